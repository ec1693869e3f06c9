import { t } from '@vscode/l10n';
import { originalOf, type Ruleset } from '../../engine/play/ruleset.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import { GameError, seedOf } from '../../engine/play/counting/count-games.js';
import { shownStatements } from '../../engine/play/counting/statement-uses.js';
import type { Span } from '../../engine/play/counting/spans.js';
import { collectTexts } from '../balance/collect.js';
import { runShards, type Progress, type ShardRunner } from '../balance/run-shards.js';
import { createQueueRunner } from '../balance/queued.js';
import { createInlineRunner } from '../balance/inline.js';
import { mergeSaved, readSaved, type Saved } from '../balance/saved.js';
import { idOf, type Arm, type Task } from '../balance/task.js';
import { checkOutputs, writeReport, type ReportOptions } from '../balance/write-report.js';
import { CLEAN, FINDINGS_EXIST, type ExitCode } from '../exit.js';
import { replayCommand } from '../balance/replay.js';
import { checkSameGame, variantsOf } from '../../language-server/balance/variants.js';
import { UsageError } from '../../language-server/report/usage-error.js';
import { productVersion } from '../home.js';
import { logSealedTurn, scenarioOf, type MomentOptions } from '../scenario.js';
import type { Terminal } from '../terminal.js';
import { readUntil } from '../until.js';
import { openFile, placesOf } from '../workspace.js';

export interface BalanceOptions extends MomentOptions, ReportOptions {
  readonly runs?: number;
  readonly from?: number;
  readonly to?: number;
  readonly vary?: readonly string[];
  readonly against?: readonly string[];
  /** Number of parallel games on this machine. */
  readonly jobs: number;
  /** The URL of a queue. If it is given, the workers of the queue play instead of this machine. */
  readonly queue?: string;
}

/**
 * Plays a file and each of its variants many times, and reports the results and the factors that decide them. After an
 * interruption, reports the games that have ended.
 * @throws Unusable when a file cannot be opened, played or written, a game fails, or no game has ended.
 */
export async function balance(file: string, options: BalanceOptions, terminal: Terminal): Promise<ExitCode> {
  const span = spanOf(options);
  await checkOutputs(options, terminal);
  const { task, about, isSound, shown } = await taskOf(file, options, terminal);
  const stop = new AbortController();
  const { signal } = stop;
  const stopListening = terminal.onInterrupt(() => {
    stop.abort();
  });
  const runner = await createRunner(options, terminal);
  try {
    const sums = await runShards(task, span, runner, {
      signal,
      onProgress: (progress) => terminal.progress(progressText(progress)),
    });
    terminal.progress('');
    const all = span[1] - span[0] + 1;
    if (sums.games === 0) throw new UsageError(t('Stopped before the first game ended.'));
    if (sums.games < all) terminal.log(`${t('Stopped after {0} of {1} games.', sums.games, all)}\n`);
    const counted = sums.counted();
    const arms = task.arms.map(({ name }, index) => ({ name, counted: counted[index] }));
    const saved = { ...about, task: idOf(task), rules: task.rules, seed: task.seed, arms };
    await writeReport(saved, options, terminal, shown);
    if (sums.games === all) await runner.deleteResults?.(task, signal);
  } catch (problem) {
    throw problem instanceof GameError ? new UsageError(problem.message) : problem;
  } finally {
    terminal.progress('');
    stopListening();
    await runner.close();
  }
  return isSound ? CLEAN : FINDINGS_EXIST;
}

async function createRunner({ jobs, queue }: BalanceOptions, terminal: Terminal): Promise<ShardRunner> {
  if (queue !== undefined)
    return createQueueRunner(queue, await terminal.queue(), {
      build: terminal.build().digest,
      log: (text) => terminal.log(text),
    });
  return jobs === 1 ? createInlineRunner(terminal.rulesets) : terminal.createRunner(jobs);
}

/** Merges files of `balance --save` into one report. @throws Unusable when the files cannot be read or merged. */
export async function merge(files: readonly string[], options: ReportOptions, terminal: Terminal): Promise<ExitCode> {
  const parts = await Promise.all(
    files.map(async (named) => ({ named, saved: await readSaved(named, terminal.folder) })),
  );
  await writeReport(mergeSaved(parts), options, terminal);
  return CLEAN;
}

