import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Position, Viewer } from '../../engine/play/records.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { Skirmish, skirmish } from '../engine/play/skirmish.js';
import {
  all,
  commandsIn,
  countersOpened,
  locationName,
  parts,
  pieceIn,
  readXml,
  type Read,
} from '../preview/vassal/read-vassal.js';
import { command, folderWith } from './command-line.js';

const EXAMPLES = path.join(import.meta.dirname, '../../examples');

interface Exported {
  readonly map: { readonly cells: readonly { readonly cell: string }[] };
  readonly state: {
    readonly pieces: readonly { readonly name: string; readonly cell?: string; readonly values: string }[];
  };
}

const folder = folderWith();
/** Runs an export command for `file` in a new temporary folder. */
async function exported(words: string, file = 'battle.sand'): Promise<Buffer> {
  const [ending, ...rest] = words.split(' ');
  const to = path.join(folder, `out${ending}`);
  const ended = await command(['export', file, '--to', to, ...rest].join(' '), {
    folder: path.isAbsolute(file) ? EXAMPLES : folder,
    ...(path.isAbsolute(file) && { rulesets }),
  });
  expect(ended).toEqual({ exit: 0, out: '', err: '' });
  return readFileSync(to);
}

const unzipped = (zip: Buffer): Readonly<Record<string, Uint8Array>> => unzipSync(new Uint8Array(zip));
const textIn = (zip: Buffer, name: string): string => strFromU8(unzipped(zip)[name]);
const asJson = async (words: string, file?: string): Promise<Exported> =>
  JSON.parse((await exported(words, file)).toString()) as Exported;
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

describe('a module of VASSAL', async () => {
  const module = await exported('.vmod --cell 40');
  const files = unzipped(module);
  const built: Read = readXml(strFromU8(files['buildFile.xml']));
  const slots = all(built, 'PieceSlot');

  test('a VASSAL module contains its build file, its data file and all pictures that these name', () => {
    const images = slots.flatMap(({ text }) => [...text.matchAll(/[^;,]+\.png/g)].map(([name]) => `images/${name}`));
    const used = new Set(['buildFile.xml', 'moduledata', 'images/Board.png', ...images]);
    expect([...used].filter((name) => !(name in files))).toEqual([]);
    for (const [name, content] of Object.entries(files))
      if (name.startsWith('images/')) expect(strFromU8(content.slice(1, 4))).toBe('PNG');
  });

  test('a VASSAL module contains every unit once, and units on the map in the stack of their cell', async () => {
    const { state } = await asJson('.json --at setup');
    const size = sizeOf(Buffer.from(files['images/Board.png']));
    const stood = all(built, 'SetupStack').flatMap(({ attributes, children }) => {
      const at = { x: Number(attributes.x), y: Number(attributes.y) };
      return children.map(({ text }) => ({
        name: pieceIn(text).name,
        cell: locationName(all(built, 'Board')[0], size, at),
      }));
    });
    expect(stood.sort(byName)).toEqual(state.pieces.map(({ name, cell }) => ({ name, cell })).sort(byName));
    expect(new Set(slots.map(({ attributes }) => attributes.gpid)).size).toBe(slots.length);
  });

  test('a VASSAL module asks players for a side only with --roster', async () => {
    expect(all(built, 'PlayerRoster')).toEqual([]);
    expect(all(built, 'ListWidget').map(({ attributes }) => attributes.entryName)).toEqual(['Blue', 'Red']);
    const asking = readXml(textIn(await exported('.vmod --cell 8 --roster'), 'buildFile.xml'));
    expect(all(asking, 'entry').map(({ text }) => text)).toEqual(['Blue', 'Red']);
  });

  test('a VASSAL module has the same bytes each time it is written', async () => {
    expect((await exported('.vmod --cell 40')).equals(module)).toBe(true);
  });

  test('the export command exports a map without a scenario as a VASSAL module with only the map', async () => {
    const lone = folderWith({
      'lone.sand': 'ruleset skirmish\nmap Field { grid hexes flat columns 4 rows 3 labels CCRR }\n',
    });
    expect(await command('export lone.sand --to lone.vmod --cell 20', lone)).toMatchObject({ exit: 0, err: '' });
    const lonely = unzipped(readFileSync(path.join(lone, 'lone.vmod')));
    expect(Object.keys(lonely).sort()).toEqual(['buildFile.xml', 'images/Board.png', 'moduledata']);
  });
});

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

const ofName = (name: string): string => path.join(EXAMPLES, name);

test.each([
  'pgg/first-contact.sand',
  'fda/operation-goodwood-squares.sand',
  'fda/battle-of-gela.sand',
  'rtl/manstein-attacks.sand',
  'bite/first-steps.sand',
])('a VASSAL saved game of %s has every unit on the map once, in the stack of its cell', async (example) => {
  const file = ofName(example);
  const { state } = await asJson('.json', file);
  const commands = commandsIn(textIn(await exported('.vsav --cell 30', file), 'savedGame'));
  const module = unzipped(await exported('.vmod --cell 30', file));
  const built = readXml(strFromU8(module['buildFile.xml']));
  const [board] = all(built, 'Board');
  const size = sizeOf(Buffer.from(module['images/Board.png']));
  const lying = commands.filter((each) => each.startsWith('+/') && !each.includes('/stack/'));
  const stood = countersOpened(built, commands).map((piece) => ({ ...piece, cell: locationName(board, size, piece) }));
  const onMap = state.pieces.flatMap(({ name, cell }) => (cell === undefined ? [] : [{ name, cell }]));
  expect(stood.map(({ name, cell }) => ({ name, cell })).sort(byName)).toEqual(onMap.sort(byName));
  const stacked = commands
    .filter((each) => each.includes('/stack/'))
    .flatMap((each) => parts(parts(each, '/')[3], ';').slice(3, -1));
  expect(stacked.sort()).toEqual(lying.map((each) => parts(each, '/')[1]).sort());
  expect(stood.filter(({ image }) => !(`images/${image}` in module))).toEqual([]);
  expect([commands[0], commands[1], ...commands.slice(-2)]).toEqual([
    'begin_save',
    'Main MapBoardPicker\tBoard\t0\t0',
    'SETUP_STACK\t',
    'end_save',
  ]);
});

