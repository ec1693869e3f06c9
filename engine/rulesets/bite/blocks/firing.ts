import type { NationName } from '../vocabulary/nations.js';
import type { TerrainWord, Weather } from '../vocabulary/terrain.js';
import type { UnitType } from '../vocabulary/unit-kinds.js';

/** What a unit does in a step of a round: it fights aircraft in the air or from the ground, raids, shells, or fights on the ground [7.7.steps]. */
export type Fire = 'air' | 'flak' | 'raid' | 'artillery' | 'land';

/** A hexside that an attacker came across [Box1.river, Box1.strait]. */
export type Crossed = 'river' | 'strait';

/** A block as it fires. */
export interface Firing {
  readonly fire: Fire;
  readonly attacks: boolean;
  readonly kind: Pick<UnitType, 'class' | 'elite' | 'ski' | 'siege'>;
  readonly nation: NationName;
  /** Where it attacks from. */
  readonly crossed?: Crossed;
  /** It has come down from the air, or ashore, this turn [23.0, 24.0]. */
  readonly landed?: 'air' | 'sea';
}

/** What everybody who fires in a battle hex has in common. */
export interface Circumstances {
  readonly terrain: TerrainWord;
  readonly city?: 'major' | 'minor';
  readonly works?: 'fortress' | 'bunker';
  /** The hex lies within the zone in which the Finns attack [5.5.attackZone]. */
  readonly attackZone?: boolean;
  /** All attackers came across water that hampers them: {@link hampers}. */
  readonly allCross?: boolean;
  /** Marines attack from the sea [24.0]. */
  readonly landing?: boolean;
  readonly weather: Weather;
  readonly round: number;
  /** Reconnaissance is played and has failed, or was not tried [19.0]. */
  readonly unscouted?: boolean;
  /** The first winter is played and has come [33.0]. */
  readonly firstWinter?: boolean;
  /** Mountains and swamps are played [14.0.swamp]. */
  readonly hardGround?: boolean;
  /** The turn of the surprise [SBE5.surprise]. */
  readonly surprise?: boolean;
  /** Cavalry charges before the defender fires [20.0]. */
  readonly charge?: boolean;
  /** Elite units count: in the advanced game [10.0]. */
  readonly elites?: boolean;
}

/** Rivers freeze in snow, straits do not [9.3.rivers]. */
export const hampers = (crossed: Crossed | undefined, weather: Weather): boolean =>
  crossed !== undefined && (crossed === 'strait' || weather !== 'snow');
