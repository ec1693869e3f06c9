import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  board,
  element,
  grid,
  join,
  map,
  markers,
  module,
  palette,
  piece,
  prototype,
  stack,
  zone,
  zoned,
  type InventedPiece,
} from './build-module.js';
import { read, linesWith, notes, REGIMENT, LUKIN, FLAT, flat, ford, FORD } from './ford.js';

test('a module with flat hexes becomes a map, the forces of both sides and a set-up', () => {
  const { texts, report } = read('pgg', { 'ford.vmod': FORD });
  expect(Object.fromEntries(texts)).toMatchInlineSnapshot(`
    {
      "ford-forces.sand": "ruleset pgg

    side German {
      source "Imported from ford.vmod 1.2."
      panzer regiment "25 Pz Rgt" 4-10 | 2-10
    }

    side Soviet {
      source "Imported from ford.vmod 1.2."
      army "30" {
        leader Lukin 3
      }
    }
    ",
      "ford-import.txt": "Import of ford.vmod 1.2

    - A module contains terrain, rivers and roads only as a picture, and no rules.
    ",
      "ford-map.sand": "ruleset pgg

    map Ford {
      source "Imported from ford.vmod 1.2. Terrain is not in a module."
      grid hexes flat columns 4 rows 3 labels CCRR even columns lower

      legend { "." clear }
      terrain from 0101 {
        |. . . .
        |. . . .
        |. . . .
      }
    }
    ",
      "ford.sand": "ruleset pgg
    import "ford-map.sand"
    import "ford-forces.sand"

    scenario "Ford" {
      on Ford
      // Write the number of turns here: turns 5

      setup German {
        0402: "25 Pz Rgt"
      }
      setup Soviet {
        0101: Lukin
      }
    }
    ",
    }
  `);
  expect(report).toMatchInlineSnapshot(`
    [
      "A module contains terrain, rivers and roads only as a picture, and no rules.",
    ]
  `);
});

test('numbers that are staggered and descend, and stacks that name their cell, are read as VASSAL reads them', () => {
  const numbering = { stagger: true, hDescend: true, hOff: 0, sep: '.' };
  const imported = read('pgg', {
    'ford.vmod': module('Ford', [
      map(
        'Main',
        [board('Board', [212, 210], grid('Hex', { ...FLAT, y0: 60 }, numbering))],
        [stack({ useGridLocation: true, location: '01.03', x: 1, y: 1 }, REGIMENT)],
      ),
    ]),
  });
  expect(linesWith(imported.texts.get('ford-map.sand'), /grid|terrain from|source/)).toEqual([
    'source "Imported from ford.vmod 1.2. Terrain is not in a module."',
    'grid hexes flat columns 4 increase west rows 3 labels "CC.RR" even columns lower',
    'terrain from 04.01 {',
  ]);
  expect(linesWith(imported.texts.get('ford.sand'), /Rgt/)).toEqual(['01.03: "25 Pz Rgt"']);
  expect(notes(imported)).toEqual([]);
});

test('the import reads pointy hexes whose labels begin with the row number, and a zone without cells', () => {
  const hexes = grid('Hex', { sideways: true, dx: 52, dy: 60, x0: 40, y0: 30 }, { stagger: false });
  const track = zone('Turn 1', '255,0;360,0;360,190;255,190');
  const imported = read('pgg', {
    'ford.vmod': module('Ford', [
      map(
        'Main',
        [board('Board', [360, 190], zoned(hexes, track))],
        [stack({ x: 240, y: 92 }, REGIMENT), stack({ x: 300, y: 40 }, { name: 'Game Turn', image: 'turn.png' })],
      ),
    ]),
  });
  expect(linesWith(imported.texts.get('ford-map.sand'), /grid/)).toEqual([
    'grid hexes pointy columns 4 rows 3 labels RRCC odd rows west',
  ]);
  expect(linesWith(imported.texts.get('ford.sand'), /Rgt/)).toEqual(['0204: "25 Pz Rgt"']);
  expect(notes(imported)).toEqual(['A counter is treated as a marker and left out. Here: Game Turn']);
});

