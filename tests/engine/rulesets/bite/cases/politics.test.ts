import { NO_SIDE } from '../../../../../engine/mechanics/sides.js';
import { describe, expect, test } from 'vitest';
import { enterHexes } from '../../../../../engine/rulesets/bite/control/control.js';
import { moveBar } from '../../../../../engine/rulesets/bite/movement/move-bars.js';
import { moving } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { shipping } from '../../../../../engine/rulesets/bite/naval/shipping.js';
import { isFinlandEntered, isGermanyEntered } from '../../../../../engine/rulesets/bite/politics/borders.js';
import { italyByDie } from '../../../../../engine/rulesets/bite/politics/italy.js';
import { beginPersia, persianPointsFrom, persiaJoins } from '../../../../../engine/rulesets/bite/politics/persia.js';
import { disbanding } from '../../../../../engine/rulesets/bite/production/disband.js';
import { byRail } from '../../../../../engine/rulesets/bite/rail/by-rail.js';
import { victoryPhase } from '../../../../../engine/rulesets/bite/politics/surrender.js';
import { isSource } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { outcomeOf } from '../../../../../engine/rulesets/bite/victory/victory.js';
import { REMOVED } from '../../../../../engine/rulesets/bite/state/state.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { drive } from '../../rtl/drive.js';
import { take } from '../orders.js';
import { field, type Field, type Sketch } from '../sketch.js';

const CAPITALS = {
  Berlin: 'capital 0101 (nation Germany, source Germany)',
  Helsinki: 'capital 0102 (nation Finland, source Finland)',
  Bucharest: 'capital 0103 (nation Romania)',
  Budapest: 'capital 0104 (nation Hungary)',
  Bratislava: 'capital 0105 (nation Slovakia)',
  Moscow: 'capital 0107 (nation Soviet Union)',
};
const UNITS = {
  '0505': ['infantry corps G 4'],
  '0506': ['infantry corps F 4 (of Finland)'],
  '0507': ['infantry corps Ro 4 (of Romania)'],
  '0508': ['infantry corps Hu 4 (of Hungary)'],
  '0509': ['infantry corps Sl 4 (of Slovakia)'],
  '0510': ['infantry corps It 4 (of Italy)'],
  lost: ['infantry corps Ro2 4 (of Romania)'],
  expected: ['infantry corps Ro3 4 (of Romania)'],
};
const NATIONS = ['G', 'F', 'Ro', 'Hu', 'Sl', 'It'];
const removedUnits = (sketch: Sketch): string[] => {
  const { state, piece } = field({ places: CAPITALS, axis: UNITS, ...sketch });
  victoryPhase(state);
  return NATIONS.filter((name) => state.cell[piece(name)] === REMOVED);
};

