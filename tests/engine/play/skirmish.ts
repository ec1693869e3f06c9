import { NOWHERE, type Cell } from '../../../engine/board/board.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import type { GameEvent, PieceView, Position, UnitLocation } from '../../../engine/play/records.js';
import { supplyLayer, zoneLayer } from '../../../engine/play/layers.js';
import {
  ask,
  roll,
  type Answer,
  type Decision,
  type Pause,
  type Play,
  type Refusal,
} from '../../../engine/play/moment.js';
import type { Game, Outcome, ScoreLine } from '../../../engine/play/game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Views } from '../../../engine/play/views.js';
import type { VerbWord } from '../../../engine/play/vocabulary.js';

/**
 * A small fictitious game for these tests. In each turn Blue, then Red, moves any units one cell [1] and attacks
 * enemies next to its units [2]. On a die of 1 nothing happens; on 2 to 4 the defender retreats or is eliminated, as
 * its side chooses [3]; on 5 and 6 the defender is eliminated. A side that is alone on the map wins [4].
 */
const SIDES = ['Blue', 'Red'] as const;
type Side = (typeof SIDES)[number];
const PHASES = ['march', 'fight'] as const;
const LAST_TURN_NUMBER = 4;

interface State {
  turn: number;
  side: number;
  phase: number;
  /** The cell of each unit; -1 when the unit was killed. */
  cells: number[];
  kills: number[];
}

interface Unit {
  readonly name: string;
  readonly side: Side;
}

export class Skirmish implements Game {
  private readonly units: Unit[] = [];
  private state: State = { turn: 0, side: 0, phase: 0, cells: [], kills: [0, 0] };
  private events: GameEvent[] = [];

  constructor(readonly scenario: ScenarioModel) {
    for (const { side, placements } of scenario.setups) {
      for (const { cells, items } of placements) {
        for (const { name } of items) {
          this.units.push({ name: name ?? '', side: side as Side });
          this.state.cells.push(cells[0] ?? NOWHERE);
        }
      }
    }
  }

  *play(): Play {
    const { state } = this;
    if (state.turn === 0) {
      yield { kind: 'pause', turn: 0, phase: 'setup', ends: 'turn' };
      Object.assign(state, { turn: 1, side: 0, phase: 0 });
    }
    while (state.turn <= LAST_TURN_NUMBER && this.alive('Blue') && this.alive('Red')) {
      yield* this.phase();
      yield this.pause();
      setOn(this.state);
    }
  }

  drainEvents(): GameEvent[] {
    const events = this.events;
    this.events = [];
    return events;
  }

  now(): ReturnType<Game['now']> {
    const { turn } = this.state;
    return turn === 0 ? { turn, phase: 'setup' } : { turn, side: this.side, phase: this.phaseName };
  }

  /** Returns a copy of the state after the current pause, which is where a restored game continues. */
  snapshot(): unknown {
    const copy = structuredClone(this.state);
    if (copy.turn === 0) copy.turn = 1;
    else setOn(copy);
    return copy;
  }

  restore(snapshot: unknown): void {
    this.state = structuredClone(snapshot as State);
  }

  position(): Position {
    return { pieces: this.pieces(), markers: [], control: [] };
  }

  findUnits(name: string): PieceView[] {
    return this.pieces().filter((piece) => piece.name === name);
  }

  private pieces(): PieceView[] {
    const alike = { kind: 'squad', values: '1', step: 1, steps: 1, flags: [], symbol: { function: 'infantry' } };
    return this.unitLocations().map((piece) => ({ ...piece, ...alike }));
  }

  readonly lossReasons = ['killed'];

  unitLocations(): UnitLocation[] {
    return this.units.map(({ name, side }, i) => {
      const cell = this.cellOf(i);
      return { name, side, ...(cell === NOWHERE ? { off: 'killed' } : { cell: this.label(cell) }) };
    });
  }

  score(): ScoreLine[] {
    return SIDES.map((side, i) => ({ side, points: this.state.kills[i] ?? 0, text: 'kills', rule: '4' }));
  }

  /** Returns the winner: the only side that still has units [4]. */
  outcome(): Outcome | undefined {
    const [winner, ...more] = SIDES.filter((side) => this.alive(side));
    return more.length > 0 ? undefined : { side: winner, rule: '4' };
  }

  invariants(): string[] {
    const standing = this.state.cells.filter((cell) => cell !== NOWHERE);
    return new Set(standing).size === standing.length ? [] : ['Two units in one cell.'];
  }

  readonly views: Views = {
    describe: () => [],
    reach: () => [],
    whyNot: () => undefined,
    layers: [
      zoneLayer((side) => this.units.flatMap((unit, i) => (unit.side === side ? this.near(i) : []))),
      supplyLayer((name) => {
        const line = this.near(this.units.findIndex((unit) => unit.name === name)).slice(0, 2);
        return { supplied: line.length > 0, line, ledger: [] };
      }),
    ],
    forecast: () => undefined,
  };

