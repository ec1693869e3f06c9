import type { Calendar } from '../../model/calendar.js';
import type { PositionModel } from '../../model/position.js';
import type { ConditionTest, SpecialRules as Statements, SpecialStatement } from '../../model/special-rules.js';
import type { GameEvent, PieceView, Position, UnitLocation } from '../../play/records.js';
import type { Answer, Now, Play } from '../../play/moment.js';
import type { Game, TestResult, Outcome, ScoreLine, StatedNames } from '../../play/game.js';
import type { Standing } from '../../play/standing.js';
import type { Views } from '../../play/views.js';
import type { SpecialGame } from './face.js';
import { SpecialRules, type SpecialRecord } from './special-rules.js';
import { recordOfRules, statedRules } from './stated-rules.js';

/**
 * Returns a game that also plays the special rules of its scenario. If the scenario has none, returns the game itself.
 */
export function withSpecialRules(game: SpecialGame, calendar?: Calendar): Game {
  const ruled = hasSpecialRules(game.scenario) ? new GameWithSpecialRules(game, calendar) : game;
  const { position } = game.scenario;
  if (position === undefined) return ruled;
  ruled.takePosition(position, () => undefined); // the checks report what the game does not have
  return ruled;
}

function hasSpecialRules({ limits, departures, awards, victories, offers, whens }: Statements): boolean {
  return [limits, departures, awards, victories, offers, whens].some((statements) => statements.length > 0);
}

interface RuledRecord {
  readonly game: unknown;
  readonly special: SpecialRecord;
}

/** A game that also plays the special rules of its scenario. */
class GameWithSpecialRules implements Game {
  private readonly rules: SpecialRules;
  readonly views: Views;

  constructor(
    private readonly game: SpecialGame,
    calendar: Calendar | undefined,
  ) {
    this.rules = new SpecialRules(game, calendar);
    this.views = game.views;
  }

  get scenario(): Game['scenario'] {
    return this.game.scenario;
  }
  play(): Play {
    return this.rules.play(this.game.play());
  }
  drainEvents(): GameEvent[] {
    return [...this.game.drainEvents(), ...this.rules.drain()];
  }
  now(): Now {
    return this.rules.now();
  }
  snapshot(): RuledRecord {
    return { game: this.game.snapshot(), special: this.rules.record() };
  }
  restore(snapshot: unknown): void {
    const { game, special } = snapshot as RuledRecord;
    this.game.restore(game);
    this.rules.restore(special);
  }
  statePosition(
    fresh: unknown,
    now: unknown,
    moment: Parameters<SpecialGame['statePosition']>[2],
  ): PositionModel | undefined {
    const [before, after] = [fresh as RuledRecord, now as RuledRecord];
    const position = this.game.statePosition(before.game, after.game, moment);
    return (
      position && {
        ...position,
        values: [...position.values, ...statedRules(before.special, after.special, this.scenario)],
      }
    );
  }
  statedNames(): StatedNames {
    return this.game.statedNames();
  }
  takePosition(position: PositionModel, report: Parameters<SpecialGame['takePosition']>[1]): void {
    const { record, others } = recordOfRules(this.rules.record(), position, this.scenario, report);
    this.rules.takeBrought(record);
    this.game.takePosition({ ...position, values: others }, report);
    this.rules.restore(record);
    this.rules.beginsAtPosition = true;
  }
  position(...view: Parameters<Game['position']>): Position {
    return this.game.position(...view);
  }
  viewsFor(...viewer: Parameters<NonNullable<Game['viewsFor']>>): Views {
    return this.game.viewsFor?.(...viewer) ?? this.views;
  }
  findUnits(name: string): readonly PieceView[] {
    return this.game.findUnits(name);
  }
  get lossReasons(): readonly string[] {
    return this.game.special.lost;
  }
  sampleHiddenInformation(...unknown: Parameters<NonNullable<Game['sampleHiddenInformation']>>): boolean {
    return this.game.sampleHiddenInformation?.(...unknown) ?? true;
  }
  recoverableSteps(side: string): number {
    return this.game.recoverableSteps?.(side) ?? 0;
  }
  fits(...joining: Parameters<NonNullable<Game['fits']>>): boolean {
    return this.game.fits?.(...joining) ?? true;
  }
  preparations(): readonly Answer[] {
    return this.game.preparations?.() ?? [];
  }
  usualOrders(): readonly Answer[] {
    return this.game.usualOrders?.() ?? [];
  }
  unitLocations(): readonly UnitLocation[] {
    return this.game.unitLocations();
  }
  score(): readonly ScoreLine[] {
    return this.rules.score();
  }
  standing(): Standing {
    return this.rules.standing();
  }
  outcome(): Outcome | undefined {
    return this.rules.outcome ?? this.game.outcome();
  }
  usedStatements(): readonly SpecialStatement[] {
    return this.rules.usedStatements();
  }
  evaluateTest(fact: ConditionTest): TestResult | undefined {
    return this.rules.judge(fact);
  }
  invariants(when: 'any time' | 'phase end'): string[] {
    return this.game.invariants(when);
  }
  pieceName(index: number): string {
    return this.game.pieceName(index);
  }
}
