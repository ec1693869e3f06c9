import { t } from '@vscode/l10n';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import { GameFailed, seedOf } from '../../engine/play/counting/in-steps.js';
import type { Span } from '../../engine/play/counting/spans.js';
import { textsOf } from '../balance/collect.js';
import { gather, type Players, type Progress } from '../balance/gather.js';
import { queued } from '../balance/queued.js';
import { inline } from '../balance/inline.js';
import { merged, readSaved, type Saved } from '../balance/saved.js';
import { idOf, type Arm, type Task } from '../balance/task.js';
import { checkPlaces, tell, type TellOptions } from '../balance/tell.js';
import { CLEAN, FINDINGS, type ExitCode } from '../exit.js';
import { replayOf } from '../balance/replay.js';
import { checkAlike, variantsOf } from '../../language-server/balance/variants.js';
import { Unusable } from '../../language-server/report/unusable.js';
import { productVersion } from '../home.js';
import { scenarioOf, type MomentOptions } from '../scenario.js';
import type { Terminal } from '../terminal.js';
import { readUntil } from '../until.js';
import { openFile, placesOf } from '../workspace.js';

export interface BalanceOptions extends MomentOptions, TellOptions {
  readonly runs?: number;
  readonly from?: number;
  readonly to?: number;
  readonly vary?: readonly string[];
  readonly against?: readonly string[];
  /** How many games are played at a time. */
  readonly jobs: number;
  /** The URL of a queue whose workers play. */
  readonly queue?: string;
}

/** Plays a file many times, with each change of it that is asked for, and tells what decides it. */
export async function balance(file: string, options: BalanceOptions, terminal: Terminal): Promise<ExitCode> {
  const span = spanOf(options);
  await checkPlaces(options, terminal);
  const { task, about, isSound } = await taskOf(file, options, terminal);
  let isWanted = true;
  const stopListening = terminal.interrupted(() => (isWanted = false));
  const players = await playersFor(options, terminal);
  try {
    const sums = await gather(task, span, players, {
      isWanted: () => isWanted,
      told: (progress) => terminal.progress(progressText(progress)),
    });
    terminal.progress('');
    const all = span[1] - span[0] + 1;
    if (sums.games === 0) throw new Unusable(t('Stopped before the first game was over.'));
    if (sums.games < all) terminal.note(`${t('Stopped: {0} of {1} games are over.', sums.games, all)}\n`);
    const counted = sums.counted();
    const arms = task.arms.map(({ name }, index) => ({ name, counted: counted[index] }));
    await tell({ ...about, task: idOf(task), rules: task.rules, seed: task.seed, arms }, options, terminal);
    if (sums.games === all) await players.forget?.(task, () => isWanted);
  } catch (problem) {
    throw problem instanceof GameFailed ? new Unusable(problem.message) : problem;
  } finally {
    terminal.progress('');
    stopListening();
    await players.close();
  }
  return isSound ? CLEAN : FINDINGS;
}

async function playersFor({ jobs, queue }: BalanceOptions, terminal: Terminal): Promise<Players> {
  if (queue !== undefined)
    return queued(queue, await terminal.queue(), {
      build: terminal.build().digest,
      note: (text) => terminal.note(text),
    });
  return jobs === 1 ? inline(terminal.rulesets) : terminal.players(jobs);
}

/** Tells what saved runs of one task came to, together. */
export async function merge(files: readonly string[], options: TellOptions, terminal: Terminal): Promise<ExitCode> {
  const parts = await Promise.all(
    files.map(async (named) => ({ named, saved: await readSaved(named, terminal.folder) })),
  );
  await tell(merged(parts), options, terminal);
  return CLEAN;
}

const RUNS = 100;

function spanOf({ runs, from = 1, to }: BalanceOptions): Span {
  if (runs !== undefined && to !== undefined) throw new Unusable(t('Give --runs or --to, not both.'));
  const last = to ?? from + (runs ?? RUNS) - 1;
  if (last < from) throw new Unusable(t('There is no run from {0} to {1}.', from, last));
  return [from, last];
}

type About = Pick<Saved, 'file' | 'ruleset' | 'scenario' | 'calendar' | 'replay'>;

/** What is played of a file, and what is to be told of it. */
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
): Promise<{ readonly task: Task; readonly about: About; readonly isSound: boolean }> {
  if ([file, ...against].filter((each) => each === '-').length > 1)
    throw new Unusable(t('One file alone is read from standard input.'));
  const [desk, ...others] = await Promise.all([file, ...against].map((each) => openFile(each, terminal)));
  const { ruleset, scenario } = scenarioOf(file, desk);
  readUntil(until, ruleset, scenario);
  for (const [index, other] of others.entries())
    checkAlike(against[index], scenarioOf(against[index], other).ruleset, ruleset);
  const { files, nameOf } = textsOf([desk, ...others]);
  const main = nameOf(desk);
  const places = placesOf(desk, terminal.folder);
  const named = places.path(desk.document.uri);
  const arms: Arm[] = [
    { name: named, file: main, rulings: [] },
    ...variantsOf(vary, ruleset, scenario).map((variant) => ({ ...variant, file: main })),
    ...others.map((other) => ({ name: places.path(other.document.uri), file: nameOf(other), rulings: [] })),
  ];
  const unsound = [desk, ...others].filter(({ analysis }) =>
    analysis.findings.some(({ severity }) => severity === 'error'),
  );
  for (const { document } of unsound) {
    const path = places.path(document.uri);
    terminal.note(`${t('{0} has errors: what is played may not be what is meant. See: sandtable check {0}', path)}\n`);
  }
  return {
    task: {
      version: productVersion(),
      ruleset: ruleset.id,
      rules: terminal.build().rulesOf(ruleset.id) ?? '',
      files,
      arms,
      seed: seedOf(scenario, seed),
      until,
      unanswered,
      ...(strength !== undefined && { strength }),
    },
    about: { ...aboutOf(named, ruleset, scenario), replay: replayOf({ until, unanswered, strength }) },
    isSound: unsound.length === 0,
  };
}

function aboutOf(
  file: string,
  ruleset: Ruleset,
  { title, calendar }: ScenarioModel,
): Pick<Saved, 'file' | 'ruleset' | 'scenario' | 'calendar'> {
  return { file, ruleset: ruleset.id, scenario: title, ...(calendar && { calendar }) };
}

/** `120 of 200 games, 14 s left` */
function progressText({ games, of, left }: Progress): string {
  return left === undefined
    ? t('{0} of {1} games', games, of)
    : t('{0} of {1} games, {2} left', games, of, timeText(left));
}

function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 120 ? `${whole} s` : whole < 7200 ? `${Math.ceil(whole / 60)} min` : `${Math.ceil(whole / 3600)} h`;
}
