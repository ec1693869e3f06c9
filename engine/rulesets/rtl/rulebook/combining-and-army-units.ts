import type { Chapter } from './entry.js';

/** 7.3 combining formations, 7.4 Army units. */
export const combiningAndArmyUnits = {
  '7.3': {
    title: 'Combining formations',
    text: 'Two markers at once.',
    see: ['7.31', '7.33'],
    status: 'simulated',
    heading: true,
  },
  '7.31': {
    title: 'Three ways with a full pool',
    text: 'Play the pooled marker and pool the new one; play the new one; or try to combine them.',
    see: ['7.22', '7.33'],
    status: 'enforced',
  },
  '7.32': {
    title: 'Different formations',
    text: 'Two markers of one formation are not combined: one is played, the other stays.',
    see: ['7.31'],
    status: 'enforced',
  },
  '7.33': {
    title: 'The roll',
    text: 'After the announcement one of the two markers is shown, whichever the player likes, and its combination value, with a leader’s points, added to a roll. At 8 or more both act; otherwise the shown one alone, and the other stays hidden in the pool.',
    see: ['15.33d'],
    status: 'enforced',
  },
  '7.34': {
    title: 'After a failure',
    text: 'The pooled formation may try again in a later sequence of the turn, or be played at the start of one in place of drawing; then it may not pass [7.24]. The book’s last sentence has it act by itself in the very next.',
    see: ['7.31'],
    status: 'simulated',
  },
  '7.4': {
    title: 'Army units',
    text: 'They serve the formation that acts.',
    see: ['7.41', '7.44', '7.45'],
    status: 'simulated',
    heading: true,
  },
  '7.41': {
    title: 'Only with a formation',
    text: 'An Army unit is never activated alone.',
    see: ['4.33'],
    status: 'enforced',
  },
  '7.42': {
    title: 'Motorized Army units',
    text: 'Two activations or attempts in a turn, with the same formation or another.',
    see: ['7.46'],
    status: 'enforced',
  },
  '7.43': {
    title: 'Other Army units',
    text: 'One activation or attempt in a turn.',
    see: ['7.46'],
    status: 'enforced',
  },
  '7.44': {
    title: 'Of itself',
    text: 'Within command range of a headquarters of the active formation, as long as its activations are not used up.',
    see: ['15.15'],
    status: 'simulated',
  },
  '7.45': {
    title: 'By a check',
    text: 'Beyond it the unit checks its efficiency, with its reductions; a failure keeps it still for the sequence and uses the activation up.',
    see: ['3.42', '15.33c'],
    status: 'enforced',
  },
  '7.46': {
    title: 'Part of the formation',
    text: 'Until the sequence ends it belongs to it, may lead, and may be given command points.',
    see: ['3.43c'],
    status: 'simulated',
  },
} as const satisfies Chapter;
