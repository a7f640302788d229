import type { GameId } from '@tidetable/rules';
import type { ComponentType } from 'preact';
import { IslandVignette } from './islandVignette.tsx';
import { NauticusVignette } from './nauticusVignette.tsx';
import { NautilionVignette } from './nautilionVignette.tsx';

/** A picture for each game, drawn without loading any of it. */
export const VIGNETTES: Record<GameId, ComponentType> = {
  'nautilus-island': IslandVignette,
  nautilion: NautilionVignette,
  nauticus: NauticusVignette,
};
