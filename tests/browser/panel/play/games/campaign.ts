import { plan, type PlannedGame } from '../intentions.js';

const TURN_1 = 'German 1 initial movement';
const TURN_2 = 'German 2 initial movement';

/** A person plays the German side for two turns of the campaign. Its units are off the map until they enter. */
export const CAMPAIGN: PlannedGame = {
  title: 'Two turns of the campaign against the look-ahead player',
  file: 'pgg/panzergruppe-guderian.sand',
  prepare: (text) => text,
  device: 'mouse',
  otherDeviceFrom: 'German 2',
  players: { Soviet: 'Look-ahead player', German: 'I play' },
  strength: 1,
  view: 'What the side to move sees',
  intentions: [
    plan(TURN_1, 'enter', ['25/7', '6/7', '7/7']),
    plan(TURN_1, 'enter', ['21/20'], '0113'),
    plan('German 1 mechanized movement', 'move', ['25/7']),
    plan(TURN_2, 'move', ['21/20']),
    plan(TURN_2, 'enter', ['6.Inf']),
  ],
  until: 'German 2 air interdiction',
  theme: 'dark',
  pictureAfter: 2,
  contains: {
    entry: /→ enter 25\/7, 6\/7, 7\/7 to /,
    'move on the map': /→ move /,
    'end of a phase': /→ pass$/,
  },
};
