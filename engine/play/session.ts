import type { Finding } from '../model/finding.js';
import type { OrderModel } from '../model/orders.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Source } from '../model/source.js';
import { endOfWriting, isReached } from './boundary.js';
import { Dice, randomAt } from './dice.js';
import { Expectations } from './expectations.js';
import type { GameEvent } from './event.js';
import { Forfeits } from './forfeits.js';
import { answerNotAsked, diceLeft, diceUnused, occasionNotCome, orderNotAsked, wrongDice } from './leftovers.js';
import type { Address, Answer, Decision, DiceRoll, Pause, Refusal, Reply } from './moment.js';
import { answerText, orderText } from './order-text.js';
import type { Checkpoint, MomentRecord, PlayOptions, Playthrough, Until } from './playthrough.js';
import type { Game, Ruleset } from './ruleset.js';
import { Script } from './script.js';

/** The seed of a file that names none. */
export const DEFAULT_SEED = 'sandtable';

type Given = Pick<MomentRecord, 'answer' | 'by' | 'source'>;

/** One game played from a file, with everything written down. */
export class Session {
  private readonly game: Game;
  private readonly seed: string;
  private readonly until: Until | 'end';
  private readonly dice: Dice;
  private readonly script: Script;
  private readonly expectations: Expectations;
  private readonly forfeits: Forfeits;
  private readonly moments: MomentRecord[] = [];
  private readonly events: GameEvent[] = [];
  private readonly findings: Finding[] = [];
  private readonly log: Reply[] = [];
  private readonly addresses = new Map<Address, number>();
  private readonly firstMoment: number;
  /** Where in `events` the present phase, side's turn and turn began. */
  private readonly began = { phase: 0, side: 0, turn: 0, lastTurn: 0 };
  private lastTurnEnded: number;
  /** Where in `events` the occasions began that play is in the midst of. */
  private readonly occasionsBegan: number[] = [];

  constructor(
    private readonly ruleset: Ruleset,
    private readonly scenario: ScenarioModel,
    private readonly options: PlayOptions,
  ) {
    const { from } = options;
    this.seed = from?.seed ?? options.seed ?? scenario.dice.seed ?? DEFAULT_SEED;
    this.until = options.until ?? endOfWriting(scenario);
    this.dice = new Dice(this.seed, scenario.dice);
    this.script = new Script(scenario, ruleset.vocabulary);
    this.forfeits = new Forfeits(ruleset.id);
    this.expectations = new Expectations(scenario, from !== undefined);
    this.game = ruleset.start(scenario);
    this.firstMoment = from?.moments ?? 0;
    this.lastTurnEnded = (from?.turn ?? 0) - 1;
    if (from) this.resume(from);
  }

  play(): Playthrough {
    const play = this.game.play();
    let step = play.next();
    let stopped: Pause | undefined;
    while (!step.done) {
      this.collect();
      const moment = step.value;
      if (moment.kind === 'pause') {
        this.pause(moment);
        if (this.until !== 'end' && !('moment' in this.until) && isReached(this.until, moment)) {
          stopped = moment;
          break;
        }
        step = play.next([]);
        continue;
      }
      const address = this.uniqueAddress(moment.address);
      if (this.stopsBefore(address)) break;
      step = play.next(moment.kind === 'dice' ? this.roll(moment, address) : this.decide(moment, address));
    }
    this.collect();
    const ended = step.done === true;
    if (ended) {
      this.lookBack(true);
      this.expectations.judgeEnd(this.game, this.events.slice(this.began.lastTurn));
    }
    this.reportLeftovers(ended);
    return {
      game: this.game,
      seed: this.seed,
      moments: this.moments,
      events: this.events,
      findings: this.findings,
      expectations: this.expectations.results(),
      log: this.log,
      ended,
      ...(stopped && { checkpoint: () => this.checkpoint(stopped) }),
    };
  }

