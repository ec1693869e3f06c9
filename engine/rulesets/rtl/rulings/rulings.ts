import type { ScenarioModel } from '../../../model/scenario.js';
import { chosenRulings, type ChosenRulings } from '../../../play/rulings.js';
import { values } from './values.js';

/** The id of a ruling: a rule that can be interpreted in more than one way. */
export type RulingName = keyof typeof values;

/** The chosen value of every ruling, for example `rulings['combat.swampRoutes']`. */
export type Rulings = ChosenRulings<typeof values>;

/** Returns whether the game has a ruling of this id. */
export const isRulingName = (option: string): option is RulingName => Object.hasOwn(values, option);

/** Returns the value of every ruling in a scenario: the value that the scenario chooses, otherwise the default. */
export const rulingsOf = (scenario: Pick<ScenarioModel, 'rulings'>): Rulings => chosenRulings(values, scenario);

/** The default value of every ruling. */
export const defaultRulings: Rulings = rulingsOf({ rulings: [] });
