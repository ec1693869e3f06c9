import type { Finding } from '../model/finding.js';
import type { OrderModel } from '../model/orders.js';
import type { SealedTurn } from '../model/sealed-turn.js';
import type { ScenarioModel } from '../model/scenario.js';
import { endOfWriting, isReached } from './boundary.js';
import { DEFAULT_SEED, Dice, randomAt } from './dice.js';
import { expectationFinding, Expectations } from './expectations.js';
import type { GameEvent, MomentRecord } from './records.js';
import { OrderCosts } from './order-costs.js';
import {
  unusedAnswerFinding,
  surplusDiceFindings,
  unusedDiceFinding,
  unfulfilledFinding,
  unusedOccasionFinding,
  unusedOrderFinding,
  wrongDiceFindings,
  type UnusedOrder,
} from './unused-input.js';
import { Addresses, baseOf } from './addresses.js';
import { doctrineAnswer } from './doctrine-answer.js';
import { drive, type Search } from './drive.js';
import { momentRecord, type Given } from './moment-record.js';
import type { Address, Answer, Decision, DiceRoll, Pause, Refusal, Reply } from './moment.js';
import { answerText, orderText } from './order-text.js';
import type { PlayOptions, Playthrough, Until } from './playthrough.js';
import type { Game } from './game.js';
import type { Ruleset } from './ruleset.js';
import { refusalFinding } from './refusal.js';
import { Script } from './script.js';
import { sealedDiceFinding, SealedTurns, waitingFinding } from './sealed-turns.js';
import { Checkpoints, type SegmentStarts, type Checkpoint, type ResumeData } from './checkpoints.js';
import type { LookaheadPlayer } from './lookahead/lookahead-player.js';
import { lookaheadScript } from './lookahead/lookahead-script.js';
import { commonPrefix, movedFinding, movedRecord, type CommonPrefix } from './replay-prefix.js';

/** Plays one game from a file and records it. */
export class Session {
  private readonly game: Game;
  private readonly seed: string;
  private readonly until: Until | 'end';
  private readonly dice: Dice;
  private sealed: SealedTurns;
  /** The sealed turn before which play stopped. */
  private waiting: SealedTurn | undefined;
  /** The decision before which play stopped, because its side is played by hand. */
  private open: Decision | undefined;
  private readonly script: Script;
  /** The look-ahead player, if a side uses it for decisions without an order. */
  private readonly lookaheadPlayer?: LookaheadPlayer;
  private readonly expectations: Expectations;
  private readonly orderCosts: OrderCosts;
  private moments: MomentRecord[] = [];
  private events: GameEvent[] = [];
  private findings: Finding[] = [];
  private log: Reply[] = [];
  private readonly addresses: Addresses;
  private pauses: Pause[] = [];
  private readonly checkpoints: Checkpoints;
  private segmentStarts: SegmentStarts = { phase: 0, side: 0, turn: 0, lastTurn: 0, turnEnded: -1 };
  /** Indices into `events` where the occasions in progress began. */
  private readonly occasionsBegan: number[] = [];
  /** The options without `after`: if a session kept its predecessor, all earlier sessions would stay in memory. */
  private readonly options: Omit<PlayOptions, 'after'>;

