import type { Cell } from '../../../board/board.js';
import { cellsOfSettingPlaces, settingsOf } from '../../../mechanics/start.js';
import type { ConditionFacts } from '../../../play/condition-facts.js';
import { homeSides } from '../nations/homeland.js';
import { rulingsOf } from '../rulings/rulings.js';
import { groundOf } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import { ENCIRCLED } from '../vocabulary/counted.js';
import { SIDES } from '../vocabulary/sides.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { mostPoints } from './victory.js';

/** The properties of this game that limit which conditions of a scenario can come true. */
export const conditionFacts: ConditionFacts = {
  ofPlaces: [ENCIRCLED],
  die: DIE_FACES,
  // Production may bring any unit of the order of battle [7.3].
  unitsInPlay: (scenario) => musterOf(scenario).pieces.map(({ name, side }) => ({ name, side: SIDES[side] })),
  mostPointsByRule: mostPoints,
  mayBeDecidedByRule: (scenario) =>
    rulingsOf(scenario)['victory.germanSurrender'] !== 'playOn' &&
    groundOf(scenario.map).capitals.some(({ nation }) => nation === 'Germany'),
  // Trains, ships, aircraft and production bring units far, so only hexes closed to land units are out of reach [3.3].
  holdableCells(scenario, side) {
    const ground = groundOf(scenario.map);
    const index = SIDES.findIndex((name) => name === side);
    const isOpen = (cell: Cell): boolean => ground.closed[cell] !== 1 || homeSides(ground)[cell] === index;
    const atStart = settingsOf(scenario, 'control').filter(({ values }) => values[0] === side);
    return new Set([
      ...[...ground.closed.keys()].filter(isOpen),
      ...atStart.flatMap((setting) => cellsOfSettingPlaces(scenario.map, setting)),
      ...musterOf(scenario).placings.flatMap((group) => (group.side === index ? group.cells : [])),
    ]);
  },
};
