import type { OfflineWords } from '../../en/web/offline.ts';

export const offline: OfflineWords = {
  newVersion: 'Une nouvelle version de Tidetable est prête. Vos parties sont gardées.',
  load: 'La charger',
  later: 'Plus tard',
};
