import { NOWHERE, type Cell } from '../../../board/board.js';
import { hitting, scores } from '../../../mechanics/dice-pool.js';
import { isStriking } from '../air/missions.js';
import { carriedBy, isDescending } from '../airborne/descent.js';
import { circumstancesOf } from '../blocks/circumstances.js';
import { afterHit } from '../blocks/losses.js';
import { diceText, type Fired } from '../blocks/shooting.js';
import { openTo, stepPrice } from '../blocks/suffering.js';
import { isDesperate } from '../movement/attacking.js';
import type { State } from '../state/state.js';
import { BOTH } from '../vocabulary/sides.js';
import { DIE } from '../vocabulary/tables.js';
import { isCaught, staysDown } from './evacuation.js';
import { Halves, type Half, type Hits, type Struck } from './half.js';
import { firedIn } from './helpless.js';
import { aims } from './round.js';
import { airSalvos, salvosOf, type Salvo } from './salvos.js';
import { landOf, sceneOf, type Declared, type Scene } from './scene.js';

/** How both sides stand, by side. */
export type Stand = readonly [Half, Half];

/** A salvo in its place in a round: what is known of its dice is kept by its slot, what its hits do by whom they strike. */
export interface Slot {
  readonly salvo: Salvo;
  readonly slot: number;
  readonly strikes: number;
  readonly round: number;
}

/** A battle that is thought through. Nothing of the game changes. */
export class Contest {
  readonly start: Stand;
  readonly attacker: number;
  readonly air: readonly Slot[];
  /** Bombers sent against installations: they fly home in the first round [32.0.round]. */
  readonly strikers: readonly number[];
  /** Attackers who fight in despair [12.4.1]. */
  readonly desperate: ReadonlySet<number>;
  readonly halves: readonly [Halves, Halves];
  /** By round, 1 and all later ones, what is fired, in its order. */
  private readonly rounds: readonly (readonly Slot[])[];
  private readonly caught: ReadonlySet<number>;
  private readonly dropped: ReadonlySet<number>;
  /** Whom salvos strike. */
  private readonly struckBy: (Pick<Salvo, 'at' | 'first'> & { readonly round: number })[] = [];
  private readonly aspects = new Map<string, number>();
  /** By who fires, and by dice. */
  private readonly hits = new Map<string, Hits>();

  constructor(
    readonly state: State,
    readonly cell: Cell,
    private readonly declared: readonly Declared[],
    private readonly asArtillery: (piece: number) => boolean,
  ) {
    this.attacker = state.side;
    const [axis, soviet] = BOTH.map((side) => state.unitsAt(cell, side));
    const [attackers, defenders] = this.attacker === 0 ? [axis, soviet] : [soviet, axis];
    const isBased = (piece: number): boolean => state.piece(piece).isAir && state.base[piece] === NOWHERE;
    this.caught = new Set(defenders.filter((piece) => isBased(piece) && isCaught(state, piece)));
    this.dropped = new Set(attackers.filter((piece) => isDescending(state, piece)));
    this.strikers = attackers.filter((piece) => isStriking(state, piece));
    this.desperate = new Set(attackers.filter((piece) => !this.dropped.has(piece) && isDesperate(state, piece)));
    this.halves = [new Halves(state, 0, axis), new Halves(state, 1, soviet)];
    this.start = [this.halves[0].first, this.halves[1].first];
    let slots = 0;
    const inSlots = (salvos: readonly Salvo[], round: number): Slot[] =>
      salvos.map((salvo) => ({ salvo, slot: slots++, strikes: this.strikes(salvo, round), round }));
    this.air = inSlots(airSalvos, 1);
    this.rounds = [1, 2].map((round) => inSlots(salvosOf(sceneOf(state, cell, round, declared)).flat(), round));
  }

  /** Whom a salvo strikes, by a number: in all rounds the same but for bombers that are caught on the ground. */
  private strikes({ at, first }: Salvo, round: number): number {
    const { struckBy, caught } = this;
    const known = struckBy.findIndex(
      (one) => one.at === at && one.first === first && (one.round === round || caught.size === 0),
    );
    return known >= 0 ? known : struckBy.push({ at, first, round }) - 1;
  }

