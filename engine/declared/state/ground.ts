import { NOWHERE, type Board, type Cell } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';
import { markAlong, markBetween } from '../../mechanics/ground.js';
import { linksWhere } from '../../mechanics/lines.js';
import { HALF_POINTS } from '../../mechanics/movement/half-points.js';
import { WHOLE_ALLOWANCE } from '../../mechanics/movement/step-costs.js';
import type { MapModel } from '../../model/map.js';
import type { CostsByClass, Hexside, Line, Place, Terrain } from '../declaration/ground.js';
import type { Declaration } from '../declaration.js';

type GroundWords = Pick<Declaration, 'terrain' | 'places' | 'hexsides' | 'lines' | 'classes'>;

/** Maximum cost of a step in half points. */
const MAX_STEP_COST = WHOLE_ALLOWANCE - 1;

/** A map as the statements of a declared game describe it. It does not change during a game. */
export class Ground {
  readonly board: Board;
  /** `terrain[cell]`: the index of the terrain in the declaration; 255 for a cell without declared terrain. */
  readonly terrain: Uint8Array;
  /** `places[cell]`: the places in the cell, as bits by their index in the declaration. */
  readonly places: Int32Array;
  /** `hexsides[step]`: the hexsides that a step crosses, as bits by their index in the declaration. */
  readonly hexsides: Int32Array;
  /** `lines[step]`: the lines that a step follows, as bits by their index in the declaration. */
  readonly lines: Int32Array;
  /** `costs[class][step]`: the cost of a step in half points, or `IMPASSABLE`. */
  readonly costs: readonly Uint8Array[];
  /** `openLinks[step]`: the neighbour to which the step leads; `NOWHERE` across an impassable hexside. */
  readonly openLinks: Int32Array;
  private readonly offLines: (Uint8Array | undefined)[] = [];
  private readonly cellsByWords = new Map<readonly string[], Uint8Array>();
  private enterable: Uint8Array | undefined;
  private readonly linksByWord = new Map<string, Int32Array>();

  constructor(
    private readonly words: GroundWords,
    readonly map: MapModel,
  ) {
    const { board, terrain, terrainWords } = map;
    this.board = board;
    const indices = terrainWords.map((word) => words.terrain.findIndex((one) => one.word === word));
    this.terrain = Uint8Array.from(terrain, (index) => indices[index] ?? -1);
    this.places = new Int32Array(board.size);
    const steps = board.size * board.directions;
    this.hexsides = new Int32Array(steps);
    this.lines = new Int32Array(steps);
    for (const feature of map.features) {
      const { kind } = feature;
      words.places.forEach(({ word }, index) => {
        if (word === kind) for (const cell of feature.cells) this.places[cell] |= 1 << index;
      });
      words.hexsides.forEach(({ word }, index) => {
        if (word === kind)
          for (const [one, other] of feature.hexsides) markBetween(this.hexsides, board, one, other, 1 << index);
      });
      words.lines.forEach(({ word }, index) => {
        if (word === kind) markAlong(this.lines, board, feature.chains, 1 << index);
      });
    }
    this.openLinks = linksWhere(board, (step) => !this.isBarred(step));
    this.linksByWord.set('', this.openLinks);
    this.costs = words.classes.map((_, moving) => this.costsOf(moving, true));
  }

  terrainAt(cell: Cell): Terrain | undefined {
    return this.words.terrain[this.terrain[cell]];
  }
  placesAt(cell: Cell): readonly Place[] {
    return chosen(this.words.places, this.places[cell]);
  }
  hexsidesOn(step: number): readonly Hexside[] {
    return chosen(this.words.hexsides, this.hexsides[step]);
  }
  linesAlong(step: number): readonly Line[] {
    return chosen(this.words.lines, this.lines[step]);
  }

