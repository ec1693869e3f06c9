import type { ScenarioModel } from '../../../model/scenario.js';
import type { StartWord } from '../../../mechanics/start.js';
import type { SettingWord } from '../../../play/vocabulary.js';
import type { FdaRule } from '../rulebook/index.js';

/** Possible numbers of turns per day [5a]. */
export const TURNS_PER_DAY = [3, 4] as const;

/** Choices that the rulebook leaves to the scenario, for the whole game or for a day. */
export const lastingSettings = [
  {
    word: 'turns.perDay',
    text: 'Number of turns per day, 3 or 4. The rulebook leaves the choice to the scenario.',
    rules: ['5a'],
    takes: TURNS_PER_DAY.map(String),
  },
  {
    word: 'stack.limit',
    text: 'Maximum number of ground units of a side in a sector, 6 to 9. Default: 9.',
    rules: ['4c'],
    takes: 'number',
  },
  {
    word: 'first',
    text: 'The side that goes first in the first turn. Without this setting, dice decide.',
    rules: ['6a'],
    takes: 'side',
  },
  {
    word: 'weather',
    text: 'The weather of the day that begins with a turn, `flying` or `prohibitive`, in place of the roll: `set weather turn 1 = flying`. If play begins in the middle of a day, use the first turn of play.',
    rules: ['12e'],
    takes: ['flying', 'prohibitive'],
  },
  {
    word: 'supremacy',
    text: 'The side with air supremacy on the day that begins with a turn, or `nobody`. No dice are rolled for it.',
    rules: ['12f'],
    takes: 'side or nobody',
  },
  {
    word: 'victory',
    text: '`standard` counts victory points with dice, `points` counts the points allotted to objectives. Default: `standard`.',
    rules: ['16a', '16e'],
    takes: ['standard', 'points'],
  },
  { word: 'optional.barrage', text: '`true` uses the preparatory barrage.', rules: ['15.1b'], takes: 'flag' },
  { word: 'optional.airfields', text: '`true` binds aircraft to airfields.', rules: ['15.2a', '15.2b'], takes: 'flag' },
  { word: 'optional.guards', text: '`true` allows rear-area guards.', rules: ['15.3a', '15.3b'], takes: 'flag' },
] as const satisfies readonly (SettingWord & { readonly rules: readonly FdaRule[] })[];

/** Statements about the position at the start, for scenarios that begin in mid-game. */
export const startWords = [
  {
    word: 'control',
    of: 'places',
    takes: 'side or nobody',
    text: 'The side whose ground units were in a place last before play begins, in place of the owner that the map names: `set control of Cagny = Allies`.',
    rules: ['16a'],
  },
  {
    word: 'inflicted',
    isPerSide: true,
    takes: 'number',
    text: 'Break points that a side took from the enemy before play begins: `set inflicted for Allies = 12`.',
    rules: ['16a'],
  },
  {
    word: 'lost',
    of: 'units',
    takes: 'flag',
    text: 'A unit that lost its last break point before play begins and may be reorganised: `set lost of "8th Brigade" = true`.',
    rules: ['3c', '11a'],
  },
  {
    word: 'destroyed',
    of: 'places',
    takes: 'flag',
    text: 'A structure that is destroyed when play begins: a bridge, a fortification or a bombed city.',
    rules: ['12i', '14g'],
  },
  {
    word: 'attempts',
    of: 'units',
    takes: 'number',
    text: 'Number of reorganisation attempts of a division before play begins: `set attempts of "11th Armoured" = 1`.',
    rules: ['11c'],
  },
] as const satisfies readonly StartWord<FdaRule>[];

/** The names that `set` accepts. */
export const settings: readonly (SettingWord & { readonly rules: readonly FdaRule[] })[] = [
  ...lastingSettings,
  ...startWords,
];

export type SettingName = (typeof lastingSettings)[number]['word'];

type Settings = Pick<ScenarioModel, 'settings'>;

/**
 * Returns the value that a scenario gives to a setting for one turn, or for the whole game if no turn is given.
 * Undefined when the scenario does not set it.
 */
export const settingOf = (scenario: Settings, name: SettingName, turn?: number): string | number | undefined =>
  scenario.settings.find((setting) => setting.name === name && setting.turn === turn)?.values[0];

/** Returns whether the scenario uses an optional rule. */
export const plays = (scenario: Settings, optional: SettingName & `optional.${string}`): boolean =>
  settingOf(scenario, optional) === 'true';

/** Returns the turns per day that the scenario sets; the maximum when it sets none or an impossible number [5a]. */
export function turnsPerDay(scenario: Settings): number {
  const set = settingOf(scenario, 'turns.perDay');
  return TURNS_PER_DAY.find((turns) => turns === set) ?? TURNS_PER_DAY[TURNS_PER_DAY.length - 1];
}
