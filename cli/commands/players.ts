import { t } from '@vscode/l10n';
import { chairOf, sidesIn, type Chair, type Pairing, type Sitting } from '../../engine/play/considered/chairs.js';
import type { Unanswered } from '../../engine/play/playthrough.js';
import { list } from '../../engine/model/words.js';
import { Unusable } from '../../language-server/report/unusable.js';
import { inline } from '../balance/inline.js';
import type { Task } from '../balance/task.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { scenarioOf } from '../scenario.js';
import { printJson, type Terminal } from '../terminal.js';
import { taskOf } from './balance.js';
import { openFile } from '../workspace.js';

export interface PlayersOptions {
  readonly format: 'text' | 'json';
  readonly games: number;
  readonly strength?: number;
  readonly seed?: string;
  readonly chair?: string;
  /** How many games are played at a time. */
  readonly jobs: number;
}

const numbers = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);

/** Shows what the considered player is worth in a scenario, from each side's chair. */
export async function players(file: string, asked: PlayersOptions, terminal: Terminal): Promise<ExitCode> {
  const desk = await openFile(file, terminal);
  const { ruleset, scenario } = scenarioOf(file, desk);
  const { games, strength, seed, chair, jobs } = asked;
  const all = sidesIn(ruleset, scenario);
  if (chair !== undefined && !all.includes(chair))
    throw new Unusable(t('No side is called “{0}”; there are {1}.', chair, list(all, t('and'))));
  const sides = chair === undefined ? all : [chair];
  const options = { until: 'end', unanswered: 'random', ...(seed !== undefined && { seed }) } as const;
  const { task } = await taskOf(file, options, terminal);
  const seats = sides.map((side) =>
    numbers(games).map((game) => ({ side, seed: `${task.seed}/${game}`, ...(strength !== undefined && { strength }) })),
  );
  const pairings = await allSat(task, seats.flat(), jobs, terminal);
  const chairs = sides.map((side, at) => chairOf(side, pairings.slice(at * games, (at + 1) * games)));
  if (asked.format === 'json') printJson(terminal, { scenario: scenario.title, games, chairs });
  else terminal.print(chairs.map((each) => chairText(each)).join(''));
  return CLEAN;
}

/** Has every chair sat in, and tells how far it is. */
async function allSat(task: Task, seats: readonly Sitting[], jobs: number, terminal: Terminal): Promise<Pairing[]> {
  const here = jobs === 1 ? inline(terminal.rulesets) : terminal.players(jobs);
  let over = 0;
  const sat = async (sitting: Sitting): Promise<Pairing> => {
    const pairing = await here.sit({ task, sitting });
    terminal.progress(t('{0} of {1} pairs', ++over, seats.length));
    return pairing;
  };
  try {
    return await Promise.all(seats.map(sat));
  } finally {
    terminal.progress('');
    await here.close();
  }
}

function chairText({ side, games, better }: Chair): string {
  const mean = (who: Unanswered, what: 'verdict' | 'points' | 'losses'): string =>
    (games.reduce((sum, { results }) => sum + results[who][what], 0) / games.length).toFixed(1);
  const row = (who: Unanswered): string =>
    `  ${t('{0}: verdict {1}, points ahead {2}, steps ahead {3}', who, mean(who, 'verdict'), mean(who, 'points'), mean(who, 'losses'))}\n`;
  return [
    `${t('{0}, considered in {1} games: better than random in {2}, than default in {3}', side, games.length, better.random, better.default)}\n`,
    ...(['considered', 'random', 'default'] as const).map(row),
  ].join('');
}
