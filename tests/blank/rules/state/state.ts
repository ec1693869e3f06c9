import type { Cell } from '../../../../engine/board/board.js';
import { IMPASSABLE } from '../../../../engine/board/reach.js';
import { byte, meaning, value, word, type Fields } from '../../../../engine/mechanics/state-fields.js';
import { EXPECTED } from '../../../../engine/mechanics/off-map.js';
import { stateOf } from '../../../../engine/mechanics/game-state.js';
import type { RegisteredPieces } from '../../../../engine/mechanics/muster/piece-register.js';
import { LineSearch } from '../../../../engine/mechanics/lines.js';
import type { StepCosts } from '../../../../engine/mechanics/movement/step-costs.js';
import { NO_SIDE } from '../../../../engine/mechanics/sides.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { applyHouseRules } from '../../../../engine/play/numbers.js';
import { bookNumbers, type Numbers } from '../vocabulary/numbers.js';
import { SIDES } from '../vocabulary/sides.js';
import { terrain } from '../vocabulary/terrain.js';
import { musterOf, type Piece } from './muster.js';

/**
 * Everything that changes in a game, in addition to the cells of the pieces. A field that names an occasion is reset
 * when that occasion ends.
 */
const fields = {
  piece: {
    moved: byte('phase'),
    /** 1 if the unit had no line to a depot when its side's phase began [5]. */
    isolated: byte(),
  },
  cell: {
    /** The side that occupies the cell, or that occupied it last [6]. */
    control: meaning('side', word(NO_SIDE)),
  },
  game: {
    turn: value(0),
    phasesDone: value(-1),
    phase: value('setup'),
    side: meaning('side', value(NO_SIDE)),
  },
} as const satisfies Fields;

/** The words with which a `position` statement says that a unit is not on the map. */
export const OFF_MAP = { expected: EXPECTED } as const;

const Standing = stateOf<Piece, typeof fields>(fields);

/** The state of a game. */
export class State extends Standing {
  readonly muster: RegisteredPieces<Piece>;
  readonly numbers: Numbers;
  readonly lines: LineSearch;
  readonly steps: StepCosts;

  constructor(readonly scenario: ScenarioModel) {
    const { board, terrain: ground, terrainWords } = scenario.map;
    const muster = musterOf(scenario);
    super(muster.pieces, board, {});
    this.muster = muster;
    this.numbers = applyHouseRules(bookNumbers, scenario);
    this.lines = new LineSearch(board);
    this.steps = Uint8Array.from(board.neighbours, (to) =>
      to < 0 ? IMPASSABLE : (terrain[terrainWords[ground[to]]]?.cost ?? IMPASSABLE),
    );
  }

  protected override get acting(): string {
    return SIDES[this.side] ?? '';
  }
  sideName(side: number): string {
    return SIDES[side];
  }

  /** Returns the units of a side on the map. */
  unitsOf(side: number): number[] {
    return this.pieces.filter((piece) => piece.side === side && this.isOnMap(piece.index)).map(({ index }) => index);
  }

  /** Moves a piece to a cell. */
  put(piece: number, to: Cell): void {
    const { side } = this.piece(piece);
    if (this.isOnMap(piece)) this.unlink(piece, this.cell[piece]);
    this.cell[piece] = to;
    this.link(piece, to, side);
    this.control[to] = side;
  }
}
