import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { importVassal, type Imported } from '../../../language-server/vassal-import/import-vassal.js';
import {
  board,
  element,
  grid,
  join,
  map,
  markers,
  module,
  nested,
  palette,
  piece,
  prototype,
  savedGame,
  stack,
  steps,
  zone,
  zoned,
  type InventedPiece,
} from './build-module.js';

const fill = (text: string, ...values: readonly (string | number | boolean)[]): string =>
  text.replace(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)]));

type Files = Readonly<Record<string, Uint8Array>>;

const tried = (ruleset: string, files: Files, sides: Readonly<Record<string, string>> = {}) =>
  importVassal({
    files: Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
    ruleset: rulesets.get(ruleset)!,
    sides: new Map(Object.entries(sides)),
    t: fill,
  });

/** Imports files. @throws Error if they cannot be imported */
function read(ruleset: string, files: Files, sides?: Readonly<Record<string, string>>): Imported {
  const result = tried(ruleset, files, sides);
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

/** Returns the lines of a text that contain a word, without indentation. */
const linesWith = (text: string | undefined, pattern: RegExp): string[] =>
  (text ?? '').split('\n').flatMap((line) => (pattern.test(line) ? [line.trim()] : []));

/** Returns the report without the line that every import has. */
const notes = ({ report }: Imported): string[] => report.slice(0, -1);

const REGIMENT: InventedPiece = {
  name: '25 Pz Rgt 4-10',
  gpid: 1,
  traits: [markers({ Side: 'German' }), steps(['a.png', 'b.png'], ['', '+ (2-10)'])],
};
const LUKIN: InventedPiece = {
  name: 'Lukin',
  gpid: 2,
  image: 'lukin.png',
  traits: [markers({ Side: 'Soviet', Type: 'Leader', Strength: '3', Army: '30' })],
};

const FLAT = { dx: 52, dy: 60, x0: 30, y0: 40 };
const flat = (size: readonly [number, number] = [212, 210]): string =>
  board('Board', size, grid('Hex', FLAT, { stagger: false }));

const ford = (...stacks: readonly string[]): Uint8Array => module('Ford', [map('Main', [flat()], stacks)]);
const FORD = ford(stack({ owningBoard: 'Board', x: 186, y: 130 }, REGIMENT), stack({ x: 30, y: 40 }, LUKIN));

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

    - Terrain, rivers, roads and rules are not in a module: it has only a picture of them.
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
      "Terrain, rivers, roads and rules are not in a module: it has only a picture of them.",
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

test('pointy hexes with rows that begin with the row number, and a zone without cells', () => {
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
  expect(notes(imported)).toEqual(['A counter is taken for a marker and left out. Here: Game Turn']);
});

test('squares with letters for columns that descend to the south', () => {
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

test('old modules: names with delimiters, nested prototypes, a piece within a trait, and old layers', () => {
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
    'A counter is taken for a marker and left out. Here: Control',
    `A unit has no values in the module; the checks ask for them. 2 times; first: 25/7 'Red' Pz Rgt`,
  ]);
});

describe('saved games', () => {
  const onMap = (at: { x: number; y: number }, ...ids: readonly number[]): string =>
    join('/', '+', 's' + String(ids[0]), 'stack', join(';', 'Main', at.x, at.y, ...ids, '@@-1'));
  const reduced: InventedPiece = {
    ...REGIMENT,
    traits: [markers({ Side: 'German' }), steps(['a.png', 'b.png'], ['', '+ (2-10)'], 2)],
  };
  const edged = module('Ford', [
    element(
      'module.Map',
      { mapName: 'Main', edgeWidth: 20, edgeHeight: 20 },
      element('module.map.BoardPicker', {}, flat()),
      stack({ x: 186, y: 130 }, REGIMENT),
      stack({ x: 30, y: 40 }, LUKIN),
    ),
    palette({}),
  ]);

  test.each([undefined, 0, 0x5a, 0xff])(
    'a saved game with the key %s gives the places and steps of its units',
    (key) => {
      const save = savedGame(
        [
          nested(piece(reduced, { id: '7' }), onMap({ x: 206, y: 150 }, 7)),
          join('/', '+', '9', 'stack', join(';', 'Main', 5, 5)),
          join('/', '+', '10', 'stack', join(';', 'null', 0, 0, 8)),
          piece(LUKIN, { id: '8' }),
        ],
        key,
      );
      const imported = read('pgg', { 'one.vsav': save, 'ford.vmod': edged });
      expect(linesWith(imported.texts.get('ford-one.sand'), /^ {2,}/)).toEqual([
        'on Ford',
        '// Write the number of turns here: turns 5',
        'setup German {',
        '0402: "25 Pz Rgt" (step 2)',
        '}',
      ]);
      expect(notes(imported)).toEqual([]);
    },
  );

  test('a saved game of another version: a common shift, other numbers, a hidden unit, a deck, an extension', () => {
    const third: InventedPiece = {
      name: '6 Inf Div',
      image: 'i.png',
      gpid: 'x1:3',
      traits: [markers({ Side: 'German' })],
    };
    const extension = zipSync({
      'buildFile.xml': strToU8(
        element(
          'module.ModuleExtension',
          { module: 'Ford', extensionId: 'x1' },
          element(
            'module.ExtensionElement',
            { target: 'VASSAL.build.module.PieceWindow:Counters' },
            palette({ Extra: [third] }),
          ),
        ),
      ),
    });
    const hidden: InventedPiece = {
      ...LUKIN,
      traits: [['obs;72,130;back.png;X;', 'player1;'], ...(LUKIN.traits ?? [])],
    };
    const save = savedGame([
      'PLAYER\tplayer1\tJo\tSoviet',
      piece({ ...REGIMENT, gpid: 77 }, { id: '1' }),
      piece(hidden, { id: '2' }),
      piece(third, { id: '3' }),
      piece({ name: 'Card', image: 'card.png' }, { id: '4' }),
      onMap({ x: 182 + 20, y: 139 + 20 }, 1),
      onMap({ x: 26 + 20, y: 49 + 20 }, 2),
      onMap({ x: 130 + 20, y: 109 + 20 }, 3),
      join('/', '+', 'd', 'deck;a', join(';', 'Main', 20, 20, 'true', '4')),
    ]);
    const imported = read('pgg', { 'ford.vmod': edged, 'x.vmdx': extension, 'two.vsav': save });
    expect(linesWith(imported.texts.get('ford-two.sand'), /\d{4}:/)).toEqual([
      '0402: "25 Pz Rgt"',
      '0302: "6 Inf Div"',
      '0101: Lukin',
    ]);
    expect(notes(imported)).toEqual([
      'A counter in a deck or cup is left out. Here: Card',
      'All counters of a saved game are off their cells by the same distance; this is corrected. Here: two.vsav: -4, 9',
      'A counter of a saved game has another number than in the module; it was found by its name. Here: 25 Pz Rgt 4-10',
      'A hidden unit is imported openly. Here: Lukin',
      'A unit has no values in the module; the checks ask for them. Here: 6 Inf Div',
    ]);
  });

  test('a saved game in Windows-1252 keeps its letters', () => {
    const text = [
      'begin_save',
      piece({ ...LUKIN, name: 'Müller Leader', gpid: '' }, { id: '1', map: 'Main', x: 50, y: 60 }),
      'end_save',
    ].join('\u001B');
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const imported = read('pgg', { 'ford.vmod': edged, 'old.vsav': zipSync({ savedGame: bytes }) });
    expect(linesWith(imported.texts.get('ford-old.sand'), /0101/)).toEqual(['0101: "Müller Leader"']);
    expect(notes(imported)[0]).toBe('The saved game is not in UTF-8; it was read as Windows-1252. Here: old.vsav');
  });

  test('a saved game inside the module becomes a scenario', () => {
    const inside = module(
      'Ford',
      [map('Main', [flat()]), element('module.PredefinedSetup', { name: 'June 22', file: 'june.vsav' })],
      { 'june.vsav': savedGame([piece(REGIMENT, { id: '1', map: 'Main', x: 30, y: 40 })], 7) },
    );
    const { texts } = read('pgg', { 'ford.vmod': inside });
    expect([...texts.keys()]).toEqual(['ford-map.sand', 'ford-forces.sand', 'ford-june-22.sand', 'ford-import.txt']);
    expect(linesWith(texts.get('ford-june-22.sand'), /scenario|0101/)).toEqual([
      'scenario "June 22" {',
      '0101: "25 Pz Rgt"',
    ]);
  });

  test('the boards of a saved game lie where it puts them, turned if it says so', () => {
    const boards = [flat(), board('East', [212, 210], grid('Hex', FLAT, { stagger: false, hOff: 11 }))];
    const two = module('Ford', [
      map('Main', boards, [stack({ owningBoard: 'East', x: 30, y: 40 }, LUKIN)], 'MainBoardPicker\tBoard\t0\t0'),
    ]);
    const save = (choice: string, x: number, y: number): Uint8Array =>
      savedGame([choice, piece(REGIMENT, { id: '1', map: 'Main', x, y })]);
    const placed = (choice: string, x: number, y: number): string[] =>
      linesWith(read('pgg', { 'ford.vmod': two, 'a.vsav': save(choice, x, y) }).texts.get('ford-a.sand'), /\d{4}:/);
    expect(placed('MainBoardPicker\tBoard\t1\t0\tEast\t0\t0', 212 + 30, 40)).toEqual(['0101: "25 Pz Rgt"']);
    expect(placed('MainBoardPicker\tBoard/rev\t0\t0', 212 - 30, 210 - 40)).toEqual(['0101: "25 Pz Rgt"']);
  });
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
    'A board has a numbering of another kind; its cells are numbered plainly. Here: Plan: ThirdReich.ObliqueHexGridNumbering',
    'A unit arrives at no known cell, and is a comment. Here: 25 Pz Rgt',
  ]);
});