  private decide(decision: Decision, address: Address): Answer {
    const [answer, given] = this.answer(decision, address);
    this.forfeits.answered(decision, answer.order);
    this.record(decision, address, given, withoutOrder(answer));
    return answer;
  }

  /** The orders answer first, then the side's doctrine, then the default or chance. */
  private answer(decision: Decision, address: Address): [Answer, Given] {
    const { board } = this.scenario.map;
    const words = (answer: Answer): string => decision.describe?.(answer) ?? answerText(answer, board);
    const ordered = this.script.answer(decision, this.game.now(), (order, refusal) => {
      this.refuse(order, refusal);
    });
    if (ordered?.order) {
      if (ordered.partly) this.refuse(ordered.order, ordered.partly);
      const answer = decision.describe?.(ordered) ?? orderText(ordered.order, board);
      return [ordered, { answer, by: 'order', source: ordered.order.source }];
    }
    const doctrine = this.doctrine(decision);
    if (doctrine) return [doctrine.answer, { answer: words(doctrine.answer), by: 'doctrine', source: doctrine.source }];
    if (this.options.unanswered === 'random') {
      const answer = decision.pick(randomAt(this.seed, `${address}/answer`));
      return [answer, { answer: words(answer), by: 'random' }];
    }
    const answer = decision.fallback();
    return [answer, { answer: words(answer), by: 'default' }];
  }

  private doctrine(decision: Decision): { readonly answer: Answer; readonly source: Source } | undefined {
    const lines = this.scenario.doctrines
      .filter(({ side }) => side === decision.side)
      .flatMap(({ defaults }) => defaults);
    const line = lines.find(({ question }) => question === decision.question);
    if (!line) return undefined;
    const known = decision.byDoctrine?.(line.value);
    if (known) return { answer: known, source: line.source };
    const isMeant = (answer: Answer): boolean => answer.verb === line.value || answer.choice === line.value;
    const fallback = decision.fallback();
    const answer = isMeant(fallback) ? fallback : decision.legal().find(isMeant);
    return answer && { answer, source: line.source };
  }

  private roll(moment: DiceRoll, address: Address): readonly number[] {
    const { values, by, source, written } = this.dice.roll(moment, address);
    if (moment.order) this.script.goOn(moment.order);
    if (written) this.findings.push(...wrongDice(moment, written));
    this.record(
      moment,
      address,
      { answer: moment.hidden ? 'hidden' : values.join(' '), by, ...(source && { source }) },
      values,
    );
    return values;
  }

  private record(moment: Decision | DiceRoll, address: Address, given: Given, reply: Reply): void {
    const { turn, phase, side } = this.game.now();
    const by = moment.kind === 'dice' ? side : moment.side;
    this.log.push(reply);
    this.moments.push({
      number: this.firstMoment + this.moments.length,
      address,
      kind: moment.kind,
      turn,
      phase,
      ...(by !== undefined && { side: by }),
      rule: moment.rule,
      ...(moment.kind === 'decision' && { question: moment.question }),
      prompt: moment.kind === 'dice' ? moment.purpose : moment.prompt,
      ...given,
      from: this.events.length,
      to: this.events.length,
    });
  }

  /** Takes over what happened since the last moment; the dice of an event are told by whom they were given. */
  private collect(): void {
    const last = this.moments.at(-1);
    const depth = this.game.now().occasions?.length ?? 0;
    while (this.occasionsBegan.length < depth) this.occasionsBegan.push(this.events.length);
    for (const event of this.game.drain()) {
      const { dice } = event;
      const isRoll = dice && last?.kind === 'dice' && baseOf(last.address) === dice.address;
      const told = isRoll
        ? { ...event, dice: { ...dice, address: last.address, written: last.by === 'written' } }
        : event;
      this.events.push(told);
      this.forfeits.hear(told);
      this.script.hear(told, this.game.now().turn, (label) => this.scenario.map.board.cell(label));
    }
    if (last) this.moments[this.moments.length - 1] = { ...last, to: this.events.length };
  }

