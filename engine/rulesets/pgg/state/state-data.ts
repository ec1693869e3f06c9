import type { Cell } from '../../../board/board.js';
import { stateOf } from '../../../mechanics/game-state.js';
import type { Arrival } from '../../../mechanics/muster/groups.js';
import { firstArrivalTurn } from '../../../mechanics/special-rules/brought-arrivals.js';
import type { Zone } from '../../../mechanics/zones.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { PggRule } from '../rulebook/index.js';
import { rulingsOf, type Rulings } from '../rulings/rulings.js';
import { recaptures } from '../victory/recaptures.js';
import { combatTableOf } from '../vocabulary/combat-results.js';
import { numbersOf, type Numbers } from '../vocabulary/numbers.js';
import { fields } from './fields.js';
import type { Ground } from './ground.js';
import { SIDE_NAMES, type Division, type Muster, type Piece, type Strength } from './pieces.js';

/**
 * The data of a game's state: the saved fields of `fields.ts`, and the data that {@link State} derives from them. Pools
 * are represented by their indices.
 */
export abstract class StateData extends stateOf<Piece, typeof fields, PggRule>(fields) {
  /** The ZOC of each side's undisrupted units [8.0]. */
  abstract readonly zone: readonly [Zone, Zone];
  /**
   * `marks[side][cell]`: the bits that stop or block a moving unit of the side, in the form that `Reach` takes [6.21,
   * 6.22, 6.4].
   */
  readonly marks: readonly [Uint8Array, Uint8Array];
  /** `lineOpen[side][cell]`: 1 where enemy units and their ZOC let a line of the side pass. See `lineMayPass`. */
  readonly lineOpen: readonly [Uint8Array, Uint8Array];
  /** Number of interdiction markers on the map, by their side. */
  readonly markersLaid: [number, number] = [0, 0];
  /**
   * The costs of all steps in half points, including the costs of interdiction markers. There is one array for each
   * side and movement class; `stepsOf` returns the array of a piece.
   */
  abstract readonly steps: readonly Uint8Array[];

  /**
   * A counter that increases when units appear, leave, move or are disrupted. Caches of movement are valid while it is
   * the same.
   */
  changes = 1;
  /** A counter for each side that increases when units of the side appear, leave, move or are disrupted. */
  readonly changesOf: [number, number] = [1, 1];
  /**
   * For each side, a number that changes whenever a line of supply or command of the side may have changed. Caches of
   * lines compare this number. Most moves change no line.
   */
  readonly lineChanges: [number, number] = [1, 1];

  /** The rulings of this game on ambiguous passages of the rulebook. */
  readonly rulings: Rulings;
  /** The rulebook's values with the house rules of the scenario. */
  readonly numbers: Numbers;
  /** The combat results table with the scenario's changes [9.5]. */
  readonly combatTable: ReturnType<typeof combatTableOf>;

  constructor(
    readonly scenario: ScenarioModel,
    readonly ground: Ground,
    readonly muster: Muster,
  ) {
    super(muster.pieces, ground.board, {
      division: muster.divisions.length,
      recapture: recaptures(scenario).length,
    });
    const cells = ground.board.size;
    this.rulings = rulingsOf(scenario);
    this.numbers = numbersOf(scenario);
    this.combatTable = combatTableOf(scenario);
    this.marks = [new Uint8Array(cells), new Uint8Array(cells)];
    this.lineOpen = [new Uint8Array(cells), new Uint8Array(cells)];
    this.poolLeft = muster.pools.map(({ counts }) => [...counts]);
    this.pile = muster.pools.map(({ counts }) => counts.map(() => 0));
  }

  protected get acting(): string {
    return SIDE_NAMES[this.side];
  }
  sideName(side: number): string {
    return SIDE_NAMES[side];
  }
  get divisions(): readonly Division[] {
    return this.muster.divisions;
  }

  hasLeader(cell: Cell): boolean {
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) if (this.piece(p).isLeader) return true;
    return false;
  }

  /**
   * Returns the first turn in which a group of arrivals may enter. Returns Infinity while the group still waits for an
   * offer or a condition of the scenario.
   */
  comesFrom(arrival: Arrival): number {
    return firstArrivalTurn(this.brought, this.scenario, arrival);
  }

  /**
   * Returns the values that the counter has now, drawn or printed; undefined when the author wrote none. The values of
   * an untried unit are hidden: test `untried` before showing them.
   */
  strength(index: number): Strength | undefined {
    const piece = this.piece(index);
    if (piece.pool < 0) return piece.faces[this.step[index]];
    const face = this.face[index];
    return face < 0 ? undefined : this.muster.pools[piece.pool]?.faces[face];
  }
}
