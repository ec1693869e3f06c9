import { NOWHERE, type Cell } from '../../../board/board.js';
import { isDescending } from '../airborne/airborne-troops.js';
import { ARROW, BUNKER, FORTRESS, MINOR_CITY, RIVER, stepBetween, terrainWord, WATER_SIDE } from '../state/ground.js';
import { BY_AIR, BY_SEA } from '../state/fields.js';
import type { State } from '../state/state.js';
import { isFirstWinter } from '../weather/first-winter.js';
import type { TerrainWord } from '../vocabulary/terrain.js';
import { hampers, type Circumstances, type Crossed, type Firing } from './firing.js';

/**
 * Returns the water hexside across which a unit entered the battle hex; undefined if the unit crossed no water
 * [Box1.river, Box1.strait].
 */
export function crossedBy(state: State, piece: number): Crossed | undefined {
  return state.isOnMap(piece) ? crossedInto(state, piece, state.cell[piece]) : undefined;
}

function crossedInto({ ground, enteredFrom: from }: State, piece: number, cell: Cell): Crossed | undefined {
  if (from[piece] === NOWHERE) return undefined;
  const bits = stepBetween(ground, from[piece], cell);
  if ((bits & (ARROW | WATER_SIDE)) !== 0) return 'strait';
  return (bits & RIVER) !== 0 ? 'river' : undefined;
}

/**
 * Returns `air` or `sea` for a unit that lands by air or by sea in this turn, otherwise undefined. Troops still on
 * their way to a drop count as landing by air [23.0.landing, 24.0.round].
 */
export function landedBy(state: State, piece: number): Firing['landed'] {
  const how = state.landed[piece];
  if (how === BY_AIR || isDescending(state, piece)) return 'air';
  return how === BY_SEA ? 'sea' : undefined;
}

/**
 * Returns whether all attacking land units came across water. Counts all units that took part in the battle or, if the
 * ruling `river.allCross` is `present`, only units that are still present [Box1.river].
 */
function doAllAttackersCross(state: State, cell: Cell, attacker: number, present: readonly number[]): boolean {
  const left =
    state.rulings['river.allCross'] === 'present'
      ? []
      : state.muster.land[attacker].filter((piece) => state.inBattle[piece] === 1 && !present.includes(piece));
  return (
    present.length > 0 &&
    [...present, ...left].every((piece) => hampers(crossedInto(state, piece, cell), state.weather))
  );
}

/**
 * Returns the circumstances shared by all units that fire in a battle hex.
 * @param attacker the phasing side
 * @param attackers the land units of the phasing side in the hex
 */
export function circumstancesOf(
  state: State,
  cell: Cell,
  round: number,
  attacker = state.side,
  attackers: readonly number[] = state.landAt(cell, attacker),
): Circumstances {
  const { ground } = state;
  const city = ground.city[cell];
  const fort = state.fort[cell];
  return {
    terrain: terrainWord(ground, cell) as TerrainWord,
    city: city === 0 ? undefined : city === MINOR_CITY ? 'minor' : 'major',
    works: fort === FORTRESS ? 'fortress' : fort === BUNKER ? 'bunker' : undefined,
    attackZone: ground.attackZone.get('Finland')?.[cell] === 1,
    allCross: doAllAttackersCross(state, cell, attacker, attackers),
    landing: attackers.some((piece) => state.landed[piece] === BY_SEA),
    weather: state.weather,
    round,
    unscouted: state.plays('recon') && state.scouted[cell] === 0,
    firstWinter: isFirstWinter(state),
    hardGround: state.plays('mountains'),
    surprise: state.isSet('surprise'),
    elites: state.isAdvanced,
  };
}
