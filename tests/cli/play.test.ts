import { describe, expect, test } from 'vitest';
import type { ExpectationRecord } from '../../cli/report/expectation-record.js';
import type { FindingRecord } from '../../language-server/report/finding-record.js';
import type { Distribution } from '../../engine/play/distribution.js';
import type { GameEvent } from '../../engine/play/event.js';
import type { MomentRecord } from '../../engine/play/playthrough.js';
import type { Position, ScoreLine } from '../../engine/play/ruleset.js';
import { command, folderWith, json } from './command-line.js';

interface Ran {
  readonly file: string;
  readonly seed: string;
  readonly ended: boolean;
  readonly stopped: object;
  readonly events: readonly GameEvent[];
  readonly moments: readonly MomentRecord[];
  readonly state: Position;
  readonly score: readonly ScoreLine[];
  readonly findings: readonly FindingRecord[];
}

const ran = async (words: string, folder?: string): Promise<{ exit: number; value: Ran }> => {
  const { exit, value } = await json(`run ${words}`, folder);
  return { exit, value: value as Ran };
};

describe('run', () => {
  test('tells events with rules and dice, the state and the score', async () => {
    const { exit, value } = await ran('battle.sand');
    expect(exit).toBe(0);
    expect(value).toMatchObject({
      file: 'battle.sand',
      ruleset: 'skirmish',
      scenario: 'Meeting engagement',
      seed: 'marengo',
      ended: false,
      stopped: { turn: 1, side: 'Red', phase: 'fight' },
      findings: [],
    });
    expect(value.events.find(({ kind }) => kind === 'attack')).toMatchObject({
      rule: '2',
      dice: { address: '1/Blue/fight/0304', values: [6], written: true },
    });
    expect(value.state.pieces.find(({ name }) => name === 'z')).toMatchObject({ cell: '0604' });
    expect(value.score).toContainEqual({ side: 'Blue', points: 1, text: 'kills', rule: '4' });
    expect(value.moments[0]).toMatchObject({
      by: 'order',
      place: { file: 'battle.sand', range: { start: { line: 5, column: 3 } } },
    });
  });

  test('the same file and seed print the same bytes', async () => {
    const words = 'run battle.sand --until end --unanswered random --seed again --format json';
    expect((await command(words)).out).toBe((await command(words)).out);
  });

  test.each([
    ['setup', { turn: 0, phase: 'setup' }],
    ['turn_1_Blue', { turn: 1, side: 'Blue', phase: 'fight' }],
    ['turn_1_Blue_march', { turn: 1, side: 'Blue', phase: 'march' }],
    ['2', { turn: 1, side: 'Blue', phase: 'fight' }],
    ['1/Blue/fight/0304', { turn: 1, side: 'Blue', phase: 'fight' }],
  ])('--until %s', async (until, stopped) => {
    expect((await ran(`battle.sand --until ${until}`)).value.stopped).toEqual(stopped);
  });

  test.each([
    ['--until tomorrow', '“tomorrow” names no moment.'],
    ['--until turn_1_Green', 'begins with none of the sides Blue, Red'],
    ['--until turn_1_Blue_lunch', 'There is no phase “lunch”. Known: march, fight.'],
    ['--until 1/Blue/fight/0305', 'Did you mean “1/Blue/fight/0304”?'],
    ['--runs none', 'It must be a whole number, 1 to 1000000.'],
    ['--runs 0', 'It must be a whole number, 1 to 1000000.'],
    ['--runs 99999999', 'It must be a whole number, 1 to 1000000.'],
    ['--format junit', 'Allowed choices are text, json'],
    ['--as Green', 'No side is called “Green”; there are Blue and Red.'],
    ['--as Red --umpire', 'give --umpire or --as, not both.'],
  ])('%s is wrong usage', async (words, message) => {
    const { exit, out, err } = await command(`run battle.sand ${words}`);
    expect(err).toContain(message);
    expect([exit, out]).toEqual([2, '']);
  });

  test('--as shows a side what it knows: all, where nothing is hidden', async () => {
    const plain = await command('run battle.sand --format json');
    for (const as of ['Blue', 'Red']) expect(await command(`run battle.sand --format json --as ${as}`)).toEqual(plain);
  });

  test('a file without a scenario cannot be played', async () => {
    const folder = folderWith({ 'alone.sand': 'ruleset skirmish\n' });
    expect((await command('run alone.sand', folder)).err).toContain('it holds no scenario and imports none');
    expect((await command('run .', folder)).err).toContain('. is a folder; name one scenario file.');
  });

  test('an order refused is a finding and exit 1', async () => {
    const { exit, value } = await ran('lost.sand');
    expect(exit).toBe(1);
    expect(value.findings).toMatchObject([{ code: 'skirmish/1/not-legal', range: { start: { line: 5 } } }]);
  });

  test('text goes through the phases', async () => {
    const { out } = await command('run battle.sand');
    expect(out).toContain('\nBlue: fight [1]\n  2. Blue: attack 0304 with "b" (order) [1]\n');
    expect(out).toContain(
      '  3. attack on 0304: 6 (written, “1/Blue/fight/0304”) [2]\n       b attacks 0304: Kill. [2]\n',
    );
    expect(out).toContain('Stopped in turn 1 Red fight (seed “marengo”).\n  Blue 1: kills [4]\n');
  });

  test('--runs counts what many games came to', async () => {
    const { exit, value: found } = await json('run battle.sand --runs 20 --until end --unanswered random');
    const value = found as Distribution;
    expect(exit).toBe(0);
    expect(value).toMatchObject({ file: 'battle.sand', runs: 20, seed: 'marengo' });
    const watched: string[] = [];
    await command('run battle.sand --runs 3', { watched });
    expect(watched).toEqual(['1 of 3 games', '2 of 3 games', '']);
    const games = (counts: Readonly<Record<string, number>> = {}) =>
      Object.values(counts).reduce((sum, times) => sum + times, 0);
    for (const { counts } of [...value.score, ...value.units]) expect(games(counts)).toBe(20);
    expect(value.expectations).toContainEqual({ text: 'a at 0103', passed: 20 });
    expect((await command('run battle.sand --runs 5')).out).toMatch(
      /^5 games \(seed “marengo”\)\n\nPoints\n {2}Blue: /,
    );
  });
});

