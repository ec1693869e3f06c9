import { airKinds } from '../../../../../engine/rulesets/bite/air/flying.js';
import { specialAttackBar } from '../../../../../engine/rulesets/bite/battle/special-attacks.js';
import { levelOf } from '../../../../../engine/rulesets/bite/nations/technology.js';
import { enterHexes } from '../../../../../engine/rulesets/bite/control/control.js';
import { persianPointsFrom, persiaJoins } from '../../../../../engine/rulesets/bite/politics/persia.js';
import type { optionalRulesRulings } from '../../../../../engine/rulesets/bite/rulings/optional-rules.js';
import { strategicWar } from '../../../../../engine/rulesets/bite/strategic/strategic-war.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { determineWeather } from '../../../../../engine/rulesets/bite/weather/weather.js';
import type { Proof } from '../../ruling-proofs.js';
import { carryOut, produce, setTable, type Produced } from '../economy.js';
import { give, run } from '../ordering.js';
import type { Sketch } from '../sketch.js';
import { barredBy, firedIn0504, fought, shown, type BiteProofs } from './proving.js';

const advanced = { layer: 'advanced' } as const;
const CAVALRY = 'cavalry corps 1.Kav 3|2|1';
const ARMY = 'infantry army 27.A 4|3|2|1 (technology 1)';

/** Returns a function that plays a player turn of strategic war and counts its events of one kind. */
const waged =
  (sketch: Produced, what: string): Proof['play'] =>
  (rulings) => {
    const options = ['strategic-war', 'lend-lease'] as const;
    const { state, ...at } = setTable({ phase: 'strategic war', ...advanced, options, ...sketch, rulings });
    carryOut({ state, ...at }, strategicWar(state), sketch);
    return state.drainEvents().filter(({ kind }) => kind === what).length;
  };

