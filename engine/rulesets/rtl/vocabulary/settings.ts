import type { StartWord } from '../../../mechanics/start.js';
import type { SettingWord } from '../../../play/ruleset.js';
import type { RtlRule } from '../rulebook/index.js';

/** How things stand when play begins. */
export const startWords = [
  {
    word: 'control',
    of: 'places',
    takes: 'side or nobody',
    text: 'Who held a place last when play begins; nobody without it.',
    rules: ['3.12'],
  },
  {
    word: 'initiative',
    takes: 'side',
    text: 'Who was first player in the turn before the first: he keeps the initiative in a tie.',
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
    text: 'Bridge units off the map that their owner may lay: `set bridge.atHand of "Pontoon/1" = true`.',
    rules: ['16.23'],
  },
] as const satisfies readonly StartWord<RtlRule>[];

/** What the card of a scenario says of its turns: `set weather turn 14AM = dry`. */
export const settings: readonly (SettingWord & { readonly rules: readonly RtlRule[] })[] = [
  ...startWords,
  {
    word: 'weather',
    takes: ['dry', 'overcast', 'rain'],
    text: '`dry`, `overcast` or `rain`, without a roll.',
    rules: ['5.11'],
  },
  {
    word: 'first',
    takes: 'side',
    text: 'The first player of a turn, without a roll: `set first turn 13AM = German`.',
    rules: ['7.11'],
  },
  {
    word: 'missions',
    takes: 'number',
    text: 'Offensive missions of a side in a turn; of a formation: `set missions of Lieb = 0`.',
    rules: ['13.24'],
  },
  {
    word: 'missions.halved',
    takes: 'flag',
    text: '`true`: a side has half of its offensive missions, `set missions.halved turn 17AM..23PM for Soviet = true`.',
    rules: ['S5.23b', '13.24'],
  },
  {
    word: 'aircraft.leaving',
    text: '`half`: after readying half of the aircraft of a side leave by lot, `set aircraft.leaving turn 16AM for Soviet = half`.',
    rules: ['S3.28', 'S4.27', 'S5.23b'],
  },
  {
    word: 'markers',
    takes: 'number',
    text: 'Markers of a formation in a turn: `set markers of "70.Rifle" = 2`.',
    rules: ['4.36'],
  },
  { word: 'sequence', text: 'The sequence a side has to choose: `mobile`, `assault` or `pass`.', rules: ['7.21'] },
  { word: 'strongpoints', takes: 'number', text: 'Strongpoint counters a side has.', rules: ['2.24'] },
  {
    word: 'supply',
    takes: 'number',
    text: 'Hexes that a limited source feeds: `set supply of "Soltsy field" = 2`.',
    rules: ['6.31'],
  },
  { word: 'initiative.modifier', text: 'What a side adds to its roll for the initiative.', rules: ['7.13'] },
  {
    word: 'replacements',
    text: 'Infantry steps that a side may bring back: in all, or with a turn in that turn.',
    rules: ['S3.26'],
  },
  {
    word: 'entry',
    takes: 'number',
    text: 'The activation of a formation in a turn from which its reinforcements enter: `set entry of "8.Pz" turn 13AM = 2`.',
    rules: ['5.22'],
  },
  {
    word: 'optional.historicalWeather',
    text: '`true` plays the weather of the table `weather.historical`.',
    rules: ['5.11'],
    takes: 'flag',
  },
];
