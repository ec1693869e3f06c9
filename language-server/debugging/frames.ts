import { shownAnswer } from '../text/shown-answer.js';
import { termOf } from '../text/term-of.js';
import { t } from '@vscode/l10n';
import { say } from '../../engine/model/say.js';
import { capitalize } from '../../engine/model/words.js';
import { turnTitle } from '../../engine/model/calendar.js';
import type { Source } from '../../engine/model/source.js';
import type { MomentRecord } from '../../engine/play/records.js';
import { isSame } from '../play/lookup.js';
import { figuresOf, figureText } from './ledger.js';
import type { RecordedGame } from './recorded-game.js';
import type { Frame, StopPosition } from '../../protocol/debugging.js';

/**
 * Returns the stack frames, innermost first: the figure of the ledger, the moment, the orders that caused the moment,
 * the phase, the turn.
 */
export function framesOf(game: RecordedGame, { moment, figure }: StopPosition): Frame[] {
  const record = game.record(moment);
  const last = record ?? game.record(moment - 1);
  if (!last) return [{ name: t('the set-up') }];
  const at = (name: string, source: Source | undefined): Frame => {
    const place = source && game.placeOf(source);
    return { name, ...(place && { place }) };
  };
  const { turn } = last;
  const { side = '', name: stretch } = game.stretchOf(last);
  const { ruleset } = game.analysis;
  const { vocabulary } = ruleset ?? {};
  const name = termOf(ruleset, stretch);
  const orders = ordersOf(game, turn, side);
  const turnText = turn === 0 ? t('the set-up') : t('turn {0}', turnTitle(turn, vocabulary?.calendar));
  const outer = [at(stretchText(termOf(ruleset, side), name), orders), at(turnText, ordersOf(game, turn))];
  if (!record) return [at(t('the end'), orders), ...outer.slice(1)];
  const source = record.source ?? record.follows;
  const figures = figure === undefined ? [] : figuresOf(game.sight, record).slice(figure, figure + 1);
  return [
    ...figures.map((step) => at(figureText(step), source)),
    at(momentText(record), source ?? orders),
    ...causes(game, record).map((cause) => at(cause.answer, cause.source)),
    ...outer,
  ];
}

/** Returns the name of a phase or other part of a turn with its side: `German combat`. */
const stretchText = (side: string, name: string): string =>
  name.startsWith(side) ? name : say`${capitalize(side)} ${name}`;

/** Returns a moment as text: `attack 2612 with "7.Pz"`, `Attack on 2612 at 1-1: 3`. */
export const momentText = ({ kind, prompt, answer }: MomentRecord): string =>
  kind === 'dice' ? `${prompt}: ${shownAnswer(answer)}` : shownAnswer(answer);

/** Returns the moments of the orders that caused a moment, the direct cause first. */
function causes({ sight }: RecordedGame, record: MomentRecord): MomentRecord[] {
  const found: MomentRecord[] = [];
  for (let now: MomentRecord | undefined = record; now?.follows;) {
    const { follows, number }: MomentRecord = now;
    now = sight.moments.findLast((each) => each.number < number && isSame(each.source, follows));
    if (now) found.push(now);
  }
  return found;
}

/**
 * Returns the text range of the orders for a turn, of one side or of any side. If there are no orders, returns that of
 * the set-up or of the `turns` statement, because editors show no variables for a frame without a place in the text.
 */
function ordersOf({ analysis }: RecordedGame, turn: number, side?: string): Source | undefined {
  const { orders = [], setups = [], turnsSource } = analysis.scenario ?? {};
  const isOf = (block: { readonly side: string }): boolean => side === undefined || block.side === side;
  const setup = setups.find(isOf)?.source;
  return (
    orders.find((block) => block.turn === turn && isOf(block))?.source ?? (turn === 0 ? setup : turnsSource) ?? setup
  );
}
