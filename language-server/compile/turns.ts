import type { AstNode } from 'langium';
import { turnName, turnNumber } from '../../engine/model/calendar.js';
import type { TurnRange } from '../../engine/model/special-rules.js';
import type { Scenario } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { Desk } from './desk.js';
import { didYouMean, nearest, replacement } from './nearest.js';

/** The turns of a game by their numbers; without a last the scenario does not say, or not sensibly. */
export interface Span {
  readonly first: number;
  readonly last: number | undefined;
}

/** No game lasts longer. */
const MOST_TURNS = 999;

type Dated = AstNode & { readonly turn?: string | undefined; readonly lastTurn?: string | undefined };

/** The turns of a scenario; what is wrong with them is told by {@link checkSpan}. */
export function readSpan(desk: Desk, node: Lenient<Scenario>): Span {
  const isRange = node.lastTurn !== undefined;
  const first = isRange ? numberOf(desk, node.turns) : 1;
  const last = numberOf(desk, isRange ? node.lastTurn : node.turns);
  const isSensible = first !== undefined && last !== undefined && first >= 1 && first <= last && last <= longest(desk);
  return isSensible ? { first, last } : { first: 1, last: undefined };
}

export function checkSpan(desk: Desk, node: Lenient<Scenario>): void {
  if (node.turns === undefined) return;
  const first = knownTurn(desk, node, 'turns', node.turns);
  const last = node.lastTurn === undefined ? first : knownTurn(desk, node, 'lastTurn', node.lastTurn);
  if (first === undefined || last === undefined) return;
  if (first > last) reportBackwards(desk, node, 'lastTurn', first, last);
  else if (node.lastTurn === undefined && last > 1 && last <= longest(desk)) hintAtRange(desk, node, last);
  else if (first < 1 || last > longest(desk)) {
    const wrong = first < 1 ? ('turns' as const) : node.lastTurn === undefined ? 'turns' : 'lastTurn';
    desk.findings.error(
      'number-out-of-range',
      desk.text.part(node, wrong),
      `A game has 1 to ${longest(desk)} turns; here ${node[wrong] ?? ''}.`,
    );
  }
}

/** The name of one turn alone means all turns up to it, and looks like that turn; a number does not. */
function hintAtRange(desk: Desk, node: Lenient<Scenario>, last: number): void {
  const { calendar } = desk.ruleset?.vocabulary ?? {};
  if (!calendar) return;
  const name = turnName(last, calendar);
  const source = desk.text.part(node, 'turns');
  const ranges = [`${turnName(1, calendar)}..${name}`, `${name}..${name}`] as const;
  desk.findings.information(
    'turns-from-first',
    source,
    `“turns ${name}” are ${last} turns, ${ranges[0]}; the one turn is “turns ${ranges[1]}”.`,
    { fixes: ranges.flatMap((range) => replacement(source, range)) },
  );
}

/** The number of a turn, within the game when that is known; 0 after a finding that it has none. */
export function readTurn(desk: Desk, node: Dated, span: Span, property: 'turn' | 'lastTurn' = 'turn'): number {
  const written = node[property];
  if (written === undefined) return 0;
  const turn = knownTurn(desk, node, property, written);
  if (turn === undefined || (turn >= span.first && turn <= (span.last ?? MOST_TURNS))) return turn ?? 0;
  desk.findings.error('turn-beyond-game', desk.text.part(node, property), beyond(desk, turn, written, span), {
    fixes: replacement(
      desk.text.part(node, property),
      span.last === undefined
        ? undefined
        : turnName(turn < span.first ? span.first : span.last, desk.ruleset?.vocabulary.calendar),
    ),
  });
  return turn;
}

/** `turn 13AM..17PM`, `turn 3`; undefined where no turn is written, or none the game has. */
export function readStretch(desk: Desk, node: Dated, span: Span): TurnRange | undefined {
  if (node.turn === undefined) return undefined;
  const first = readTurn(desk, node, span);
  const last = node.lastTurn === undefined ? first : readTurn(desk, node, span, 'lastTurn');
  if (first === 0 || last === 0) return undefined;
  const start = desk.text.part(node, 'turn');
  const { end } = node.lastTurn === undefined ? start : desk.text.part(node, 'lastTurn');
  if (first <= last) return { first, last, source: { ...start, end } };
  reportBackwards(desk, node, 'lastTurn', first, last);
  return undefined;
}

function beyond(desk: Desk, turn: number, written: string, { first, last }: Span): string {
  const name = (which: number): string => turnName(which, desk.ruleset?.vocabulary.calendar);
  if (turn < 1) return 'Turns are numbered from 1; what happens before is “setup”.';
  if (turn < first) return `Turn ${name(turn)} is before the game: the scenario begins with turn ${name(first)}.`;
  if (last === undefined) return `Turn ${written} is further than any game goes.`;
  const has = desk.ruleset?.vocabulary.calendar ? `ends with turn ${name(last)}` : `has ${last} turns`;
  return `Turn ${name(turn)} is beyond the game: the scenario ${first > 1 ? `ends with turn ${name(last)}` : has}.`;
}

function reportBackwards(desk: Desk, node: AstNode, property: string, first: number, last: number): void {
  const name = (which: number): string => turnName(which, desk.ruleset?.vocabulary.calendar);
  desk.findings.error(
    'turns-backwards',
    desk.text.part(node, property),
    `Turn ${name(last)} comes before turn ${name(first)}: write the earlier turn first.`,
  );
}

function knownTurn(desk: Desk, node: AstNode, property: string, written: string): number | undefined {
  const turn = numberOf(desk, written);
  if (turn !== undefined) return turn;
  const { ruleset, text, findings } = desk;
  const calendar = ruleset?.vocabulary.calendar;
  const source = text.part(node, property);
  const name = writtenTurn(written);
  const meant = calendar && nearest(name, calendar);
  findings.error(
    'unknown-turn',
    source,
    calendar
      ? `${ruleset?.title ?? 'The game'} has no turn ${name}.${didYouMean(meant)}`
      : `${ruleset?.title ?? 'The game'} numbers its turns; here ${name}. Write a number, like turn 3.`,
    { fixes: replacement(source, meant) },
  );
  return undefined;
}

function numberOf(desk: Desk, written: string | undefined): number | undefined {
  return written === undefined ? undefined : turnNumber(written, desk.ruleset?.vocabulary.calendar);
}

function longest(desk: Desk): number {
  return desk.ruleset?.vocabulary.calendar?.length ?? MOST_TURNS;
}

/** `June1941`, as the syntax reads it, as it is written. */
export function writtenTurn(written: string): string {
  return written.replace(/(\p{L})(\d)/u, '$1 $2');
}
