import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../preview/print/read-pdf.js';
import { command, folderWith } from './command-line.js';

/** Reads the size from the header of a PNG, without decoding the pixels. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test('the render command draws the map with its counters as SVG', async () => {
  const folder = folderWith();
  expect(await command('render battle.sand -o map.svg', folder)).toEqual({ exit: 0, out: '', err: '' });
  const svg = readFileSync(path.join(folder, 'map.svg'), 'utf8');
  expect(svg).toMatch(/^<svg .*<title>Meeting engagement<\/title>/);
  expect(svg).toContain('0805');
});

test('the render command draws the game at the moment given by --at', async () => {
  const folder = folderWith();
  const drawn = async (at: string) => {
    await command(`render battle.sand -o map.svg --at ${at}`, folder);
    return readFileSync(path.join(folder, 'map.svg'), 'utf8');
  };
  const [setup, again, later] = [await drawn('setup'), await drawn('setup'), await drawn('turn_1')];
  expect(again).toBe(setup);
  expect(later).not.toBe(setup);
});

test.each([8, 50, 100])('the render command draws cells with a height of --cell %i pixels', async (size) => {
  const rows = (number: number): string =>
    `ruleset skirmish\nmap Field { grid hexes flat columns 4 rows ${number} labels CCRR even columns lower }\n`;
  const folder = folderWith({ 'five.sand': rows(5), 'nine.sand': rows(9) });
  const height = async (file: string): Promise<number> => {
    await command(`render ${file}.sand -o ${file}.svg --cell ${size}`, folder);
    return Number(/ height="(\d+)"/.exec(readFileSync(path.join(folder, `${file}.svg`), 'utf8'))?.[1]);
  };
  expect(Math.abs((await height('nine')) - (await height('five')) - 4 * size)).toBeLessThanOrEqual(1);
});

test('the render command draws a PNG with the fonts of the package', async () => {
  const folder = folderWith();
  expect(await command('render field.sand -o map.png --cell 40', folder)).toMatchObject({ exit: 0, err: '' });
  await command('render field.sand -o map.svg --cell 40', folder);
  const png = readFileSync(path.join(folder, 'map.png'));
  const [, width, height] =
    /width="(\d+)" height="(\d+)"/.exec(readFileSync(path.join(folder, 'map.svg'), 'utf8')) ?? [];
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(png)).toEqual({ width: Number(width), height: Number(height) });
});

test.each(['render town.sand -o map.png', 'render town.sand -o map.pdf', 'export town.sand --to map.vmod'])(
  'a warning names the letters that %s cannot draw',
  async (words) => {
    const grid = 'grid hexes flat columns 4 rows 3 labels CCRR even columns lower';
    const town = (name: string) => ({
      'town.sand': `ruleset skirmish\nmap Field { ${grid} town "${name}" at 0102 }\n`,
    });
    const to = words.split(' ').at(-1)!;
    expect(await command(words, folderWith(town('Κερατέα №1 Țepeș')))).toMatchObject({ exit: 0, err: '' });
    expect(await command(words, folderWith(town('東京')))).toMatchObject({
      exit: 0,
      err: `Warning: ${to} shows boxes in place of letters that the font of pictures lacks: 東 (U+6771), 京 (U+4EAC). Use other letters, or write an .svg or .html, which use the fonts of the system.\n`,
    });
  },
);

test('the render command draws a map without units with --only map, in different colours for each theme', async () => {
  const folder = folderWith();
  const svgOf = async (words: string): Promise<string> => {
    expect(await command(`render battle.sand -o map.svg ${words}`, folder)).toEqual({ exit: 0, out: '', err: '' });
    return readFileSync(path.join(folder, 'map.svg'), 'utf8');
  };
  const [all, map] = [await svgOf('--theme light'), await svgOf('--only map')];
  expect([all.includes('class="stack"'), map.includes('class="stack"'), map.includes('0805')]).toEqual([
    true,
    false,
    true,
  ]);
  const themes = ['light', 'dark', 'high-contrast', 'high-contrast-light'];
  const drawn = new Set<string>();
  for (const theme of themes) drawn.add(await svgOf(`--theme ${theme}`));
  expect(drawn.size).toBe(themes.length);
});

describe('a PDF', () => {
  const pages = async (words: string): Promise<number> => {
    const folder = folderWith();
    expect(await command(`render battle.sand -o kit.pdf ${words}`.trim(), folder)).toEqual({
      exit: 0,
      out: '',
      err: '',
    });
    return readPdf(readFileSync(path.join(folder, 'kit.pdf'))).pages.length;
  };

  test('the render command writes the map, the counters and the cards to a PDF, or only the part chosen by --only', async () => {
    const [map, counters, cards] = [
      await pages('--only map'),
      await pages('--only counters'),
      await pages('--only cards'),
    ];
    expect(Math.min(map, counters, cards)).toBeGreaterThan(0);
    expect(await pages('')).toBe(map + counters + cards);
  });

  test('the render command draws the order of battle as a PDF with a sheet for each side, or as one picture', async () => {
    expect(await pages('--only forces --paper letter')).toBe(2);
    const folder = folderWith();
    const svgOf = async (words: string): Promise<string> => {
      expect(await command(`render battle.sand -o oob.svg --only forces${words}`, folder)).toMatchObject({ exit: 0 });
      return readFileSync(path.join(folder, 'oob.svg'), 'utf8');
    };
    const svg = await svgOf('');
    for (const text of ['Blue', 'Red', '2 units', '3 units', '0302']) expect(svg).toContain(`>${text}`);
    expect(svg.match(/class="counter"/g)).toHaveLength(5);
    expect(await svgOf(' --cell 128')).toContain('width="1680"');
  });

  test('a PDF needs fewer sheets on larger paper, and more sheets for larger cells', async () => {
    expect(await pages('--only map --hex 40 --paper a2')).toBeLessThan(await pages('--only map --hex 40'));
    expect(await pages('--only map')).toBeLessThan(await pages('--only map --hex 40'));
  });

  test('a PDF shows the map without units unless --at names a moment', async () => {
    const folder = folderWith();
    const bytes = async (words: string): Promise<Buffer> => {
      await command(`render battle.sand -o kit.pdf ${words}`.trim(), folder);
      return readFileSync(path.join(folder, 'kit.pdf'));
    };
    expect((await bytes('--only map')).length).toBeLessThan((await bytes('--at setup')).length);
    expect((await bytes('--at setup')).length).not.toBe((await bytes('')).length);
  });
});

test.each([
  ['zone', 'id="st-zone-'],
  ['supply', 'stroke-dasharray="3 9"'],
])('render --layer %s draws an overlay on the map', async (name, drawn) => {
  const folder = folderWith();
  const svgOf = async (words: string): Promise<string> => {
    await command(`render battle.sand -o map.svg${words}`, folder);
    return readFileSync(path.join(folder, 'map.svg'), 'utf8');
  };
  expect(await svgOf('')).not.toContain(drawn);
  expect(await svgOf(` --layer ${name}`)).toContain(drawn);
});

test.each([
  ['battle.sand -o map.gif', 'Its name must end in .svg, .png, .pdf or .html'],
  ['battle.sand', "required option '-o, --output <file>' not specified"],
  ['battle.sand -o nowhere/map.svg', 'nowhere/map.svg cannot be written (the folder does not exist, ENOENT).'],
  ['battle.sand -o map.svg --at lunch', '“lunch” is not a moment.'],
  ['battle.sand -o map.svg --cell 7', 'It must be a whole number, 8 to 256.'],
  ['battle.sand -o map.svg --cell 257', 'It must be a whole number, 8 to 256.'],
  ['wide.sand -o map.png --cell 256', 'is too large; the limit is 100 million pixels. Choose a smaller --cell'],
  ['alone.sand -o map.svg', 'alone.sand has no map'],
  ['battle.sand -o map.svg --layer weather', 'There is no layer “weather”; this game has zone and supply.'],
  ['bare.sand -o map.svg --layer zone', 'There is no layer “zone”; this game has none.'],
  ['battle.sand -o map.svg --only map --at setup', '--only map cannot be combined with --at or --layer'],
  ['battle.sand -o map.svg --only map --layer zone', '--only map cannot be combined with --at or --layer'],
  ['battle.sand -o map.svg --only dice', 'Allowed choices are map, forces, counters, cards.'],
  ['battle.sand -o map.svg --only counters', '--only counters applies only to a .pdf.'],
  ['battle.sand -o oob.pdf --only forces --areas', '--only forces cannot be combined with --at, --layer or --areas'],
  ['battle.sand -o map.svg --paper A3', '--paper and --hex apply only to a .pdf.'],
  ['battle.sand -o map.png --hex 20', '--paper and --hex apply only to a .pdf.'],
  ['battle.sand -o kit.pdf --cell 20', '--cell does not apply to a .pdf. Use --hex, in millimetres.'],
  ['battle.sand -o kit.pdf --hex 4.9', 'It must be a number, 5 to 60.'],
  ['battle.sand -o kit.pdf --paper A9', 'Allowed choices are A4, A3, A2, letter, legal, tabloid.'],
  ['battle.sand -o turn.html --cell 20', 'do not apply to a .html'],
  ['battle.sand -o turn.html --only map', 'do not apply to a .html'],
  ['battle.sand -o turn.html --at lunch', '“lunch” is not a moment.'],
  ['alone.sand -o turn.html', 'alone.sand cannot be played: it has no scenario'],
  ['army.sand -o kit.pdf --only cards', 'army.sand has no set-up or arrivals.'],
  ['bare.sand -o kit.pdf --only counters', 'bare.sand has no forces.'],
  ['bare.sand -o oob.pdf --only forces', 'bare.sand has no forces.'],
  ['bare.sand -o oob.svg --only forces', 'bare.sand has no forces.'],
  ['battle.sand -o map.svg --as Green', 'No side is called “Green”; there are Blue and Red.'],
  ['battle.sand -o map.svg --as Red --umpire', 'Use --umpire or --as, not both'],
])('the wrong usage “render %s” is rejected', async (words, message) => {
  const folder = folderWith({
    'alone.sand': 'ruleset skirmish\n',
    'army.sand': 'ruleset skirmish\nside Blue { squad "a" 1 }\n',
    'bare.sand': 'ruleset skirmish\nmap Heath { grid hexes flat columns 6 rows 4 labels CCRR even columns lower }\n',
    'wide.sand':
      'ruleset skirmish\nmap Steppe { grid hexes flat columns 60 rows 40 labels CCRR even columns lower }\nscenario "Wide" { on Steppe }\n',
  });
  const { exit, err } = await command(`render ${words}`, folder);
  expect(exit).toBe(2);
  expect(err).toContain(message);
});