test('the import reads squares with letters for columns and row numbers that increase to the north', () => {
  const numbering = { hType: 'A', hOff: 0, vOff: 0, vLeading: 0, vDescend: true };
  const imported = read('fda', {
    'hill.vmod': module('Hill', [
      map(
        'Main',
        [board('Board', [180, 120], grid('Square', { dx: 60, dy: 60, x0: 30, y0: 30 }, numbering))],
        [stack({ x: 90, y: 90 }, { name: '1st Inf Bn', image: 'a.png', traits: [markers({ Side: 'Allies' })] })],
      ),
    ]),
  });
  expect(linesWith(imported.texts.get('hill-map.sand'), /grid|terrain from/)).toEqual([
    'grid squares columns 3 rows 2 increase north labels letters diagonals',
    'terrain from A2 {',
  ]);
  expect(linesWith(imported.texts.get('hill.sand'), /Bn/)).toEqual(['B1: "1st Inf Bn"']);
});

test('the import reads old modules: names with delimiters, nested prototypes, a piece within a trait, and old layers', () => {
  const german = prototype('German', [markers({ Side: 'German' })]);
  const unit = prototype('Unit', [['prototype;German', '']]);
  const pieces: InventedPiece[] = [
    { name: "25/7 'Red' Pz Rgt", image: 'a.png', traits: [['prototype;Unit', '']] },
    {
      name: '6 Inf Div',
      traits: [
        ['prototype;Unit', ''],
        [`placemark;Mark;;${piece({ name: 'Marker', image: 'm.png' }).replaceAll(';', '\\;')};null`, ''],
        [join(';', 'emb', 'Flip', 'F', '', '', '', '', '', '', join(',', 'inf.png', 'front')), '1'],
      ],
    },
  ];
  const text = `<?xml version="1.0"?>\n${element(
    '!VASSAL.launch.BasicModule',
    { name: 'Ford', version: '0.9' },
    german,
    unit,
    map('Main', [flat()], [stack({ x: 30, y: 40 }, ...pieces)]),
    palette({ Markers: [{ name: 'Control', image: 'c.png' }] }),
  )}`;
  const imported = read('pgg', { 'ford.mod': zipSync({ buildFile: strToU8(text) }) });
  expect(linesWith(imported.texts.get('ford-forces.sand'), /division|regiment/)).toEqual([
    `panzer regiment "25/7 'Red' Pz Rgt"`,
    'infantry division "6 Inf Div"',
  ]);
  expect(linesWith(imported.texts.get('ford.sand'), /0101/)).toEqual([`0101: "25/7 'Red' Pz Rgt", "6 Inf Div"`]);
  expect(notes(imported)).toEqual([
    'A counter is treated as a marker and left out. Here: Control',
    `A unit has no values in the module; the checks report them as missing. 2 times; first: 25/7 'Red' Pz Rgt`,
  ]);
});

test('units in the zones of a turn track arrive in these turns, at the cell that the zone names', () => {
  const track = board(
    'Track',
    [200, 100],
    zoned(zone('Turn 3 (0101)', '0,0;100,0;100,100;0,100'), zone('Turn 4', '100,0;200,0;200,100;100,100')),
  );
  const tracker = element(
    'module.turn.TurnTracker',
    {},
    element('module.turn.CounterTurnLevel', { start: 1, loop: true, loopLimit: 4 }),
  );
  const custom = board(
    'Plan',
    [212, 210],
    element('module.map.boardPicker.board.HexGrid', FLAT, element('!ThirdReich.ObliqueHexGridNumbering')),
  );
  const imported = read('pgg', {
    'ford.vmod': module('Ford', [
      tracker,
      map('Main', [flat()]),
      map('Reinforcements', [track], [stack({ x: 50, y: 50 }, LUKIN), stack({ x: 150, y: 50 }, REGIMENT)]),
      map('Plan', [custom]),
    ]),
  });
  expect(linesWith(imported.texts.get('ford.sand'), /turn/)).toEqual([
    'turns 4',
    'arrive turn 3 by 0101 for Soviet: Lukin',
    '// arrive turn 4 for German: "25 Pz Rgt"',
  ]);
  expect(notes(imported)).toEqual([
    'The module uses a class of its own, which is ignored. Here: ThirdReich.ObliqueHexGridNumbering',
    'A board has a numbering that cannot be imported; its cells are numbered by column and row. Here: Plan: ThirdReich.ObliqueHexGridNumbering',
    'A unit arrives at an unknown cell; its arrival is written as a comment. Here: 25 Pz Rgt',
  ]);
});

