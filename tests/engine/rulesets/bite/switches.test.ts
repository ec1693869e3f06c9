import { describe, expect, test } from 'vitest';
import { airKinds } from '../../../../engine/rulesets/bite/air/flying.js';
import { specialAttacksIn } from '../../../../engine/rulesets/bite/battle/special-attacks.js';
import { circumstancesOf } from '../../../../engine/rulesets/bite/blocks/circumstances.js';
import type { Fire } from '../../../../engine/rulesets/bite/blocks/firing.js';
import { diceText, volleysOf } from '../../../../engine/rulesets/bite/blocks/shooting.js';
import { enterHexes } from '../../../../engine/rulesets/bite/control/control.js';
import { allowance } from '../../../../engine/rulesets/bite/movement/allowance.js';
import { placingPartisans } from '../../../../engine/rulesets/bite/partisans/placing.js';
import { risingOfRebels } from '../../../../engine/rulesets/bite/partisans/rebels.js';
import { persiaJoins } from '../../../../engine/rulesets/bite/politics/persia.js';
import { victoryPhase } from '../../../../engine/rulesets/bite/politics/surrender.js';
import { hexLines } from '../../../../engine/rulesets/bite/position/hex-lines.js';
import { unitLines } from '../../../../engine/rulesets/bite/position/unit-lines.js';
import { pointsText } from '../../../../engine/rulesets/bite/production/stores.js';
import { playGame } from '../../../../engine/rulesets/bite/sequence/sequence.js';
import { OPTION_NAMES, OPTIONS, type Option } from '../../../../engine/rulesets/bite/vocabulary/options.js';
import { sequence } from '../../../../engine/rulesets/bite/vocabulary/sequence.js';
import { AXIS } from '../../../../engine/rulesets/bite/vocabulary/sides.js';
import { determineWeather } from '../../../../engine/rulesets/bite/weather/weather.js';
import { order, produce, setTable, type Produced } from './economy.js';
import { give, run } from './ordering.js';
import { written } from './orders.js';
import { field } from './sketch.js';

/**
 * A test case of an optional rule: a position, a function that reads a value from it, and the expected value with the
 * rule (`on`) and without it (`off`).
 */
interface Switched {
  readonly sketch: Produced;
  readonly probe: (sketch: Produced) => unknown;
  readonly on: unknown;
  readonly off: unknown;
}

const AK = 'infantry corps 28.AK 4|3|2|1';
const ARMY = 'infantry army 27.A 4|3|2|1';

/**
 * Returns a function that gives an order in a sketch. It returns why the order is refused, or undefined if it is
 * allowed.
 */
const given = (text: string) => (sketch: Produced) => give(field(sketch), text);
const flown = (text: string) => (sketch: Produced) => {
  const at = field(sketch);
  const model = written(at, text);
  const read = airKinds(at.state)
    .find(({ verbs }) => verbs.includes(model.verb))
    ?.read(at.state, model);
  return read !== undefined && 'refused' in read ? `${read.rule}/${read.slug}` : undefined;
};
const refused = (sketch: Produced): readonly string[] => produce(sketch).refused;
/** Returns a function that computes the dice of a unit in a battle in 0504. */
const dice = (side: 0 | 1, fire: Fire, name: string) => (sketch: Produced) => {
  const { state, cell, piece } = field(sketch);
  const where = circumstancesOf(state, cell('0504'), 1);
  return diceText(volleysOf(state, { cell: cell('0504'), side, fire, units: [piece(name)], where }));
};
const declared = (sketch: Produced): unknown => {
  const { state, cell } = field(sketch);
  return specialAttacksIn(state, cell('0504'));
};
const attacking = (unit: string, more: Produced = {}): Produced => ({
  axis: { '0504': [unit] },
  soviet: { '0504': [ARMY] },
  ...more,
});

const COAST: Produced = {
  side: 'Soviet',
  terrain: { '0803 0804 0903 0904': 'water' },
  places: {
    'Black Sea': 'sea 0803 0804 0903 0904 (mined)',
    Odessa: 'major port 0704 (sea Black Sea)',
    Yalta: 'minor port 0805 (sea Black Sea)',
  },
  control: { Soviet: '0704 0805' },
  soviet: { '0704': [ARMY, 'marine division 1.Mar 3|2|1', 'naval headquarters Fleet 3|2|1 (activated)'] },
};

