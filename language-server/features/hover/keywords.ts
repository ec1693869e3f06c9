import { term } from '../../../engine/model/say.js';
import { paragraphs } from '../../text/markdown.js';
import { statementTexts } from './special-rules.js';

/** Explanations of keywords; `Rule.keyword` applies in one grammar rule only. */
const texts: Readonly<Record<string, string>> = {
  ...statementTexts,

  ruleset:
    'Names the game whose rules check this file and whose words it uses. Comes first: `ruleset pgg`. With braces, it declares a game or a variant of one.',
  draft:
    'Marks the file as unfinished and says why: `draft "The order of battle is missing."`. Its findings are shown only when it is opened or checked by name, not when its folder is checked.',
  import: 'Makes the declarations of another file and of its imports available: `import "map.sand"`.',
  source: 'The source of numbers or of a map. Two sources that disagree are reported.',

  map: 'Declares a map: grid, terrain and features.',
  grid: 'The grid: shape, size and cell labels.',
  hexes: 'The cells of the grid are hexes.',
  squares: 'The cells of the grid are squares.',
  flat: 'The hexes have a flat side at the top: columns run from north to south.',
  pointy: 'The hexes have a corner at the top: rows run from west to east.',
  columns:
    'The number of columns of a grid. `even columns lower` or `odd columns lower` says which columns of hexes lie half a hex lower.',
  rows: 'Number of rows; after `even` or `odd`, the rows that are shifted by half a hex.',
  increase: 'Direction in which the numbers of columns or rows increase, if not east or south.',
  labels: 'Form of the labels: `CCRR` is column and row, `RRCC` row and column, `letters` such as `K12`.',
  letters: 'Labels are a letter and a number: `K12`.',
  even: 'The columns or rows with even numbers are the shifted ones.',
  odd: 'The columns or rows with odd numbers are the shifted ones.',
  lower: 'These columns are half a hex lower than their neighbours.',
  diagonals: 'Squares that touch at a corner are adjacent.',
  legend: 'The meaning of each symbol in the terrain rows: `legend { "." clear }`.',
  terrain: 'Rows of symbols from north to south, one symbol per cell; spaces have no meaning.',
  missing: 'Cells of the grid that are not on the map.',
  along: 'Only those cells on the named side of the line that are adjacent to the line.',
  area: 'A named set of cells: an entry, a region, a front line.',
  underlay:
    'A scan that the panel shows under the grid, placed by two cells: `underlay "scan.jpg" (0101 at 123 456, 5832 at 4810 3120, opacity 40)`. No export contains it.',
  opacity: 'The opacity of the scan in percent, from 0 (invisible) to 100. Default: 50.',
  'Anchor.at': 'The pixel of the scan at which the centre of the cell lies: right and down from its upper left corner.',
  label: 'A text on the map: `label "Army Group Centre" at 1020 (size large, angle 20)`. No rule uses it.',
  north: 'The direction north.',
  east: 'The direction east.',
  south: 'The direction south.',
  west: 'The direction west.',

  side: 'Declares a side with its units and pools: `side German { … }`.',
  pool: 'A mix of counters that are drawn at random: `pool rifle { 3 of 6-8-6 }`.',
  picture:
    'The picture on all counters of a kind, a PNG or JPEG file next to this file: `picture panzer battalion "tiger.png"`.',

  scenario: 'Declares a scenario: map, length, set-up, rulings and special rules.',
  turns: 'Length of the game: its last turn, or its first and last turn, `turns 5..12`.',
  ruling: 'Chooses a reading where the rulebook is unclear: `ruling NAME = READING`.',
  house: '`house rule` changes a number of the rulebook and says why.',
  rule: '`house rule` changes a number of the rulebook and says why.',
  set: 'Sets what the rulebook leaves to the scenario, or a state at its beginning.',
  arrive:
    'Reinforcements: their turn and the place or cells where they enter. With `arrive turn 2 at X: "7.Pz"` the unit is off the map until turn 2.',
  every: 'All units of a kind that have the attributes in parentheses and that no other item names.',
  around: 'The cell and all adjacent cells.',
  score: 'Points for places and occasions; among expectations, the points that a side must have.',
  doctrine: 'Default answers of a side for decisions without an order.',
  extends: 'The ruleset that this ruleset changes. All that it does not state stays as in that ruleset.',
  except: 'Units to which the statement does not apply.',
  nobody: 'Neither side wins: the game ends in a draw.',

  orders: 'The orders of one side for a turn, in sequence.',
  sealed:
    'The seal of the orders of a side: the hash of the file that contains them, including a random secret. Play waits before the turn until the orders of all sides are imported and match their seals.',
  secret:
    'Marks a file of sealed orders. The dice of the turn come from the secrets of all sides. Seal These Orders and `sandtable seal FILE` write a random secret.',
  phase: 'The following orders belong to this phase: `phase combat:`.',
  with: 'The units that take part.',
  via: 'Cells through which the route leads.',
  against: 'The target of the order.',
  dice: 'The seed of all rolls, or the result of one roll: `dice "1/German/odds" = 4`.',
  expect: 'Expectations: what must be true at a point of the game. They test the scenario.',
  position:
    'The position at which play begins, in place of the set-up. The set-up then only determines which units take part.',
  after: 'The point of the game: after the set-up, a turn or a phase, or at the end.',

  or: 'True if at least one of the facts is true.',
  and: 'True if both facts are true.',
  not: 'True if the fact after `not` is false.',

  turn: 'The turn or turns: `turn 3`, `turn 3..5`.',
  for: 'The side to which the statement applies.',
  on: 'The result to which the answer applies: `on D2: …`; in a scenario, the map on which it is played.',
  at: 'The cells or the place.',
  by: 'Further cells through which units enter.',
  from: 'The start of the route.',
  to: 'The destination of the units.',
  of: '`of` names the group to which the preceding items belong, or from which they are chosen.',

  'Seal.by': 'The side whose orders are sealed.',
  'Secret.by': 'The side whose orders are sealed.',
  'Orders.setup': 'Orders before the first turn.',
  'ExpectBlock.setup': 'Expectations after the set-up, before the first turn.',
  'StatedPosition.setup': 'The position after the set-up.',
  'PositionValue.of': 'The cells or names for which the value holds: `control of 0101..0107 = German`.',
  'Placement.area': 'Any cells of the area; the engine chooses them within the stacking limit.',
  'Scenario.on': 'The map on which the scenario is played.',
  'Attachment.to': 'The formation to which the units are attached.',
  'Force.of': 'The group of a unit that is not declared inside the group: `of army "16"`.',
  'Draw.of': 'The group to which the counters belong.',
  'PoolCounters.of': 'The number of counters with these values: `3 of 6-8-6`.',
  'Placement.of': 'The group to which drawn counters belong; they are named after it: `30/1`, `30/2`.',
  'Arrival.of': 'The group to which drawn counters belong; they are named after it: `30/1`, `30/2`.',
  'Setting.of': 'The place or unit to which the setting applies: `set markers of "70.Rifle" = 2`.',
  'SideOf.of': 'All cells that are nearer to the named side of the line than to the other side.',
  'Fact.of': 'The places of which the given number is needed: `holds 2 of Moscow, Baku`.',
  'Fact.from': 'The place from which the route must lead.',
  'Grid.from': 'The number of the first column or row, if it is not 1.',
  'TerrainBlock.from': 'The cell of the first symbol.',
  'Limit.at': 'The cells or places where the action is forbidden or required.',
};

/** Builds the hover of a keyword in a node of type `within`. */
export function hoverKeyword(word: string, within: string): string | undefined {
  const text = texts[`${within}.${word}`] ?? texts[word];
  return text === undefined ? undefined : paragraphs(`**${word}**`, term(text));
}
