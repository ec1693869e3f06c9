import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mergeSaved, type Saved as SavedCounts } from '../../cli/balance/saved.js';
import type { Balance } from '../../engine/play/counting/balance.js';
import { Counter } from '../../engine/play/counting/counted.js';
import { skirmish } from '../engine/play/skirmish.js';
import { command, folderWith, json } from './command-line.js';

const PLAY = '--until end --unanswered random --jobs 1';
const OTHER = readFileSync(path.join(import.meta.dirname, 'fixtures/battle.sand'), 'utf8').replace(
  'move "a" to 0103',
  'move "a" to 0102',
);

/** The fields of a `--save` file that these tests forge. */
interface Saved {
  digest?: string;
  seed?: string;
  rules?: string;
  calendar?: unknown;
  arms: { counted: Record<string, Row[]> & { spans: unknown } }[];
}
interface Row {
  of: object;
  at: number[];
  counts: Record<string, number>;
}
/** Fields of saved counts that a test changes before it merges the counts. `arms` gives the names of the variants. */
interface Forged {
  readonly task?: string;
  readonly rules?: string;
  readonly arms?: readonly string[];
}
const changed = ({ counted }: Saved['arms'][number], other: object): Saved['arms'][number] =>
  structuredClone({ counted: { ...counted, ...other } });
const twice = ({ units: [{ counts }] }: Record<string, Row[]>): Row['counts'] =>
  Object.fromEntries(Object.entries(counts).map(([what, times]) => [what, 2 * times]));

