import { expect, test } from 'vitest';
import { after, axis, play, type Written } from './field.js';

/**
 * Scenario texts in which rules of battle interact. Every expectation holds, and only the orders in `refused` are
 * refused.
 */
const rows: readonly Written[] = [
  {
    case: 'artillery behind a river has no Bonus for it, but infantry in the same hex has one [Box1.river, 7.7.6.reach]',
    map: 'river Bug 1006/1106',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1\nartillery army G 4 | 2 | 1 | 0',
    axis: '1006: A',
    soviet: '1106: S, G',
    orders:
      axis('phase movement: move A to 1106') +
      after('Axis combat', 'bombardment 1106 (defender "4x5", round 1)  land-combat 1106 (defender "4x5", round 1)'),
  },
  {
    case: 'artillery without reconnaissance is halved in the first round only, and never by rain [9.3.rain, 19.0]',
    optional: 'recon',
    weather: 'rain',
    germans:
      'infantry corps A 7 | 6 | 5 | 4 | 3 | 2 | 1\nartillery corps G 4 | 2 | 1 | 0\nair headquarters HQL 3 | 2 | 1',
    soviets: 'infantry army S 7 | 6 | 5 | 4 | 3 | 2 | 1',
    axis: '1006: A, G  0906: HQL',
    soviet: '1106: S',
    orders:
      `dice "July 1942/Axis/combat/1106/1/artillery/G" = 1, 1\ndice "July 1942/Axis/combat/1106/1/land combat/S" = 1, 1, 1, 1, 1, 1, 1\n` +
      axis('phase movement: move A, G to 1106') +
      after('Axis combat', 'bombardment 1106 (attacker "2x5", round 1)  bombardment 1106 (attacker "2x5", round 2)'),
  },
  {
    case: 'Marines defending a fortress behind a river in rain hit on 2 or more [10.0.defence, Box1.fortress, 9.3.rain, A27]',
    weather: 'rain',
    map: 'river Bug 1006/1106\nfortress Fort at 1106',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'marine corps M 4 | 3 | 2 | 1',
    axis: '1006: A',
    soviet: '1106: M',
    orders: axis('phase movement: move A to 1106') + after('Axis combat', 'land-combat 1106 (defender "4x2", round 1)'),
  },
  {
    case: 'a Blitz move across a river gives the tanks a Malus and the defender a Bonus [Box1.river, 7.8.combat]',
    map: 'river Bug 1106/1206 1107/1206',
    germans: 'panzer corps P 5 | 4 | 3 | 2 | 1\narmoured headquarters HQ 4 | 3 | 2 | 1',
    soviets: 'infantry army S 1\ninfantry army T 4 | 3 | 2 | 1',
    axis: '1006: P, HQ',
    soviet: '1106: S  1206: T',
    orders:
      `dice "July 1942/Axis/combat/1106/1/land combat/S" = 1\ndice "July 1942/Axis/combat/1106/1/land combat/P" = 6, 6, 6, 6, 6\ndice "July 1942/Axis/blitz/1206/1/land combat/T" = 1, 1, 1, 1\n` +
      axis('phase movement: activate HQ with P\nmove P to 1106\nphase blitz: blitz P to 1206') +
      after('Axis blitz', 'land-combat 1206 (defender "4x5", round 1)  land-combat 1206 (attacker "2x5", round 1)'),
  },
  {
    case: 'mountain troops attacking a city in mountains have only the Malus of the city [6.1.2, Box1.city]',
    terrain: { '1106': 'm' },
    map: 'major city Alp at 1106',
    germans: 'mountain corps A 4 | 3 | 2 | 1',
    soviets: 'mountain army S 4 | 3 | 2 | 1',
    axis: '1006: A',
    soviet: '1106: S',
    orders:
      'dice "July 1942/Axis/combat/1106/1/land combat/S" = 1, 1, 1, 1\n' +
      axis('phase movement: move A to 1106') +
      after('Axis combat', 'land-combat 1106 (defender "4x4", round 1)  land-combat 1106 (attacker "2x6", round 1)'),
  },
  {
    case: 'an attack over a red arrow is halved twice, and the defender has the Bonus of a river [Box1.strait, 7.5.5]',
    terrain: { '1005 1107': '~' },
    map: 'strait Kerch 1006/1106\nred arrow "Kerch crossing" 1006 - 1106',
    germans: 'infantry corps A 4 | 3 | 2 | 1',
    soviets: 'infantry army S 4 | 3 | 2 | 1',
    axis: '1006: A',
    soviet: '1106: S',
    orders:
      'dice "July 1942/Axis/combat/1106/1/land combat/S" = 1, 1, 1, 1\n' +
      axis('phase movement: move A to 1106') +
      after('Axis combat', 'land-combat 1106 (defender "4x5", round 1)  land-combat 1106 (attacker "1x6", round 1)'),
  },
];

test.each(rows)('$case', async (row) => {
  expect(await play(row)).toEqual(row.refused ?? []);
});
