import { describe, expect, test } from 'vitest';
import { activations } from '../../../../../engine/rulesets/fda/activation/activation.js';
import { activatable } from '../../../../../engine/rulesets/fda/activation/activatable.js';
import { airUnits, supremacy, weather } from '../../../../../engine/rulesets/fda/sequence/day.js';
import { beginTurn, initiative } from '../../../../../engine/rulesets/fda/sequence/sequence.js';
import { EXPECTED, OUT_OF_PLAY } from '../../../../../engine/rulesets/fda/state/state.js';
import { countVictory, scoreLines } from '../../../../../engine/rulesets/fda/victory/victory.js';
import { bombard } from '../bombard.js';
import { drive } from '../drive.js';
import { field, type Field, type Sketch } from '../field.js';
import { grids, take } from './table.js';

const points = (at: Field, side: string): number =>
  scoreLines(at.state).reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0);
const pr = (at: Field, ...units: string[]): number[] => units.map((unit) => at.state.pr[at.piece(unit)]);

describe.each(grids)('situations in which the barrage interacts with other rules, on %s', (grid) => {
  const guns = (nation: string, enemy: Sketch['B'], more: Sketch = {}): Field =>
    field({
      grid,
      active: 'X',
      nations: { A: nation },
      settings: { 'optional.barrage': 'true', 'optional.airfields': 'true', 'optional.guards': 'true' },
      A: { X: ['ART-H g @ 5,0', 'ART-H g2 @ 5,0', 'ART-M m @ 5,0', 'INF x @ 1,0'] },
      B: enemy,
      ...more,
    });

  test('losses by the barrage score for victory, but count neither for assaults in turn 1 nor for the initiative [15.1b, 8n, 6a, 16a]', () => {
    const at = guns('Soviet', { Y: ['INF y1 @ 0,0', 'INF y2 @ 0,0', 'INF y3 @ 0,0'] });
    bombard(at, ['barrage g against 0,0'], [5, 6, 6, 6]);
    expect(pr(at, 'y1', 'y2', 'y3')).toEqual([1, 1, 1]);
    expect(points(at, 'A')).toBe(3);
    take(at, { order: 'assault 0,0 with x', pools: '2-2' });
    at.state.inflicted.fill(0);
    at.state.turn++;
    beginTurn(at.state);
    drive(initiative(at.state), { dice: [1, 6] });
    expect(at.state.first).toBe(1);
  });
  test('losses by the barrage do not earn the points for the last turn of a scenario of one turn [15.1b, 16a]', () => {
    const at = guns('Soviet', { Y: ['INF y @ 0,0'] });
    bombard(at, ['barrage g against 0,0'], [5, 6]);
    at.state.phase = 'end';
    expect(points(at, 'A')).toBe(1);
  });
  test('a unit that fired or retreated in the barrage may take any action in turn 1 [15.1b, 6d, 2.1k]', () => {
    const at = guns('German', { Y: ['ART-M b @ 0,0 (pr 2)'] }, { A: { X: ['ART-H g @ 5,0', 'INF x @ 9,0'] } });
    bombard(at, ['barrage g against 0,0'], [5, 5], ['retreat b to 2,0']);
    expect(at.where('b')).toBe('2,0');
    take(at, { order: 'fire g against 2,0', refused: '2.1m not-located' });
    take(at, { order: 'counterbattery g against b', dice: [6, 6, 6, 6], pools: '3-2', pr: { b: 1 } });
    take(at, { activates: 'Y', order: 'counterbattery b against g', dice: [6], pools: '2-3' });
  });
  test('a barrage can eliminate a headquarters, which its division then lacks from the first turn on [15.1c, 2.1d, 8m]', () => {
    const at = guns('American', { Y: ['HQ h @ 0,0', 'INF y @ 0,0'] });
    bombard(at, ['barrage g against 0,0'], [5, 6, 1]);
    expect(pr(at, 'h', 'y')).toEqual([0, 2]);
    take(at, { order: 'assault 0,0 with x', pools: '2-1' });
  });
  test('a second battery may not bombard a sector after its last enemy units have left [15.1b]', () => {
    const at = guns('German', { Y: ['INF y @ 0,0'] });
    expect(bombard(at, ['barrage g against 0,0', 'barrage g2 against 0,0'], [5, 5])).toEqual(['15.1b no-enemy']);
  });
  test('an order of the barrage names one battery and one sector [15.1b]', () => {
    const at = guns('German', { Y: ['INF y @ 0,0', 'INF z @ 1,1'] });
    const orders = [
      'barrage g, m against 0,0',
      'barrage g against 0,0 1,1',
      'barrage g against y',
      'barrage g against 0,0',
    ];
    expect(bombard(at, orders, [1])).toEqual(['15.1b several-units', '15.1b several-targets', '15.1b aims-at-sector']);
  });
  test('a barrage order of a side with only self-propelled artillery is refused with the reason [15.1a]', () => {
    const at = guns('German', { Y: ['INF y @ 0,0'] }, { A: { X: ['ART-SP sp @ 5,0'] } });
    expect(bombard(at, ['barrage sp against 0,0'], [])).toEqual(['15.1a self-propelled']);
  });
  test('each battery fires once in the barrage [15.1b]', () => {
    const at = guns('German', { Y: ['INF y @ 0,0'] });
    expect(bombard(at, ['barrage g against 0,0', 'barrage g against 0,0'], [1])).toEqual(['15.1b fired-already']);
  });
  test('a roll of 6 by heavy guns becomes 7, which counts as 6 [15.1b, 15.1d]', () => {
    const at = guns('German', { Y: ['INF y @ 0,0'] }, { features: [['fortification', '0,0']] });
    bombard(at, ['barrage g against 0,0'], [6, 1]);
    expect(at.state.fort[at.cell('0,0')]).toBe(0);
  });
  test('a unit that the barrage drives into mines rolls for them [15.1d, 13b]', () => {
    const at = guns('German', { Y: ['INF y @ 0,0'] }, { features: [['minefield', '-1,0', { owner: 'A' }]] });
    bombard(at, ['barrage g against 0,0'], [5, 5, 5], ['retreat y to -1,0']);
    expect(pr(at, 'y')).toEqual([0]);
  });
  test('a unit that the barrage drives onto an enemy airfield captures it [15.1d, 15.2b]', () => {
    const at = guns(
      'German',
      { Y: ['INF y @ 0,0'] },
      {
        A: { X: ['ART-H g @ 5,0', 'INF x @ 9,9'], '': ['TAC t'] },
        features: [['airfield', '-1,0', { owner: 'A', name: 'Strip' }]],
      },
    );
    bombard(at, ['barrage g against 0,0'], [5, 5], ['retreat y to -1,0']);
    expect(at.where('t')).toBe(OUT_OF_PLAY);
  });
  test('guards driven away by the barrage do not return by themselves [15.1d, 15.3b]', () => {
    const at = guns(
      'German',
      { Guards: ['INF g1 @ 0,0'], Y: ['INF y @ 9,9'] },
      { formations: { Guards: 'garrison' }, features: [['bridge', '0,0']] },
    );
    bombard(at, ['barrage g against 0,0'], [5, 5], ['retreat g1 to -1,0']);
    expect(at.where('g1')).toBe('-1,0');
    take(at, { activates: 'Guards', order: 'move g1 to 0,0', refused: '15.3b guards-stay' });
  });
  test('no unit retreats from the barrage into a full sector [15.1d, 4c, 7e]', () => {
    const at = guns(
      'German',
      { Y: ['INF y @ 0,0', ...Array.from({ length: 6 }, (_, i) => `INF n${i} @ -1,0`)] },
      { settings: { 'optional.barrage': 'true', 'stack.limit': 6 } },
    );
    expect(bombard(at, ['barrage g against 0,0'], [5, 5], ['retreat y to -1,0'])).toEqual(['15.1d no-retreat']);
  });
  test('the barrage does not drive vehicles into impassable ground, but may drive mounted troops there [15.1d, 14c]', () => {
    const at = guns('German', { Y: ['MECH y @ 0,0', 'CAV k @ 0,0'] }, { terrain: { '-1,0': 'impassable marsh' } });
    const refused = bombard(at, ['barrage g against 0,0'], [5, 5, 5], ['retreat y to -1,0', 'retreat k to -1,0']);
    expect([...new Set(refused)]).toEqual(['15.1d no-retreat']);
    expect(at.where('k')).toBe('-1,0');
  });
  test('anti-aircraft guns destroyed by a barrage do not fire at bombers [15.1c, 15.1e]', () => {
    const at = guns(
      'Soviet',
      { Y: ['AA-L aa @ 0,0', 'INF y @ 0,0'] },
      { skies: 'A', A: { X: ['ART-H g @ 5,0'], '': ['BOMBER-M b'] } },
    );
    bombard(at, ['barrage g against 0,0', 'barrage b against 0,0'], [5, 6, 1, 4]);
    expect(pr(at, 'aa', 'b')).toEqual([0, 3]);
  });
  test('a bomber shot down by the guns of the sector does not bomb it [15.1e]', () => {
    const at = guns(
      'Soviet',
      { Y: ['AA-L aa @ 0,0', 'AA-L bb @ -1,0', 'INF y @ 0,0'] },
      { skies: 'A', A: { X: ['INF x @ 9,0'], '': ['BOMBER-M b (left 1)'] } },
    );
    bombard(at, ['barrage b against 0,0'], [6, 6, 1, 1, 1]);
    expect(pr(at, 'b', 'y')).toEqual([0, 2]);
  });
  test('the effect of a barrage by bombers or ships depends on their nation [15.1c, 15.1d]', () => {
    const at = guns(
      'German',
      { Y: ['ARM-B y @ 0,0', 'ARM-B z @ 3,3'] },
      { skies: 'A', A: { X: ['INF x @ 9,0'], '': ['BOMBER-M b (nation American)', 'NAVAL s (calibre 105)'] } },
    );
    bombard(at, ['barrage b against 0,0', 'barrage s against 3,3'], [5, 5, 5, 5]);
    expect(pr(at, 'y', 'z')).toEqual([1, 2]);
    expect(at.where('z')).not.toBe('3,3');
  });
  test('a division destroyed before turn 1 is not activated [15.1c, 6c]', () => {
    const at = guns('Soviet', { Y: ['INF y @ 0,0 (left 1)'], Z: ['INF z @ 9,9'] });
    bombard(at, ['barrage g against 0,0'], [5, 6]);
    expect(activatable(at.state, 1)).toEqual([at.division('Z')]);
  });
  test('combat teams, and guns without a regiment of their own, take no part in the barrage [15.1a, 1a]', () => {
    const at = guns(
      'Soviet',
      { Y: ['INF y @ 0,0'] },
      { A: { X: ['ART-M-bn b @ 5,0 (pr 1)', 'ENG e @ 1,0', 'ART-M g @ 5,0'] } },
    );
    expect(bombard(at, ['barrage b against 0,0', 'barrage e against 0,0'], [])).toEqual([
      '15.1a not-eligible',
      '15.1a not-eligible',
    ]);
  });
});

