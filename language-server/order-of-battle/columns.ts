/**
 * The columns of an order of battle as a table. There is a row for each unit, each formation, each group of equal
 * counters of a pool, and each further placement. These columns exist in every game. Any other column is an attribute
 * that the game defines for units.
 */
export const COLUMNS = {
  side: 'The side of the unit.',
  formation: 'Name of the formation of the unit.',
  kind: 'Unit kind or formation kind of the game.',
  name: 'Name of the unit. Counters of a pool have no name.',
  count: 'Number of counters in a pool, or drawn from one.',
  faces: 'Numbers of the faces, strongest first, with their source if it is written next to them.',
  group: 'Group of a unit that is not declared inside the group: `army "16"`.',
  rules: 'Rules cited by the declaration: `[16.1]`.',
  origin: 'Source of the numbers on the counters of a side or pool.',
  hex: 'Cells or areas in which the unit is set up.',
  arrives: 'Turn and place of arrival: `turn 2 at A`.',
  joins: 'Group with which the unit is placed: `army "16"`.',
  begins: 'Attributes of the placement: `step 2`.',
} as const;

export type Column = keyof typeof COLUMNS;

export const isColumn = (name: string): name is Column => Object.hasOwn(COLUMNS, name);

/** The cells of a row by column. Empty cells are left out. */
export type Row = Readonly<Record<string, string>>;
