import { NOWHERE, type Cell } from '../../../board/board.js';
import { hitting, scores } from '../../../mechanics/dice-pool.js';
import { crossedBy } from '../blocks/circumstances.js';
import { hampers } from '../blocks/firing.js';
import { afterHit } from '../blocks/losses.js';
import { openTo, stepPrice } from '../blocks/suffering.js';
import type { State } from '../state/state.js';
import { BOTH, opponent } from '../vocabulary/sides.js';
import { DIE } from '../vocabulary/tables.js';
import { isCaught } from './evacuation.js';
import { firedIn } from './helpless.js';
import { aims } from './round.js';
import { airSalvos, salvosOf, type Salvo } from './salvos.js';
import { sceneOf, type Declared, type Scene } from './scene.js';

const GONE = 255;
const code = (step: number, isMarked: boolean): number => step * 2 + (isMarked ? 1 : 0);

/** How the blocks of one side stand in a battle that is thought through; there is one object for each way they may. */
export interface Half {
  readonly side: number;
  /** A character for each block: its step and whether its shield is struck, or that it is gone. */
  readonly codes: string;
  /** The blocks that are there. */
  readonly units: readonly number[];
  readonly hasCombat: boolean;
  readonly hasLand: boolean;
  /** By slot, what follows: after a hit, after an aimed hit, after its own fire; and chances of its hits. */
  readonly hit: Half[];
  readonly aimedHit: Half[];
  readonly spent: Half[];
  readonly scored: (Hits | undefined)[];
}

/** How both sides stand, by side. */
export type Stand = readonly [Half, Half];

/** Chances of hits: `aimed` those of who picks his target, `plain` those of the others, each by their number. */
export interface Hits {
  readonly aimed: readonly number[];
  readonly plain: readonly number[];
}

/** A salvo in its place in a round; what has been reckoned for it is kept by its slot. */
export interface Slot {
  readonly salvo: Salvo;
  readonly slot: number;
  readonly round: number;
  /** Its dice depend on who is left on the other side as well: who came across water, whose fighters are about. */
  readonly looksAcross: boolean;
}

/** A battle that is thought through. Nothing of the game changes. */
export class Contest {
  readonly start: Stand;
  readonly attacker: number;
  readonly air: readonly Slot[];
  /** By round, 1 and all later ones, what is fired, in its order. */
  readonly rounds: readonly (readonly Slot[])[];
  private readonly pieces: readonly (readonly number[])[];
  private readonly halves: readonly Map<string, Half>[] = [new Map(), new Map()];
  private readonly caught: ReadonlySet<number>;
  private readonly across = new Map<string, Hits>();

  constructor(
    readonly state: State,
    readonly cell: Cell,
    private readonly declared: readonly Declared[],
    private readonly asArtillery: (piece: number) => boolean,
  ) {
    this.attacker = state.side;
    this.pieces = BOTH.map((side) => state.unitsAt(cell, side));
    const isBased = (piece: number): boolean => state.piece(piece).isAir && state.base[piece] === NOWHERE;
    this.caught = new Set(
      this.pieces[opponent(this.attacker)].filter((piece) => isBased(piece) && isCaught(state, piece)),
    );
    const standing = (side: number): Half =>
      this.half(
        side,
        this.pieces[side]
          .map((piece) => String.fromCharCode(code(state.step[piece], state.marked[piece] === 1)))
          .join(''),
      );
    this.start = [standing(0), standing(1)];
    let slots = 0;
    const inSlots = (salvos: readonly Salvo[], round: number): Slot[] =>
      salvos.map((salvo) => ({ salvo, slot: slots++, round, looksAcross: this.looksAcross(salvo) }));
    this.air = inSlots(airSalvos, 1);
    this.rounds = [1, 2].map((round) => inSlots(salvosOf(sceneOf(state, cell, round, declared)).flat(), round));
  }

  /** What is fired in a round, in its order: salvos fired at once do not bear upon one another's dice but in air combat. */
  salvos(round: number): readonly Slot[] {
    return this.rounds[Math.min(round, 2) - 1];
  }

  /** The battle as its steps see it, while the blocks stand so. */
  scene([axis, soviet]: Stand, round: number): Scene {
    const { state, cell, attacker, declared, asArtillery, caught } = this;
    const halves = [axis, soviet];
    return {
      state,
      cell,
      attacker,
      round,
      declared,
      units: (side) => halves[side].units,
      strength: (piece) => state.piece(piece).steps[this.codeOf(halves[state.piece(piece).side], piece) >> 1].strength,
      isGrounded: (piece) => round === 1 && caught.has(piece),
      asArtillery,
    };
  }

  /** The side that is left alone; -1 when nobody is, undefined while both are there. */
  winner([axis, soviet]: Stand): number | undefined {
    if (axis.units.length > 0) return soviet.units.length > 0 ? undefined : 0;
    return soviet.units.length > 0 ? 1 : -1;
  }

  stepsLeft(half: Half): number {
    return half.units.reduce(
      (sum, piece) => sum + this.state.piece(piece).steps.length - (this.codeOf(half, piece) >> 1),
      0,
    );
  }