describe.each(grids)('situations in which rules of days, turns and the end of the game interact, on %s', (grid) => {
  test('for air supremacy only air units in play count, including fighters, but not lost, expected or naval units [12f, 15.2b]', () => {
    const at = field({
      grid,
      A: { X: ['INF x @ 0,0'], '': ['TAC a', 'TAC lost', 'TAC late', 'FIGHTER f', 'NAVAL s'] },
      B: { Y: ['INF y @ 9,9'], '': ['TAC b', 'TAC c'] },
      arrivals: [['A', 3, '0,0', 'late']],
    });
    at.state.put(at.piece('lost'), OUT_OF_PLAY);
    expect(at.where('late')).toBe(EXPECTED);
    expect([airUnits(at.state, 0), airUnits(at.state, 1)]).toEqual([2, 2]);
    drive(weather(at.state), { dice: [6] });
    drive(supremacy(at.state), { dice: [3, 4] });
    expect(at.state.supremacy).toBe(1);
  });
  test('an air division that cannot fly in the weather of the day gets no activation [12e, 12d, 6c]', () => {
    const at = field({
      grid,
      skies: 'A',
      formations: { Wing: 'air division' },
      A: { X: ['INF x @ 0,0'], Wing: ['TAC t'] },
      B: { Y: ['INF y @ 9,9'], Z: ['INF z @ 9,8'] },
    });
    drive(weather(at.state), { dice: [4] });
    const questions: string[] = [];
    drive(activations(at.state), {
      answer: ({ question, side }) => {
        if (question === 'activation') questions.push(side);
        return undefined;
      },
    });
    expect(questions).toEqual(['A', 'B']);
  });
  test('if both sides have only aircraft left, each may pass, and then the turn ends [6c, 12d]', () => {
    const at = field({
      grid,
      skies: 'A',
      formations: { Wing: 'air division' },
      A: { Wing: ['TAC t'] },
      B: { Y: ['INF y @ 9,9'] },
    });
    const questions: string[] = [];
    drive(activations(at.state), {
      answer: ({ question, side }) => {
        questions.push(`${side} ${question}`);
        return undefined;
      },
    });
    expect(questions).toEqual(['A activation']);
  });
  test('an aircraft that is shot down scores only for its break points, also in the last turn [12l, 16a]', () => {
    const at = field({
      grid,
      active: 'X',
      skies: 'A',
      A: { X: ['INF x @ 9,0'], '': ['TAC t (left 1)'] },
      B: { Y: ['AA-H aa @ 0,0'] },
    });
    take(at, { order: 'strike t against aa', dice: [1, 1, 1, 6, 6], pr: { t: 0 } });
    at.state.phase = 'end';
    expect(points(at, 'B')).toBe(1 + 3);
  });
  test('aircraft lost with their captured airfield cost no break points, but the airfield gives victory points [15.2b, 16a]', () => {
    const at = field({
      grid,
      active: 'X',
      settings: { 'optional.airfields': 'true' },
      features: [['airfield', '0,0', { owner: 'B', name: 'Strip' }]],
      A: { X: ['INF x @ 1,0'] },
      B: { Y: ['INF y @ 9,9'], '': ['TAC t (airfield Strip)'] },
    });
    take(at, { order: 'move x to 0,0', at: { t: OUT_OF_PLAY } });
    at.state.phase = 'end';
    expect([points(at, 'A'), points(at, 'B')]).toEqual([2, 0]);
  });
  test('a bombed city scores like any other captured city [12i, 16a]', () => {
    const at = field({
      grid,
      active: 'X',
      skies: 'A',
      terrain: { '0,0': 'city' },
      features: [['city', '0,0', { owner: 'B', name: 'Caen' }]],
      A: { X: ['INF x @ 1,0'], '': ['BOMBER-M m'] },
      B: { Y: ['INF y @ 9,9'] },
    });
    take(at, { order: 'strike m against 0,0 (structure = city)', dice: [6, 6, 6], result: 'Destroyed' });
    take(at, { order: 'move x to 0,0' });
    expect(points(at, 'A')).toBe(2);
  });
  test('a bombed bridge scores for neither side, but the village in the same sector scores [12i, 16a]', () => {
    const at = field({
      grid,
      active: 'X',
      skies: 'A',
      rivers: { Orne: '0,-1 0,0 0,1' },
      features: [
        ['bridge', '0,0', { owner: 'B', name: 'Old' }],
        ['village', '0,0', { owner: 'B', name: 'Ford' }],
      ],
      A: { X: ['INF x @ 1,0'], '': ['BOMBER-M m'] },
      B: { Y: ['INF y @ 9,9'] },
    });
    take(at, { order: 'strike m against 0,0 (structure = bridge)', dice: [6, 6, 6], result: 'Destroyed' });
    take(at, { order: 'move x to 0,0', at: { x: '0,0' } });
    expect(points(at, 'A')).toBe(2);
  });
  test('guards and headquarters score points for their kind of unit too [15.3a, 16a]', () => {
    const at = field({
      grid,
      formations: { Guards: 'garrison' },
      A: { X: ['INF x @ 1,0'] },
      B: { Guards: ['INF g (left 0)', 'AT-H a (left 0)'], Y: ['HQ h (left 0)'] },
    });
    expect(points(at, 'A')).toBe(3 + 4);
    drive(countVictory(at.state), { every: 1 });
    expect(points(at, 'A')).toBe(3 + 4 + 2);
  });
});
