import type { FeatureWord } from '../../../play/vocabulary.js';
import type { BiteRule } from '../rulebook/index.js';

type Ruled = FeatureWord & { readonly rules: readonly BiteRule[] };
const feature = (on: FeatureWord['on']) => {
  return <Name extends string>(word: Name, drawn: string, text: string, ...rules: BiteRule[]) => ({
    word,
    on,
    drawn,
    text,
    rules,
  });
};
const hexes = feature('cells');
const sides = feature('hexsides');
const chains = feature('chains');

/** The features of hexes, hexsides and chains of a map. */
export const features = [
  hexes(
    'capital',
    'city',
    'A capital, which also counts as a major city: `(nation "Germany", yellow 3, red 1)`.',
    '3.3',
    '7.11',
  ),
  hexes(
    'major city',
    'city',
    'A major city: 1 Malus for attackers, 1 Bonus in defence, new units, an air base.',
    '3.3',
    '7.3.1',
  ),
  hexes('minor city', 'town', 'A minor city: an air base, 1 die of anti-aircraft fire.', '3.3', '3.4'),
  hexes(
    'fortress',
    'fortification',
    'A fortress: 2 Malus for all attackers, 2 Bonus for defenders; becomes a bunker when captured.',
    '3.3',
    'Box1',
  ),
  hexes(
    'bunker',
    'fortification',
    'A bunker: 1 Malus for all attackers, 1 Bonus for defenders; destroyed when captured.',
    'Box1',
  ),
  hexes('site', 'town', 'A historic battle site or another name on the map, without effect.', '3.3'),
  hexes('major port', 'port', 'A major port: supply and production by sea, control of its sea area.', '3.1', '11.2'),
  hexes('minor port', 'port', 'A minor port: supply by sea; two control their sea area.', '3.1', '4.2'),
  hexes('mine', 'supply', 'A mine: yellow production, `(yellow 1)`.', '3.6', '11.1'),
  hexes('oil well', 'supply', 'An oil well: black production, `(black 5)`.', '3.6', '11.1'),
  hexes('plant', 'supply', 'A hydrogenation plant: black production.', '11.1', '11.2'),
  hexes(
    'sea',
    'none',
    'The hexes of a sea area: `(mined, freezes)`; its ports refer to it, `(sea "Black Sea")`.',
    '3.1',
    '9.2',
    '11.3',
  ),
  { ...hexes('shoals', 'none', 'Sandbanks: no landings from the sea.', '24.0'), isUnnamed: true },
  {
    ...hexes(
      'coast',
      'none',
      'Coastal hexes, for the value of the ruling `zoc.coast` by which no ZOC enters them.',
      '3.19',
    ),
    isUnnamed: true,
  },
  {
    ...hexes(
      'partial',
      'none',
      'Incomplete hexes at the edge of the map: no unit enters them; cities there still produce.',
      '7.5.4',
    ),
    isUnnamed: true,
  },
  hexes(
    'territory',
    'none',
    'The home country of a nation: `(nation "Finland")`; `(acquired)` if it acquired it shortly before the war.',
    '3.1',
    '7.3.1',
    '29.1',
  ),
  hexes('attack zone', 'none', 'The only hexes in which a nation may attack: `(nation "Finland")`.', '5.5'),
  hexes(
    'operative zone',
    'none',
    'The only hexes that a nation, and units supplied through its country, may enter: `(nation "Finland")`.',
    '5.5',
  ),
  hexes('allied zone', 'none', 'The part of the enemy’s country in which minor allies may operate.', '5.3'),
  {
    ...hexes(
      'watched border',
      'none',
      'With the option garrisons, each of these hexes must lie in the ZOC of a Soviet unit.',
      '27.0.turkey',
    ),
    isUnnamed: true,
  },
  sides(
    'river',
    'river',
    'A river: no movement cost; attacks across it have 1 Malus; it stops ZOC in the advanced game.',
    '7.5.3',
    'Box1',
    '8.0',
  ),
  sides(
    'water',
    'lake',
    'A hexside that is all sea or lake: neither units nor ZOC nor supply cross it.',
    '3.19',
    '7.5.4',
  ),
  sides('strait', 'lake', 'A strait, crossed only by a red arrow.', '3.19', '7.5.5'),
  sides('border', 'border', 'A national border.', 'BPS'),
  sides(
    'line',
    'border',
    'A named line on the map, only for readers; the rules use the areas and zones it bounds.',
    'BPS',
  ),
  chains(
    'rail',
    'rail',
    'A railway, for supply and strategic rail movement; `(buildable, yellow 3)` if it must be built first.',
    '3.5',
    '7.4',
    'SBE6',
  ),
  chains(
    'sea route',
    'sea',
    'A sea route for production points, from port to port; `(buildable, yellow 10)` if it must be built first.',
    '11.2',
    'SBE6',
  ),
  chains(
    'red arrow',
    'arrow',
    'A way across a strait to the next hex: 3 MP; `(holding "Sevastopol")`: the Axis must also hold that place.',
    '7.5.5',
  ),
  { word: 'box', on: 'box', drawn: 'box', text: 'A box next to the map, which counts as a hex.', rules: ['3.7'] },
  {
    word: 'land link',
    on: 'link',
    drawn: 'link',
    text: 'A way to a box next to the map by land: 3 MP.',
    rules: ['3.7', '7.5.5'],
  },
  {
    word: 'rail link',
    on: 'link',
    drawn: 'rail link',
    text: 'A way to a box next to the map by rail.',
    rules: ['3.7'],
  },
  {
    word: 'sea link',
    on: 'link',
    drawn: 'link',
    text: 'A way to a box next to the map by sea; `(buildable)` if it must be built first.',
    rules: ['3.7', 'SBE6'],
  },
  {
    word: 'arrow link',
    on: 'link',
    drawn: 'link',
    text: 'A red arrow between hexes that do not touch: 3 MP.',
    rules: ['7.5.5'],
  },
] as const satisfies readonly Ruled[];

