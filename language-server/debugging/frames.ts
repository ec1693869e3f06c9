import { turnName } from '../../engine/model/calendar.js';
import type { Source } from '../../engine/model/source.js';
import type { MomentRecord } from '../../engine/play/records.js';
import { isSame } from '../play/lookup.js';
import { figuresOf, figureText } from './ledger.js';
import type { RecordedGame } from './recorded-game.js';
import type { Frame, StopPosition } from '../../protocol/debugging.js';

/** What play is in the midst of, the innermost first: a figure of a ledger, the moment, the orders it follows from, phase and turn. */
export function framesOf(game: RecordedGame, { moment, figure }: StopPosition): Frame[] {
  const record = game.record(moment);
  const last = record ?? game.record(moment - 1);
  if (!last) return [{ name: 'the set-up' }];
  const at = (name: string, source: Source | undefined): Frame => {
    const place = source && game.placeOf(source);
    return { name, ...(place && { place }) };
  };
  const { turn } = last;
  const { side = '', name } = game.stretchOf(last);
  const { vocabulary } = game.analysis.ruleset ?? {};
  const orders = ordersOf(game, turn, side);
  const turnText = turn === 0 ? 'the set-up' : `turn ${turnName(turn, vocabulary?.calendar)}`;
  const outer = [at(name.startsWith(side) ? name : `${side} ${name}`, orders), at(turnText, ordersOf(game, turn))];
  if (!record) return [at('the end', orders), ...outer.slice(1)];
  const source = record.source ?? record.follows;
  const figures = figure === undefined ? [] : figuresOf(game.seen, record).slice(figure, figure + 1);
  return [
    ...figures.map((step) => at(figureText(step), source)),
    at(momentText(record), source ?? orders),
    ...causes(game, record).map((cause) => at(cause.answer, cause.source)),
    ...outer,
  ];
}

/** `attack 2612 with "7.Pz"`, `Attack on 2612 at 1-1: 3` */
export const momentText = ({ kind, prompt, answer }: MomentRecord): string =>
  kind === 'dice' ? `${prompt}: ${answer}` : answer;

/** The orders that a moment follows from, the nearest first. */
function causes({ seen }: RecordedGame, record: MomentRecord): MomentRecord[] {
  const found: MomentRecord[] = [];
  for (let now: MomentRecord | undefined = record; now?.follows;) {
    const { follows, number }: MomentRecord = now;
    now = seen.moments.findLast((each) => each.number < number && isSame(each.source, follows));
    if (now) found.push(now);
  }
  return found;
}

/**
 * Where a side, or any, has its orders for a turn: the heading. Where nothing is ordered it is the set-up, or the line of the turns: an
 * editor shows no variables of a frame that is nowhere.
 */
function ordersOf({ analysis }: RecordedGame, turn: number, side?: string): Source | undefined {
  const { orders = [], setups = [], turnsSource } = analysis.scenario ?? {};
  const isOf = (block: { readonly side: string }): boolean => side === undefined || block.side === side;
  const setup = setups.find(isOf)?.source;
  return (
    orders.find((block) => block.turn === turn && isOf(block))?.source ?? (turn === 0 ? setup : turnsSource) ?? setup
  );
}
