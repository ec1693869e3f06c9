import type { ScenarioModel } from '../../../model/scenario.js';
import { turnTitle } from '../../../model/calendar.js';
import type { Fix } from '../../../model/finding.js';
import type { Source } from '../../../model/source.js';
import type { VictoryModel } from '../../../model/special-rules.js';
import type { Check } from '../../../play/checks.js';
import { implies, isNeverTrue } from './contradictions.js';
import type { ConditionFacts } from '../../../play/condition-facts.js';
import { PossibleNumbers } from './possible-numbers.js';
import { say } from '../../../model/say.js';

/** Stands for the last turn of a scenario that does not state its length. It is later than any turn. */
const UNKNOWN_LAST_TURN = 1_000_000;

/** Returns the text at a place of the file that contains the scenario; undefined for a place in another file. */
export type TextOf = (source: Source) => string | undefined;

/** A victory statement with a range of turns. The statement is judged at the end of each of these turns. */
interface Judged {
  readonly victory: VictoryModel;
  readonly first: number;
  readonly last: number;
}

/**
 * Creates a check that every victory statement can decide the game. A statement can never do so if an earlier statement
 * is true in all the same cases, or if the game always ends before the statement is judged.
 */
export const victoryShouldBeReachable =
  (facts: ConditionFacts, textOf: TextOf): Check<ScenarioModel, never> =>
  (scenario, report) => {
    const blocks = [...scenario.offers, ...scenario.whens].filter(({ clauses }) => clauses.victories.length > 0);
    if (scenario.victories.length + blocks.length < 2 && scenario.victories.length < 2) return;
    const numbers = new PossibleNumbers(scenario, facts);
    const isSkipped = facts.mayBeDecidedByRule?.(scenario) ?? false;
    const decides = (one: Judged, other?: Judged): boolean => {
      const mayBeSkipped = isSkipped && one.victory.condition === undefined;
      if (mayBeSkipped && (other === undefined || other.victory.condition !== undefined)) return false;
      return implies(other?.victory.condition, one.victory.condition, numbers);
    };
    const judge = (from: number) => (victory: VictoryModel) => judged(victory, scenario, from);
    const own = scenario.victories.map(judge(1));
    const ending = own
      .filter((one) => decides(one))
      .toSorted((one, other) => one.first - other.first)
      .at(0);
    const check = (one: Judged, earlier: readonly Judged[]): void => {
      const { victory, first } = one;
      if (first > one.last) return; // Reported as an offer that comes too late.
      if (victory.condition && isNeverTrue(victory.condition, numbers)) return; // Reported at its cause.
      const last = Math.min(one.last, ending?.first ?? UNKNOWN_LAST_TURN);
      if (ending && first > last) {
        const name = turnTitle(ending.first, scenario.calendar);
        report({
          severity: 'warning',
          slug: 'victory-not-reached',
          source: victory.source,
          message: say`This statement is never judged: the game always ends with turn ${name}.`,
          related: [{ source: ending.victory.source, message: say`This statement ends the game with turn ${name}.` }],
        });
        return;
      }
      const before = earlier.filter((other) => decides(other, one));
      if (!covers(before, first, last)) return;
      const [by] = before;
      report({
        severity: 'warning',
        slug: 'victory-not-reached',
        source: victory.source,
        message: by.victory.condition
          ? say`This statement never decides the game: an earlier statement is true whenever this statement is, and the first true statement decides. Write this statement before the earlier one.`
          : say`This statement never decides the game: an earlier statement has no condition, and the first true statement decides. Write this statement before the earlier one.`,
        related: [{ source: by.victory.source, message: say`This statement is judged first.` }],
        fixes: own.includes(one) && !decides(one, by) ? swapOf(by.victory, victory, textOf) : [],
      });
    };
    own.forEach((one, index) => {
      check(one, own.slice(0, index));
    });
    for (const block of blocks) {
      const from = 'during' in block ? (block.during?.first ?? 1) : 1;
      const brought = block.clauses.victories.map(judge(from));
      brought.forEach((one, index) => {
        check(one, [...own, ...brought.slice(0, index)]);
      });
    }
  };

/** Returns the fix that exchanges two statements, if their texts are known. */
function swapOf({ source: one }: VictoryModel, { source: other }: VictoryModel, textOf: TextOf): Fix[] {
  const [first, second] = [textOf(one), textOf(other)];
  if (first === undefined || second === undefined) return [];
  const edits = [
    { source: one, text: second },
    { source: other, text: first },
  ];
  return [{ title: 'Exchange this statement and the earlier one', edits }];
}

/**
 * Returns a statement with the turns at whose ends it is judged: the turns that it names, or else only the last turn of
 * the scenario. Turns before `from` are left out.
 */
function judged(victory: VictoryModel, { turns = UNKNOWN_LAST_TURN }: ScenarioModel, from: number): Judged {
  const { first, last } = victory.during ?? { first: turns, last: turns };
  return { victory, first: Math.max(first, from), last };
}

/** Returns whether the given statements together are judged in every turn from `first` to `last`. */
function covers(some: readonly Judged[], first: number, last: number): boolean {
  let open = first;
  for (const one of some.toSorted((a, b) => a.first - b.first))
    if (one.first <= open) open = Math.max(open, one.last + 1);
  return some.length > 0 && open > last;
}
