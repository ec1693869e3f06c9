import type { Answer } from '../../play/moment.js';
import type { Forecast } from '../../play/ruleset.js';
import { chancesOf, oddsOf } from './odds.js';
import { step } from './rulebook/cite.js';
import type { State } from './state.js';
import { isSupplied } from './supply.js';

/** Odds and exact chances of an attack or overrun as ordered. Untried units count as what they may be: see `hidden`. */
export function forecastOf(state: State, { verb, pieces = [], cells = [] }: Answer): Forecast {
  const overrun = verb === 'overrun';
  const untried = [...pieces, ...cells.flatMap((cell) => state.unitsIn(cell))].filter((piece) => state.untried[piece] === 1);
  if (untried.length > 0) {
    return { summary: `odds unknown: ${state.names(untried).join(', ')} untried`, ledger: [step('strengths show at the die roll', '12.2')], chances: [] };
  }
  const odds = oddsOf(state, pieces, cells, { supplied: (piece) => isSupplied(state, piece), overrun });
  return { summary: `${odds.attack.value} to ${odds.defense.value}: ${odds.column}`, ledger: odds.ledger, chances: chancesOf(odds.column) };
}
