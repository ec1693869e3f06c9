import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { reportable } from '../../cli/report/sarif.js';
import { LANGUAGE_CODES } from '../../cli/report/language-codes.js';
import type { FindingRecord } from '../../language-server/report/finding-record.js';
import { command, FIXTURES, folderWith, json } from './command-line.js';

interface Checked {
  readonly findings: readonly FindingRecord[];
  readonly files: number;
  readonly summary: object;
}

const checked = async (words: string, folder?: string): Promise<{ exit: number; value: Checked }> => {
  const { exit, value } = await json(`check ${words}`, folder);
  return { exit, value: value as Checked };
};

const refused = {
  file: 'lost.sand',
  range: { start: { line: 5, column: 3 }, end: { line: 5, column: 19 } },
  severity: 'error',
  code: 'skirmish/1/not-legal',
  rule: '1',
  message: 'That may not be done.',
  why: [],
  related: [],
};

test('the check command reports “No findings” for a clean file', async () => {
  expect(await command('check battle.sand')).toEqual({ exit: 0, out: 'No findings in 1 file.\n', err: '' });
});

test('the check command prints each finding as JSON with its place, rule and reasons', async () => {
  const { exit, value } = await checked('lost.sand');
  expect(exit).toBe(1);
  expect(value.findings[0]).toEqual(refused);
  expect(value).toMatchObject({ files: 1, summary: { errors: 2, warnings: 0, information: 0 } });
});

test('the check command checks a folder file by file and reports each finding once', async () => {
  const { value } = await checked('.');
  expect(value.findings.map(({ file, code }) => [file, code])).toEqual([
    ['lost.sand', 'skirmish/1/not-legal'],
    ['lost.sand', 'sandtable/expectation'],
  ]);
  expect(value.files).toBe(4);
});

test.each([
  ['check *.sand', 'in 4 files'],
  ['check b*.sand f?eld.sand', 'No findings in 2 files'],
  ['check {battle,field}.sand', 'No findings in 2 files'],
  ['check **/field.sand', 'No findings in 2 files'],
  ['check [a].sand', 'No findings in 1 file'],
])('the command %j expands its pattern, which a shell of Windows leaves as it is', async (words, output) => {
  const folder = folderWith({});
  const field = readFileSync(path.join(FIXTURES, 'field.sand'));
  for (const inside of ['sub', 'node_modules', '.hidden']) {
    mkdirSync(path.join(folder, inside));
    writeFileSync(path.join(folder, inside, 'field.sand'), field);
  }
  if (words.includes('[a]')) writeFileSync(path.join(folder, '[a].sand'), field);
  writeFileSync(path.join(folder, 'notes.txt'), '');
  const { out, err } = await command(words, folder);
  expect(err).toBe('');
  expect(out).toContain(output);
});

test('a pattern that no scenario file matches is a usage error', async () => {
  expect(await command('check *.txt')).toEqual({ exit: 2, out: '', err: 'No scenario files (*.sand) in *.txt.\n' });
});

test('SARIF keeps the most severe findings, in their order, when it has no room for all', () => {
  const finding = (severity: FindingRecord['severity'], line: number): FindingRecord => ({
    ...(refused as FindingRecord),
    severity,
    message: String(line),
  });
  const all = (['information', 'warning', 'error', 'warning', 'error'] as const).map(finding);
  const messagesWithin = (most: number): readonly string[] => reportable(all, most).map(({ message }) => message);
  expect([messagesWithin(2), messagesWithin(3), messagesWithin(5)]).toEqual([
    ['2', '4'],
    ['1', '2', '4'],
    ['0', '1', '2', '3', '4'],
  ]);
});