  constructor(
    private readonly ruleset: Ruleset,
    private readonly scenario: ScenarioModel,
    { after, ...options }: PlayOptions,
  ) {
    this.options = options;
    this.seed = options.seed ?? scenario.dice.seed ?? DEFAULT_SEED;
    this.until = options.until ?? endOfWriting(scenario);
    this.dice = new Dice(this.seed, scenario.dice);
    this.sealed = new SealedTurns(scenario, options.seed);
    const reportSkipped = (order: UnusedOrder): void => {
      this.find(unusedOrderFinding(order, undefined, scenario));
    };
    this.script = new Script(scenario, ruleset.vocabulary, reportSkipped, (expectations, now) => {
      const events = this.events.slice(this.occasionsBegan[(now.occasions?.length ?? 0) - 1]);
      this.judgeAndReport(() => {
        this.expectations.judgeOccasion(this.game, now, { expectations, events });
      });
    });
    this.orderCosts = new OrderCosts(ruleset.id);
    this.expectations = new Expectations(scenario);
    this.game = ruleset.start(scenario);
    this.addresses = new Addresses(scenario);
    const { unanswered = 'default', seats = {}, strength } = options;
    if ([unanswered, ...Object.values(seats)].includes('considered'))
      this.lookaheadPlayer = new (lookaheadScript().LookaheadPlayer)(ruleset, scenario, this.seed, strength);
    const found = this.findReusablePrefix(after);
    this.checkpoints = found
      ? this.resumeFrom(found)
      : new Checkpoints(options.checkpointInterval ?? Number.POSITIVE_INFINITY);
  }

  /**
   * Plays the game and yields at every pause, and between the parts of a search for an answer. Play stops when the
   * caller requests no further step.
   */
  *play(): Generator<Pause | 'searching', Playthrough, void> {
    const ended = yield* this.run();
    this.collect();
    if (ended) {
      this.finishOrders(true);
      this.judgeAndReport(() => {
        this.expectations.judgeEnd(this.game, this.events.slice(this.segmentStarts.lastTurn));
      });
    }
    this.reportUnusedInput(ended);
    if (this.waiting) this.findings.push(waitingFinding(this.waiting, this.scenario.calendar));
    const { game, seed, moments, events, findings, log, ruleset, scenario, script, pauses, checkpoints: stops } = this;
    const { judged } = this.expectations;
    return {
      game,
      seed,
      seedChanges: this.sealed.changes,
      ...(this.open && { open: this.open }),
      ...(this.waiting && { waiting: this.waiting }),
      moments,
      events,
      findings,
      expectations: this.expectations.results(),
      log,
      ended,
      ...(this.options.checkpointInterval !== undefined && {
        resumeData: { ruleset, scenario, seed, script, pauses, judged, checkpoints: stops },
      }),
    };
  }

  private *run(): Generator<Pause | 'searching', boolean, void> {
    const course = drive(this.game, (moment) => this.reply(moment));
    for (let step = course.next(); ; step = course.next()) {
      if (step.done === true) return step.value;
      if (step.value === 'searching') {
        yield step.value;
        continue;
      }
      this.collect();
      this.pause(step.value);
      this.options.onPause?.(this.game, step.value, this.moments.length);
      this.waiting = this.sealed.waitingAfter(step.value);
      if (this.waiting || this.isEnd(step.value)) return false;
      yield step.value;
    }
  }

  private reply(moment: Decision | DiceRoll): Reply | Search | undefined {
    this.collect();
    const address = this.addresses.unique(moment.address);
    if (this.isEndBefore(address)) return undefined;
    this.waiting = this.sealed.enter(this.game.now(), this.moments.length);
    if (this.waiting) return undefined;
    return moment.kind === 'dice' ? this.roll(moment, address) : this.decide(moment, address);
  }

  private isEnd(pause: Pause): boolean {
    return this.until !== 'end' && !('moment' in this.until) && isReached(this.until, pause);
  }

  /** Answers a decision and records it. Returns undefined if the decision is left to a side that is played by hand. */
  private decide(decision: Decision, address: Address): Answer | Search | undefined {
    const found = this.answer(decision, address);
    if (found === undefined) {
      this.open = decision;
      return undefined;
    }
    return found === 'search' ? this.search(decision, address) : this.decideFor(decision, address, found);
  }

  /** Lets the look-ahead player answer a decision. */
  private *search(decision: Decision, address: Address): Search {
    const answer = this.lookaheadPlayer
      ? yield* this.lookaheadPlayer.search(decision, address, this.options.signal)
      : decision.fallback();
    return this.decideFor(decision, address, [answer, { answer: this.textOf(decision, answer), by: 'considered' }]);
  }

