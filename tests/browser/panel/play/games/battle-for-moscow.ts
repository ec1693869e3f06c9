import { plan, type PlannedGame } from '../intentions.js';

const ORDERS = 'German 1 combat: what next';

/** The first turn of a game that a file declares: two battles that are declared together, an advance, and a rail move. */
export const BATTLE_FOR_MOSCOW: PlannedGame = {
  title: 'The first turn of Battle for Moscow, whose rules a file declares',
  file: 'own/battle-for-moscow/first-turn.sand',
  prepare: (text) =>
    `${text.slice(0, text.indexOf('orders turn'))}dice "1/German/combat/0308/die" = 3\ndice "1/German/combat/0309/die" = 1\n`,
  device: 'keyboard',
  otherDeviceFrom: 'German 1 movement',
  players: { German: 'I play', Soviet: 'I play' },
  view: 'Everything (umpire)',
  seed: 'moscow',
  intentions: [
    plan(ORDERS, 'attack', ['XL', 'XLVI'], '0308'),
    plan(ORDERS, 'attack', ['XXIV', 'XIII'], '0309'),
    plan(ORDERS, 'pass'),
    plan('German 1 combat: which of', 'advance', ['XLVI'], '0308'),
    plan('German 1 movement', 'move', ['LVII'], '0208'),
    plan('Soviet 1 rail movement', 'ride', ['5'], '0604'),
    plan('Soviet 1 movement', 'move', ['3'], '0508'),
  ],
  until: 'German 2',
  theme: 'high-contrast-light',
  pictureAfter: 4,
  contains: {
    declaration: /→ attack 0309 /,
    advance: /→ advance XLVI to 0308/,
    movement: /→ move LVII to 0208/,
    'rail movement': /→ ride "5" to 0604/,
  },
};
