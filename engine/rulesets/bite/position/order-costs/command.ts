import { count, list } from '../../../../model/words.js';
import { attemptsLeft } from '../../air/scouting.js';
import { isSupreme, servicesLeft, servicesOf } from '../../command/points.js';
import { reserverOf } from '../../command/reserve.js';
import { landerOf } from '../../naval/landing.js';
import { ordererOf } from '../../naval/shipping.js';
import type { State } from '../../state/state.js';
import type { OrderCost } from './order-cost.js';

/** `2 points of HQ Pz4, 1 left`; undefined when it has not so many. */
export function serviceText(state: State, hq: number, many: number): string | undefined {
  const left = servicesLeft(state, hq) - many;
  const word = isSupreme(state, hq) ? 'action' : 'point';
  return left < 0 ? undefined : `${count(many, word)} of ${state.name(hq)}, ${left} left`;
}

/** What is taken of the headquarters that serve units, each time another that is found. */
function servicesText(
  state: State,
  pieces: readonly number[],
  find: (piece: number, spoken: ReadonlyMap<number, number>) => number | undefined,
): string | undefined {
  const spoken = new Map<number, number>();
  for (const piece of pieces) {
    const hq = find(piece, spoken);
    if (hq === undefined) return undefined;
    spoken.set(hq, (spoken.get(hq) ?? 0) + 1);
  }
  const texts = [...spoken].map(([hq, many]) => serviceText(state, hq, many));
  return texts.every((text) => text !== undefined) ? list(texts) : undefined;
}

/** What is taken of headquarters: units they serve, actions, points [13.4, 18.0, 19.1, 24.0, 31.0]. */
export const COMMAND_COSTS: Readonly<Record<string, OrderCost>> = {
  activate(state, { pieces: [hq, ...units] = [] }) {
    const word = isSupreme(state, hq) ? 'actions' : 'units';
    const { value } = servicesOf(state, hq);
    if (units.length === 0) return `commands ${value} ${word}`;
    const left = servicesLeft(state, hq) - units.length;
    return left < 0 ? undefined : `${left} of ${value} ${word} left`;
  },
  reserve: (state, { pieces = [] }) => servicesText(state, pieces, (piece, spoken) => reserverOf(state, piece, spoken)),
  ship: (state, { pieces = [] }) => servicesText(state, pieces, (piece) => ordererOf(state, piece)),
  land: (state, { pieces = [] }) => servicesText(state, pieces, (piece) => landerOf(state, piece)),
  scout(state, { pieces: [hq] = [] }) {
    const left = attemptsLeft(state, hq) - 1;
    return left < 0 ? undefined : `an attempt of ${state.name(hq)}, ${left} left`;
  },
};
