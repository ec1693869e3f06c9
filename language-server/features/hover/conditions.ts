import { say } from '../../../engine/model/say.js';
import { shownFact } from '../../../engine/model/shown-statements.js';
import { conditionState } from '../../../engine/mechanics/special-rules/condition-state.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import type { Source } from '../../../engine/model/source.js';
import type { Condition, ConditionTest } from '../../../engine/model/special-rules.js';
import type { TestResult } from '../../../engine/play/game.js';
import type { Analysis } from '../../analysis/analysis.js';
import { contains } from '../../play/lookup.js';
import { escape, list, paragraphs } from '../../text/markdown.js';

interface Conditional {
  readonly condition: Condition;
  readonly source: Source;
}

/** Returns all statements with a condition, including nested ones. */
export function conditionsOf(scenario: ScenarioModel | undefined): readonly Conditional[] {
  if (!scenario) return [];
  const { offers, whens, victories } = scenario;
  const brought = [...offers, ...whens].flatMap(({ clauses }) => clauses.victories);
  return [...offers, ...whens, ...victories, ...brought].flatMap(({ condition, source }) =>
    condition ? [{ condition, source }] : [],
  );
}

export function factsOf(condition: Condition): readonly ConditionTest[] {
  if (condition.test === 'fact') return [condition];
  return condition.test === 'not' ? factsOf(condition.of) : condition.of.flatMap(factsOf);
}

/**
 * Builds the hover of the condition at a place in the text. The hover shows whether the condition is true at the point
 * up to which the game has been played, and the value of each fact.
 */
export function hoverCondition(analysis: Analysis, place: Source): string | undefined {
  const around = conditionsOf(analysis.scenario).filter(({ source }) => contains(source, place));
  const [innermost] = around.toSorted((one, other) => length(one.source) - length(other.source));
  const game = innermost && analysis.playthrough()?.game;
  if (!game?.evaluateTest) return undefined;
  const { condition } = innermost;
  return paragraphs(
    verdict(conditionState(condition, (fact) => game.evaluateTest?.(fact)).isMet),
    list(factsOf(condition).map((fact) => factLine(factText(fact, analysis), game.evaluateTest?.(fact)))),
  );
}

const length = ({ start, end }: Source): number => end - start;

function verdict(isTrue: boolean | undefined): string {
  if (isTrue === undefined) return say`In the game played so far, a die decides.`;
  return isTrue ? say`In the game played so far, it is **true**.` : say`In the game played so far, it is **false**.`;
}

/**
 * Returns text with a fact of a condition, its current value and its result, such as `Blue points 12..99: 9, false`.
 */
function factLine(fact: string, judged: TestResult | undefined): string {
  if (!judged) return say`${escape(fact)}: a die decides`;
  const { current: now, isMet: isTrue } = judged;
  const names = now.ledger.length > 0 ? ` (${now.ledger.map(({ text }) => text).join(', ')})` : '';
  const value = escape(`${fact}: ${now.value}${names}`);
  return isTrue ? say`${value}, true` : say`${value}, false`;
}

/** Returns a fact of a condition as text, with the terms of the game in the reader's language. */
const factText = (fact: ConditionTest, { ruleset }: Analysis): string =>
  shownFact(
    fact,
    (word) => ruleset?.term(word) ?? word,
    (name) => name,
  );
