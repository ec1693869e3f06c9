/** The properties of every piece. */
export interface Mustered {
  readonly index: number;
  readonly name: string;
  /** Index of the piece's side. */
  readonly side: number;
  /** The kind as the author writes it: `rifle division`. */
  readonly kind: string;
}

/** The pieces of a game by index and by name, and the formations with their pieces. */
export interface RegisteredPieces<Piece extends Mustered> {
  readonly pieces: readonly Piece[];
  readonly byName: ReadonlyMap<string, number>;
  /** The units of each formation, by its name, for orders that name a formation. */
  readonly formations: ReadonlyMap<string, readonly number[]>;
}

/** The register of pieces while it is filled. */
export class PieceRegister<Piece extends Mustered> implements RegisteredPieces<Piece> {
  readonly pieces: Piece[] = [];
  readonly byName = new Map<string, number>();
  readonly formations = new Map<string, number[]>();

  /** Adds a piece and returns its index. `make` creates the piece from the index. */
  add(make: (index: number) => Piece): number {
    const piece = make(this.pieces.length);
    this.pieces.push(piece);
    this.byName.set(piece.name, piece.index);
    return piece.index;
  }

  /** Adds a formation without units. Its units are added with {@link addToFormation}. */
  addFormation(formation: string): void {
    if (!this.formations.has(formation)) this.formations.set(formation, []);
  }

  /** Adds a piece to a formation. Ignores an unknown formation. */
  addToFormation(index: number, formation: string): void {
    this.formations.get(formation)?.push(index);
  }

  /** Returns the unit with a name, or all units of the formation with that name; empty for an unknown name. */
  piecesNamed(name: string): readonly number[] {
    const unit = this.byName.get(name);
    return unit === undefined ? (this.formations.get(name) ?? []) : [unit];
  }

  /** Returns the indices of the pieces that a test accepts. */
  piecesWhere(isAccepted: (piece: Piece) => boolean): number[] {
    return this.pieces.filter(isAccepted).map(({ index }) => index);
  }
}
