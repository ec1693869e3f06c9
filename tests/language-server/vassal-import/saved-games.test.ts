import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
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
  savedGame,
  stack,
  steps,
  type InventedPiece,
} from './build-module.js';
import { read, linesWith, notes, REGIMENT, LUKIN, FLAT, flat } from './ford.js';

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

  test('the import reads a saved game of another version with shifted positions, new numbers, a hidden unit and a deck', () => {
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
      'A hidden unit is imported as visible. Here: Lukin',
      'A unit has no values in the module; the checks report them as missing. Here: 6 Inf Div',
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

  test('the boards of a saved game have the positions and rotations that the saved game states', () => {
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