describe('balance', () => {
  test('the balance command reports verdicts, points, losses, places, expectations and battles of many games with confidence intervals', async () => {
    const { exit, value } = await json(`balance battle.sand --runs 20 ${PLAY}`);
    const { games, spans, seed, arms } = value as Balance;
    expect([exit, games, spans, seed, arms.length]).toEqual([0, 20, [[1, 20]], 'marengo', 1]);
    const [{ score, length, losses, results, expectations, seeds }] = arms;
    expect(score.map(({ side }) => side)).toEqual(['Blue', 'Red']);
    for (const { mean, interval, least, most } of [...score, length, ...losses]) {
      expect(interval[0]).toBeLessThanOrEqual(mean);
      expect(interval[1]).toBeGreaterThanOrEqual(mean);
      expect(least).toBeLessThanOrEqual(most);
    }
    expect(losses.every(({ turn }) => turn > 0)).toBe(true);
    expect(expectations).toContainEqual(expect.objectContaining({ text: 'a at 0103', times: 20, of: 20 }));
    expect(results.length).toBeGreaterThan(0);
    expect(seeds.every((game) => /^marengo\/\d+$/.test(game.seed))).toBe(true);
  });

  test('the length of a game counts its turns from the first turn of the scenario', async () => {
    const field = readFileSync(path.join(import.meta.dirname, 'fixtures/field.sand'), 'utf8');
    const folder = folderWith({ 'later.sand': field.replace('  on Field\n', '  on Field\n  turns 3..4\n') });
    const { value } = await json(`balance later.sand --runs 1 ${PLAY}`, folder);
    expect((value as Balance).arms[0].length).toMatchObject({ least: 2, most: 2 });
  });

  test('merged shards, in any order, give the same report as a single run', async () => {
    const folder = folderWith();
    const save = (name: string, runs: string) => command(`balance battle.sand ${runs} ${PLAY} --save ${name}`, folder);
    const whole = await save('all', '--runs 12');
    await save('a', '--to 5');
    await save('b', '--from 6 --to 6');
    await save('c', '--from 7 --runs 6');
    // Windows PowerShell rewrites files in UTF-16.
    const rewritten = Buffer.from(`\uFEFF${readFileSync(path.join(folder, 'b'), 'utf8')}`, 'utf16le');
    writeFileSync(path.join(folder, 'b'), rewritten);
    for (const order of ['a b c', 'c a b']) {
      const together = await command(`merge ${order} --save ${order.replaceAll(' ', '')}`, folder);
      expect(together.out).toBe(whole.out);
      expect(readFileSync(path.join(folder, order.replaceAll(' ', '')), 'utf8')).toBe(
        readFileSync(path.join(folder, 'all'), 'utf8'),
      );
    }
    expect(await command('merge a a', folder)).toEqual({
      exit: 2,
      out: '',
      err: 'a cannot be merged: Run 1 was counted twice.\n',
    });
    await command(`balance battle.sand --seed other --runs 2 ${PLAY} --save d`, folder);
    expect((await command('merge a d', folder)).err).toBe(
      'd and a have different files, rules or options, and cannot be merged.\n',
    );
    expect((await command('merge battle.sand', folder)).err).toContain(
      'is not a file written by sandtable balance --save',
    );
  });

  test('the balance command refuses to merge games of two builds, whose rules may differ', async () => {
    const folder = folderWith();
    await command(`balance battle.sand --runs 2 ${PLAY} --save a`, folder);
    const other = { digest: 'two', rulesOf: () => 'two' };
    await command(`balance battle.sand --from 3 --runs 2 ${PLAY} --save b`, { folder, build: other });
    expect(await command('merge a b', folder)).toEqual({
      exit: 2,
      out: '',
      err: 'b was played with the rules two, a with one. Games of different builds cannot be merged.\n',
    });
  });

  test.each([
    [{ task: 'two' }, 'b and a have different files, rules or options, and cannot be merged.'],
    [{ arms: ['x', 'y'] }, 'b and a have different files, rules or options, and cannot be merged.'],
    [{ rules: 'two' }, 'b was played with the rules two, a with one. Games of different builds cannot be merged.'],
  ])('the balance command refuses to merge saved counts that differ in %j', (other, message) => {
    const saved = ({ arms = ['x'], ...more }: Forged): SavedCounts => ({
      ...{ file: 'a.sand', ruleset: 'skirmish', scenario: 'One', task: 'one', rules: 'one', seed: 's', replay: '' },
      ...more,
      arms: arms.map((name) => ({ name, counted: new Counter().counted() })),
    });
    const parts = [
      { named: 'a', saved: saved({}) },
      { named: 'b', saved: saved(other) },
    ];
    expect(() => mergeSaved(parts)).toThrow(message);
  });

  test('the balance command merges shards of the same file that were played from different working folders', async () => {
    const folder = folderWith();
    const inner = path.join(folder, 'inner');
    mkdirSync(inner);
    await command(`balance battle.sand --runs 2 ${PLAY} --save a`, folder);
    await command(`balance ../battle.sand --from 3 --runs 2 ${PLAY} --save b`, inner);
    expect((await command('merge a inner/b', folder)).out).toContain('4 games: runs 1 to 4 of the seed');
  });

  test('the balance command shows the names of turns in the report and in its charts', async () => {
    const folder = folderWith();
    await command(`balance battle.sand --runs 2 ${PLAY} --save a`, folder);
    const { digest, ...saved } = JSON.parse(readFileSync(path.join(folder, 'a'), 'utf8')) as Saved;
    const named = { ...saved, calendar: ['13AM', '13PM'] };
    const signed = createHash('sha256').update(JSON.stringify(named)).digest('hex');
    expect(signed).not.toBe(digest);
    writeFileSync(path.join(folder, 'a'), JSON.stringify({ ...named, digest: signed }));
    expect(await command('merge a', folder)).toMatchObject({ exit: 0, out: expect.stringContaining('13AM') as string });
    const { out } = await command('merge a --format html', folder);
    expect([...out.matchAll(/>(turn [^<]*)<\/text>/g)].map(([, end]) => end)).toEqual(['turn 13AM', 'turn 4']);
  });

  test.each<[string, (saved: Saved) => unknown, boolean]>([
    ['with a wrong digest', ({ arms: [{ counted }] }) => (counted.length[0].counts = { 1: 4 }), false],
    ['without arms', (saved) => (saved.arms = []), true],
    ['without a seed', (saved) => delete saved.seed, true],
    ['without the rules that played them', (saved) => delete saved.rules, true],
    ['with arms of different runs', ({ arms }) => arms.push(changed(arms[0], { spans: [[5, 8]] })), true],
    ['with more runs than games', ({ arms: [{ counted }] }) => (counted.spans = [[1, 5]]), true],
    ['that count a run twice', ({ arms: [{ counted }] }) => (counted.units[0].counts = twice(counted)), true],
    ['with points that are not numbers', ({ arms: [{ counted }] }) => (counted.score[0].counts = { many: 4 }), true],
    ['with a battle without a place', ({ arms: [{ counted }] }) => (counted.results[0].of = { turn: 1 }), true],
    ['with a value from a run that was not played', ({ arms: [{ counted }] }) => (counted.length[0].at = [9, 0]), true],
    ['with numbers as names of turns', (saved) => (saved.calendar = [13]), true],
    ['without runs', ({ arms: [{ counted }] }) => (counted.spans = []), true],
  ])('the balance command rejects saved counts %s', async (_, forge, isSigned) => {
    const folder = folderWith();
    await command(`balance battle.sand --runs 4 ${PLAY} --save a`, folder);
    const { digest, ...saved } = JSON.parse(readFileSync(path.join(folder, 'a'), 'utf8')) as Saved;
    forge(saved);
    const signed = createHash('sha256').update(JSON.stringify(saved)).digest('hex');
    writeFileSync(path.join(folder, 'a'), JSON.stringify({ ...saved, digest: isSigned ? signed : digest }));
    expect(await command('merge a', folder)).toEqual({
      exit: 2,
      out: '',
      err: 'a was changed after sandtable balance --save wrote it. Play its games again.\n',
    });
  });

  test('the merge command rejects a file of saved counts to which a variant with other runs was added', async () => {
    const folder = folderWith();
    const load = (name: string): Saved => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Saved;
    await command(`balance battle.sand --runs 4 ${PLAY} --save a`, folder);
    await command(`balance battle.sand --from 5 --runs 4 ${PLAY} --save b`, folder);
    const { digest: _, ...saved } = load('a');
    const forged = { ...saved, arms: [...saved.arms, ...load('b').arms] };
    const digest = createHash('sha256').update(JSON.stringify(forged)).digest('hex');
    writeFileSync(path.join(folder, 'a'), JSON.stringify({ ...forged, digest }));
    expect(await command('merge a', folder)).toEqual({
      exit: 2,
      out: '',
      err: 'a was changed after sandtable balance --save wrote it. Play its games again.\n',
    });
  });

  test.each(['-o', '--save'])(
    'the balance command checks before playing that the output file of %s can be written',
    async (option) => {
      const watched: string[] = [];
      const { err } = await command(`balance battle.sand --runs 9 ${PLAY} ${option} nowhere/a`, {
        folder: folderWith(),
        watched,
      });
      expect([err, watched]).toEqual(['nowhere/a cannot be written (the folder does not exist, ENOENT).\n', []]);
    },
  );

  test('balance --against plays both files with the same dice and compares them game by game', async () => {
    const folder = folderWith({ 'other.sand': OTHER });
    const { value } = await json(`balance battle.sand --against other.sand --runs 8 ${PLAY}`, folder);
    const { arms } = value as Balance;
    expect(arms.map(({ name }) => name)).toEqual(['battle.sand', 'other.sand']);
    expect(arms[0].differences).toEqual([]);
    expect(arms[1].differences).toContainEqual(expect.objectContaining({ of: 'met', text: 'a at 0103', mean: -1 }));
    const same = (await json(`balance battle.sand --against battle.sand --runs 3 ${PLAY}`)).value as Balance;
    expect(same.arms[1].differences.every(({ least, most }) => least === 0 && most === 0)).toBe(true);
  });

  test.each([
    ['--vary fire.order', 'Skirmish has no ruling “fire.order”.'],
    ['--runs 3 --to 5', 'Use --runs or --to, not both.'],
    ['--from 9 --to 5', '--to 5 is less than --from 9.'],
    ['--until tomorrow', '“tomorrow” is not a moment.'],
    ['--against nowhere.sand', 'nowhere.sand does not exist.'],
    ['--jobs 0', 'It must be a whole number, 1 to 1024.'],
    ['--against - -', 'Standard input (-) can be given only once.'],
    ['--seed mar\nengo', 'Write the value on one line.'],
  ])('the wrong usage “balance %j” is rejected', async (words, message) => {
    const { exit, out, err } = await command(`balance battle.sand ${words}`);
    expect(err).toContain(message);
    expect([exit, out]).toEqual([2, '']);
  });

  test('an interrupted balance reports the games that it has played so far', async () => {
    const watched: string[] = [];
    const { exit, out, err } = await command(`balance battle.sand --runs 500 ${PLAY}`, {
      watched,
      onProgress: (stop) => {
        if (watched.length > 2) stop();
      },
    });
    const [, games] = /^Stopped after (\d+) of 500 games\.$/m.exec(err) ?? [];
    expect(Number(games)).toBeLessThan(500);
    expect(out).toContain(`\n${games} games: runs 1 to ${games} of the seed “marengo”.\n`);
    expect(exit).toBe(0);
  });

  test('the balance command reports the seed of a game that fails, and ends', async () => {
    const start: typeof skirmish.start = () => {
      throw new Error('there is no such hex');
    };
    const rulesets = new Map([[skirmish.id, { ...skirmish, start }]]);
    expect((await command(`balance battle.sand --runs 3 ${PLAY}`, { rulesets })).err).toBe(
      'The game with the seed “marengo/1” failed: there is no such hex\n',
    );
  });

  test('the balance command writes the report of a balance as an HTML page without scripts and external resources, and as CSV with one line per cell', async () => {
    const html = (await command(`balance battle.sand --runs 6 ${PLAY} --format html`)).out;
    expect(html).toMatch(/content="default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'"/);
    expect(html).not.toMatch(/<script|https?:/);
    expect(html.match(/<svg /g)?.length).toBeGreaterThan(2);
    const csv = (await command(`balance battle.sand --runs 6 ${PLAY} --format csv`)).out;
    expect(csv.split('\n').slice(0, 2)).toEqual([
      'section,row,column,value',
      expect.stringContaining('Points,1,side,Blue'),
    ]);
  });
});
