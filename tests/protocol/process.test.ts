import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const BUNDLE = path.join(ROOT, 'dist/cli.mjs');

beforeAll(() => {
  mkdirSync(path.join(ROOT, 'out'), { recursive: true });
});

interface Ended {
  readonly exit: number | string | null | undefined;
  readonly out: string;
  readonly err: string;
}

function sandtable(...words: readonly string[]): Promise<Ended> {
  return sandtableIn({}, ...words);
}

function sandtableIn(environment: NodeJS.ProcessEnv, ...words: readonly string[]): Promise<Ended> {
  const env = { ...process.env, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [BUNDLE, ...words], { cwd: ROOT, env, maxBuffer: 1 << 26 }, (problem, out, err) => {
      resolve({ exit: problem ? problem.code : 0, out, err });
    });
  });
}

test('the command line prints only one JSON document when an example is played', { timeout: 60_000 }, async () => {
  const { exit, out, err } = await sandtable('run', 'examples/pgg/first-contact.sand', '--format', 'json');
  expect(err).toBe('');
  expect(exit).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    file: 'examples/pgg/first-contact.sand',
    ruleset: 'pgg',
    scenario: 'First contact',
  });
});

test('a balance prints the same report with two threads as with one process', { timeout: 60_000 }, async () => {
  const balance = (jobs: string): Promise<Ended> =>
    sandtable(
      'balance',
      'examples/pgg/lessons/2-combat.sand',
      '--unanswered',
      'random',
      '--runs',
      '30',
      '--jobs',
      jobs,
    );
  const [alone, together] = await Promise.all(['1', '2'].map(balance));
  expect(together.out).toContain('30 games: runs 1 to 30');
  expect(together).toEqual(alone);
});

test(
  'the command line ends with exit code 2 and a message when a file does not exist',
  { timeout: 60_000 },
  async () => {
    expect(await sandtable('check', 'nowhere')).toEqual({ exit: 2, out: '', err: 'nowhere does not exist.\n' });
  },
);

describe.runIf(process.platform === 'linux')('when input or output fails', () => {
  const through = (line: string): Promise<Ended> =>
    new Promise((resolve) => {
      execFile('sh', ['-c', line, process.execPath, BUNDLE], { cwd: ROOT }, (problem, out, err) => {
        resolve({ exit: problem ? problem.code : 0, out, err });
      });
    });

  test.each([
    [
      'a full disk',
      '"$0" "$1" rules pgg > /dev/full',
      'Standard output cannot be written (the disk is full, ENOSPC).\n',
    ],
    [
      'a closed pipe',
      '{ "$0" "$1" rules pgg --format json 2>out/said; echo $? >out/exit; } | true; cat out/said >&2; exit $(cat out/exit)',
      'Standard output cannot be written (the reader has closed the pipe, EPIPE).\n',
    ],
    [
      'a picture on a full disk',
      'ln -sf /dev/full out/full.svg && "$0" "$1" render examples/pgg/first-contact.sand -o out/full.svg',
      'out/full.svg cannot be written (the disk is full, ENOSPC).\n',
    ],
    [
      'endless standard input',
      'yes "// a comment" | "$0" "$1" check -',
      'Standard input is larger than 4 MB, the limit for files.\n',
    ],
  ])(
    'after the failure of input or output the command line prints one line and ends with exit code 2: %s',
    { timeout: 60_000 },
    async (_, line, err) => {
      const ended = await through(line);
      expect(ended).toEqual({ exit: 2, out: '', err });
    },
  );

  test('a failed write leaves no partial file and keeps the old file', { timeout: 60_000 }, async () => {
    const draw = 'ulimit -f 4; "$0" "$1" render examples/pgg/first-contact.sand -o out/cut.svg';
    const err = 'out/cut.svg cannot be written (the file is too large, EFBIG).\n';
    expect(await through(`rm -f out/cut.svg*; (${draw}) || ls out/cut.svg*; exit 2`)).toMatchObject({
      exit: 2,
      out: '',
      err: expect.stringContaining(err) as string,
    });
    expect(await through(`echo kept > out/cut.svg; (${draw}) || cat out/cut.svg*; exit 2`)).toEqual({
      exit: 2,
      out: 'kept\n',
      err,
    });
  });
});

test('the command line reads standard input to its end', { timeout: 60_000 }, async () => {
  const ended = new Promise<Ended>((resolve) => {
    const child = execFile(process.execPath, [BUNDLE, 'format', '-'], { cwd: ROOT }, (problem, out, err) => {
      resolve({ exit: problem ? problem.code : 0, out, err });
    });
    child.stdin?.end('ruleset pgg\nside German{\n}\n');
  });
  expect(await ended).toMatchObject({ exit: 0, out: 'ruleset pgg\nside German {\n}\n' });
});

test('the explain command explains a rule and lists the places that cite the rule', { timeout: 60_000 }, async () => {
  const explained = await sandtable('explain', 'pgg', '7.1', '--format', 'json');
  expect(JSON.parse(explained.out)).toMatchObject({ ruleset: 'pgg', rule: '7.1', see: expect.any(Array) as string[] });
  const listed = await sandtable('rules', 'pgg', '--format', 'json');
  const { rules } = JSON.parse(listed.out) as { rules: { rule: string; code: string[]; tests: string[] }[] };
  const stacking = rules.find(({ rule }) => rule === '7.1');
  expect(stacking?.code.some((place) => place.startsWith('engine/rulesets/pgg/'))).toBe(true);
});

test('the command line prints messages in the language that its environment sets', { timeout: 60_000 }, async () => {
  const { out, err } = await sandtableIn({ SANDTABLE_LANGUAGE: '', LC_ALL: 'it_IT.UTF-8' }, 'explain', 'pgg', '7.1');
  expect(err).toBe('');
  expect(out).toMatch(/^7\.1 {2}Raggruppamento sovietico\n[^]*\nVedi anche\n/);
});

test('errors of the queue bundle are printed in the language that the environment sets', async () => {
  const { exit, err } = await sandtableIn({ SANDTABLE_LANGUAGE: 'it' }, 'worker', '--queue', 'redis://127.0.0.1:1');
  expect([exit, err]).toEqual([
    2,
    expect.stringMatching(/^Impossibile connettersi alla coda redis:\/\/127\.0\.0\.1:1: /),
  ]);
}, 60_000);
