import { turnName, turnNumber } from '../../../engine/model/calendar.js';
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

/** What each statement says, in any game. */
export const statementTexts: Readonly<Record<Statement, string>> = {
  forbid: 'What may not be done: an order that does it is refused. An amount is the least that is forbidden.',
  require: 'What must be done: who did not is told when the turn is over. In a set-up: what it must have.',
  attach: 'Units count as another formation’s.',
  leave: 'Units go out of the game, or become others.',
  offer: 'What a side may take in one of the turns, once; it answers `take` or `decline`.',
  when: 'On what condition; by itself it brings what stands in its braces once that is true, judged at the end of every phase.',
  victory:
    'Who wins and how far; the first that holds ends the game. Without turns it is judged when the game is over.',
  setup: 'Which units of a side stand where when the game begins, and what its set-up must keep.',
  table: 'Cells of a table that a card prints and the text does not give, or that are read otherwise here.',
};

/** A statement of special rules: what it says, whether the game plays it, and of a condition whether it holds. */
export function hoverStatement(ruleset: Ruleset, analysis: Analysis, keyword: Statement, place: Source): string {
  const plays = keyword === 'setup' || ruleset.vocabulary.statements?.includes(keyword) === true;
  const asks = keyword === 'when' || keyword === 'victory' || keyword === 'offer';
  return paragraphs(
    `**${keyword}**`,
    statementTexts[keyword],
    plays && asks ? hoverCondition(analysis, place) : undefined,
    hoverSetup(analysis, place),
    plays ? undefined : `${escape(ruleset.title)} does not play it: nothing comes of it.`,
  );
}

/** A fact or an occasion; of a fact what it comes to in the game as played so far. */
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

/** `As played so far **1**: Aust. It is so.` */
function nowText(analysis: Analysis, place: Source): string | undefined {
  const fact = factAt(analysis, place);
  const judged = fact && analysis.playthrough()?.game.evaluateTest?.(fact);
  if (!judged) return undefined;
  const { current: now, isMet: isSo } = judged;
  const names = now.ledger.length > 0 ? `: ${escape(now.ledger.map(({ text }) => text).join(', '))}` : '';
  return `As played so far **${now.value}**${names}. It is ${isSo ? '' : 'not '}so.`;
}

function factAt({ scenario }: Analysis, place: Source): ConditionTest | undefined {
  return conditionsOf(scenario)
    .flatMap(({ condition }) => factsOf(condition))
    .find(({ source }) => contains(source, place));
}

/** What the number of a limit means: `forbid fortify 4`, `require units 12`. */
export function hoverAmount(analysis: Analysis, { mode, amount = '', most, $container }: Limit, place: Source): string {
  const number = Number(amount);
  const isSetup = $container.$type === 'Setup';
  if (isSetup) return paragraphs(setupAmount(mode, number, most), hoverSetup(analysis, place));
  if (mode === 'require') return `**${number}** or more must do it in a turn; who comes short is told.`;
  const may = number > 1 ? `${number - 1} may` : 'none may';
  return paragraphs(
    `**${number}** or more are forbidden in a turn; ${may} be.`,
    'Where units go from cell to cell, the cells of each count; of any other action, the units that do it.',
  );
}

function setupAmount(mode: Limit['mode'] | undefined, number: number, most: string | undefined): string {
  if (mode === 'require')
    return `**${number}** ${most === undefined ? 'or more' : most === String(number) ? 'and no more' : `to ${most}`} must be set up; who comes short is told.`;
  return `**${number}** or more may not be set up; ${number > 1 ? `${number - 1} may` : 'none may'} be.`;
}

/** An offer: whose it is, and what was answered when it was made. */
export function hoverOffer(ruleset: Ruleset, analysis: Analysis, name: string): string | undefined {
  const offer = analysis.scenario?.offers.find((other) => other.name === name);
  if (!offer) return undefined;
  const made = analysis
    .playthrough()
    ?.moments.filter(({ address }) => address.endsWith(`/${offer.side}/offer ${name}`));
  const { calendar } = ruleset.vocabulary;
  return paragraphs(
    `**${escape(name)}** offered to ${escape(offer.side)}`,
    list((made ?? []).map(({ turn, answer, by }) => `Turn ${turnName(turn, calendar)}: ${escape(answer)} (${by})`)),
    made?.length === 0 ? 'It was not made in the game as played so far.' : undefined,
  );
}

/** `Turn 13PM is the 2nd of 3`: where a named turn stands in the calendar and the scenario. */
export function hoverTurn(ruleset: Ruleset, { scenario }: Analysis, written: string): string | undefined {
  const { calendar } = ruleset.vocabulary;
  const turn = turnNumber(written, calendar);
  if (!calendar || turn === undefined) return undefined;
  const { firstTurn = 1, turns } = scenario ?? {};
  const spans =
    turns === undefined ? '' : ` The scenario plays ${turnName(firstTurn, calendar)} to ${turnName(turns, calendar)}.`;
  return `**${escape(turnName(turn, calendar))}** is turn ${turn} of the game.${spans}`;
}
