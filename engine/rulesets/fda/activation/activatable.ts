import { say } from '../../../model/say.js';
import { isInPlay } from '../air/aircraft.js';
import { mayFlyToday } from '../air/flying.js';
import { unitsOnMap } from '../state/forces-now.js';
import type { Division, Side } from '../state/pieces.js';
import type { Bar } from '../../../mechanics/bars.js';
import { bar } from '../rulebook/cite.js';
import type { State } from '../state/state.js';

/** Lists the divisions of a side that may still be activated in this turn [6b, 6c, 12d]. */
export function activatable(state: State, side: Side): number[] {
  return state.divisions
    .filter((division) => division.side === side && barOnActivating(state, division) === undefined)
    .map(({ index }) => index);
}

/** Returns whether a division consists of aircraft. A side need not activate such divisions [6c, 12d]. */
export const isAirDivision = (state: State, division: number): boolean =>
  state.divisions[division].kind === 'air division';

/** Returns the reason why a division may not be activated now; undefined when it may [6c, 6e, 12d, 15.3b]. */
export function barOnActivating(state: State, division: Division): Bar | undefined {
  const { index, name, kind } = division;
  if (state.activated[index] === 1)
    return bar('6e', 'activated-already', () => say`${name} has been activated this turn`);
  switch (kind) {
    case 'garrison':
      return bar('15.3b', 'guards-stay', () => say`${name} guards its sector and is never activated`);
    case 'division':
      return unitsOnMap(state, index) > 0
        ? undefined
        : bar('6c', 'nobody-left', () => say`${name} has no unit on the map`);
    case 'air division':
      return barOnFlying(state, division);
  }
}

/**
 * Returns the reason why an air division may not fly as a whole; undefined when it may. One reason is that some of its
 * aircraft have flown in support of other divisions (ruling `airDivisionAfterSupport`) [12d, 12e, 12f, 15.2b].
 */
function barOnFlying(state: State, { name, side, members }: Division): Bar | undefined {
  if (state.flying === 0) return bar('12e', 'weather', () => say`the weather forbids all air activity today`);
  if (!mayFlyToday(state, side))
    return bar('12f', 'supremacy', () => say`${state.sideName(side)} has no air supremacy today`);
  const able = members.filter((piece) => isInPlay(state, piece) && state.piece(piece).arm !== 'fighter');
  if (able.length === 0) return bar('12d', 'no-aircraft', () => say`${name} has no aircraft that might attack`);
  const ready = able.filter((piece) => state.fired[piece] === 0);
  if (ready.length === 0)
    return bar('12b', 'attacked-already', () => say`all aircraft of ${name} have attacked this turn`);
  return state.rulings.airDivisionAfterSupport || members.every((piece) => state.fired[piece] === 0)
    ? undefined
    : bar('12d', 'not-whole', () => say`aircraft of ${name} have flown in support this turn`);
}
