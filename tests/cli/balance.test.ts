import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Balance } from '../../engine/play/counting/balance.js';
import { skirmish } from '../engine/play/skirmish.js';
import { command, folderWith, json } from './command-line.js';

const PLAY = '--until end --unanswered random --jobs 1';
const OTHER = readFileSync(path.join(import.meta.dirname, 'fixtures/battle.sand'), 'utf8').replace(
  'move "a" to 0103',
  'move "a" to 0102',
);

/** What `--save` writes, as far as it is forged here. */
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
const changed = ({ counted }: Saved['arms'][number], other: object): Saved['arms'][number] =>
  structuredClone({ counted: { ...counted, ...other } });
const twice = ({ units: [{ counts }] }: Record<string, Row[]>): Row['counts'] =>
  Object.fromEntries(Object.entries(counts).map(([what, times]) => [what, 2 * times]));

describe('balance', () => {
  test('tells verdicts, points, losses, places, expectations and battles, each with how sure it is', async () => {
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

  test('shards of it merge, in any order, to the report of the run', async () => {
    const folder = folderWith();
    const save = (name: string, runs: string) => command(`balance battle.sand ${runs} ${PLAY} --save ${name}`, folder);
    const whole = await save('all', '--runs 12');
    await save('a', '--to 5');
    await save('b', '--from 6 --to 6');
    await save('c', '--from 7 --runs 6');
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
      err: 'a cannot be added: Run 1 is there twice.\n',
    });
    await command(`balance battle.sand --seed other --runs 2 ${PLAY} --save d`, folder);
    expect((await command('merge a d', folder)).err).toBe(
      'd and a are not of the same files, rules and choices: they do not add up.\n',
    );
    expect((await command('merge battle.sand', folder)).err).toContain('holds no games saved by sandtable balance');
  });

  test('refuses to merge games of two builds, whose rules may differ', async () => {
    const folder = folderWith();
    await command(`balance battle.sand --runs 2 ${PLAY} --save a`, folder);
    const other = { digest: 'two', rulesOf: () => 'two' };
    await command(`balance battle.sand --from 3 --runs 2 ${PLAY} --save b`, { folder, build: other });
    expect(await command('merge a b', folder)).toEqual({
      exit: 2,
      out: '',
      err: 'b was played by rules two, a by one: games of different builds do not add up.\n',
    });
  });

  test('shards of the same file add up, whatever it is called from where they were played', async () => {
    const folder = folderWith();
    const inner = path.join(folder, 'inner');
    mkdirSync(inner);
    await command(`balance battle.sand --runs 2 ${PLAY} --save a`, folder);
    await command(`balance ../battle.sand --from 3 --runs 2 ${PLAY} --save b`, inner);
    expect((await command('merge a inner/b', folder)).out).toContain('4 games: runs 1 to 4 of the seed');
  });

  test('shards of a game that names its turns are read, and told by these names, in a chart too', async () => {
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
    ['that nobody signed anew', ({ arms: [{ counted }] }) => (counted.length[0].counts = { 1: 4 }), false],
    ['without arms', (saved) => (saved.arms = []), true],
    ['without a seed', (saved) => delete saved.seed, true],
    ['without the rules that played them', (saved) => delete saved.rules, true],
    ['whose arms are of other runs', ({ arms }) => arms.push(changed(arms[0], { spans: [[5, 8]] })), true],
    ['of more runs than it counts', ({ arms: [{ counted }] }) => (counted.spans = [[1, 5]]), true],
    ['that counts a run oftener', ({ arms: [{ counted }] }) => (counted.units[0].counts = twice(counted)), true],
    ['whose points are words', ({ arms: [{ counted }] }) => (counted.score[0].counts = { many: 4 }), true],
    ['with a battle of nowhere', ({ arms: [{ counted }] }) => (counted.results[0].of = { turn: 1 }), true],
    ['that came in a run not played', ({ arms: [{ counted }] }) => (counted.length[0].at = [9, 0]), true],
    ['whose turns are called by numbers', (saved) => (saved.calendar = [13]), true],
    ['of nothing at all', ({ arms: [{ counted }] }) => (counted.spans = []), true],
  ])('counts %s are refused', async (_, forge, isSigned) => {
    const folder = folderWith();
    await command(`balance battle.sand --runs 4 ${PLAY} --save a`, folder);
    const { digest, ...saved } = JSON.parse(readFileSync(path.join(folder, 'a'), 'utf8')) as Saved;
    forge(saved);
    const signed = createHash('sha256').update(JSON.stringify(saved)).digest('hex');
    writeFileSync(path.join(folder, 'a'), JSON.stringify({ ...saved, digest: isSigned ? signed : digest }));
    expect(await command('merge a', folder)).toEqual({
      exit: 2,
      out: '',
      err: 'a is not as sandtable balance --save wrote it: have its games played again.\n',
    });
  });

  test.each(['-o', '--save'])('where %s cannot be written it says so before anything is played', async (option) => {
    const watched: string[] = [];
    const { err } = await command(`balance battle.sand --runs 9 ${PLAY} ${option} nowhere/a`, {
      folder: folderWith(),
      watched,
    });
    expect([err, watched]).toEqual(['nowhere/a cannot be written (there is no such folder, ENOENT).\n', []]);
  });

  test('--against plays another file with the same dice and tells how they differ, pair by pair', async () => {
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
    ['--runs 3 --to 5', 'Give --runs or --to, not both.'],
    ['--from 9 --to 5', 'There is no run from 9 to 5.'],
    ['--until tomorrow', '“tomorrow” names no moment.'],
    ['--against nowhere.sand', 'nowhere.sand does not exist.'],
    ['--jobs 0', 'It must be a whole number, 1 to 1024.'],
    ['--against - -', 'One file alone is read from standard input.'],
    ['--seed mar\nengo', 'It must be one line.'],
  ])('%j is wrong usage', async (words, message) => {
    const { exit, out, err } = await command(`balance battle.sand ${words}`);
    expect(err).toContain(message);
    expect([exit, out]).toEqual([2, '']);
  });

  test('who interrupts it has what was played so far', async () => {
    const watched: string[] = [];
    const { exit, out, err } = await command(`balance battle.sand --runs 500 ${PLAY}`, {
      watched,
      interrupted: (stop) => {
        if (watched.length > 2) stop();
      },
    });
    const [, games] = /^Stopped: (\d+) of 500 games are over\.$/m.exec(err) ?? [];
    expect(Number(games)).toBeLessThan(500);
    expect(out).toContain(`\n${games} games: runs 1 to ${games} of the seed “marengo”.\n`);
    expect(exit).toBe(0);
  });

  test('a game that breaks ends it with the seed of the game', async () => {
    const start: typeof skirmish.start = () => {
      throw new Error('there is no such hex');
    };
    const rulesets = new Map([[skirmish.id, { ...skirmish, start }]]);
    expect((await command(`balance battle.sand --runs 3 ${PLAY}`, { rulesets })).err).toBe(
      'The game with the seed “marengo/1” broke: there is no such hex\n',
    );
  });

  test('as a page it runs nothing and loads nothing, as CSV it has a line for each cell', async () => {
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
