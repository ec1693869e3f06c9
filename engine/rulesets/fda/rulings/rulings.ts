import type { ScenarioModel } from '../../../model/scenario.js';
import { chosenRulings, type ChosenRulings } from '../../../play/rulings.js';
import { values } from './values.js';

/** The name of a ruling: a choice between interpretations of an ambiguous passage of the rulebook. */
export type RulingName = keyof typeof values;

/** The chosen value of every ruling, as engine code reads it: `rulings.supplyTraceFrom`. */
export type Rulings = ChosenRulings<typeof values>;

export const isRulingName = (option: string): option is RulingName => Object.hasOwn(values, option);

/** Returns the rulings that a scenario chooses, with the defaults of all others. */
export const rulingsOf = (scenario: Pick<ScenarioModel, 'rulings'>): Rulings => chosenRulings(values, scenario);

/** Every ruling at its default. */
export const defaultRulings: Rulings = rulingsOf({ rulings: [] });