  private decideFor(decision: Decision, address: Address, [answer, given]: [Answer, Given]): Answer {
    this.orderCosts.recordAnswer(decision, answer.order);
    this.record(decision, address, given, withoutOrder(answer));
    return answer;
  }

  /**
   * Returns the answer to a decision. The answer is taken from the orders; if they give none, from the doctrine of the
   * side; otherwise from the policy of the side. Returns undefined if a side that is played by hand must decide, and
   * `search` if the look-ahead player must.
   */
  private answer(decision: Decision, address: Address): [Answer, Given] | 'search' | undefined {
    const { board } = this.scenario.map;
    const ordered = this.script.answer(decision, this.game.now(), (order, refusal) => {
      this.refuse(order, refusal);
    });
    if (ordered?.order) {
      if (ordered.partly) this.refuse(ordered.order, ordered.partly);
      const answer = decision.describe?.(ordered) ?? orderText(ordered.order, board);
      return [ordered, { answer, by: 'order', source: ordered.order.source }];
    }
    const doctrine = doctrineAnswer(decision, this.scenario);
    if (doctrine) {
      const { answer, source } = doctrine;
      return [answer, { answer: this.textOf(decision, answer), by: 'doctrine', source }];
    }
    const now = this.game.now();
    const isSealed = this.sealed.at(now) !== undefined;
    if (!isSealed && this.options.playing?.includes(decision.side) && !this.script.hasOrdersLeft(now)) return undefined;
    // Nothing can be added to sealed orders: no player is asked, and no answer is written.
    const seat = isSealed ? undefined : this.options.seats?.[decision.side];
    const by = seat ?? this.options.unanswered ?? 'default';
    if (by === 'considered') return 'search';
    const answer =
      by === 'random'
        ? decision.pick(randomAt(this.sealed.seed ?? this.seed, `${address}/answer`))
        : decision.fallback();
    return [answer, { answer: this.textOf(decision, answer), by }];
  }

  private textOf(decision: Decision, answer: Answer): string {
    return decision.describe?.(answer) ?? answerText(answer, this.scenario.map.board);
  }

  private roll(moment: DiceRoll, address: Address): readonly number[] {
    const { seed } = this.sealed;
    const turn = this.sealed.at(this.game.now());
    const secrets = seed === undefined ? undefined : { seed, isSealed: turn !== undefined };
    const { values, by, source, written, ignored } = this.dice.roll(moment, address, secrets);
    if (moment.order) this.script.underWay.resume(moment.order);
    if (turn && ignored) this.find(sealedDiceFinding(turn, this.scenario.calendar, ignored.source));
    if (written) this.findings.push(...wrongDiceFindings(moment, written));
    this.record(moment, address, { answer: values.join(' '), by, ...(source && { source }) }, values);
    return values;
  }

  private record(moment: Decision | DiceRoll, address: Address, given: Given, reply: Reply): void {
    this.log.push(reply);
    this.lookaheadPlayer?.recordReply(reply);
    this.moments.push(momentRecord(moment, address, given, this.game.now(), this.moments.length, this.events.length));
  }

  /**
   * Records the events since the last moment. For each event with dice, also records whether the numbers come from the
   * file.
   */
  private collect(): void {
    const last = this.moments.at(-1);
    const depth = this.game.now().occasions?.length ?? 0;
    while (this.occasionsBegan.length < depth) this.occasionsBegan.push(this.events.length);
    for (const event of this.game.drainEvents()) {
      const { dice } = event;
      const isRoll = dice && last?.kind === 'dice' && baseOf(last.address) === dice.address;
      const recorded = isRoll
        ? { ...event, dice: { ...dice, address: last.address, written: last.by === 'written' } }
        : event;
      this.events.push(recorded);
      this.orderCosts.recordEvent(recorded);
      if (recorded.at) this.findings.push(unfulfilledFinding(this.ruleset.id, recorded, recorded.at));
      this.script.underWay.recordEvent(recorded, this.game.now().turn, (label) => this.scenario.map.board.cell(label));
    }
    for (const question of this.game.drainSkippedDecisions?.() ?? [])
      this.script.noteSkippedDecision(question, this.game.now());
    if (last) this.moments[this.moments.length - 1] = { ...last, to: this.events.length };
  }