test('the check and test commands include a draft only if they name its file, not if they name its folder', async () => {
  const lost = readFileSync(path.join(FIXTURES, 'lost.sand'), 'utf8');
  const draft = lost.replace(/^ruleset \S+\n/, '$&draft "Not finished."\n');
  expect(draft).not.toBe(lost);
  const folder = folderWith({ 'lost.sand': draft });
  const all = await command('check .', folder);
  expect(all).toEqual({ exit: 0, out: 'No findings in 3 files.\n1 draft not checked.\n', err: '' });
  expect((await checked('.', folder)).value).toMatchObject({ findings: [], files: 3, drafts: 1 });
  const tested = await command('test .', folder);
  expect(tested.exit).toBe(0);
  expect(tested.out).toMatch(/ passed, 0 failed\n1 draft not checked\.\n$/);
  const named = await checked('lost.sand', folder);
  expect(named.exit).toBe(1);
  expect(named.value.findings.map(({ code }) => code)).toContain('skirmish/1/not-legal');
  expect(named.value).not.toHaveProperty('drafts');
  expect((await command('test lost.sand', folder)).exit).toBe(1);
});

test('the check command prints each finding as a line of text, and the totals in the last line', async () => {
  const { out } = await command('check lost.sand');
  expect(out).toMatch(/^lost\.sand:5:3 error skirmish\/1\/not-legal\n {4}That may not be done\.\n/);
  expect(out).toMatch(/2 errors, 0 warnings in 1 file\.\n$/);
});

test('the check command prints findings as GitHub workflow commands with line and column', async () => {
  const { out } = await command('check lost.sand --format github');
  expect(out.split('\n')[0]).toBe(
    '::error file=lost.sand,line=5,col=3,endLine=5,endColumn=19,title=skirmish/1/not-legal::That may not be done.',
  );
});

test('the SARIF output of the check command describes each finding code as a rule', async () => {
  const { out } = await command('check lost.sand --format sarif');
  expect(JSON.parse(out)).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'sandtable',
            rules: [
              {
                id: 'sandtable/expectation',
                shortDescription: { text: 'Expectation' },
                help: { text: 'An expectation of the file was not met when its orders were played.' },
              },
              {
                id: 'skirmish/1/not-legal',
                shortDescription: { text: '1 Marching' },
                help: { text: 'A unit moves one cell.\n\nSee also: 2.\n\nIn full: sandtable explain skirmish 1' },
              },
            ],
          },
        },
        results: [
          {
            ruleId: 'skirmish/1/not-legal',
            level: 'error',
            locations: [
              {
                physicalLocation: { artifactLocation: { uri: 'lost.sand' }, region: { startLine: 5, startColumn: 3 } },
              },
            ],
          },
          { ruleId: 'sandtable/expectation' },
        ],
      },
    ],
  });
});

