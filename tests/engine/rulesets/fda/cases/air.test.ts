import { describe, expect, test } from 'vitest';
import { supremacy, weather } from '../../../../../engine/rulesets/fda/sequence/day.js';
import { NO_BRIDGE } from '../../../../../engine/rulesets/fda/state/ground.js';
import { drive } from '../drive.js';
import { field } from '../field.js';
import { playCases, take, type Case } from './table.js';

const planes = (side: string, units: number): string[] => Array.from({ length: units }, (_, i) => `TAC ${side}${i}`);

describe('weather and supremacy', () => {
  const sketch = {
    A: { X: ['INF x @ 5,0'], '': planes('a', 5) },
    B: { Y: ['INF y @ 0,0'], '': planes('b', 3) },
  };
  test('C63: after a weather roll of 1 to 4 the aircraft of both sides may not fly for the whole turn [12e]', () => {
    const at = field({ ...sketch, active: 'X' });
    drive(weather(at.state), { dice: [4] });
    drive(supremacy(at.state));
    take(at, { order: 'strike a0 against y', refused: '12e weather' });
    take(at, { activates: 'Y', order: 'strike b0 against x', refused: '12e weather' });
  });
  test('C63: after a 5 or 6 the side with the higher roll has supremacy; the side with more air units rolls one more die [12e, 12f]', () => {
    const at = field({ ...sketch, active: 'X' });
    drive(weather(at.state), { dice: [5] });
    drive(supremacy(at.state), { dice: [2, 1, 5] });
    take(at, { order: 'strike a0 against y', refused: '12f supremacy' });
    take(at, { activates: 'Y', order: 'strike b0 against x', pools: '3-1' });
  });
  test('C63: after equal rolls neither side has air supremacy [12f]', () => {
    const at = field({ ...sketch, active: 'X' });
    drive(weather(at.state), { dice: [6] });
    drive(supremacy(at.state), { dice: [2, 3, 5] });
    take(at, { order: 'strike a0 against y', refused: '12f supremacy' });
    take(at, { activates: 'Y', order: 'strike b0 against x', refused: '12f supremacy' });
  });
  test('C63: under the reading `reroll` both sides roll again after a tie for air supremacy [12f]', () => {
    const at = field({ ...sketch, active: 'X', rulings: { airSupremacyTie: 'reroll' } });
    drive(weather(at.state), { dice: [6] });
    drive(supremacy(at.state), { dice: [2, 3, 5, 3, 3, 5] });
    take(at, { order: 'strike a0 against y', pools: '3-1' });
  });
});

const sky = { skies: 'A', A: { X: ['INF x @ 9,0'], '': ['TAC t'] } } as const;
const town = { terrain: { '0,0': 'city' }, B: { Y: ['INF y @ 0,0', 'AA-L aa @ 0,0'] } } as const;
const bombers = { skies: 'A', A: { X: ['INF x @ 9,0'], '': ['BOMBER-M m', 'BOMBER-H h', 'TAC t'] } } as const;

