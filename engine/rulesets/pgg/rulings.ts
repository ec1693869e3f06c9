import type { ScenarioModel } from '../../model/scenario.js';
import type { Ruling } from '../../play/ruleset.js';
import { firstTurnRulings } from './rulings/first-turn-and-movement.js';
import { combatRulings } from './rulings/combat.js';
import { commandRulings } from './rulings/command-and-supply.js';
import { campaignRulings } from './rulings/campaign.js';
import type { RulingText } from './rulings/ruling-text.js';

const table = { ...firstTurnRulings, ...combatRulings, ...commandRulings, ...campaignRulings } as const;

/** The name of an option: a place where the book can be read in more than one way. */
export type RulingName = keyof typeof table;

/** Every option with its value: what engine code reads, `rulings['overrun.fromZoc']`. */
export type Rulings = { readonly [Option in RulingName]: (typeof table)[Option]['values'][number] };

/** The options as checks, hovers and the documentation see them; the first value is the default. */
export const rulings: readonly Ruling[] = (Object.entries(table) as [RulingName, RulingText][]).map(
  ([option, text]) => ({ option, ...text }),
);

export const isRulingName = (option: string): option is RulingName => Object.hasOwn(table, option);

/** The readings a scenario plays: its own choices where they are legal, the defaults elsewhere; wrong ones are left to the checks. */
export function rulingsOf(scenario: Pick<ScenarioModel, 'rulings'>): Rulings {
  const chosen: Record<string, string | number | boolean | undefined> = Object.fromEntries(
    Object.entries(table).map(([option, { values }]) => [option, values[0]]),
  );
  for (const { option, value } of scenario.rulings) {
    if (isRulingName(option) && (table[option].values as readonly unknown[]).includes(value)) chosen[option] = value;
  }
  return chosen as Rulings;
}

/** Every option at its default. */
export const defaultRulings: Rulings = rulingsOf({ rulings: [] });
