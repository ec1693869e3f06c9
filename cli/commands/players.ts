import { decimalText } from '../../engine/model/number-text.js';
import { t } from '@vscode/l10n';
import { seatResult, sidesIn, type SeatResult, type Pairing, type Match } from '../../engine/play/lookahead/seats.js';
import type { AnswerPolicy } from '../../engine/play/records.js';
import { list } from '../../engine/model/words.js';
import { UsageError } from '../../language-server/report/usage-error.js';
import { createInlineRunner } from '../balance/inline.js';
import type { Task } from '../balance/task.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { inReadersLanguage } from '../language.js';
import { scenarioOf } from '../scenario.js';
import { printJson, type Terminal } from '../terminal.js';
import { taskOf } from './balance.js';
import { unansweredName } from '../unanswered.js';
import { openFile } from '../workspace.js';

export interface PlayersOptions {
  readonly format: 'text' | 'json';
  readonly games: number;
  readonly strength?: number;
  readonly seed?: string;
  readonly chair?: string;
  /** Number of parallel games. */
  readonly jobs: number;
}

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

/**
 * Compares the look-ahead player with the random and the default player in a scenario, in the seat of each side.
 * @throws Unusable when the file cannot be played, or when the scenario has no side with the name `settings.chair`.
 */
export async function players(file: string, settings: PlayersOptions, terminal: Terminal): Promise<ExitCode> {
  const opened = await openFile(file, terminal);
  const { ruleset, scenario } = scenarioOf(file, opened);
  const { games, strength, seed, chair, jobs } = settings;
  const all = sidesIn(ruleset, scenario);
  if (chair !== undefined && !all.includes(chair))
    throw new UsageError(t('No side is called “{0}”; there are {1}.', chair, list(all, t('and'))));
  const sides = chair === undefined ? all : [chair];
  const options = { until: 'end', unanswered: 'random', ...(seed !== undefined && { seed }) } as const;
  const { task } = await taskOf(file, options, terminal);
  const matches = sides.map((side) =>
    numbersTo(games).map((game) => ({
      side,
      seed: `${task.seed}/${game}`,
      ...(strength !== undefined && { strength }),
    })),
  );
  const pairings = await playMatches(task, matches.flat(), jobs, terminal);
  const chairs = sides.map((side, at) => seatResult(side, pairings.slice(at * games, (at + 1) * games)));
  if (settings.format === 'json') printJson(terminal, { scenario: scenario.title, games, chairs });
  else terminal.print(chairs.map((each) => seatText({ ...each, side: ruleset.term(each.side) })).join(''));
  return CLEAN;
}

/** Plays all matches and shows progress. */
async function playMatches(
  task: Task,
  matches: readonly Match[],
  jobs: number,
  terminal: Terminal,
): Promise<Pairing[]> {
  const runner = jobs === 1 ? createInlineRunner(terminal.rulesets) : terminal.createRunner(jobs);
  let finished = 0;
  const play = async (match: Match): Promise<Pairing> => {
    const pairing = await runner.playMatch({ task, match });
    finished += 1;
    terminal.progress(inReadersLanguage(() => t('{0} of {1} pairs', finished, matches.length)));
    return pairing;
  };
  try {
    return await Promise.all(matches.map(play));
  } finally {
    terminal.progress('');
    await runner.close();
  }
}

function seatText({ side, games, better }: SeatResult): string {
  const mean = (player: AnswerPolicy, measure: 'verdict' | 'points' | 'losses'): string =>
    decimalText(games.reduce((sum, { results }) => sum + results[player][measure], 0) / games.length, 1);
  const row = (player: AnswerPolicy): string =>
    `  ${t('{0}: verdict {1}, points ahead {2}, steps ahead {3}', unansweredName(player), mean(player, 'verdict'), mean(player, 'points'), mean(player, 'losses'))}\n`;
  return [
    `${t('{0}: of {1} games, lookahead did better than random in {2}, better than default in {3}', side, games.length, better.random, better.default)}\n`,
    ...(['considered', 'random', 'default'] as const).map(row),
  ].join('');
}
