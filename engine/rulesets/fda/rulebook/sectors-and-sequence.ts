import type { Chapter } from '../../../play/rulebook.js';

/** Sections 4 to 6 of the rulebook: sectors, length of the game, sequence of play. */
export const sectorsAndSequence = {
  '4': {
    title: 'Sectors',
    text: 'The rules of this section say how the table is divided into sectors, and how many units may be in a sector.',
    see: ['4a', '4c', '4d'],
    status: 'enforced',
    heading: true,
  },
  '4a': {
    title: 'Hexes or squares',
    text: 'The table is a grid of hexes, or of squares 15 cm wide. Each cell is a sector; on squares the diagonal neighbours are also adjacent.',
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
    text: 'The scenario sets how many ground units of a side may be in a sector, from 6 to 9. The default is 9. Headquarters count, aircraft do not.',
    see: ['4e', '7e'],
    status: 'enforced',
  },
  '4d': {
    title: 'Four units may fight',
    text: 'At most 4 units attack a sector and at most 4 defend it: a leader and three in support.',
    see: ['8h', '9.1f'],
    status: 'enforced',
  },
  '4e': {
    title: 'Air units do not count',
    text: 'Aircraft in support count neither for stacking nor among the four units that fight.',
    see: ['4c', '4d'],
    status: 'simulated',
  },

  '5': {
    title: 'Length of a scenario',
    text: 'The rules of this section give the number of turns per day and the end of the scenario.',
    see: ['5a', '5b'],
    status: 'enforced',
    heading: true,
  },
  '5a': {
    title: 'Number of turns per day',
    text: 'A turn is at most 4 hours. A day has 3 or 4 turns, as the scenario says, and a scenario should run over several days.',
    see: ['11b', '12e'],
    status: 'enforced',
  },
  '5b': {
    title: 'End of the scenario',
    text: 'The scenario sets the number of turns; after the last turn the victory points are counted.',
    see: ['16a'],
    status: 'simulated',
  },

  '6': {
    title: 'Sequence of play',
    text: 'The rules of this section give the order of activations and the actions of a unit.',
    see: ['6a', '6b', '6c', '6d', '6e', '6f'],
    status: 'enforced',
    heading: true,
  },
  '6a': {
    title: 'The side that goes first',
    text: 'The side that took more break points from the enemy in the previous turn goes first. If the numbers are equal, and in turn 1, both sides roll a die until one roll is higher; that side goes first. A scenario may name the side that goes first in turn 1.',
    see: ['3c'],
    status: 'simulated',
  },
  '6b': {
    title: 'Alternate activation of divisions',
    text: 'The sides alternately activate one division each. They may choose any division that has not been activated in this turn.',
    see: ['1b', '6c'],
    status: 'enforced',
  },
  '6c': {
    title: 'End of a turn',
    text: 'The turn ends when one side has activated all its divisions and the other side has activated as many. The remaining divisions do nothing in this turn, and a division that was wiped out before its activation no longer counts. An air division counts only if its side wants to activate it.',
    see: ['6b', '12d'],
    status: 'simulated',
  },
  '6d': {
    title: 'Three actions',
    text: 'In its division’s activation a unit may move, fire (with range 1 or more) and assault, in any order, or do nothing. The units of a division may act in any order, and their actions may alternate, but a move is never interrupted.',
    see: ['7', '8', '10a'],
    status: 'enforced',
  },
  '6e': {
    title: 'Each action once per turn',
    text: 'No unit performs the same action twice in a turn.',
    see: ['6d', '9.1h'],
    status: 'enforced',
  },
  '6f': {
    title: 'Between two days',
    text: 'Reorganisation takes place at night, and weather and air supremacy are rolled in the morning; then the first turn of the day begins. There is no night before the first day.',
    see: ['11b', '12e', '12f'],
    status: 'simulated',
  },
} as const satisfies Chapter;