  private pause(pause: Pause): void {
    if (pause.ends === 'occasion') {
      const events = this.events.slice(this.occasionsBegan.pop());
      this.expectations.judgeOccasion(this.game, pause, { expectations: this.script.close(pause), events });
      return;
    }
    this.lookBack(pause.ends === 'turn');
    const { began, events } = this;
    this.expectations.judge(this.game, pause, {
      phase: events.slice(began.phase),
      side: events.slice(began.side),
      turn: events.slice(began.turn),
    });
    began.phase = events.length;
    if (pause.ends !== 'phase') began.side = events.length;
    if (pause.ends === 'turn') {
      began.lastTurn = began.turn;
      began.turn = events.length;
      this.lastTurnEnded = pause.turn;
    }
  }

  private stopsBefore(address: Address): boolean {
    if (this.until === 'end' || !('moment' in this.until)) return false;
    return this.until.moment === address || this.until.moment === this.firstMoment + this.moments.length;
  }

  /** Each address is used once: a second roll in the same place is `… #2`. */
  private uniqueAddress(address: Address): Address {
    const times = (this.addresses.get(address) ?? 0) + 1;
    this.addresses.set(address, times);
    return times === 1 ? address : `${address} #${times}`;
  }

  private refuse(order: OrderModel, { rule, slug, message, why, at, fixes }: Refusal): void {
    this.findings.push({
      severity: 'error',
      code: `${this.ruleset.id}/${rule}/${slug}`,
      rule,
      message,
      source: at ?? order.source,
      why,
      related: [],
      fixes: fixes ?? [],
    });
  }

  private reportLeftovers(ended: boolean): void {
    const first = this.options.from?.turn ?? 0;
    const isOver = (turn: number): boolean => turn >= first && (ended || turn <= this.lastTurnEnded);
    const { board } = this.scenario.map;
    const unasked = this.script.unasked(isOver);
    this.findings.push(...unasked.map((order, i) => orderNotAsked(order, unasked[i - 1], board)));
    this.findings.push(...this.script.notCome(isOver).map((block) => occasionNotCome(block, board)));
    const rolled = this.moments.filter(({ kind }) => kind === 'dice').map(({ address }) => address);
    for (const { address, source } of this.dice.unused())
      if (address.startsWith('end/') ? ended : isOver(Number.parseInt(address, 10) || 0))
        this.findings.push(diceUnused(address, source, rolled));
  }

  /** What the orders carried out since the last look back cost their owner, and what was written beside them that nobody needed. */
  private lookBack(isTurnOver: boolean): void {
    const { board } = this.scenario.map;
    const { done, idle } = this.script.lookBack(isTurnOver);
    this.findings.push(...this.forfeits.settle());
    this.findings.push(...done.flatMap((order) => diceLeft(order, this.dice.countOf(order), board)));
    this.findings.push(...idle.map((answer) => answerNotAsked(answer, board)));
  }

  private checkpoint(pause: Pause): Checkpoint {
    return {
      snapshot: this.game.snapshot(),
      turn: pause.ends === 'turn' ? pause.turn + 1 : pause.turn,
      seed: this.seed,
      moments: this.firstMoment + this.moments.length,
      script: this.script.record(),
      addresses: Object.fromEntries(this.addresses),
    };
  }

  private resume(from: Checkpoint): void {
    this.game.restore(from.snapshot);
    this.script.restore(from.script);
    for (const [address, times] of Object.entries(from.addresses)) this.addresses.set(address, times);
  }
}

/** The log is plain JSON: it holds what was answered, not where that was read. */
function withoutOrder(answer: Answer): Answer {
  const plain = { ...answer };
  delete plain.order;
  return plain;
}

function baseOf(address: Address): Address {
  return address.replace(/ #\d+$/, '');
}
