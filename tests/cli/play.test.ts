import { describe, expect, test } from 'vitest';
import type { ExpectationRecord } from '../../cli/report/expectation-record.js';
import type { FindingRecord } from '../../language-server/report/finding-record.js';
import type { Distribution } from '../../engine/play/distribution.js';
import type { GameEvent, MomentRecord, Position } from '../../engine/play/records.js';
import type { ScoreLine } from '../../engine/play/game.js';
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
  test('the run command prints events with rules and dice, the position and the score as JSON', async () => {
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

  test('the run command prints the same bytes for the same file and seed', async () => {
    const words = 'run battle.sand --until end --unanswered random --seed again --format json';
    expect((await command(words)).out).toBe((await command(words)).out);
  });

  test.each([
    ['setup', { turn: 0, phase: 'setup' }],
    ['turn_1_Blue', { turn: 1, side: 'Blue', phase: 'fight' }],
    ['turn_1_Blue_march', { turn: 1, side: 'Blue', phase: 'march' }],
    ['2', { turn: 1, side: 'Blue', phase: 'fight' }],
    ['1/Blue/fight/0304', { turn: 1, side: 'Blue', phase: 'fight' }],
  ])('the run command stops a game at the moment --until %s', async (until, stopped) => {
    expect((await ran(`battle.sand --until ${until}`)).value.stopped).toEqual(stopped);
  });

  test('the value “considered” of --unanswered plays the same game as its new name “lookahead”', async () => {
    const [current, old] = await Promise.all(
      ['lookahead', 'considered'].map((name) => command(`run battle.sand --unanswered ${name} --strength 1`)),
    );
    expect(current).toEqual(old);
    expect(current.exit).toBe(0);
    expect((await command('run --help')).out).toMatch(/choices:\s+"default",\s+"random",\s+"lookahead"/);
    expect((await command('run battle.sand --unanswered never')).err).toContain(
      'Allowed choices are default, random, lookahead.',
    );
  });

  test.each([
    ['--until tomorrow', '“tomorrow” is not a moment.'],
    ['--until turn_1_Green', 'does not begin with a side. Sides: Blue, Red.'],
    ['--until turn_1_Blue_lunch', 'There is no phase “lunch”. Phases: march, fight.'],
    ['--until 1/Blue/fight/0305', 'Did you mean “1/Blue/fight/0304”?'],
    ['--runs none', 'It must be a whole number, 1 to 1000000.'],
    ['--runs 0', 'It must be a whole number, 1 to 1000000.'],
    ['--runs 99999999', 'It must be a whole number, 1 to 1000000.'],
    ['--format junit', 'Allowed choices are text, json'],
    ['--as Green', 'No side is called “Green”; there are Blue and Red.'],
    ['--as Red --umpire', 'Use --umpire or --as, not both'],
  ])('the wrong usage “run %s” is rejected', async (words, message) => {
    const { exit, out, err } = await command(`run battle.sand ${words}`);
    expect(err).toContain(message);
    expect([exit, out]).toEqual([2, '']);
  });

  test('run --as shows a side everything in a game without hidden information', async () => {
    const plain = await command('run battle.sand --format json');
    for (const as of ['Blue', 'Red']) expect(await command(`run battle.sand --format json --as ${as}`)).toEqual(plain);
  });

  test('the run command refuses to play a file without a scenario', async () => {
    const folder = folderWith({ 'alone.sand': 'ruleset skirmish\n' });
    expect((await command('run alone.sand', folder)).err).toContain('it has no scenario and imports none');
    expect((await command('run .', folder)).err).toContain('. is a folder. Name one scenario file.');
  });

  test('the run command reports an illegal order as a finding and ends with exit code 1', async () => {
    const { exit, value } = await ran('lost.sand');
    expect(exit).toBe(1);
    expect(value.findings).toMatchObject([{ code: 'skirmish/1/not-legal', range: { start: { line: 5 } } }]);
  });

  test('the run command prints the record of a game as text, phase by phase', async () => {
    const { out } = await command('run battle.sand');
    expect(out).toContain('\nBlue: fight [1]\n  2. Blue: attack 0304 with "b" (order) [1]\n');
    expect(out).toContain(
      '  3. attack on 0304: 6 (written, “1/Blue/fight/0304”) [2]\n       b attacks 0304: Kill. [2]\n',
    );
    expect(out).toContain('Stopped in turn 1 Red fight (seed “marengo”).\n  Blue 1: kills [4]\n');
  });

  test('run --runs counts the results of many games', async () => {
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

  test('test --coverage reports the coverage of orders and rules of each game', async () => {
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
    expect(out).toContain('\nRules that did not come up:\n  2  Fighting\n');
    expect((await tested('battle.sand')).value).not.toHaveProperty('coverage');
    const junit = await command('test battle.sand --coverage --format junit');
    expect([junit.exit, junit.err]).toEqual([
      2,
      '--coverage cannot be combined with --format junit. Use text or json.\n',
    ]);
  });

  test('the test command evaluates each expectation at the point of the game that it names', async () => {
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

  test('the test command does not report the expectations of an imported file', async () => {
    const folder = folderWith({
      'sequel.sand': 'ruleset skirmish\nimport "battle.sand"\nexpect after turn 1 Red { "z" at 0604 }\n',
    });
    const { value } = await json('test sequel.sand', folder);
    expect(value).toMatchObject({ expectations: [{ file: 'sequel.sand', text: 'z at 0604' }] });
  });

  test('the test command fails a file with an error, and its last line counts the failed file', async () => {
    const folder = folderWith({
      'met.sand':
        'ruleset skirmish\nimport "field.sand"\norders turn 1 Blue { move "a" to 0704 }\nexpect after turn 1 { "b" at 0204 }\n',
    });
    const { exit, out } = await command('test met.sand', folder);
    expect(exit).toBe(1);
    expect(out).toMatch(/error skirmish\/1\/not-legal: .*\n1 passed, 0 failed, 1 error: FAILED\n$/);
    expect((await tested('met.sand', folder)).value.summary).toEqual({ passed: 1, failed: 0, errors: 1 });
  });

  test('the test command fails a file with an error and no expectations', async () => {
    const folder = folderWith({
      'silent.sand': 'ruleset skirmish\nimport "field.sand"\norders turn 1 Blue { move "a" to 0704 }\n',
    });
    expect(await command('test silent.sand', folder)).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/\n0 passed, 0 failed, 1 error: FAILED\n$/) as string,
    });
  });

  test('the test command shows the warnings of a file with a failed expectation', async () => {
    const file = (cell: string): string =>
      `ruleset skirmish\nimport "field.sand"\ndice "1/Blue/none" = 3\nexpect after turn 1 { "b" at ${cell} }\n`;
    const folder = folderWith({ 'met.sand': file('0204'), 'unmet.sand': file('0304') });
    expect(await command('test met.sand', folder)).toMatchObject({ exit: 0, out: '1 passed, 0 failed\n' });
    const { exit, out } = await command('test unmet.sand', folder);
    expect(exit).toBe(1);
    expect(out).toMatch(/^unmet\.sand:3 warning sandtable\/dice-unused: No dice .*\n[^]*\n0 passed, 1 failed\n$/);
    expect((await tested('unmet.sand', folder)).value.summary).toEqual({ passed: 0, failed: 1, errors: 0 });
  });

  test('the test command prints only the totals when all expectations are met', async () => {
    expect(await command('test battle.sand')).toEqual({ exit: 0, out: '4 passed, 0 failed\n', err: '' });
  });

  test('the test command fails a file with syntax errors even if its expectations are met', async () => {
    const folder = folderWith({
      'broken.sand': 'ruleset skirmish\nimport "field.sand"\nexpect after turn 1 {{ "a" at 0202 }\n',
    });
    const { exit, value } = await tested('broken.sand', folder);
    expect(exit).toBe(1);
    expect(value.findings[0]?.code).toBe('sandtable/syntax');
  });

  test('the test command prints test results as JUnit XML with one suite per file', async () => {
    const { out } = await command('test . --format junit');
    expect(out).toContain('<testsuite name="battle.sand" tests="4" failures="0" errors="0">');
    expect(out).toContain('name="after turn 1 Blue: attack 0304 (roll 6, result Kill)"');
    expect(out).toContain('<failure message="expected at 0704, got at 0202, step 1"/>');
  });
});

describe('players', () => {
  test('the players command compares the three kinds of players in the seat of each side', async () => {
    const { exit, out } = await command('players battle.sand --games 2 --strength 2');
    expect(exit).toBe(0);
    expect(out).toMatch(
      /^Blue: of 2 games, lookahead did better than random in \d, better than default in \d\n {2}lookahead: verdict /,
    );
    expect(out).toContain('Red: of 2 games');
  });

  test('the players command compares the kinds of players in one seat, as JSON', async () => {
    const { value } = await json('players battle.sand --games 2 --strength 2 --chair Red');
    expect(value).toMatchObject({ scenario: 'Meeting engagement', games: 2, chairs: [{ side: 'Red' }] });
  });

  test('the players command rejects a side that the game does not have', async () => {
    const { exit, err } = await command('players battle.sand --chair Green');
    expect([exit, err]).toEqual([2, 'No side is called “Green”; there are Blue and Red.\n']);
  });
});
