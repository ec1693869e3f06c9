import type { Chapter } from './entry.js';

/** Sections 7.3 and 7.4 of the rulebook: combining formations, and Army units. */
export const combiningAndArmyUnits = {
  '7.3': {
    title: 'Combining formations',
    text: 'Activating the formations of two markers at once.',
    see: ['7.31', '7.33'],
    status: 'simulated',
    heading: true,
  },
  '7.31': {
    title: 'Three ways with a full pool',
    text: 'With a marker in the pool a player may play the pooled marker and pool the new one, play the new one, or try to combine both.',
    see: ['7.22', '7.33'],
    status: 'enforced',
  },
  '7.32': {
    title: 'Different formations',
    text: 'Two markers of the same formation cannot be combined: one is played, the other stays in the pool.',
    see: ['7.31'],
    status: 'enforced',
  },
  '7.33': {
    title: 'The roll',
    text: 'The player announces the attempt and reveals one of the two markers, of his choice. He rolls a die and adds its combination value and a leader’s points. On 8 or more both formations act; otherwise only the revealed one acts, and the other stays hidden in the pool.',
    see: ['15.33d'],
    status: 'enforced',
  },
  '7.34': {
    title: 'After a failure',
    text: 'The pooled formation may try to combine again in a later sequence of the turn. It may also be played at the start of a sequence instead of drawing; then it may not pass [7.24]. The last sentence of the rule lets it act alone in the next sequence.',
    see: ['7.31'],
    status: 'simulated',
  },
  '7.4': {
    title: 'Army units',
    text: 'Army units act with an active formation.',
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
    text: 'Two activations or attempts in a turn, with one formation or with two different ones.',
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
    title: 'Automatic activation',
    text: 'An Army unit within command range of a headquarters of the active formation is activated automatically while it has activations left.',
    see: ['15.15'],
    status: 'simulated',
  },
  '7.45': {
    title: 'Activation by a check',
    text: 'Outside that range the unit makes an efficiency check with its reductions. A failure keeps it inactive for the sequence and uses up the activation.',
    see: ['3.42', '15.33c'],
    status: 'enforced',
  },
  '7.46': {
    title: 'Part of the formation',
    text: 'Until the sequence ends the unit belongs to the formation, may be its lead unit and may receive command points.',
    see: ['3.43c'],
    status: 'simulated',
  },
} as const satisfies Chapter;
