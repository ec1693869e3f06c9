import { describe, expect, test } from 'vitest';
import type { Feature } from '../../engine/model/map.js';
import type { DocumentAnalysis } from '../../language-server/analysis/document-analysis.js';
import { dated } from './stub-ruleset.js';
import { TestWorkspace } from './workspace.js';

/** Compiles a text that uses the ruleset `stub`. */
async function analyse(text: string): Promise<DocumentAnalysis> {
  return (await TestWorkspace.of({ 'a.sand': `ruleset stub\n${text}` })).analyse('a.sand');
}

describe('a compiled map', () => {
  const grid = 'grid hexes flat columns 4 rows 3 labels CCRR even columns lower';

  async function map(body: string): Promise<NonNullable<DocumentAnalysis['map']>> {
    const { map: found } = await analyse(`map Field "A field" { source "one" "two" ${body} }`);
    if (!found) throw new Error('No map.');
    return found;
  }

  test('a compiled map has a name, title and provenance', async () => {
    expect(await map(grid)).toMatchObject({ name: 'Field', title: 'A field', provenance: 'one two' });
  });

  test('terrain rows fill a compiled map from the given cell on, and cells without a row have the value 255', async () => {
    const { board, terrain, terrainWords } = await map(
      `${grid} legend { "." clear "w" marsh woods }\nterrain from 0202 {\n|w.\n|.w\n}`,
    );
    const at = (label: string): string | number => {
      const index = terrain[board.cell(label)];
      return index === 255 ? index : terrainWords[index];
    };
    expect(['0101', '0202', '0302', '0203', '0303'].map(at)).toEqual([
      255,
      'marsh woods',
      'clear',
      'clear',
      'marsh woods',
    ]);
  });

  test('a compiled map omits cells with an undeclared symbol and cells that a missing statement lists', async () => {
    const { board, terrain } = await map(
      `${grid} legend { "." clear "-" missing }\nterrain {\n|.-..\n|....\n}\nmissing 0103..0303`,
    );
    expect(board.size).toBe(12 - 1 - 3);
    expect(terrain).toHaveLength(board.size);
    expect(['0201', '0103', '0403'].map((label) => board.cell(label) >= 0)).toEqual([false, false, true]);
  });

  test.each([
    ['grid squares columns 3 rows 2 diagonals', { shape: 'squares', diagonals: true, labels: 'CCRR' }],
    [
      'grid hexes pointy columns 34 from 1 increase west rows 20 from 10 increase north labels RRCC odd rows west',
      {
        orientation: 'pointy',
        firstRow: 10,
        columnsIncrease: 'west',
        rowsIncrease: 'north',
        labels: 'RRCC',
        shifted: 'odd',
        shift: 'west',
      },
    ],
    ['grid squares columns 3 rows 2 labels letters', { labels: 'letters' }],
  ])('the compiler creates a grid with the written shape, labels and directions: %s', async (written, spec) => {
    expect((await map(written)).board.grid).toMatchObject(spec);
  });

  test('a compiled map has features on cells, hexsides and chains, and areas', async () => {
    const { board, features, areas } = await map(
      `${grid} major city Berg at 0101 0102 (height 2) river Elbe 0101/0102 road 0101 - 0102 - 0103 area West 0101..0103`,
    );
    const labels = (feature: Feature): unknown => ({
      kind: feature.kind,
      name: feature.name,
      cells: feature.cells.map((cell) => board.label(cell)),
      hexsides: feature.hexsides.map((side) => side.map((cell) => board.label(cell)).join('/')),
      chains: feature.chains.map((chain) => chain.map((cell) => board.label(cell)).join(' - ')),
    });
    expect(features.map(labels)).toEqual([
      { kind: 'major city', name: 'Berg', cells: ['0101', '0102'], hexsides: [], chains: [] },
      { kind: 'river', name: 'Elbe', cells: [], hexsides: ['0101/0102'], chains: [] },
      { kind: 'road', name: undefined, cells: [], hexsides: [], chains: ['0101 - 0102 - 0103'] },
    ]);
    expect(features[0]?.attributes).toMatchObject({ height: { value: 2 } });
    expect([...(areas.get('West')?.cells ?? [])].map((cell) => board.label(cell))).toEqual(['0101', '0102', '0103']);
  });
});

