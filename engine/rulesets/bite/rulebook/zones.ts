import type { Chapter } from './entry.js';

/** Section 8 of the rulebook: zones of control in the advanced game. */
export const zones = {
  '8.0': {
    title: 'Zones of control in the advanced game',
    text: 'This section adds limits of zones of control to those of 3.19.',
    see: ['8.0.rivers', '8.0.strongholds'],
    status: 'simulated',
    heading: true,
  },
  '8.0.rivers': {
    title: 'Rivers stop zones of control',
    text: 'A zone of control does not cross a river hexside unless the river is frozen.',
    see: ['3.19', '9.3.rivers'],
    status: 'simulated',
  },
  '8.0.strongholds': {
    title: 'Strongholds stop zones of control',
    text: 'Zones of control do not extend into an enemy major city, bunker or fortress, occupied or not. The exception is a stronghold that is empty and whose adjacent hexes are all occupied by units of the side.',
    see: ['3.19', '3.3'],
    status: 'simulated',
  },
} as const satisfies Chapter;
