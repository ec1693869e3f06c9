import type { PieceView, Position, Whereabouts } from '../../../play/ruleset.js';
import { stepsLeft } from '../combat/elimination.js';
import { markersOf } from '../interdiction/interdiction.js';
import { GERMAN, SIDE_NAMES, SOVIET, type Piece } from '../state/pieces.js';
import { GERMAN_MARKER, RAIL_CUT, SOVIET_MARKER } from '../interdiction/markers.js';
import { ELIMINATED, EVACUATED, REMOVED, type State } from '../state/state.js';
import { isSupplied } from '../supply/supply.js';
import { placeOf } from '../victory/recaptures.js';
import { unitKind } from '../vocabulary/unit-kinds.js';

/** What stands where. Strengths of untried units only for an umpire [12.1]. */
export function positionOf(state: State, umpire: boolean): Position {
  return {
    pieces: knownPieces(state).map((piece) => viewOf(state, piece, umpire)),
    markers: [
      ...markersOf(state, GERMAN_MARKER).map((cell) => ({
        kind: 'interdiction',
        cell: state.label(cell),
        side: SIDE_NAMES[GERMAN],
      })),
      ...markersOf(state, SOVIET_MARKER).map((cell) => ({
        kind: 'interdiction',
        cell: state.label(cell),
        side: SIDE_NAMES[SOVIET],
      })),
      ...railCuts(state).map((cell) => ({ kind: 'rail cut', cell: state.label(cell), side: SIDE_NAMES[GERMAN] })),
    ],
    control: state.scenario.scores.map((score) => {
      const { name, cells } = placeOf(state.scenario, score);
      const german = cells.length > 0 && cells.every((cell) => state.control[cell] === GERMAN);
      return { place: name, side: SIDE_NAMES[german ? GERMAN : SOVIET] };
    }),
  };
}

export function unitsCalled(state: State, name: string): PieceView[] {
  const named = knownPieces(state).filter((piece) => piece.name === name);
  const meant = named.length > 0 ? named : knownPieces(state).filter((piece) => formationOf(state, piece) === name);
  return meant.map((piece) => viewOf(state, piece, true));
}

export function whereaboutsOf(state: State): Whereabouts[] {
  return knownPieces(state).map((piece) => whereIs(state, piece));
}

const knownPieces = (state: State): readonly Piece[] => state.pieces.filter((piece) => isKnown(state, piece));

/** Divisions that no list names are shown from the moment a rule brings them [14.11, 14.21]. */
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

function viewOf(state: State, piece: Piece, umpire: boolean): PieceView {
  const { index, kind } = piece;
  const formation = formationOf(state, piece);
  return {
    ...whereIs(state, piece),
    kind,
    values: valuesOf(state, index, umpire),
    step: state.step[index] + 1,
    steps: stepsLeft(state, index) + state.step[index],
    flags: flagsOf(state, index),
    ...(formation !== undefined && { formation }),
    symbol: unitKind(kind)?.symbol ?? { function: 'infantry' },
  };
}

function formationOf(state: State, { division, army }: Piece): string | undefined {
  return division >= 0 ? state.divisions[division]?.name : army;
}

function whereIs(state: State, { index, name, side }: Piece): Whereabouts {
  const cell = state.cell[index];
  return { name, side: SIDE_NAMES[side], ...(cell >= 0 ? { cell: state.label(cell) } : { off: offWhy(cell) }) };
}

function offWhy(cell: number): string {
  if (cell === ELIMINATED) return 'eliminated';
  if (cell === REMOVED) return 'removed';
  return cell === EVACUATED ? 'evacuated' : 'expected';
}

/** What the counter shows: `4-10`, `6-8-6`, `?-6` while untried, a leader's rating. */
export function valuesOf(state: State, piece: number, umpire = false): string {
  const { isLeader, rating, pool, kind } = state.piece(piece);
  if (isLeader) return rating === undefined ? '?' : String(rating);
  const hidden = pool >= 0 && (state.untried[piece] === 1 || state.face[piece] === -1) && !umpire;
  const strength = state.strength(piece) ?? (pool >= 0 ? state.muster.pools[pool]?.faces[0] : undefined);
  if (strength === undefined) return '?';
  if (hidden || (pool >= 0 && state.face[piece] === -1)) return `?-${strength.movement}`;
  const { attack, defense, movement } = strength;
  return attack === defense && kind !== 'rifle' ? `${attack}-${movement}` : `${attack}-${defense}-${movement}`;
}

function flagsOf(state: State, piece: number): string[] {
  const flags: string[] = [];
  const onMap = state.onMap(piece);
  const { pool } = state.piece(piece);
  if (pool >= 0) flags.push(state.untried[piece] === 1 || state.face[piece] === -1 ? 'untried' : 'revealed');
  if (state.disrupted[piece] === 1) flags.push('disrupted');
  if (onMap) flags.push(isSupplied(state, piece) ? 'supplied' : 'unsupplied');
  if (state.guest[piece] === 1) flags.push('guest');
  if (state.frozen[piece] === 1) flags.push('frozen');
  return flags;
}
