import { plan, type PlannedGame } from '../intentions.js';

const MOVES = 'German 19AM operations: which unit moves';
const STUG = ['I/8', 'II/8', '665 StuG'];

/** A morning with two markers of each side: a move, an overrun on the way, an attack, and a reaction to it. */
export const OVERRUN_AND_REACTION: PlannedGame = {
  title: 'A turn with markers, an overrun and a reaction',
  file: 'rtl/lessons/4-overrun-and-reaction.sand',
  prepare: (text) => text.slice(0, text.indexOf('orders turn')),
  device: 'mouse',
  otherDeviceFrom: 'German 19AM operations: which unit is the lead unit',
  players: { German: 'I play', Soviet: 'I play' },
  view: 'Everything (umpire)',
  intentions: [
    plan('German 19AM operations: which marker', 'begin "3.Mot"'),
    plan('German 19AM operations: for which sequence', 'play mobile'),
    plan(MOVES, 'activate', ['665 StuG']),
    plan(MOVES, 'move', STUG, '1308'),
    plan(MOVES, 'overrun', STUG, '1307'),
    plan('German 19AM operations: which unit is the lead unit', 'lead', ['I/8']),
    plan('German 19AM operations: where does 2/898', 'retreat', ['2/898'], '1207', '1107'),
    plan('German 19AM operations: which attacks', 'attack', STUG, '1306'),
    plan('Soviet 19AM operations: which unit reacts', 'react', ['I/1'], '1306'),
    plan('German 19AM operations: which unit advances', 'advance', ['I/8'], '1306'),
  ],
  until: 'German 19PM',
  theme: 'high-contrast-light',
  pictureAfter: 6,
  contains: {
    marker: /→ begin /,
    sequence: /→ play mobile/,
    overrun: /→ overrun 1307 /,
    'lead unit': /→ lead I\/8/,
    'retreat path': /→ retreat 2\/898 1307 > 1207 > 1107/,
    'refusal of combat': /do the units in 1306 refuse combat/,
    reaction: /→ react I\/1 to 1306/,
    'combat table': /→ use mobile/,
    advance: /→ advance /,
  },
};
