import { expect, test } from 'vitest';
import { beginCommand } from '../../../../../engine/rulesets/bite/command/activation.js';
import { fuelOrders } from '../../../../../engine/rulesets/bite/command/fuel-orders.js';
import { field, type Field, type Sketch } from '../sketch.js';

const HQ = 'armoured headquarters HQ 4|3|2|1';
const FHQ = 'supreme headquarters FHQ 4|3|2|1';
const panzer = (name: string, given = ''): string => `panzer corps ${name} 4|3|2|1${given}`;
const front = { soviet: { '0705': ['infantry army 27.A 4|3|2|1'] }, control: { Axis: '0304 0404 0504' } };

/** The orders as text: `HQ with 1.Pz, 2.Pz`, `FHQ with 1.Pz (armour)`, `HQ to 0404`. */
const ordersIn = (f: Field): string[] =>
  fuelOrders(f.state).map(({ pieces: [hq, ...units] = [], cells: [cell] = [], choice }) => {
    if (cell !== undefined) return `${f.state.name(hq)} to ${f.board.label(cell)}`;
    const names = units.map((unit) => f.state.name(unit)).join(', ');
    return `${f.state.name(hq)} with ${names}${choice === undefined ? '' : ` (${choice})`}`;
  });

const rows: readonly (readonly [rule: string, sketch: Sketch, orders: readonly string[]])[] = [
  [
    'an HQ fuels as many units as it has points, those near the enemy first [13.4]',
    {
      axis: {
        '0304': [`${HQ} (step 3)`, panzer('8.Pz'), panzer('9.Pz')],
        '0504': [panzer('1.Pz'), panzer('2.Pz')],
      },
    },
    ['HQ with 1.Pz, 2.Pz'],
  ],
  [
    'of the units in a hex, the strongest get fuel first [13.4]',
    { axis: { '0504': [`${HQ} (step 4)`, panzer('weak', ' (step 3)'), panzer('strong')] } },
    ['HQ with strong'],
  ],
  [
    'no HQ fuels a unit that another HQ fuels, or that has fuel [13.2]',
    {
      axis: {
        '0304': [HQ, panzer('1.Pz', ' (fuelled)')],
        '0404': ['armoured headquarters Second 4|3|2|1', panzer('2.Pz')],
      },
    },
    ['HQ with 2.Pz'],
  ],
  [
    'no HQ fuels a unit out of supply, which may not attack [4.4.attack]',
    { axis: { '0304': [HQ, panzer('1.Pz', ' (unsupplied)')] } },
    [],
  ],
  ['no HQ fuels a frozen unit [3.21]', { axis: { '0304': [HQ, panzer('1.Pz', ' (frozen)')] }, turn: 'June 1941' }, []],
  ['an HQ without units is not activated [13.6]', { axis: { '0304': [HQ, 'infantry corps 1.AK 4'] } }, []],
  [
    'an Air HQ fuels aircraft, and an Armoured HQ armour [13.1]',
    {
      axis: {
        '0304': [HQ, 'air headquarters Luft 4|3|2|1', panzer('1.Pz')],
        '0404': ['fighter wing JG 4|3|2|1'],
      },
      places: { Base: 'major city 0404 (yellow 2)' },
    },
    ['HQ with 1.Pz', 'Luft with JG'],
  ],
  [
    'the FHQ, which is always activated, uses its action for armour [13.8.2]',
    { axis: { '0104': [FHQ], '0304': [panzer('1.Pz')] } },
    ['FHQ with 1.Pz (armour)'],
  ],
  [
    'a Supreme HQ is not activated only to fuel units [13.8.1]',
    { axis: { '0304': ['supreme headquarters Antonescu 3|2|1 (of Romania)', panzer('1.Arm', ' (of Romania)')] } },
    [],
  ],
  [
    'an HQ first moves to where it can fuel more units [13.3]',
    {
      axis: { '0204': [HQ], '0905': [panzer('1.Pz')] },
      control: { Axis: '0204 0304 0404 0504 0604 0704 0804' },
      soviet: { '1105': ['infantry army 27.A 4|3|2|1'] },
    },
    ['HQ to 0403', 'HQ with 1.Pz'],
  ],
  [
    'an HQ does not move if it can fuel as many units where it is [13.3]',
    { axis: { '0304': [HQ], '0504': [panzer('1.Pz')] } },
    ['HQ with 1.Pz'],
  ],
  [
    'an HQ that has moved fuels units from where it is [13.0]',
    { axis: { '0304': [`${HQ} (moved)`, panzer('1.Pz')] } },
    ['HQ with 1.Pz'],
  ],
  ['the base game needs no preparations [6.4]', { axis: { '0304': [HQ, panzer('1.Pz')] }, layer: 'base' }, []],
];

test.each(rows)('in a preparation of attacks, %s', (_, sketch, orders) => {
  const f = field({ layer: 'advanced', ...front, ...sketch });
  beginCommand(f.state);
  expect(ordersIn(f)).toEqual(orders);
});

test.each(['combat', 'exploitation'])('in the phase %s there are no preparations of attacks [13.2, 7.10]', (phase) => {
  const f = field({ layer: 'advanced', ...front, phase, axis: { '0304': [HQ, panzer('1.Pz')] } });
  expect(ordersIn(f)).toEqual([]);
});
