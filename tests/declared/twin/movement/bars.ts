import type { Bar } from '../../../../engine/mechanics/bars.js';
import { bar, type TwinRule } from '../rulebook/rulebook.js';
import type { State } from '../state/state.js';
import type { Phase } from '../vocabulary/sequence.js';
import { memoize } from '../../../../engine/mechanics/memoize.js';

type UnitBar = Bar<TwinRule, [state: State, piece: number]>;

const barsOf = memoize(({ rule, name, side, kind = '' }: Phase) => ({
  otherSide: bar<[State, number]>(rule, 'other-side', (state, piece) => {
    const owner = state.sideName(state.piece(piece).side);
    return `${state.name(piece)} belongs to ${owner}; ${name} is a phase of ${side}.`;
  }),
  offMap: bar<[State, number]>(rule, 'not-on-map', (state, piece) => `${state.name(piece)} is not on the map.`),
  otherKind: bar<[State, number]>(
    rule,
    'other-kind',
    (state, piece) => `${state.name(piece)} does not take part in ${name}; only ${kind} does.`,
  ),
  moved: bar<[State, number]>(rule, 'moved', (state, piece) => `${state.name(piece)} has already moved in this phase.`),
  immobile: bar<[State, number]>('4.3', 'immobile', (state, piece) => `${state.name(piece)} has no movement points.`),
}));

/** Returns why a unit may not move in a phase wherever it goes; undefined if it may [4, 4.1]. */
export function barOnMoving(phase: Phase, state: State, piece: number): UnitBar | undefined {
  const { side, kind } = state.piece(piece);
  const bars = barsOf(phase);
  if (side !== phase.sideIndex) return bars.otherSide;
  if (!state.isOnMap(piece)) return bars.offMap;
  if (phase.kind !== undefined && phase.kind !== kind) return bars.otherKind;
  if (state.moved[piece] === 1) return bars.moved;
  return state.movement(piece) <= 0 ? bars.immobile : undefined;
}
