import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { stackingBar, fits, isClearlyWithinLimits } from '../../../../../engine/rulesets/bite/stacking/stacking.js';
import { endOverstackingOfLanded, removeExcess } from '../../../../../engine/rulesets/bite/stacking/excess.js';
import { BY_AIR } from '../../../../../engine/rulesets/bite/state/fields.js';
import { brokenInvariants } from '../../../../../engine/rulesets/bite/state/invariants.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { ELIMINATED } from '../../../../../engine/rulesets/bite/state/state.js';
import { field } from '../sketch.js';

const gun = (name: string): string => `artillery army ${name} 4|2|1|0`;
const foot = (name: string): string => `infantry corps ${name} 3|2|1`;
const tank = (name: string): string => `panzer corps ${name} 4|3|2|1`;
const wing = (name: string): string => `fighter wing ${name} 2|1`;

describe('stacking limits', () => {
  test.each<{ case: string; rules: readonly string[]; units: readonly string[]; slug?: string }>([
    { case: 'C33', rules: ['3.10.land'], units: [gun('1'), gun('2'), gun('3')] },
    { case: 'C33', rules: ['3.10.land'], units: [gun('1'), gun('2'), tank('3')] },
    { case: 'C33', rules: ['3.10.land'], units: [gun('1'), foot('2'), tank('3')] },
    { case: 'C33', rules: ['3.10.land'], units: [foot('1'), foot('2'), foot('3')], slug: 'stack-combat' },
    { case: 'C35', rules: ['3.10.land'], units: [gun('1'), gun('2'), gun('3'), gun('4')], slug: 'stack-land' },
    { case: 'C34', rules: ['3.10', '3.10.air'], units: [gun('1'), foot('2'), tank('3'), wing('4')] },
    { case: 'C34', rules: ['3.10.air'], units: [wing('1'), wing('2')], slug: 'stack-air' },
  ])(
    '$case: the stacking check of $units reports $slug, or nothing if they are within the limit [$rules]',
    ({ units, slug }) => {
      const { state, cell } = field({ axis: { '0504': units } });
      expect(stackingBar(state, state.unitsAt(cell('0504'), AXIS))?.slug).toBe(slug);
      const isAsked = removeExcess(state, AXIS, 'x').next().done !== true;
      expect(isAsked).toBe(slug !== undefined);
      if (slug !== undefined) expect(isClearlyWithinLimits(state, AXIS, cell('0504'))).toBe(false);
    },
  );

  test('air units on missions and newly placed or landed units do not count for stacking [3.10.battle, 7.3.2, 23.0.stacking, 24.0.stacking]', () => {
    const { state, cell, piece, pieces } = field({
      axis: {
        '0504': [foot('1'), foot('2'), wing('3')],
        '0303': [foot('4'), `fighter wing 5 2|1`],
      },
    });
    expect(fits(state, cell('0504'), pieces('4'))).toBe(false);
    state.placed[piece('1')] = 1;
    expect(fits(state, cell('0504'), pieces('4'))).toBe(true);
    state.placed[piece('1')] = 0;
    state.landed[piece('2')] = 1;
    expect(fits(state, cell('0504'), pieces('4'))).toBe(true);
    expect(fits(state, cell('0504'), pieces('5'))).toBe(false);
    state.setBase(piece('3'), cell('0303'));
    expect(fits(state, cell('0504'), pieces('5'))).toBe(true);
  });

  test.each([
    {
      case: 'does not count for stacking before enemy fortifications, with its option',
      options: ['siege-gun'],
      place: 'bunker',
      holder: SOVIET,
      want: true,
    },
    {
      case: 'counts for stacking before the fortifications of its own side',
      options: ['siege-gun'],
      place: 'bunker',
      holder: AXIS,
      want: false,
    },
    { case: 'counts for stacking without its option', options: [], place: 'bunker', holder: SOVIET, want: false },
    {
      case: 'counts for stacking before a city',
      options: ['siege-gun'],
      place: 'major city',
      holder: SOVIET,
      want: false,
    },
  ] as const)('the siege gun $case [26.0.stacking]', ({ options, place, holder, want }) => {
    const { state, cell, pieces } = field({
      layer: 'advanced',
      options,
      places: { Hanko: `${place} 0504` },
      axis: { '0504': [gun('1'), gun('2'), gun('3')], '0404': ['siege artillery army Gustav 4|2|1|0'] },
      soviet: { '0504': ['infantry army 27.A 4'] },
    });
    state.control[cell('0504')] = holder;
    expect(fits(state, cell('0504'), pieces('Gustav'))).toBe(want);
  });

  test('the owner removes excess units one by one, and only from the overstacked hex [3.10, A04]', () => {
    const { state, where, piece } = field({
      axis: { '0504': [foot('1'), tank('2'), foot('3'), gun('4'), gun('6')], '0606': [foot('5')] },
    });
    const play = removeExcess(state, AXIS, '1/Axis/movement');
    const question = play.next().value;
    if (question?.kind !== 'decision') throw new Error('No decision was asked for.');
    expect(question.legal().map(({ pieces = [] }) => state.names(pieces)[0])).toEqual(['1', '3', '2']);
    const gunAnswer = { verb: 'remove', pieces: [piece('4')] };
    expect(question.refuse(gunAnswer)).toMatchObject({ slug: 'not-excess' });
    expect(isRefusal(question.refuse({ verb: 'remove', pieces: [] }) ?? {})).toBe(true);
    expect(play.next({ verb: 'remove', pieces: [piece('3')] }).done).toBe(false);
    expect(play.next({ verb: 'remove', pieces: [piece('4')] }).done).toBe(true);
    expect([where('3'), where('4'), where('1'), where('5')]).toEqual([ELIMINATED, ELIMINATED, '0504', '0606']);
  });

  test('a strategic unit set up on the map is removed like an excess air unit [3.10.air, 35.0]', () => {
    const { state, cell } = field({ axis: { '0504': [wing('1'), 'interceptor wing N1 2|1'] } });
    const question = removeExcess(state, AXIS, '1/Axis/movement').next().value;
    if (question?.kind !== 'decision') throw new Error('No decision was asked for.');
    expect(question.legal()).toHaveLength(2);
    expect(question.refuse(question.fallback())).toBeUndefined();
    expect(state.unitsAt(cell('0504'), AXIS)).toHaveLength(2);
  });

  test('dropped and landed units may overstack until the end of the turn [23.0.stacking, 24.0.stacking]', () => {
    const { state, cell, piece } = field({ axis: { '0504': [foot('1'), tank('2'), foot('3')], '0606': [foot('5')] } });
    expect(endOverstackingOfLanded(state).next().done).toBe(true);
    state.landed[piece('3')] = BY_AIR;
    const play = endOverstackingOfLanded(state);
    const question = play.next().value;
    if (question?.kind !== 'decision') throw new Error('No decision was asked for.');
    expect([question.side, question.question]).toEqual(['Axis', 'excess']);
    expect(play.next(question.fallback()).done).toBe(true);
    expect([state.unitsAt(cell('0504'), AXIS).length, state.landed.some((how) => how > 0)]).toEqual([2, false]);
  });

  test.each([
    { reading: 'eachPhase', phase: 'combat', want: 1 },
    { reading: 'turnEnd', phase: 'combat', want: 0 },
    { reading: 'turnEnd', phase: 'exploitation', want: 1 },
  ])(
    'under the reading $reading an overfull stack is an error after the phase $phase: $want [3.10, A04]',
    ({ reading, phase, want }) => {
      const { state } = field({
        phase,
        rulings: { 'stacking.checked': reading },
        axis: { '0504': [foot('1'), tank('2'), foot('3')] },
      });
      state.setControl(state.cell[0], AXIS);
      expect(brokenInvariants(state, 'phase end')).toHaveLength(want);
    },
  );
});