test('every finding code of the language has a SARIF help text', () => {
  const sources = ['engine/play', 'engine/model', 'language-server'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
  );
  const text = sources
    .filter((file) => file.endsWith('.ts') && !file.includes('generated'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const slugs = [
    ...text.matchAll(/code: [^\n]*?'sandtable\/([a-z-]+)'/g),
    ...text.matchAll(/: 'sandtable\/([a-z-]+)',\n/g),
    ...text.matchAll(/[fF]indings\.(?:error|warning)\(\s*'([a-z-]+)'/g),
    ...text.matchAll(/report\('(?:error|warning)', '([a-z-]+)'/g),
    ...text.matchAll(/\btold\([^;]{0,60}?'([a-z]+(?:-[a-z]+)+)'/g),
  ].map(([, slug]) => slug);
  expect(new Set(slugs).size).toBeGreaterThan(40);
  // Only the editor reports that it does not show all findings.
  expect([...new Set(slugs)].filter((slug) => slug !== 'more' && !(slug in LANGUAGE_CODES))).toEqual([]);
});

describe('control characters', () => {
  const nasty = `ruleset skirmish\nimport "field.sand"\n\nside Green { squad "e\u001b[31m" 1  squad "n\\nl" 1  squad "c\u0085" 1 }\n`;
  // oxlint-disable-next-line no-control-regex -- the output must not contain these characters
  const RAW = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

  test('the check command reports each control character in a name at its position', async () => {
    const folder = folderWith({ 'nasty.sand': nasty });
    const { value } = await checked('nasty.sand', folder);
    const found = value.findings.filter(({ code }) => code === 'sandtable/control-character');
    expect(found.map(({ range }) => [range.start.column, range.end.column])).toEqual([
      [22, 23],
      [40, 42],
      [56, 57],
    ]);
    expect(found[0]?.message).toContain('(U+001B)');
    expect(found[1]?.message).toContain('(\\n)');
  });

  test.each(['text', 'json', 'sarif', 'github'])(
    'control characters are escaped in the output of check --format %s',
    async (format) => {
      const folder = folderWith({ 'nasty.sand': nasty, 'x\u001b[2J.sand': '"' });
      const { out, err } = await command(`check nasty.sand x\u001b[2J.sand --format ${format}`, folder);
      expect(out).toContain('control-character');
      expect(RAW.exec(out + err)).toBeNull();
    },
  );

  test.each(['run', 'test --format junit', 'test', 'run --format json'])(
    'control characters are escaped in the output of %s',
    async (words) => {
      const lost = `expect after turn 1 { "e\u001b[31m" at 0101 }\norders turn 1 Green { move "e\u001b[31m" to 0102 }\nscenario "\u001b]0;title\u0007" { on Field setup Green { 0801: "e\u001b[31m" } }\n`;
      const folder = folderWith({ 'nasty.sand': nasty + lost });
      const [name = '', ...options] = words.split(' ');
      const { out, err } = await command([name, 'nasty.sand', ...options].join(' '), folder);
      expect(RAW.exec(out + err)).toBeNull();
    },
  );

  test('the render command draws no control characters into a picture', async () => {
    const folder = folderWith({
      'nasty.sand': `${nasty}scenario "\u001b]0;title\u0007" { on Field setup Green { 0801: "e\u001b[31m" } }\n`,
    });
    expect(await command('render nasty.sand -o map.svg', folder)).toMatchObject({ exit: 0 });
    const svg = readFileSync(path.join(folder, 'map.svg'), 'utf8');
    expect(svg).toContain('<title>␛]0;title␇</title>');
    expect(RAW.exec(svg)).toBeNull();
  });

  test('a message escapes the control characters of an argument that it repeats', async () => {
    expect((await command('explain \u001b[31mchess 1')).err).toContain('“␛[31mchess”');
  });
});

describe('standard input', () => {
  const input =
    'ruleset skirmish\nimport "field.sand"\norders turn 1 Blue { move "a" to 0704 }\nexpect after turn 1 { "b" at 0204 }\n';

  test('the check command checks standard input like a file of the working folder', async () => {
    const { exit, out } = await command('check - --format json', { input });
    expect(exit).toBe(1);
    expect((JSON.parse(out) as Checked).findings).toMatchObject([
      { file: '-', code: 'skirmish/1/not-legal', range: { start: { line: 3 } } },
    ]);
  });

  test('the commands run, test and render read standard input', async () => {
    const folder = folderWith();
    expect((await command('run -', { folder, input })).out).toContain('-:3 error: That may not be done.');
    expect((await command('test - battle.sand', { folder, input })).out).toContain('5 passed, 0 failed, 1 error');
    expect(await command('render - -o map.svg', { folder, input })).toMatchObject({ exit: 0, err: '' });
  });

  test('standard input that is not text is reported as unreadable', async () => {
    expect(await command('check -', { input: 'a\0b' })).toMatchObject({ exit: 2 });
  });
});

describe('exit codes', () => {
  /** A file with a roll that the game does not make, which causes a warning. */
  const warned = {
    'warned.sand':
      'ruleset skirmish\nimport "field.sand"\ndice "1/Blue/none" = 3\norders turn 1 Blue { move "a" to 0103 }\n',
  };

  test.each([
    ['check warned.sand', 0],
    ['check warned.sand --strict', 1],
    ['check warned.sand --strict --format json', 1],
  ])('the command `%s` for a file with a warning ends with exit code %i', async (line, exit) => {
    const { out, ...rest } = await command(line, folderWith(warned));
    expect(out).toContain('warning');
    expect(rest).toEqual({ exit, err: '' });
  });
  test('the command check --strict ends with exit code 0 if the baseline contains the warning', async () => {
    const folder = folderWith(warned);
    writeFileSync(path.join(folder, 'known.json'), (await command('check warned.sand --format json', folder)).out);
    expect(await command('check warned.sand --strict --baseline known.json', folder)).toMatchObject({ exit: 0 });
  });
});

describe('a baseline', () => {
  test('the check command hides the findings that a baseline lists even after their lines have moved', async () => {
    const folder = folderWith();
    const { out } = await command('check lost.sand --format json', folder);
    for (const content of [out, `\uFEFF${out}`, Buffer.from(`\uFEFF${out}`, 'utf16le')]) {
      writeFileSync(path.join(folder, 'known.json'), content);
      expect(await command('check lost.sand --baseline known.json', folder)).toMatchObject({ exit: 0 });
    }
    const moved = folderWith({
      'known.json': out,
      'lost.sand':
        'ruleset skirmish\nimport "field.sand"\n\n\norders turn 1 Blue { move "a" to 0704  move "b" to 0704 }\n',
    });
    const { value } = await checked('lost.sand --baseline known.json', moved);
    expect(value.findings).toHaveLength(1);
  });

  test.each([
    ['gone.json', 'The baseline gone.json cannot be read.'],
    ['lost.sand', 'lost.sand is not a baseline'],
  ])('the check command rejects the baseline %s', async (file, message) => {
    const { exit, err } = await command(`check lost.sand --baseline ${file}`);
    expect(exit).toBe(2);
    expect(err).toContain(message);
  });
});

describe('input that cannot be read', () => {
  const many = Buffer.alloc(60 * 1024 * 1024, 'x');
  test.each([
    ['nowhere.sand', undefined, 'nowhere.sand does not exist.'],
    ['notes.txt', 'hello', 'notes.txt is not a scenario file. Its name must end in .sand.'],
  ])('the check command ends with a message for %s', async (file, content, message) => {
    const folder = folderWith(content === undefined ? {} : { [file]: content });
    expect(await command(`check ${file}`, folder)).toEqual({ exit: 2, out: '', err: `${message}\n` });
  });

  test.each([
    ['binary.sand', Buffer.from([0x52, 0, 1, 2, 0]), /binary/],
    ['latin.sand', Buffer.from('side "K\xf6nigsberg" {}', 'latin1'), /UTF-8/],
    ['sixteen.sand', Buffer.from('\ufeffruleset skirmish', 'utf16le'), /UTF-16/],
    ['large.sand', many, /60 MB/],
  ])('the check command reports %s as a finding and ends with exit code 2', async (file, content, message) => {
    const folder = folderWith({ [file]: content });
    const { exit, value } = await checked(file, folder);
    expect(exit).toBe(2);
    expect(value.findings).toMatchObject([{ code: 'sandtable/unreadable', severity: 'error', file }]);
    expect(value.findings[0]?.message).toMatch(message);
  });

  describe('a folder that may not be listed', () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });
    /**
     * Returns a folder that contains the folder `locked`. A mock lets the listing of `locked` fail, because the user
     * root may list every folder.
     */
    const locked = (): string => {
      const folder = folderWith({ 'notes.txt': '' });
      mkdirSync(path.join(folder, 'locked'));
      const { readdir } = fs.promises;
      vi.spyOn(fs.promises, 'readdir').mockImplementation(((name: string, options: object) =>
        path.basename(name) === 'locked'
          ? Promise.reject(Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }))
          : readdir(name, options as { withFileTypes: true })) as typeof readdir);
      return folder;
    };
    const LINE = 'locked cannot be read (no permission, EACCES).\n';

    test.each(['check', 'test', 'format --check'])(
      'for an unreadable folder the command %s prints one line, reads the other files and ends with exit code 2',
      async (words) => {
        const { exit, out, err } = await command(`${words} .`, locked());
        expect(exit).toBe(2);
        expect(err.startsWith(LINE)).toBe(true);
        expect(out + err).toMatch(/files|passed/);
      },
    );

    test('the check command prints only one line when the folder given as the argument is unreadable', async () => {
      expect(await command('check locked', locked())).toEqual({ exit: 2, out: '', err: LINE });
    });
  });

  test('the check command reports that an empty folder has no scenario files', async () => {
    expect(await command('check node_modules', path.join(import.meta.dirname, '../..'))).toMatchObject({ exit: 2 });
  });
});
