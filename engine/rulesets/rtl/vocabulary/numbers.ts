import type { ScenarioModel } from '../../../model/scenario.js';
import { applyHouseRules, type BookNumber } from '../../../play/numbers.js';
import type { RtlRule } from '../rulebook/index.js';

/** The rulebook’s values that a house rule may change. */
export const bookNumbers = {
  'stack.limit': {
    value: 9,
    text: 'Maximum stacking points of a side in a hex at the end of a phase.',
    rules: ['3.32'],
  },
  'supply.length': { value: 7, text: 'Maximum length of a supply line in hexes.', rules: ['6.21'] },
  'supply.lengthInRain': {
    value: 5,
    text: 'Maximum length of a supply line in hexes in rain, through marsh or along a route through swamp.',
    rules: ['6.21', '5.13'],
  },
  'command.range': { value: 4, text: 'Command range of a headquarters in hexes.', rules: ['15.15', '7.44'] },
  'combine.success': { value: 8, text: 'Lowest modified roll that combines two formations.', rules: ['7.33'] },
  'markers.advantage': {
    value: 1,
    text: 'Number of markers by which the cup of the Second Player may exceed the cup of the First Player.',
    rules: ['7.14'],
  },
  'activations.motorized': {
    value: 2,
    text: 'Maximum number of activations, including failed attempts, of a motorized Army unit per turn.',
    rules: ['7.42'],
  },
  'activations.others': {
    value: 1,
    text: 'Maximum number of activations, including failed attempts, of any other Army unit per turn.',
    rules: ['7.43'],
  },
  'reaction.range': {
    value: 2,
    text: 'Maximum distance in hexes of a reacting unit from a defending hex.',
    rules: ['9.32'],
  },
  'stand.steps': {
    value: 2,
    text: 'Minimum number of defending steps in a hex for a no-retreat attempt.',
    rules: ['9.41'],
  },
  'coordination.hexes': {
    value: 3,
    text: 'Minimum number of attacking hexes that makes ground coordination harder.',
    rules: ['10.44'],
  },
  'modifier.most': { value: 5, text: 'Maximum net modifier of a combat roll, positive or negative.', rules: ['10.62'] },
  'air.most': { value: 2, text: 'Maximum number of air units of a side in one combat.', rules: ['13.21'] },
} as const satisfies Readonly<Record<string, BookNumber<RtlRule>>>;

export type Numbers = Readonly<Record<keyof typeof bookNumbers, number>>;

/** Returns the rulebook’s values with the changes that the scenario makes by house rules. */
export const numbersOf = (scenario: Pick<ScenarioModel, 'houseRules'>): Numbers =>
  applyHouseRules(bookNumbers, scenario);