export const optionalRulesProofs: BiteProofs<keyof typeof optionalRulesRulings> = {
  'technology.minorsFollow': {
    situation: 'technology of Romanian tanks when German armour is at 3',
    play: shown({ turn: 'July 1943', axis: { '0505': ['tank corps X 3 (of Romania)'] } }, ({ state, piece }) =>
      levelOf(state, piece('X')),
    ),
    outcome: { true: 2, false: 1 },
  },
  'recon.when': {
    situation: 'whether headquarters reconnoitre in the Movement Phase',
    play: shown({ ...advanced, options: ['recon'] }, ({ state }) =>
      airKinds(state).some(({ verbs }) => verbs.includes('scout')),
    ),
    outcome: { movement: true, combat: false },
  },
  'charge.ground': {
    situation: 'a charge into a minor city',
    play: shown(
      {
        ...advanced,
        options: ['cavalry-charge'],
        places: { Luga: 'minor city 0504' },
        axis: { '0504': [CAVALRY] },
        soviet: { '0504': [ARMY] },
      },
      ({ state, cell }) => barredBy(specialAttackBar(state, cell('0504'), 'cavalry-charge')),
    ),
    outcome: { noStronghold: 'free', noCity: 'no-plain' },
  },
  'charge.returnFire': {
    situation: 'cavalry of 3 and infantry of 4 after two hits on a charge',
    play: fought(
      {
        ...advanced,
        options: ['cavalry-charge'],
        axis: { '0504': [CAVALRY, 'infantry corps 28.AK 4|3|2|1'] },
        soviet: { '0504': [ARMY] },
        declared: ['cavalry-charge'],
        rolls: { 'R1 land combat of 27.A': '6 6' },
        rounds: 1,
      },
      (result) => [result.strength('1.Kav'), result.strength('28.AK')],
    ),
    outcome: { beforeOthers: [1, 4], tiesOnly: [2, 3] },
  },
  'stuka.cover': {
    situation: 'dive bombers over a forest',
    play: shown(
      {
        ...advanced,
        options: ['stuka'],
        terrain: { '0504': 'forest' },
        axis: { '0504': ['dive bomber wing StG 4|3|2|1'] },
        soviet: { '0504': [ARMY] },
      },
      (at) => firedIn0504(at, 'StG', AXIS, 'raid', 2),
    ),
    outcome: { groundAndStrongholds: '4x5', strongholds: '6x5' },
  },
  'drop.withoutAircraft': {
    situation: 'paratroops dropped without aircraft',
    play: shown(
      {
        ...advanced,
        options: ['paratroops'],
        places: { Riga: 'minor city 0404 (source Germany)' },
        axis: { '0101': ['supreme headquarters FHQ 4|3|2|1 (activated)'], '0404': ['paratroop division 7.Fl 4|3|2|1'] },
        soviet: { '0704': [ARMY] },
      },
      (at) => give(at, 'drop 7.Fl to 0704') ?? 'legal',
    ),
    outcome: { takesHits: 'legal', forbidden: '23.0.flight/no-aircraft' },
  },
  'volkssturm.places': {
    situation: 'two corps are levied in one city',
    play: (rulings) =>
      produce({
        ...advanced,
        rulings,
        options: ['volkssturm'],
        turn: 'January 1945',
        places: { Breslau: 'major city 0204' },
        routes: { rail: ['0104 - 0204'] },
        settings: { volkssturm: 'true' },
        axis: { lost: ['infantry corps A 3|2|1', 'infantry corps B 3|2|1'] },
        orders: ['levy A to Breslau', 'levy B to Breslau'],
      }).refused,
    outcome: { cityLimit: ['7.3.1 city-limit'], noLimit: [] },
  },
  'partisans.entered': {
    situation: 'battalions left after the Axis enters a hex with three',
    play: shown({ ...advanced, options: ['partisans'], control: { Axis: '0307' } }, ({ state, cell }) => {
      state.partisans[cell('0307')] = 3;
      enterHexes(state, AXIS, [cell('0307')]);
      return state.partisans[cell('0307')];
    }),
    outcome: { fight: 3, cleared: 0 },
  },
  'persia.firstPoints': {
    situation: 'months from the fall of Persia to the first points',
    play: shown(
      {
        turn: 'August 1941',
        side: 'Soviet',
        options: ['persia'],
        places: { Persia: 'territory 0301 0302 0303 (nation Persia)', Teheran: 'minor city 0302 (corridor)' },
        soviet: { '0401': ['infantry army R 4'] },
      },
      ({ state, cell }) => {
        persiaJoins(state);
        enterHexes(state, SOVIET, [cell('0302')]);
        return persianPointsFrom(state) - state.persiaFell;
      },
    ),
    outcome: { tenthMonth: 10, ninthMonth: 9 },
  },
  'lendLease.lostRoute': {
    situation: 'the points of a turn in which the Axis holds Archangel',
    play: (rulings) =>
      produce({
        ...advanced,
        options: ['lend-lease'],
        side: 'Soviet',
        turn: 'September 1941',
        places: { Archangel: 'major port 1204 (arctic)' },
        rulings,
        given: ({ state, cell }) => {
          state.setControl(cell('1204'), AXIS);
        },
      }).events.find(({ kind }) => kind === 'convoy')?.facts,
    outcome: { arrives: { red: 5, blue: 3 }, nothing: { red: 3, blue: 2 } },
  },
  'strategicWar.flak': {
    situation: 'number of flak fires when two hexes are raided',
    play: waged(
      {
        turn: 'February 1944',
        places: { Kassel: 'minor city 0204 (red 2)', Bremen: 'minor city 0202 (red 1)' },
        soviet: { box: ['allied bomber group RAF 3|2|1', 'allied bomber group RAF2 3|2|1'] },
        orders: ['raid Kassel with RAF', 'raid Bremen with RAF2'],
        dice: Array.from({ length: 18 }, () => 1),
      },
      'anti-aircraft',
    ),
    outcome: { perTurn: 1, perHex: 2 },
  },
  'convoys.attacked': {
    situation: 'submarines before German production',
    play: waged(
      {
        turn: 'July 1942',
        axis: { box: ['submarine group U7 3 (arctic)'] },
        orders: ['sink with U7'],
        dice: [1, 1, 1],
      },
      'sink',
    ),
    outcome: { oncePerTurn: 0, eachPlayerTurn: 1 },
  },
  'lightRain.repeat': {
    situation: 'a 6, then a 2, after a clear month and rain half a year ago',
    play: shown(
      { ...advanced, options: ['light-rain'], turn: 'May 1942', weather: 'clear' } satisfies Sketch,
      ({ state }) => {
        state.rolledWeather = 'rain';
        run(determineWeather(state), [6, 2]);
        return state.weather;
      },
    ),
    outcome: { previousRoll: 'clear', previousTurn: 'rain' },
  },
  'marines.price': {
    situation: 'points left of 9 after Marines of strength 3 are fully rebuilt',
    play: (rulings) =>
      produce({
        ...advanced,
        rulings,
        side: 'Soviet',
        options: ['marines'],
        places: { Oranienbaum: 'minor city 1304 (shipyard)' },
        routes: { rail: ['1404 - 1304'] },
        soviet: { lost: ['marine brigade M 3|2|1'] },
        saved: { 'Soviet Union': [9] },
        orders: ['rebuild M to Oranienbaum (step 1)'],
      }).store('Soviet Union').yellow,
    outcome: { perPoint: 6, perUnit: 8 },
  },
  'marines.headquarters': {
    situation: 'a reduced Naval Headquarters lands Marines',
    play: shown(
      {
        ...advanced,
        options: ['naval', 'marines'],
        side: 'Soviet',
        terrain: { '0803 0804 0903 0904': 'water' },
        places: {
          'Black Sea': 'sea 0803 0804 0903 0904 (mined)',
          Odessa: 'major port 0704 (sea Black Sea)',
        },
        control: { Soviet: '0704' },
        soviet: { '0704': ['marine division 1.Mar 3|2|1', 'naval headquarters Fleet 3|2|1 (step 2)'] },
      },
      (at) => {
        give(at, 'activate Fleet');
        return give(at, 'land 1.Mar to 0902') ?? 'legal';
      },
    ),
    outcome: { anyStrength: 'legal', fullStrength: '24.0.conditions/no-headquarters' },
  },
};
