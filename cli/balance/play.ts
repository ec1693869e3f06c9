import { setImmediate } from 'node:timers/promises';
import { URI } from 'langium';
import { countInSteps, type Played } from '../../engine/play/counting/in-steps.js';
import { pairingOf, type Pairing } from '../../engine/play/considered/chairs.js';
import { withChoices } from '../../engine/play/rulings.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { NodeWorkspace } from '../../language-server/node-workspace.js';
import { TextsOnly } from '../../language-server/node-file-system.js';
import { scenarioOf } from '../scenario.js';
import { readUntil } from '../until.js';
import { idOf, type Seat, type Shard, type ShardResult, type Task } from './task.js';

/** A shard may take so long, in milliseconds: then it ends after the run it is in. */
const MOST = 30_000;
/** So long games are played at one go: then whoever waits for something else may have it. */
const AT_ONE_GO = 50;

type Rulesets = ReadonlyMap<string, Ruleset>;

/** Plays one shard after the other; of tasks it has read it keeps the last. */
export class ShardPlayer {
  private id = '';
  private games: Promise<readonly Played[]> = Promise.resolve([]);

  constructor(
    private readonly rulesets: Rulesets,
    private readonly most = MOST,
  ) {}

  /** @throws Unusable when nothing in it can be played, GameFailed when a game breaks. */
  async play({ task, span: [from, to] }: Shard, isWanted: () => boolean = () => true): Promise<ShardResult> {
    const games = await this.open(task);
    const [{ ruleset, scenario }] = games;
    const { seed, unanswered, strength } = task;
    const until = readUntil(task.until, ruleset, scenario);
    const began = performance.now();
    let last = from - 1;
    const steps = countInSteps(games, [from, to], {
      seed,
      unanswered,
      until,
      byTurn: true,
      ...(strength !== undefined && { strength }),
    });
    for (let rested = began; ;) {
      const { done, value: counters } = steps.next();
      const now = performance.now();
      const over = from - 1 + counters[0].games;
      const isTime = over > last && (now - began > this.most || !isWanted());
      if (done === true || isTime) return { span: [from, over], arms: counters.map((counter) => counter.counted()) };
      last = over;
      if (now - rested < AT_ONE_GO) continue;
      await setImmediate();
      if (!isWanted() && counters[0].games === 0) return { span: [from, from - 1], arms: [] };
      rested = performance.now();
    }
  }

  /** @throws Unusable when there is nothing to sit down to, GameFailed when a game breaks. */
  async sit({ task, sitting }: Seat): Promise<Pairing> {
    const [{ ruleset, scenario }] = await this.open(task);
    return pairingOf(ruleset, scenario, sitting);
  }

  private open(task: Task): Promise<readonly Played[]> {
    const id = idOf(task);
    if (id !== this.id) this.games = open(task, this.rulesets);
    this.id = id;
    return this.games;
  }
}

const ROOM = '/task/';

/** Reads the files of a task; what they import is in the task or nowhere. */
async function open({ files, arms }: Task, rulesets: Rulesets): Promise<readonly Played[]> {
  const uriOf = (name: string): string => URI.file(`${ROOM}${name}`).toString();
  const encoder = new TextEncoder();
  const given = new Map(Object.entries(files).map(([name, text]) => [uriOf(name), encoder.encode(text)]));
  const workspace = await NodeWorkspace.open([], rulesets, ROOM, given, new TextsOnly(given));
  return arms.map(({ file, rulings }) => {
    const document = workspace.documents.find(({ uri }) => uri.toString() === uriOf(file));
    const analysis = (document && workspace.analyse(document)) ?? { ruleset: undefined, scenario: undefined };
    const { ruleset, scenario } = scenarioOf(file, { analysis });
    return { ruleset, scenario: withChoices(scenario, rulings) };
  });
}
