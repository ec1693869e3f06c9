import { forcesIn, formationsAbove, type Face, type ForceModel, type SideModel } from '../../../model/forces.js';
import type { PlacedItem, ScenarioModel } from '../../../model/scenario.js';
import type { Source } from '../../../model/source.js';
import type { Arrival, Division, Muster, Piece, Placing, Pool, Side, Strength } from './pieces.js';
import { GERMAN, MOVE_CLASSES, SIDE_NAMES, SOVIET } from './pieces.js';
import { PROVISIONAL, SOUTH_WESTERN } from '../vocabulary/by-rule.js';
import { numbersOf } from '../vocabulary/numbers.js';
import type { FaceNumber } from '../vocabulary/unit-kinds.js';
import { formationKind, LEADER_MOVEMENT, POOL_MOVEMENT, unitKind } from '../vocabulary/unit-kinds.js';

const known = new WeakMap<ScenarioModel, Muster>();

/** The sides, set-ups and arrivals of a scenario as pieces and groups, made once. What it does not know it leaves out: the checks report it. */
export function musterOf(scenario: ScenarioModel, turns: number): Muster {
  const muster = known.get(scenario) ?? gather(scenario, turns);
  known.set(scenario, muster);
  return muster;
}

function gather(scenario: ScenarioModel, turns: number): Muster {
  const gathering = new Gathering(scenario.sides);
  const placings = gathering.placings(scenario);
  const arrivals = gathering.arrivals(scenario);
  gathering.unplaced();
  const provisional: number[] = [];
  const southWestern: number[] = [];
  if (gathering.hasPool('rifle')) {
    for (let turn = 1; turn <= turns; turn++)
      provisional.push(gathering.counter(`${PROVISIONAL}/${turn}`, 'rifle', {}, scenario.source));
    for (let n = 1; n <= numbersOf(scenario)['front.total']; n++)
      southWestern.push(gathering.counter(`${SOUTH_WESTERN}/${n}`, 'rifle', {}, scenario.source));
  }
  return { ...gathering.muster(), placings, arrivals, provisional, southWestern };
}

interface Belonging {
  readonly army?: string;
  readonly arrival?: number;
  readonly fixed?: Face;
}

/** A piece that does not know its division yet. */
type Recruit = Omit<Piece, 'division'> & { division: number };

class Gathering {
  private readonly pieces: Recruit[] = [];
  private readonly byName = new Map<string, number>();
  private readonly divisions: Division[] = [];
  private readonly formations = new Map<string, number[]>();
  private readonly forces = new Map<string, ForceModel>();
  private readonly pools: Pool[] = [];

  constructor(sides: readonly SideModel[]) {
    for (const side of sides) {
      for (const force of side.forces) if (!this.forces.has(force.name)) this.forces.set(force.name, force);
      for (const pool of side.pools) {
        const kind = pool.kind;
        this.pools.push({
          index: this.pools.length,
          kind,
          faces: pool.counters.map((entry) => strengthOf(kind, entry.face)),
          counts: pool.counters.map((entry) => entry.count),
        });
      }
    }
  }

  hasPool(kind: string): boolean {
    return this.pools.some((pool) => pool.kind === kind);
  }

  placings(scenario: ScenarioModel): Placing[] {
    return scenario.setups.flatMap((setup) =>
      setup.placements.map((placement) => ({
        side: sideOf(setup.side),
        cells: placement.cells,
        pieces: placement.items.flatMap((item) => this.item(item, placement.group?.name)),
        ...(placement.group && { army: placement.group.name }),
        items: placement.items,
        source: placement.source,
      })),
    );
  }

  arrivals(scenario: ScenarioModel): Arrival[] {
    const arrivals: Arrival[] = [];
    for (const arrival of scenario.arrivals) {
      const index = arrivals.length;
      const pieces = arrival.items.flatMap((item) => this.item(item, arrival.group?.name, index));
      const first = pieces.at(0);
      const side = first === undefined ? sideOf(arrival.side ?? '') : this.pieces[first].side;
      arrivals.push({
        index,
        turn: arrival.turn,
        side,
        entry: arrival.entry,
        cells: arrival.cells,
        pieces,
        source: arrival.source,
      });
    }
    return arrivals;
  }

