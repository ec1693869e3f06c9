import type { Chapter } from '../../../play/rulebook.js';

/** Sections 4 to 6 of the rulebook: sectors, length of the game, sequence of play. */
export const sectorsAndSequence = {
  '4': {
    title: 'Sectors',
    text: 'How the table is divided, and how many units a sector takes.',
    see: ['4a', '4c', '4d'],
    status: 'enforced',
    heading: true,
  },
  '4a': {
    title: 'Hexes or squares',
    text: 'The table is a grid of hexes, or of squares 15 cm wide. Each cell is a sector; on squares the diagonal neighbours count too.',
    see: ['7c', '9.2a'],
    status: 'enforced',
  },
  '4b': {
    title: 'Scale',
    text: 'A sector is some 4 to 7 km across, and only terrain that matters at that scale is shown.',
    see: ['14a'],
    status: 'advice',
  },
  '4c': {
    title: 'Stacking limit',
    text: 'A sector holds as many ground units of a side as the scenario says, from 6 to 9; without a word of the scenario it is 9. Headquarters count, aircraft do not.',
    see: ['4e', '7e'],
    status: 'enforced',
  },
  '4d': {
    title: 'Four may fight',
    text: 'At most 4 units attack a sector and at most 4 defend it: a leader and three in support.',
    see: ['8h', '9.1f'],
    status: 'enforced',
  },
  '4e': {
    title: 'Air units are counted apart',
    text: 'Air support counts neither for stacking nor among the four that fight.',
    see: ['4c', '4d'],
    status: 'simulated',
  },

  '5': {
    title: 'Length of a scenario',
    text: 'How many turns make a day, and when it is over.',
    see: ['5a', '5b'],
    status: 'enforced',
    heading: true,
  },
  '5a': {
    title: 'Turns of a day',
    text: 'A turn is at most 4 hours. A day has 3 or 4 turns, as the scenario says, and a scenario should run over several days.',
    see: ['11b', '12e'],
    status: 'enforced',
  },
  '5b': {
    title: 'The end',
    text: 'The scenario says how many turns are played; then victory is counted.',
    see: ['16a'],
    status: 'simulated',
  },

  '6': {
    title: 'Sequence of play',
    text: 'Who goes when, and what a unit may do.',
    see: ['6a', '6b', '6c', '6d', '6e', '6f'],
    status: 'enforced',
    heading: true,
  },
  '6a': {
    title: 'Who goes first',
    text: 'The side that took more break points from the enemy in the turn before goes first. On equality, and in turn 1, both roll a die and the higher begins, ties rolled again; a scenario may name who begins turn 1.',
    see: ['3c'],
    status: 'simulated',
  },
  '6b': {
    title: 'Division by division',
    text: 'The sides take turns activating one division each, any that has not been activated yet.',
    see: ['1b', '6c'],
    status: 'enforced',
  },
  '6c': {
    title: 'The end of a turn',
    text: 'The turn is over when one side has activated all its divisions and the other as many. Divisions left over do nothing this turn, and one wiped out before its time no longer counts. An air division may stay unused: it counts only for the side that wants it activated.',
    see: ['6b', '12d'],
    status: 'simulated',
  },
  '6d': {
    title: 'Three actions',
    text: 'In its division’s activation a unit may move, fire (with range 1 or more) and assault, in any order, or do nothing. Units of a division may act in turns as their owner likes; one move is never interrupted.',
    see: ['7', '8', '10a'],
    status: 'enforced',
  },
  '6e': {
    title: 'Each action once',
    text: 'No unit does the same thing twice in a turn.',
    see: ['6d', '9.1h'],
    status: 'enforced',
  },
  '6f': {
    title: 'Between two days',
    text: 'Night brings reorganisation, morning the weather and air supremacy, then the first turn of the day begins. The first day has no night before it.',
    see: ['11b', '12e', '12f'],
    status: 'simulated',
  },
} as const satisfies Chapter;
