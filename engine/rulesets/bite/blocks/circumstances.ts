import { NOWHERE, type Cell } from '../../../board/board.js';
import { isDescending } from '../airborne/descent.js';
import { ARROW, BUNKER, FORTRESS, MINOR_CITY, RIVER, stepBetween, terrainWord, WATER_SIDE } from '../state/ground.js';
import { BY_AIR, BY_SEA } from '../state/fields.js';
import type { State } from '../state/state.js';
import { isFirstWinter } from '../weather/first-winter.js';
import type { TerrainWord } from '../vocabulary/terrain.js';
import { hampers, type Circumstances, type Crossed, type Firing } from './firing.js';

/** The hexside by which a unit came into the battle hex, if it hampers attackers [Box1.river, Box1.strait]. */
export function crossedBy(state: State, piece: number): Crossed | undefined {
  const from = state.from[piece];
  if (from === NOWHERE || !state.onMap(piece)) return undefined;
  const bits = stepBetween(state.ground, from, state.cell[piece]);
  if ((bits & (ARROW | WATER_SIDE)) !== 0) return 'strait';
  return (bits & RIVER) !== 0 ? 'river' : undefined;
}

/** How a unit came down this turn, or will, where that hampers it [23.0.landing, 24.0.round]. */
export function landedBy(state: State, piece: number): Firing['landed'] {
  const how = state.landed[piece];
  if (how === BY_AIR || isDescending(state, piece)) return 'air';
  return how === BY_SEA ? 'sea' : undefined;
}

/** What everybody who fires in a battle hex has in common; `attacker` is the side whose player turn it is, `attackers` its land units there. */
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
    allCross: attackers.length > 0 && attackers.every((piece) => hampers(crossedBy(state, piece), state.weather)),
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
