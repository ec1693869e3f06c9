import { expect, test } from 'vitest';
import { after, axis, play, soviet, type Written } from './field.js';

const FINLAND =
  '  territory Germany at 0101..0112 0201..0212 0301..0312 (nation "Germany")\n  territory Finland at 0801..0804 0901..0904 1001..1004 (nation "Finland")\n  territory Russia at 1101..1112 1201..1212 1301..1312 (nation "Soviet Union")';
const NORTH =
  'capital Helsinki at 0902 (nation "Finland", source "Finland")\nmajor city Vyborg at 1103 (yields "Finland")\noperative zone Foa at 0801..0804 0901..0904 1001..1004 1101..1104 (nation "Finland")\nattack zone Faz at 0801..0804 0901..0904 1001..1004 1101..1104 (nation "Finland")';

const rows: readonly Written[] = [
  {
    case: 'paratroops that reached the base by rail this month did not begin the turn there and are not dropped [23.0.conditions, 7.4]',
    optional: 'paratroops',
    map: 'minor city Base at 0806',
    germans: 'paratroop division P 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    soviets: 'infantry army S 1\ninfantry army Deep 1',
    axis: '0706: P  0106: FHQ',
    soviet: '1206: S',
    orders: axis('phase strategic rail: rail P to Base\nphase movement: drop P to 1106'),
    refused: ['23.0.conditions/no-base'],
  },
  {
    case: 'paratroops placed this month are not dropped before the next [23.0.conditions, 7.3.1.air]',
    optional: 'paratroops',
    turns: 'July 1942..August 1942',
    germans: 'paratroop division P 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1\ninfantry corps Far 1',
    set: '  arrive turn July 1942 at Berlin: P',
    axis: '0206: FHQ, Far',
    soviet: '1806: Deep',
    orders:
      axis('phase movement: drop P to 0506') +
      after('Axis movement', 'P at Berlin') +
      axis('phase movement: drop P to 0506', 'August 1942') +
      after('Axis', 'P at 0506', 'August 1942'),
    refused: ['23.0.conditions/no-base'],
  },
  {
    case: 'a Supreme HQ that is activated for a train does not move by that train [13.0, 13.8.1.rail]',
    map: 'capital Bucharest at 0904 (nation "Romania", source "Romania")\nrail Ploesti 0906 - 0905 - 0904',
    lands:
      '  territory Germany at 0101..0112 0201..0212 0301..0312 (nation "Germany")\n  territory Romania at 0901..0912 1001..1012 (nation "Romania")\n  territory Russia at 1101..1112 1201..1212 (nation "Soviet Union")',
    allies: 'nation Romania { infantry corps R 3 | 2 | 1  supreme headquarters Anton 3 | 2 | 1 }',
    axis: '0206: Far  0905: R, Anton',
    soviet: '1806: Deep',
    orders: axis('phase strategic rail: activate Anton\nrail Anton to 0906 (paid Anton)'),
    refused: ['13.0/activated'],
  },
  {
    case: 'when Finland has surrendered, Germans stationed there may march out of its zone [5.5.surrender, 5.5.area]',
    turns: 'July 1944..August 1944',
    lands: FINLAND,
    map: NORTH,
    germans: 'infantry corps G 3 | 2 | 1 (stationed "Finland")\ninfantry corps Far 1',
    allies:
      'nation Finland { infantry corps A 1  infantry corps B 1  infantry corps C 1  infantry corps D 1  infantry corps E 1 }',
    soviets: 'infantry army S 3 | 2 | 1',
    set: '  set lost of A = true\n  set lost of B = true\n  set lost of C = true\n  set lost of D = true',
    axis: '0206: Far  0904: G  0902: E',
    soviet: '1103: S',
    orders:
      axis('phase movement: move G to 0905', 'August 1944') +
      'expect after turn July 1944 { surrender (outcome "Finland") }\n' +
      after('Axis movement', 'G at 0905', 'August 1944'),
  },
  {
    case: 'a station that the Red Army bombs in its turn costs Germany a train in the next month [32.3, 7.4.axis]',
    optional: 'strategic-bombing',
    turns: 'July 1942..August 1942',
    map: 'minor city Base at 1406\nminor city Won at 1106\nminor city Deepb at 1906\narea Land 1106 1206',
    germans: 'infantry corps A 1\ninfantry corps B 1\ninfantry corps C 1\ninfantry corps D 1\ninfantry corps E 1',
    soviets: 'strategic bomber division K 4 | 3 | 2 | 1\nair headquarters HQV 3 | 2 | 1',
    set: '  set control of Land = Axis',
    axis: '0806: A, B  0706: C',
    soviet: '1406: K, HQV',
    orders:
      'dice "July 1942/Soviet/combat/1106/1/bombs/station/K" = 6, 1, 1, 1\ndice "July 1942/Soviet/combat/1106/1/anti-aircraft/minor city" = 1\n' +
      soviet('phase movement: activate HQV with K\nbomb Won with K (station)') +
      axis('phase strategic rail: rail A to Won', 'August 1942') +
      after('Soviet combat', 'strike Won (attack-hits 1)'),
    refused: ['32.3/no-railway'],
  },
  {
    case: 'armour in mobile defence that was not needed moves in its next own turn [31.0.defence]',
    optional: 'reserve',
    turns: 'July 1942..August 1942',
    soviets: 'tank corps T 3 | 2 | 1 (technology 2)\narmoured headquarters HQ 4 | 3 | 2 | 1',
    axis: '0206: Far',
    soviet: '1506: T, HQ',
    orders:
      soviet('phase exploitation: activate HQ\nreserve T') +
      soviet('phase movement: activate HQ with T\nmove T to 1306', 'August 1942') +
      after('Soviet movement', 'T at 1306', 'August 1942'),
  },
  {
    case: 'Guards that are disbanded are not destroyed [7.3.4, SBE7.victory]',
    turns: 'July 1943..July 1943',
    soviets: 'guards tank corps G1x 2 | 1\nguards tank corps G2x 2 | 1\ninfantry army Deep 1',
    set: '  victory Axis when Axis destroyed guards 1\n  victory nobody',
    axis: '0206: Far',
    soviet: '1806: G1x, Deep',
    orders: soviet('phase production: disband G1x', 'July 1943') + 'expect after end { victory (outcome "draw") }\n',
  },
  {
    case: 'a guards corps that surrenders is destroyed [4.5, SBE7.victory]',
    turns: 'July 1943..July 1943',
    soviets: 'guards tank corps G1x 2 | 1\ninfantry army Deep 1',
    set: '  victory Axis when Axis destroyed guards 1\n  victory nobody',
    axis: '0206: Far',
    soviet: '0502: G1x  1806: Deep',
    orders: 'expect after end { victory (outcome "Axis") }\n',
  },
  {
    case: 'no train passes a battalion of partisans, but a unit that marches there removes the battalion [29.1.one, 7.4]',
    optional: 'partisans',
    turns: 'July 1942..August 1942',
    map: 'major city Xa at 1201\nmajor city Xb at 1202\nmajor city Xc at 1203\narea Won 1201 1202 1203 1106 1206 1306 1406',
    germans: 'infantry corps A 3 | 2 | 1\ninfantry corps B 3 | 2 | 1',
    set: '  set control of Won = Axis',
    axis: '1406: B  0906: A',
    soviet: '1906: Deep',
    orders:
      soviet('phase production: partisans 1106') +
      axis('phase strategic rail: rail A to 1206\nphase movement: move A to 1106', 'August 1942') +
      after('Axis movement', 'A at 1106 partisan 1106 (partisans 0)', 'August 1942'),
    refused: ['29.1.one/no-railway'],
  },
  {
    case: 'the guns of a city without troops fire at paratroops [23.0.flight, 7.7.2.places]',
    optional: 'paratroops',
    map: 'minor city Base at 1506\nminor city Xa at 1206\narea Won 1206',
    soviets: 'paratroop corps P 3 | 2 | 1\nsupreme headquarters Stavka 3 | 2 | 1',
    set: '  set control of Won = Axis',
    axis: '0206: Far',
    soviet: '1506: P  2006: Stavka',
    orders:
      'dice "July 1942/Soviet/combat/1206/1/anti-aircraft/minor city" = 6\n' +
      soviet('phase movement: activate Stavka\ndrop P to 1206') +
      after('Soviet combat', 'P at 1206 (strength 2)'),
  },
  {
    case: 'the 22nd flies ten hexes behind a bomber and takes the hits on the bomber too [23.0.gliders, 23.0.flight]',
    optional: 'paratroops',
    map: 'minor city Base at 0506\nminor city Baseb at 0606\nminor city Tula at 1406',
    germans:
      'airlanding division L 3 | 2 | 1\nbomber wing K 3 | 2 | 1\nair headquarters HQL 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    axis: '0506: L  0606: K, HQL  0106: FHQ',
    soviet: '1906: Deep',
    orders:
      'dice "July 1942/Axis/combat/1406/1/anti-aircraft/minor city" = 6\n' +
      axis('phase movement: activate HQL with K\ndrop L to 1406 with K') +
      after('Axis combat', 'L at 1406 (strength 2) K (strength 2)'),
  },
  {
    case: 'a fighter without fuel does not carry paratroops [23.0.company, 13.5.air]',
    optional: 'paratroops',
    map: 'minor city Base at 0806\nminor city Baseb at 0606',
    germans: 'paratroop division P 3 | 2 | 1\nbomber wing K 3 | 2 | 1\nsupreme headquarters FHQ 4 | 3 | 2 | 1',
    axis: '0806: P  0606: K  0106: FHQ',
    soviet: '1906: Deep',
    orders: axis('phase movement: drop P to 1206 with K'),
    refused: ['13.5.air/unfuelled'],
  },
  {
    case: 'a city that is burnt when it falls earns nothing in the next month [16.0, 3.3]',
    optional: 'scorched-earth',
    turns: 'July 1942..August 1942',
    map: 'major city Kiev at 1106 (yellow 2)',
    germans: 'infantry corps A 3 | 2 | 1',
    axis: '1006: A',
    soviet: '1906: Deep',
    orders:
      axis('phase movement: move A to 1106') +
      axis('phase production: restore Kiev', 'August 1942') +
      after('Axis production', 'income (yellow 9)', 'August 1942'),
  },
  {
    case: 'a mine that the Axis held when play began is not ruined, and partisans on it stop its points [16.0, 29.1]',
    optional: 'scorched-earth, partisans',
    turns: 'July 1942..August 1942',
    map: 'mine Kerch at 1206 (yellow 2)\nmajor city Xa at 1201\nmajor city Xb at 1202\narea Won 1201 1202 1206 1106 1306',
    set: '  set control of Won = Axis',
    axis: '0206: Far',
    soviet: '1906: Deep',
    orders:
      soviet('phase production: partisans Kerch') +
      axis('phase production: restore Kerch', 'August 1942') +
      after('Axis production', 'income (yellow 7)', 'August 1942'),
    refused: ['16.0.repair/not-ruined'],
  },
];

test.each(rows)('$case', async (row) => {
  expect(await play(row)).toEqual(row.refused ?? []);
});
