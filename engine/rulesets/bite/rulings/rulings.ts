import type { ScenarioModel } from '../../../model/scenario.js';
import { chosenRulings, type ChosenRulings } from '../../../play/rulings.js';
import { values } from './values.js';

/** The id of a ruling: a passage of the book that can be read in more than one way. */
export type RulingName = keyof typeof values;

/** Every ruling with its value, as read by the engine: `rulings['zoc.coast']`. */
export type Rulings = ChosenRulings<typeof values>;

/** Returns whether a word is the id of a ruling. */
export const isRulingName = (option: string): option is RulingName => Object.hasOwn(values, option);

/** Returns the rulings that a scenario chooses, with defaults for the others. */
export const rulingsOf = (scenario: Pick<ScenarioModel, 'rulings'>): Rulings => chosenRulings(values, scenario);

/** Every ruling at its default. */
export const defaultRulings: Rulings = rulingsOf({ rulings: [] });
