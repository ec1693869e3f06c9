import type { Word } from '../../../play/ruleset.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { PggRule } from '../rulebook/index.js';

/** Optional rules: `set optional.evacuation = true`. All are off unless a scenario sets them. */
export const settings = [
  { word: 'optional.evacuation', text: '`true` plays the optional evacuation of surrounded leaders.', rules: ['10.4'] },
  {
    word: 'optional.marginalIsDraw',
    text: '`true` counts a marginal German victory as a draw.',
    rules: ['balance-note'],
  },
] as const satisfies readonly (Word & { readonly rules: readonly PggRule[] })[];

export type SettingName = (typeof settings)[number]['word'];

/** Whether the scenario plays the optional rule. */
export const plays = (scenario: Pick<ScenarioModel, 'settings'>, optional: SettingName): boolean =>
  scenario.settings.some(({ name, values }) => name === optional && values[0] === 'true');
