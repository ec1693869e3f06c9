import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { encode } from 'fast-png';
import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { element, grid, map, markers, module, stack } from '../language-server/vassal-import/build-module.js';
import { command, folderWith } from './command-line.js';

const png = (width: number, height: number): Uint8Array =>
  encode({ width, height, channels: 1, data: new Uint8Array(width * height) });

const hexes = grid('Hex', { dx: 52, dy: 60, x0: 30, y0: 40 }, { stagger: false });
const unit = (name: string, side: string, image: string) => ({ name, image, traits: [markers({ Side: side })] });
const FORD = module(
  'Ford',
  [
    map(
      'Main',
      [element('module.map.boardPicker.Board', { name: 'Board', image: 'map.png' }, hexes)],
      [stack({ x: 30, y: 40 }, unit('25 Pz Rgt 4-10', 'German', 'a.png'), unit('6 Inf Div', 'Axis', 'b.gif'))],
    ),
  ],
  { 'images/a.png': png(60, 60), 'images/b.gif': new Uint8Array(40), 'images/map.png': png(212, 210) },
);

const imported = (words: string, folder: string) => command(`import ${words}`, { folder, rulesets });

test('the import command writes scenario files and pictures, prints their names, and reports what is missing', async () => {
  const folder = folderWith({ 'ford.vmod': FORD });
  const { exit, out, err } = await imported('ford.vmod -o new/ford --ruleset pgg --side Axis=German', folder);
  expect({ exit, out: out.split('\n'), err: err.split('\n') }).toEqual({
    exit: 0,
    out: ['new/ford/ford-map.sand', 'new/ford/ford-forces.sand', 'new/ford/ford.sand', 'new/ford/ford-import.txt', ''],
    err: [
      'A unit has no values in the module; the checks report them as missing. Here: 6 Inf Div',
      'A module contains terrain, rivers and roads only as a picture, and no rules.',
      '',
    ],
  });
  const forces = readFileSync(path.join(folder, 'new/ford/ford-forces.sand'), 'utf8');
  expect(forces.split('\n').filter((line) => line.startsWith('  '))).toEqual([
    '  source "Imported from ford.vmod 1.2."',
    '  panzer regiment "25 Pz Rgt" 4-10 (picture "images/a.png")',
    '  infantry division "6 Inf Div"',
  ]);
  expect(readFileSync(path.join(folder, 'new/ford/ford-map.sand'), 'utf8')).toContain(
    '  underlay "images/map.png" (0101 at 30 40, 0403 at 186 190)\n',
  );
  expect(
    ['a.png', 'b.gif', 'map.png'].filter((name) => !existsSync(path.join(folder, 'new/ford/images', name))),
  ).toEqual([]);
  const checked = await command('check new/ford/ford.sand', { folder, rulesets });
  expect(checked.exit).toBe(1);
  expect(checked.out).toContain('sandtable/missing-values');
  expect(checked.out).toContain('6 Inf Div has no strength [3.4]');
  expect(await command('format --check new/ford', { folder, rulesets })).toMatchObject({ exit: 0 });
});

test('the import command writes nothing if it would overwrite a file', async () => {
  const folder = folderWith({ 'ford.vmod': FORD, 'ford.sand': 'mine' });
  expect(await imported('ford.vmod -o . --ruleset pgg', folder)).toEqual({
    exit: 2,
    out: '',
    err: 'ford.sand exists already. Choose an empty folder.\n',
  });
  expect(readFileSync(path.join(folder, 'ford.sand'), 'utf8')).toBe('mine');
  expect(existsSync(path.join(folder, 'ford-map.sand'))).toBe(false);
});

test.each([
  ['none.vmod -o new --ruleset pgg', /^none\.vmod cannot be read \(/],
  ['battle.sand -o new --ruleset pgg', /^battle\.sand is not a module or saved game of VASSAL/],
  ['ford.vmod -o new --ruleset chess', /^No ruleset is called “chess”\. Known: pgg, /],
  ['ford.vmod -o new --ruleset pgg --side Axis', /^--side needs the form NAME=SIDE/],
  ['ford.vmod -o ford.vmod --ruleset pgg', /^ford\.vmod cannot be written/],
])('the import command refuses: %s', async (words, message) => {
  const folder = folderWith({ 'ford.vmod': FORD });
  const { exit, err } = await imported(words, folder);
  expect(exit).toBe(2);
  expect(err).toMatch(message);
  expect(existsSync(path.join(folder, 'new'))).toBe(false);
});

test('an imported map whose labels have a separator has no findings', async () => {
  const numbering = { stagger: false, sep: '.', vLeading: 2 };
  const dotted = grid('Hex', { dx: 52, dy: 60, x0: 30, y0: 40 }, numbering);
  const board = element('module.map.boardPicker.Board', { name: 'Board', width: 212, height: 210 }, dotted);
  const folder = folderWith({ 'ford.vmod': module('Ford', [map('Main', [board])]) });
  expect(await imported('ford.vmod -o new --ruleset pgg', folder)).toMatchObject({ exit: 0 });
  expect(readFileSync(path.join(folder, 'new/ford-map.sand'), 'utf8')).toContain('labels "CC.RRR" even columns lower');
  expect(await command('check new/ford-map.sand', { folder, rulesets })).toMatchObject({ exit: 0 });
});
