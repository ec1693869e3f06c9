import { NOWHERE, type Cell } from '../../../board/board.js';
import { countingHits, scoreDistribution } from '../../../mechanics/dice-pool.js';
import { isStriking } from '../air/missions.js';
import { carriedBy, isDescending } from '../airborne/airborne-troops.js';
import { circumstancesOf } from '../blocks/circumstances.js';
import { afterHit } from '../blocks/losses.js';
import { diceText, type NamedVolley } from '../blocks/shooting.js';
import { possibleTargets, stepPrice } from '../blocks/taking-hits.js';
import { isDesperate } from '../movement/attacking.js';
import type { State } from '../state/state.js';
import { BOTH } from '../vocabulary/sides.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { isCaughtOnGround, cannotTakeOff } from './evacuation.js';
import { SideStateTable, type SideState, type HitChances, type SideOutcome } from './side-state.js';
import { volleysIn } from './lone-support.js';
import { isAiming } from './round.js';
import { airSalvos, salvosOf, type Salvo } from './salvos.js';
import { landOf, sceneOf, type SpecialAttack, type Scene } from './scene.js';

/** The state of both sides, indexed by side. */
export type BothSides = readonly [SideState, SideState];

/**
 * A salvo at its place in the order of a round. Two indices identify the cached data of the salvo: `slot` is for the
 * chances of its hits, `targets` for the effects of a hit, which are the same for all salvos that select their targets
 * in the same way.
 */
export interface Slot {
  readonly salvo: Salvo;
  readonly slot: number;
  readonly targets: number;
  readonly round: number;
}

/**
 * Analysis of a battle: the states that both sides can reach, and the chances of each change of state. Does not change
 * the game state.
 */
export class BattleAnalysis {
  readonly initial: BothSides;
  readonly attacker: number;
  readonly air: readonly Slot[];
  /** Bombers that are sent against installations. They return to base in the first round [32.0.round]. */
  readonly strikers: readonly number[];
  /** Attackers that make a Desperate Attack [12.4.1]. */
  readonly desperate: ReadonlySet<number>;
  readonly tables: readonly [SideStateTable, SideStateTable];
  /** The salvos of round 1 and the salvos of every later round, each in the order in which they are fired. */
  private readonly rounds: readonly (readonly Slot[])[];
  private readonly caughtOnGround: ReadonlySet<number>;
  private readonly dropped: ReadonlySet<number>;
  /**
   * The different ways in which salvos select their targets, each listed once. {@link Slot.targets} is an index into
   * this list.
   */
  private readonly targetSelections: (Pick<Salvo, 'at' | 'first'> & { readonly round: number })[] = [];
  private readonly aspects = new Map<string, number>();
  /** Cache of the chances of hits. Its keys identify either the firing units and their conditions, or the dice. */
  private readonly hits = new Map<string, HitChances>();

  constructor(
    readonly state: State,
    readonly cell: Cell,
    private readonly declared: readonly SpecialAttack[],
    private readonly asArtillery: (piece: number) => boolean,
  ) {
    this.attacker = state.side;
    const [axis, soviet] = BOTH.map((side) => state.unitsAt(cell, side));
    const [attackers, defenders] = this.attacker === 0 ? [axis, soviet] : [soviet, axis];
    const isBased = (piece: number): boolean => state.piece(piece).isAir && state.base[piece] === NOWHERE;
    this.caughtOnGround = new Set(defenders.filter((piece) => isBased(piece) && isCaughtOnGround(state, piece)));
    this.dropped = new Set(attackers.filter((piece) => isDescending(state, piece)));
    this.strikers = attackers.filter((piece) => isStriking(state, piece));
    this.desperate = new Set(attackers.filter((piece) => !this.dropped.has(piece) && isDesperate(state, piece)));
    this.tables = [new SideStateTable(state, 0, axis), new SideStateTable(state, 1, soviet)];
    this.initial = [this.tables[0].initial, this.tables[1].initial];
    let slots = 0;
    const inSlots = (salvos: readonly Salvo[], round: number): Slot[] =>
      salvos.map((salvo) => ({ salvo, slot: slots++, targets: this.targetsOf(salvo, round), round }));
    this.air = inSlots(airSalvos, 1);
    this.rounds = [1, 2].map((round) => inSlots(salvosOf(sceneOf(state, cell, round, declared)).flat(), round));
  }

  /**
   * Returns the index of a salvo's targets in `targetSelections`. All rounds share one index, except while bombers are
   * caught on the ground.
   */
  private targetsOf({ at, first }: Salvo, round: number): number {
    const { targetSelections, caughtOnGround } = this;
    const known = targetSelections.findIndex(
      (one) => one.at === at && one.first === first && (one.round === round || caughtOnGround.size === 0),
    );
    return known >= 0 ? known : targetSelections.push({ at, first, round }) - 1;
  }

