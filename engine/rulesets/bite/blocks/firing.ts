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
  /** The water hexside across which the block attacks. */
  readonly crossed?: Crossed;
  /** The kind of landing, if the block landed in this turn [23.0, 24.0]. */
  readonly landed?: 'air' | 'sea';
}

/** Circumstances shared by all units that fire in a battle hex. */
export interface Circumstances {
  readonly terrain: TerrainWord;
  readonly city?: 'major' | 'minor';
  readonly works?: 'fortress' | 'bunker';
  /** Set if the hex is in the zone in which Finns may attack [5.5.attackZone]. */
  readonly attackZone?: boolean;
  /** Set if all attackers crossed water that hampers them; see {@link hampers}. */
  readonly allCross?: boolean;
  /** Set if Marines attack from the sea [24.0]. */
  readonly landing?: boolean;
  readonly weather: Weather;
  readonly round: number;
  /** Set if reconnaissance is in play and failed or was not tried [19.0]. */
  readonly unscouted?: boolean;
  /** Set if the first-winter rule is in play and applies now [33.0]. */
  readonly firstWinter?: boolean;
  /** Set if the rules for mountains and swamps are in play [14.0.swamp]. */
  readonly hardGround?: boolean;
  /** Set in the surprise turn [SBE5.surprise]. */
  readonly surprise?: boolean;
  /** Set if cavalry charges before the defender fires [20.0]. */
  readonly charge?: boolean;
  /** Set in the advanced game, in which elite units have advantages [10.0]. */
  readonly elites?: boolean;
}

/**
 * Returns whether a crossed water hexside hampers attackers. Straits always hamper attackers; rivers do so unless they
 * are frozen in snow [9.3.rivers].
 */
export const hampers = (crossed: Crossed | undefined, weather: Weather): boolean =>
  crossed !== undefined && (crossed === 'strait' || weather !== 'snow');