  private *phase(): Play {
    this.emit('phase', '1', `${this.side}: ${this.phaseName}`, {});
    const done = new Set<number>();
    for (;;) {
      const answer = yield* ask(this.orderDecision(done));
      if (answer.verb === 'pass') return;
      const [unit = 0] = answer.pieces ?? [];
      const [cell = 0] = answer.cells ?? [];
      done.add(unit);
      if (answer.verb === 'move') {
        const path = [this.label(this.cellOf(unit)), this.label(cell)];
        this.state.cells[unit] = cell;
        this.emit('move', '1', `${this.name(unit)} moves.`, { pieces: [this.name(unit)], cells: path });
      } else yield* this.attack(unit, cell, answer.order);
    }
  }

  private *attack(attacker: number, target: Cell, order: OrderModel | undefined): Play {
    const address = `${this.where()}/${this.label(target)}`;
    const die = yield* roll({ address, rule: '2', sides: 6, purpose: `attack on ${this.label(target)}`, order });
    const result = die === 1 ? 'Miss' : die <= 4 ? 'Retreat' : 'Kill';
    this.emit('attack', '2', `${this.name(attacker)} attacks ${this.label(target)}: ${result}.`, {
      cells: [this.label(target)],
      facts: { result },
      dice: { address, sides: 6, values: [die], written: false },
    });
    const defender = this.state.cells.indexOf(target);
    if (result === 'Kill') this.kill(defender);
    if (result === 'Retreat') {
      const answer = yield* ask(this.retreatDecision(defender, target, result));
      if (answer.verb === 'die') this.kill(defender);
      else {
        this.state.cells[defender] = answer.cells?.[0] ?? target;
        this.emit('retreat', '3', `${this.name(defender)} retreats.`, { pieces: [this.name(defender)] });
      }
    }
    if (this.state.cells[defender] !== target && !this.state.cells.includes(target)) {
      const advance = yield* ask(this.advanceDecision(attacker, target, order, result));
      if (advance.verb === 'advance') this.state.cells[attacker] = target;
    }
  }

  private orderDecision(done: ReadonlySet<number>): Decision {
    const verb = this.phaseName === 'march' ? 'move' : 'attack';
    return this.decision(verb, this.side, this.where(), [verb, 'pass'], () => [
      { verb: 'pass' },
      ...this.units.flatMap((unit, i): Answer[] =>
        unit.side !== this.side || done.has(i) || this.cellOf(i) === NOWHERE
          ? []
          : this.around(i)
              .filter((cell) =>
                verb === 'move'
                  ? this.at(cell) < 0
                  : this.at(cell) >= 0 && this.units[this.at(cell)]?.side !== this.side,
              )
              .map((cell) => ({ verb, pieces: [i], cells: [cell] })),
      ),
    ]);
  }

  private retreatDecision(unit: number, from: Cell, result: string): Decision {
    const legal = (): Answer[] => [
      { verb: 'die' },
      ...this.around(unit)
        .filter((cell) => this.at(cell) < 0)
        .map((cell) => ({ verb: 'retreat', pieces: [unit], cells: [cell] })),
    ];
    const side = this.units[unit]?.side ?? 'Red';
    return {
      ...this.decision('loss', side, `${this.where()}/${this.label(from)}/loss`, ['retreat', 'die'], legal),
      about: [from],
      result,
    };
  }

  private advanceDecision(unit: number, to: Cell, within: OrderModel | undefined, result: string): Decision {
    const legal = (): Answer[] => [{ verb: 'stay' }, { verb: 'advance', pieces: [unit], cells: [to] }];
    const decision = this.decision(
      'advance',
      this.side,
      `${this.where()}/${this.label(to)}/advance`,
      ['advance', 'stay'],
      legal,
    );
    return { ...decision, result, ...(within && { within }) };
  }

  private decision(question: string, side: string, address: string, verbs: string[], legal: () => Answer[]): Decision {
    const first = (): Answer => legal()[0];
    const same = (a: Answer, b: Answer): boolean =>
      a.verb === b.verb && a.pieces?.[0] === b.pieces?.[0] && a.cells?.[0] === b.cells?.[0];
    const refusal = (slug: string, message: string, waits?: true): Refusal => ({
      refused: true,
      rule: '1',
      slug,
      message,
      why: [],
      ...(waits && { waits }),
    });
    return {
      kind: 'decision',
      address,
      side,
      rule: '1',
      question,
      prompt: `${side}: ${question}?`,
      verbs,
      legal,
      fallback: first,
      pick: (random) => legal()[random(legal().length)],
      refuse: (answer) =>
        legal().some((other) => same(answer, other)) ? undefined : refusal('not-legal', 'That may not be done.'),
      read: (order) => {
        const pieces = [...order.pieces, ...order.clauses.flatMap((clause) => clause.pieces)];
        const unit = this.units.findIndex(({ name }) => name === pieces[0]?.name);
        const cells = [...order.cells, ...order.clauses.flatMap((clause) => clause.cells)];
        if (verbs.includes('retreat') && unit >= 0 && !legal().some((answer) => answer.pieces?.[0] === unit)) {
          return refusal('other-unit', 'Another unit is asked.', true);
        }
        const answer: Answer = {
          verb: order.verb,
          ...(unit >= 0 && { pieces: [unit] }),
          ...(cells.length > 0 && { cells: [cells[0]?.cell ?? NOWHERE] }),
        };
        return answer;
      },
    };
  }

