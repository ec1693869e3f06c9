import type { ScenarioModel } from '../../../model/scenario.js';
import { chosenRulings, type ChosenRulings } from '../../../play/rulings.js';
import { values } from './values.js';

/** The id of a ruling. A ruling decides a passage of the rulebook that can be read in more than one way. */
export type RulingName = keyof typeof values;

/** The value of every ruling in the form that the engine uses: `rulings['zoc.coast']`. */
export type Rulings = ChosenRulings<typeof values>;

/** Returns whether a word is the id of a ruling. */
export const isRulingName = (option: string): option is RulingName => Object.hasOwn(values, option);

/** Returns the rulings that a scenario chooses, with the default value for every other ruling. */
export const rulingsOf = (scenario: Pick<ScenarioModel, 'rulings'>): Rulings => chosenRulings(values, scenario);

/** Every ruling at its default. */
export const defaultRulings: Rulings = rulingsOf({ rulings: [] });