describe('nations surrender', () => {
  test.each([
    { capital: 'Bucharest', cell: '0103', want: ['Ro'] },
    { capital: 'Budapest', cell: '0104', want: ['Hu'] },
    { capital: 'Bratislava', cell: '0105', want: ['Sl'] },
    { capital: 'Helsinki', cell: '0102', want: ['F'] },
    { capital: 'Berlin', cell: '0101', want: NATIONS },
    { capital: 'a capital of no nation', cell: '0107', want: [] },
  ])('the loss of $capital removes the units $want [7.11.capitals, 7.11.germany]', ({ cell, want }) => {
    expect(removedUnits({ control: { Soviet: cell } })).toEqual(want);
  });

  test('a surrender also removes the eliminated units and the reinforcements of the nation [7.11.capitals]', () => {
    const { state, pieces } = field({ places: CAPITALS, axis: UNITS, control: { Soviet: '0103' } });
    victoryPhase(state);
    expect(pieces('Ro2, Ro3').map((piece) => state.cell[piece])).toEqual([REMOVED, REMOVED]);
    state.drainEvents();
    victoryPhase(state);
    expect(state.drainEvents()).toEqual([]); // the surrender is recorded only once
  });

  test('the Soviets do not surrender when they lose Moscow [7.11.soviet]', () => {
    const { state, where } = field({
      places: CAPITALS,
      soviet: { '1010': ['infantry army R 4'] },
      control: { Axis: '0107' },
    });
    victoryPhase(state);
    expect([where('R'), state.surrendered]).toEqual(['1010', []]);
  });

  test.each([
    ['marginal', 'Soviet marginal'],
    ['decisive', 'Soviet decisive'],
    ['playOn', 'draw'],
  ])('A55 %s: the fall of Berlin ends the game as the reading states [7.11.germany, A55]', (reading, want) => {
    const { state } = field({
      places: CAPITALS,
      control: { Soviet: '0101' },
      rulings: { 'victory.germanSurrender': reading },
    });
    victoryPhase(state);
    state.phase = 'end';
    const { side, degree } = outcomeOf(state) ?? {};
    expect(side === undefined ? 'draw' : `${side} ${degree}`).toBe(want);
  });

  const finns = (lost: number): Sketch => ({
    places: {
      ...CAPITALS,
      Vyborg: 'minor city 0601 (yields Finland)',
      Suomi: 'territory 0102 0301 0302 (nation Finland)',
    },
    axis: {
      '0506': ['infantry corps F 4 (of Finland)'],
      '0302': ['infantry corps G 4'],
      lost: Array.from({ length: lost }, (_, i) => `infantry corps L${i} 4 (of Finland)`),
    },
  });
  test.each([
    { lost: 3, control: { Soviet: '0601' }, want: false },
    { lost: 4, control: { Soviet: '0601' }, want: true },
    { lost: 4, control: { Axis: '0601' }, want: false },
  ])(
    'C139: Finland surrenders with $lost Finnish units eliminated and Vyborg controlled as $control: $want [5.5.surrender]',
    ({ lost, control, want }) => {
      const { state, piece } = field({ ...finns(lost), control });
      victoryPhase(state);
      expect(state.cell[piece('F')] === REMOVED).toBe(want);
    },
  );

  test('lost Finnish aircraft do not count towards the surrender of Finland [5.5.surrender]', () => {
    const { axis = {}, ...more } = finns(3);
    const lost = [...(axis.lost ?? []), 'fighter wing Air 2 (of Finland)'];
    const { state, where } = field({ ...more, axis: { ...axis, lost }, control: { Soviet: '0601' } });
    victoryPhase(state);
    expect(where('F')).toBe('0506');
  });

  test('Finland is neutral and no supply source after its surrender [5.5.surrender]', () => {
    const { state, cell } = field({ ...finns(4), control: { Soviet: '0601', Axis: '0301 0302' } });
    expect(isSource(state, 'Finland', cell('0102'))).toBe(true);
    victoryPhase(state);
    expect([state.control[cell('0301')], state.control[cell('0302')]]).toEqual([NO_SIDE, AXIS]);
    expect(isSource(state, 'Finland', cell('0102'))).toBe(false);
  });

  test.each([
    { turn: 'August 1943', want: [] },
    { turn: 'September 1943', want: ['It'] },
    { turn: 'October 1943', want: ['It'] },
  ])('Italy surrenders at the end of $turn [7.11.italy]', ({ turn, want }) => {
    expect(removedUnits({ turn })).toEqual(want);
  });
  test('Italy does not surrender on a fixed date when the option for its surrender is played [36.0]', () => {
    expect(removedUnits({ turn: 'September 1943', options: ['italian-surrender'] })).toEqual([]);
  });

  test.each([
    { case: 'a 1 before July', turn: 'June 1943', dice: [], want: false },
    { case: 'a 1 in July', turn: 'July 1943', dice: [1], want: true },
    { case: 'a 2 in July', turn: 'July 1943', dice: [2], want: false },
    { case: 'a 2 in August', turn: 'August 1943', dice: [2], want: true },
    { case: 'a 3 in August', turn: 'August 1943', dice: [3], want: false },
    { case: 'a 5 in September', turn: 'September 1943', dice: [5], want: false },
    { case: 'C126: a 5 in August', turn: 'August 1943', dice: [5], want: false },
    { case: 'C126: a 4 in September', turn: 'September 1943', dice: [4], want: true },
    { case: 'a 5 in October', turn: 'October 1943', dice: [5], want: true },
    { case: 'a 5 in July of the next year', turn: 'July 1944', dice: [5], want: true },
    { case: 'a 6 in the next year', turn: 'July 1944', dice: [6], want: false },
  ])('the die decides whether Italy surrenders: $case [36.0]', ({ turn, dice, want }) => {
    const { state, piece } = field({ turn, axis: UNITS, options: ['italian-surrender'] });
    const { moments } = drive(italyByDie(state), { dice });
    expect([state.cell[piece('It')] === REMOVED, moments.length]).toEqual([want, dice.length]);
    expect(drive(italyByDie(state), { dice: want ? [] : [6] }).moments.length).toBe(want || dice.length === 0 ? 0 : 1);
  });
});

describe('frontiers', () => {
  test('a Soviet land unit in Germany calls out the Volkssturm for the rest of the game [28.0]', () => {
    const { state, cell } = field({ places: { Reich: 'territory 0301 (nation Germany)' } });
    enterHexes(state, AXIS, [cell('0301')]);
    expect(isGermanyEntered(state)).toBe(false);
    enterHexes(state, SOVIET, [cell('0301'), cell('0401')]);
    expect(isGermanyEntered(state)).toBe(true);
  });
  test('a scenario may call out the Volkssturm from the start [28.0, 5.5.germans]', () => {
    const { state } = field({ settings: { volkssturm: 'true', crossed: 'true' } });
    expect([isGermanyEntered(state), isFinlandEntered(state)]).toEqual([true, true]);
  });
  test('the border of Finland is the border of 1941 [5.5.germans]', () => {
    const { state, cell } = field({
      places: { Suomi: 'territory 0301 (nation Finland)', Karelia: 'territory 0302 (nation Finland, acquired)' },
    });
    enterHexes(state, SOVIET, [cell('0302')]);
    expect(isFinlandEntered(state)).toBe(false);
    enterHexes(state, SOVIET, [cell('0301')]);
    expect(isFinlandEntered(state)).toBe(true);
  });
});