  private pause(pause: Pause): void {
    if (pause.ends === 'occasion') {
      const events = this.events.slice(this.occasionsBegan.at(-1));
      const expectations = this.script.endOccasion(pause);
      this.occasionsBegan.pop();
      this.judgeAndReport(() => {
        this.expectations.judgeOccasion(this.game, pause, { expectations, events });
      });
      return;
    }
    this.lookaheadPlayer?.recordPause(this.game);
    this.finishOrders(pause.ends === 'turn');
    if (pause.ends === 'turn') this.orderCosts.endTurn();
    const { segmentStarts, events } = this;
    this.judgeAndReport(() => {
      this.expectations.judge(this.game, pause, {
        phase: events.slice(segmentStarts.phase),
        side: events.slice(segmentStarts.side),
        turn: events.slice(segmentStarts.turn),
      });
    });
    const now = events.length;
    const isTurn = pause.ends === 'turn';
    this.segmentStarts = {
      phase: now,
      side: pause.ends === 'phase' ? segmentStarts.side : now,
      turn: isTurn ? now : segmentStarts.turn,
      lastTurn: isTurn ? segmentStarts.turn : segmentStarts.lastTurn,
      turnEnded: isTurn ? pause.turn : segmentStarts.turnEnded,
    };
    this.pauses.push(pause);
    // Play must not resume after a pause at which it waits for sealed orders.
    const mayResume = this.sealed.waitingAfter(pause) === undefined;
    if (this.options.checkpointInterval !== undefined && mayResume && this.checkpoints.isDue(this.moments.length))
      this.checkpoints.add(this.checkpoint(pause));
  }

  /** Calls `judge`, which judges expectations, and reports the expectations that fail. */
  private judgeAndReport(judge: () => void): void {
    const { judged } = this.expectations;
    const before = judged.length;
    judge();
    for (const outcome of judged.slice(before))
      if (!outcome.passed) this.options.onProblem?.(expectationFinding(outcome), this.moments.length);
  }

  private isEndBefore(address: Address): boolean {
    if (this.until === 'end' || !('moment' in this.until)) return false;
    return this.until.moment === address || this.until.moment === this.moments.length;
  }

  private refuse(order: OrderModel, refused: Refusal): void {
    this.find(refusalFinding(this.ruleset.id, order, refused));
  }

  private find(finding: Finding): void {
    this.findings.push(finding);
    if (finding.severity === 'error') this.options.onProblem?.(finding, this.moments.length);
  }

  /** Adds findings one by one, because there may be too many for the arguments of one `push`. */
  private report(findings: Iterable<Finding>): void {
    for (const each of findings) this.findings.push(each);
  }

  private reportUnusedInput(ended: boolean): void {
    const isOver = (turn: number): boolean => ended || turn <= this.segmentStarts.turnEnded;
    const unasked = this.script.unusedOrders(isOver);
    this.report(unasked.map((order, i) => unusedOrderFinding(order, unasked[i - 1], this.scenario)));
    this.report(this.script.unusedOccasions(isOver).map((block) => unusedOccasionFinding(block, this.scenario)));
    const rolled = this.moments.filter(({ kind }) => kind === 'dice').map(({ address }) => address);
    for (const { address, source } of this.dice.unused())
      if (address.startsWith('end/') ? ended : isOver(Number.parseInt(address, 10) || 0))
        this.findings.push(unusedDiceFinding(address, source, rolled));
  }