  without([axis, soviet]: Stand, gone: readonly number[]): Stand {
    const left = (half: Half): Half =>
      gone.reduce((now, piece) => (now.units.includes(piece) ? this.put(now, piece, GONE) : now), half);
    return [left(axis), left(soviet)];
  }

  /** Chances of the hits of a salvo. */
  hitsOf(stand: Stand, at: Slot): Hits {
    const { salvo, slot, looksAcross } = at;
    const half = stand[salvo.side];
    if (!looksAcross) return (half.scored[slot] ??= this.reckonHits(stand, at));
    const key = `${slot}/${stand[0].codes}/${stand[1].codes}`;
    const known = this.across.get(key) ?? this.reckonHits(stand, at);
    this.across.set(key, known);
    return known;
  }

  private reckonHits(stand: Stand, { salvo, round }: Slot): Hits {
    const scene = this.scene(stand, round);
    const fired = firedIn(scene, salvo);
    const isAimed = ({ piece }: (typeof fired)[number]): boolean =>
      piece !== undefined && aims(this.state, scene, salvo, piece);
    const chancesOf = (those: typeof fired): number[] =>
      scores(...those.map(({ dice, from }) => hitting(dice.value, DIE, { from: from.value })));
    return { aimed: chancesOf(fired.filter(isAimed)), plain: chancesOf(fired.filter((one) => !isAimed(one))) };
  }

  private looksAcross({ side, fire }: Salvo): boolean {
    const { state, cell, attacker } = this;
    const land = state.landAt(cell, attacker);
    const crossing = land.filter((piece) => hampers(crossedBy(state, piece), state.weather) || state.landed[piece] > 0);
    if (side !== attacker) return crossing.length > 0;
    return fire === 'raid' && state.plays('stuka') && this.pieces[1 - side].some((one) => state.piece(one).isFighter);
  }

  /** Whether a salvo finds anybody to hit. */
  canHit(stand: Stand, at: Slot): boolean {
    const target = stand[1 - at.salvo.side];
    return this.afterHit(target, at, false) !== target;
  }

  /** Who fired as artillery has paid for it [6.1.4.ammunition]. */
  spent(stand: Stand, at: Slot): Half {
    const { salvo, slot, round } = at;
    const half = stand[salvo.side];
    if (!salvo.spends) return half;
    return (half.spent[slot] ??= salvo.by(this.scene(stand, round)).reduce((now, piece) => {
      const { steps, isSupport } = this.state.piece(piece);
      const step = this.codeOf(now, piece) >> 1;
      if (step < steps.length - 1) return this.put(now, piece, code(step + 1, false));
      return isSupport && steps[step].strength === 0 ? now : this.put(now, piece, GONE);
    }, half));
  }

  /** A side after one hit of a salvo, taken among equals by who is cheapest to repair, if aimed by the dearest [7.7.9, 19.2]. */
  afterHit(target: Half, { salvo, slot, round }: Slot, isAimed: boolean): Half {
    const known = isAimed ? target.aimedHit : target.hit;
    return (known[slot] ??= this.reckonHit(target, salvo, round, isAimed));
  }

  private reckonHit(target: Half, { at, first }: Salvo, round: number, isAimed: boolean): Half {
    const scene = this.scene(target.side === 0 ? [target, this.start[1]] : [this.start[0], target], round);
    const stepOf = (piece: number): number => this.codeOf(target, piece) >> 1;
    const isMarked = (piece: number): boolean => (this.codeOf(target, piece) & 1) === 1;
    const strength = (piece: number): number => scene.strength(piece);
    const open = openTo(this.state, at(scene), first?.(scene) ?? [], { strength, isMarked });
    if (open.length === 0) return target;
    const price = (piece: number): number => (isAimed ? -1 : 1) * stepPrice(this.state, piece, stepOf(piece));
    const piece = open.reduce((best, one) => (price(one) < price(best) ? one : best));
    const after = afterHit(this.state.piece(piece), stepOf(piece), isMarked(piece));
    return this.put(target, piece, after === undefined ? GONE : code(after.step, after.isMarked));
  }

  private codeOf({ side, codes }: Half, piece: number): number {
    return codes.charCodeAt(this.pieces[side].indexOf(piece));
  }

  private put({ side, codes }: Half, piece: number, to: number): Half {
    const at = this.pieces[side].indexOf(piece);
    return this.half(side, codes.slice(0, at) + String.fromCharCode(to) + codes.slice(at + 1));
  }

  private half(side: number, codes: string): Half {
    const known = this.halves[side].get(codes);
    if (known !== undefined) return known;
    const units = this.pieces[side].filter((_, at) => codes.charCodeAt(at) !== GONE);
    const half: Half = {
      side,
      codes,
      units,
      hasCombat: units.some((piece) => this.state.piece(piece).isCombat),
      hasLand: units.some((piece) => this.state.piece(piece).isLand),
      hit: [],
      aimedHit: [],
      spent: [],
      scored: [],
    };
    this.halves[side].set(codes, half);
    return half;
  }
}