test.each([
  ['east of Elbe', ['0301', '0302', '0303']],
  ['east of Elbe north of Row', ['0301', '0302']],
  ['north of Row', ['0101', '0102', '0201', '0202', '0301', '0302']],
])('an area declared as “%s” has the cells that lie on all of these sides', async (sides, labels) => {
  const { map } = await analyse(`map Field {
  grid squares columns 3 rows 3
  river Elbe 0201/0301 0202/0302 0203/0303
  town Elbe at 0101
  area Row 0103 0203 0303
  area There ${sides}
}`);
  const cells = [...(map?.areas.get('There')?.cells ?? [])];
  expect(cells.map((cell) => map?.board.label(cell)).sort()).toEqual(labels);
});

describe('a compiled order of battle', () => {
  test('a compiled order of battle lists formations before their members, with faces, groups and attributes', async () => {
    const { sides } = await analyse(`side Blue {
      division "7.Pz" { panzer regiment 25/7 4-10 | 2-10  infantry 6/7 2-10 (motorized, vehicle "Tiger", range 3) }
      leader Lukin 3 of army "16"
      pool rifle { 3 of 6-8-6  2 of 0 }
    }`);
    expect(sides).toMatchObject([
      {
        name: 'Blue',
        forces: [
          { kind: 'division', name: '7.Pz', members: ['25/7', '6/7'], faces: [] },
          {
            kind: 'panzer regiment',
            name: '25/7',
            parent: '7.Pz',
            side: 'Blue',
            faces: [
              [4, 10],
              [2, 10],
            ],
          },
          { name: '6/7', attributes: { motorized: { value: true }, vehicle: { value: 'Tiger' }, range: { value: 3 } } },
          { name: 'Lukin', faces: [[3]], group: { kind: 'army', name: '16' } },
        ],
        pools: [
          {
            kind: 'rifle',
            counters: [
              { count: 3, face: [6, 8, 6] },
              { count: 2, face: [0] },
            ],
          },
        ],
      },
    ]);
  });
});