  /**
   * Reports the losses that the orders since the last pause caused to their own side, and the unused answers and dice
   * that were written for these orders.
   */
  private finishOrders(isTurnOver: boolean): void {
    const { board } = this.scenario.map;
    if (isTurnOver) for (const [order, why] of this.script.takeBarred()) this.refuse(order, why);
    const { done, unused } = this.script.underWay.finish(isTurnOver);
    this.report(this.orderCosts.takeFindings());
    this.report(done.flatMap((order) => surplusDiceFindings(order, this.dice.countOf(order), board)));
    this.report(unused.map((answer) => unusedAnswerFinding(answer, board)));
  }

  private checkpoint({ turn }: Pause): Checkpoint {
    const rolled = this.dice.counts().map(([order, count]) => [this.script.sheets.addressOf(order), count] as const);
    return {
      snapshot: JSON.stringify(this.game.snapshot()),
      turn,
      script: this.script.record(),
      rolled: Object.fromEntries(rolled.filter(([address]) => address.startsWith(`${turn}/`))),
      used: [...this.dice.used],
      segmentStarts: this.segmentStarts,
      causes: this.orderCosts.record(),
      moments: this.moments.length,
      events: this.events.length,
      findings: this.findings.length,
      judged: this.expectations.judged.length,
      pauses: this.pauses.length,
    };
  }

  /** Returns the part of the earlier playthrough before the first difference; undefined when there is none. */
  private findReusablePrefix(
    after: Playthrough | undefined,
  ): { readonly after: Playthrough; readonly track: ResumeData; readonly same: CommonPrefix } | undefined {
    const { seed, until } = this;
    const { playing } = this.options;
    if (after?.resumeData?.ruleset !== this.ruleset || (until !== 'end' && 'moment' in until)) return undefined;
    const same = commonPrefix(after.resumeData, after.moments, this.scenario, this.script, { seed, until, playing });
    return same && { after, track: after.resumeData, same };
  }

  /**
   * Continues from a checkpoint of the earlier playthrough. Copies the record of the earlier playthrough up to that
   * checkpoint.
   */
  private resumeFrom({ after, track, same }: NonNullable<ReturnType<Session['findReusablePrefix']>>): Checkpoints {
    const { checkpoint, moved, expectation } = same;
    this.moments = after.moments.slice(0, checkpoint.moments);
    this.events = after.events.slice(0, checkpoint.events);
    this.findings = after.findings.slice(0, checkpoint.findings);
    this.log = after.log.slice(0, checkpoint.moments);
    this.pauses = track.pauses.slice(0, checkpoint.pauses);
    if (moved) {
      this.moments = this.moments.map((record) => movedRecord(record, moved));
      this.findings = this.findings.map((finding) => movedFinding(finding, moved));
    }
    for (const outcome of track.judged.slice(0, checkpoint.judged)) {
      const counterpart = expectation(outcome.expectation);
      if (counterpart) this.expectations.judged.push({ ...outcome, expectation: counterpart });
    }
    for (const { address } of this.moments) this.addresses.unique(baseOf(address));
    const changes = after.seedChanges.filter(({ from }) => from < checkpoint.moments);
    this.sealed = new SealedTurns(this.scenario, this.options.seed, changes);
    this.segmentStarts = checkpoint.segmentStarts;
    this.orderCosts.restore(checkpoint.causes, moved ?? ((source) => source));
    this.script.restore(checkpoint.script);
    for (const address of checkpoint.used) this.dice.used.add(address);
    for (const [address, count] of Object.entries(checkpoint.rolled)) {
      const order = this.script.sheets.orderAt(address);
      if (order) this.dice.resumeAt(order, count);
    }
    this.game.restore(JSON.parse(checkpoint.snapshot));
    this.lookaheadPlayer?.recordPause(this.game);
    return track.checkpoints.upTo(checkpoint);
  }
}

/** Returns a copy of an answer without the property `order`, for the log. */
function withoutOrder(answer: Answer): Answer {
  const plain = { ...answer };
  delete plain.order;
  return plain;
}