const cases: readonly Case[] = [
  {
    case: 'C64: aircraft roll three dice to one against a unit in the open; a higher score takes a point; a unit is attacked once a turn [12a, 12b, 12j, 12k, 12l]',
    ...sky,
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'strike t against y', dice: [3, 3, 3, 3], pools: '3-1', scores: '9-3', result: 'Hit', pr: { y: 1 } },
      { order: 'strike t against y', refused: '12b attacked-already' },
    ],
  },
  {
    case: 'C64: under the ruling `airStaysOnMap` = true aircraft with the lower score stay on the map and withdraw 3 sectors [12g, 12l]',
    ...sky,
    B: { Y: ['INF y @ 0,0'] },
    rulings: { airStaysOnMap: true },
    steps: [
      {
        order: 'strike t against y',
        dice: [1, 1, 2, 5],
        scores: '4-5',
        result: 'Repelled',
        declines: { withdrawal: ['withdraw t to -2,0', '12l wrong-distance'] },
        answers: { withdrawal: 'withdraw t to -3,0' },
        pr: { t: 3, y: 2 },
        at: { t: '-3,0' },
      },
    ],
  },
  {
    case: 'C64: an answer orders the withdrawal of one air unit only [12l]',
    ...sky,
    A: { X: ['INF x @ 9,9'], '': ['TAC t', 'TAC u'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { airStaysOnMap: true },
    steps: [
      {
        order: 'strike t against y',
        dice: [1, 1, 2, 5],
        result: 'Repelled',
        declines: { withdrawal: ['withdraw t, u to -3,0', '12l several-units'] },
        answers: { withdrawal: ['withdraw u to 3,0', 'withdraw t to -3,0'] },
        at: { t: '-3,0' },
      },
    ],
  },
  {
    case: 'C64: by default aircraft with the lower score are not on the map, so no withdrawal is asked for [12l]',
    ...sky,
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      {
        order: 'strike t against y',
        dice: [1, 1, 2, 5],
        result: 'Repelled',
        unasked: ['withdrawal'],
        pr: { t: 3, y: 2 },
      },
    ],
  },
  {
    case: 'C64: equal scores of an air attack have no effect [12l]',
    ...sky,
    B: { Y: ['INF y @ 0,0'] },
    steps: [{ order: 'strike t against y', dice: [1, 1, 2, 4], result: 'Equal', pr: { t: 3, y: 2 } }],
  },
  {
    case: 'C64: aircraft of a division fly when it is activated; aircraft without a division fly with any division [12c]',
    skies: 'A',
    A: { X: ['INF x @ 9,0'], Z: ['INF z @ 9,1', 'TAC own'], '': ['TAC t'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'strike own against y', refused: '12c another-division' },
      { order: 'strike t against y', pools: '3-1' },
      { activates: 'Z', order: 'strike own against y', pools: '3-1' },
    ],
  },
  {
    case: 'C64: the activation of an air division lets all its aircraft fly, and none of them then flies for another division [12d]',
    skies: 'A',
    formations: { Wing: 'air division', Other: 'air division' },
    A: { X: ['INF x @ 9,0'], Wing: ['TAC t1', 'BOMBER-M t2'], Other: ['TAC o'], '': ['TAC alone'] },
    B: { Y: ['INF y @ 0,0 (pr 3)'] },
    steps: [
      { activates: 'Wing', order: 'strike t1 against y', pools: '3-1' },
      { order: 'strike t2 against y', pools: '4-1' },
      { order: 'strike o against y', refused: '12d another-division' },
      { order: 'strike alone against y', refused: '12d another-division' },
      { activates: 'X', order: 'strike alone against y' },
    ],
  },
  {
    case: 'C65: anti-aircraft guns and a city protect a target from medium bombers [12j, 12k]',
    ...bombers,
    ...town,
    steps: [{ order: 'strike m against y', pools: '3-3' }],
  },
  {
    case: 'C65: a city does not protect a target from heavy bombers [12k]',
    ...bombers,
    ...town,
    steps: [{ order: 'strike h against y', pools: '3-2' }],
  },
  {
    case: 'C65: guns in range take a break point from bombers that fail [12l]',
    ...bombers,
    ...town,
    steps: [{ order: 'strike m against y', dice: [1, 1, 1, 6, 6, 6], result: 'Downed', pr: { m: 2, y: 2 } }],
  },
  {
    case: 'C65: guns in the next sector also hit bombers that fail, but give the target no die [12k, 12l]',
    ...sky,
    B: { Y: ['INF y @ 0,0', 'AA-L aa @ -1,0'] },
    steps: [{ order: 'strike t against y', dice: [1, 1, 1, 6], pools: '3-1', result: 'Downed', pr: { t: 2 } }],
  },
  {
    case: 'C65: anti-aircraft guns that are attacked roll two dice and hit back [12j, 12k, 12l]',
    ...sky,
    B: { Y: ['AA-L aa @ 0,0'] },
    steps: [{ order: 'strike t against aa', dice: [1, 1, 1, 6, 6], pools: '3-2', result: 'Downed', pr: { t: 2 } }],
  },
  {
    case: 'C66: only bombers attack structures [12i]',
    ...bombers,
    features: [['bridge', '0,0']],
    rivers: { Orne: '0,-1 0,0 0,1' },
    steps: [{ order: 'strike t against 0,0 (structure = bridge)', refused: '12i no-bomber' }],
  },
  {
    case: 'C66: bombers and a structure roll three dice each, whatever units are there [12i, 12j, 12k]',
    ...bombers,
    ...town,
    features: [['fortification', '0,0']],
    steps: [
      {
        order: 'strike h against 0,0 (structure = fortification)',
        pools: '3-3',
        dice: [1, 1, 1, 6, 6, 6],
        result: 'Miss',
      },
      { order: 'strike m against 0,0 (structure = fortification)', pools: '3-3', dice: [6, 6, 6], result: 'Destroyed' },
    ],
  },
  {
    case: 'C67: only anti-aircraft guns attack aircraft [12h]',
    A: { X: ['INF x @ 0,0', 'ARM-B b @ 0,0', 'AA-L aa @ 0,0'] },
    B: { '': ['TAC t @ 1,0', 'TAC far @ 2,0', 'BOMBER-M m @ 1,0'] },
    steps: [
      { order: 'flak x against t', refused: '12h no-guns' },
      { order: 'fire b against t', refused: '12h aircraft' },
      { order: 'fire aa against t', refused: '12h aircraft' },
      { order: 'flak aa against far', refused: '12h out-of-range' },
      { order: 'flak aa against t', dice: [6, 5, 5, 5], pools: '2-2', result: 'Downed', pr: { t: 2 } },
      { order: 'flak aa against t', refused: '6e fired-already' },
    ],
  },
  {
    case: 'C67: bombers attacked by guns roll three dice; only a higher score of the guns has an effect [12h, 12j]',
    A: { X: ['AA-L aa @ 0,0'] },
    B: { '': ['BOMBER-M m @ 1,0'] },
    steps: [{ order: 'flak aa against m', dice: [6, 6, 4, 4, 4], pools: '2-3', result: 'Miss', pr: { m: 3, aa: 1 } }],
  },
];

playCases('aircraft', cases);

describe('structures', () => {
  test.each([
    ['bridge', [6, 6, 6, 1, 1, 1], true],
    ['bridge', [3, 3, 3, 3, 3, 3], false],
    ['fortification', [6, 6, 6, 1, 1, 1], true],
    ['city', [6, 6, 6, 1, 1, 1], true],
  ] as const)('C66: bombs on a %s with the dice %j destroy it: %s [12i, 12l]', (structure, dice, falls) => {
    const at = field({
      ...bombers,
      active: 'X',
      terrain: structure === 'city' ? { '0,0': 'city' } : {},
      features: structure === 'city' ? [] : [[structure, '0,0']],
    });
    const cell = at.cell('0,0');
    take(at, { order: `strike h against 0,0 (structure = ${structure})`, dice });
    const places = {
      bridge: at.state.bridge[cell] !== NO_BRIDGE,
      fortification: at.state.fort[cell] === 1,
      city: at.state.bombed[cell] === 0,
    };
    expect(places[structure]).toBe(!falls);
    if (falls) take(at, { order: `strike m against 0,0 (structure = ${structure})`, refused: '12i no-structure' });
  });
});
