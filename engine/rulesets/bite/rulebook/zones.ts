import type { Chapter } from './entry.js';

/** Section 8 of the rulebook: zones of control in the advanced game. */
export const zones = {
  '8.0': {
    title: 'Zones of control in the advanced game',
    text: 'Further limits of zones of control besides those of 3.19.',
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
    text: 'Zones of control do not extend into an enemy major city, bunker or fortress, occupied or not, unless it is empty and every adjacent hex is occupied by units of the side.',
    see: ['3.19', '3.3'],
    status: 'simulated',
  },
} as const satisfies Chapter;