test('nations that the user assigns belong to a side of the game; others make comments', () => {
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

describe('hostile files', () => {
  const fault = (files: Files): string => {
    const result = tried('pgg', files);
    return 'fault' in result ? result.fault : 'imported';
  };
  const withBuildFile = (text: string): Uint8Array => zipSync({ 'buildFile.xml': strToU8(text) });
  const lying = (): Uint8Array => {
    const bytes = zipSync({ 'buildFile.xml': [new Uint8Array(3_000_000), { level: 9 }] });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at + 4 < bytes.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    return bytes;
  };
  const huge = (): Uint8Array => {
    const bytes = zipSync({ 'buildFile.xml': new Uint8Array(10) });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at + 4 < bytes.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 2_000_000_000, true);
    return bytes;
  };

  test.each<[string, () => Files, RegExp]>([
    ['a text', () => ({ 'a.vmod': strToU8('no archive') }), /^a\.vmod is not a module or saved game of VASSAL/],
    ['an empty file', () => ({ 'a.vmod': new Uint8Array() }), /^a\.vmod is not a module or saved game/],
    ['an archive without a build file', () => ({ 'a.vmod': zipSync({ x: new Uint8Array(1) }) }), /has no build file/],
    ['another XML file', () => ({ 'a.vmod': withBuildFile('<html/>') }), /^a\.vmod is not a module of VASSAL\.$/],
    ['broken XML', () => ({ 'a.vmod': withBuildFile('<a><b></a>') }), /cannot be read: it is not well-formed XML/],
    ['a document type', () => ({ 'a.vmod': withBuildFile('<!DOCTYPE a><a/>') }), /has a document type/],
    [
      'a document with entities',
      () => ({ 'a.vmod': withBuildFile('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>') }),
      /cannot be read/,
    ],
    [
      'deep XML',
      () => ({ 'a.vmod': withBuildFile('<a>'.repeat(900) + '</a>'.repeat(900)) }),
      /nested more than 200 deep/,
    ],
    ['very deep XML', () => ({ 'a.vmod': withBuildFile('<a>'.repeat(99_999)) }), /cannot be read/],
    [
      'an entry that is too large',
      () => ({ 'a.vmod': huge() }),
      /too large to unpack: buildFile\.xml\. The limit is 64 MB/,
    ],
    ['an entry with a false size', () => ({ 'a.vmod': lying() }), /too large to unpack|cannot be read/],
    ['a saved game alone', () => ({ 'a.vsav': savedGame([]) }), /There is no module among the files/],
    ['two modules', () => ({ 'a.vmod': FORD, 'b.vmod': FORD }), /are both modules/],
    [
      'a damaged saved game',
      () => ({ 'a.vmod': FORD, 'b.vsav': strToU8('!VCSK5azz') }),
      /^b\.vsav is a damaged saved game/,
    ],
    [
      'another text as a saved game',
      () => ({ 'a.vmod': FORD, 'b.vsav': zipSync({ savedGame: strToU8('x') }) }),
      /^b\.vsav is not a saved game/,
    ],
    ['a module without cells', () => ({ 'a.vmod': module('Empty', []) }), /^a\.vmod has no board with a grid/],
    [
      'a grid with billions of cells',
      () => ({ 'a.vmod': module('Big', [map('M', [board('B', [2e9, 2e9], grid('Hex', FLAT))])]) }),
      /has no board with a grid/,
    ],
  ])('%s gets one clear message', (_, files, message) => {
    expect(fault(files())).toMatch(message);
  });

  test('prototypes in a circle and prototypes that multiply are ignored and reported', () => {
    const twice = (name: string, next: string): string =>
      prototype(name, [
        [`prototype;${next}`, ''],
        [`prototype;${next}`, ''],
      ]);
    const many = Array.from({ length: 40 }, (_, i) => twice(`P${i}`, `P${i + 1}`));
    const circle = prototype('Circle', [['prototype;Circle', ''], markers({ Side: 'German' })]);
    const pieces: InventedPiece[] = [
      { name: '1 Inf Div', gpid: 1, image: 'a.png', traits: [['prototype;Circle', '']] },
      { name: '2 Inf Div', gpid: 2, image: 'a.png', traits: [['prototype;P0', ''], markers({ Side: 'German' })] },
      { name: '3 Inf Div', gpid: 3, image: 'a.png', traits: [['prototype;None', ''], markers({ Side: 'German' })] },
    ];
    const imported = read('pgg', {
      'ford.vmod': module('Ford', [circle, ...many, map('Main', [flat()], [stack({ x: 30, y: 40 }, ...pieces)])]),
    });
    const noted = notes(imported).join('\n');
    for (const each of ['A prototype contains itself. Here: Circle', 'more than 2000 traits', 'does not exist'])
      expect(noted).toContain(each);
    expect(imported.texts.get('ford.sand')).toContain('"1 Inf Div"');
  });

  test('names of pictures, saves and boards cannot leave the folder', () => {
    const evil: InventedPiece = { ...LUKIN, image: '../../../evil.png' };
    const dots = ['images/../../../evil.png', 'images/..', 'images/CON.png', 'images/a:b?.png', 'images/C:\\x.png'];
    const others = ['..', 'CON.png', 'a:b?.png', 'C:\\x.png'].map((image, i): InventedPiece => ({
      ...LUKIN,
      name: `Leader ${i}`,
      gpid: i + 9,
      image,
    }));
    const { texts, pictures } = read('pgg', {
      '../../ford.vmod': module(
        'Ford',
        [map('../Main', [flat()], [stack({ x: 30, y: 40 }, evil, ...others)])],
        Object.fromEntries(dots.map((name) => [name, strToU8('x')])),
      ),
      '/etc/../save.vsav': savedGame([]),
    });
    const safe = /^(?:images\/)?[\p{L}\p{N}_~+-][\p{L}\p{N}._~+-]*$/u;
    expect([...texts.keys(), ...pictures.keys()].filter((name) => !safe.test(name))).toEqual([]);
    expect(pictures.size).toBeGreaterThan(2);
    expect([...pictures.keys()]).toContain('images/_CON.png');
  });

  test('names with control characters and quotes stay within their statement', () => {
    const odd: InventedPiece = { ...LUKIN, name: 'A"\n} side X {\u2028' };
    const { texts } = read('pgg', { 'ford.vmod': ford(stack({ x: 30, y: 40 }, odd)) });
    for (const [name, text] of texts)
      if (name.endsWith('.sand')) expect(text.match(/^\s*side /gm) ?? []).not.toContain('side X');
    expect(
      texts
        .get('ford-forces.sand')
        ?.split('\n')
        .filter((line) => line.startsWith('side ')),
    ).toEqual(['side Soviet {']);
  });
});
