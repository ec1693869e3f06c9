/** What every piece tells of itself. */
export interface Mustered {
  readonly index: number;
  readonly name: string;
  /** Index of its side. */
  readonly side: number;
  /** The author's phrase: `rifle division`. */
  readonly kind: string;
}

/** The pieces of a game by index, found by name, and the formations with those that stand in them. */
export interface RegisteredPieces<Piece extends Mustered> {
  readonly pieces: readonly Piece[];
  readonly byName: ReadonlyMap<string, number>;
  /** Formations by name: the units in them, for orders that name a formation. */
  readonly formations: ReadonlyMap<string, readonly number[]>;
}

/** The pieces of a game while they are gathered. */
export class PieceRegister<Piece extends Mustered> implements RegisteredPieces<Piece> {
  readonly pieces: Piece[] = [];
  readonly byName = new Map<string, number>();
  readonly formations = new Map<string, number[]>();

  /** Enters a piece, made from the index it gets. */
  add(make: (index: number) => Piece): number {
    const piece = make(this.pieces.length);
    this.pieces.push(piece);
    this.byName.set(piece.name, piece.index);
    return piece.index;
  }

  /** Makes a formation known that may have units; they are listed by {@link addToFormation}. */
  addFormation(formation: string): void {
    if (!this.formations.has(formation)) this.formations.set(formation, []);
  }

  /** Lists a piece in a formation; one that is not known lists nobody. */
  addToFormation(index: number, formation: string): void {
    this.formations.get(formation)?.push(index);
  }

  /** The unit of that name, or all units of the formation; nobody where the name is not known. */
  piecesNamed(name: string): readonly number[] {
    const unit = this.byName.get(name);
    return unit === undefined ? (this.formations.get(name) ?? []) : [unit];
  }

  /** Indices of the pieces that are meant. */
  piecesWhere(meant: (piece: Piece) => boolean): number[] {
    return this.pieces.filter(meant).map(({ index }) => index);
  }
}
