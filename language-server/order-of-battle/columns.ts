/**
 * An order of battle as a table: a row for each unit and formation, each lot of counters of a pool and whatever else a
 * scenario places. These columns are known in every game; any other is an attribute of units, by the game's own word.
 */
export const COLUMNS = {
  side: 'The side.',
  formation: 'The name of the formation it stands in.',
  kind: 'What it is, in the words of the game.',
  name: 'Its name; counters of a pool have none.',
  count: 'How many counters: of a pool, or drawn from one.',
  faces: 'The numbers of its faces, strongest first, with their source where it stands beside them.',
  group: 'The group it belongs to without standing in it: `army "16"`.',
  rules: 'The rules it cites: `[16.1]`.',
  origin: 'Where the numbers of its side, or of a pool, come from.',
  hex: 'The cells it is set up in, or the areas.',
  arrives: 'When and where it comes: `turn 2 at A`.',
  joins: 'The group it is placed with: `army "16"`.',
  begins: 'How it begins: `step 2`.',
} as const;

export type Column = keyof typeof COLUMNS;

export const isColumn = (name: string): name is Column => Object.hasOwn(COLUMNS, name);

/** Whatever stands in a row, by the column; columns that are empty are left out. */
export type Row = Readonly<Record<string, string>>;