  /**
   * Lists the salvos of a round in order. Except in air combat, simultaneous salvos may be applied one after the other,
   * because no salvo changes the dice of another.
   */
  salvos(round: number): readonly Slot[] {
    return this.rounds[Math.min(round, 2) - 1];
  }

  /**
   * Returns the battle scene for one step of a round, given the current state of both sides. Airborne troops land
   * between the steps of the first round; `isDown` is true when they have landed [23.0.landing].
   */
  scene(sides: BothSides, round: number, isDown = round > 1): Scene {
    const { state, cell, attacker, declared, asArtillery, caughtOnGround, dropped, tables } = this;
    return {
      state,
      cell,
      attacker,
      round,
      declared,
      units: (side) => sides[side].remaining.units,
      strength: (piece) => {
        const { side, steps } = state.piece(piece);
        return steps[tables[side].stepOf(sides[side], piece)].strength;
      },
      isDescending: (piece) => !isDown && dropped.has(piece),
      isGrounded: (piece) => caughtOnGround.has(piece) && (round === 1 || cannotTakeOff(state, piece)),
      asArtillery,
    };
  }

  /** Returns the scene at the moment of a salvo. */
  sceneOf(sides: BothSides, { salvo, round }: Pick<Slot, 'salvo' | 'round'>): Scene {
    const isBeforeLanding = salvo.step === 'air combat' || salvo.step === 'anti-aircraft';
    return this.scene(sides, round, round > 1 || !isBeforeLanding);
  }

  /**
   * Returns the only side that has units left. Returns -1 if neither side has units left, undefined while both sides
   * have units.
   */
  winner([axis, soviet]: BothSides): number | undefined {
    if (axis.remaining.units.length > 0) return soviet.remaining.units.length > 0 ? undefined : 0;
    return soviet.remaining.units.length > 0 ? 1 : -1;
  }

  without([axis, soviet]: BothSides, removed: readonly number[]): BothSides {
    const left = (sideState: SideState): SideState =>
      removed.reduce(
        (now, piece) => (now.remaining.units.includes(piece) ? this.tables[now.side].with(now, piece, undefined) : now),
        sideState,
      );
    return [left(axis), left(soviet)];
  }

  /** Returns, for each possible number of hits of a salvo, its chance. */
  hitsOf(sides: BothSides, at: Slot): HitChances {
    const { side } = at.salvo;
    const scored = (sides[side].hitsByAspect[at.slot] ??= []);
    return (scored[this.aspectOf(sides[1 - side])] ??= this.computeHits(sides, at));
  }

  /**
   * Computes the chances of hits of a salvo. They depend only on the steps of the firing units and on the conditions,
   * not on other units of the side, so they are cached.
   */
  private computeHits(sides: BothSides, at: Slot): HitChances {
    const { salvo, slot } = at;
    const scene = this.sceneOf(sides, at);
    const { side } = salvo;
    const steps = salvo.by(scene).map((piece) => `${piece}:${this.tables[side].stepOf(sides[side], piece)}`);
    const key = [slot, this.aspectOf(sides[side]), this.aspectOf(sides[1 - side]), ...steps].join();
    const known = this.hits.get(key) ?? this.hitsBy(volleysIn(scene, salvo), scene, salvo);
    this.hits.set(key, known);
    return known;
  }

  /** Returns the chances of hits. Equal dice have equal chances, so the result is cached by the dice. */
  private hitsBy(fired: readonly NamedVolley[], scene: Scene, salvo: Salvo): HitChances {
    const isAimed = ({ piece }: NamedVolley): boolean =>
      piece !== undefined && isAiming(this.state, scene, salvo, piece);
    const [aimed, plain] = [fired.filter(isAimed), fired.filter((one) => !isAimed(one))];
    const dice = `${diceText(aimed)}/${diceText(plain)}`;
    const known = this.hits.get(dice) ?? { aimed: chancesOfDice(aimed), plain: chancesOfDice(plain) };
    this.hits.set(dice, known);
    return known;
  }

  /**
   * Returns a number that identifies the conditions that change the dice of both sides: the way in which the attackers
   * entered the hex, and the presence of fighters.
   */
  private aspectOf(sideState: SideState): number {
    return (sideState.remaining.aspect ??= this.computeAspect(sideState));
  }

  private computeAspect(sideState: SideState): number {
    const { state, cell, attacker, aspects } = this;
    const land = landOf(this.scene(this.withInitialEnemy(sideState), 1, true), sideState.side);
    const facts = JSON.stringify([
      sideState.remaining.units.some((piece) => state.piece(piece).isFighter),
      sideState.side === attacker && circumstancesOf(state, cell, 1, attacker, land),
    ]);
    const aspect = aspects.get(facts) ?? aspects.size;
    aspects.set(facts, aspect);
    return aspect;
  }

