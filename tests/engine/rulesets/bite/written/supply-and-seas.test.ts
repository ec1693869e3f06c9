import { expect, test } from 'vitest';
import { after, axis, play, soviet, type Written } from './field.js';

const SEA = { '0512 0612 0712 0812 0912 1012 1112 1212 1312 1412 1512 1612 1712': '~' };
const BLACK = 'sea "Black Sea" at 0512 0612 0712 0812 0912 1012 1112 1212 1312 1412 1512 1612 1712';

const rows: readonly Written[] = [
  {
    case: 'three hits close a port as a source for a month, and its garrison is out of supply only then [32.2, 4.2]',
    optional: 'strategic-bombing',
    turns: 'July 1942..August 1942',
    map: `${BLACK}\nmajor port Kerch at 1111 (sea "Black Sea")\nmajor port Baku at 1711 (sea "Black Sea")\nrail Caspian 1706 - 1707 - 1708 - 1709 - 1710 - 1711\nminor city Base at 0906`,
    terrain: SEA,
    germans: 'strategic bomber wing K 4 | 3 | 2 | 1\nair headquarters HQL 3 | 2 | 1',
    soviets: 'infantry army S 3 | 2 | 1',
    axis: '0906: K, HQL',
    soviet: '1111: S',
    orders:
      'dice "July 1942/Axis/combat/1111/1/bombs/port/K" = 6, 6, 6, 1\n' +
      axis('phase movement: activate HQL with K\nbomb Kerch with K (port)') +
      after('Soviet supply', 'S (unsupplied)') +
      after('Soviet supply', 'S (supplied)', 'August 1942'),
  },
  {
    case: 'two hits close a port to ships, not to supply [32.2, 4.2]',
    optional: 'strategic-bombing',
    map: `${BLACK}\nmajor port Kerch at 1111 (sea "Black Sea")\nmajor port Baku at 1711 (sea "Black Sea")\nrail Caspian 1706 - 1707 - 1708 - 1709 - 1710 - 1711\nminor city Base at 0906`,
    terrain: SEA,
    germans: 'strategic bomber wing K 4 | 3 | 2 | 1\nair headquarters HQL 3 | 2 | 1',
    soviets: 'infantry army S 3 | 2 | 1',
    axis: '0906: K, HQL',
    soviet: '1111: S',
    orders:
      'dice "July 1942/Axis/combat/1111/1/bombs/port/K" = 6, 6, 1, 1\n' +
      axis('phase movement: activate HQL with K\nbomb Kerch with K (port)') +
      after('Soviet supply', 'S (supplied)'),
  },
  {
    case: 'no train passes a bombed station, and each hit costs the Soviets one train [32.3, 7.4.soviet]',
    optional: 'strategic-bombing',
    map: 'minor city Base at 0906\nminor city Ryazan at 1506',
    germans: 'strategic bomber wing K 4 | 3 | 2 | 1\nair headquarters HQL 3 | 2 | 1',
    soviets: 'infantry army S 1\ninfantry army T 1\ninfantry army U 1\ninfantry army V 1',
    axis: '0906: K, HQL',
    soviet: '1806: S, T  1906: U  1406: V',
    orders:
      'dice "July 1942/Axis/combat/1506/1/bombs/station/K" = 6, 6, 6, 1\ndice "July 1942/Axis/combat/1506/1/anti-aircraft/minor city" = 1\n' +
      axis('phase movement: activate HQL with K\nbomb Ryazan with K (station)') +
      soviet('phase strategic rail: rail V to 1806\nrail S to 1906\nrail T to 1906\nrail U to 1706'),
    refused: ['32.3/no-railway', '3.10/costs-units', '7.4.soviet/no-capacity'],
  },
  {
    case: 'in snow a ZOC reaches across a river, so no unit retreats there [8.0.rivers, 9.3.snow, 7.7.14]',
    weather: 'snow',
    turns: 'January 1943..January 1943',
    map: 'river Bug 1206/1107 1206/1307 1206/1306 1206/1207',
    germans: 'infantry corps A 4 | 3 | 2 | 1\ninfantry corps B 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1',
    axis: '1006: A  1207: B',
    soviet: '1106: S',
    orders:
      axis('phase movement: move A to 1106', 'January 1943') +
      soviet('phase combat: defend 1106 { on R1: retreat S to 1206 }', 'January 1943'),
    refused: ['7.7.14/zone'],
  },
  {
    case: 'in clear weather a river stops the ZOC and allows the retreat [8.0.rivers, 7.7.14]',
    map: 'river Bug 1206/1107 1206/1307 1206/1306 1206/1207',
    germans: 'infantry corps A 4 | 3 | 2 | 1\ninfantry corps B 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1',
    axis: '1006: A  1207: B',
    soviet: '1106: S',
    orders:
      axis('phase movement: move A to 1106') +
      soviet('phase combat: defend 1106 { on R1: retreat S to 1206 }') +
      after('Axis combat', 'S at 1206'),
  },
  {
    case: 'a unit that retreated is attacked in the Blitz and retreats once more [7.7.15, 7.8.combat]',
    germans: 'panzer corps P 4 | 3 | 2 | 1\narmoured headquarters HQ 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1',
    axis: '1006: P, HQ',
    soviet: '1106: S',
    orders:
      'dice "July 1942/Axis/combat/1106/1/land combat/S" = 1,1,1,1\ndice "July 1942/Axis/combat/1106/1/land combat/P" = 1,1,1,1\ndice "July 1942/Axis/blitz/1206/1/land combat/S" = 1,1,1,1\ndice "July 1942/Axis/blitz/1206/1/land combat/P" = 1,1,1,1\n' +
      axis('phase movement: activate HQ with P\nmove P to 1106\nphase blitz: blitz P to 1206') +
      soviet(
        'phase combat: defend 1106 { on R1: retreat S to 1206 }\nphase blitz: defend 1206 { on R1: retreat S to 1306 }',
      ) +
      after('Axis combat', 'S at 1206') +
      after('Axis blitz', 'S at 1306 P at 1206'),
  },
  {
    case: 'an attacker that withdraws from one battle may not enter the hex of another [7.7.15a, 7.7.13]',
    germans: 'infantry corps A 4 | 3 | 2 | 1\ninfantry corps B 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1\ninfantry army T 4 | 3 | 2 | 1',
    axis: '1006: A  1005: B',
    soviet: '1106: S  1105: T',
    orders: axis(
      'phase movement: move A to 1106\nmove B to 1105\nphase combat: battle 1106 { on R1: retreat A to 1105 }',
    ),
    refused: ['7.7.14/enemies'],
  },
  {
    case: 'no drops, landings or Blitz moves take place in light rain [23.0.conditions, 24.0.conditions, 7.8.weather, 39.0]',
    optional: 'light-rain, paratroops, marines',
    weather: 'light rain',
    turns: 'October 1942..October 1942',
    map: `${BLACK}\nmajor port Odessa at 1411 (sea "Black Sea")\nrail Caspian 1406 - 1407 - 1408 - 1409 - 1410 - 1411\nminor city Base at 1406`,
    terrain: SEA,
    germans: 'infantry corps A 1',
    soviets:
      'paratroop corps P 3 | 2 | 1\nsupreme headquarters Stavka 3 | 2 | 1\nmarine corps M 3 | 2 | 1\nnaval headquarters HQN 3 | 2 | 1\ntank corps T 3 | 2 | 1\narmoured headquarters HQ 3 | 2 | 1',
    axis: '1006: A',
    soviet: '1406: P  2006: Stavka  1411: M, HQN  1106: T, HQ',
    orders: soviet(
      'phase movement: activate Stavka\nactivate HQN\nactivate HQ with T\ndrop P to 1206\nland M to 1111\nmove T to 1006',
      'October 1942',
    ),
    refused: ['23.0.conditions/bad-weather', '24.0.conditions/bad-weather'],
  },
  {
    case: 'a unit besieged in a port loses a step, static units and artillery at 0 do not [12.1, 6.1.1.static, 4.5]',
    map: `${BLACK}\nminor port Odessa at 1111 (sea "Black Sea")\nrail South 1006 - 1007 - 1008 - 1009 - 1010`,
    terrain: { ...SEA, '1211': '~' },
    germans: 'infantry corps A 4 | 3 | 2 | 1\ninfantry corps C 1',
    soviets: 'static army W 2 | 1\ninfantry army S 3 | 2 | 1\nartillery army G 4 | 2 | 1 | 0',
    axis: '1110: A  1011: C',
    soviet: '1111: W, S, G (strength 0)',
    orders: after('Soviet', 'W (strength 2, besieged) S (strength 2, besieged) G (strength 0)'),
  },
  {
    case: 'Hungary surrenders with its capital, and its units that were due to arrive never come [7.11.capitals, 7.3.3]',
    turns: 'July 1944..August 1944',
    map: 'capital Budapest at 0908 (nation "Hungary", source "Hungary")\nrail H 0906 - 0907 - 0908',
    lands:
      '  territory Germany at 0101..0112 0201..0212 0301..0312 (nation "Germany")\n  territory Hungary at 0901..0912 1001..1012 (nation "Hungary")\n  territory Russia at 1101..1112 1201..1212 (nation "Soviet Union")',
    germans: 'infantry corps A 3 | 2 | 1',
    allies: 'nation Hungary { infantry corps H 3 | 2 | 1  infantry corps I 3 | 2 | 1 }',
    soviets: 'infantry army S 3 | 2 | 1',
    set: '  arrive turn August 1944 at Budapest: I',
    axis: '0206: A  1005: H',
    soviet: '1008: S',
    orders: soviet('phase movement: move S to 0908', 'July 1944') + 'expect after turn July 1944 { A at 0206 }',
  },
  {
    case: 'Italy surrenders by a die roll, and its submarine no longer attacks the southern convoys [36.0, 35.2]',
    optional: 'italian-surrender, strategic-war, lend-lease',
    turns: 'July 1943..July 1943',
    map: 'minor city Murmansk at 1805 (arctic)\nminor city Tehran at 1807 (southern)\nmajor city Belgrade at 0306 (source "Italy")\nrail P 1805 - 1806 - 1807',
    allies: 'nation Italy { infantry corps I 3 | 2 | 1  submarine fleet Marcello 1 }',
    axis: '0206: Far, I',
    soviet: '1806: Deep',
    orders:
      'dice "July 1943/weather/Italy" = 1\n' +
      axis('phase strategic war: sink with Marcello (southern)', 'July 1943') +
      'expect after turn July 1943 { surrender (outcome "Italy") }',
    refused: [
      'sandtable/order-not-asked `sink with Marcello` was not carried out: turn July 1943 ended and Axis was not asked to sink in the phase “strategic war”.',
    ],
  },
  {
    case: 'when the Red Army enters Germany, the FHQ moves to Berlin and may stack with its three defenders for this turn [13.8.2.place, 7.3.2, 28.0]',
    optional: 'volkssturm',
    map: 'minor city Rastenburg at 0606 (seat "Germany")\nsite Reich at 0106 (refuge "Germany")',
    germans:
      'infantry corps A 3 | 2 | 1\ninfantry corps B 3 | 2 | 1\nair headquarters HQL 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    soviets: 'infantry army S 3 | 2 | 1',
    axis: '0106: A, B, HQL  0606: FHQ',
    soviet: '1106: S',
    orders: soviet('phase movement: move S to 1006') + after('Soviet movement', 'FHQ at 0106'),
  },
];

test.each(rows)('$case', async (row) => {
  expect(await play(row)).toEqual(row.refused ?? []);
});
