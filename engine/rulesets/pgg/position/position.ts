import type { Cell } from '../../../board/board.js';
import type { PieceDisplay } from '../../../mechanics/muster/position.js';
import type { Position } from '../../../play/records.js';
import { stepsLeft } from '../combat/elimination.js';
import { markersOf } from '../interdiction/interdiction.js';
import { GERMAN, SIDE_NAMES, SOVIET, type Piece, type Side, type Strength } from '../state/pieces.js';
import { GERMAN_MARKER, RAIL_CUT, SOVIET_MARKER } from '../interdiction/markers.js';
import { ELIMINATED, EVACUATED, EXPECTED, LEFT, OUT_OF_PLAY, UNCALLED, type State } from '../state/state.js';
import { isSupplied, surveySupply } from '../supply/supply.js';
import { placeOf } from '../victory/recaptures.js';
import { unitKind } from '../vocabulary/unit-kinds.js';

/** The display of a state as a position. Only an umpire sees the strengths of untried units [12.1]. */
export const display: PieceDisplay<State, Piece> = {
  off: {
    [EXPECTED]: 'expected',
    [UNCALLED]: 'expected',
    [ELIMINATED]: 'eliminated',
    [OUT_OF_PLAY]: 'removed',
    [EVACUATED]: 'evacuated',
    [LEFT]: 'left',
  },
  isKnown,
  survey: surveySupply,
  formation: (state, { division, army }) => (division >= 0 ? state.divisions[division].name : army),
  symbol: (kind) => unitKind(kind)?.symbol,
  values: (state, { index }, { umpire }) => valuesOf(state, index, umpire),
  steps: (state, { index }) => ({
    step: state.step[index] + 1,
    steps: stepsLeft(state, index) + state.step[index],
  }),
  flags: (state, { index }) => flagsOf(state, index),
  markers(state) {
    const marks = (kind: string, cells: readonly Cell[], side: Side): Position['markers'] =>
      cells.map((cell) => ({ kind, cell: state.label(cell), side: SIDE_NAMES[side] }));
    return [
      ...marks('interdiction', markersOf(state, GERMAN_MARKER), GERMAN),
      ...marks('interdiction', markersOf(state, SOVIET_MARKER), SOVIET),
      ...marks('rail cut', railCuts(state), GERMAN),
    ];
  },
  control: (state) =>
    state.scenario.scores.map((score) => {
      const { name, cells } = placeOf(state.scenario, score);
      const german = cells.length > 0 && cells.every((cell) => state.control[cell] === GERMAN);
      return { place: name, side: SIDE_NAMES[german ? GERMAN : SOVIET] };
    }),
};

/**
 * Returns whether a unit is shown to the players. A division that is in no schedule is shown only after a rule has
 * brought it into the game [14.11, 14.21].
 */
function isKnown(state: State, { index, pool, arrival }: Piece): boolean {
  const rule = state.muster.provisional.includes(index) || state.muster.southWestern.includes(index);
  return !(rule && pool >= 0 && arrival < 0) || state.cell[index] >= 0 || state.cell[index] === ELIMINATED;
}

function railCuts(state: State): number[] {
  const cells: number[] = [];
  state.railClosedUntil.forEach((until, cell) => {
    if (until === RAIL_CUT) cells.push(cell);
  });
  return cells;
}

/** Returns the values on the counter: `4-10`, `6-8-6`, `?-6` while untried, or a leader's rating. */
export function valuesOf(state: State, piece: number, umpire = false): string {
  const { isLeader, rating, pool, kind } = state.piece(piece);
  if (isLeader) return rating === undefined ? '?' : String(rating);
  const hidden = pool >= 0 && (state.untried[piece] === 1 || state.face[piece] === -1) && !umpire;
  const strength = state.strength(piece) ?? (pool >= 0 ? state.muster.pools[pool]?.faces[0] : undefined);
  if (strength === undefined) return '?';
  if (hidden || (pool >= 0 && state.face[piece] === -1)) return `?-${strength.movement}`;
  return faceText(strength, kind);
}

/** Returns a printed face: `4-10`, `6-8-6`. */
function faceText({ attack, defense, movement }: Strength, kind: string): string {
  return attack === defense && kind !== 'rifle' ? `${attack}-${movement}` : `${attack}-${defense}-${movement}`;
}

/** Returns the faces that a counter of a pool may have; empty for other units. */
export function facesOf({ muster, pieces }: State, piece: number): string[] {
  const { pool, kind } = pieces[piece];
  return pool < 0 ? [] : muster.pools[pool].faces.map((face) => faceText(face, kind));
}

function flagsOf(state: State, piece: number): string[] {
  const flags: string[] = [];
  const onMap = state.isOnMap(piece);
  const { pool } = state.piece(piece);
  if (pool >= 0) flags.push(state.untried[piece] === 1 || state.face[piece] === -1 ? 'untried' : 'revealed');
  if (state.disrupted[piece] === 1) flags.push('disrupted');
  if (onMap) flags.push(isSupplied(state, piece) ? 'supplied' : 'unsupplied');
  if (state.guest[piece] === 1) flags.push('guest');
  if (state.frozen[piece] === 1) flags.push('frozen');
  return flags;
}
