import type { StartWord } from '../../../mechanics/start.js';
import type { SettingWord } from '../../../play/vocabulary.js';
import type { RtlRule } from '../rulebook/index.js';

/** Settings that describe the state of the game when play begins. */
export const startWords = [
  {
    word: 'control',
    of: 'places',
    takes: 'side or nobody',
    text: 'The last side to control a place before play begins. Default: neither side.',
    rules: ['3.12'],
  },
  {
    word: 'initiative',
    takes: 'side',
    text: 'The First Player of the turn before the first turn, who keeps the initiative in a tie.',
    rules: ['7.12'],
  },
  {
    word: 'lost',
    of: 'units',
    takes: 'flag',
    text: 'Units eliminated before play begins, which may be rebuilt: `set lost of 252/70 = true`.',
    rules: ['S3.26'],
  },
  {
    word: 'bridge.atHand',
    of: 'units',
    takes: 'flag',
    text: 'Bridge units off the map that their owner may place: `set bridge.atHand of "Pontoon/1" = true`.',
    rules: ['16.23'],
  },
] as const satisfies readonly StartWord<RtlRule>[];

/**
 * All settings that a scenario may make. Settings give what the scenario book prescribes for the start or for single
 * turns, for example `set weather turn 14AM = dry`.
 */
export const settings: readonly (SettingWord & { readonly rules: readonly RtlRule[] })[] = [
  ...startWords,
  {
    word: 'weather',
    takes: ['dry', 'overcast', 'rain'],
    text: 'The weather of a turn, for which no die is then rolled: `dry`, `overcast` or `rain`.',
    rules: ['5.11'],
  },
  {
    word: 'first',
    takes: 'side',
    text: 'The First Player of a turn, for whom no dice are then rolled: `set first turn 13AM = German`.',
    rules: ['7.11'],
  },
  {
    word: 'missions',
    takes: 'number',
    text: 'Number of offensive missions per turn of a side or formation: `set missions of Lieb = 0`.',
    rules: ['13.24'],
  },
  {
    word: 'missions.halved',
    takes: 'flag',
    text: '`true` halves the offensive missions of a side: `set missions.halved turn 17AM..23PM for Soviet = true`.',
    rules: ['S5.23b', '13.24'],
  },
  {
    word: 'aircraft.leaving',
    text: '`half` removes half of the aircraft of a side, drawn at random, after the Air Readying Phase: `set aircraft.leaving turn 16AM for Soviet = half`.',
    rules: ['S3.28', 'S4.27', 'S5.23b'],
  },
  {
    word: 'markers',
    takes: 'number',
    text: 'Number of activation markers of a formation per turn: `set markers of "70.Rifle" = 2`.',
    rules: ['4.36'],
  },
  {
    word: 'sequence',
    text: 'The sequence that a side must choose in the turn: `mobile`, `assault` or `pass`.',
    rules: ['7.21'],
  },
  { word: 'strongpoints', takes: 'number', text: 'Number of strongpoint counters of a side.', rules: ['2.24'] },
  {
    word: 'supply',
    takes: 'number',
    text: 'Number of hexes that a limited source supplies: `set supply of "Soltsy field" = 2`.',
    rules: ['6.31'],
  },
  { word: 'initiative.modifier', text: 'Modifier to a side’s initiative roll.', rules: ['7.13'] },
  {
    word: 'replacements',
    text: 'Number of infantry steps that a side may get back in the whole game, or in the given turn.',
    rules: ['S3.26'],
  },
  {
    word: 'entry',
    takes: 'number',
    text: 'From which activation of a formation in the turn its reinforcements may enter: `set entry of "8.Pz" turn 13AM = 2`.',
    rules: ['5.22'],
  },
  {
    word: 'optional.historicalWeather',
    text: '`true` uses the weather in the table `weather.historical`.',
    rules: ['5.11'],
    takes: 'flag',
  },
];