  /** What is fired in a round, in its order: salvos fired at once do not bear upon one another's dice but in air combat. */
  salvos(round: number): readonly Slot[] {
    return this.rounds[Math.min(round, 2) - 1];
  }

  /** The battle as its steps see it, while the blocks stand so; who is dropped comes down between those of the first round [23.0.landing]. */
  scene(stand: Stand, round: number, isDown = round > 1): Scene {
    const { state, cell, attacker, declared, asArtillery, caught, dropped, halves } = this;
    return {
      state,
      cell,
      attacker,
      round,
      declared,
      units: (side) => stand[side].crew.units,
      strength: (piece) => {
        const { side, steps } = state.piece(piece);
        return steps[halves[side].stepOf(stand[side], piece)].strength;
      },
      isDescending: (piece) => !isDown && dropped.has(piece),
      isGrounded: (piece) => caught.has(piece) && (round === 1 || staysDown(state, piece)),
      asArtillery,
    };
  }

  /** The same when it comes to a salvo. */
  sceneOf(stand: Stand, { salvo, round }: Pick<Slot, 'salvo' | 'round'>): Scene {
    const isBeforeLanding = salvo.step === 'air combat' || salvo.step === 'anti-aircraft';
    return this.scene(stand, round, round > 1 || !isBeforeLanding);
  }

  /** The side that is left alone; -1 when nobody is, undefined while both are there. */
  winner([axis, soviet]: Stand): number | undefined {
    if (axis.crew.units.length > 0) return soviet.crew.units.length > 0 ? undefined : 0;
    return soviet.crew.units.length > 0 ? 1 : -1;
  }

  without([axis, soviet]: Stand, gone: readonly number[]): Stand {
    const left = (half: Half): Half =>
      gone.reduce(
        (now, piece) => (now.crew.units.includes(piece) ? this.halves[now.side].with(now, piece, undefined) : now),
        half,
      );
    return [left(axis), left(soviet)];
  }

  /** Chances of the hits of a salvo. */
  hitsOf(stand: Stand, at: Slot): Hits {
    const { side } = at.salvo;
    const scored = (stand[side].scored[at.slot] ??= []);
    return (scored[this.aspectOf(stand[1 - side])] ??= this.reckonHits(stand, at));
  }

  /** Who fires alike hits alike, whatever has befallen the others of his side. */
  private reckonHits(stand: Stand, at: Slot): Hits {
    const { salvo, slot } = at;
    const scene = this.sceneOf(stand, at);
    const { side } = salvo;
    const steps = salvo.by(scene).map((piece) => `${piece}:${this.halves[side].stepOf(stand[side], piece)}`);
    const who = [slot, this.aspectOf(stand[side]), this.aspectOf(stand[1 - side]), ...steps].join();
    const known = this.hits.get(who) ?? this.hitsBy(firedIn(scene, salvo), scene, salvo);
    this.hits.set(who, known);
    return known;
  }

  /** Equal dice have equal chances: these are reckoned once. */
  private hitsBy(fired: readonly Fired[], scene: Scene, salvo: Salvo): Hits {
    const isAimed = ({ piece }: Fired): boolean => piece !== undefined && aims(this.state, scene, salvo, piece);
    const [aimed, plain] = [fired.filter(isAimed), fired.filter((one) => !isAimed(one))];
    const dice = `${diceText(aimed)}/${diceText(plain)}`;
    const known = this.hits.get(dice) ?? { aimed: chancesOf(aimed), plain: chancesOf(plain) };
    this.hits.set(dice, known);
    return known;
  }

  /** What the dice of either side depend on besides its own blocks: how all attackers came there, and whose fighters are about. */
  private aspectOf(half: Half): number {
    return (half.crew.aspect ??= this.reckonAspect(half));
  }

  private reckonAspect(half: Half): number {
    const { state, cell, attacker, aspects } = this;
    const land = landOf(this.scene(this.alone(half), 1, true), half.side);
    const facts = JSON.stringify([
      half.crew.units.some((piece) => state.piece(piece).isFighter),
      half.side === attacker && circumstancesOf(state, cell, 1, attacker, land),
    ]);
    const aspect = aspects.get(facts) ?? aspects.size;
    aspects.set(facts, aspect);
    return aspect;
  }

