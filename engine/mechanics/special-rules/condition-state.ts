import { say } from '../../model/say.js';
import { shownFactWords } from '../../model/shown-statements.js';
import { placeName } from '../../model/names.js';
import type { Cell } from '../../board/board.js';
import type { Condition, ConditionTest } from '../../model/special-rules.js';
import type { TestResult } from '../../play/game.js';
import type { ConditionState } from '../../play/standing.js';

/** Evaluates a fact; undefined if a die decides. */
type EvaluateFact = (test: ConditionTest) => TestResult | undefined;

/** Returns the present state of a condition: which of its facts are true now, and what is missing for the others. */
export function conditionState(condition: Condition, evaluate: EvaluateFact, isAsserted = true): ConditionState {
  if (condition.test === 'not') return conditionState(condition.of, evaluate, !isAsserted);
  if (condition.test === 'fact') return factState(condition, evaluate(condition), isAsserted);
  const test = (condition.test === 'all') === isAsserted ? 'all' : 'any';
  const of = condition.of.map((part) => conditionState(part, evaluate, isAsserted));
  const isMet = resultOf(test, of);
  return { test, of, ...(isMet !== undefined && { isMet }) };
}

/** Returns whether all parts, or any part, are met; undefined if the result of a die decides it. */
function resultOf(test: 'all' | 'any', parts: readonly ConditionState[]): boolean | undefined {
  const decides = test === 'any';
  if (parts.some(({ isMet }) => isMet === decides)) return decides;
  return parts.some(({ isMet }) => isMet === undefined) ? undefined : !decides;
}

function factState(test: ConditionTest, result: TestResult | undefined, isAsserted: boolean): ConditionState {
  const within = result?.counts === 'units' ? test.things.map(({ name }) => placeName(name)) : [];
  const unplaced = shownFactWords(test);
  const placed = within.length > 0 ? `${unplaced} ${say`at ${within.join(', ')}`}` : unplaced;
  const words = test.from ? `${placed} ${say`from ${placeName(test.from.name)}`}` : placed;
  const denial = isAsserted ? {} : ({ isDenied: true } as const);
  if (!result) {
    const { least = 1, most = least } = test;
    const counts = test.fact === 'rolled' ? 'die' : 'other';
    return { test: 'fact', ...denial, words, counts, least, most, counted: [], lacking: [] };
  }
  const { current, isMet, counts, accepted, lacking } = result;
  return {
    test: 'fact',
    isMet: isMet === isAsserted,
    ...denial,
    words,
    counts,
    current: current.value,
    least: accepted.least,
    ...(accepted.most < Infinity && { most: accepted.most }),
    counted: current.ledger.map(({ text }) => text),
    lacking,
  };
}

/** Returns the cells of the places that a condition names. */
export function cellsOfCondition(condition: Condition): Cell[] {
  if (condition.test === 'fact') return condition.things.flatMap(({ cells = [] }) => cells);
  return condition.test === 'not' ? cellsOfCondition(condition.of) : condition.of.flatMap(cellsOfCondition);
}
