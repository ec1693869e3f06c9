import { resolveGroups, type GroupContext } from '../../../mechanics/muster/groups.js';
import { PieceRegister } from '../../../mechanics/muster/piece-register.js';
import { forcesIn, formationsAbove, type Face, type ForceModel, type SideModel } from '../../../model/forces.js';
import type { PlacedItem } from '../../../model/statements.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Source } from '../../../model/source.js';
import {
  GERMAN,
  MOVE_CLASSES,
  SIDE_NAMES,
  SOVIET,
  type Division,
  type Muster,
  type Piece,
  type Pool,
  type Side,
  type Strength,
} from './pieces.js';
import { PROVISIONAL, SOUTH_WESTERN } from '../vocabulary/by-rule.js';
import { numbersOf } from '../vocabulary/numbers.js';
import { formationKind, LEADER_MOVEMENT, POOL_MOVEMENT, unitKind, type FaceNumber } from '../vocabulary/unit-kinds.js';

const known = new WeakMap<ScenarioModel, Muster>();

/**
 * Converts the sides, set-ups and arrivals of a scenario into pieces and groups. Unknown parts are omitted; the checks
 * report them.
 */
export function musterOf(scenario: ScenarioModel, turns: number): Muster {
  const muster = known.get(scenario) ?? gather(scenario, turns);
  known.set(scenario, muster);
  return muster;
}

function gather(scenario: ScenarioModel, turns: number): Muster {
  const gathering = new Gathering(scenario.sides);
  const { roll, divisions, pools } = gathering;
  const { placings, arrivals } = resolveGroups(scenario, {
    pieces: roll.pieces,
    sideOf,
    piecesOf: (item, company) => gathering.piecesOf(item, company),
  });
  gathering.unplaced();
  const provisional: number[] = [];
  const southWestern: number[] = [];
  if (pools.some(({ kind }) => kind === 'rifle')) {
    const division = (name: string): number => gathering.counter(name, 'rifle', NO_COMPANY, scenario.source);
    for (let turn = 1; turn <= turns; turn++) provisional.push(division(`${PROVISIONAL}/${turn}`));
    for (let n = 1; n <= numbersOf(scenario)['front.total']; n++) southWestern.push(division(`${SOUTH_WESTERN}/${n}`));
  }
  const { pieces, byName, formations } = roll;
  const of = (side: Side): number[] => roll.piecesWhere((piece) => piece.side === side);
  const bySide = [of(SOVIET), of(GERMAN)] as const;
  return { pieces, byName, formations, bySide, divisions, pools, placings, arrivals, provisional, southWestern };
}

const NO_COMPANY: GroupContext = { arrival: -1 };

/** A piece whose division is not determined yet. */
type Recruit = Omit<Piece, 'division'> & { division: number };

class Gathering {
  readonly roll = new PieceRegister<Recruit>();
  readonly divisions: Division[] = [];
  readonly pools: Pool[] = [];
  private readonly forces = new Map<string, ForceModel>();

  constructor(sides: readonly SideModel[]) {
    for (const side of sides) {
      for (const force of side.forces) if (!this.forces.has(force.name)) this.forces.set(force.name, force);
      for (const { kind, counters } of side.pools)
        this.pools.push({
          index: this.pools.length,
          kind,
          faces: counters.map((entry) => strengthOf(kind, entry.face)),
          counts: counters.map((entry) => entry.count),
        });
    }
  }

  /**
   * Adds the units that no set-up or schedule names. They never enter the map, but hovers and orders recognize their
   * names.
   */
  unplaced(): void {
    for (const force of this.forces.values()) if (force.members.length === 0) this.unit(force, NO_COMPANY);
  }

  /**
   * Returns the units that an item of a set-up or arrival places: all units of the named formation, or counters drawn
   * from a pool.
   */
  piecesOf({ name, kind, drawn, face, source }: PlacedItem, company: GroupContext): number[] {
    if (name !== undefined) {
      const force = this.forces.get(name);
      const units = force === undefined ? [] : forcesIn(force, this.forces);
      return units.flatMap((one) => this.unit(one, company) ?? []);
    }
    return kind === undefined ? [] : drawn.map((one) => this.counter(one, kind, company, source, face));
  }

