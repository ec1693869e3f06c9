import type { ScenarioModel } from '../../../model/scenario.js';
import { chosenRulings, namedRulings, type Chosen } from '../../../play/rulings.js';
import type { Ruling } from '../../../play/ruleset.js';
import { combatRulings } from './combat.js';
import { dayAirAndVictoryRulings } from './day-air-and-victory.js';
import { turnAndMovementRulings } from './turn-and-movement.js';

const table = { ...turnAndMovementRulings, ...combatRulings, ...dayAirAndVictoryRulings } as const;

/** The name of an option: a place where the book can be read in more than one way. */
export type RulingName = keyof typeof table;

/** Every option with its value: what engine code reads, `rulings.supplyTraceFrom`. */
export type Rulings = Chosen<typeof table>;

export const rulings: readonly Ruling[] = namedRulings(table);

export const isRulingName = (option: string): option is RulingName => Object.hasOwn(table, option);

/** The rulings a scenario plays. */
export const rulingsOf = (scenario: Pick<ScenarioModel, 'rulings'>): Rulings => chosenRulings(table, scenario);

/** Every option at its default. */
export const defaultRulings: Rulings = rulingsOf({ rulings: [] });
