import { plan, type PlannedGame } from '../intentions.js';

/** Leaves the orders and expectations out of the example. */
export const withoutOrders = (text: string): string => text.slice(0, text.indexOf('// The Soviet side holds'));

/** Two people play the whole scenario; the map is covered between them, because units of the Soviet side are hidden. */
export const FIRST_CONTACT: PlannedGame = {
  title: 'First contact to its end',
  file: 'pgg/first-contact.sand',
  prepare: withoutOrders,
  device: 'mouse',
  otherDeviceFrom: 'German 1 combat: which units advance',
  isAnimated: true,
  players: { Soviet: 'I play', German: 'I play' },
  view: 'What the side to move sees',
  intentions: [
    plan('German 0 setup', 'interdict', [], '2713'),
    plan('German 1 initial movement', 'move', ['25/7', '6/7', '7/7'], '2512'),
    plan('German 1 initial movement', 'move', ['26.Inf'], '2513'),
    plan('German 1 combat: which attack', 'attack', ['25/7', '6/7', '7/7', '26.Inf'], '2612'),
    plan('German 1 combat: lose', 'lose', ['26.Inf']),
    plan('German 1 combat: which units advance', 'advance', ['25/7'], '2612'),
    plan('German 2 combat', 'attack', ['25/7'], '2712'),
  ],
  theme: 'light',
  pictureAfter: 9,
  contains: {
    attack: /→ attack /,
    'loss or retreat': /lose 1 step or retreat/,
    loss: /→ lose /,
    'retreat path': /→ retreat .* via /,
    advance: /→ advance /,
  },
};
