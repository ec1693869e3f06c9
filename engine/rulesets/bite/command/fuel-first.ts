import { NOWHERE } from '../../../board/board.js';
import type { Fix } from '../../../model/finding.js';
import type { Answer } from '../../../play/moment.js';
import type { State } from '../state/state.js';
import { fuellingBar, headquartersBar } from './activation-bars.js';
import { isFuelled, sideToOrder } from './fuel.js';
import { servicesLeft } from './points.js';

/**
 * Returns quick fixes for an order of units without fuel. Each fix activates a headquarters before the order, so that
 * the headquarters fuels all of these units [13.2].
 */
export function fuelFirst(state: State, { order, pieces = [] }: Answer): Fix[] {
  const without = pieces.filter((piece) => state.cell[piece] !== NOWHERE && !isFuelled(state, piece));
  if (order === undefined || without.length === 0) return [];
  const { source } = order;
  const serves = (hq: number): boolean =>
    headquartersBar(state, hq) === undefined &&
    servicesLeft(state, hq) >= without.length &&
    without.every((piece) => fuellingBar(state, hq, piece) === undefined);
  return state.muster.headquarters[sideToOrder(state)].filter(serves).map((hq) => {
    const activation = `activate ${state.namesAsWritten([hq])} with ${state.namesAsWritten(without)}`;
    const edits = [{ source: { ...source, end: source.start }, text: `${activation}\n  ` }];
    return { title: `Order ${activation} first`, edits };
  });
}
