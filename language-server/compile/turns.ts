import type { AstNode } from 'langium';
import { turnName, turnNumber } from '../../engine/model/calendar.js';
import { say, term } from '../../engine/model/say.js';
import type { TurnRange } from '../../engine/model/special-rules.js';
import type { Scenario } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { CompileContext } from './compile-context.js';
import { didYouMean, nearest, replacement } from './nearest.js';

/**
 * The numbers of the first and last turn of a game. The last turn is undefined if the scenario gives none, or an
 * invalid one.
 */
export interface Span {
  readonly first: number;
  readonly last: number | undefined;
}

/** Maximum number of turns of a game. */
const MAX_TURNS = 999;

type Dated = AstNode & { readonly turn?: string | undefined; readonly lastTurn?: string | undefined };

/** Returns the turns of a scenario. {@link checkSpan} reports errors in the turns. */
export function readSpan(context: CompileContext, node: Lenient<Scenario>): Span {
  const isRange = node.lastTurn !== undefined;
  const first = isRange ? numberOf(context, node.turns) : 1;
  const last = numberOf(context, isRange ? node.lastTurn : node.turns);
  const isValid = first !== undefined && last !== undefined && first >= 1 && first <= last && last <= longest(context);
  return isValid ? { first, last } : { first: 1, last: undefined };
}

/** Reports errors in the turns of a scenario. */
export function checkSpan(context: CompileContext, node: Lenient<Scenario>): void {
  if (node.turns === undefined) return;
  const first = knownTurn(context, node, 'turns', node.turns);
  const last = node.lastTurn === undefined ? first : knownTurn(context, node, 'lastTurn', node.lastTurn);
  if (first === undefined || last === undefined) return;
  if (first > last) reportBackwards(context, node, 'lastTurn', first, last);
  else if (node.lastTurn === undefined && last > 1 && last <= longest(context)) hintAtRange(context, node, last);
  else if (first < 1 || last > longest(context)) {
    const wrong = first < 1 ? ('turns' as const) : node.lastTurn === undefined ? 'turns' : 'lastTurn';
    context.findings.error(
      'number-out-of-range',
      context.text.part(node, wrong),
      say`A game has 1 to ${longest(context)} turns, not ${node[wrong] ?? ''}.`,
    );
  }
}

/** Reports that a single name after `turns` means all turns up to that turn, although it looks like only that turn. */
function hintAtRange(context: CompileContext, node: Lenient<Scenario>, last: number): void {
  const { calendar } = context.ruleset?.vocabulary ?? {};
  if (!calendar) return;
  const name = turnName(last, calendar);
  const source = context.text.part(node, 'turns');
  const ranges = [`${turnName(1, calendar)}..${name}`, `${name}..${name}`] as const;
  context.findings.information(
    'turns-from-first',
    source,
    say`“turns ${name}” are ${last} turns, ${ranges[0]}. For one turn, write “turns ${ranges[1]}”.`,
    { fixes: ranges.flatMap((range) => replacement(source, range)) },
  );
}

/**
 * Returns the number of a turn; reports a turn outside the game. Returns 0 if no turn is written or its name is
 * unknown.
 */
export function readTurn(
  context: CompileContext,
  node: Dated,
  span: Span,
  property: 'turn' | 'lastTurn' = 'turn',
): number {
  const written = node[property];
  if (written === undefined) return 0;
  const turn = knownTurn(context, node, property, written);
  if (turn === undefined || (turn >= span.first && turn <= (span.last ?? MAX_TURNS))) return turn ?? 0;
  context.findings.error('turn-beyond-game', context.text.part(node, property), beyond(context, turn, written, span), {
    fixes: replacement(
      context.text.part(node, property),
      span.last === undefined
        ? undefined
        : turnName(turn < span.first ? span.first : span.last, context.ruleset?.vocabulary.calendar),
    ),
  });
  return turn;
}

/** Compiles `turn 13AM..17PM` or `turn 3`; undefined if no turn is written, or if an error was reported. */
export function compileTurnRange(context: CompileContext, node: Dated, span: Span): TurnRange | undefined {
  if (node.turn === undefined) return undefined;
  const first = readTurn(context, node, span);
  const last = node.lastTurn === undefined ? first : readTurn(context, node, span, 'lastTurn');
  if (first === 0 || last === 0) return undefined;
  const start = context.text.part(node, 'turn');
  const { end } = node.lastTurn === undefined ? start : context.text.part(node, 'lastTurn');
  if (first <= last) return { first, last, source: { ...start, end } };
  reportBackwards(context, node, 'lastTurn', first, last);
  return undefined;
}

function beyond(context: CompileContext, turn: number, written: string, { first, last }: Span): string {
  const name = (which: number): string => turnName(which, context.ruleset?.vocabulary.calendar);
  if (turn < 1) return say`Turns are numbered from 1; the time before turn 1 is “setup”.`;
  if (turn < first) return say`Turn ${name(turn)} is before the game: the scenario begins with turn ${name(first)}.`;
  if (last === undefined) return say`Turn ${written} is beyond the end of the longest game.`;
  return first > 1 || context.ruleset?.vocabulary.calendar
    ? say`Turn ${name(turn)} is beyond the game: the scenario ends with turn ${name(last)}.`
    : say`Turn ${name(turn)} is beyond the game: the scenario has ${last} turns.`;
}

function reportBackwards(context: CompileContext, node: AstNode, property: string, first: number, last: number): void {
  const name = (which: number): string => turnName(which, context.ruleset?.vocabulary.calendar);
  context.findings.error(
    'turns-backwards',
    context.text.part(node, property),
    say`Turn ${name(last)} comes before turn ${name(first)}: write the earlier turn first.`,
  );
}

function knownTurn(context: CompileContext, node: AstNode, property: string, written: string): number | undefined {
  const turn = numberOf(context, written);
  if (turn !== undefined) return turn;
  const { ruleset, text, findings } = context;
  const calendar = ruleset?.vocabulary.calendar;
  const source = text.part(node, property);
  const name = writtenTurn(written);
  const suggestion = calendar && nearest(name, calendar);
  findings.error(
    'unknown-turn',
    source,
    calendar
      ? say`${ruleset?.title ?? term('The game')} has no turn ${name}.${didYouMean(suggestion)}`
      : say`${ruleset?.title ?? term('The game')} numbers its turns; ${name} is not a number. Write one, like turn 3.`,
    { fixes: replacement(source, suggestion) },
  );
  return undefined;
}

function numberOf(context: CompileContext, written: string | undefined): number | undefined {
  return written === undefined ? undefined : turnNumber(written, context.ruleset?.vocabulary.calendar);
}

function longest(context: CompileContext): number {
  return context.ruleset?.vocabulary.calendar?.length ?? MAX_TURNS;
}

/** Restores the space that the parser removes from the name of a turn: `June1941` becomes `June 1941`. */
export function writtenTurn(written: string): string {
  return written.replace(/(\p{L})(\d)/u, '$1 $2');
}