export type FeatureName = (typeof features)[number]['word'];

/** Roles of places, by which the rules refer to them on any map. Authors write a role as an attribute after a place. */
export const ROLES = {
  pocket: ['One of the hexes of the pocket that is besieged as a whole and supplied across the lake.', '12.3'],
  lifeline: ['The far end of the road across the lake that supplies the pocket.', '12.3'],
  'siege-port': ['Units besieged here neither lose steps nor surrender.', '12.2'],
  seat: ['The seat of a Supreme HQ that never moves: `(seat "Germany")`.', '13.8.1', '13.8.2'],
  refuge: [
    'The place to which that HQ moves, or where it is rebuilt, when its seat is in danger: `(refuge "Germany")`.',
    '13.8.1',
    '13.8.2',
  ],
  yields: ['Its loss is a condition for the surrender of a nation: `(yields "Finland")`.', '5.5'],
  rebels: ['Rebels may rise here.', '30.0'],
  corridor: ['Its capture opens the southern route of Lend-Lease.', '37.0'],
  arctic: ['The port of the northern route of Lend-Lease.', '34.0'],
  southern: ['The end of the southern route of Lend-Lease.', '34.0'],
  double: ['Two new units may be placed here each turn, as in a capital.', '7.3.1'],
  shipyard: ['Marines and the Naval HQ are rebuilt here.', '7.3.1', '24.0'],
  'railway-knot': ['Its loss lowers the rail capacity of its owner.', '13.8.1'],
  victory: ['A victory city.', '3.3'],
  playable: ['A place that units may enter although its hex is incomplete.', '7.5.4'],
} as const satisfies Readonly<Record<string, readonly [string, ...BiteRule[]]>>;
export type Role = keyof typeof ROLES;
