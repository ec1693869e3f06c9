import { say, term } from '../../../engine/model/say.js';
import { turnTitle, turnNumber } from '../../../engine/model/calendar.js';
import type { Source } from '../../../engine/model/source.js';
import type { ConditionTest } from '../../../engine/model/special-rules.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Analysis } from '../../analysis/analysis.js';
import { countedWordText } from '../../text/counted-words.js';
import { hoverSetup } from '../../play/setup-ledger.js';
import { conditionsOf, factsOf, hoverCondition } from './conditions.js';
import { contains } from '../../play/lookup.js';
import { escape, list, paragraphs, ruleLinks } from '../../text/markdown.js';
import type { Limit } from '../../generated/ast.js';
import type { Statement } from '../../syntax/subject.js';

/** Explanations of the statements of special rules, for all games. */
export const statementTexts: Readonly<Record<Statement, string>> = {
  forbid: 'Forbids an action: orders for it are refused. A number is the smallest forbidden amount.',
  require:
    'Requires an action: a finding is reported at the end of the turn if the action was not carried out. In a set-up, requires units that the set-up must contain.',
  attach: 'Units count as part of another formation.',
  leave: 'Units leave the game or are replaced by others.',
  offer: 'An offer that a side may accept once in the given turns. The side answers `take` or `decline`.',
  when: 'A condition. In a separate statement, the clauses in its braces apply once the condition is true at the end of a phase.',
  victory:
    'Winner and degree of victory. The first condition that is true ends the game; a condition without turns is evaluated at the end of the game.',
  setup: 'The cells of a side’s units at the beginning of the game, and the requirements of its set-up.',
  table: 'Entries of a table that are printed on a player aid only, or that differ in this scenario.',
};

/**
 * Builds the hover of a statement of special rules: its meaning, whether the game supports the statement, and whether
 * its condition is true.
 */
export function hoverStatement(ruleset: Ruleset, analysis: Analysis, keyword: Statement, place: Source): string {
  const plays = keyword === 'setup' || ruleset.vocabulary.statements?.includes(keyword) === true;
  const asks = keyword === 'when' || keyword === 'victory' || keyword === 'offer';
  return paragraphs(
    `**${keyword}**`,
    term(statementTexts[keyword]),
    plays && asks ? hoverCondition(analysis, place) : undefined,
    hoverSetup(analysis, place),
    plays ? undefined : say`${escape(ruleset.title)} does not support this statement; it has no effect.`,
  );
}

/** Builds the hover of a fact or occasion. The hover of a fact contains its current value. */
export function hoverCounted(
  ruleset: Ruleset,
  analysis: Analysis,
  within: 'award' | 'condition',
  phrase: string,
  place: Source,
): string {
  const [first = ''] = phrase.split(' ');
  const own = ruleset.vocabulary.counted?.find(({ word, in: of }) => of === within && phrase.startsWith(word));
  return paragraphs(
    `**${escape(phrase)}** ${own ? ruleLinks(ruleset, own.rules) : ''}`.trim(),
    own?.text ?? countedWordText(within, first),
    within === 'condition' ? nowText(analysis, place) : undefined,
  );
}

/** Returns text with the current value of a fact: `In the game played so far: **1** (Aust). The condition is true.` */
function nowText(analysis: Analysis, place: Source): string | undefined {
  const fact = factAt(analysis, place);
  const judged = fact && analysis.playthrough()?.game.evaluateTest?.(fact);
  if (!judged) return undefined;
  const { current: now, isMet: isSo } = judged;
  const names = now.ledger.length > 0 ? ` (${escape(now.ledger.map(({ text }) => text).join(', '))})` : '';
  const value = `**${now.value}**${names}`;
  return isSo
    ? say`In the game played so far: ${value}. The condition is true.`
    : say`In the game played so far: ${value}. The condition is false.`;
}

function factAt({ scenario }: Analysis, place: Source): ConditionTest | undefined {
  return conditionsOf(scenario)
    .flatMap(({ condition }) => factsOf(condition))
    .find(({ source }) => contains(source, place));
}

/** Builds the hover of the number of a limit: `forbid fortify 4`, `require units 12`. */
export function hoverAmount(analysis: Analysis, { mode, amount = '', most, $container }: Limit, place: Source): string {
  const number = Number(amount);
  const isSetup = $container.$type === 'Setup';
  if (isSetup) return paragraphs(setupAmount(mode, number, most), hoverSetup(analysis, place));
  if (mode === 'require') return say`At least **${number}** in a turn; otherwise a finding is reported.`;
  return paragraphs(
    say`**${number}** or more in a turn are forbidden; at most ${number - 1} allowed.`,
    say`Counts the cells of each unit for actions that move units, otherwise the units.`,
  );
}

function setupAmount(mode: Limit['mode'] | undefined, number: number, most: string | undefined): string {
  if (mode === 'require') {
    if (most === undefined) return say`At least **${number}** must be set up; otherwise a finding is reported.`;
    return most === String(number)
      ? say`Exactly **${number}** must be set up; otherwise a finding is reported.`
      : say`**${number}** to ${most} must be set up; otherwise a finding is reported.`;
  }
  return say`**${number}** or more must not be set up; at most ${number - 1} allowed.`;
}

/** Builds the hover of an offer: the side that decides, and the answers given so far. */
export function hoverOffer(ruleset: Ruleset, analysis: Analysis, name: string): string | undefined {
  const offer = analysis.scenario?.offers.find((other) => other.name === name);
  if (!offer) return undefined;
  const made = analysis
    .playthrough()
    ?.moments.filter(({ address }) => address.endsWith(`/${offer.side}/offer ${name}`));
  const { calendar } = ruleset.vocabulary;
  return paragraphs(
    say`**${escape(name)}** offered to ${escape(offer.side)}`,
    list(
      (made ?? []).map(
        ({ turn, answer, by }) => say`Turn ${turnTitle(turn, calendar)}: ${escape(answer)} (${term(by)})`,
      ),
    ),
    made?.length === 0 ? say`The offer has not been made in the game played so far.` : undefined,
  );
}

/** Builds the hover of a named turn: its number in the calendar, and the turns of the scenario. */
export function hoverTurn(ruleset: Ruleset, { scenario }: Analysis, written: string): string | undefined {
  const { calendar } = ruleset.vocabulary;
  const turn = turnNumber(written, calendar);
  if (!calendar || turn === undefined) return undefined;
  const { firstTurn = 1, turns } = scenario ?? {};
  const name = escape(turnTitle(turn, calendar));
  if (turns === undefined) return say`**${name}** is turn ${turn} of the game.`;
  const [first, last] = [turnTitle(firstTurn, calendar), turnTitle(turns, calendar)];
  return say`**${name}** is turn ${turn} of the game. The scenario lasts from ${first} to ${last}.`;
}
