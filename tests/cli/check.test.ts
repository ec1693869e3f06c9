import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FindingRecord } from '../../cli/report/finding-record.js';
import { command, folderWith, json } from './command-line.js';

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

test('a clean file is said to be clean', async () => {
  expect(await command('check battle.sand')).toEqual({ exit: 0, out: 'No findings in 1 file.\n', err: '' });
});

test('JSON tells each finding with its place, rule and reasons', async () => {
  const { exit, value } = await checked('lost.sand');
  expect(exit).toBe(1);
  expect(value.findings[0]).toEqual(refused);
  expect(value).toMatchObject({ files: 1, summary: { errors: 2, warnings: 0, information: 0 } });
});

test('a folder is checked file by file, each finding told once', async () => {
  const { value } = await checked('.');
  expect(value.findings.map(({ file, code }) => [file, code])).toEqual([
    ['lost.sand', 'skirmish/1/not-legal'],
    ['lost.sand', 'sandtable/expectation'],
  ]);
  expect(value.files).toBe(4);
});

test('text gives each finding a line and the verdict last', async () => {
  const { out } = await command('check lost.sand');
  expect(out).toMatch(/^lost\.sand:5:3 error skirmish\/1\/not-legal\n {4}That may not be done\.\n/);
  expect(out).toMatch(/2 errors, 0 warnings in 1 file\.\n$/);
});

test('GitHub shows findings beside the line', async () => {
  const { out } = await command('check lost.sand --format github');
  expect(out.split('\n')[0]).toBe(
    '::error file=lost.sand,line=5,col=3,endLine=5,endColumn=19,title=skirmish/1/not-legal::That may not be done.',
  );
});

test('SARIF describes each code by its rule', async () => {
  const { out } = await command('check lost.sand --format sarif');
  expect(JSON.parse(out)).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'sandtable',
            rules: [
              { id: 'sandtable/expectation' },
              { id: 'skirmish/1/not-legal', shortDescription: { text: '1 Marching' } },
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

describe('a baseline', () => {
  test('hides what it knows, wherever that stands now', async () => {
    const folder = folderWith();
    const { out } = await command('check lost.sand --format json', folder);
    writeFileSync(path.join(folder, 'known.json'), out);
    expect(await command('check lost.sand --baseline known.json', folder)).toMatchObject({ exit: 0 });
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
    ['lost.sand', 'lost.sand is no baseline'],
  ])('%s is refused', async (file, message) => {
    const { exit, err } = await command(`check lost.sand --baseline ${file}`);
    expect(exit).toBe(2);
    expect(err).toContain(message);
  });
});

describe('input that cannot be read', () => {
  const many = Buffer.alloc(60 * 1024 * 1024, 'x');
  test.each([
    ['nowhere.sand', undefined, 'nowhere.sand does not exist.'],
    ['notes.txt', 'hello', 'notes.txt is no scenario file: its name must end in .sand.'],
  ])('%s ends the command', async (file, content, message) => {
    const folder = folderWith(content === undefined ? {} : { [file]: content });
    expect(await command(`check ${file}`, folder)).toEqual({ exit: 2, out: '', err: `${message}\n` });
  });

  test.each([
    ['binary.sand', Buffer.from([0x52, 0, 1, 2, 0]), /binary/],
    ['latin.sand', Buffer.from('side "K\xf6nigsberg" {}', 'latin1'), /UTF-8/],
    ['sixteen.sand', Buffer.from('\ufeffruleset skirmish', 'utf16le'), /UTF-16/],
    ['large.sand', many, /60 MB/],
  ])('%s is a finding and exit 2', async (file, content, message) => {
    const folder = folderWith({ [file]: content });
    const { exit, value } = await checked(file, folder);
    expect(exit).toBe(2);
    expect(value.findings).toMatchObject([{ code: 'sandtable/unreadable', severity: 'error', file }]);
    expect(value.findings[0]?.message).toMatch(message);
  });

  test('an empty folder holds nothing to check', async () => {
    expect(await command('check node_modules', path.join(import.meta.dirname, '../..'))).toMatchObject({ exit: 2 });
  });
});
