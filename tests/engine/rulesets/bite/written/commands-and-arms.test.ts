import { expect, test } from 'vitest';
import { after, axis, play, soviet, type Written } from './field.js';

const rows: readonly Written[] = [
  {
    case: 'a fighter leaves its base when the lone HQ there is eliminated [7.6.2, 6.3.1.evacuation]',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'air headquarters HQV 1\nfighter division F 3 | 2 | 1',
    map: 'minor city Base at 1106\nminor city Deepbase at 1506',
    axis: '1006: A',
    soviet: '1106: HQV, F',
    orders:
      'dice "July 1942/Axis/combat/1106/1/land combat/A" = 6,6,1,1\ndice "July 1942/Axis/combat/1106/1/anti-aircraft/A" = 6,1,1,1\n' +
      axis('phase movement: move A to 1106') +
      after('Axis combat', 'F at 1506 (strength 1) HQV (eliminated)'),
  },
  {
    case: 'a panzer attack is declared against mechanized troops of technology 1, not against those of technology 2 [21.0.mechanised]',
    optional: 'panzer-attack',
    turns: 'July 1942..July 1942',
    germans: 'panzer corps P 4 | 3 | 2 | 1\npanzer corps Q 4 | 3 | 2 | 1\narmoured headquarters HQ 4 | 3 | 2 | 1',
    soviets: 'mechanized corps M 3 | 2 | 1\nmechanized corps N 3 | 2 | 1 (technology 2)',
    axis: '1006: P, HQ  1004: Q',
    soviet: '1106: M  1104: N',
    orders: axis(
      'phase movement: activate HQ with P, Q\nmove P to 1106\nmove Q to 1104\nphase combat: battle 1106 (panzer-attack)\nbattle 1104 (panzer-attack)',
    ),
    refused: ['21.0/withstood'],
  },
  {
    case: 'a defending Armoured HQ prevents a panzer attack [21.0, 6.4.armoured]',
    optional: 'panzer-attack',
    germans: 'panzer corps P 4 | 3 | 2 | 1\narmoured headquarters HQ 4 | 3 | 2 | 1',
    soviets: 'infantry army S 3 | 2 | 1\narmoured headquarters HQR 3 | 2 | 1',
    axis: '1006: P, HQ',
    soviet: '1106: S, HQR',
    orders: axis('phase movement: activate HQ with P\nmove P to 1106\nphase combat: battle 1106 (panzer-attack)'),
    refused: ['21.0/withstood'],
  },
  {
    case: 'the siege gun without fuel moves half and does not attack; with fuel it attacks the fortress [26.0, 13.5]',
    optional: 'siege-gun',
    map: 'fortress Fort at 1106',
    germans:
      'siege artillery corps Gustav 3 | 1 | 0\nsiege artillery corps Dora 3 | 1 | 0\ninfantry corps A 4 | 3 | 2 | 1\narmoured headquarters HQ 4 | 3 | 2 | 1',
    soviets: 'infantry army S 3 | 2 | 1',
    axis: '1006: A, HQ, Gustav  1005: Dora',
    soviet: '1106: S',
    orders:
      axis('phase movement: activate HQ with Gustav\nmove A, Gustav to 1106\nmove Dora to 1106') +
      after('Axis combat', 'bombardment 1106 (attacker "3x4", round 1)'),
    refused: ['13.5/unfuelled'],
  },
  {
    case: 'the siege gun needs fuel in open terrain too [26.0, 13.5]',
    optional: 'siege-gun',
    germans: 'siege artillery corps Gustav 3 | 1 | 0\ninfantry corps A 4 | 3 | 2 | 1',
    soviets: 'infantry army S 3 | 2 | 1',
    axis: '1006: A, Gustav',
    soviet: '1106: S',
    orders: axis('phase movement: move A to 1106\nmove Gustav to 1106'),
    refused: ['13.5/unfuelled'],
  },
  {
    case: 'the siege gun without its option is artillery and needs no fuel [26.0]',
    germans: 'siege artillery corps Gustav 3 | 1 | 0\ninfantry corps A 4 | 3 | 2 | 1',
    soviets: 'infantry army S 3 | 2 | 1',
    axis: '1006: A, Gustav',
    soviet: '1106: S',
    orders:
      axis('phase movement: move A to 1106\nmove Gustav to 1106') +
      after('Axis combat', 'bombardment 1106 (attacker "3x5", round 1)'),
  },
  {
    case: 'the FHQ and Antonescu each fuel a Romanian tank corps by an action [13.8.2, 13.8.3.crossed]',
    map: 'capital Bucharest at 0904 (nation "Romania", source "Romania")\nrail Ploesti 0906 - 0905 - 0904\nallied zone South at 1101..1112 1201..1212',
    lands:
      '  territory Germany at 0101..0112 0201..0212 0301..0312 (nation "Germany")\n  territory Romania at 0901..0912 1001..1012 (nation "Romania")\n  territory Russia at 1101..1112 1201..1212 (nation "Soviet Union")',
    germans: 'supreme headquarters FHQ 4 | 3 | 2 | 1',
    allies: 'nation Romania { tank corps R 3 | 2 | 1  supreme headquarters Anton 3 | 2 | 1  tank corps Rb 3 | 2 | 1 }',
    soviets: 'infantry army S 1',
    axis: '0206: FHQ  1006: R  1005: Rb, Anton',
    soviet: '1106: S',
    orders:
      axis(
        'phase movement: activate FHQ with R (action armour)\nactivate Anton with Rb (action armour)\nmove R, Rb to 1106',
      ) + after('Axis movement', 'R at 1106 Rb at 1106'),
  },
  {
    case: 'a Soviet tank without fuel and supply makes a Desperate Attack over one hex [13.5.desperate, 3.18]',
    map: 'minor city Xa at 1201',
    germans: 'infantry corps A 1\nstatic corps B 1',
    soviets: 'tank corps T 4 | 3 | 2 | 1 (technology 2)\ninfantry army Deep 1',
    axis: '0206: A  1102: B',
    soviet: '1002: T  1906: Deep',
    orders:
      'dice "July 1942/Soviet/combat/1102/1/land combat/T" = 6,6,6,6\ndice "July 1942/Soviet/combat/1102/1/land combat/B" = 1\n' +
      soviet('phase movement: move T to 1102') +
      after('Soviet combat', 'T at 1102 B (eliminated)'),
  },
  {
    case: 'armour whose HQ is activated again moves a second time, past enemy zones [13.7, 7.10]',
    germans: 'panzer corps P 4 | 3 | 2 | 1\narmoured headquarters HQ 4 | 3 | 2 | 1',
    soviets: 'infantry army S 1\ninfantry army T 4 | 3 | 2 | 1\ninfantry army U 4 | 3 | 2 | 1',
    axis: '1006: P  0906: HQ',
    soviet: '1306: S  1405: T  1407: U',
    orders:
      axis(
        'phase movement: activate HQ with P\nmove P to 1206\nphase exploitation: activate HQ with P\nmove P to 1106',
      ) + after('Axis exploitation', 'P at 1106'),
  },
  {
    case: 'a line of three hexes to the railway is too long in snow [9.1, 4.3]',
    weather: 'unset',
    turns: 'January 1943..February 1943',
    set: '  set weather turn January 1943..January 1943 = snow\n  set weather turn February 1943..February 1943 = clear',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    axis: '0503: A',
    soviet: '1806: Deep',
    orders: after('Axis supply', 'A (unsupplied)', 'January 1943'),
  },
  {
    case: 'a frozen fighter that is attacked on its base takes off [3.21, 7.6.1]',
    turns: 'June 1941..June 1941',
    map: 'minor city Base at 1106',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'infantry army S 3 | 2 | 1 (frozen)\nfighter division F 3 | 2 | 1 (frozen)',
    axis: '1006: A',
    soviet: '1106: S, F',
    orders:
      axis('phase movement: move A to 1106', 'June 1941') + 'expect after turn June 1941 Axis combat { scramble }\n',
  },
  {
    case: 'infantry put in Reserve in the Movement Phase moves free in the last phase, but no farther than snow allows [31.0, 9.2.snow]',
    optional: 'reserve',
    weather: 'snow',
    turns: 'January 1943..January 1943',
    germans: 'infantry corps A 4 | 3 | 2 | 1\narmoured headquarters HQ 4 | 3 | 2 | 1',
    axis: '0506: A, HQ',
    soviet: '1806: Deep',
    orders:
      axis('phase movement: activate HQ\nreserve A\nphase exploitation: move A to 0706', 'January 1943') +
      after('Axis exploitation', 'A at 0706', 'January 1943'),
  },
  {
    case: 'a unit in Reserve does not march in the Movement Phase [31.0]',
    optional: 'reserve',
    germans: 'infantry corps A 4 | 3 | 2 | 1\narmoured headquarters HQ 4 | 3 | 2 | 1',
    axis: '0506: A, HQ',
    soviet: '1806: Deep',
    orders: axis('phase movement: activate HQ\nreserve A\nmove A to 0606'),
    refused: ['31.0/in-reserve'],
  },
  {
    case: 'a city with a security corps raises no partisans, but a city with only aircraft does [27.0.axis, 29.1]',
    optional: 'partisans, garrisons',
    map: 'major city Xa at 1201\nmajor city Xb at 1203\nrail North 1006 - 1005 - 1004 - 1003 - 1002 - 1102 - 1101 - 1201\narea Won 1201 1203 1205 1210 1101',
    germans: 'security corps R 2 | 1\nfighter wing J 3 | 2 | 1',
    set: '  set control of Won = Axis',
    axis: '1201: R  1203: J',
    soviet: '1806: Deep',
    orders: soviet('phase production: partisans 1205\npartisans 1210'),
    refused: ['29.1/too-many-partisans'],
  },
  {
    case: 'an eliminated unit is withdrawn at its full price before the final verdict [SBE.removal, 7.11]',
    turns: 'December 1941..December 1941',
    germans: 'paratroop division Fl 3 | 2 | 1\ninfantry corps A 1',
    set: '  leave turn December 1941: Fl\n  set lost of Fl = true\n  victory Axis when Axis supplied units 1 at Spot\n  victory nobody',
    map: 'area Spot 0506',
    axis: '0506: A',
    soviet: '1806: Deep',
    orders: 'expect after end { victory (outcome "Axis") }',
  },
];

test.each(rows)('$case', async (row) => {
  expect(await play(row)).toEqual(row.refused ?? []);
});
