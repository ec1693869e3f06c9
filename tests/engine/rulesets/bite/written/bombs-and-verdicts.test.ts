import { expect, test } from 'vitest';
import { after, axis, play, soviet, type Written } from './field.js';

const BLACK = 'sea "Black Sea" at 0512 0612 0712 0812 0912 1012 1112 1212 1312 1412 1512 1612 1712';
const SEA = { '0512 0612 0712 0812 0912 1012 1112 1212 1312 1412 1512 1612 1712': '~' };
const RUIN =
  'dice "July 1942/Axis/combat/1206/1/bombs/industry/K" = 6, 6, 6, 6, 6\ndice "July 1942/Axis/combat/1206/1/bombs/industry/L" = 6, 6, 6, 6, 6\ndice "July 1942/Axis/combat/1206/1/anti-aircraft/major city" = 1, 1\n';
const BOMBERS =
  'strategic bomber wing K 5 | 4 | 3 | 2 | 1\nstrategic bomber wing L 5 | 4 | 3 | 2 | 1\nair headquarters HQL 3 | 2 | 1';

const rows: readonly Written[] = [
  {
    case: 'a complex that ten bombs destroyed takes no new tanks [32.1, 7.3.1.armour]',
    optional: 'strategic-bombing',
    map: 'major city Tula at 1206 (red 2)\nminor city Base at 0906\nminor city Baseb at 0806',
    germans: BOMBERS,
    soviets: 'tank corps T 3 | 2 | 1\ninfantry army Deep 1',
    set: '  set lost of T = true',
    axis: '0906: K, HQL  0806: L',
    soviet: '1906: Deep',
    orders:
      RUIN +
      axis('phase movement: activate HQL with K, L\nbomb Tula with K, L (factory)') +
      soviet('phase production: rebuild T to Tula'),
    refused: ['7.3.1.armour/wrong-place'],
  },
  {
    case: 'a complex that ten bombs destroyed gains no points for the captor [32.1, 16.1]',
    optional: 'strategic-bombing, scorched-earth',
    turns: 'July 1942..September 1942',
    map: 'major city Tula at 1206 (red 2)\nminor city Base at 0906\nminor city Baseb at 0806',
    germans: BOMBERS + '\ninfantry corps A 3 | 2 | 1',
    soviets: 'infantry army Deep 1',
    set: '  set production of Germany = 9, 0, 0, 0\n  set production of "Soviet Union" = 9',
    axis: '0906: K, HQL  0806: L  1006: A',
    soviet: '1906: Deep',
    orders:
      RUIN +
      axis('phase movement: activate HQL with K, L\nbomb Tula with K, L (factory)') +
      axis('phase movement: move A to 1206', 'August 1942') +
      after('Axis movement', 'A at 1206', 'August 1942') +
      'expect after turn September 1942 Axis strategic rail { store (red 0) }\n',
  },
  {
    case: 'a complex that ten bombs destroyed is not evacuated [32.1, 16.2]',
    optional: 'strategic-bombing, scorched-earth',
    turns: 'July 1941..July 1941',
    map: 'major city Tula at 1306 (red 2)\nminor city Base at 0906\nminor city Baseb at 0806',
    germans: BOMBERS,
    soviets: 'infantry army Deep 1',
    axis: '0906: K, HQL  0806: L',
    soviet: '1906: Deep',
    orders:
      RUIN.replaceAll('1206', '1306').replaceAll('1942', '1941') +
      axis('phase movement: activate HQL with K, L\nbomb Tula with K, L (factory)', 'July 1941') +
      soviet('phase strategic rail: evacuate red Tula', 'July 1941'),
    refused: ['16.2/no-factory'],
  },
  {
    case: 'Volkssturm and a rebuilt corps share the two places of Berlin [28.0, 7.3.1.two]',
    optional: 'volkssturm',
    germans: 'infantry corps A 3 | 2 | 1\ninfantry corps B 3 | 2 | 1\ninfantry corps C 3 | 2 | 1\ninfantry corps Far 1',
    set: '  set volkssturm = true\n  set lost of A = true\n  set lost of B = true\n  set lost of C = true',
    axis: '0206: Far',
    soviet: '1906: Deep',
    orders: axis('phase production: rebuild A to Berlin\nlevy B to Berlin\nlevy C to Berlin'),
    refused: ['7.3.1/city-limit'],
  },
  {
    case: 'a Blitz move into two battalions of partisans is a battle [7.8.combat, 29.1.two]',
    optional: 'partisans',
    turns: 'July 1942..September 1942',
    map: 'major city Xa at 1201\narea Won 1201 1106 1206 1205 1105',
    germans: 'panzer corps P 4 | 3 | 2 | 1\narmoured headquarters HQ 4 | 3 | 2 | 1',
    soviets: 'infantry army S 1\ninfantry army Deep 1',
    set: '  set control of Won = Axis',
    axis: '0806: P, HQ',
    soviet: '1906: Deep  1006: S',
    orders:
      'dice "September 1942/Axis/combat/1006/1/land combat/S" = 1\ndice "September 1942/Axis/combat/1006/1/land combat/P" = 6,6,6,6\ndice "September 1942/Axis/blitz/1106/1/partisans" = 1\ndice "September 1942/Axis/blitz/1106/1/land/P" = 6,6,6,6\n' +
      soviet('phase production: partisans 1106\n') +
      soviet('phase production: partisans 1106', 'August 1942') +
      axis('phase movement: activate HQ with P\nmove P to 1006\nphase blitz: blitz P to 1106', 'September 1942') +
      after('Axis blitz', 'P at 1106 partisan 1106 (partisans 0)', 'September 1942'),
  },
  {
    case: 'two units do not retreat to a hex that has room for one [7.7.17, 3.10]',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1\ninfantry army T 4 | 3 | 2 | 1\ninfantry army U 4 | 3 | 2 | 1',
    axis: '1006: A',
    soviet: '1106: S, T  1206: U',
    orders:
      axis('phase movement: move A to 1106') + soviet('phase combat: defend 1106 { on R1: retreat S, T to 1206 }'),
    refused: ['7.7.17/stack'],
  },
  {
    case: 'a static corps stays when the others retreat, and fights on [6.1.1.static, 7.7.13]',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1\nstatic army W 2 | 1',
    axis: '1006: A',
    soviet: '1106: S, W',
    orders:
      'dice "July 1942/Axis/combat/1106/1/land combat/A" = 1,1,1,1\ndice "July 1942/Axis/combat/1106/1/land combat/S" = 1,1,1,1\ndice "July 1942/Axis/combat/1106/1/land combat/W" = 1,1\ndice "July 1942/Axis/combat/1106/2/land combat/W" = 6,6\ndice "July 1942/Axis/combat/1106/2/land combat/A" = 1,1\n' +
      axis('phase movement: move A to 1106') +
      soviet('phase combat: defend 1106 { on R1: retreat S to 1206 }') +
      after('Axis combat', 'S at 1206 W at 1106 A (eliminated)'),
  },
  {
    case: 'a Romanian tank put in Reserve by Antonescu moves in the last phase; a tank that is not in Reserve does not [13.7, 31.0, 13.8.3]',
    optional: 'reserve',
    map: 'capital Bucharest at 0904 (nation "Romania", source "Romania")\nrail Ploesti 0906 - 0905 - 0904',
    lands:
      '  territory Germany at 0101..0112 0201..0212 0301..0312 (nation "Germany")\n  territory Romania at 0901..0912 1001..1012 (nation "Romania")\n  territory Russia at 1101..1112 1201..1212 (nation "Soviet Union")',
    allies:
      'nation Romania { tank corps R 3 | 2 | 1 (technology 2)  tank corps Rb 3 | 2 | 1 (technology 2)  supreme headquarters Anton 3 | 2 | 1 }',
    axis: '0206: Far  0905: R, Anton  0907: Rb',
    soviet: '1906: Deep',
    orders:
      axis(
        'phase movement: activate Anton with R (action reserve)\nphase exploitation: move R to 1005\nmove Rb to 1006',
      ) + after('Axis exploitation', 'R at 1005 Rb at 0907'),
    refused: ['13.7/unfuelled'],
  },
  {
    case: 'a unit shipped out of a besieged port is in supply where it lands and does not surrender [18.0, 12.1, 7.9]',
    optional: 'naval',
    map: `${BLACK}\nminor port Odessa at 1111 (sea "Black Sea")\nmajor port Baku at 1711 (sea "Black Sea")\nrail South 1006 - 1007 - 1008 - 1009 - 1010\nrail Caspian 1706 - 1707 - 1708 - 1709 - 1710 - 1711`,
    terrain: { ...SEA, '1211': '~' },
    germans: 'infantry corps A 4 | 3 | 2 | 1\ninfantry corps C 1',
    soviets: 'infantry army S 1\nnaval headquarters HQN 3 | 2 | 1\ninfantry army T 1',
    axis: '1110: A  1011: C',
    soviet: '1111: S, T  1711: HQN',
    orders:
      soviet('phase movement: activate HQN\nship S to Baku') + after('Soviet', 'S at Baku (supplied) T (eliminated)'),
  },
  {
    case: 'a bombed port takes no troops aboard either, and besieged troops stay there [32.2, 18.0]',
    optional: 'naval, strategic-bombing',
    map: `${BLACK}\nminor port Odessa at 1111 (sea "Black Sea")\nmajor port Baku at 1711 (sea "Black Sea")\nminor city Base at 0906`,
    terrain: SEA,
    germans: 'strategic bomber wing K 3 | 2 | 1\nair headquarters HQL 3 | 2 | 1',
    soviets: 'infantry army S 1\nnaval headquarters HQN 3 | 2 | 1',
    axis: '0906: K, HQL',
    soviet: '1111: S  1711: HQN',
    orders:
      'dice "July 1942/Axis/combat/1111/1/bombs/port/K" = 6, 1, 1\ndice "July 1942/Axis/combat/1111/1/anti-aircraft/S" = 1\n' +
      axis('phase movement: activate HQL with K\nbomb Odessa with K (port)') +
      soviet('phase movement: activate HQN\nship S to Baku'),
    refused: ['32.2/port-bombed'],
  },
  {
    case: 'a project is paid in full in one month and not before its time; a train uses it at once [SBE6.infrastructure, 7.4]',
    turns: 'June 1942..July 1942',
    map: 'rail "Saratov-Stalingrad" 1506 - 1507 - 1508 (buildable, yellow 3)',
    set: '  set projects.from = 14',
    soviets: 'infantry army S 1',
    axis: '0206: Far',
    soviet: '1806: S',
    orders:
      soviet('phase production: build (project "Saratov-Stalingrad")', 'June 1942') +
      soviet('phase production: build (project "Saratov-Stalingrad")\nphase strategic rail: rail S to 1508') +
      after('Soviet strategic rail', 'S at 1508'),
    refused: ['SBE6.infrastructure/not-yet'],
  },
  {
    case: 'a bridgehead out of supply does not count [SBE7.victory, A52, 4.3]',
    turns: 'July 1943..July 1943',
    map: 'area "West of the Dnepr" 0102 0103 0203',
    soviets: 'infantry army S 3 | 2 | 1\ninfantry army Deep 1\nstatic army W 1',
    set: '  victory Soviet when Soviet supplied land units 1 at "West of the Dnepr"\n  victory nobody',
    axis: '0206: Far',
    soviet: '0102: W  1906: Deep',
    orders: 'expect after turn July 1943 { victory (outcome "draw") }\n',
  },
  {
    case: 'under the reading `playOn` a scenario continues to its verdict after the fall of Berlin in the last month [7.11.germany, A55, SBE8.victory]',
    turns: 'June 1945..June 1945',
    map: 'minor city Peenemunde at 0104\nsite Ridge at 0505',
    soviets: 'infantry army S 3 | 2 | 1',
    germans: 'infantry corps Far 1',
    rulings: { 'victory.germanSurrender': 'playOn' },
    set: '  victory Soviet marginal when Soviet holds Berlin and Soviet holds Peenemunde\n  victory nobody',
    axis: '0506: Far',
    soviet: '0206: S',
    orders: soviet('phase movement: move S to 0106', 'June 1945') + 'expect after end { victory (outcome "draw") }\n',
  },
  {
    case: 'by default the fall of Berlin alone is a marginal victory in the same month [7.11.germany, A55]',
    turns: 'June 1945..June 1945',
    map: 'minor city Peenemunde at 0104',
    soviets: 'infantry army S 3 | 2 | 1',
    germans: 'infantry corps Far 1',
    set: '  victory Soviet decisive when Soviet holds Berlin and Soviet holds Peenemunde\n  victory nobody',
    axis: '0506: Far',
    soviet: '0206: S',
    orders:
      soviet('phase movement: move S to 0106', 'June 1945') +
      'expect after end { victory (outcome "Soviet marginal") }\n',
  },
];

test.each(rows)('$case', async (row) => {
  expect(await play(row)).toEqual(row.refused ?? []);
});
