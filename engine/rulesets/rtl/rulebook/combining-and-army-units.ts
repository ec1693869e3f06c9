import type { Chapter } from './entry.js';

/** Sections 7.3 and 7.4 of the rulebook: combining formations, and Army units. */
export const combiningAndArmyUnits = {
  '7.3': {
    title: 'Combining formations',
    text: 'A player may try to activate the formations of two markers at once.',
    see: ['7.31', '7.33'],
    status: 'simulated',
    heading: true,
  },
  '7.31': {
    title: 'Three choices with a full pool',
    text: 'A player with a marker in the pool may play that marker and put the new one into the pool, play the new marker, or try to combine both.',
    see: ['7.22', '7.33'],
    status: 'enforced',
  },
  '7.32': {
    title: 'Different formations',
    text: 'Two markers of the same formation may not be combined. One of them is played, and the other stays in the pool.',
    see: ['7.31'],
    status: 'enforced',
  },
  '7.33': {
    title: 'The roll to combine',
    text: 'The player announces the attempt and reveals one of the two markers, as he chooses. He rolls a die and adds the combination value of the revealed marker and a leader’s points. On 8 or more both formations act. Otherwise only the revealed formation acts, and the other marker stays hidden in the pool.',
    see: ['15.33d'],
    status: 'enforced',
  },
  '7.34': {
    title: 'After a failed roll to combine',
    text: 'The player may try again to combine the marker in the pool in a later sequence of the turn. He may also play it at the start of a sequence instead of drawing a marker; then it may not pass [7.24]. The last sentence of the rule says that it may be played by itself in the next sequence.',
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
    text: 'An Army unit is never activated without a formation.',
    see: ['4.33'],
    status: 'enforced',
  },
  '7.42': {
    title: 'Motorized Army units',
    text: 'A motorized Army unit has two activations or attempts in a turn, with one formation or with two different ones.',
    see: ['7.46'],
    status: 'enforced',
  },
  '7.43': {
    title: 'Other Army units',
    text: 'An Army unit that is not motorized has one activation or attempt in a turn.',
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
    text: 'Outside command range an Army unit makes an efficiency check with its reductions. After a failed check the unit is inactive for the sequence, and the activation is used up.',
    see: ['3.42', '15.33c'],
    status: 'enforced',
  },
  '7.46': {
    title: 'Part of the formation',
    text: 'Until the sequence ends, an activated Army unit belongs to the formation, may be its lead unit and may receive command points.',
    see: ['3.43c'],
    status: 'simulated',
  },
} as const satisfies Chapter;