describe('test', () => {
  interface Tested {
    readonly expectations: readonly ExpectationRecord[];
    readonly findings: readonly FindingRecord[];
    readonly summary: object;
  }

  const tested = async (words: string, folder?: string): Promise<{ exit: number; value: Tested }> => {
    const { exit, value } = await json(`test ${words}`, folder);
    return { exit, value: value as Tested };
  };

  test('tells what of the book came up, game by game', async () => {
    const { value } = await tested('battle.sand --coverage');
    expect(value).toMatchObject({
      coverage: [
        {
          ruleset: 'skirmish',
          orders: { written: 3, carriedOut: 3 },
          rules: 2,
          touched: { '1': expect.any(Number) as number, '2': 2 },
          untouched: [],
        },
      ],
    });
    const { out } = await command('test field.sand --coverage');
    expect(out).toMatch(/^skirmish: 0 of 0 orders carried out, \d of 2 rules of .* came up in play\.$/m);
    expect(out).toContain('\nNot touched:\n  2  Fighting\n');
    expect((await tested('battle.sand')).value).not.toHaveProperty('coverage');
    const junit = await command('test battle.sand --coverage --format junit');
    expect([junit.exit, junit.err]).toEqual([
      2,
      '--coverage is told as text and as JSON; JUnit has no place for it.\n',
    ]);
  });

  test('judges each expectation where it stands', async () => {
    const { exit, value } = await tested('.');
    expect(exit).toBe(1);
    expect(value.summary).toEqual({ passed: 5, failed: 1, errors: 1 });
    expect(value.expectations.find(({ passed }) => !passed)).toEqual({
      file: 'lost.sand',
      range: { start: { line: 10, column: 3 }, end: { line: 10, column: 14 } },
      after: 'turn 1',
      text: 'a at 0704',
      passed: false,
      expected: 'at 0704',
      got: 'at 0202, step 1',
    });
  });

  test('a file with an error fails, and its last line says so', async () => {
    const folder = folderWith({
      'met.sand':
        'ruleset skirmish\nimport "field.sand"\norders turn 1 Blue { move "a" to 0704 }\nexpect after turn 1 { "b" at 0204 }\n',
    });
    const { exit, out } = await command('test met.sand', folder);
    expect(exit).toBe(1);
    expect(out).toMatch(/error skirmish\/1\/not-legal: .*\n1 passed, 0 failed, 1 error: FAILED\n$/);
    expect((await tested('met.sand', folder)).value.summary).toEqual({ passed: 1, failed: 0, errors: 1 });
  });

  test('so does one that expects nothing', async () => {
    const folder = folderWith({
      'silent.sand': 'ruleset skirmish\nimport "field.sand"\norders turn 1 Blue { move "a" to 0704 }\n',
    });
    expect(await command('test silent.sand', folder)).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/\n0 passed, 0 failed, 1 error: FAILED\n$/) as string,
    });
  });

  test('shows the warnings of a file with an expectation that is not met', async () => {
    const file = (cell: string): string =>
      `ruleset skirmish\nimport "field.sand"\ndice "1/Blue/none" = 3\nexpect after turn 1 { "b" at ${cell} }\n`;
    const folder = folderWith({ 'met.sand': file('0204'), 'unmet.sand': file('0304') });
    expect(await command('test met.sand', folder)).toMatchObject({ exit: 0, out: '1 passed, 0 failed\n' });
    const { exit, out } = await command('test unmet.sand', folder);
    expect(exit).toBe(1);
    expect(out).toMatch(/^unmet\.sand:3 warning sandtable\/dice-unused: No dice .*\n[^]*\n0 passed, 1 failed\n$/);
    expect((await tested('unmet.sand', folder)).value.summary).toEqual({ passed: 0, failed: 1, errors: 0 });
  });

  test('is silent but for the count when all is met', async () => {
    expect(await command('test battle.sand')).toEqual({ exit: 0, out: '4 passed, 0 failed\n', err: '' });
  });

  test('a file with syntax errors fails, whatever it expects', async () => {
    const folder = folderWith({
      'broken.sand': 'ruleset skirmish\nimport "field.sand"\nexpect after turn 1 {{ "a" at 0202 }\n',
    });
    const { exit, value } = await tested('broken.sand', folder);
    expect(exit).toBe(1);
    expect(value.findings[0]?.code).toBe('sandtable/syntax');
  });

  test('JUnit has a suite for each file', async () => {
    const { out } = await command('test . --format junit');
    expect(out).toContain('<testsuite name="battle.sand" tests="4" failures="0" errors="0">');
    expect(out).toContain('name="after turn 1 Blue: attack 0304 (roll 6, result Kill)"');
    expect(out).toContain('<failure message="expected at 0704, got at 0202, step 1"/>');
  });
});

describe('players', () => {
  test('are compared in each chair', async () => {
    const { exit, out } = await command('players battle.sand --games 2 --strength 2');
    expect(exit).toBe(0);
    expect(out).toMatch(
      /^Blue, considered in 2 games: better than random in \d, than default in \d\n {2}considered: verdict /,
    );
    expect(out).toContain('Red, considered in 2 games');
  });

  test('or in one, as JSON', async () => {
    const { value } = await json('players battle.sand --games 2 --strength 2 --chair Red');
    expect(value).toMatchObject({ scenario: 'Meeting engagement', games: 2, chairs: [{ side: 'Red' }] });
  });

  test('a chair nobody has', async () => {
    const { exit, err } = await command('players battle.sand --chair Green');
    expect([exit, err]).toEqual([2, 'No side is called “Green”; there are Blue and Red.\n']);
  });
});
