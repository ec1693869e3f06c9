import { setImmediate } from 'node:timers/promises';
import { URI } from 'langium';
import { countInSteps, type GameToPlay } from '../../engine/play/counting/count-games.js';
import { playPairing, type Pairing } from '../../engine/play/lookahead/seats.js';
import { withOverrides } from '../../engine/play/rulings.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { NodeWorkspace } from '../../language-server/node-workspace.js';
import { InMemoryFileSystem } from '../../language-server/node-file-system.js';
import { scenarioOf } from '../scenario.js';
import { readUntil } from '../until.js';
import { idOf, type MatchRequest, type Shard, type ShardResult, type Task } from './task.js';

/** Time after which a shard ends as soon as its current run is finished. The remaining runs become another shard. */
const MAX_SHARD_MS = 30_000;
/** Interval at which a series of games yields to the event loop. */
const YIELD_INTERVAL_MS = 50;

type Rulesets = ReadonlyMap<string, Ruleset>;

/** Plays shards one after the other. Caches the compiled files of the last task. */
export class ShardPlayer {
  private taskId = '';
  private games: Promise<readonly GameToPlay[]> = Promise.resolve([]);

  constructor(
    private readonly rulesets: Rulesets,
    private readonly maxShardMs = MAX_SHARD_MS,
  ) {}

  /**
   * Plays the runs of a shard, each run with all variants.
   * @param signal Cancels the shard: immediately during the first run, otherwise after the current run.
   * @returns The counts of the runs that have ended.
   * @throws Unusable when a file of the task cannot be played, GameFailed when a game fails.
   */
  async play(
    { task, span: [from, to] }: Shard,
    signal: Pick<AbortSignal, 'aborted'> = { aborted: false },
  ): Promise<ShardResult> {
    const games = await this.open(task);
    const [{ ruleset, scenario }] = games;
    const { seed, unanswered, strength } = task;
    const until = readUntil(task.until, ruleset, scenario);
    const start = performance.now();
    let last = from - 1;
    const steps = countInSteps(games, [from, to], {
      seed,
      unanswered,
      until,
      byTurn: true,
      ...(strength !== undefined && { strength }),
    });
    for (let lastYield = start; ;) {
      const { done, value: counters } = steps.next();
      const now = performance.now();
      const lastPlayed = from - 1 + counters[0].games;
      const endsHere = lastPlayed > last && (now - start > this.maxShardMs || signal.aborted);
      if (done === true || endsHere)
        return { span: [from, lastPlayed], arms: counters.map((counter) => counter.counted()) };
      last = lastPlayed;
      if (now - lastYield < YIELD_INTERVAL_MS) continue;
      // Yield once so that a pending cancellation is seen.
      await setImmediate();
      if (signal.aborted && counters[0].games === 0) return { span: [from, from - 1], arms: [] };
      lastYield = performance.now();
    }
  }

  /**
   * Plays a match between kinds of players. @throws Unusable when the file cannot be played, GameFailed when a game
   * fails.
   */
  async playMatch({ task, match }: MatchRequest): Promise<Pairing> {
    const [{ ruleset, scenario }] = await this.open(task);
    return playPairing(ruleset, scenario, match);
  }

  private open(task: Task): Promise<readonly GameToPlay[]> {
    const id = idOf(task);
    if (id !== this.taskId) this.games = open(task, this.rulesets);
    this.taskId = id;
    return this.games;
  }
}

/** The folder that contains the files of a task. The folder exists only in memory. */
const TASK_FOLDER = '/task/';

/** Compiles the files of a task. Imports are looked up in the task, never on disk. */
async function open({ files, arms }: Task, rulesets: Rulesets): Promise<readonly GameToPlay[]> {
  const uriOf = (name: string): string => URI.file(`${TASK_FOLDER}${name}`).toString();
  const encoder = new TextEncoder();
  const given = new Map(Object.entries(files).map(([name, text]) => [uriOf(name), encoder.encode(text)]));
  const workspace = await NodeWorkspace.open([], rulesets, TASK_FOLDER, given, new InMemoryFileSystem(given));
  return arms.map(({ file, rulings }) => {
    const document = workspace.documents.find(({ uri }) => uri.toString() === uriOf(file));
    const analysis = (document && workspace.analyse(document)) ?? {
      ruleset: undefined,
      scenario: undefined,
      hasRulesetErrors: false,
    };
    const { ruleset, scenario } = scenarioOf(file, { analysis });
    return { ruleset, scenario: withOverrides(scenario, rulings) };
  });
}
