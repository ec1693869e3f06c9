import type { Calendar } from '../../model/calendar.js';
import type {
  Clauses,
  ConditionTest,
  DepartureModel,
  OfferModel,
  SpecialStatement,
} from '../../model/special-rules.js';
import type { Outcome, ScoreLine, TestResult } from '../../play/game.js';
import { ask, type Answer, type Decision, type Now, type Pause, type Play, type Reply } from '../../play/moment.js';
import type { GameEvent } from '../../play/records.js';
import type { Standing } from '../../play/standing.js';
import { Awards, type Awarded } from './awards.js';
import { ruleOf } from './by-scenario.js';
import { evaluateCondition, evaluateFact, type ConditionContext } from './conditions.js';
import type { SpecialGame } from './face.js';
import { playDeparture } from './leaving.js';
import { Limits, type Done } from './limits.js';
import { Losses, type LostIn } from './losses.js';
import { membersOf, type Members } from './members.js';
import { createOfferDecision } from './offers.js';
import { standingOf } from './standing.js';
import { holdsIn } from './turn-range.js';
import { Victories, type VictoryRecord } from './victories.js';
import { say, term } from '../../model/say.js';

/** A snapshot of the special rules of a running game as plain JSON. */
export interface SpecialRecord extends VictoryRecord {
  /** True if the game is between two turns. */
  readonly between: boolean;
  /**
   * The offers that were taken and the conditions that became true, the earliest first. Each is given by its index in
   * the scenario.
   */
  readonly brought: readonly (readonly ['offer' | 'when', number])[];
  readonly done: readonly Done[];
  readonly awarded: Awarded;
  readonly lostIn: LostIn;
}

/**
 * Plays the special rules of a running game. The class removes forbidden answers from decisions, makes offers at the
 * start of turns, evaluates conditions at the end of phases and turns, and ends the game when a victory condition is
 * true.
 */
export class SpecialRules {
  private readonly members: Members;
  private readonly limits: Limits;
  private readonly losses: Losses;
  private readonly awards: Awards;
  private readonly victories: Victories;
  private departures: DepartureModel[] = [];
  private readonly brought: ['offer' | 'when', number][] = [];
  private between = false;
  private beginning = 0;
  /**
   * True from the time when the game is put into the position of its scenario until play begins. Play then begins with
   * the pause at the end of the set-up.
   */
  beginsAtPosition = false;
  private events: GameEvent[] = [];

  constructor(
    private readonly game: SpecialGame,
    private readonly calendar: Calendar | undefined,
  ) {
    this.members = membersOf(game.scenario.sides);
    this.limits = new Limits(game, this.members, calendar, () => this.now().turn);
    this.losses = new Losses(game, this.members, () => this.now().turn);
    this.awards = new Awards(game, this.losses);
    this.victories = new Victories(
      calendar,
      (address, rule) => this.judging(address, rule),
      (event) => {
        this.emit(event);
      },
      (word) => this.shown(word),
    );
    this.take(game.scenario);
    this.awards.give(game.scenario.awards, ['start'], say`from the start`);
    game.special.whenCaptured?.((cells) => {
      this.awards.cellsCaptured(cells, game.now().turn);
    });
  }

  private shown(word: string): string {
    return this.game.special.shown?.(word) ?? term(word);
  }

  /**
   * Plays a game together with the special rules.
   *
   * @param inner the moments of the game without special rules
   */
  *play(inner: Play): Play {
    if (this.outcome) return;
    if (this.beginsAtPosition) yield inner.next().value as Pause;
    this.beginsAtPosition = false;
    if (this.between) yield* this.beginTurn(this.turnAfter(this.game.now().turn));
    let step = inner.next();
    while (!step.done && !this.outcome) {
      const moment = step.value;
      if (moment.kind !== 'pause' && this.decideAtOnce()) {
        yield this.endOfGame();
        return;
      }
      let reply: Reply = [];
      if (moment.kind === 'decision') {
        const bound = this.limits.bind(moment);
        reply = yield bound;
        this.note(bound, reply as Answer);
      } else if (moment.kind === 'dice') reply = yield moment;
      else yield* this.pause(moment);
      if (!this.outcome) step = inner.next(reply);
    }
  }

