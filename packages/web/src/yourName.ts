import { homeWords } from '@tidetable/text/web';
import { say, settings } from './settings.ts';

/** How this browser's person is called at a new table. */
export const yourName = (): string => settings.value.name || say(homeWords).somebody;
