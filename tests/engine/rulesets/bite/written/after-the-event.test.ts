import { expect, test } from 'vitest';
import { after, axis, play, soviet, type Written } from './field.js';

const NORTH =
  'capital Helsinki at 0902 (nation "Finland", source "Finland")\nmajor city Vyborg at 1103 (yields "Finland")\nrail Karelia 0906 - 0905 - 0904\noperative zone Foa at 0801..0804 0901..0904 1001..1004 1101..1104 (nation "Finland")\nattack zone Faz at 0801..0804 0901..0904 1001..1003 (nation "Finland")';

const rows: readonly Written[] = [
  {
    case: 'a new factory works in a city whose complex was destroyed by ten bombs [32.1, 15.0]',
    optional: 'strategic-bombing, factories',
    turns: 'July 1942..August 1942',
    map: 'major city Tula at 1206 (red 2, limit 2)\nminor city Base at 0906\nminor city Baseb at 0806',
    germans:
      'strategic bomber wing K 5 | 4 | 3 | 2 | 1\nstrategic bomber wing L 5 | 4 | 3 | 2 | 1\nair headquarters HQL 3 | 2 | 1',
    set: '  set factories of "Soviet Union" = 1\n  set factories.progress = 9',
    axis: '0906: K, HQL  0806: L',
    soviet: '1906: Deep',
    orders:
      'dice "July 1942/Axis/combat/1206/1/bombs/industry/K" = 6, 6, 6, 6, 6\ndice "July 1942/Axis/combat/1206/1/bombs/industry/L" = 6, 6, 6, 6, 6\ndice "July 1942/Axis/combat/1206/1/anti-aircraft/major city" = 1, 1\n' +
      axis('phase movement: activate HQL with K, L\nbomb Tula with K, L (factory)') +
      soviet('phase production: factory red { choose Tula }') +
      after('Soviet production', 'income (red 4)', 'August 1942'),
  },
  {
    case: 'paratroops move by rail from one base to another and are dropped from there [23.0.conditions, 7.4]',
    optional: 'paratroops',
    map: 'minor city Base at 0806\nminor city Baseb at 0706',
    germans: 'paratroop division P 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    axis: '0706: P  0106: FHQ',
    soviet: '1906: Deep',
    orders:
      axis('phase strategic rail: rail P to Base\nphase movement: drop P to 1106') + after('Axis combat', 'P at 1106'),
  },
  {
    case: 'disbanded Guards may not be rebuilt [7.3.4, 10.0.lost]',
    turns: 'July 1943..August 1943',
    soviets: 'guards tank corps Kant 2 | 1\ninfantry army Deep 1',
    axis: '0206: Far',
    soviet: '1806: Kant, Deep',
    orders:
      soviet('phase production: disband Kant', 'July 1943') +
      soviet('phase production: rebuild Kant to Moscow', 'August 1943'),
    refused: ['10.0.lost/not-rebuilt'],
  },
  {
    case: 'only cities without units may be reconnoitred, only with strategic bombing [19.1, 32.0]',
    optional: 'recon, strategic-bombing',
    map: 'minor city Base at 0906\nmajor city Tula at 1206 (red 2)',
    germans: 'air headquarters HQL 3 | 2 | 1',
    axis: '0906: HQL',
    soviet: '1806: Deep',
    orders: axis('phase movement: activate HQL\nscout 1106 with HQL'),
    refused: ['19.1/no-enemy'],
  },
  {
    case: 'cities without units are not reconnoitred without strategic bombing [19.1, 32.0]',
    optional: 'recon',
    map: 'minor city Base at 0906\nmajor city Tula at 1206 (red 2)',
    germans: 'air headquarters HQL 3 | 2 | 1',
    axis: '0906: HQL',
    soviet: '1806: Deep',
    orders: axis('phase movement: activate HQL\nscout Tula with HQL'),
    refused: ['19.1/no-enemy'],
  },
  {
    case: 'Germans attack beyond the Finnish zone only after Finland surrenders [5.5.attackZone, 5.5.surrender]',
    turns: 'July 1944..August 1944',
    lands:
      '  territory Germany at 0101..0112 0201..0212 0301..0312 (nation "Germany")\n  territory Finland at 0801..0804 0901..0904 1001..1004 (nation "Finland")\n  territory Russia at 1101..1112 1201..1212 1301..1312 (nation "Soviet Union")',
    map: NORTH,
    germans: 'infantry corps G 3 | 2 | 1 (stationed "Finland")\ninfantry corps Far 1',
    allies: 'nation Finland { infantry corps A 1  infantry corps B 1  infantry corps C 1  infantry corps D 1 }',
    soviets: 'infantry army S 3 | 2 | 1\ninfantry army T 3 | 2 | 1',
    set: '  set lost of A = true\n  set lost of B = true\n  set lost of C = true\n  set lost of D = true',
    axis: '0206: Far  0904: G',
    soviet: '1103: S  1004: T',
    orders:
      axis('phase movement: move G to 1004', 'July 1944') +
      axis('phase movement: move G to 1004', 'August 1944') +
      after('Axis movement', 'G at 1004', 'August 1944'),
    refused: ['5.5.attackZone/beyond-attack-zone'],
  },
  {
    case: 'after the loss of Moscow the Stavka is rebuilt at its refuge, and the Soviets have one train fewer [13.8.1.moscow, 13.8.1.capacity]',
    map: 'site Kremlin at 2006 (seat "Soviet Union", railway-knot)\nmajor city Chelyabinsk at 1806 (refuge "Soviet Union")\nmajor city Siberia at 1710 (source "Soviet Union")\nrail Ural 1806 - 1807 - 1808 - 1709 - 1710',
    soviets:
      'supreme headquarters Stavka 3 | 2 | 1\ninfantry army S 1\ninfantry army T 1\ninfantry army U 1\ninfantry army V 1\ninfantry army W 1',
    set: '  set control of Moscow = Axis\n  set lost of Stavka = true',
    axis: '0206: Far',
    soviet: '1806: S, T  1807: U, V  1808: W',
    orders:
      soviet(
        'phase production: rebuild Stavka to Chelyabinsk\nphase strategic rail: rail S to 1709\nrail T to 1709\nrail U to 1709\nrail V to 1709\nrail W to 1709',
      ) + after('Soviet production', 'Stavka at Chelyabinsk'),
    refused: ['3.10/costs-units', '7.4.soviet/no-capacity'],
  },
  {
    case: 'a static corps moves by rail and does not march farther [6.1.1.static, 7.4]',
    germans: 'static corps W 2 | 1',
    axis: '0506: W',
    soviet: '1106: Deep',
    orders: axis('phase strategic rail: rail W to 0906\nphase movement: move W to 1006') + after('Axis', 'W at 0906'),
    refused: ['7.5.3/no-points'],
  },
];

test.each(rows)('$case', async (row) => {
  expect(await play(row)).toEqual(row.refused ?? []);
});
