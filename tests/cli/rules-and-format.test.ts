import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { translateRulebook } from '../../engine/play/book-translation.js';
import { skirmish } from '../engine/play/skirmish.js';
import { book, command, FIXTURES, folderWith, json } from './command-line.js';

describe('explain', () => {
  test.each(['1', '[1]'])('the explain command explains rule %s as JSON', async (rule) => {
    expect(await json(`explain skirmish ${rule}`)).toEqual({
      exit: 0,
      value: { ruleset: 'skirmish', rule: '1', title: 'Marching', text: 'A unit moves one cell.', see: ['2'] },
    });
  });

  test('the explain command explains a rule as text with the titles of the rules to which it refers', async () => {
    const { out } = await command('explain skirmish 1');
    expect(out).toBe('1  Marching\n\nA unit moves one cell.\n\nSee also\n  2  Fighting\n');
  });

  test.each([
    ['skirmish 9', 'Skirmish has no rule 9.'],
    ['chess 1', 'No ruleset is called “chess”. Known: skirmish.'],
    ['skirmish', "missing required argument 'rule'"],
  ])('the wrong usage “explain %s” is rejected', async (words, message) => {
    const { exit, err } = await command(`explain ${words}`);
    expect(exit).toBe(2);
    expect(err).toContain(message);
  });
});

test('the rules command lists every rule of a game', async () => {
  const { exit, value } = await json('rules skirmish');
  expect(exit).toBe(0);
  expect(value).toEqual({
    ruleset: 'skirmish',
    title: 'Skirmish',
    rules: [
      { rule: '1', title: 'Marching', status: 'enforced', code: [], tests: [] },
      { rule: '2', title: 'Fighting', status: 'simulated', code: [], tests: [] },
    ],
  });
  expect((await command('rules skirmish')).out).toContain('2 rules: 1 enforced, 1 simulated, 0 advice\n');
});

test('the rules command prints titles and texts of rules in Italian as text and in English as JSON', async () => {
  const italian = {
    ...skirmish,
    rulebook: translateRulebook(book, {
      titles: { 1: 'Marciare', 2: 'Combattere' },
      texts: { 1: 'L’unità muove di una casella.' },
    }),
  };
  const around = { rulesets: new Map([[skirmish.id, italian]]) };
  const said = async (words: string): Promise<string> => (await command(words, around)).out;
  expect(await said('explain skirmish 1')).toBe(
    '1  Marciare\n\nL’unità muove di una casella.\n\nSee also\n  2  Combattere\n',
  );
  expect(await said('rules skirmish')).toContain('Marciare (0 places, 0 tests)');
  for (const words of ['explain skirmish 1', 'rules skirmish']) {
    const json = await said(`${words} --format json`);
    expect(json).toContain('"title": "Marching"');
    expect(json).not.toMatch(/Marciare|casella/);
  }
});

test.each(['explain', 'rules'])('the help of %s names every game', async (name) => {
  const { out } = await command(`${name} --help`, { rulesets });
  const said = out.replace(/\s+/g, ' ');
  for (const { id, title } of rulesets.values()) expect(said).toContain(`${id} (${title})`);
});

describe('format', () => {
  test('the format command formats standard input to standard output and keeps line ends and comments', async () => {
    const input = 'ruleset skirmish\r\n// a\u001bb\r\nside Blue{\r\n}\r\n';
    expect(await command('format -', { input })).toEqual({
      exit: 0,
      out: 'ruleset skirmish\r\n// a\u001bb\r\nside Blue {\r\n}\r\n',
      err: 'Formatted: 1 file of 1.\n',
    });
    expect(await command('format - --check', { input })).toMatchObject({ exit: 1, out: '-\n' });
  });

  test('the format command keeps line ends, permissions and symbolic links of a file that is formatted', async () => {
    const folder = folderWith({ 'dos.sand': 'ruleset skirmish\r\nside Blue{\r\n}\r\n' });
    chmodSync(path.join(folder, 'dos.sand'), 0o640);
    symlinkSync('dos.sand', path.join(folder, 'link.sand'));
    expect(await command('format link.sand', folder)).toMatchObject({ exit: 0, out: 'link.sand\n' });
    expect(readFileSync(path.join(folder, 'dos.sand'), 'utf8')).toBe('ruleset skirmish\r\nside Blue {\r\n}\r\n');
    expect(statSync(path.join(folder, 'dos.sand')).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder).filter((name) => name.endsWith('.sandtable'))).toEqual([]);
  });

  test('the format command keeps the byte order mark of a formatted file and of standard input', async () => {
    const folder = folderWith({ 'marked.sand': '\uFEFFruleset skirmish\nside Blue{\n}\n' });
    const wanted = '\uFEFFruleset skirmish\nside Blue {\n}\n';
    await command('format marked.sand', folder);
    expect(readFileSync(path.join(folder, 'marked.sand'), 'utf8')).toBe(wanted);
    expect(await command('format --check marked.sand', folder)).toMatchObject({ exit: 0 });
    expect(await command('format -', { input: wanted.replace(' {', '{') })).toMatchObject({ out: wanted });
  });

  test('format --check lists unformatted files and changes no file', async () => {
    const { exit, out } = await command('format --check unformatted.sand battle.sand');
    expect([exit, out]).toEqual([1, 'unformatted.sand\n']);
  });

  test('the format command writes each changed file only once', async () => {
    const folder = folderWith();
    expect(await command('format unformatted.sand', folder)).toMatchObject({
      exit: 0,
      err: 'Formatted: 1 file of 1.\n',
    });
    expect(readFileSync(path.join(folder, 'unformatted.sand'), 'utf8')).toContain('\n  move "a" to 0103\n');
    expect(await command('format unformatted.sand', folder)).toMatchObject({
      exit: 0,
      err: 'Formatted: 0 files of 1.\n',
    });
  });

  test.each([
    ['broken.sand', 'orders turn {', 1, /syntax errors/],
    ['binary.sand', '\0\0', 2, /binary/],
  ])('formatting does not change %s', async (file, content, exit, message) => {
    const folder = folderWith({ [file]: content });
    const ended = await command(`format ${file}`, folder);
    expect(ended.exit).toBe(exit);
    expect(ended.err).toMatch(message);
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(content);
  });
});

test('the command line ends with exit code 0 for help and version, and with 2 for an unknown command', async () => {
  expect(await command('--help')).toMatchObject({ exit: 0, err: '' });
  const { version } = JSON.parse(readFileSync(path.join(FIXTURES, '../../../package.json'), 'utf8')) as {
    version: string;
  };
  expect(await command('--version')).toEqual({ exit: 0, out: `${version}\n`, err: '' });
  expect(await command('chekc battle.sand')).toMatchObject({
    exit: 2,
    out: '',
    err: expect.stringContaining('Did you mean check?') as string,
  });
});
