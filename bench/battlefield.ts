/** The three files of a generated battlefield. Equal sizes always give equal texts. */
export interface Battlefield {
  readonly map: string;
  readonly forces: string;
  readonly scenario: string;
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
  /** Number of German divisions in the west, which is also the number of Soviet divisions in the east. */
  readonly units: number;
}

/** 2,340 hexes and 250 units: a typical scenario. */
export const USUAL: Size = { columns: 60, rows: 39, units: 250 };
/** 10,000 hexes and 2,000 units. */
export const LARGE: Size = { columns: 99, rows: 101, units: 2000 };

export function battlefield({ columns, rows, units }: Size): Battlefield {
  const digits = Math.max(columns, rows) > 99 ? 3 : 2;
  const half = (number: number): string => String(number).padStart(digits, '0');
  const label = (column: number, row: number): string => half(column) + half(row);
  const each = Math.floor(units / 2);
  return {
    map: mapText(columns, rows, label),
    forces: forcesText(each),
    scenario: scenarioText(each, columns, rows, label),
  };
}

/** Returns the texts of a battlefield by file name. The texts import each other by these names. */
export function filesOf({
  map,
  forces,
  scenario,
}: Battlefield): Record<'map.sand' | 'forces.sand' | 'scenario.sand', string> {
  return { 'map.sand': map, 'forces.sand': forces, 'scenario.sand': scenario };
}

/**
 * Returns the column and row of a German division. German divisions are in the west, two in each hex. The Soviet
 * divisions are in the mirrored hexes in the east.
 */
function westOf(index: number, rows: number): readonly [number, number] {
  const stack = Math.floor(index / 2);
  return [2 + 2 * Math.floor(stack / (rows - 2)), 2 + (stack % (rows - 2))];
}

type Label = (column: number, row: number) => string;

function mapText(columns: number, rows: number, label: Label): string {
  const terrain = Array.from({ length: rows }, (_, row) => {
    const symbols = Array.from(
      { length: columns },
      (_cell, column) => '....f.f.s.'[(column * 7 + row * 13 + ((column * row) >> 3)) % 10],
    );
    return `    |${symbols.join(' ')}`;
  });
  const river = Array.from({ length: rows - 1 }, (_, row) => {
    const middle = Math.floor(columns / 2);
    return `${label(middle, row + 1)}/${label(middle + 1, row + 1)}`;
  });
  const road = Array.from({ length: columns }, (_, column) => label(column + 1, 10));
  const cities = Array.from(
    { length: 12 },
    (_, city) => `  major city City${city} at ${label(columns - 3 * city - 2, 4 + 2 * city)}`,
  );
  return [
    'ruleset pgg',
    'map Battlefield {',
    `  grid hexes flat columns ${columns} rows ${rows} labels ${Math.max(columns, rows) > 99 ? '"CCCRRR"' : 'CCRR'} even columns lower`,
    '  legend { "." clear  "f" forest  "s" swamp }',
    `  terrain from ${label(1, 1)} {`,
    ...terrain,
    '  }',
    `  river Long ${river.join(' ')}`,
    `  road "Long road" ${road.join(' - ')}`,
    ...cities,
    `  supply road at ${label(1, 10)}`,
    '}',
    '',
  ].join('\n');
}

function forcesText(each: number): string {
  const divisions = Array.from({ length: each }, (_, i) => `  infantry division "${i + 1}.Inf"  9-7 | 4-7 | 2-7 | 1-7`);
  return [
    'ruleset pgg',
    'side German {',
    ...divisions,
    '}',
    'side Soviet {',
    `  pool rifle { ${each - Math.floor(each / 2)} of 4-5-6  ${Math.floor(each / 2)} of 3-4-6  2 of 0-1-6 }`,
    '}',
    '',
  ].join('\n');
}

function scenarioText(each: number, columns: number, rows: number, label: Label): string {
  const german = Array.from({ length: each }, (_, i) => `    ${label(...westOf(i, rows))}: "${i + 1}.Inf"`);
  const soviet = Array.from({ length: Math.ceil(each / 2) }, (_, i) => {
    const [column, row] = westOf(2 * i, rows);
    return `    ${label(columns - column, row)}: ${2 * i + 1 < each ? 2 : 1} rifle of army "${i + 1}"`;
  });
  return [
    'ruleset pgg',
    'import "map.sand"',
    'import "forces.sand"',
    'scenario "Battlefield" {',
    '  on Battlefield',
    '  turns 12',
    '  setup German {',
    ...german,
    '  }',
    '  setup Soviet {',
    ...soviet,
    '  }',
    '  score City1 10, City2 10',
    '}',
    'dice "battlefield"',
    '',
  ].join('\n');
}
