import type { FdaRule } from '../rulebook/index.js';
import type { VehicleNation } from './vehicles.js';

export interface Nation {
  /** Whose vehicles it drives, where the table has them [Ac]. */
  readonly vehicles?: VehicleNation;
  /** What its barrage does to a unit [15.1c, 15.1d]. */
  readonly barrage: 'loss' | 'retreat';
  /** Its artillery brigades fire the barrage whether they are self-propelled or not [15.1a]. */
  readonly brigadesPrepare?: true;
  readonly rules: readonly FdaRule[];
}

/** Nations that a rule knows by name; any other has no vehicles in the table and the barrage of all others. */
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
