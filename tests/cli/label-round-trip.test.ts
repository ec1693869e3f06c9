import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { command, folderWith } from './command-line.js';

/** Returns a scenario on a map whose grid has these labels, with a unit in one of its cells. */
const battle = (grid: string, first: string, cell: string): string => `ruleset pgg

map Field {
  source "Invented."
  grid hexes ${grid}
  legend { "." clear }
  terrain from ${first} {
    |. . . .
    |. . . .
    |. . . .
  }
}

side German {
  source "Invented."
  infantry division "26.Inf" 9-7 | 4-7 | 2-7 | 1-7
}

scenario "Field" {
  on Field
  turns 1
  setup German { ${cell}: "26.Inf" }
}
`;

interface Exported {
  readonly state: { readonly pieces: readonly { readonly name: string; readonly cell?: string }[] };
  readonly map: { readonly cells: readonly { readonly cell: string; readonly x: number; readonly y: number }[] };
}

/** Returns the units of an exported position with their cells, and all cells of its map with their places. */
function readPosition(file: string) {
  const { state, map } = JSON.parse(readFileSync(file, 'utf8')) as Exported;
  return {
    units: state.pieces.map(({ name, cell }) => `${name} ${cell}`),
    cells: map.cells.map(({ cell, x, y }) => `${cell} at ${x} ${y}`),
  };
}

test.each([
  ['oblique numbers', 'flat columns 4 rows 3 labels "CCRR oblique" even columns lower', '0101', '0403'],
  [
    'oblique numbers that begin with a late column',
    'flat columns 4 rows 3 labels "CCRR oblique" odd columns lower',
    '0101',
    '0302',
  ],
  [
    'oblique numbers with a separator',
    'pointy columns 4 rows 3 labels "RR-CC oblique" odd rows west',
    '01.01',
    '02.02',
  ],
  ['alternating numbers', 'flat columns 4 rows 3 labels "CCRR alternating" even columns lower', '0101', '0402'],
  [
    'alternating numbers of pointy hexes',
    'pointy columns 4 rows 3 labels "CC.RR alternating" odd rows east',
    '02.01',
    '01.02',
  ],
  ['letters that count after Z', 'flat columns 4 from 25 rows 3 labels letters even columns lower', 'Y1', 'AB2'],
  ['letters that are doubled after Z', 'flat columns 4 from 25 rows 3 labels "AAR" even columns lower', 'Y1', 'BB2'],
  ['numbers without leading zeros', 'flat columns 4 rows 3 labels "C-R" even columns lower', '1.1', '4.3'],
  ['negative numbers', 'flat columns 4 from -1 rows 3 labels "CC.RR" even columns lower', '-01.01', '-01.03'],
  [
    'three digits for each column',
    'flat columns 4 rows 3 increase north labels "CCCRR" even columns lower',
    '00103',
    '00402',
  ],
])('a module with %s imports back to the same cells and the same set-up', async (_, grid, first, cell) => {
  const folder = folderWith({ 'field.sand': battle(grid, first, cell) });
  const run = async (line: string): Promise<void> => {
    expect(await command(line, { folder, rulesets })).toMatchObject({ exit: 0 });
  };
  await run('export field.sand --to field.json');
  await run('export field.sand --to field.vmod --cell 20');
  await run('import field.vmod -o again --ruleset pgg');
  await run('export again/field.sand --to again.json');
  const [before, after] = ['field.json', 'again.json'].map((file) => readPosition(path.join(folder, file)));
  expect(before.units).toEqual([`26.Inf ${cell}`]);
  expect(after).toEqual(before);
});
