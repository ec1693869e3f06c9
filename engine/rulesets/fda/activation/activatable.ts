import { isInPlay } from '../air/aircraft.js';
import { mayFlyToday } from '../air/flying.js';
import { unitsOnMap } from '../state/forces-now.js';
import type { Division, Side } from '../state/pieces.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';

/** Divisions of a side that may still be activated this turn [6b, 6c, 12d]. */
export function activatable(state: State, side: Side): number[] {
  return state.divisions
    .filter((division) => division.side === side && whyNotActivatable(state, division) === undefined)
    .map(({ index }) => index);
}

/** Aircraft may fly as a whole, but need not: only divisions of the ground keep a turn going [6c, 12d]. */
export const isAirDivision = (state: State, division: number): boolean =>
  state.divisions[division].kind === 'air division';

interface Reason {
  readonly rule: FdaRule;
  readonly slug: string;
  readonly why: string;
}

/** Why a division is not activated now; undefined when it may be [6c, 6e, 12d, 15.3b]. */
export function whyNotActivatable(state: State, division: Division): Reason | undefined {
  const { index, name, kind } = division;
  if (state.activated[index] === 1)
    return { rule: '6e', slug: 'activated-already', why: `${name} has been activated this turn` };
  switch (kind) {
    case 'garrison':
      return { rule: '15.3b', slug: 'guards-stay', why: `${name} guards its sector and is never activated` };
    case 'division':
      return unitsOnMap(state, index) > 0
        ? undefined
        : { rule: '6c', slug: 'nobody-left', why: `${name} has no unit on the map` };
    case 'air division':
      return whyNotFlying(state, division);
  }
}

/** A whole air division is used, not what others have left of it (rulings.airDivisionAfterSupport) [12d, 12e, 12f, 15.2b]. */
function whyNotFlying(state: State, { name, side, members }: Division): Reason | undefined {
  if (state.flying === 0) return { rule: '12e', slug: 'weather', why: 'the weather forbids all air activity today' };
  if (!mayFlyToday(state, side))
    return { rule: '12f', slug: 'supremacy', why: `${state.sideName(side)} has no air supremacy today` };
  const able = members.filter((piece) => isInPlay(state, piece) && state.piece(piece).arm !== 'fighter');
  if (able.length === 0) return { rule: '12d', slug: 'no-aircraft', why: `${name} has no aircraft that might attack` };
  const ready = able.filter((piece) => state.fired[piece] === 0);
  if (ready.length === 0)
    return { rule: '12b', slug: 'attacked-already', why: `all aircraft of ${name} have attacked this turn` };
  return state.rulings.airDivisionAfterSupport || members.every((piece) => state.fired[piece] === 0)
    ? undefined
    : { rule: '12d', slug: 'not-whole', why: `aircraft of ${name} have flown in support this turn` };
}