describe('a compiled scenario', () => {
  const around = `map Field { grid squares columns 8 rows 8 area X 0801 0802  town Berg at 0404 }
    side Blue { division "7.Pz" { infantry 6/7 2-10 } infantry A 3-4 }
    side Red { pool rifle { 4 of 3-4 } infantry Lukin 1-1 }
    dice "seed" dice "1/Blue/attack" = 4, 6`;

  async function scenario(clauses: string, more = ''): Promise<NonNullable<DocumentAnalysis['scenario']>> {
    const found = (await analyse(`${around}\nscenario "S" { on Field turns 3 ${clauses} }\n${more}`)).scenario;
    if (!found) throw new Error('No scenario.');
    return found;
  }

  test('a compiled scenario has a title, map, turns and dice', async () => {
    const { title, map, turns, ruleset, dice } = await scenario('');
    expect({ title, map: map.name, turns, ruleset, seed: dice.seed }).toEqual({
      title: 'S',
      map: 'Field',
      turns: 3,
      ruleset: 'stub',
      seed: 'seed',
    });
    expect(dice.written.get('1/Blue/attack')?.values).toEqual([4, 6]);
  });

  test.each([
    ['ruling overrun.allowed = true', { rulings: [{ option: 'overrun.allowed', value: true }] }],
    ['ruling stack.when = end', { rulings: [{ option: 'stack.when', value: 'end' }] }],
    [
      'house rule stacking.limit = 1.5 "why"',
      { houseRules: [{ number: 'stacking.limit', value: 1.5, reason: 'why' }] },
    ],
    [
      'set weather turn 2 for Red = overcast, 3',
      { settings: [{ name: 'weather', turn: 2, side: 'Red', values: ['overcast', 3] }] },
    ],
    [
      'score Berg 10 (until 2), X -5',
      {
        scores: [
          { place: 'Berg', points: 10, attributes: { until: { value: 2 } } },
          { place: 'X', points: -5 },
        ],
      },
    ],
    [
      'doctrine Red { loss = retreat }',
      { doctrines: [{ side: 'Red', defaults: [{ question: 'loss', value: 'retreat' }] }] },
    ],
    [
      'setup Red { 0101..0103: 2 rifle (face 3-4), Lukin of army "16" [5.1] }',
      {
        setups: [
          {
            side: 'Red',
            placements: [
              {
                cells: [0, 8, 16],
                group: { kind: 'army', name: '16' },
                citations: [{ rule: '5.1' }],
                items: [
                  { count: 2, kind: 'rifle', drawn: ['16/1', '16/2'], face: [3, 4] },
                  { name: 'Lukin', drawn: [] },
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      'arrive turn 2 at X for Red: 1 rifle',
      { arrivals: [{ turn: 2, entry: 'X', side: 'Red', cells: [7, 15], items: [{ drawn: ['X2/1'] }] }] },
    ],
    ['arrive turn 2 at X by 0802 0803: A', { arrivals: [{ entry: 'X 0802 0803', cells: [7, 15, 23] }] }],
    ['arrive turn 2 by 0101 0102: A', { arrivals: [{ entry: '0101 0102', cells: [0, 8], items: [{ name: 'A' }] }] }],
  ])('the compiler produces the expected value of the clause: %s', async (clause, shape) => {
    expect(await scenario(clause)).toMatchObject(shape);
  });

  test('a compiled scenario includes the visible orders and expectations', async () => {
    const { orders, expectations } = await scenario(
      'setup Blue { 0101: "7.Pz" }',
      `orders setup Blue { move A to 0101 }
       orders turn 2 Blue {
         phase movement: move "7.Pz" 0101 > 0102 > 0103
         attack 0404 from 0403 with 6/7, A for 3 (roll 3-5) [7.1] { on D1: retreat A, move 6/7 to 0404 }
       }
       expect after turn 2 Blue combat { 6/7 at 0404 (step 1)  attack 0404 (odds 4-1)  score Blue 10 }
       expect after setup { A at 0101 }`,
    );
    expect(orders).toMatchObject([
      { turn: 0, side: 'Blue', lines: [{ verb: 'move' }] },
      {
        turn: 2,
        lines: [
          { phase: 'movement' },
          { verb: 'move', pieces: [{ name: '7.Pz' }], path: [{ cell: 0 }, { cell: 8 }, { cell: 16 }] },
          {
            verb: 'attack',
            cells: [{ cell: 27 }],
            clauses: [
              { preposition: 'from', cells: [{ cell: 19 }] },
              { preposition: 'with', pieces: [{ name: '6/7' }, { name: 'A' }] },
              { preposition: 'for', cells: [], numbers: [3] },
            ],
            rolls: [3, 5],
            citations: [{ rule: '7.1' }],
            answers: [
              { on: ['D1'], orders: [{ verb: 'retreat' }] },
              { on: [], orders: [{ verb: 'move' }] },
            ],
          },
        ],
      },
    ]);
    expect(expectations).toMatchObject([
      {
        turn: 2,
        side: 'Blue',
        phase: 'combat',
        expectations: [
          { about: 'unit', name: '6/7', cell: 27, attributes: { step: { value: 1 } } },
          { about: 'event', verb: 'attack', attributes: { odds: { value: '4-1' } } },
          { about: 'score', side: 'Blue', points: 10 },
        ],
      },
      { turn: 0 },
    ]);
  });

  test('compilation omits an order of an unknown unit and an expectation about an unknown cell', async () => {
    const { orders, expectations } = await scenario(
      '',
      'orders turn 1 Blue { move Ghost  move A to 9999  move A to 0101 }\nexpect after turn 1 { Ghost at 0101  A at 9999  A at 0101 }',
    );
    expect(orders[0]?.lines).toHaveLength(1);
    expect(expectations[0]?.expectations).toHaveLength(1);
  });

  test('compilation omits the expectations after an unknown phase', async () => {
    const { expectations } = await scenario('', 'expect after turn 1 Blue combt { A at 0101 }');
    expect(expectations).toMatchObject([{ turn: 1, expectations: [] }]);
  });

  test('compilation places the orders of an import before those of the importing file', async () => {
    const workspace = await TestWorkspace.of({
      'first.sand': `ruleset stub\n${around}\nscenario "S" { on Field turns 3 }\norders turn 1 Blue { move A }`,
      'second.sand': 'ruleset stub\nimport "first.sand"\norders turn 2 Blue { move A }\ndice "other"',
    });
    const { scenario: played } = workspace.analyse('second.sand');
    expect(played?.orders.map(({ turn }) => turn)).toEqual([1, 2]);
    expect(played?.dice.seed).toBe('other');
  });
});

describe('a compiled special rule', () => {
  /** Compiles a scenario with these clauses, in a game that has all special rules. */
  async function scenario(clauses: string): Promise<NonNullable<DocumentAnalysis['scenario']>> {
    const text = `ruleset dated
map Field { grid squares columns 8 rows 8 area X 0801 area Y 0101 }
side Blue { infantry A 3-4 }
scenario "S" { turns May 1941..July 1941 ${clauses} }`;
    const found = (await TestWorkspace.of({ 'a.sand': text }, [dated])).analyse('a.sand').scenario;
    if (!found) throw new Error('No scenario.');
    return found;
  }

  test.each([
    ['Blue holds X', 1],
    ['Blue holds X and Blue holds Y', 1],
    ['Blue holds X and Blue holds Nowhere', 0],
    ['Blue holds X or Blue holds Nowhere', 0],
    ['Blue connected X from Y', 1],
    ['Blue connected X from Nowhere', 0],
  ])(
    'the statement “when %s” is compiled to %d rules; a statement with an unknown name is omitted',
    async (condition, count) => {
      expect((await scenario(`when ${condition} { forbid attack }`)).whens).toHaveLength(count);
    },
  );

  test.each([
    ['forbid move', 1],
    ['forbid move (south)', 1],
    ['forbid move (sout)', 0],
    ['forbid move (south, sout)', 0],
  ])(
    'the statement “%s” is compiled to %d limits, because a limit with an unknown attribute is omitted',
    async (clause, count) => {
      expect((await scenario(clause)).limits).toHaveLength(count);
    },
  );
});

test('compilation records the source range of each part', async () => {
  const text =
    'map Field { grid squares columns 4 rows 4 }\nside Blue { infantry A 3-4 }\nscenario "S" { on Field turns 3 setup Blue { 0101 0102: A } }\norders turn 1 Blue { move A to 0101 [7.1] }';
  const workspace = await TestWorkspace.of({ 'a.sand': `ruleset stub\n${text}` });
  const { scenario } = workspace.analyse('a.sand');
  const written = ({ file, start, end }: { file: string; start: number; end: number }): string => {
    expect(file).toBe('file:///campaign/a.sand');
    return workspace.document('a.sand').textDocument.getText().slice(start, end);
  };
  const placement = scenario?.setups[0]?.placements[0];
  const order = scenario?.orders[0]?.lines[0];
  if (!scenario || !placement || !order || !('verb' in order)) throw new Error('Nothing was compiled.');
  expect(written(scenario.titleSource)).toBe('"S"');
  expect(scenario.turnsSource && written(scenario.turnsSource)).toBe('3');
  expect(written(placement.cellsSource)).toBe('0101 0102');
  expect(written(placement.source)).toBe('0101 0102: A');
  expect(written(order.source)).toBe('move A to 0101 [7.1]');
  expect(written(order.verbSource)).toBe('move');
  expect(order.pieces.map(({ source }) => written(source))).toEqual(['A']);
  expect(order.clauses.map(({ source }) => written(source))).toEqual(['to 0101']);
  expect(order.citations.map(({ source }) => written(source))).toEqual(['7.1']);
  expect(scenario.sides.map(({ forces }) => forces.map(({ nameSource }) => written(nameSource)))).toEqual([['A']]);
});
