import { plan, type PlannedGame } from '../intentions.js';

const CHOOSE = { allies: 'Allies 4 activation: which division', germans: 'Germans 4 activation: which division' };
const GUARDS = 'Allies 4 activation: Guards';
const CANADIANS = 'Allies 4 activation: 2nd Canadian';
const PANZER = 'Germans 4 activation: 1st Panzer';

/**
 * The last turn of the first day of Goodwood and the night after it; the orders of the turns before are in the text.
 */
export const GOODWOOD: PlannedGame = {
  title: 'The end of the first day of Goodwood',
  file: 'fda/goodwood-first-day-squares.sand',
  prepare: (text) => text.slice(0, text.indexOf('orders turn 4 Allies')),
  device: 'mouse',
  otherDeviceFrom: CHOOSE.germans,
  players: { Allies: 'I play', Germans: 'I play' },
  view: 'Everything (umpire)',
  intentions: [
    plan(CHOOSE.allies, 'activate "Guards Armoured"'),
    plan(GUARDS, 'move', ['5th Guards Armoured Brigade'], '1008'),
    plan(GUARDS, 'assault', ['5th Guards Armoured Brigade', '53rd & 153rd Field'], '1009'),
    plan('Germans 4 activation: does Reconnaissance/1.Pz refuse', 'refuse', ['Reconnaissance/1.Pz'], '0910'),
    plan(CHOOSE.germans, 'activate "1st Panzer"'),
    plan(PANZER, 'move', ['Panzer/1.Pz', '113/1.Pz'], '1009'),
    plan(PANZER, 'assault', ['Panzer/1.Pz'], '1008'),
    plan('Germans 4 activation: which of 113/1.Pz and Panzer/1.Pz', 'retreat', ['113/1.Pz'], '1110', '1209'),
    plan(CHOOSE.allies, 'activate "2nd Canadian"'),
    plan(CANADIANS, 'fire', ['4th, 5th & 6th Canadian Field'], '0708'),
  ],
  until: 'Germans 5',
  theme: 'high-contrast',
  pictureAfter: 7,
  contains: {
    activation: /→ activate /,
    assault: /→ assault 1008 /,
    refusal: /→ refuse /,
    defence: /→ defend 1008 /,
    'retreat path': /→ retreat "113\/1.Pz" 1009 > 1110 > 1209/,
    fire: /→ fire /,
    reorganisation: /→ reorganise /,
    recovery: /→ recover /,
  },
};
