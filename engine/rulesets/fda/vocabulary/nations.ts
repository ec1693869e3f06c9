import type { FdaRule } from '../rulebook/index.js';
import type { VehicleNation } from './vehicles.js';

export interface Nation {
  /**
   * The nation under which the vehicle table lists the vehicles that this nation uses; absent if the table does not
   * list them [Ac].
   */
  readonly vehicles?: VehicleNation;
  /** The effect of the nation's barrage on a unit [15.1c, 15.1d]. */
  readonly barrage: 'loss' | 'retreat';
  /** Whether the nation's artillery brigades take part in the barrage even if they are self-propelled [15.1a]. */
  readonly brigadesPrepare?: true;
  readonly rules: readonly FdaRule[];
}

/**
 * The nations that the rules name. For any other nation, the vehicle table has no vehicles, and the barrage of its guns
 * makes units retreat.
 */
export const nations = {
  German: { vehicles: 'German', barrage: 'retreat', rules: ['Ac', '15.1d'] },
  American: { vehicles: 'American', barrage: 'loss', rules: ['Ac', '15.1c'] },
  British: { vehicles: 'British', barrage: 'retreat', rules: ['Ac', '15.1d'] },
  Canadian: { vehicles: 'British', barrage: 'retreat', rules: ['Ac', '15.1d'] },
  Soviet: { vehicles: 'Soviet', barrage: 'loss', brigadesPrepare: true, rules: ['Ac', '15.1a', '15.1c'] },
} as const satisfies Readonly<Record<string, Nation>>;

const OTHERS: Nation = { barrage: 'retreat', rules: ['15.1d'] };

export const nationOf = (name: string | undefined): Nation =>
  name !== undefined && Object.hasOwn(nations, name) ? nations[name as keyof typeof nations] : OTHERS;