  now(): Now {
    return this.beginning > 0 ? { turn: this.beginning, phase: 'offers' } : this.game.now();
  }

  drain(): GameEvent[] {
    const events = this.events;
    this.events = [];
    return events;
  }

  score(): ScoreLine[] {
    return [...this.game.score(), ...this.awards.lines()];
  }

  /** The outcome of the game, if a victory statement has ended it. */
  get outcome(): Outcome | undefined {
    return this.victories.outcome;
  }

  standing(): Standing {
    const { game, calendar, awards, victories } = this;
    return standingOf({
      game,
      calendar,
      awards,
      victories,
      turn: this.now().turn,
      judge: (fact) => this.judge(fact),
      isBrought: (kind, index) => this.isBrought(kind, index),
    });
  }

  record(): SpecialRecord {
    const { between, brought } = this;
    return {
      between,
      brought: [...brought],
      done: this.limits.record(),
      awarded: this.awards.record(),
      lostIn: this.losses.record(),
      ...this.victories.record(),
    };
  }

  /** Applies the statements in the braces of those offers and conditions that have taken effect before a position. */
  takeBrought({ brought }: Pick<SpecialRecord, 'brought'>): void {
    const { scenario, special } = this.game;
    for (const [kind, index] of brought)
      special.adopt?.((kind === 'offer' ? scenario.offers[index] : scenario.whens[index]).clauses);
  }

  restore({ between, brought, done, awarded, lostIn, ...victory }: SpecialRecord): void {
    this.beginsAtPosition = false;
    this.between = between;
    for (const [kind, index] of brought.slice(this.brought.length)) this.bring(kind, index, 'again');
    this.limits.restore(done);
    this.awards.restore(awarded);
    this.losses.restore(lostIn);
    this.victories.restore(victory);
  }

  /** Returns the statements that have taken effect: see {@link Game.usedStatements}. */
  usedStatements(): SpecialStatement[] {
    const { offers, whens } = this.game.scenario;
    const effective = this.brought.map(([kind, index]) => (kind === 'offer' ? offers[index] : whens[index]));
    const { decided } = this.victories;
    return [...effective, ...(decided ? [decided] : []), ...this.awards.scoring()];
  }

  private note(decision: Decision, answer: Answer): void {
    const forced = this.limits.forced(decision, answer);
    this.limits.note(decision, answer);
    if (!forced) return;
    const { limit, message } = forced;
    this.emit({ kind: 'forced', address: decision.address, rule: ruleOf(limit), text: message, at: limit.source });
  }

  private *pause(pause: Pause): Play {
    const { turn, ends } = pause;
    if (ends === 'occasion') this.awards.lookAtPlaces(turn);
    else {
      this.losses.phaseEnds();
      this.awards.phaseEnds(turn, pause.phase);
      if (turn > 0) yield* this.judgeWhens(turn, pause.phase);
    }
    if (turn > 0 && !this.decideAtOnce() && ends === 'turn') yield* this.endTurn(turn);
    this.between = ends === 'turn' && turn < this.game.special.lastTurn;
    yield pause;
    if (this.between && !this.outcome) yield* this.beginTurn(this.turnAfter(turn));
  }

  /** Ends the game if the condition of a victory that is judged after each event is true. Returns whether it is. */
  private decideAtOnce(): boolean {
    const hasEnded = this.victories.decideAtOnce(this.now().turn);
    if (hasEnded) this.awards.gameEnds();
    return hasEnded;
  }

  /** Returns the pause at which a game ends within a phase. */
  private endOfGame(): Pause {
    const { turn, phase, side } = this.game.now();
    return { kind: 'pause', turn, ...(side !== undefined && { side }), phase, ends: 'turn' };
  }

  private turnAfter(turn: number): number {
    return Math.max(turn + 1, this.game.scenario.firstTurn ?? 1);
  }

  /** Begins a turn: removes the units that leave in this turn, and asks the sides about the offers of this turn. */
  private *beginTurn(turn: number): Play {
    this.between = false;
    this.beginning = turn;
    for (const departure of this.departures) if (departure.during?.first === turn) this.leave(departure, turn);
    for (const [index, offer] of this.game.scenario.offers.entries())
      if (holdsIn(offer.during, turn) && !this.isBrought('offer', index)) yield* this.offer(offer, index, turn);
    this.beginning = 0;
  }

