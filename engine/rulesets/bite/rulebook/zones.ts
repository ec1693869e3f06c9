import type { Chapter } from './entry.js';

/** 8: zones of control in the advanced game. */
export const zones = {
  '8.0': {
    title: 'Zones of control in the advanced game',
    text: 'Where a zone ends besides 3.19.',
    see: ['8.0.rivers', '8.0.strongholds'],
    status: 'simulated',
    heading: true,
  },
  '8.0.rivers': {
    title: 'Rivers stop zones',
    text: 'A zone of control does not cross a river hexside unless the river is frozen.',
    see: ['3.19', '9.3.rivers'],
    status: 'simulated',
  },
  '8.0.strongholds': {
    title: 'Strongholds stop zones',
    text: 'No zone reaches into a major city, bunker or fortress of the enemy, held or not; only where it is empty and every hex around it is held by units of the side.',
    see: ['3.19', '3.3'],
    status: 'simulated',
  },
} as const satisfies Chapter;
