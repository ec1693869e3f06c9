import type { Calendar } from '../../model/calendar.js';
import type {
  Condition,
  ConditionTest,
  OfferModel,
  TurnRange,
  VictoryModel,
  WhenModel,
} from '../../model/special-rules.js';
import { shownOffer, shownTurns, shownWhen } from '../../model/shown-statements.js';
import type { TestResult } from '../../play/game.js';
import type { Effect, Standing, Verdict } from '../../play/standing.js';
import type { Awards } from './awards.js';
import { ruleOf } from './by-scenario.js';
import { cellsOfCondition, conditionState } from './condition-state.js';
import type { SpecialGame } from './face.js';
import type { Victories } from './victories.js';

/** The statements of a running game and what is known about them. */
interface StatementsInPlay {
  readonly game: SpecialGame;
  readonly calendar: Calendar | undefined;
  readonly awards: Awards;
  readonly victories: Victories;
  readonly turn: number;
  judge(fact: ConditionTest): TestResult | undefined;
  /** Returns whether an offer has been taken, or whether a condition has come true. */
  isBrought(kind: Effect['kind'], index: number): boolean;
}

/** Returns the points, verdicts and effects of the game and of the statements that apply: see {@link Game.standing}. */
export function standingOf(statements: StatementsInPlay): Standing {
  const { game, calendar, awards, victories, turn } = statements;
  const { points, verdicts } = game.standing();
  return {
    points: [...points, ...awards.sources(turn, calendar)],
    verdicts: inOrderOfJudgement(
      verdicts,
      victories.list.map((victory) => verdictOf(statements, victory)),
    ),
    effects: effectsOf(statements),
  };
}

/**
 * Returns the verdicts of the scenario and of the game in the order in which they are judged. A statement without a
 * condition replaces the verdicts of the game, except those that come before it.
 */
function inOrderOfJudgement(ofGame: readonly Verdict[], ofScenario: readonly Verdict[]): Verdict[] {
  const last = ofScenario.findIndex(({ condition, during }) => condition === undefined && during === undefined);
  if (last < 0) return [...ofScenario, ...ofGame];
  return [...ofScenario.slice(0, last), ...ofGame.filter(({ isFirst }) => isFirst), ...ofScenario.slice(last)];
}

function verdictOf(statements: StatementsInPlay, victory: VictoryModel): Verdict {
  const { side, degree, during, source } = victory;
  return {
    ...(side !== undefined && { side }),
    ...(degree !== undefined && { degree }),
    ...(during && { during: shownTurns(during, statements.calendar) }),
    ...pastOf(statements, during),
    ...(victory === statements.victories.decided && { hasDecided: true }),
    ...stateOf(statements, victory),
    rule: ruleOf(victory),
    source,
  };
}

function effectsOf(statements: StatementsInPlay): Effect[] {
  const { offers, whens } = statements.game.scenario;
  return [
    ...offers.map((offer, index) =>
      effectOf(statements, 'offer', index, offer, shownOffer(offer, statements.calendar)),
    ),
    ...whens.map((when, index) => effectOf(statements, 'when', index, when, shownWhen(when.condition))),
  ];
}

function effectOf(
  statements: StatementsInPlay,
  kind: Effect['kind'],
  index: number,
  statement: OfferModel | WhenModel,
  text: string,
): Effect {
  const isInEffect = statements.isBrought(kind, index);
  const past = 'during' in statement && !isInEffect ? pastOf(statements, statement.during) : {};
  return {
    kind,
    text,
    isInEffect,
    ...past,
    ...stateOf(statements, statement),
    rule: ruleOf(statement),
    source: statement.source,
  };
}

/** Returns whether the turns of a statement are over. */
const pastOf = ({ turn }: StatementsInPlay, during: TurnRange | undefined): Pick<Verdict, 'isPast'> =>
  during && during.last < turn ? { isPast: true } : {};

function stateOf(
  statements: StatementsInPlay,
  { condition }: { readonly condition?: Condition },
): Pick<Verdict, 'condition' | 'cells'> {
  if (!condition) return {};
  return { condition: conditionState(condition, (fact) => statements.judge(fact)), cells: cellsOfCondition(condition) };
}
