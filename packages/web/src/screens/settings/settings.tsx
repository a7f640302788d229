import { settingsWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import { Page } from '../page.tsx';
import { SettingsForm } from './settingsForm.tsx';

export const SettingsPage = () => {
  const { title } = say(settingsWords);
  return (
    <Page title={title} class="narrow">
      <h1>{title}</h1>
      <SettingsForm />
    </Page>
  );
};
