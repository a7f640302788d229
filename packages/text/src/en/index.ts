import type { Parts } from '../parts.ts';

/** How the language calls itself. */
export const name = 'English';

/** Texts that are loaded together, each by its place in this folder. */
export const parts: Parts = {
  notices: () => import('./notices.ts'),
  terminal: () => import('./terminal.ts'),
  online: () => import('./online.ts'),
  onlineSetup: () => import('./onlineSetup.ts'),
  fairness: () => import('./fairness.ts'),
  web: () => import('./web/index.ts'),
  typing: () => import('./web/typing.ts'),
  chat: () => import('./chat.ts'),
  box: () => import('./box/index.ts'),
  'nautilus-island': () => import('./nautilus-island/index.ts'),
  'nautilus-island/rules': () => import('./nautilus-island/rules.ts'),
  'nautilus-island/explain': () => import('./nautilus-island/explain.ts'),
  'nautilus-island/queries': () => import('./nautilus-island/queries.ts'),
  'nautilus-island/lesson': () => import('./nautilus-island/lesson.ts'),
  nautilion: () => import('./nautilion/index.ts'),
  'nautilion/rules': () => import('./nautilion/rules.ts'),
  'nautilion/explain': () => import('./nautilion/explain.ts'),
  'nautilion/queries': () => import('./nautilion/queries.ts'),
  'nautilion/lesson': () => import('./nautilion/lesson.ts'),
  'nautilion-mages/lesson': () => import('./nautilion/lessons/mages.ts'),
  'nautilion-mercenaries/lesson': () => import('./nautilion/lessons/mercenaries.ts'),
  'nautilion-reefs/lesson': () => import('./nautilion/lessons/reefs.ts'),
  'nautilion-darkhouse/lesson': () => import('./nautilion/lessons/darkhouse.ts'),
  'nautilion-heroics/lesson': () => import('./nautilion/lessons/heroics.ts'),
  'nautilion-admirals/lesson': () => import('./nautilion/lessons/admirals.ts'),
  nauticus: () => import('./nauticus/index.ts'),
  'nauticus/explain': () => import('./nauticus/explain.ts'),
  'nauticus/rules': () => import('./nauticus/rules.ts'),
  'nauticus/queries': () => import('./nauticus/queries.ts'),
  'nauticus/lesson': () => import('./nauticus/lesson.ts'),
};
