/** The class of an armoured vehicle [Ac]. */
export type VehicleClass = 'A' | 'B' | 'C';

/** Nations whose vehicles the table classifies [Ac]. */
export type VehicleNation = 'German' | 'American' | 'British' | 'Soviet';

type Classes = Readonly<Record<VehicleClass, readonly string[]>>;

/**
 * Vehicles by nation and class. Marks that the rulebook joins by hyphens are separate here (reading `vehicleMarks`)
 * [Ac].
 */
export const vehicles: Readonly<Record<VehicleNation, Classes>> = {
  German: {
    A: ['Nashorn', 'Jagdpanther', 'Ferdinand', 'Tiger', 'Panther'],
    B: ['Marder', 'Marder III', 'Panzerjäger 38t', 'Panzer IV', 'StuG', 'Hetzer', 'Jagdpanzer', 'Sturmpionier'],
    C: ['Panzer II', 'Panzer III'],
  },
  American: {
    A: ['Pershing', 'M36 GMC', 'M4 Sherman CS', 'M4 Jumbo'],
    B: ['M4 Sherman', 'M4 E8', 'M4 Calliope', 'M3 GMC', 'M8 HMC', 'M10 GMC', 'M18 GMC', 'M24 Chaffee'],
    C: ['M3 Stuart', 'M5 Stuart', 'M3 Grant', 'M2 GMC', 'M6 GMC', 'M8'],
  },
  British: {
    A: ['Churchill V', 'Churchill VIII', 'Cromwell V/CS', 'Cromwell VIII CS', 'M4 Sherman IB'],
    B: ['M4 Sherman', 'M4 Firefly', 'Comet', 'Cromwell IV', 'Cromwell VII', 'Churchill VII', 'Valentine XI'],
    C: [
      'M3 Honey',
      'M5 Stuart',
      'M3 Grant',
      ...marks('Cruiser', 'Mk 1', 'Mk 2', 'Mk 3', 'Mk 4'),
      ...marks('Crusader', 'I', 'II', 'III'),
      'Matilda II',
      ...marks('Valentine', 'I', 'V', 'VII', 'VIII', 'X'),
      ...marks('Churchill', 'II', 'III', 'IV'),
      'Cromwell I',
    ],
  },
  Soviet: {
    A: ['Stalin II', 'SU-152', 'SU-122', 'SU-100', 'KV-2', 'KV-85'],
    B: ['T-34', 'T-34/85', 'SU-85', 'SU-76', 'KV-1'],
    C: ['BT-5', 'BT-5A', 'BT-7', 'T-26', 'T-70', 'SU-57'],
  },
};

function marks(vehicle: string, ...each: readonly string[]): string[] {
  return each.map((mark) => `${vehicle} ${mark}`);
}

/** Other spellings of vehicle names, including those of the rulebook. */
const SPELLINGS: Readonly<Record<string, string>> = {
  nashhorn: 'nashorn',
  jgdppanther: 'jagdpanther',
  pzjr38t: 'panzerjäger38t',
  jgdpz: 'jagdpanzer',
  sturmpioneer: 'sturmpionier',
  pzkpfwii: 'panzerii',
  pzkpfwiii: 'panzeriii',
  pzkpfwiv: 'panzeriv',
  sherman: 'm4sherman',
  shermanfirefly: 'm4firefly',
  firefly: 'm4firefly',
  shermanib: 'm4shermanib',
  crusader: 'crusaderi',
};

/** Normalises a vehicle name, so that `KV-85`, `KV 85` and `kv85` are the same. */
const spelt = (name: string): string => {
  const bare = name.toLowerCase().replace(/[\s./-]/g, '');
  return SPELLINGS[bare] ?? bare;
};

/**
 * Returns the class of a nation's vehicle; undefined when the table does not contain the vehicle, so that the author
 * must write the class [Ac].
 */
export function vehicleClass(nation: VehicleNation, vehicle: string): VehicleClass | undefined {
  const name = spelt(vehicle);
  const classes = Object.entries(vehicles[nation]) as [VehicleClass, readonly string[]][];
  return classes.find(([, names]) => names.some((each) => spelt(each) === name))?.[0];
}
