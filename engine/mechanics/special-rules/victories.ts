import { turnTitle, type Calendar } from '../../model/calendar.js';
import type { VictoryModel } from '../../model/special-rules.js';
import { outcomeText, type Outcome } from '../../play/game.js';
import type { Play } from '../../play/moment.js';
import type { GameEvent } from '../../play/records.js';
import { ruleOf } from './by-scenario.js';
import { conditionState } from './condition-state.js';
import { evaluateCondition, evaluateFact, type ConditionContext } from './conditions.js';
import { holdsIn } from './turn-range.js';
import { say, term } from '../../model/say.js';

/** The outcome of a game that a victory statement has decided, as plain JSON. */
export interface VictoryRecord {
  readonly outcome?: Outcome;
  /** The victory statement that decided the game, by its index among those that apply. */
  readonly decided?: number;
}

/** The end of a turn at which victories are judged. */
interface TurnEnd {
  readonly turn: number;
  /** True for the last turn of the game. */
  readonly isLast: boolean;
  /** Returns whether the game’s own rules have decided who wins. */
  readonly isDecided: () => boolean;
}

/** Judges the victory statements that apply. The first one that is true ends the game. */
export class Victories {
  private all: readonly VictoryModel[] = [];
  decided: VictoryModel | undefined;
  outcome: Outcome | undefined;

  /**
   * @param judging returns the context in which a condition is evaluated, with the address and rule of its dice
   * @param shown returns a word of the game, such as the name of a side, in the reader's language
   */
  constructor(
    private readonly calendar: Calendar | undefined,
    private readonly judging: (address: string, rule: string) => ConditionContext,
    private readonly emit: (event: GameEvent) => void,
    private readonly shown: (word: string) => string = term,
  ) {}

  /** The statements that apply, in the order in which they are judged. */
  get list(): readonly VictoryModel[] {
    return this.all;
  }

  add(victories: readonly VictoryModel[]): void {
    this.all = [...this.all, ...victories];
  }

  /** Ends the game if the condition of a victory that is judged after each event is true. Returns whether it is. */
  decideAtOnce(turn: number): boolean {
    const index = this.all.findIndex(
      ({ isAtOnce, condition, during }) =>
        isAtOnce === true &&
        condition !== undefined &&
        holdsIn(during, turn) &&
        conditionState(condition, (fact) => evaluateFact(fact, this.judging('', ''))).isMet === true,
    );
    if (index < 0) return false;
    this.declare(this.all[index], `${turn}/victory ${index + 1}`, turn);
    return true;
  }

  /** Judges the victories at the end of a turn. Returns whether one of them has ended the game. */
  *decideAtEnd({ turn, isLast, isDecided }: TurnEnd): Play<boolean> {
    for (const [index, victory] of this.all.entries()) {
      if (victory.during ? !holdsIn(victory.during, turn) : !isLast) continue;
      if (victory.condition === undefined && isDecided()) continue;
      const address = isLast ? `end/victory ${index + 1}` : `${turn}/victory ${index + 1}`;
      const rule = ruleOf(victory);
      if (victory.condition && !(yield* evaluateCondition(victory.condition, this.judging(address, rule)))) continue;
      this.declare(victory, address, turn);
      return true;
    }
    return false;
  }

  record(): VictoryRecord {
    const { outcome, decided } = this;
    return { ...(outcome && { outcome }), ...(decided && { decided: this.all.indexOf(decided) }) };
  }

  restore({ outcome, decided }: VictoryRecord): void {
    this.outcome = outcome;
    this.decided = decided === undefined ? undefined : this.all[decided];
  }

  private declare(victory: VictoryModel, address: string, turn: number): void {
    const { side, degree } = victory;
    const rule = ruleOf(victory);
    this.decided = victory;
    this.outcome = { ...(side !== undefined && { side }), ...(degree !== undefined && { degree }), rule };
    const won =
      side === undefined
        ? say`The game is a draw`
        : say`${this.shown(side)} has won${degree === undefined ? '' : ` (${this.shown(degree)})`}`;
    this.emit({
      kind: 'victory',
      address,
      rule,
      ...(side !== undefined && { side }),
      text: victory.isAtOnce
        ? say`${won}, in turn ${turnTitle(turn, this.calendar)}.`
        : say`${won}, at the end of turn ${turnTitle(turn, this.calendar)}.`,
      facts: { outcome: outcomeText(this.outcome) },
    });
  }
}