test('nations that the user assigns belong to a side of the game; units of other nations become comments', () => {
  const of = (side: string, gpid: number): InventedPiece => ({
    name: `${side} Inf Div`,
    gpid,
    image: 'a.png',
    traits: [markers({ Side: side })],
  });
  const files = { 'ford.vmod': ford(stack({ x: 30, y: 40 }, of('Romanian', 1), of('Finnish', 2))) };
  const imported = read('pgg', files, { Romanian: 'German' });
  expect(imported.unknownSides).toEqual(['Finnish']);
  expect(imported.texts.get('ford-forces.sand')).toContain('infantry division "Romanian Inf Div"');
  expect(imported.texts.get('ford-forces.sand')).toContain('// Side unknown: Finnish Inf Div');
});

test.each([
  ['without a separator', '', '"CCRR oblique"', '0203'],
  ['with a separator', '-', '"CC-RR oblique"', '02.03'],
])('oblique numbers of VASSAL %s become oblique labels', (_, sep, labels, cell) => {
  const numbering = { first: 'H', sep, stagger: true };
  const oblique = element(
    'module.map.boardPicker.board.HexGrid',
    FLAT,
    element('module.map.boardPicker.board.mapgrid.ObliqueHexGridNumbering', numbering),
  );
  const imported = read('pgg', {
    'ford.vmod': module('Ford', [
      map('Main', [board('Board', [212, 210], oblique)], [stack({ x: 82, y: 130 }, REGIMENT)]),
    ]),
  });
  expect(linesWith(imported.texts.get('ford-map.sand'), /grid/)).toEqual([
    `grid hexes flat columns 4 rows 3 labels ${labels} even columns lower`,
  ]);
  expect(linesWith(imported.texts.get('ford.sand'), /Rgt/)).toEqual([`${cell}: "25 Pz Rgt"`]);
});

test('zones that contain many cells of the board give these cells no labels', () => {
  const country = element('module.map.boardPicker.board.mapgrid.Zone', {
    name: 'Smolensk',
    path: '0,0;212,0;212,110;0,110',
    useParentGrid: true,
  });
  const imported = read('pgg', {
    'ford.vmod': module('Ford', [
      map(
        'Main',
        [board('Board', [212, 210], zoned(grid('Hex', FLAT, { stagger: false }), country))],
        [stack({ x: 30, y: 40 }, REGIMENT)],
      ),
    ]),
  });
  expect(linesWith(imported.texts.get('ford-map.sand'), /grid/)).toEqual([
    'grid hexes flat columns 4 rows 3 labels CCRR even columns lower',
  ]);
  expect(linesWith(imported.texts.get('ford.sand'), /Rgt/)).toEqual(['0101: "25 Pz Rgt"']);
});

test('labels that the language does not have are replaced by numbers of column and row, and reported', () => {
  const labelled = (numbering: Record<string, string | number | boolean>) =>
    read('pgg', {
      'ford.vmod': module('Ford', [
        map('Main', [board('Board', [212, 210], grid('Hex', FLAT, numbering))], [stack({ x: 30, y: 40 }, REGIMENT)]),
      ]),
    });
  const lettered = labelled({ stagger: false, vType: 'A' });
  expect(linesWith(lettered.texts.get('ford.sand'), /Rgt/)).toEqual(['0101: "25 Pz Rgt"']);
  expect(notes(lettered)).toEqual([
    'A board has letters for its rows; its cells are numbered by column and row. Here: Board',
  ]);
  // A separator of two signs is left out.
  const wide = labelled({ stagger: false, sep: ', ' });
  expect(linesWith(wide.texts.get('ford.sand'), /Rgt/)).toEqual(['0101: "25 Pz Rgt"']);
  expect(notes(wide)).toEqual(['VASSAL writes the labels of a board in another way. Here: 01, 01, here 0101']);
});