  /** Adds a unit of an order of battle. A leader has ten movement points and no attack strength [10.0, 10.21]. */
  private unit(force: ForceModel, { group, arrival }: GroupContext): number | undefined {
    const known = this.roll.byName.get(force.name);
    if (known !== undefined) return known;
    const kind = unitKind(force.kind);
    if (kind === undefined) return undefined;
    const isLeader = kind.moveClass === 'leader';
    const rating = isLeader ? force.faces[0]?.[0] : undefined;
    const index = this.add({
      name: force.name,
      side: sideOf(kind.side),
      kind: force.kind,
      moveClass: kind.moveClass,
      faces: isLeader
        ? [{ attack: 0, defense: rating ?? 0, movement: force.faces[0]?.[1] ?? LEADER_MOVEMENT }]
        : force.faces.map((face) => strengthOf(force.kind, face)),
      rating,
      army: group ?? force.group?.name,
      pool: -1,
      arrival,
      fixedFace: -1,
      source: force.source,
    });
    this.enlist(force, index);
    return index;
  }

  /**
   * Adds a counter that is drawn from a pool, under the given name. Returns its index. If the name has been added
   * before, returns the index of that counter.
   */
  counter(name: string, kind: string, { group, arrival }: GroupContext, source: Source, face?: Face): number {
    const known = this.roll.byName.get(name);
    if (known !== undefined) return known;
    const word = unitKind(kind);
    const pool = this.pools.findIndex((candidate) => candidate.kind === kind);
    return this.add({
      name,
      side: SOVIET,
      kind,
      moveClass: word?.moveClass ?? 'infantry',
      faces: [],
      army: group,
      pool,
      arrival,
      fixedFace: face && pool >= 0 ? this.faceOf(pool, face) : -1,
      source,
    });
  }

  /**
   * Returns the index of a face that the author has fixed. A face that the pool does not list is added to the pool
   * without counters.
   */
  private faceOf(pool: number, face: Face): number {
    const entry = this.pools[pool];
    const wanted = strengthOf(entry.kind, face);
    const known = entry.faces.findIndex(
      (one) => one.attack === wanted.attack && one.defense === wanted.defense && one.movement === wanted.movement,
    );
    if (known >= 0) return known;
    this.pools[pool] = { ...entry, faces: [...entry.faces, wanted], counts: [...entry.counts, 0] };
    return entry.faces.length;
  }

  /** Adds a piece. Every piece gets its properties in the same order, so that the engine can read pieces fast. */
  private add(given: Omit<Piece, 'index' | 'moves' | 'isLeader' | 'mechanized' | 'division' | 'railWeight'>): number {
    const { name, side, moveClass, faces, rating, army, pool, arrival, fixedFace, source } = given;
    const kind = unitKind(given.kind);
    return this.roll.add((index) => ({
      index,
      name,
      side,
      kind: given.kind,
      moveClass,
      moves: MOVE_CLASSES.indexOf(moveClass),
      isLeader: moveClass === 'leader',
      mechanized: kind?.movesTwice ?? false,
      faces,
      rating,
      pool,
      division: -1,
      army,
      railWeight: kind?.railWeight ?? 0,
      arrival,
      fixedFace,
      source,
    }));
  }

  /** Adds a unit to its formations and its division. */
  private enlist(force: ForceModel, index: number): void {
    for (const { name, kind } of formationsAbove(force, this.forces)) {
      this.roll.addFormation(name);
      this.roll.addToFormation(index, name);
      if (formationKind(kind)?.regiments !== undefined) this.join(name, kind, index, true);
    }
    if (force.kind === 'infantry division' || force.kind === 'cavalry division')
      this.join(force.name, force.kind, index, false);
  }

  private join(name: string, kind: string, index: number, mayHaveIntegrity: boolean): void {
    const at = this.divisions.findIndex((division) => division.name === name);
    const division = at >= 0 ? at : this.divisions.length;
    const members = [...(this.divisions[division]?.members ?? []), index];
    this.divisions[division] = { index: division, name, kind, members, mayHaveIntegrity };
    this.roll.pieces[index].division = division;
  }
}

const sideOf = (name: string | undefined): Side => (name === SIDE_NAMES[GERMAN] ? GERMAN : SOVIET);

/**
 * Returns the strengths and the movement allowance that the values on a face give. A unit kind may have several forms
 * of counter; the form with as many values as the face applies [3.4].
 */
export function strengthOf(kind: string, face: Face): Strength {
  const word = unitKind(kind);
  const order: readonly FaceNumber[] =
    word?.faces.find((numbers) => numbers.length === face.length) ?? word?.faces[0] ?? [];
  const value = (name: FaceNumber): number | undefined => {
    const at = order.indexOf(name);
    return at < 0 ? undefined : face[at];
  };
  const both = value('strength');
  const usual = kind === 'rifle' || kind === 'tank' ? POOL_MOVEMENT[kind] : 0;
  return {
    attack: value('attack') ?? both ?? 0,
    defense: value('defense') ?? both ?? 0,
    movement: value('movement') ?? usual,
  };
}
