import type { ScenarioModel } from '../../../model/scenario.js';
import { chosenRulings, type ChosenRulings } from '../../../play/rulings.js';
import { values } from './values.js';

/** The name of an option: a place where the book can be read in more than one way. */
export type RulingName = keyof typeof values;

/** Every option with its value: what engine code reads, `rulings.supplyTraceFrom`. */
export type Rulings = ChosenRulings<typeof values>;

export const isRulingName = (option: string): option is RulingName => Object.hasOwn(values, option);

/** The rulings a scenario plays. */
export const rulingsOf = (scenario: Pick<ScenarioModel, 'rulings'>): Rulings => chosenRulings(values, scenario);

/** Every option at its default. */
export const defaultRulings: Rulings = rulingsOf({ rulings: [] });
