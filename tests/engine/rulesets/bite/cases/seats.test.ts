import { describe, expect, test } from 'vitest';
import { crossBorders } from '../../../../../engine/rulesets/bite/politics/borders.js';
import { eliminate } from '../../../../../engine/rulesets/bite/blocks/losses.js';
import { seatOf } from '../../../../../engine/rulesets/bite/command/seats.js';
import { placingBar } from '../../../../../engine/rulesets/bite/production/placement.js';
import { allowance } from '../../../../../engine/rulesets/bite/movement/allowance.js';
import { ELIMINATED } from '../../../../../engine/rulesets/bite/state/state.js';
import { brokenInvariants } from '../../../../../engine/rulesets/bite/state/invariants.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { field, type Sketch } from '../sketch.js';
import { give } from '../ordering.js';

const germany: Sketch = {
  layer: 'advanced',
  side: 'Soviet',
  places: {
    Reich: 'territory 0101..0110 0201..0210 0301..0310 (nation Germany)',
    Rastenburg: 'minor city 0304 (seat Germany)',
    Berlin: 'capital 0105 (nation Germany, refuge Germany, source Germany)',
  },
  control: { Axis: '0105 0304 0305' },
  axis: { '0304': ['supreme headquarters FHQ 4|3|2|1'] },
  soviet: { '0405': ['infantry army 27.A 4|3|2|1'] },
};

describe('the FHQ [13.8.2.place]', () => {
  test('C101: the FHQ moves to its refuge when the first Soviet unit enters Germany', () => {
    const f = field({ ...germany, control: { Axis: '0105 0304', Soviet: '0305' } });
    expect(give(f, 'move 27.A to 0305')).toBeUndefined();
    expect(f.where('FHQ')).toBe('0105');
    expect(f.state.drainEvents().filter(({ kind }) => kind === 'seat')).toHaveLength(1);
    expect(seatOf(f.state, f.piece('FHQ'))).toBe(f.cell('0105'));
  });
  test('the hex of the FHQ comes under the control of the enemy unit that drove the FHQ away [3.3]', () => {
    const f = field({ ...germany, soviet: { '0404': ['infantry army 27.A 4|3|2|1'] } });
    expect(give(f, 'move 27.A to 0304')).toBeUndefined();
    expect([f.where('27.A'), f.where('FHQ')]).toEqual(['0304', '0105']);
    expect(f.state.control[f.cell('0304')]).toBe(SOVIET);
    expect(f.state.battle[f.cell('0304')]).toBe(0);
  });
  test('the FHQ stays while the Red Army is outside Germany', () => {
    const f = field(germany);
    crossBorders(f.state, SOVIET, f.cells('0405 0406'));
    crossBorders(f.state, AXIS, f.cells('0305'));
    expect(f.where('FHQ')).toBe('0304');
  });
  test('the FHQ may overstack in its refuge until its next Movement Phase ends [7.3.2]', () => {
    const guns = ['artillery army 1.A 4|2|1|0', 'artillery army 2.A 4|2|1|0', 'artillery army 3.A 4|2|1|0'];
    const f = field({ ...germany, phase: 'combat', axis: { ...germany.axis, '0105': guns } });
    crossBorders(f.state, SOVIET, f.cells('0305'));
    expect(f.where('FHQ')).toBe('0105');
    f.state.setControl(f.cell('0105'), AXIS);
    expect(brokenInvariants(f.state, 'phase end').filter((sentence) => sentence.includes('[3.10]'))).toEqual([]);
  });
  test('the FHQ, a Supreme HQ, is eliminated if the enemy holds its refuge', () => {
    const f = field({ ...germany, control: { Axis: '0304', Soviet: '0105' } });
    crossBorders(f.state, SOVIET, f.cells('0305'));
    expect(f.where('FHQ')).toBe(ELIMINATED);
  });
  test('the FHQ may not move', () => {
    const f = field({ ...germany, side: 'Axis' });
    expect(allowance(f.state, f.piece('FHQ')).value).toBe(0);
    expect(give(f, 'move FHQ to 0305')).toBe('7.5.3/no-points');
  });
  test('the FHQ begins in its refuge if the scenario sets `volkssturm`, because the enemy was in Germany', () => {
    const f = field({ ...germany, settings: { volkssturm: 'true' } });
    expect(seatOf(f.state, f.piece('FHQ'))).toBe(f.cell('0105'));
  });
});

describe('the Stavka [13.8.1.moscow]', () => {
  const russia: Sketch = {
    layer: 'advanced',
    side: 'Soviet',
    phase: 'production',
    places: {
      Russia: 'territory 1101..1110 1201..1210 (nation Soviet Union)',
      Moscow: 'capital 1104 (nation Soviet Union, source Soviet Union, seat Soviet Union)',
      Chelyabinsk: 'major city 1206 (source Soviet Union, refuge Soviet Union)',
    },
    soviet: { '1104': ['supreme headquarters Stavka 4|3|2|1'] },
  };
  test.each([
    ['while the Soviets hold Moscow', { Soviet: '1104 1206' }, '1104', '1206'],
    ['after the loss of Moscow', { Soviet: '1206', Axis: '1104' }, '1206', '1104'],
  ] as const)(
    'the Stavka is placed in Moscow while the Soviets hold it, and otherwise in its refuge: %s',
    (_, control, open, closed) => {
      const f = field({ ...russia, soviet: { lost: ['supreme headquarters Stavka 4|3|2|1'] }, control });
      const stavka = f.piece('Stavka');
      expect(placingBar(f.state, stavka, f.cell(open))).toBeUndefined();
      expect(placingBar(f.state, stavka, f.cell(closed))).toBeDefined();
    },
  );
  test('the Stavka may have its refuge in a partial hex [7.5.4.partial]', () => {
    const places = { ...russia.places, Edge: 'partial 1206' };
    const f = field({
      ...russia,
      places,
      soviet: { lost: ['supreme headquarters Stavka 4|3|2|1'] },
      control: { Soviet: '1206', Axis: '1104' },
    });
    expect(placingBar(f.state, f.piece('Stavka'), f.cell('1206'))).toBeUndefined();
    f.state.put(f.piece('Stavka'), f.cell('1206'));
    expect(brokenInvariants(f.state, 'any time')).toEqual([]);
  });
  test('the Stavka may be rebuilt after elimination', () => {
    const f = field(russia);
    eliminate(f.state, f.piece('Stavka'), '13.8.1.moscow');
    expect(f.where('Stavka')).toBe(ELIMINATED);
  });
});