  /**
   * Returns, for each step, the neighbour to which a line of the given kind leads; `NOWHERE` without such a line. With
   * an empty text as the kind, all steps count, except those across impassable hexsides.
   */
  linksAlong(word: string): Int32Array {
    let links = this.linksByWord.get(word);
    if (links === undefined) {
      links = linksWhere(this.board, (step) => this.linesAlong(step).some((line) => line.word === word));
      this.linksByWord.set(word, links);
    }
    return links;
  }

  /** Returns whether an impassable hexside bars a step. */
  isBarred(step: number): boolean {
    return this.hexsides[step] !== 0 && this.hexsidesOn(step).some(({ isImpassable }) => isImpassable);
  }

  /** Returns whether units of any class may ever enter a cell from a neighbour, also by rail. */
  isEnterable(cell: Cell): boolean {
    this.enterable ??= Uint8Array.from({ length: this.board.size }, (_, one) => (this.hasWayInto(one) ? 1 : 0));
    return this.enterable[cell] === 1;
  }

  private hasWayInto(cell: Cell): boolean {
    const { board } = this;
    for (let direction = 0; direction < board.directions; direction++) {
      const from = board.neighbours[cell * board.directions + direction];
      if (from === NOWHERE) continue;
      const step = from * board.directions + board.direction(from, cell);
      if (this.openLinks[step] === NOWHERE) continue;
      if (this.lines[step] !== 0 || this.costs.some((steps) => steps[step] !== IMPASSABLE)) return true;
    }
    return false;
  }

  /** Returns whether a cell has terrain or a place with one of the words. */
  has(cell: Cell, words: readonly string[]): boolean {
    return this.cellsWith(words)[cell] === 1;
  }

  /** Returns, for each cell, 1 if it has terrain or a place with one of the words. */
  cellsWith(words: readonly string[]): Uint8Array {
    const known = this.cellsByWords.get(words);
    if (known !== undefined) return known;
    const cells = Uint8Array.from({ length: this.board.size }, (_, cell) =>
      [this.terrainAt(cell), ...this.placesAt(cell)].some((one) => one !== undefined && words.includes(one.word))
        ? 1
        : 0,
    );
    this.cellsByWords.set(words, cells);
    return cells;
  }

  /** Returns the cost of every step of a class as if the map had no lines. */
  costsOffLines(moving: number): Uint8Array {
    return (this.offLines[moving] ??= this.costsOf(moving, false));
  }

  private costsOf(moving: number, isAlongLines: boolean): Uint8Array {
    return Uint8Array.from(this.board.neighbours, (to, step) =>
      to === NOWHERE ? IMPASSABLE : this.costOf(step, to, moving, isAlongLines),
    );
  }

  /** Returns the lowest cost of a step: across the ground or along one of its lines. */
  private costOf(step: number, to: Cell, moving: number, isAlongLines: boolean): number {
    if (this.isBarred(step)) return IMPASSABLE;
    const crossing = sumOf(this.hexsidesOn(step), moving);
    const entering = sumOf([...listOf(this.terrainAt(to)), ...this.placesAt(to)], moving);
    const onGround = this.terrainAt(to) === undefined ? undefined : plus(entering, crossing);
    const alongLines = (isAlongLines ? this.linesAlong(step) : []).map(({ rate, bridges }) =>
      rate === undefined ? undefined : bridges ? rate : plus(rate, crossing),
    );
    const points = Math.min(...[onGround, ...alongLines].map((one) => one ?? Infinity));
    return points === Infinity ? IMPASSABLE : Math.min(MAX_STEP_COST, Math.round(points * HALF_POINTS));
  }
}

const listOf = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one]);

const plus = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other;

/** Returns the sum of the costs for a class of movement; undefined if the class may not enter one of the parts. */
const sumOf = (ground: readonly { readonly costs: CostsByClass }[], moving: number): number | undefined =>
  ground.reduce<number | undefined>((sum, { costs }) => plus(sum, costs[moving]), 0);

const chosen = <T>(list: readonly T[], bits: number): readonly T[] =>
  bits === 0 ? [] : list.filter((_, index) => (bits & (1 << index)) !== 0);
