import type { Chapter } from './entry.js';

/** Sections 1.0 to 3.5 of the rulebook: scale, overview of the game, components. */
export const introduction = {
  '1.0': {
    title: 'Scale',
    text: 'Regiments and divisions fight for the Dnepr crossings and Smolensk in the summer of 1941. A game turn stands for two days, a hex for 10.5 kilometres.',
    see: ['4.1'],
    status: 'advice',
  },
  '2.0': {
    title: 'A first walk through a turn',
    text: 'A narrative overview of set-up and turn for newcomers: the Soviet side begins every turn, the German side has no units on the map at the start, and twelve turns are played unless a scenario says otherwise. Where the overview contradicts a numbered rule, the numbered rule applies; only the time at which German markers are removed is left to a ruling.',
    see: ['4.2', '13.33', '15.0'],
    status: 'simulated',
  },
  '3.1': {
    title: 'The map',
    text: 'A grid of hexes governs where counters stand and how they move; the map also shows the terrain key and the turn track.',
    see: ['6.7'],
    status: 'advice',
  },
  '3.2': {
    title: 'Charts and tables',
    text: 'The terrain effects chart, the combat results table, the lists of reinforcements and the turn track are the tables of the game.',
    see: ['6.7', '9.5', '16.1', '16.2'],
    status: 'advice',
  },
  '3.3': {
    title: 'The counters',
    text: 'A unit is a counter that stands for troops; its numbers and symbols give strength, movement allowance and type. Markers are not units.',
    see: ['3.4'],
    status: 'advice',
  },
  '3.4': {
    title: 'Values on the counters',
    text: 'A division has one number; a regiment has its own number and that of its division: regiment 20/12 belongs to the 12th Division. Soviet infantry counters show attack, defense and movement. Armoured Soviet counters and all German counters show one strength for attack and defense, and movement. Soviet mechanized divisions are armour. A question mark hides a strength until the unit has fought; the counter of a leader shows his rating.',
    see: ['10.1', '12.2'],
    status: 'enforced',
  },
  '3.5': {
    title: 'Components of the game',
    text: 'The game has one map, one rulebook, and 200 counters printed on both sides.',
    see: ['14.14'],
    status: 'advice',
  },
} as const satisfies Chapter;
