import { type Attributes, flag, number, option, range, sideName, words } from './attribute.js';
import { statement } from './statement.js';

/** The values that `modify` changes. */
export const MODIFIED = {
  attack: 'The attack strength of a unit.',
  defence: 'The defence strength of a unit.',
  shift:
    'The columns that an attack is shifted to the right. With the condition `firing`: the columns that fire is shifted.',
  die: 'The roll of the dice in combat. With the condition `firing`: the roll of the dice for fire.',
  movement: 'The movement allowance of a unit.',
  cost: 'The movement points that a step costs a unit.',
  stack: 'The stacking limit.',
  zone: 'The zone of control of a unit. Only `off` is possible.',
  retreat: 'The hexes that a unit retreats.',
  advance: 'The hexes that a unit may advance.',
  supply: 'The length of a line of supply.',
} as const;

/** The operations of `modify`. Without one of these words, the number is added. */
export const OPERATIONS = {
  times: 'Multiplies the value.',
  half: 'Halves the value.',
  third: 'Divides the value by three.',
  exactly: 'Sets the value to the number.',
  least: 'The value is at least the number.',
  most: 'The value is at most the number.',
  off: 'Removes the zone of control.',
} as const;

/** The conditions of `modify`. All conditions of a statement must hold. */
export const CONDITIONS = {
  side: sideName('The side whose value changes. For `shift` and `die`, the attacker.'),
  by: words(
    'For a value of a unit: the unit is of one of these kinds or classes. For a value of a fight: at least one attacker is.',
    ['unit', 'class'],
  ),
  least: number('With `by`: at least this number of attackers are of one of these kinds or classes.', { most: 99 }),
  every: flag('With `by`: all attackers are of one of these kinds or classes.'),
  against: words('A defender is of one of these kinds or classes.', ['unit', 'class']),
  'clear-of': words('No defender is of one of these kinds or classes.', ['unit', 'class']),
  into: words('The attacked hex has one of these kinds of terrain or places.', ['terrain', 'place']),
  from: words('The unit is in one of these kinds of terrain or places.', ['terrain', 'place']),
  across: words(
    'Every adjacent attacker attacks across one of these kinds of hexsides. Bombarding units do not count.',
    ['hexside'],
  ),
  'by-unit': flag('With `across`: judged for each unit alone.'),
  distance: range('The distance to the target, in hexes. The hex of the target counts.', 1, 99),
  supplied: flag('The unit is supplied.'),
  unsupplied: flag('The unit is not supplied.'),
  state: option('The unit is in this state.', {}, { or: 'state' }),
  with: words('A unit of one of these kinds or classes is in the same hex.', ['unit', 'class']),
  alone: flag('No other unit is in the hex.'),
  whole: words('All units that the order of battle gives the formation are in the hex.', ['formation']),
  formations: range('The number of formations to which the attackers belong.', 1, 99),
  hexes: range('The number of hexes from which units attack.', 1, 99),
  units: range('The number of units that attack.', 1, 500),
  surrounded: flag('No hex is open to a retreat of the defenders.'),
  turns: range('In these turns.'),
  weather: option('In this weather.', {}, { or: 'weather' }),
  phase: option('In this phase.', {}, { or: 'phase' }),
  demoralized: sideName('This side is demoralized.'),
  attacking: flag('The unit attacks.'),
  defending: flag('The unit defends.'),
  overrunning: flag('The unit overruns.'),
  bombarding: flag('The unit bombards.'),
  firing: flag('The unit fires.'),
} satisfies Attributes;

/** The values that `modify` changes only in fights. Only their modifiers may have conditions about a fight. */
export const VALUES_OF_FIGHTS: ReadonlySet<string> = new Set<keyof typeof MODIFIED>([
  'attack',
  'defence',
  'shift',
  'die',
  'retreat',
  'advance',
]);

/** The conditions that are about a fight. */
export const FIGHT_CONDITIONS: ReadonlySet<string> = new Set<keyof typeof CONDITIONS>([
  'against',
  'clear-of',
  'into',
  'across',
  'distance',
  'formations',
  'hexes',
  'units',
  'surrounded',
]);

/** The attributes that only complete the condition before them. */
export const COMPLETED_CONDITIONS: ReadonlyMap<string, { readonly of: string; readonly example: string }> = new Map([
  ['least', { of: 'by', example: 'by "tank", least 2' }],
  ['every', { of: 'by', example: 'by "tank", every' }],
  ['by-unit', { of: 'across', example: 'across "river", by-unit' }],
]);

export const modify = statement({
  head: 'modify',
  form: 'modify WHAT CHANGE "REASON" (CONDITIONS)',
  text: 'Changes a value if all conditions in the parentheses hold. For conditions of which only one must hold, write one statement for each. Whatever the order of the statements, changes apply in the order `exactly`, `times`, `half` and `third`, sums, `least`, `most`.',
  example: 'hexside river\nmodify shift -1 "river" (across "river") [7.1]',
  in: 'ruleset',
  values: 'own',
  attributes: CONDITIONS,
  repeatsAttributes: true,
  occurs: 'often',
});