  private emit(kind: string, rule: string, text: string, more: Partial<GameEvent>): void {
    this.events.push({ kind, rule, text, address: this.where(), side: this.side, ...more });
  }

  private pause(): Pause {
    const { turn, side, phase } = this.state;
    const ends = phase === 0 ? 'phase' : side === 0 ? 'side' : 'turn';
    return { kind: 'pause', turn, side: this.side, phase: PHASES[phase] ?? '', ends };
  }

  private kill(unit: number): void {
    this.state.cells[unit] = NOWHERE;
    const killer = this.units[unit]?.side === 'Blue' ? 1 : 0;
    this.state.kills[killer] = (this.state.kills[killer] ?? 0) + 1;
    this.emit('killed', '3', `${this.name(unit)} is killed.`, { pieces: [this.name(unit)] });
  }

  private get side(): Side {
    return SIDES[this.state.side] ?? 'Blue';
  }
  private get phaseName(): string {
    return PHASES[this.state.phase] ?? '';
  }
  private where(): string {
    return `${this.state.turn}/${this.side}/${this.phaseName}`;
  }
  private name(unit: number): string {
    return this.units[unit]?.name ?? '';
  }
  private label(cell: Cell): string {
    return this.scenario.map.board.label(cell);
  }
  private cellOf(unit: number): Cell {
    return this.state.cells[unit] ?? NOWHERE;
  }
  private at(cell: Cell): number {
    return this.state.cells.indexOf(cell);
  }
  private around(unit: number): Cell[] {
    return this.scenario.map.board.ring(this.cellOf(unit), 1);
  }
  private near(unit: number): Cell[] {
    return this.cellOf(unit) === NOWHERE ? [] : this.around(unit);
  }
  private alive(side: Side): boolean {
    return this.units.some((unit, i) => unit.side === side && this.cellOf(i) !== NOWHERE);
  }
}

function setOn(state: State): void {
  state.phase = (state.phase + 1) % PHASES.length;
  if (state.phase === 0) state.side = (state.side + 1) % SIDES.length;
  if (state.phase === 0 && state.side === 0) state.turn++;
}

const word = (name: string) => ({ word: name, text: '', rules: [] });
const verb = (name: string, takes: VerbWord['takes'] = [], also: NonNullable<VerbWord['optional']> = []): VerbWord => ({
  ...word(name),
  takes,
  optional: also,
  questions: [],
});

export const skirmish: Ruleset = {
  id: 'skirmish',
  title: 'Skirmish',
  rulebook: new Map(),
  vocabulary: {
    sides: SIDES,
    terrain: [word('open')],
    features: [],
    unitKinds: [{ ...word('squad'), sides: SIDES, symbol: { function: 'infantry' }, faces: [['strength']] }],
    formations: [],
    attributes: [
      { ...word('killed'), of: 'expectation', value: 'flag' },
      { ...word('result'), of: 'expectation', value: 'text' },
    ],
    verbs: [
      verb('move', ['units', 'to cell'], ['path']),
      verb('attack', ['cells', 'with units']),
      verb('retreat', ['units', 'to cell']),
      verb('die', ['units']),
      verb('advance', ['units', 'to cell']),
      verb('stay'),
      verb('pass'),
      { ...verb('defend', ['cells', 'answers']), isStanding: true },
    ],
    phases: PHASES.map(word),
    course: SIDES.flatMap((side) => [
      { name: 'march', side, asks: ['move', 'pass'] },
      {
        name: 'fight',
        side,
        asks: ['attack', 'pass', 'retreat', 'die', 'advance', 'stay'],
        asksOtherSide: ['retreat', 'die'],
      },
    ]),
    questions: [],
    results: [],
    settings: [],
    numbers: [],
  },
  rulings: [],
  starter: '',
  readings: [],
  term: (english) => english,
  checkMap: () => undefined,
  checkForces: () => undefined,
  checkScenario: () => undefined,
  conditionFacts: {},
  start: (scenario) => new Skirmish(scenario),
};
