import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { board, grid, map, markers, module, prototype, savedGame, stack, type InventedPiece } from './build-module.js';
import { type Files, tried, read, notes, LUKIN, FLAT, flat, ford, FORD } from './ford.js';

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