describe('Persia', () => {
  const persia = (turn: string, more: Sketch = {}): Sketch => ({
    turn,
    side: 'Soviet',
    options: ['persia'],
    places: { Persia: 'territory 0301 0302 0303 (nation Persia)', Teheran: 'minor city 0302 (corridor)' },
    soviet: { '0401': ['infantry army R 4', 'infantry army S 4'] },
    ...more,
  });

  test('Persia is neutral before August 1941 and Axis afterwards [37.0]', () => {
    const sidesIn = (turn: string): number[] => {
      const { state, cells } = field(persia(turn));
      persiaJoins(state);
      return cells('0301 0302 0303').map((cell) => state.control[cell]);
    };
    expect(sidesIn('July 1941')).toEqual([NO_SIDE, NO_SIDE, NO_SIDE]);
    expect(sidesIn('August 1941')).toEqual([AXIS, AXIS, AXIS]);
  });
  test('Persia does not join without the option [37.0]', () => {
    const { state, cell } = field(persia('August 1941', { options: [] }));
    persiaJoins(state);
    enterHexes(state, SOVIET, [cell('0302')]);
    expect([state.control[cell('0301')], state.persiaFell]).toEqual([NO_SIDE, 0]);
  });

  test.each([
    { fell: 'August 1941', reading: 'tenthMonth', want: 'June 1942' },
    { fell: 'October 1941', reading: 'tenthMonth', want: 'August 1942' },
    { fell: 'October 1941', reading: 'ninthMonth', want: 'July 1942' },
    { fell: 'August 1941', reading: 'ninthMonth', want: 'May 1942' },
  ])(
    'C154, under reading $reading of A46: if Teheran is captured in $fell, it gives points from $want on [37.0.corridor]',
    ({ fell, reading, want }) => {
      const { state, cell } = field(persia(fell, { rulings: { 'persia.firstPoints': reading } }));
      persiaJoins(state);
      expect(persianPointsFrom(state)).toBe(Infinity);
      enterHexes(state, SOVIET, [cell('0302')]);
      expect(persianPointsFrom(state)).toBe(field({ turn: want }).state.turn);
      expect(state.control[cell('0303')]).toBe(SOVIET);
    },
  );

  test('a scenario may set a month in which Persia fell before the scenario begins [37.0]', () => {
    const { state } = field(persia('June 1942', { settings: { persia: 'September 1941' } }));
    beginPersia(state);
    expect(state.persiaFell).toBe(field({ turn: 'September 1941' }).state.turn);
  });

  test('the last Soviet unit stays in Teheran [37.0.garrison]', () => {
    const { state, cell, piece } = field(
      persia('October 1941', { soviet: { '0302': ['infantry army R 4', 'infantry army S 4'] } }),
    );
    persiaJoins(state);
    enterHexes(state, SOVIET, [cell('0302')]);
    expect(moveBar(state, piece('R'))).toBeUndefined();
    state.put(piece('S'), cell('0303'));
    expect(moveBar(state, piece('R'))?.rule).toBe('37.0.garrison');
    expect(moveBar(state, piece('S'))).toBeUndefined();
  });

  const guarded = persia('January 1942', {
    layer: 'advanced',
    options: ['persia', 'naval', 'reserve'],
    places: {
      Persia: 'territory 0302 0303 (nation Persia)',
      Teheran: 'minor city 0302 (corridor, source Soviet Union)',
      Port: 'major port 0302 (sea Caspian)',
      Baku: 'major port 0304 (sea Caspian)',
      Caspian: 'sea 0402 0403',
    },
    terrain: { '0402 0403': 'water' },
    routes: { rail: ['0302 - 0303 - 0304'] },
    control: { Soviet: '0303 0304' },
    settings: { persia: 'September 1941', 'saved of Soviet Union': [5] },
    soviet: { '0302': ['infantry army R 4', 'infantry army S 4'], '0304': ['naval headquarters V 4 (activated)'] },
  });
  test.each([
    { way: 'march', kind: moving, phase: 'movement', one: 'move R to 0303', both: 'move R, S to 0303' },
    { way: 'are disbanded', kind: disbanding, phase: 'production', one: 'disband R', both: 'disband R, S' },
    { way: 'go by rail', kind: byRail, phase: 'strategic rail', one: 'rail R to 0304', both: 'rail S to 0304' },
    { way: 'go by sea', kind: shipping, phase: 'movement', one: 'ship R to 0304', both: 'ship S to 0304' },
  ])(
    'if two units in Teheran would leave ($way), the second is refused, because one must stay [37.0.garrison]',
    ({ kind, phase, one, both }) => {
      const played = (): Field => {
        const at = field({ ...guarded, phase });
        beginPersia(at.state);
        return at;
      };
      const refused = { order: both, refused: '37.0.garrison garrison' };
      if (both.includes(',')) take(played(), refused, [kind]);
      const at = played();
      take(at, { order: one }, [kind]);
      take(at, { ...refused, order: both.replace('R, ', '') }, [kind]);
    },
  );
});