  /** A side as it stands, and the other as it began. */
  private alone(half: Half): Stand {
    return half.side === 0 ? [half, this.start[1]] : [this.start[0], half];
  }

  /** Whether a salvo has anybody to fire at. */
  isFaced(stand: Stand, at: Slot): boolean {
    const { salvo, strikes } = at;
    const target = stand[1 - salvo.side];
    return (target.faces[strikes] ??= salvo.at(this.sceneOf(this.alone(target), at)).length > 0);
  }

  /** Whether a salvo finds anybody to hit. */
  canHit(stand: Stand, at: Slot): boolean {
    const target = stand[1 - at.salvo.side];
    return this.afterHit(target, at, false) !== target;
  }

  /** Who fired as artillery has paid for it [6.1.4.ammunition]. */
  spent(stand: Stand, at: Slot): Half {
    const { salvo, slot } = at;
    const half = stand[salvo.side];
    if (!salvo.spends) return half;
    return (half.spent[slot] ??= salvo.by(this.sceneOf(stand, at)).reduce((now, piece) => {
      const halves = this.halves[now.side];
      const { steps, isSupport } = this.state.piece(piece);
      const step = halves.stepOf(now, piece);
      if (step < steps.length - 1) return halves.with(now, piece, { step: step + 1, isMarked: false });
      return isSupport && steps[step].strength === 0 ? now : halves.with(now, piece, undefined);
    }, half));
  }

  /** How who is fired at may stand after a salvo. */
  struck(stand: Stand, at: Slot): readonly Struck[] {
    const target = stand[1 - at.salvo.side];
    const hits = this.hitsOf(stand, at);
    const known = (target.struck[at.strikes] ??= new Map<Hits, readonly Struck[]>());
    const struck = known.get(hits) ?? this.reckonStruck(target, at, hits);
    known.set(hits, struck);
    return struck;
  }

  /** Aimed hits are taken first; hits for which nobody is left change nothing [7.7.11]. */
  private reckonStruck(target: Half, at: Slot, { aimed, plain }: Hits): readonly Struck[] {
    const struck: { half: Half; chance: number }[] = [];
    let first = target;
    for (const chance of aimed) {
      let then = first;
      for (const share of plain) {
        const last = struck.at(-1);
        if (last?.half === then) last.chance += chance * share;
        else struck.push({ half: then, chance: chance * share });
        then = this.afterHit(then, at, false);
      }
      first = this.afterHit(first, at, true);
    }
    return struck;
  }

  /** A side after one hit of a salvo, taken among equals by who is cheapest to repair, if aimed by the dearest [7.7.9, 19.2]. */
  afterHit(target: Half, at: Slot, isAimed: boolean): Half {
    const known = isAimed ? target.aimedHit : target.hit;
    return (known[at.strikes] ??= this.reckonHit(target, at, isAimed));
  }

  private reckonHit(target: Half, slot: Slot, isAimed: boolean): Half {
    const { at, first } = slot.salvo;
    const halves = this.halves[target.side];
    const scene = this.sceneOf(this.alone(target), slot);
    const stepOf = (piece: number): number => halves.stepOf(target, piece);
    const isMarked = (piece: number): boolean => halves.isMarked(target, piece);
    const strength = (piece: number): number => scene.strength(piece);
    const open = openTo(this.state, at(scene), first?.(scene) ?? [], { strength, isMarked });
    if (open.length === 0) return target;
    const price = (piece: number): number => (isAimed ? -1 : 1) * stepPrice(this.state, piece, stepOf(piece));
    const piece = open.reduce((best, one) => (price(one) < price(best) ? one : best));
    const isCarried = (one: number): boolean => scene.isDescending(one) && target.crew.units.includes(one);
    const carried = carriedBy(this.state, piece).filter(isCarried);
    return [...carried, piece].reduce(
      (now, one) => halves.with(now, one, afterHit(this.state.piece(one), stepOf(one), isMarked(one))),
      target,
    );
  }
}

const chancesOf = (fired: readonly Fired[]): number[] =>
  scores(...fired.map(({ dice, from }) => hitting(dice.value, DIE, { from: from.value })));
