import type { Refusal } from '../../../play/moment.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { bar } from '../refusal.js';
import { SIDE_NAMES } from '../state/pieces.js';
import { areInExcess, excessIn } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { ELIMINATED, EXPECTED, REMOVED, STOPPED } from '../state/state.js';
import { isOfTheWest } from '../zones/west-columns.js';
import { inEnemyZone } from '../zones/zones.js';

/** Whether a unit marches east with its whole allowance in this phase [5.23]. */
export function isMarching(state: State, piece: number): boolean {
  return state.turn === 1 && isOfTheWest(state.piece(piece));
}

/** Whether the unit has no more part in the present phase: it has moved, or moves in another. */
export function isHeldByTurn(state: State, piece: number): boolean {
  return state.moved[piece] !== 0 || (state.phase === 'mechanized movement' && !state.piece(piece).mechanized);
}

/** What still leads out of enemy ZOC [6.56]: nothing for a frozen army, and a leader does not overrun alone [5.21, 6.53]. */
function wayOut(state: State, piece: number): string {
  if (state.frozen[piece] === 1 || !state.rulings['overrun.fromZoc']) return '';
  return state.piece(piece).isLeader
    ? '; only units that overrun take him along [6.53, 6.56]'
    : '; only an overrun takes it out [6.56]';
}

/** Whether a unit makes no normal move now: asked for every unit at every move, so it looks first for what holds most of them. */
export const isHeld = (state: State, piece: number): boolean =>
  isHeldByTurn(state, piece) || barOnMoving(state, piece) !== undefined;

/** Why a unit may not make a normal move now; undefined when it may. */
export const whyHeld = (state: State, piece: number): Refusal | undefined => whyNot(barOnMoving(state, piece));

/** What holds a unit in its place in this phase: no normal move may be made. */
export function barOnMoving(state: State, piece: number): Bar | undefined {
  const { name, side, mechanized } = state.piece(piece);
  const cell = state.cell[piece];
  if (side !== state.side) {
    return bar(
      '6.24',
      'not-its-phase',
      () => `${name} is ${SIDE_NAMES[side]}; in this phase the ${SIDE_NAMES[state.side]} side moves [6.24].`,
    );
  }
  if (cell < 0) return bar('6.0', 'not-on-map', () => `${name} is not on the map: ${whereabouts(state, piece)}.`);
  const at = (): string => state.label(cell);
  if (state.phase === 'mechanized movement' && !mechanized) {
    return bar(
      '4.2.B3',
      'not-mechanized',
      () => `${name} does not move a second time; only panzer, motorized and cavalry units do [4.2.B3].`,
    );
  }
  if (state.disrupted[piece] === 1)
    return bar(
      '6.62',
      'disrupted',
      () => `${name} in ${at()} is disrupted and may not move until its side recovers [6.62].`,
    );
  if (state.moved[piece] === STOPPED) return stoppedByOverrun(state, piece);
  if (state.moved[piece] !== 0)
    return bar(
      '6.0',
      'moved-already',
      () => `${name} has finished its move of this phase in ${at()} [6.0]. Give its whole path in one order.`,
    );
  if (inEnemyZone(state, side, cell)) {
    return bar(
      '6.22',
      'held-in-zoc',
      () => `${name} in ${at()} stands in enemy ZOC and may not leave by choice [6.22, 8.13]${wayOut(state, piece)}.`,
    );
  }
  if (state.frozen[piece] === 1 && !areInExcess(state, cell, [piece])) {
    const reason = (): string =>
      excessIn(state, cell) === 0
        ? `${at()} is not overstacked`
        : `${at()} would hold as many units too many without ${name}`;
    return bar(
      '5.22',
      'frozen',
      () =>
        `The ${state.piece(piece).army ?? ''}th Army may not move on turn 1 and ${reason()}; ${name} stays [5.21, 5.22].`,
    );
  }
  if (state.left[piece] <= 0) {
    return state.strength(piece) === undefined
      ? bar(
          '3.4',
          'no-values',
          () => `The movement allowance of ${name} is not given: write its face, such as 4-10, where it is declared.`,
        )
      : bar('6.23', 'allowance', () => `${name} in ${at()} has no movement points left [6.23].`);
  }
  return undefined;
}

/** A failed overrun ends the movement of its units, overruns included [6.52]. */
export function stoppedByOverrun(state: State, piece: number): Bar {
  const name = state.name(piece);
  return bar(
    '6.52',
    'overrun-failed',
    () =>
      `${name} in ${state.label(state.cell[piece])} took part in an overrun that failed; it does not move or overrun any more in this phase [6.52].`,
  );
}

function whereabouts(state: State, piece: number): string {
  switch (state.cell[piece]) {
    case EXPECTED: {
      const { arrival: index } = state.piece(piece);
      if (index < 0) return 'nothing places it';
      const arrival = state.muster.arrivals[index];
      return `it may enter from turn ${arrival.turn} at ${arrival.entry}; write \`enter\``;
    }
    case ELIMINATED:
      return 'it was eliminated';
    case REMOVED:
      return 'it was removed from play';
    default:
      return 'it has not been called';
  }
}