test('an export contains no information that is hidden from its viewer', async () => {
  const file = ofName('pgg/first-contact.sand');
  const exportedTexts = async (as: string): Promise<string[]> => {
    const words = `--at setup --as ${as}`.replace('--as umpire', '--umpire');
    const module = unzipped(await exported(`.vmod --cell 8 ${words}`, file));
    const saved = commandsIn(textIn(await exported(`.vsav ${words}`, file), 'savedGame')).join();
    const table = (await exported(`.csv ${words}`, file)).toString();
    const record = JSON.stringify((await asJson(`.json ${words}`, file)).state);
    return [Object.keys(module).join() + strFromU8(module['buildFile.xml']), saved, table, record];
  };
  const asUmpire = await exportedTexts('umpire');
  const secret = (await asJson('.json --at setup --umpire', file)).state.pieces.find(
    ({ name }) => name === '28/1',
  )!.values;
  expect(secret).not.toContain('?');
  expect(asUmpire.map((text) => text.includes(secret))).toEqual([true, true, true, true]);
  expect((await exportedTexts('German')).map((text) => text.includes(secret))).toEqual([false, false, false, false]);
});

test('an export has a VASSAL layer for the steps of a unit unless the strength of the unit is hidden', async () => {
  /** Units with two faces, 4 and 2. The strength of Red is hidden from Blue. */
  const veiled = {
    ...skirmish,
    start: (scenario: ScenarioModel) =>
      Object.assign(new Skirmish(scenario), {
        position(this: Skirmish, viewer: Viewer = {}): Position {
          const { pieces, ...rest } = Skirmish.prototype.position.call(this);
          const isSeen = (side: string): boolean => viewer.umpire === true || viewer.side === side || side === 'Blue';
          return {
            ...rest,
            pieces: pieces.map((piece) => ({ ...piece, steps: 2, values: isSeen(piece.side) ? '4' : '?' })),
          };
        },
      }),
  };
  const text = readFileSync(path.join(folder, 'field.sand'), 'utf8').replace(/(squad "\w") 1/g, '$1 4 | 2');
  const two = folderWith({ 'field.sand': text });
  const layered = async (as: string): Promise<string[]> => {
    const words = `export field.sand --to two.vmod --cell 8 ${as}`;
    const ended = await command(words, { folder: two, rulesets: new Map([['skirmish', veiled]]) });
    expect(ended).toMatchObject({ exit: 0, err: '' });
    const built = readXml(textIn(readFileSync(path.join(two, 'two.vmod')), 'buildFile.xml'));
    return all(built, 'PieceSlot').flatMap(({ text, attributes }) =>
      text.includes('emb2;') ? attributes.entryName : [],
    );
  };
  expect(await layered('--umpire')).toEqual(['a', 'b', 'x', 'y', 'z']);
  expect(await layered('--as Red')).toEqual(['a', 'b', 'x', 'y', 'z']);
  expect(await layered('--as Blue')).toEqual(['a', 'b']);
});

test('an export uses one picture per side for all hidden blocks', async () => {
  const file = ofName('bite/lessons/6-fog.sand');
  const module = unzipped(await exported('.vmod --cell 8 --as Soviet', file));
  const axis = Object.keys(module).filter((name) => name.startsWith('images/Axis'));
  expect(axis).toEqual(['images/Axis.back.png']);
});

test('an exported CSV table has one row per unit', async () => {
  const rows = parse(await exported('.csv --at setup'), { columns: true });
  expect(rows).toHaveLength(5);
  expect(rows[0]).toEqual({
    side: 'Blue',
    name: 'a',
    kind: 'squad',
    formation: '',
    cell: '0202',
    off: '',
    values: '1',
    step: '1',
    steps: '1',
    flags: '',
  });
});

test.each([
  ['--to game.zip', 'Its name must end in .vmod, .vsav, .csv, .json or .sand'],
  ['--to game.csv --cell 20', '--cell applies only to a .vmod or .vsav'],
  ['--to game.vsav --roster', '--roster applies only to a .vmod'],
  ['--to game.sand --as Blue', '--as does not apply to a .sand file'],
  ['--to game.sand', 'The rules of this game cannot start from a written position'],
  ['--to game.vsav --as Green', 'No side is called “Green”'],
  ['--to game.vmod --at turn_99', 'The game ended before “turn 99”'],
  ['--to nowhere/game.json', 'the folder does not exist'],
])('the wrong usage “export %s” is rejected', async (words, message) => {
  const { exit, err } = await command(`export battle.sand ${words}`, folder);
  expect(exit).toBe(2);
  expect(err).toContain(message);
});
