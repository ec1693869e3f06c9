import type { FeatureWord } from '../../../play/vocabulary.js';
import { createWordBuilders } from '../../../play/words.js';
import type { BiteRule } from '../rulebook/index.js';

type Ruled = FeatureWord & { readonly rules: readonly BiteRule[] };

const { feature } = createWordBuilders<BiteRule>();
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
    'A major city: attackers have 1 Malus, defenders 1 Bonus; new units are placed there; it is an air base.',
    '3.3',
    '7.3.1',
  ),
  hexes('minor city', 'town', 'A minor city: it is an air base and has 1 die of anti-aircraft fire.', '3.3', '3.4'),
  hexes(
    'fortress',
    'fortification',
    'A fortress: all attackers have 2 Malus, defenders 2 Bonus; it becomes a bunker when captured.',
    '3.3',
    'Box1',
  ),
  hexes(
    'bunker',
    'fortification',
    'A bunker: all attackers have 1 Malus, defenders 1 Bonus; it is destroyed when captured.',
    'Box1',
  ),
  hexes('site', 'town', 'A historic battle site or another name on the map, without effect.', '3.3'),
  hexes(
    'major port',
    'port',
    'A major port: it passes supply and production by sea and gives control of its sea area.',
    '3.1',
    '11.2',
  ),
  hexes(
    'minor port',
    'port',
    'A minor port: it passes supply by sea; two minor ports give control of their sea area.',
    '3.1',
    '4.2',
  ),
  hexes('mine', 'supply', 'A mine that produces yellow points: `(yellow 1)`.', '3.6', '11.1'),
  hexes('oil well', 'supply', 'An oil well that produces black points: `(black 5)`.', '3.6', '11.1'),
  hexes('plant', 'supply', 'A hydrogenation plant that produces black points.', '11.1', '11.2'),
  hexes(
    'sea',
    'none',
    'The hexes of a sea area: `(mined, freezes)`. Its ports name it: `(sea "Black Sea")`.',
    '3.1',
    '9.2',
    '11.3',
  ),
  { ...hexes('shoals', 'none', 'Sandbanks, where no unit lands from the sea.', '24.0'), isUnnamed: true },
  {
    ...hexes(
      'coast',
      'none',
      'Coastal hexes that no ZOC enters, if the ruling `zoc.coast` has the value `coastalHexes`.',
      '3.19',
    ),
    isUnnamed: true,
  },
  {
    ...hexes(
      'partial',
      'none',
      'Incomplete hexes at the edge of the map: no unit enters them, but cities there produce points.',
      '7.5.4',
    ),
    isUnnamed: true,
  },
  hexes(
    'territory',
    'none',
    'The home country of a nation: `(nation "Finland")`; `(acquired)` if the nation acquired it shortly before the war.',
    '3.1',
    '7.3.1',
    '29.1',
  ),
  hexes('attack zone', 'none', 'The only hexes in which units of the nation may attack: `(nation "Finland")`.', '5.5'),
  hexes(
    'operative zone',
    'none',
    'The only hexes that units of the nation, and units supplied through its country, may enter: `(nation "Finland")`.',
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
    'A river: crossing it costs no movement points; attacks across it have 1 Malus; ZOC do not cross it in the advanced game.',
    '7.5.3',
    'Box1',
    '8.0',
  ),
  sides('water', 'lake', 'A hexside that is all sea or lake: no unit, ZOC or supply line crosses it.', '3.19', '7.5.4'),
  sides('strait', 'lake', 'A strait, which units cross only along a red arrow.', '3.19', '7.5.5'),
  sides('border', 'border', 'A national border.', 'BPS'),
  sides(
    'line',
    'border',
    'A named line on the map, only for readers. The rules use the areas and zones that it bounds.',
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
    'A red arrow across a strait to the next hex: 3 MP. With `(holding "Sevastopol")` the Axis must also hold that place.',
    '7.5.5',
  ),
  { word: 'box', on: 'box', drawn: 'box', text: 'A box next to the map, which counts as a hex.', rules: ['3.7'] },
  {
    word: 'land link',
    on: 'link',
    drawn: 'link',
    text: 'A link by land to a box next to the map: 3 MP.',
    rules: ['3.7', '7.5.5'],
  },
  {
    word: 'rail link',
    on: 'link',
    drawn: 'rail link',
    text: 'A link by rail to a box next to the map.',
    rules: ['3.7'],
  },
  {
    word: 'sea link',
    on: 'link',
    drawn: 'link',
    text: 'A link by sea to a box next to the map; `(buildable)` if it must be built first.',
    rules: ['3.7', 'SBE6'],
  },
  {
    word: 'arrow link',
    on: 'link',
    drawn: 'link',
    text: 'A red arrow between hexes that are not adjacent: 3 MP.',
    rules: ['7.5.5'],
  },
] as const satisfies readonly Ruled[];

export type FeatureName = (typeof features)[number]['word'];

/**
 * Roles of places, by which the rules refer to a place on any map. Authors write the role in parentheses after the
 * place.
 */
export const ROLES = {
  pocket: ['The hex belongs to the pocket that is besieged as a whole and supplied across the lake.', '12.3'],
  lifeline: ['The place is the far end of the road across the lake that supplies the pocket.', '12.3'],
  'siege-port': ['Units besieged in this place neither lose steps nor surrender.', '12.2'],
  seat: ['The place is the seat of a Supreme HQ that never moves: `(seat "Germany")`.', '13.8.1', '13.8.2'],
  refuge: [
    'The place to which a Supreme HQ that never moves is moved, or where it is rebuilt, when its seat is in danger: `(refuge "Germany")`.',
    '13.8.1',
    '13.8.2',
  ],
  yields: ['The loss of the place is a condition for the surrender of a nation: `(yields "Finland")`.', '5.5'],
  rebels: ['Rebels may rise in this place.', '30.0'],
  corridor: ['The capture of the place opens the southern route of Lend-Lease.', '37.0'],
  arctic: ['The place is the port of the northern route of Lend-Lease.', '34.0'],
  southern: ['The place is the end of the southern route of Lend-Lease.', '34.0'],
  double: ['Two new units may be placed in this city each turn, as in a capital.', '7.3.1'],
  shipyard: ['Marines and the Naval HQ are rebuilt in this place.', '7.3.1', '24.0'],
  'railway-knot': ['The loss of the place lowers the rail capacity of its owner.', '13.8.1'],
  victory: ['The place is a victory city.', '3.3'],
  playable: ['Units may enter the place although its hex is incomplete.', '7.5.4'],
} as const satisfies Readonly<Record<string, readonly [string, ...BiteRule[]]>>;
export type Role = keyof typeof ROLES;
