import type { NationName } from '../vocabulary/nations.js';
import type { TerrainWord, Weather } from '../vocabulary/terrain.js';
import type { UnitType } from '../vocabulary/unit-kinds.js';

/** The kind of fire in a step of a round: air combat, anti-aircraft, air raid, artillery or land combat [7.7.steps]. */
export type Fire = 'air' | 'flak' | 'raid' | 'artillery' | 'land';

/** A water hexside that an attacker crossed [Box1.river, Box1.strait]. */
export type Crossed = 'river' | 'strait';

/** A firing block. */
export interface Firing {
  readonly fire: Fire;
  readonly attacks: boolean;
  readonly kind: Pick<UnitType, 'class' | 'elite' | 'ski' | 'siege'>;
  readonly nation: NationName;
  /** The water hexside it attacks across. */
  readonly crossed?: Crossed;
  /** It landed from the air or the sea this turn [23.0, 24.0]. */
  readonly landed?: 'air' | 'sea';
}

/** Circumstances shared by all units that fire in a battle hex. */
export interface Circumstances {
  readonly terrain: TerrainWord;
  readonly city?: 'major' | 'minor';
  readonly works?: 'fortress' | 'bunker';
  /** The hex is in the zone in which Finns may attack [5.5.attackZone]. */
  readonly attackZone?: boolean;
  /** All attackers crossed water that hampers them: {@link hampers}. */
  readonly allCross?: boolean;
  /** Marines attack from the sea [24.0]. */
  readonly landing?: boolean;
  readonly weather: Weather;
  readonly round: number;
  /** Reconnaissance is in play and failed or was not tried [19.0]. */
  readonly unscouted?: boolean;
  /** The first-winter rule is in play and applies now [33.0]. */
  readonly firstWinter?: boolean;
  /** The rules for mountains and swamps are in play [14.0.swamp]. */
  readonly hardGround?: boolean;
  /** The surprise turn [SBE5.surprise]. */
  readonly surprise?: boolean;
  /** Cavalry charges before the defender fires [20.0]. */
  readonly charge?: boolean;
  /** Elite units count: in the advanced game [10.0]. */
  readonly elites?: boolean;
}

/** Returns whether a crossed water hexside hampers attackers: rivers freeze in snow, straits do not [9.3.rivers]. */
export const hampers = (crossed: Crossed | undefined, weather: Weather): boolean =>
  crossed !== undefined && (crossed === 'strait' || weather !== 'snow');
