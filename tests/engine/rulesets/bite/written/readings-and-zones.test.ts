import { expect, test } from 'vitest';
import { after, axis, play, soviet, type Written } from './field.js';

const SEA = { '0512 0612 0712 0812 0912 1012 1112 1212 1312 1412 1512 1612 1712': '~' };
const PORTS =
  'sea "Black Sea" at 0512 0612 0712 0812 0912 1012 1112 1212 1312 1412 1512 1612 1712\nmajor port Constanta at 0511 (sea "Black Sea")\nmajor port Odessa at 1311 (sea "Black Sea")\nmajor city Xa at 1309\nrail South 0506 - 0507 - 0508 - 0509 - 0510 - 0511';
const DROPPED = '  set control of Odessa = Axis\n  set control of Xa = Axis';
const FINLAND =
  '  territory Germany at 0101..0112 0201..0212 0301..0312 (nation "Germany")\n  territory Finland at 0801..0804 0901..0904 1001..1004 (nation "Finland")\n  territory Russia at 1101..1112 1201..1212 1301..1312 (nation "Soviet Union")';

const rows: readonly Written[] = [
  {
    case: 'troops that a ship brings into a hex with two battalions of partisans fight them [18.0, 29.1.two, A45]',
    optional: 'naval, partisans',
    turns: 'July 1942..September 1942',
    map: PORTS,
    terrain: SEA,
    germans: 'infantry corps A 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    set: DROPPED,
    axis: '0511: A  0106: FHQ',
    soviet: '1806: Deep',
    orders:
      'dice "September 1942/Axis/combat/1311/1/partisans" = 1\ndice "September 1942/Axis/combat/1311/1/land/A" = 6, 1, 1\n' +
      soviet('phase production: partisans Odessa') +
      soviet('phase production: partisans Odessa', 'August 1942') +
      axis('phase movement: ship A to Odessa', 'September 1942') +
      after('Axis combat', 'A at Odessa partisan Odessa (partisans 0) battle Odessa (rounds 1)', 'September 1942'),
  },
  {
    case: 'under the reading `cleared` troops from a ship remove two battalions without a fight [18.0, A45]',
    optional: 'naval, partisans',
    turns: 'July 1942..September 1942',
    map: PORTS,
    terrain: SEA,
    rulings: { 'partisans.entered': 'cleared' },
    germans: 'infantry corps A 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    set: DROPPED,
    axis: '0511: A  0106: FHQ',
    soviet: '1806: Deep',
    orders:
      soviet('phase production: partisans Odessa') +
      soviet('phase production: partisans Odessa', 'August 1942') +
      axis('phase movement: ship A to Odessa', 'September 1942') +
      after('Axis movement', 'A at Odessa partisan Odessa (partisans 0)', 'September 1942'),
  },
  {
    case: 'a second German unit that arrives for Finland waits until the Red Army is in Finland [5.5.germans, 7.3.2]',
    turns: 'July 1942..July 1942',
    lands: FINLAND,
    map: 'capital Helsinki at 0902 (nation "Finland", source "Finland")\nrail Karelia 0902 - 0903 - 0904 - 0905 - 0906',
    germans: 'infantry corps G 3 | 2 | 1 (stationed "Finland")\ninfantry corps H 3 | 2 | 1',
    set: '  arrive turn July 1942 at Helsinki: H',
    axis: '0903: G',
    soviet: '1906: Deep',
    orders: axis('phase production: place H to Helsinki') + after('Axis production', 'H (due)'),
    refused: ['5.5.germans/germans-in-finland'],
  },
  {
    case: 'a Hungarian unit that arrives in a hex with a Romanian unit waits [5.3.rivals, 7.3.2]',
    lands:
      '  territory Germany at 0101..0112 0201..0212 0301..0312 (nation "Germany")\n  territory Poland at 0901..0912\n  territory Russia at 1101..1112 1201..1212 (nation "Soviet Union")',
    map: 'major city Lwow at 0906\ncapital Budapest at 0506 (nation "Hungary", source "Hungary")\ncapital Bucharest at 0606 (nation "Romania", source "Romania")\nsite Camp at 1206\narea Won 1206',
    allies: 'nation Romania { infantry corps R 3 | 2 | 1 }\nnation Hungary { infantry corps H 3 | 2 | 1 }',
    set: '  set control of Won = Axis\n  arrive turn July 1942 at Camp: H',
    axis: '0206: Far  1206: R',
    soviet: '1906: Deep',
    orders: axis('phase production: place H to 1206') + after('Axis production', 'H (due)'),
    refused: ['5.3.rivals/rivals'],
  },
  {
    case: 'in the advanced game no ZOC reaches into an empty major city, so beaten units may retreat there [8.0.strongholds, 7.7.14]',
    map: 'major city Kalinin at 1206',
    germans: 'infantry corps A 4 | 3 | 2 | 1\ninfantry corps B 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1',
    axis: '1006: A  1207: B',
    soviet: '1106: S',
    orders:
      axis('phase movement: move A to 1106') +
      soviet('phase combat: defend 1106 { on R1: retreat S to Kalinin }') +
      after('Axis combat', 'S at 1206'),
  },
  {
    case: 'in the base game a ZOC reaches into the city, but under the ruling `retreat.cityInZone` = true beaten units may still retreat there [3.19, 7.7.14, A31]',
    layer: 'base',
    map: 'major city Kalinin at 1206',
    germans: 'infantry corps A 4 | 3 | 2 | 1\ninfantry corps B 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1',
    rulings: { 'retreat.cityInZone': true },
    axis: '1006: A  1207: B',
    soviet: '1106: S',
    orders:
      axis('phase movement: move A to 1106') +
      soviet('phase combat: defend 1106 { on R1: retreat S to Kalinin }') +
      after('Axis combat', 'S at 1206'),
  },
  {
    case: 'in the base game no unit retreats into a city in an enemy ZOC [3.19, 7.7.14]',
    layer: 'base',
    map: 'major city Kalinin at 1206',
    germans: 'infantry corps A 4 | 3 | 2 | 1\ninfantry corps B 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1',
    axis: '1006: A  1207: B',
    soviet: '1106: S',
    orders:
      axis('phase movement: move A to 1106') + soviet('phase combat: defend 1106 { on R1: retreat S to Kalinin }'),
    refused: ['7.7.14/zone'],
  },
  {
    case: 'no train stops in a city next to an enemy, even if no ZOC reaches into the city [7.4, 8.0.strongholds]',
    map: 'major city Kalinin at 1206',
    soviets: 'infantry army S 3 | 2 | 1',
    germans: 'infantry corps B 4 | 3 | 2 | 1',
    axis: '1207: B',
    soviet: '1606: S',
    orders: soviet('phase strategic rail: rail S to Kalinin'),
    refused: ['7.4/no-railway'],
  },
  {
    case: 'under the reading `turnEnd` besieged units of both sides lose their step at the end of the turn [12.1, A35]',
    map: 'sea "Black Sea" at 1112 1212 1211\nminor port Odessa at 1111 (sea "Black Sea")\nrail South 1006 - 1007 - 1008 - 1009 - 1010',
    terrain: { '1112 1212 1211': '~' },
    rulings: { 'siege.lossWhen': 'turnEnd' },
    germans: 'infantry corps A 4 | 3 | 2 | 1\ninfantry corps C 1',
    soviets: 'infantry army S 3 | 2 | 1',
    axis: '1110: A  1011: C',
    soviet: '1111: S',
    orders: after('Soviet supply status', 'S (strength 3)') + 'expect after turn July 1942 { S (strength 2) }\n',
  },
  {
    case: 'under the reading `turnEnd` a stack may exceed its limit after the Movement Phase, but not after the last phase [3.10, A04]',
    rulings: { 'stacking.checked': 'turnEnd' },
    germans: 'infantry corps A 1\ninfantry corps B 2 | 1\ninfantry corps C 3 | 2 | 1',
    axis: '0506: A, B  0606: C',
    soviet: '1906: Deep',
    orders:
      axis('phase movement: move C to 0506') +
      after('Axis movement', 'A at 0506 B at 0506 C at 0506') +
      after('Axis exploitation', 'A (eliminated)'),
    refused: ['3.10/costs-units'],
  },
  {
    case: 'under the reading `onEntry` a contested city changes hands before its battle, together with its guns [A01, A25]',
    rulings: { 'capture.contestedHex': 'onEntry' },
    map: 'minor city Orel at 1106\nminor city Base at 1406',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets:
      'infantry army S 4 | 3 | 2 | 1\nbomber division K 3 | 2 | 1 (technology 2)\nair headquarters HQV 3 | 2 | 1',
    axis: '1006: A',
    soviet: '1106: S  1406: K, HQV',
    orders:
      axis('phase movement: move A to 1106') +
      soviet('phase reaction: activate HQV with K\nfly K to 1106') +
      after('Axis combat', 'anti-aircraft 1106 (attacker "5x6", round 1)'),
  },
  {
    case: 'under the reading `last`, by which support units are hit last, the guns retreat with the strength that their fire left them [A30, 7.7.13]',
    rulings: { 'hits.support': 'last' },
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'infantry army S 2 | 1\nartillery army G 4 | 2 | 1 | 0',
    axis: '1006: A',
    soviet: '1106: S, G',
    orders:
      'dice "July 1942/Axis/combat/1106/1/artillery/G" = 1, 1, 1, 1\ndice "July 1942/Axis/combat/1106/1/land combat/S" = 1, 1\ndice "July 1942/Axis/combat/1106/1/land combat/A" = 6, 1, 1, 1\n' +
      axis('phase movement: move A to 1106') +
      soviet('phase combat: defend 1106 { on R1: retreat S, G to 1206 }') +
      after('Axis combat', 'S at 1206 (strength 1) G at 1206 (strength 2)'),
  },
  {
    case: 'no unit retreats into a hex that the edge of the map cuts [7.5.4.partial, 7.7.15]',
    map: 'partial at 1206',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1\ninfantry army Deep 1',
    axis: '1006: A',
    soviet: '1106: S  2006: Deep',
    orders:
      'dice "July 1942/Axis/combat/1106/1/land combat/S" = 1, 1, 1, 1\n' +
      axis('phase movement: move A to 1106') +
      soviet('phase combat: defend 1106 { on R1: retreat S to 1206 }'),
    refused: ['7.7.15/not-beside'],
  },
  {
    case: 'no troops land or are dropped on a partial hex [7.5.4.partial, 23.0.conditions]',
    optional: 'paratroops',
    map: 'partial at 1201\nminor city Base at 0902\nrail Spur 0906 - 0905 - 0904 - 0903 - 0902',
    germans: 'paratroop division P 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    axis: '0902: P  0106: FHQ',
    soviet: '1906: Deep',
    orders: axis('phase movement: drop P to 1201'),
    refused: ['23.0.conditions/not-plain'],
  },
  {
    case: 'three Malus, of a red arrow and light rain, leave an army of seven one die [7.7.7, 39.0.combat, 3.17]',
    optional: 'light-rain',
    weather: 'light rain',
    turns: 'October 1942..October 1942',
    terrain: { '1005 1107': '~' },
    map: 'strait Kerch 1006/1106\nred arrow "Kerch crossing" 1006 - 1106',
    germans: 'infantry corps A 7 | 6 | 5 | 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1',
    axis: '1006: A',
    soviet: '1106: S',
    orders:
      'dice "October 1942/Axis/combat/1106/1/land combat/S" = 1, 1, 1, 1\n' +
      axis('phase movement: move A to 1106', 'October 1942') +
      after('Axis combat', 'land-combat 1106 (attacker "1x6", round 1)', 'October 1942'),
  },
  {
    case: 'under the agreement, Bonus and Malus of Guards across a river cancel each other [7.7.6, 10.0.attack, Box1.river]',
    set: '  set cancel = true',
    map: 'river Bug 1006/1106',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'guards infantry army S 4 | 3 | 2 | 1',
    axis: '1006: A',
    soviet: '1106: S',
    orders:
      'dice "July 1942/Soviet/combat/1006/1/land combat/A" = 1, 1, 1, 1\n' +
      soviet('phase movement: move S to 1006') +
      after('Soviet combat', 'land-combat 1006 (attacker "4x6", round 1)'),
  },
];

test.each(rows)('$case', async (row) => {
  expect(await play(row)).toEqual(row.refused ?? []);
});