  /** Combines a side's state with the initial state of the other side. */
  private withInitialEnemy(sideState: SideState): BothSides {
    return sideState.side === 0 ? [sideState, this.initial[1]] : [this.initial[0], sideState];
  }

  /** Returns whether a salvo has targets. */
  hasTargets(sides: BothSides, at: Slot): boolean {
    const { salvo, targets: strikes } = at;
    const target = sides[1 - salvo.side];
    return (target.isTarget[strikes] ??= salvo.at(this.sceneOf(this.withInitialEnemy(target), at)).length > 0);
  }

  /** Returns whether a hit of a salvo would change anything. */
  canHit(sides: BothSides, at: Slot): boolean {
    const target = sides[1 - at.salvo.side];
    return this.afterHit(target, at, false) !== target;
  }

  /**
   * Returns the state of the firing side after a salvo for which it pays. Artillery fire may cost the firing units a
   * step [6.1.4.ammunition].
   */
  afterOwnFire(sides: BothSides, at: Slot): SideState {
    const { salvo, slot } = at;
    const sideState = sides[salvo.side];
    if (!salvo.spends) return sideState;
    return (sideState.afterOwnFire[slot] ??= salvo.by(this.sceneOf(sides, at)).reduce((now, piece) => {
      const tables = this.tables[now.side];
      const { steps, isSupport } = this.state.piece(piece);
      const step = tables.stepOf(now, piece);
      if (step < steps.length - 1) return tables.with(now, piece, { step: step + 1, isMarked: false });
      return isSupport && steps[step].strength === 0 ? now : tables.with(now, piece, undefined);
    }, sideState));
  }

  /** Returns the possible states of the target side after a salvo, with their chances. */
  outcomesOf(sides: BothSides, at: Slot): readonly SideOutcome[] {
    const target = sides[1 - at.salvo.side];
    const hits = this.hitsOf(sides, at);
    const known = (target.outcomes[at.targets] ??= new Map<HitChances, readonly SideOutcome[]>());
    const outcomes = known.get(hits) ?? this.computeOutcomes(target, at, hits);
    known.set(hits, outcomes);
    return outcomes;
  }

  /**
   * Computes the states of the target side after all hits of a salvo. Aimed hits are applied first; hits without a
   * remaining target have no effect [7.7.11].
   */
  private computeOutcomes(target: SideState, at: Slot, { aimed, plain }: HitChances): readonly SideOutcome[] {
    const outcomes: { sideState: SideState; chance: number }[] = [];
    let first = target;
    for (const chance of aimed) {
      let then = first;
      for (const share of plain) {
        const last = outcomes.at(-1);
        if (last?.sideState === then) last.chance += chance * share;
        else outcomes.push({ sideState: then, chance: chance * share });
        then = this.afterHit(then, at, false);
      }
      first = this.afterHit(first, at, true);
    }
    return outcomes;
  }

  /**
   * Returns a side's state after one hit of a salvo. Among equal targets the hit goes to the unit that is cheapest to
   * repair or, if the hit is aimed, to the most expensive one [7.7.9, 19.2].
   */
  afterHit(target: SideState, at: Slot, isAimed: boolean): SideState {
    const known = isAimed ? target.afterAimedHit : target.afterHit;
    return (known[at.targets] ??= this.computeAfterHit(target, at, isAimed));
  }

  private computeAfterHit(target: SideState, slot: Slot, isAimed: boolean): SideState {
    const { at, first } = slot.salvo;
    const tables = this.tables[target.side];
    const scene = this.sceneOf(this.withInitialEnemy(target), slot);
    const stepOf = (piece: number): number => tables.stepOf(target, piece);
    const isMarked = (piece: number): boolean => tables.isMarked(target, piece);
    const strength = (piece: number): number => scene.strength(piece);
    const open = possibleTargets(this.state, at(scene), first?.(scene) ?? [], { strength, isMarked });
    if (open.length === 0) return target;
    const price = (piece: number): number => (isAimed ? -1 : 1) * stepPrice(this.state, piece, stepOf(piece));
    const piece = open.reduce((best, one) => (price(one) < price(best) ? one : best));
    const isCarried = (one: number): boolean => scene.isDescending(one) && target.remaining.units.includes(one);
    const carried = carriedBy(this.state, piece).filter(isCarried);
    return [...carried, piece].reduce(
      (now, one) => tables.with(now, one, afterHit(this.state.piece(one), stepOf(one), isMarked(one))),
      target,
    );
  }
}

const chancesOfDice = (fired: readonly NamedVolley[]): number[] =>
  scoreDistribution(...fired.map(({ dice, from }) => countingHits(dice.value, DIE_FACES, { from: from.value })));
