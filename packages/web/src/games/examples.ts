/** The drawings of a game for the pages of its rules. */
import type { GameId } from '@tidetable/rules';
import type { FigureRules } from '@tidetable/text/rules';
import type { ComponentType } from 'preact';

/** A drawing for each paragraph that has a caption for one, by its first rule. */
export type ExamplesOf<Game extends GameId> = Readonly<Record<FigureRules[Game], ComponentType>>;

export type Examples = Readonly<Record<string, ComponentType>>;