const DEFAULT_RUNS = 100;

function spanOf({ runs, from = 1, to }: BalanceOptions): Span {
  if (runs !== undefined && to !== undefined) throw new UsageError(t('Use --runs or --to, not both.'));
  const last = to ?? from + (runs ?? DEFAULT_RUNS) - 1;
  if (last < from) throw new UsageError(t('--to {1} is less than --from {0}.', from, last));
  return [from, last];
}

type About = Pick<Saved, 'file' | 'ruleset' | 'scenario' | 'calendar' | 'replay'>;

/**
 * Builds the task to play the scenario of a file, and of the files to compare it with, many times. Also builds the
 * heading of the report. Logs the files that have errors.
 * @returns The task; the heading of the report; whether all files are free of errors; a function that returns the texts
 *   of special rules in the reader's language.
 * @throws Unusable when a file cannot be opened or played.
 */
export async function taskOf(
  file: string,
  {
    seed,
    until = 'end',
    unanswered = 'default',
    strength,
    vary = [],
    against = [],
  }: Omit<BalanceOptions, 'jobs' | 'format'>,
  terminal: Terminal,
): Promise<{
  readonly task: Task;
  readonly about: About;
  readonly isSound: boolean;
  readonly shown: () => ReadonlyMap<string, string>;
}> {
  if ([file, ...against].filter((each) => each === '-').length > 1)
    throw new UsageError(t('Standard input (-) can be given only once.'));
  const [opened, ...others] = await Promise.all([file, ...against].map((each) => openFile(each, terminal)));
  const { ruleset, scenario } = scenarioOf(file, opened);
  readUntil(until, ruleset, scenario);
  const scenarios = [scenario];
  for (const [index, other] of others.entries()) {
    const found = scenarioOf(against[index], other);
    checkSameGame(against[index], found.ruleset, ruleset);
    scenarios.push(found.scenario);
  }
  logSealedTurn(scenario, terminal);
  const { files, nameOf } = collectTexts([opened, ...others]);
  const main = nameOf(opened);
  const places = placesOf(opened, terminal.folder);
  const named = places.path(opened.document.uri);
  const arms: Arm[] = [
    { name: named, file: main, rulings: [] },
    ...variantsOf(vary, ruleset, scenario).map((variant) => ({ ...variant, file: main })),
    ...others.map((other) => ({ name: places.path(other.document.uri), file: nameOf(other), rulings: [] })),
  ];
  const withErrors = [opened, ...others].filter(({ analysis }) =>
    analysis.findings.some(({ severity }) => severity === 'error'),
  );
  for (const { document } of withErrors) {
    const path = places.path(document.uri);
    terminal.log(
      `${t('{0} has errors, so the game may differ from what you intend. See: sandtable check {0}', path)}\n`,
    );
  }
  return {
    task: {
      version: productVersion(),
      ruleset: originalOf(ruleset).id,
      rules: terminal.build().rulesOf(originalOf(ruleset).id),
      files,
      arms,
      seed: seedOf(scenario, seed),
      until,
      unanswered,
      ...(strength !== undefined && { strength }),
    },
    about: { ...aboutOf(named, ruleset, scenario), replay: replayCommand({ until, unanswered, strength }) },
    isSound: withErrors.length === 0,
    shown: () => new Map(scenarios.flatMap((each) => [...shownStatements(each, (word) => ruleset.term(word))])),
  };
}

function aboutOf(
  file: string,
  ruleset: Ruleset,
  { title, calendar }: ScenarioModel,
): Pick<Saved, 'file' | 'ruleset' | 'scenario' | 'calendar'> {
  return { file, ruleset: ruleset.id, scenario: title, ...(calendar && { calendar }) };
}

/** Formats progress: `120 of 200 games, 14 s left`. */
function progressText({ games, of, left }: Progress): string {
  return left === undefined
    ? t('{0} of {1} games', games, of)
    : t('{0} of {1} games, {2} left', games, of, timeText(left));
}

function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 120 ? `${whole} s` : whole < 7200 ? `${Math.ceil(whole / 60)} min` : `${Math.ceil(whole / 3600)} h`;
}
