import { plan, type PlannedGame } from '../intentions.js';

const MOVES = 'Axis July 1941 movement';

/**
 * A month of Blocks in the East: production, fuel, a battle of two rounds with a retreat, and a Blitz move after it.
 */
export const ARMOUR: PlannedGame = {
  title: 'A turn with production, a battle over two rounds, a retreat and a Blitz move',
  file: 'bite/lessons/4-armour-and-headquarters.sand',
  prepare: (text) =>
    `${text.slice(0, text.indexOf('orders turn')).replace('"29.Mot"', '"29.Mot" (step 2)')}dice "bug"\n`,
  device: 'mouse',
  otherDeviceFrom: 'Axis July 1941 combat',
  players: { Axis: 'I play', Soviet: 'I play' },
  view: 'Everything (umpire)',
  intentions: [
    plan('Axis July 1941 production', 'repair "29.Mot"', ['29.Mot']),
    plan(MOVES, 'move', ['HQ Pz4'], '0403'),
    plan(MOVES, 'activate', ['HQ Pz4', '41.Pz', '29.Mot']),
    plan(MOVES, 'move', ['41.Pz', '29.Mot'], '0504'),
    plan('Axis July 1941 combat: which battle', 'battle 0504'),
    plan('Soviet July 1941 combat: which unit leaves', 'stay'),
    plan('Axis July 1941 combat: which unit leaves', 'stay'),
    plan('Soviet July 1941 combat: which unit leaves', 'retreat', ['8.A'], '0603'),
    plan('Axis July 1941 blitz', 'blitz', ['41.Pz'], '0604'),
  ],
  until: 'Axis August 1941',
  theme: 'dark',
  pictureAfter: 8,
  contains: {
    production: /→ repair "29.Mot"/,
    headquarters: /→ activate "HQ Pz4" with /,
    battle: /→ battle 0504/,
    'second round': /which unit leaves the battle in 0504\? → stay/,
    retreat: /→ retreat "8.A" to 0603/,
    Blitz: /→ blitz "41.Pz" to 0604/,
  },
};