  private *offer(offer: OfferModel, index: number, turn: number): Play {
    const address = `${turn}/${offer.side}/offer ${offer.name}`;
    if (offer.condition && !(yield* evaluateCondition(offer.condition, this.judging(`${address}/die`, ruleOf(offer)))))
      return;
    const decision: Decision = this.limits.bind(createOfferDecision(offer, address, (side) => this.shown(side)));
    const answer = yield* ask(decision);
    this.note(decision, answer);
    if (answer.verb !== 'take') return;
    this.bring('offer', index, 'now');
    this.emit({
      kind: 'offer',
      address,
      rule: ruleOf(offer),
      side: offer.side,
      text: say`${this.shown(offer.side)} takes “${offer.name}”.`,
    });
  }

  private *judgeWhens(turn: number, phase: string): Play {
    for (const [index, when] of this.game.scenario.whens.entries()) {
      const address = `${turn}/${phase}/when ${index + 1}`;
      if (this.isBrought('when', index)) continue;
      if (!(yield* evaluateCondition(when.condition, this.judging(address, ruleOf(when))))) continue;
      this.bring('when', index, 'now');
      const text = say`A condition of the scenario is now true.`;
      this.emit({ kind: 'when', address, rule: ruleOf(when), text, facts: { when: index + 1 } });
    }
  }

  private *endTurn(turn: number): Play {
    const isLast = turn >= this.game.special.lastTurn;
    for (const { limit, message } of this.limits.undone(turn)) {
      const { source, citations } = limit;
      this.emit({ kind: 'undone', address: `${turn}/end`, rule: ruleOf({ citations }), text: message, at: source });
    }
    this.limits.reset();
    this.awards.turnEnds(turn);
    if (isLast) this.awards.gameEnds();
    const isDecided = (): boolean => this.game.special.isDecided?.() === true;
    const hasEnded = yield* this.victories.decideAtEnd({ turn, isLast, isDecided });
    if (isLast) return;
    if (hasEnded) this.awards.gameEnds();
    else this.awards.gameContinues();
  }

  private bring(kind: 'offer' | 'when', index: number, how: 'now' | 'again'): void {
    const { scenario, special } = this.game;
    this.brought.push([kind, index]);
    const statement = kind === 'offer' ? scenario.offers[index] : scenario.whens[index];
    const { clauses } = statement;
    this.take(clauses);
    if (how === 'again') return; // the restored snapshot already contains these changes and points
    if (kind === 'offer') {
      const { name, side } = scenario.offers[index];
      const why = say`“${name}” taken`;
      const takers = scenario.awards.filter((award) => award.side === side);
      this.awards.give(takers, ['option'], why);
      this.awards.give(clauses.awards, ['option', 'start'], why);
    } else this.awards.give(clauses.awards, ['option', 'start'], say`a condition came true`);
    special.adopt?.(clauses);
    for (const departure of clauses.departures)
      if (departure.during === undefined) this.leave(departure, this.game.now().turn);
  }

  /** Adds the limits, awards, victory conditions and departures of a scenario, an offer or a condition. */
  private take({
    limits,
    awards,
    victories,
    departures,
  }: Pick<Clauses, 'limits' | 'awards' | 'victories' | 'departures'>): void {
    this.limits.add(limits);
    this.awards.add(awards);
    this.victories.add(victories);
    this.departures = [...this.departures, ...departures];
  }

  private leave(departure: DepartureModel, turn: number): void {
    for (const event of playDeparture(this.game, departure, turn)) this.emit(event);
  }

  judge(fact: ConditionTest): TestResult | undefined {
    return evaluateFact(fact, this.judging('', ''));
  }

  private judging(address: string, rule: string): ConditionContext {
    const { game, losses } = this;
    const points = (side: string): number =>
      this.score().reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0);
    return { game, losses, points, address, rule };
  }

  private isBrought(kind: 'offer' | 'when', index: number): boolean {
    return this.brought.some(([one, at]) => one === kind && at === index);
  }

  private emit(event: GameEvent): void {
    this.events.push(event);
  }
}
