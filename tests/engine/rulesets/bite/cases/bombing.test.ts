import { describe, expect, test } from 'vitest';
import { repairBombed } from '../../../../../engine/rulesets/bite/air/bomb-effects.js';
import { airKinds } from '../../../../../engine/rulesets/bite/air/flying.js';
import { fight } from '../../../../../engine/rulesets/bite/battle/fight.js';
import { yieldAt } from '../../../../../engine/rulesets/bite/production/centres.js';
import { capacity, INSIDE } from '../../../../../engine/rulesets/bite/rail/capacity.js';
import { SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { drive } from '../../pgg/drive.js';
import { take, type Step } from '../orders.js';
import { field, type Field, type Sketch } from '../sketch.js';

const front: Sketch = {
  layer: 'advanced',
  options: ['strategic-bombing'],
  places: {
    Berlin: 'capital 0105 (nation Germany, source Germany)',
    Moscow: 'capital 1905 (nation Soviet Union, source Soviet Union)',
    Base: 'minor city 0205',
    Kharkov: 'major city 0505 (yellow 2, red 2)',
    Harbour: 'major port 0505 (sea Black Sea)',
    Sea: 'sea 0510 0511 (mined)',
  },
  routes: { rail: ['0105 - 0205'] },
  control: { Axis: '0105 0205', Soviet: '0505 1905' },
  axis: { '0205': ['bomber wing B 4|3|2|1 (fuelled)'] },
};
const no = (text: string, refused: string): Step => ({ order: text, refused });
const sent = (at: Field, what: string): void => {
  take(at, { order: `bomb 0505 with B (${what})`, at: { B: '0505' } }, airKinds(at.state));
};
/** Plays an attack on a city. The two guns of the city roll 1; `dice` are the four dice of the bomber. */
const struck = (at: Field, dice: readonly number[]): void => {
  at.state.phase = 'combat';
  drive(fight(at.state, at.cell('0505'), undefined), { dice: [1, 1, ...dice] });
};

describe('strategic bombing', () => {
  test.each<{ case: string; more: Sketch; order: string; refused: string }>([
    {
      case: 'bombing without the option',
      more: { options: [] },
      order: 'bomb 0505 with B (factory)',
      refused: '32.0 not-played',
    },
    {
      case: 'bombing a hex not held by the enemy',
      more: {},
      order: 'bomb 0205 with B (station)',
      refused: '32.0 not-enemy',
    },
    {
      case: 'bombing the port of a hex without one',
      more: { places: { ...front.places, Harbour: 'site 0505' } },
      order: 'bomb 0505 with B (port)',
      refused: '32.2 no-target',
    },
    {
      case: 'bombing by tactical bombers of technology 1',
      more: { axis: { '0205': ['bomber wing B 4|3 (fuelled, technology 1)'] } },
      order: 'bomb 0505 with B (factory)',
      refused: '32.0.who no-bomber',
    },
    {
      case: 'bombing by fighters',
      more: { axis: { '0205': ['fighter wing B 4|3 (fuelled)'] } },
      order: 'bomb 0505 with B (factory)',
      refused: '32.0.who no-bomber',
    },
    {
      case: 'bombing by Romanians where Hungarians are',
      more: {
        axis: {
          '0205': ['bomber wing B 4|3 (fuelled, technology 2, of Romania)'],
          '0505': ['fighter wing H 3 (base 0205, of Hungary)'],
        },
      },
      order: 'bomb 0505 with B (factory)',
      refused: '5.3.rivals rivals',
    },
    {
      case: 'bombing in rain',
      more: { weather: 'rain' },
      order: 'bomb 0505 with B (factory)',
      refused: '9.2.flying rain',
    },
  ])('$case is refused with this rule and reason: $refused [32.0, 32.0.who]', ({ more, order, refused }) => {
    const at = field({ ...front, ...more });
    take(at, no(order, refused), airKinds(at.state));
  });

  test('C157: each hit takes a point for a turn, red first, and the bomber returns to base [32.1, 32.0.round]', () => {
    const at = field(front);
    sent(at, 'factory');
    struck(at, [5, 6, 1, 1]);
    expect(yieldAt(at.state, at.cell('0505'))).toMatchObject({ red: 0, yellow: 2 });
    expect(at.where('B')).toBe('0205');
    repairBombed(at.state, SOVIET);
    expect(yieldAt(at.state, at.cell('0505'))).toMatchObject({ red: 2, yellow: 2 });
  });

  test('a second bombing of a factory removes only points that the first bombing left [32.1]', () => {
    const at = field({
      ...front,
      axis: { '0205': ['bomber wing B 4|3|2|1 (fuelled)', 'bomber wing C 4|3|2|1 (fuelled)'] },
    });
    sent(at, 'factory');
    struck(at, [6, 1, 1, 1]);
    expect(yieldAt(at.state, at.cell('0505'))).toMatchObject({ red: 1, yellow: 2 });
    at.state.phase = 'movement';
    take(at, { order: 'bomb 0505 with C (factory)', at: { C: '0505' } }, airKinds(at.state));
    struck(at, [6, 1, 1, 1]);
    expect(yieldAt(at.state, at.cell('0505'))).toMatchObject({ red: 0, yellow: 2 });
  });

  test('ten hits in one attack destroy factories for good [32.1]', () => {
    const at = field({ ...front, house: { 'bombing.destroys': 4 } });
    sent(at, 'factory');
    struck(at, [6, 6, 6, 6]);
    repairBombed(at.state, SOVIET);
    expect(yieldAt(at.state, at.cell('0505'))).toMatchObject({ red: 0, yellow: 0 });
  });

  test('C127: bombing with one hit and with three hits records that number of hits on the port [32.2]', () => {
    for (const [dice, hits] of [
      [[6, 1, 1, 1], 1],
      [[6, 6, 6, 1], 3],
    ] as const) {
      const at = field(front);
      sent(at, 'port');
      struck(at, dice);
      expect(at.state.portHits[at.cell('0505')]).toBe(hits);
    }
  });

  test('hits on a station cost its owner rail movements [32.3]', () => {
    const at = field(front);
    sent(at, 'station');
    struck(at, [6, 6, 1, 1]);
    expect(capacity(at.state, SOVIET, INSIDE).value).toBe(3);
    repairBombed(at.state, SOVIET);
    expect(capacity(at.state, SOVIET, INSIDE).value).toBe(5);
  });

  test('without reconnaissance, tactical bombers strike with half their dice and strategic bombers with all dice [32.0.strategic, 19.0]', () => {
    for (const [kind, dice] of [
      ['bomber', 2],
      ['strategic bomber', 4],
    ] as const) {
      const at = field({
        ...front,
        options: ['strategic-bombing', 'recon'],
        axis: { '0205': [`${kind} wing B 4|3|2|1 (fuelled)`] },
      });
      sent(at, 'factory');
      struck(
        at,
        Array.from({ length: dice }, () => 6),
      );
      expect(at.state.bombed[at.cell('0505')]).toBe(dice);
    }
  });

  test('enemy fighters and anti-aircraft guns fire before the bombs, which do not hit land units [32.0, 7.7.2]', () => {
    const at = field({ ...front, soviet: { '0505': ['infantry army E 1'] } });
    sent(at, 'factory');
    at.state.phase = 'combat';
    drive(fight(at.state, at.cell('0505'), undefined), { dice: [6, 1, 1, 6, 6, 6] });
    expect([at.strength('B'), at.strength('E'), at.state.bombed[at.cell('0505')]]).toEqual([3, 1, 3]);
  });

  test('escorts may fly to a hex that bombers attack [32.0, 7.5.2.missions]', () => {
    const at = field({
      ...front,
      axis: { '0205': ['bomber wing B 4|3 (fuelled)'], '0105': ['fighter wing F 4|3 (fuelled)'] },
    });
    take(at, no('fly F to 0505', '7.5.2.missions no-enemy'), airKinds(at.state));
    sent(at, 'factory');
    take(at, { order: 'fly F to 0505', at: { F: '0505' } }, airKinds(at.state));
  });
});
