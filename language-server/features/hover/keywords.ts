import { paragraphs } from '../../text/markdown.js';
import { statementTexts } from './special-rules.js';

/** A word of the language's own: what it says wherever it stands, or, behind the kind of statement, what it says there. */
const texts: Readonly<Record<string, string>> = {
  ...statementTexts,

  ruleset: 'Names the game: its rules check the file, its words may be used in it. Stands first: `ruleset pgg`.',
  draft:
    'The file is not finished, and why: `draft "The order of battle is still to be written."`. Its findings are shown when it is opened or named, not with those of its folder.',
  import: 'Brings in what another file declares, and what that imports in turn: `import "map.sand"`.',
  source: 'Where numbers or a drawing come from. Two sources that disagree are reported.',

  map: 'Declares a map: its grid, its terrain and what lies on it.',
  grid: 'The printed grid: its shape, its size and how its cells are labelled.',
  hexes: 'The cells of the grid are hexes.',
  squares: 'The cells of the grid are squares.',
  flat: 'The hexes have a flat side above: columns run from north to south.',
  pointy: 'The hexes have a corner above: rows run from west to east.',
  columns: 'How many columns the grid has; behind `even` or `odd`, which of them lie half a hex lower.',
  rows: 'How many rows the grid has; behind `even` or `odd`, which of them lie half a hex to a side.',
  increase: 'Towards which side the numbers of columns or rows grow, where it is not east or south.',
  labels: 'How labels are made: `CCRR` is column and row, `RRCC` row and column, `letters` as `K12`.',
  letters: 'Labels are a letter and a number: `K12`.',
  even: 'The columns or rows with even numbers are the shifted ones.',
  odd: 'The columns or rows with odd numbers are the shifted ones.',
  lower: 'These columns lie half a hex lower than those beside them.',
  diagonals: 'Squares that touch at a corner are neighbours.',
  legend: 'What each symbol in the rows of terrain stands for: `legend { "." clear }`.',
  terrain: 'Rows of symbols from north to south; each symbol is a cell, spaces are for the eye.',
  missing: 'Cells of the grid that are not on the map.',
  along: 'The cells on that side which touch the line, instead of all that are nearer to that side.',
  area: 'A named set of cells: an entry, a region, a front line.',
  north: 'The direction north.',
  east: 'The direction east.',
  south: 'The direction south.',
  west: 'The direction west.',

  side: 'Declares who plays, with units and pools: `side German { … }`.',
  pool: 'A mix of counters that are drawn unseen: `pool rifle { 3 of 6-8-6 }`.',

  scenario: 'What is played: on which map, how long, with which set-up, readings and special rules.',
  turns: 'How long the game is: its last turn, or from one to another, `turns 5..12`.',
  ruling: 'Chooses a reading where the book is unclear: `ruling NAME = READING`.',
  house: '`house rule` overrides a number of the book and says why.',
  rule: '`house rule` overrides a number of the book and says why.',
  set: 'Gives what the book leaves to the scenario, or how things stand at its beginning.',
  arrive:
    'Units that come later: in which turn, at which place or by which cells. `arrive turn 2 at X: "7.Pz"` lets them enter; until then they are off the map.',
  every: 'All units of a kind that have what stands in parentheses, and are meant by nothing else there.',
  around: 'The cell and those beside it.',
  score: 'Points for places and for occasions; among what is expected, the points a side must have.',
  doctrine: 'What a side answers when its orders do not say.',
  except: 'Whom the statement leaves out.',
  nobody: 'The game ends in a draw.',

  orders: 'What one side does in a turn, in the order given.',
  phase: 'The orders that follow belong to this phase: `phase combat:`.',
  with: 'Who takes part beside those named first, or at all.',
  via: 'Which cells the way leads through.',
  against: 'Whom or what it is aimed at.',
  dice: 'The seed of all rolls, or a roll written down: `dice "1/German/odds" = 4`.',
  expect: 'What must be true at a point of the game; a scenario tests itself.',
  after: 'The point of the game at which it must be true: after the set-up, a turn or a phase, or at the end.',

  or: 'True when one of the facts is.',
  and: 'True when both facts are.',
  not: 'True when what follows is not.',

  turn: 'In which turn, or from which to which: `turn 3`, `turn 3..5`.',
  for: 'Which side it is about.',
  on: 'For which result the answer is: `on D2: …`; in a scenario, the map it is played on.',
  at: 'The cells or the place.',
  by: 'By which cells units enter, beside the places named.',
  from: 'Where it begins.',
  to: 'Where it leads.',
  of: 'What it belongs to or is chosen from.',

  'Orders.setup': 'Orders before the first turn.',
  'ExpectBlock.setup': 'Expected when everybody is set up, before the first turn.',
  'Placement.area': 'Any cells of the area; the engine chooses among them, within stacking.',
  'Scenario.on': 'The map the scenario is played on.',
  'Attachment.to': 'The formation they count as.',
  'Force.of': 'The group a unit belongs to without standing in its braces: `of army "16"`.',
  'Draw.of': 'The group counters count as.',
  'PoolCounters.of': 'How many counters have these numbers: `3 of 6-8-6`.',
  'Placement.of': 'The group drawn counters count as; it gives them their names: `30/1`, `30/2`.',
  'Arrival.of': 'The group drawn counters count as; it gives them their names: `30/1`, `30/2`.',
  'Setting.of': 'Of what the setting tells: `set markers of "70.Rifle" = 2`.',
  'SideOf.of': 'All cells nearer to that side of the line than to the other.',
  'Fact.of': 'Among which the number is counted: `holds 2 of Moscow, Baku`.',
  'Fact.from': 'From where the line must run.',
  'Grid.from': 'The number of the first column or row, where it is not 1.',
  'TerrainBlock.from': 'The cell of the first symbol.',
  'Limit.at': 'Where it is forbidden or required.',
};

/** What a word of the language's own says, where it stands in a node of that type. */
export function hoverKeyword(word: string, within: string): string | undefined {
  const text = texts[`${within}.${word}`] ?? texts[word];
  return text === undefined ? undefined : paragraphs(`**${word}**`, text);
}
