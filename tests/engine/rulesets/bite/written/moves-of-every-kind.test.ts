import { expect, test } from 'vitest';
import { after, axis, play, soviet, type Written } from './field.js';

const rows: readonly Written[] = [
  {
    case: 'the Stavka does not leave Moscow by rail [13.8.1.moscow, 7.4]',
    soviets: 'supreme headquarters Stavka 3 | 2 | 1\ninfantry army S 1',
    axis: '0206: Far',
    soviet: '2006: Stavka',
    set: '',
    orders: soviet('phase strategic rail: rail Stavka to 1906') + after('Soviet', 'Stavka at 2006'),
    refused: ['13.8.1.moscow/stays'],
  },
  {
    case: 'troops that a ship brings into a port remove a battalion of partisans [18.0, 29.1.one]',
    optional: 'naval, partisans',
    map: 'rail R 0506 - 0507 - 0508 - 0509 - 0510 - 0511\nsea "Black Sea" at 0512 0612 0712 0812 0912 1012 1112 1212 1312 1412\nmajor port Constanta at 0511 (sea "Black Sea")\nmajor port Odessa at 1311 (sea "Black Sea")\nminor city Xa at 1309\nminor city Xb at 1308\nminor city Xc at 1310\nsite Won at 1311',
    terrain: { '0512 0612 0712 0812 0912 1012 1112 1212 1312 1412': '~' },
    turns: 'July 1942..August 1942',
    germans: 'infantry corps A 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    set: '  set control of Odessa = Axis\n  set control of Xa = Axis\n  set control of Xb = Axis\n  set control of Xc = Axis',
    axis: '0511: A  0106: FHQ',
    soviet: '1806: Deep',
    orders:
      soviet('phase production: partisans Odessa') +
      axis('phase movement: ship A to Odessa', 'August 1942') +
      after('Axis movement', 'A at Odessa partisan Odessa (partisans 0)', 'August 1942'),
  },
  {
    case: 'Volkssturm is not raised from a block whose last step is blue [28.0, 7.3.cost]',
    optional: 'volkssturm',
    germans: 'infantry corps A 3 | 2 | 1 (pips "black black blue")\ninfantry corps B 3 | 2 | 1',
    set: '  set volkssturm = true\n  set lost of A = true',
    axis: '0206: B',
    soviet: '1806: Deep',
    orders: axis('phase production: levy A to Berlin'),
    refused: ['7.3.cost/blue-pips'],
  },
  {
    case: 'a city without troops may be reconnoitred for bombers that attack its factories [19.1, 32.0]',
    optional: 'recon, strategic-bombing',
    map: 'minor city Base at 0906\nmajor city Tula at 1206 (red 2)',
    germans: 'bomber wing K 4 | 3 | 2 | 1\nair headquarters HQL 3 | 2 | 1',
    axis: '0906: K, HQL',
    soviet: '1806: Deep',
    orders:
      'dice "July 1942/Axis/combat/1206/1/anti-aircraft/major city" = 1, 1\n' +
      axis('phase movement: activate HQL with K\nscout Tula with HQL (roll 1-1-1)\nbomb Tula with K (factory)') +
      after('Axis movement', 'scout Tula (outcome "seen")') +
      after('Axis combat', 'air-raid Tula (attacker "4x5")'),
  },
  {
    case: 'Soviet paratroops that land among partisans remove them from the map [23.0.landing, 29.0.relieved]',
    optional: 'partisans, paratroops',
    turns: 'July 1942..July 1942',
    map: 'minor city Xa at 1201\nminor city Xb at 1202\nminor city Xc at 1203\nminor city Base at 1506\narea West 1201..1212',
    soviets: 'paratroop corps P 3 | 2 | 1 (technology 2)\nsupreme headquarters Stavka 3 | 2 | 1',
    set: '  set control of West = Axis',
    axis: '0206: Far',
    soviet: '1506: P  2006: Stavka',
    orders:
      soviet('phase production: partisans 1206\nphase movement: activate Stavka\ndrop P to 1206') +
      after('Soviet combat', 'P at 1206  partisan 1206 (partisans 0)'),
  },
  {
    case: 'a Soviet retreat into a hex with partisans removes them from the map [7.7.15, 29.0.relieved]',
    optional: 'partisans',
    turns: 'July 1942..August 1942',
    map: 'minor city Xa at 1201\nminor city Xb at 1202\nminor city Xc at 1203\narea Mine 1306',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1\ninfantry army Deep 1',
    set: '  set control of Xa = Axis\n  set control of Xb = Axis\n  set control of Xc = Axis\n  set control of Mine = Axis',
    axis: '1005: A',
    soviet: '1206: S',
    orders:
      soviet('phase production: partisans 1306\nphase movement: move S to 1106') +
      axis('phase movement: move A to 1106', 'August 1942') +
      soviet('phase combat: defend 1106 { on R1: retreat S to 1206 }', 'August 1942') +
      after('Axis combat', 'S at 1206', 'August 1942'),
  },
  {
    case: 'a second German unit does not enter Finland by changing base [5.5.germans, 7.5.2.rebasing]',
    map: 'minor city North at 0501\nterritory Finland at 0401..0412 0501..0512 (nation "Finland")\ncapital Helsinki at 0503 (nation "Finland", source "Finland")\nrail Karelia 0503 - 0504 - 0505 - 0506\nrail Lapland 0501 - 0502 - 0503',
    lands:
      '  territory Germany at 0101..0112 0201..0212 0301..0312 (nation "Germany")\n  territory Russia at 1101..1112 1201..1212 1301..1312 1401..1412 1501..1512 1601..1612 1701..1712 1801..1812 1901..1912 2001..2012 (nation "Soviet Union")',
    germans: 'fighter wing J 3 | 2 | 1\ninfantry corps A 3 | 2 | 1\ninfantry corps B 3 | 2 | 1',
    axis: '0503: A  0106: J  0206: B',
    soviet: '1806: Deep',
    orders: axis('phase strategic rail: rail B to 0504\nphase movement: rebase J to North\n'),
    refused: ['5.5.germans/germans-in-finland', '5.5.germans/germans-in-finland'],
  },
  {
    case: 'in the month of surprise Soviet armour in Reserve does not react [SBE5.surprise, 31.0.defence]',
    optional: 'reserve',
    turns: 'June 1941..June 1941',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'tank corps T 3 | 2 | 1 (technology 2)\ninfantry army S 3 | 2 | 1',
    set: '  set surprise turn June 1941 = true',
    axis: '1006: A',
    soviet: '1106: S  1206: T (reserve)',
    orders: axis('phase movement: move A to 1106', 'June 1941') + soviet('phase reaction: move T to 1106', 'June 1941'),
    refused: [
      'sandtable/order-not-asked `move T to 1106` was not carried out: turn June 1941 ended and Soviet was not asked to move in the phase “reaction”.',
    ],
  },
  {
    case: 'in the surprise turn the guns of a city do not fire at paratroops in the first round [SBE5.surprise, 23.0.flight]',
    optional: 'paratroops',
    turns: 'June 1941..June 1941',
    map: 'minor city Base at 0906\nminor city Tula at 1206',
    germans: 'paratroop division P 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    soviets: 'infantry army S 3 | 2 | 1\ninfantry army Deep 1',
    set: '  set surprise turn June 1941 = true',
    axis: '0906: P  0106: FHQ',
    soviet: '1206: S',
    orders:
      'dice "June 1941/Axis/combat/1206/1/land combat/S" = 1, 1, 1\ndice "June 1941/Axis/combat/1206/1/land combat/P" = 6, 6, 6\n' +
      axis('phase movement: drop P to Tula', 'June 1941') +
      after('Axis combat', 'P (strength 3)', 'June 1941'),
  },
  {
    case: 'a bomb on the port of arrival closes it to ships [32.2, 18.0]',
    optional: 'naval, strategic-bombing',
    map: 'sea "Black Sea" at 0512 0612 0712 0812 0912 1012 1112 1212 1312 1412\nmajor port Kerch at 1311 (sea "Black Sea")\nmajor port Odessa at 1211 (sea "Black Sea")\nminor city Base at 0906\n',
    terrain: { '0512 0612 0712 0812 0912 1012 1112 1212 1312 1412': '~' },
    germans: 'strategic bomber wing K 4 | 3 | 2 | 1\nair headquarters HQL 3 | 2 | 1',
    soviets: 'naval headquarters HQN 3 | 2 | 1\ninfantry army S 3 | 2 | 1',
    axis: '0906: K, HQL',
    soviet: '1211: S, HQN',
    orders:
      'dice "July 1942/Axis/combat/1311/1/bombs/port/K" = 6, 1, 1, 1\n' +
      axis('phase movement: activate HQL with K\nbomb Kerch with K (port)') +
      soviet('phase movement: activate HQN\nship S to Kerch'),
    refused: ['32.2/port-bombed'],
  },
];

test.each(rows)('$case', async (row) => {
  expect(await play(row)).toEqual(row.refused ?? []);
});
