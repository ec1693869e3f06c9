import { expect, test } from 'vitest';
import { after, axis, play, soviet, type Written } from './field.js';

const SEA = { '0512 0612 0712 0812 0912 1012 1112 1212 1312 1412 1512 1612 1712': '~' };
const ROMANIA =
  '  territory Germany at 0101..0112 0201..0212 0301..0312 (nation "Germany")\n  territory Romania at 0901..0912 1001..1012 (nation "Romania")\n  territory Russia at 1101..1112 1201..1212 (nation "Soviet Union")';
const PLOESTI = 'capital Bucharest at 0904 (nation "Romania", source "Romania")\nrail Ploesti 0906 - 0905 - 0904';

const rows: readonly Written[] = [
  {
    case: 'Finland with three eliminated units and one disbanded unit fights on, because a disbanded unit is not eliminated [5.5.surrender, 7.3.4]',
    turns: 'July 1944..July 1944',
    lands:
      '  territory Germany at 0101..0112 0201..0212 0301..0312 (nation "Germany")\n  territory Finland at 0801..0804 0901..0904 1001..1004 (nation "Finland")\n  territory Russia at 1101..1112 1201..1212 1301..1312 (nation "Soviet Union")',
    map: 'capital Helsinki at 0902 (nation "Finland", source "Finland")\nmajor city Vyborg at 1103 (yields "Finland")',
    allies:
      'nation Finland { infantry corps A 1  infantry corps B 1  infantry corps C 1  infantry corps D 1  infantry corps E 1 }',
    soviets: 'infantry army S 3 | 2 | 1',
    set: '  set lost of A = true\n  set lost of B = true\n  set lost of C = true',
    axis: '0206: Far  0902: D, E',
    soviet: '1103: S',
    orders: axis('phase production: disband D', 'July 1944') + 'expect after turn July 1944 { E at 0902 }\n',
  },
  {
    case: 'Germany gives no aid to an ally that has surrendered [7.11.capitals, 5.2.aid]',
    turns: 'July 1944..August 1944',
    map: PLOESTI,
    lands: ROMANIA,
    allies: 'nation Romania { infantry corps R 3 | 2 | 1  infantry corps Rb 3 | 2 | 1 }',
    soviets: 'infantry army S 3 | 2 | 1',
    axis: '0206: Far  0909: R',
    soviet: '1004: S',
    orders:
      soviet('phase movement: move S to 0904', 'July 1944') +
      axis('phase production: aid Romania (yellow 1)', 'August 1944'),
    refused: ['5.2.aid/no-ally'],
  },
  {
    case: 'aid is at most three points of all colours together, and units rebuilt with it are placed in the capital [5.2.aid, 11.2.minors]',
    map: PLOESTI,
    lands: ROMANIA,
    allies: 'nation Romania { tank corps R 2 | 1  fighter wing F 2 | 1  infantry corps Rb 1 }',
    set: '  set lost of R = true\n  set lost of F = true',
    axis: '0206: Far  0909: Rb',
    soviet: '1906: Deep',
    orders:
      axis('phase production: aid Romania (yellow 2, red 1)\naid Romania (blue 1)\nrebuild R to Bucharest') +
      after('Axis production', 'R at 0904'),
    refused: ['5.2.aid/too-much-aid'],
  },
  {
    case: 'in the first winter supply reaches one hex, guns are halved and infantry quartered [33.0.supply, 33.0, 9.3.snow]',
    optional: 'first-winter',
    weather: 'snow',
    turns: 'January 1942..January 1942',
    germans: 'infantry corps A 4 | 3 | 2 | 1\nartillery corps G 4 | 2 | 1 | 0\ninfantry corps B 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1',
    axis: '1006: A, G  0503: B',
    soviet: '1106: S',
    orders:
      'dice "January 1942/Axis/combat/1106/1/artillery/G" = 1, 1\ndice "January 1942/Axis/combat/1106/1/land combat/S" = 1, 1, 1, 1\n' +
      axis('phase movement: move A, G to 1106', 'January 1942') +
      after(
        'Axis combat',
        'bombardment 1106 (attacker "2x5", round 1) land-combat 1106 (attacker "1x6", round 1)',
        'January 1942',
      ) +
      after('Axis supply', 'B (unsupplied) A (supplied)', 'January 1942'),
  },
  {
    case: 'in the first winter the Axis has one train inside the Soviet Union, and elsewhere as many as it pays for [33.1, 7.4.axis]',
    optional: 'first-winter',
    weather: 'snow',
    turns: 'December 1941..December 1941',
    map: 'area Won 1106 1206 1306',
    set: '  set control of Won = Axis',
    germans: 'infantry corps A 1\ninfantry corps B 1\ninfantry corps C 1\ninfantry corps D 1',
    axis: '0206: A, B  0306: C, D',
    soviet: '1906: Deep',
    orders: axis(
      'phase strategic rail: rail A to 1206\nrail B to 1106\nrail C to 0906\nrail D to 0806',
      'December 1941',
    ),
    refused: ['7.4.axis/no-capacity'],
  },
  {
    case: 'in the first winter Soviet tanks have four movement points and mechanized troops three [33.2, 9.2.snow]',
    optional: 'first-winter',
    weather: 'snow',
    turns: 'January 1942..January 1942',
    soviets: 'tank corps T 3 | 2 | 1\nmechanized corps M 3 | 2 | 1\narmoured headquarters HQ 3 | 2 | 1',
    axis: '0206: Far',
    soviet: '1506: T, HQ  1507: M',
    orders:
      soviet('phase movement: activate HQ with T, M\nmove T to 1306\nmove M to 1307', 'January 1942') +
      after('Soviet movement', 'T at 1306', 'January 1942'),
    refused: ['7.5.3.afford/too-far'],
  },
  {
    case: 'a Soviet unit that crosses a mined sea controlled by the Axis is eliminated on a 6 [18.1, 3.1.sea]',
    optional: 'naval',
    map: `sea "Black Sea" at 0512 0612 0712 0812 0912 1012 1112 1212 1312 1412 1512 1612 1712 (mined)\nminor port Varna at 0611 (sea "Black Sea")\nminor port Burgas at 0711 (sea "Black Sea")\nmajor port Kerch at 1311 (sea "Black Sea")\nmajor port Baku at 1711 (sea "Black Sea")`,
    terrain: SEA,
    soviets: 'infantry army S 3 | 2 | 1\nnaval headquarters HQN 3 | 2 | 1',
    axis: '0206: Far',
    soviet: '1311: S  1711: HQN',
    orders:
      soviet('phase movement: activate HQN\nship S to Baku (roll 6)') + after('Soviet movement', 'S (eliminated)'),
  },
  {
    case: 'one minor port does not control a sea, so its mines have no effect [18.1, 3.1.sea]',
    optional: 'naval',
    map: `sea "Black Sea" at 0512 0612 0712 0812 0912 1012 1112 1212 1312 1412 1512 1612 1712 (mined)\nminor port Varna at 0611 (sea "Black Sea")\nmajor port Kerch at 1311 (sea "Black Sea")\nmajor port Baku at 1711 (sea "Black Sea")`,
    terrain: SEA,
    soviets: 'infantry army S 3 | 2 | 1\nnaval headquarters HQN 3 | 2 | 1',
    axis: '0206: Far',
    soviet: '1311: S  1711: HQN',
    orders: soviet('phase movement: activate HQN\nship S to Baku') + after('Soviet movement', 'S at 1711 (strength 3)'),
  },
  {
    case: 'an air unit without supply changes its base only within its range [4.4.air, 7.5.2.rebasing]',
    map: 'minor city Base at 0501\nminor city Goal at 0905\nminor city Farther at 0906\nrail Spur 0906 - 0905',
    germans: 'fighter wing J 3 | 2 | 1\nair headquarters HQL 3 | 2 | 1',
    axis: '0501: J  0506: HQL',
    soviet: '1906: Deep',
    orders: axis('phase movement: rebase J to Farther\n'),
    refused: ['7.5.2.rebasing/out-of-range'],
  },
  {
    case: 'aircraft that support a Desperate Attack return when the land units surrender [12.4.1, 7.7.3]',
    map: 'minor city Base at 1406',
    soviets:
      'infantry army S 4 | 3 | 2 | 1 (technology 2)\nbomber division K 3 | 2 | 1\nair headquarters HQV 3 | 2 | 1',
    germans: 'static corps W 4 | 3 | 2 | 1',
    axis: '1102: W',
    soviet: '1002: S  1406: K, HQV',
    orders:
      'dice "July 1942/Soviet/combat/1102/1/land combat/S" = 1, 1, 1, 1\ndice "July 1942/Soviet/combat/1102/1/land combat/W" = 1, 1, 1, 1\ndice "July 1942/Soviet/combat/1102/1/anti-aircraft/W" = 1, 1, 1, 1\n' +
      soviet(
        'phase movement: activate HQV with K\nmove S to 1102\nfly K to 1102\nphase combat: battle 1102 { on R1: withdraw K to Base }',
      ) +
      after('Soviet', 'S (eliminated) K at 1406 (strength 3)'),
  },
  {
    case: 'the Stavka moves a unit out of supply as if it were supplied, but under the reading `movesOnly` the unit does not attack [13.8.1, A56]',
    soviets: 'infantry army S 4 | 3 | 2 | 1 (technology 1)\nsupreme headquarters Stavka 3 | 2 | 1',
    germans: 'static corps W 4 | 3 | 2 | 1',
    rulings: { 'stavka.unitOutOfSupply': 'movesOnly' },
    axis: '1102: W',
    soviet: '0902: S  2006: Stavka',
    orders: soviet('phase movement: activate Stavka with S (action unit)\nmove S to 1102'),
    refused: ['4.4.attack/unsupplied'],
  },
  {
    case: 'an HQ that reacts with its last point is eliminated after the enemy Blitz [13.3.reaction, 13.6]',
    map: 'minor city Base at 1206',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'air headquarters HQV 1\nfighter division F 3 | 2 | 1\ninfantry army S 4 | 3 | 2 | 1',
    axis: '1006: A',
    soviet: '1206: F, HQV  1106: S',
    orders:
      axis('phase movement: move A to 1106') +
      soviet('phase reaction: activate HQV with F\nfly F to 1106') +
      after('Axis blitz', 'HQV (eliminated)') +
      after('Axis reaction', 'F at 1106'),
    refused: ['13.6/costs-units'],
  },
  {
    case: 'armour in Reserve moves to a hex on which paratroops are to be dropped [23.0.company, 31.0.defence]',
    optional: 'paratroops, reserve',
    turns: 'July 1942..August 1942',
    map: 'minor city Base at 0906\nminor city Tula at 1306',
    germans: 'paratroop division P 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    soviets: 'infantry army S 3 | 2 | 1\ntank corps T 3 | 2 | 1 (technology 2)\narmoured headquarters HQ 3 | 2 | 1',
    axis: '0906: P  0106: FHQ',
    soviet: '1306: S  1506: T, HQ',
    orders:
      soviet('phase exploitation: activate HQ\nreserve T') +
      axis('phase movement: drop P to Tula', 'August 1942') +
      soviet('phase reaction: move T to 1306', 'August 1942') +
      after('Axis reaction', 'T at 1306', 'August 1942'),
  },
  {
    case: 'a fighter does not carry gliders [23.0.gliders]',
    optional: 'paratroops',
    map: 'minor city Base at 0506\nminor city Baseb at 0606',
    germans:
      'airlanding division L 3 | 2 | 1\nfighter wing J 3 | 2 | 1\nair headquarters HQL 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    axis: '0506: L  0606: J, HQL  0106: FHQ',
    soviet: '1906: Deep',
    orders: axis('phase movement: activate HQL with J\ndrop L to 1106 with J'),
    refused: ['23.0.gliders/no-bomber'],
  },
  {
    case: 'under the reading `nobody` an army at 0 rolls no die, and a battle that cannot end is broken off [A07, 7.7.12]',
    rulings: { 'dice.atZero': 'nobody' },
    germans: 'infantry corps A 1 | 0',
    soviets: 'infantry army S 1 | 0',
    axis: '1006: A (strength 0)',
    soviet: '1106: S (strength 0)',
    orders: axis('phase movement: move A to 1106') + after('Axis combat', 'S at 1106 A at 1005'),
  },
  {
    case: 'rebels that rise in Grozny without troops there are supplied by the city [30.0, 30.0.supply]',
    optional: 'rebels',
    turns: 'July 1942..August 1942',
    map: 'minor city Grozny at 1506 (rebels)',
    germans: 'rebel brigade Sheripov 2 | 1\ninfantry corps Far 1',
    axis: '0206: Far',
    soviet: '1906: Deep',
    orders:
      axis('phase production: rise Sheripov to Grozny\nphase movement: move Sheripov to 1505') +
      after('Axis', 'Sheripov at 1505 (supplied)') +
      soviet('phase movement: move Deep to 1706') +
      soviet('phase movement: move Deep to 1506', 'August 1942') +
      after('Axis supply', 'Sheripov (supplied)', 'August 1942'),
  },
];

test.each(rows)('$case', async (row) => {
  expect(await play(row)).toEqual(row.refused ?? []);
});
