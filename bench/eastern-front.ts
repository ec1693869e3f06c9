/**
 * Number of columns of the map in a generated scenario of Blocks in the East. The scenario is as large as the campaign
 * of that game, and is played by the rules of the advanced game.
 */
const MAP_COLUMNS = 46;
const MAP_ROWS = 40;
/** Number of blocks of each side in the largest scenario. */
const BLOCKS = 100;

const half = (number: number): string => String(number).padStart(2, '0');
const label = (column: number, row: number): string => half(column) + half(row);

const AXIS_KINDS = [
  'infantry corps',
  'infantry corps',
  'panzer corps',
  'artillery army',
  'fighter wing',
  'bomber wing',
];
const SOVIET_KINDS = ['infantry army', 'infantry army', 'tank corps', 'artillery army', 'fighter wing', 'bomber wing'];

interface Front {
  readonly kinds: readonly string[];
  /** Returns the map column in which the units of a rank stand. Rank 0 is nearest to the front line. */
  readonly column: (rank: number) => number;
}

const FRONTS: Readonly<Record<'Axis' | 'Soviet', Front>> = {
  Axis: { kinds: AXIS_KINDS, column: (rank) => 21 - rank },
  Soviet: { kinds: SOVIET_KINDS, column: (rank) => 24 + rank },
};

const nameOf = (side: keyof typeof FRONTS, index: number): string => `${side === 'Axis' ? 'A' : 'S'}.${index + 1}`;

const unitsOf = (side: keyof typeof FRONTS, blocks: number): string =>
  Array.from({ length: blocks }, (_, index) => {
    const { kinds } = FRONTS[side];
    return `    ${kinds[index % kinds.length]} "${nameOf(side, index)}" 4 | 3 | 2 | 1`;
  }).join('\n');

const placed = (side: keyof typeof FRONTS, blocks: number): string =>
  Array.from({ length: blocks }, (_, index) => {
    const [row, rank] = [2 + (index % (MAP_ROWS - 4)), Math.floor(index / (MAP_ROWS - 4))];
    return `    ${label(FRONTS[side].column(rank), row)}: "${nameOf(side, index)}"`;
  }).join('\n');

const line = (row: number, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => label(from + i, row)).join(' - ');

/** Rows with a railway. No block is more than three hexes away from a railway. */
const RAILS = [4, 10, 16, 20, 26, 32, 38];

const down = (column: number): string => Array.from({ length: MAP_ROWS }, (_, i) => label(column, i + 1)).join(' - ');

/** Returns the labels of all hexes in a range of columns. */
const columns = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `${label(from + i, 1)}..${label(from + i, MAP_ROWS)}`).join(' ');

const terrain = Array.from({ length: MAP_ROWS }, (_, row) =>
  Array.from({ length: MAP_COLUMNS }, (_, column) => ((column * 7 + row * 11) % 5 === 0 ? 'f' : '.')).join(' '),
);

/** Returns the text of the file: map, units, and a scenario from June 1941 to the end of the given month. */
export const easternFront = (until = 'December 1941', blocks = BLOCKS): string => `ruleset bite

map Front {
  source "Invented."
  grid hexes flat columns ${MAP_COLUMNS} rows ${MAP_ROWS} labels CCRR even columns lower
  legend { "." plain  "f" forest }
  terrain from 0101 {
${terrain.map((row) => `    |${row}`).join('\n')}
  }
  capital Berlin at 0120 (nation "Germany", source "Germany", yellow 3)
  capital Moscow at 4620 (nation "Soviet Union", source "Soviet Union", yellow 3)
${[5, 12, 28, 35].map((row, at) => `  major city "City ${at + 1}" at 22${half(row)} (yellow 2)`).join('\n')}
${RAILS.map((row) => `  rail "Line ${row}" ${line(row, 1, MAP_COLUMNS)}`).join('\n')}
  rail "From Berlin" ${down(1)}
  rail "From Moscow" ${down(MAP_COLUMNS)}
  territory Germany at ${columns(1, 22)} (nation "Germany")
  territory Russia at ${columns(23, MAP_COLUMNS)} (nation "Soviet Union")
}

table weather {
  June: 1941 = clear
  July: 1941 = clear
  August: 1941 = clear
  September: 1941 = clear
  November: 1941 = snow
  April: 1942 = rain
} source "Invented."

side Axis {
  source "Invented."
  nation Germany {
${unitsOf('Axis', blocks)}
  }
}
side Soviet {
  source "Invented."
  nation "Soviet Union" {
${unitsOf('Soviet', blocks)}
  }
}

scenario "Front" {
  on Front
  turns June 1941..${until}
  set layer = advanced
  set production of Germany = 20
  set production of "Soviet Union" = 20
  setup Soviet {
${placed('Soviet', blocks)}
  }
  setup Axis {
${placed('Axis', blocks)}
  }
}
`;
