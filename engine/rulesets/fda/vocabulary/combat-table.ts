import type { Arm } from './unit-kinds.js';
import type { VehicleClass } from './vehicles.js';

/** The combat factor and range of a row of the table: the lowest values that Annex A allows [Ab]. */
export interface CombatValues {
  readonly fc: number;
  readonly range: number;
  /** Combat factor against an opponent that is not armoured [2.1q]. */
  readonly fcAgainstOthers?: number;
}

/** The rows of the basic combat table [Ab, 2.1c]. */
export const combatTable = {
  'heavy armour': { fc: 4, range: 2 },
  'medium armour': { fc: 3, range: 1 },
  'light armour': { fc: 2, range: 0 },
  'medium artillery': { fc: 2, range: 6 },
  'heavy artillery': { fc: 3, range: 8 },
  'light anti-tank': { fc: 2, range: 1, fcAgainstOthers: 1 },
  'heavy anti-tank': { fc: 3, range: 1, fcAgainstOthers: 2 },
  infantry: { fc: 1, range: 0 },
  'light reconnaissance': { fc: 1, range: 0 },
  'heavy reconnaissance': { fc: 2, range: 0 },
  'light anti-aircraft': { fc: 1, range: 1 },
  'heavy anti-aircraft': { fc: 2, range: 1 },
  'engineers and heavy weapons': { fc: 1, range: 1 },
  headquarters: { fc: 1, range: 0 },
} as const satisfies Readonly<Record<string, CombatValues>>;

export type CombatRow = keyof typeof combatTable;

export const combatValues = (row: CombatRow): CombatValues => combatTable[row];

/** The row of each class of armour [Ab, Ac]. */
export const classRow = {
  A: 'heavy armour',
  B: 'medium armour',
  C: 'light armour',
} as const satisfies Readonly<Record<VehicleClass, CombatRow>>;

/** Combat factor of artillery that defends against an assault. It replaces the factor of the combat table [2.1j]. */
export const ASSAULTED_ARTILLERY_FC = 1;
/** Range, in sectors, of bombers against ground targets. The range of all other aircraft is 0 [12g]. */
export const BOMBER_RANGE = 1;
export const AIRCRAFT_RANGE = 0;
/** Largest calibre, in millimetres, of medium artillery and of light anti-tank guns [Ab]. */
export const MEDIUM_CALIBRE = { artillery: 105, 'anti-tank': 76 } as const;

/** Properties that decide the row of a unit. */
export interface Armament {
  readonly arm: Arm;
  readonly vehicleClass?: VehicleClass;
  readonly weight?: 'light' | 'medium' | 'heavy';
  /** Calibre of the guns in millimetres. */
  readonly calibre?: number;
  readonly rocket?: boolean;
  readonly selfPropelled?: boolean;
}

/**
 * Returns the row of a ground unit in the combat table; undefined when class, calibre or weight is missing, or the
 * table has no row for the unit [Ab, 2.1c].
 */
export function combatRow(unit: Armament): CombatRow | undefined {
  const { arm, vehicleClass, weight } = unit;
  switch (arm) {
    case 'headquarters':
      return 'headquarters';
    case 'infantry':
    case 'cavalry':
      return 'infantry';
    case 'engineer':
    case 'heavy weapons':
      return 'engineers and heavy weapons';
    case 'armour':
      return vehicleClass && classRow[vehicleClass];
    case 'artillery': {
      if (unit.rocket) return 'heavy artillery';
      if (unit.selfPropelled) return 'medium artillery';
      const guns = weightOfGuns(unit, MEDIUM_CALIBRE.artillery);
      return guns && `${guns === 'heavy' ? 'heavy' : 'medium'} artillery`;
    }
    case 'anti-tank': {
      const guns = weightOfGuns(unit, MEDIUM_CALIBRE['anti-tank']);
      return guns && `${guns === 'heavy' ? 'heavy' : 'light'} anti-tank`;
    }
    case 'reconnaissance':
    case 'anti-aircraft':
      return weight && `${weight === 'heavy' ? 'heavy' : 'light'} ${arm}`;
    default:
      return undefined;
  }
}

function weightOfGuns({ calibre, weight }: Armament, upTo: number): Armament['weight'] {
  if (calibre === undefined) return weight;
  return calibre > upTo ? 'heavy' : 'medium';
}
