import type { StartWord } from '../../../mechanics/start.js';
import type { SettingWord } from '../../../play/vocabulary.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { PggRule } from '../rulebook/index.js';

/** Optional rules: `set optional.evacuation = true`. All are off unless a scenario sets them. */
export const optionalRules = [
  {
    word: 'optional.evacuation',
    text: '`true` plays the optional evacuation of surrounded leaders.',
    rules: ['10.4'],
    takes: 'flag',
  },
  {
    word: 'optional.marginalIsDraw',
    text: '`true` counts a marginal German victory as a draw.',
    rules: ['balance-note'],
    takes: 'flag',
  },
] as const satisfies readonly (SettingWord & { readonly rules: readonly PggRule[] })[];

/** Statements about the position at the start, for scenarios that begin in mid-game. */
export const startWords = [
  {
    word: 'control',
    of: 'places',
    takes: 'side',
    text: 'The side that was in a place last before play begins; Soviet by default: `set control of Vitebsk = German`.',
    rules: ['15.11'],
  },
  {
    word: 'points',
    isPerSide: true,
    takes: 'number',
    text: 'Points that a side was granted before play begins; held places are counted in addition: `set points for Soviet = 10`.',
    rules: ['15.12', '14.23'],
  },
  {
    word: 'lost',
    of: 'units',
    takes: 'flag',
    text: 'A unit that was eliminated before play begins, which also ends the integrity of its division: `set lost of 25/7 = true`.',
    rules: ['9.61', '7.3'],
  },
  {
    word: 'rail.cuts',
    takes: 'cells',
    text: 'The hexes that have rail-cut markers when play begins: `set rail.cuts = 2816, 3016`.',
    rules: ['6.37'],
  },
  {
    word: 'front.used',
    takes: 'number',
    text: 'Number of divisions of the South-Western Front called before play begins. Their points must be included in `points`.',
    rules: ['14.21', '14.23'],
  },
  {
    word: 'evacuations.used',
    takes: 'number',
    text: 'Number of leaders evacuated before play begins.',
    rules: ['10.4'],
  },
  {
    word: 'interdiction.turns',
    takes: 'turns',
    text: 'The turns before play begins in which the Soviet side laid its interdiction marker: `set interdiction.turns = 2, 3`.',
    rules: ['13.41'],
  },
] as const satisfies readonly StartWord<PggRule>[];

/** The names that `set` accepts. */
export const settings: readonly (SettingWord & { readonly rules: readonly PggRule[] })[] = [
  ...optionalRules,
  ...startWords,
];

export type SettingName = (typeof optionalRules)[number]['word'];

/** Returns whether the scenario plays an optional rule. */
export const plays = (scenario: Pick<ScenarioModel, 'settings'>, optional: SettingName): boolean =>
  scenario.settings.some(({ name, values }) => name === optional && values[0] === 'true');
