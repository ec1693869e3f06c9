/**
 * The columns of an order of battle as a table. There is a row for each unit, each formation, each group of equal
 * counters of a pool, and each further placement. These columns exist in every game. Any other column is an attribute
 * that the game defines for units.
 */
export const COLUMNS = [
  /** The side of the unit. */
  'side',
  /** Name of the formation of the unit. */
  'formation',
  /** Unit kind or formation kind of the game. */
  'kind',
  /** Name of the unit. Counters of a pool have no name. */
  'name',
  /** Number of counters in a pool, or drawn from one. */
  'count',
  /** Numbers of the faces, strongest first, with their source if it is written next to them. */
  'faces',
  /** Group of the unit, if the unit is declared outside the block of the group: `army "16"`. */
  'group',
  /** Rules cited by the declaration: `[16.1]`. */
  'rules',
  /** Source of the numbers on the counters of a side or pool. */
  'origin',
  /** Cells or areas in which the unit is set up. */
  'hex',
  /** Turn and place of arrival: `turn 2 at A`. */
  'arrives',
  /** Group with which the unit is placed: `army "16"`. */
  'joins',
  /** Attributes of the placement: `step 2`. */
  'begins',
] as const;

export type Column = (typeof COLUMNS)[number];

export const isColumn = (name: string): name is Column => (COLUMNS as readonly string[]).includes(name);

/** The texts of a row by column. A column without text is left out. */
export type Row = Readonly<Record<string, string>>;