  /** Forces that no set-up or schedule names: known to hovers and orders, never on the map. */
  unplaced(): void {
    for (const force of this.forces.values()) if (force.members.length === 0) this.unit(force, {});
  }

  muster(): Pick<Muster, 'pieces' | 'bySide' | 'divisions' | 'pools' | 'byName' | 'formations'> {
    return {
      pieces: this.pieces,
      bySide: [this.of(SOVIET), this.of(GERMAN)],
      divisions: this.divisions,
      pools: this.pools,
      byName: this.byName,
      formations: this.formations,
    };
  }

  private of(side: Side): number[] {
    return this.pieces.filter((piece) => piece.side === side).map(({ index }) => index);
  }

  private item(item: PlacedItem, group: string | undefined, arrival?: number): number[] {
    const belonging = {
      ...(group !== undefined && { army: group }),
      ...(arrival !== undefined && { arrival }),
      ...(item.face && { fixed: item.face }),
    };
    if (item.name !== undefined) {
      const force = this.forces.get(item.name);
      return force === undefined ? [] : this.force(force, belonging);
    }
    const kind = item.kind;
    if (kind === undefined) return [];
    return item.drawn.map((name) => this.counter(name, kind, belonging, item.source));
  }

  private force(force: ForceModel, belonging: Belonging): number[] {
    return forcesIn(force, this.forces).flatMap((one) => this.unit(one, belonging) ?? []);
  }

  /** A unit of an order of battle; a leader has ten movement points and no attack strength [10.0, 10.21]. */
  private unit(force: ForceModel, belonging: Belonging): number | undefined {
    const known = this.byName.get(force.name);
    if (known !== undefined) return known;
    const kind = unitKind(force.kind);
    if (kind === undefined) return undefined;
    const isLeader = kind.moveClass === 'leader';
    const rating = isLeader ? force.faces[0]?.[0] : undefined;
    const army = belonging.army ?? force.group?.name;
    const index = this.add({
      name: force.name,
      side: sideOf(kind.side),
      kind: force.kind,
      moveClass: kind.moveClass,
      faces: isLeader
        ? [{ attack: 0, defense: rating ?? 0, movement: force.faces[0]?.[1] ?? LEADER_MOVEMENT }]
        : force.faces.map((face) => strengthOf(force.kind, face)),
      rating,
      army,
      pool: -1,
      arrival: belonging.arrival ?? -1,
      fixedFace: -1,
      source: force.source,
    });
    this.enlist(force, index);
    return index;
  }

  /** A counter drawn from a pool, by the name it goes by. */
  counter(name: string, kind: string, belonging: Belonging, source: Source): number {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    const word = unitKind(kind);
    const pool = this.pools.findIndex((candidate) => candidate.kind === kind);
    const fixed = belonging.fixed && pool >= 0 ? this.faceOf(pool, belonging.fixed) : -1;
    return this.add({
      name,
      side: SOVIET,
      kind,
      moveClass: word?.moveClass ?? 'infantry',
      faces: [],
      army: belonging.army,
      pool,
      arrival: belonging.arrival ?? -1,
      fixedFace: fixed,
      source,
    });
  }

  /** A face fixed by the author that the pool does not list is added to it with no counters of its own. */
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

  /** All pieces have the same properties in the same order: nothing is read as often as these. */
  private add(given: Omit<Piece, 'index' | 'moves' | 'isLeader' | 'mechanized' | 'division' | 'railWeight'>): number {
    const { name, side, moveClass, faces, rating, army, pool, arrival, fixedFace, source } = given;
    const index = this.pieces.length;
    const kind = unitKind(given.kind);
    this.pieces.push({
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
    });
    this.byName.set(name, index);
    return index;
  }

  /** Enters a unit in the formations it belongs to, and in its division. */
  private enlist(force: ForceModel, index: number): void {
    for (const { name, kind } of formationsAbove(force, this.forces)) {
      this.formations.set(name, [...(this.formations.get(name) ?? []), index]);
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
    this.pieces[index].division = division;
  }
}

function sideOf(name: string): Side {
  const index = SIDE_NAMES.findIndex((side) => side === name);
  return index === GERMAN ? GERMAN : SOVIET;
}

/** The numbers of a face in the order the unit kind gives for that many of them [3.4]. */
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