const switches: Readonly<Record<Option, Switched>> = {
  mountains: {
    sketch: { terrain: { '0506': 'mountain' }, axis: { '0505': ['panzer corps 41.Pz 4|3|2|1 (fuelled)'] } },
    probe: given('move 41.Pz to 0506'),
    on: '14.0.armour/armour-mountain',
    off: undefined,
  },
  factories: {
    sketch: { orders: ['factory red'], saved: { Germany: [30] } },
    probe: refused,
    on: [],
    off: ['15.0 no-factories'],
  },
  'scorched-earth': {
    sketch: { places: { Kharkov: 'major city 1004 (red 3)' } },
    probe: (sketch) => {
      const { state, cells } = setTable(sketch);
      enterHexes(state, AXIS, cells('1004'));
      return pointsText(state.stores.Germany);
    },
    on: '1 red',
    off: 'nothing',
  },
  research: {
    sketch: { side: 'Soviet', turn: 'June 1941', saved: { 'Soviet Union': [90] }, orders: ['research infantry'] },
    probe: refused,
    on: [],
    off: ['3.13 schedule'],
  },
  naval: { sketch: COAST, probe: given('ship 27.A to 0805'), on: undefined, off: '18.0/not-played' },
  recon: {
    sketch: attacking('bomber wing KG 4|3|2|1 (fuelled)'),
    probe: dice(0, 'raid', 'KG'),
    on: '2x5',
    off: '4x5',
  },
  'cavalry-charge': {
    sketch: attacking('cavalry corps 1.Kav 3|2|1'),
    probe: declared,
    on: ['cavalry-charge'],
    off: [],
  },
  'panzer-attack': {
    sketch: attacking('panzer corps 41.Pz 4|3|2|1 (fuelled)'),
    probe: declared,
    on: ['panzer-attack'],
    off: [],
  },
  stuka: {
    sketch: attacking('dive bomber wing StG 4|3|2|1'),
    probe: dice(0, 'raid', 'StG'),
    on: '6x5',
    off: '4x5',
  },
  paratroops: {
    sketch: {
      places: { Riga: 'minor city 0404 (source Germany)' },
      axis: {
        '0101': ['supreme headquarters FHQ 4|3|2|1 (activated)'],
        '0404': ['paratroop division 7.Fl 4|3|2|1'],
      },
      soviet: { '0704': [ARMY] },
    },
    probe: given('drop 7.Fl to 0704'),
    on: undefined,
    off: '23.0/not-played',
  },
  marines: { sketch: COAST, probe: given('land 1.Mar to 0902'), on: undefined, off: '24.0/not-played' },
  rockets: {
    sketch: {
      side: 'Soviet',
      axis: { '0504': [AK] },
      soviet: { '0504': ['artillery army 1.Art 4|2|1|0 (technology 2)'] },
    },
    probe: dice(1, 'artillery', '1.Art'),
    on: '6x5',
    off: '4x5',
  },
  'siege-gun': {
    sketch: attacking('siege artillery army Gustav 4|2|1|0', { places: { Leningrad: 'fortress 0504' } }),
    probe: dice(0, 'artillery', 'Gustav'),
    on: '4x4',
    off: '1x5',
  },
  garrisons: {
    sketch: { places: { South: 'watched border 0604 0904' }, soviet: { '0605': [ARMY] } },
    probe: (sketch) => {
      const { state, cell } = field(sketch);
      return ['0604', '0904'].flatMap((hex) =>
        hexLines(state, cell(hex)).flatMap(({ label, explained }) => (label === 'Border' ? [explained.value] : [])),
      );
    },
    on: ['watched', 'not watched'],
    off: [],
  },
  volkssturm: {
    sketch: {
      turn: 'January 1945',
      places: { Breslau: 'major city 0204' },
      routes: { rail: ['0104 - 0204'] },
      axis: { lost: ['infantry corps A 3|2|1'] },
      settings: { volkssturm: 'true' },
      orders: ['levy A to Breslau'],
    },
    probe: refused,
    on: [],
    off: ['28.0 no-volkssturm'],
  },
  partisans: {
    sketch: {
      side: 'Soviet',
      phase: 'production',
      places: {
        Land: 'territory 0201..0216 0301..0316 0401..0416 (nation Soviet Union)',
        Minsk: 'major city 0305',
        Gomel: 'major city 0309',
      },
      control: { Axis: '0201..0216 0301..0316 0401..0416' },
    },
    probe: (sketch) => {
      const at = field(sketch);
      const read = placingPartisans.read(at.state, order(at, 'partisans 0307'));
      return 'refused' in read ? `${read.rule}/${read.slug}` : undefined;
    },
    on: undefined,
    off: '29.0/no-partisans',
  },
  rebels: {
    sketch: {
      phase: 'production',
      places: { Grozny: 'minor city 1504 (rebels)' },
      control: { Axis: '1504' },
      axis: { lost: ['rebel brigade Ch 2|1 (step 2)'] },
    },
    probe: (sketch) => {
      const at = field(sketch);
      const read = risingOfRebels.read(at.state, order(at, 'rise Ch to 1504'));
      return 'refused' in read ? read.slug : undefined;
    },
    on: undefined,
    off: 'no-rebels',
  },
  reserve: {
    sketch: { axis: { '0304': ['armoured headquarters HQ 4|3|2|1 (activated)', AK] } },
    probe: given('reserve 28.AK'),
    on: undefined,
    off: '31.0/not-played',
  },
  'strategic-bombing': {
    sketch: {
      places: { Berlin: 'capital 0105 (nation Germany, source Germany)', Kharkov: 'major city 0505 (red 2)' },
      routes: { rail: ['0105 - 0205'] },
      control: { Axis: '0105 0205', Soviet: '0505' },
      axis: { '0205': ['bomber wing B 4|3|2|1 (fuelled)'] },
    },
    probe: flown('bomb 0505 with B (factory)'),
    on: undefined,
    off: '32.0/not-played',
  },
  'first-winter': {
    sketch: { turn: 'January 1942', soviet: { '0505': ['tank corps X 3 (fuelled)'] } },
    probe: (sketch) => {
      const { state, piece } = field(sketch);
      return allowance(state, piece('X')).value;
    },
    on: 4,
    off: 3,
  },
  'lend-lease': {
    sketch: {
      side: 'Soviet',
      turn: 'July 1942',
      places: { Archangel: 'major port 1204 (arctic)' },
      routes: { rail: ['1404 - 1304 - 1204'] },
    },
    probe: (sketch) => produce(sketch).events.find(({ kind }) => kind === 'convoy')?.facts,
    on: { red: 6, blue: 4 },
    off: undefined,
  },
  'strategic-war': {
    sketch: { turn: 'June 1942' },
    probe: (sketch) => {
      const { state } = field(sketch);
      state.phasesDone = sequence.findIndex(({ name }) => name === 'strategic war');
      playGame(state).next();
      return state.phase;
    },
    on: 'strategic war',
    off: 'supply',
  },
  'italian-surrender': {
    sketch: { turn: 'September 1943', axis: { '0510': ['infantry corps It 4 (of Italy)'] } },
    probe: (sketch) => {
      const { state, piece } = field(sketch);
      victoryPhase(state);
      return state.isOnMap(piece('It'));
    },
    on: true,
    off: false,
  },
  persia: {
    sketch: {
      turn: 'August 1941',
      side: 'Soviet',
      places: { Persia: 'territory 0301 0302 (nation Persia)', Teheran: 'minor city 0302 (corridor)' },
    },
    probe: (sketch) => {
      const { state, cell } = field(sketch);
      persiaJoins(state);
      return state.control[cell('0301')] === AXIS;
    },
    on: true,
    off: false,
  },
  teams: {
    sketch: { places: { South: 'allied zone 0504..0516' }, axis: { '0503': [AK] } },
    probe: (sketch) => {
      const { state, piece } = field(sketch);
      return unitLines(state, piece('28.AK')).find(({ label }) => label === 'Command')?.explained.value;
    },
    on: 'north',
    off: undefined,
  },
  'light-rain': {
    sketch: { turn: 'May 1942' },
    probe: (sketch) => {
      const { state } = field(sketch);
      run(determineWeather(state), [4]);
      return state.weather;
    },
    on: 'light rain',
    off: 'rain',
  },
};

describe('each optional rule changes play when it is on', () => {
  test.each(OPTION_NAMES.map((option) => ({ option, rule: OPTIONS[option].rules[0], ...switches[option] })))(
    'option $option leads to another result when it is played than when it is not [$rule]',
    ({ option, sketch, probe, on, off }) => {
      expect(probe({ layer: 'advanced', ...sketch, options: [option] })).toEqual(on);
      expect(probe({ layer: 'advanced', ...sketch, options: [] })).toEqual(off);
      expect(on).not.toEqual(off);
    },
  );
});
