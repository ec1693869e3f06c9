import type { PieceView, Position, UnitSymbol, UnitLocation, Viewer } from '../../play/records.js';
import type { GameState } from '../game-state.js';
import type { Mustered } from './piece-register.js';

/** The functions with which a game describes its pieces, markers and places. */
export interface PieceDisplay<State, Piece extends Mustered> {
  /** For each code of `State.cell` that means a place off the map, the word for that place. */
  readonly off: Readonly<Record<number, string>>;
  /**
   * Returns whether a piece exists yet. Used by games whose rules create pieces that are not in the text. Default:
   * true.
   */
  isKnown?(state: State, piece: Piece): boolean;
  /** Computes values for all pieces at once. Called before the pieces are described one by one. */
  survey?(state: State): void;
  /**
   * Returns whether a viewer may see only the back of a piece. Pieces of this kind are shown on the map without their
   * identity, and off the map not at all. Default: false.
   */
  isHidden?(state: State, piece: Piece, viewer: Viewer): boolean;
  /**
   * Returns the name of the formation that contains a piece; undefined if there is none. Statements about that
   * formation apply to the piece, too.
   */
  formation(state: State, piece: Piece): string | undefined;
  /** Returns the symbol of a kind of unit; undefined for an unknown kind. */
  symbol(kind: string): UnitSymbol | undefined;
  /** Returns the values on the counter as a viewer sees them. */
  values(state: State, piece: Piece, viewer: Viewer): string;
  steps(state: State, piece: Piece): Pick<PieceView, 'step' | 'steps'>;
  flags(state: State, piece: Piece): readonly string[];
  /** Returns further facts that expectations may test. */
  facts?(state: State, piece: Piece): NonNullable<PieceView['facts']>;
  /**
   * Returns whether a counter lies below the others of its stack. For example, a bridge lies below the units that cross
   * it.
   */
  isBelow?(piece: Piece): boolean;
  markers(state: State): Position['markers'];
  control(state: State): Position['control'];
  beside?(state: State, viewer: Viewer): NonNullable<Position['offMap']>;
}

type Standing<Piece extends Mustered> = Pick<GameState<Piece>, 'pieces' | 'cell' | 'label' | 'sideName'>;

/** Returns the position as a viewer sees it. */
export function positionOf<Piece extends Mustered, State extends Standing<Piece>>(
  state: State,
  display: PieceDisplay<State, Piece>,
  viewer: Viewer,
): Position {
  display.survey?.(state);
  const pieces = existingPieces(state, display);
  const isBelow = (piece: Piece): boolean => display.isBelow?.(piece) ?? false;
  const stacked = display.isBelow ? pieces.toSorted((a, b) => Number(isBelow(b)) - Number(isBelow(a))) : pieces;
  const isHidden = (piece: Piece): boolean => display.isHidden?.(state, piece, viewer) ?? false;
  const open = display.isHidden ? stacked.filter((piece) => !isHidden(piece)) : stacked;
  return {
    pieces: [
      ...open.map((piece) => viewOf(state, display, piece, viewer)),
      ...(open.length < stacked.length ? backsOf(state, pieces.filter(isHidden)) : []),
    ],
    markers: display.markers(state),
    control: display.control(state),
    ...(display.beside && { offMap: display.beside(state, viewer) }),
  };
}

/**
 * Returns the hidden pieces on the map without their identity. The pieces are sorted by cell, so that their order
 * reveals nothing.
 */
function backsOf<Piece extends Mustered>(state: Standing<Piece>, hidden: readonly Piece[]): PieceView[] {
  const counts = new Map<string, number>();
  return hidden
    .filter(({ index }) => state.cell[index] >= 0)
    .sort((a, b) => state.cell[a.index] - state.cell[b.index] || a.side - b.side)
    .map(({ index, side }) => {
      const [owner, cell] = [state.sideName(side), state.label(state.cell[index])];
      const place = `${owner} block in ${cell}`;
      const number = (counts.get(place) ?? 0) + 1;
      counts.set(place, number);
      const name = number === 1 ? place : `${place} #${number}`;
      return {
        name,
        side: owner,
        cell,
        kind: '',
        values: '?',
        step: 1,
        steps: 1,
        flags: [],
        symbol: { function: 'unknown' },
      };
    });
}

/** Returns the unit with a name, or the units of the formation with that name, as the umpire sees them. */
export function unitsCalled<Piece extends Mustered, State extends Standing<Piece>>(
  state: State,
  display: PieceDisplay<State, Piece>,
  name: string,
): PieceView[] {
  const pieces = existingPieces(state, display);
  const named = pieces.filter((piece) => piece.name === name);
  const matching = named.length > 0 ? named : pieces.filter((piece) => display.formation(state, piece) === name);
  return matching.map((piece) => viewOf(state, display, piece, { umpire: true }));
}

/**
 * Returns the location of each piece. With `reasons`, returns only pieces that are off the map for one of these
 * reasons.
 */
export function whereaboutsOf<Piece extends Mustered, State extends Standing<Piece>>(
  state: State,
  display: PieceDisplay<State, Piece>,
  reasons?: readonly string[],
): UnitLocation[] {
  const pieces = existingPieces(state, display);
  const matching = reasons ? pieces.filter(({ index }) => reasons.includes(display.off[state.cell[index]])) : pieces;
  return matching.map((piece) => whereIs(state, display, piece));
}

function existingPieces<Piece extends Mustered, State extends Standing<Piece>>(
  state: State,
  display: PieceDisplay<State, Piece>,
): readonly Piece[] {
  return display.isKnown ? state.pieces.filter((piece) => display.isKnown?.(state, piece)) : state.pieces;
}

function whereIs<Piece extends Mustered>(
  state: Standing<Piece>,
  { off }: Pick<PieceDisplay<never, never>, 'off'>,
  { index, name, side }: Piece,
): Mutable<UnitLocation> {
  const cell = state.cell[index];
  const called = state.sideName(side);
  return cell >= 0 ? { name, side: called, cell: state.label(cell) } : { name, side: called, off: off[cell] };
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Describes a piece for a viewer. The fields are assigned one by one, which is faster, because a large scenario has
 * thousands of pieces.
 */
function viewOf<Piece extends Mustered, State extends Standing<Piece>>(
  state: State,
  display: PieceDisplay<State, Piece>,
  piece: Piece,
  viewer: Viewer,
): PieceView {
  const view = whereIs(state, display, piece) as Mutable<PieceView>;
  const formation = display.formation(state, piece);
  const { step, steps } = display.steps(state, piece);
  view.kind = piece.kind;
  view.values = display.values(state, piece, viewer);
  view.step = step;
  view.steps = steps;
  view.flags = display.flags(state, piece);
  if (display.facts) view.facts = display.facts(state, piece);
  if (formation !== undefined) view.formation = formation;
  view.symbol = display.symbol(piece.kind) ?? { function: 'infantry' };
  return view;
}
