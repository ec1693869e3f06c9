import {
  around,
  CAPITALS,
  columnOf,
  isWing,
  opponent,
  sideOf,
  type Hex,
  type Situation,
  type Town,
  type Unit,
} from './front.js';
import { isFirstWinter, type Side } from './technology.js';

/** Zones, supply sources and supply lines of a situation, computed from the rulebook [3.19, 4.1, 4.2, 4.3, 8.0]. */
export interface Lines {
  readonly isHeldBy: (at: Hex, side: Side) => boolean;
  /** Returns whether a hex lies in the ZOC of a side. */
  readonly isInZone: (at: Hex, of: Side) => boolean;
  /**
   * Returns whether a side may not use a hex because of an enemy ZOC. It may use the hex if one of its units is there.
   */
  readonly isBarred: (at: Hex, to: Side) => boolean;
  readonly sources: (of: Side) => ReadonlySet<Hex>;
  readonly isSupplied: (unit: Unit) => boolean;
  readonly isCityOf: (at: Hex, side: Side) => boolean;
  readonly isWaterBetween: (one: Hex, other: Hex) => boolean;
}

export function linesIn(situation: Situation): Lines {
  const { ground, units, owner, weather, isAdvanced, rulings } = situation;
  const { terrain, rivers, waters, towns, tracks, ports, seas, border } = ground;
  const sideAt = new Map(units.map(({ at, side }) => [at, side]));
  const isHeldBy = (at: Hex, side: Side): boolean => sideAt.get(at) === side || at === situation.battle;
  const isCapital = (at: Hex): boolean => at === CAPITALS.Axis || at === CAPITALS.Soviet;
  const isAtHome = (at: Hex): boolean => (columnOf(at) <= border ? 'Axis' : 'Soviet') === owner.get(at);

  /** Returns the town in a hex. A conquered fortress becomes a bunker, and a conquered bunker is removed [Box1]. */
  const townAt = (at: Hex): Town | undefined => {
    const town = towns.get(at);
    if (isAtHome(at)) return town;
    if (town === 'fortress') return 'bunker';
    return town === 'bunker' ? undefined : town;
  };
  /** Returns whether a hex is a city: a minor or major city, a capital or a fortress, but not a bunker [3.3]. */
  const isCity = (at: Hex): boolean =>
    isCapital(at) || ['minor city', 'major city', 'fortress'].includes(townAt(at) ?? '');
  const isStronghold = (at: Hex): boolean =>
    isCapital(at) || ['major city', 'bunker', 'fortress'].includes(townAt(at) ?? '');
  const isWaterBetween = (one: Hex, other: Hex): boolean =>
    terrain.get(other) === 'water' || waters.has(sideOf(one, other));

  /**
   * Returns the hexes around the units of a side, except across water. The advanced game also excludes open rivers, and
   * enemy strongholds that are not surrounded [3.19, 8.0].
   */
  const zoneOf = (side: Side): ReadonlySet<Hex> => {
    const zone = new Set<Hex>();
    for (const unit of units) {
      if (unit.side !== side || isWing(unit)) continue;
      for (const to of around(unit.at)) {
        if (isWaterBetween(unit.at, to) || isHeldBy(to, opponent(side))) continue;
        if (isAdvanced && weather !== 'snow' && rivers.has(sideOf(unit.at, to))) continue;
        const isRinged = around(to).every((at) => terrain.get(at) === 'water' || isHeldBy(at, side));
        if (isAdvanced && isStronghold(to) && owner.get(to) !== side && !isRinged) continue;
        zone.add(to);
      }
    }
    return zone;
  };
  const zones = { Axis: zoneOf('Axis'), Soviet: zoneOf('Soviet') };
  const isInZone = (at: Hex, of: Side): boolean => zones[of].has(at);
  const isBarred = (at: Hex, to: Side): boolean => isInZone(at, opponent(to)) && !isHeldBy(at, to);

  const isPortOpen = (at: Hex, side: Side): boolean => {
    const port = ports.get(at);
    return port !== undefined && owner.get(at) === side && !(weather === 'snow' && seas[port.sea].freezes);
  };
  /**
   * Returns the hexes connected to the capital by rail and sea; an enemy unit, city or zone cuts the connection [4.1,
   * 4.2, A10].
   */
  const sourcesOf = (side: Side): ReadonlySet<Hex> => {
    const isCut = (at: Hex): boolean =>
      isHeldBy(at, opponent(side)) ||
      (isCity(at) && owner.get(at) !== side) ||
      (rulings['supply.railBrokenBy'] !== 'unitsAndCities' && isBarred(at, side));
    const found = new Set([CAPITALS[side]].filter((at) => !isCut(at)));
    for (const at of found) {
      const bySea = isPortOpen(at, side)
        ? [...ports.keys()].filter((to) => ports.get(to)?.sea === ports.get(at)?.sea && isPortOpen(to, side))
        : [];
      for (const to of [...(tracks.get(at) ?? []), ...bySea]) if (!isCut(to)) found.add(to);
    }
    return found;
  };
  const sources = { Axis: sourcesOf('Axis'), Soviet: sourcesOf('Soviet') };

  /**
   * Returns the maximum length of a supply line, source included: three hexes, two in bad weather, one for the Axis in
   * the first winter [4.3, 9.1, 33.0, A11].
   */
  const longest = (side: Side): number => {
    const isWinter = situation.options.includes('first-winter') && isFirstWinter(situation.month) && side === 'Axis';
    const most = isWinter ? 1 : weather === 'clear' ? 3 : 2;
    return most + (rulings['supply.counting'] === 'withoutSource' ? 1 : 0);
  };
  /**
   * Returns whether a unit traces a supply line over land. Enemies, enemy zones, mountains and water block the line
   * [4.3].
   */
  const isSupplied = ({ at: start, side }: Unit): boolean => {
    let rim = new Set([start]);
    const visited = new Set(rim);
    for (let length = 0; length <= longest(side); length++) {
      if ([...rim].some((at) => sources[side].has(at))) return true;
      const next = new Set<Hex>();
      for (const at of rim)
        for (const to of around(at)) {
          if (visited.has(to) || isWaterBetween(at, to) || terrain.get(to) === 'mountain') continue;
          if (isHeldBy(to, opponent(side)) || isBarred(to, side)) continue;
          visited.add(to);
          next.add(to);
        }
      rim = next;
    }
    return false;
  };
  return {
    isHeldBy,
    isInZone,
    isBarred,
    sources: (of) => sources[of],
    isSupplied,
    isCityOf: (at, side) => isCity(at) && owner.get(at) === side,
    isWaterBetween,
  };
}
