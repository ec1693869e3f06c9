import { percentText } from '../../../model/number-text.js';
import { say } from '../../../model/say.js';
import type { Answer } from '../../../play/moment.js';
import type { Forecast } from '../../../play/views.js';
import { hiddenOdds, type HiddenOdds } from '../combat/hidden-odds.js';
import { oddsOf } from '../combat/odds.js';
import { step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { isSupplied } from '../supply/supply.js';

/**
 * Computes the odds and exact probabilities of an ordered attack or overrun. An untried unit may be any of the unseen
 * counters [12.1].
 */
export function forecastOf(state: State, { verb, pieces = [], cells = [] }: Answer): Forecast {
  const circumstances = { supplied: (piece: number) => isSupplied(state, piece), overrun: verb === 'overrun' };
  const untried = [...pieces, ...cells.flatMap((cell) => state.unitsIn(cell))].filter(
    (piece) => state.untried[piece] === 1,
  );
  if (untried.length > 0) return unseen(state, untried, hiddenOdds(state, pieces, cells, circumstances));
  const odds = oddsOf(state, pieces, cells, circumstances);
  return {
    summary: say`${odds.attack.value} to ${odds.defense.value}: ${odds.column}`,
    odds: odds.column,
    ledger: odds.reasons.ledger,
    chances: state.combatTable.chances(odds.column),
  };
}

function unseen(state: State, untried: readonly number[], odds: HiddenOdds | undefined): Forecast {
  const names = state.names(untried).join(', ');
  const reason = step(say`the strength of ${names} is revealed before the die roll`, '12.2');
  if (odds === undefined) return { summary: say`odds unknown: ${names} untried`, ledger: [reason], chances: [] };
  const columns = state.combatTable.columns.filter((column) => odds.columns.has(column));
  const likely = columns.reduce(
    (best, column) => ((odds.columns.get(column) ?? 0) > (odds.columns.get(best) ?? 0) ? column : best),
    columns[0],
  );
  const range =
    columns.length < 2
      ? columns.join('')
      : say`${columns[0]} to ${columns[columns.length - 1]}, most likely ${likely} (${percent(odds.columns.get(likely) ?? 0)})`;
  const none = odds.noDie > 0 ? [say`no die (${percent(odds.noDie)})`] : [];
  return {
    summary: [...(columns.length === 0 ? [] : [range]), ...none].join(', '),
    ...(columns.length > 0 && { odds: columns.length === 1 ? likely : `${likely}?` }),
    ledger: [
      reason,
      step(say`by the unseen counters`, '12.1'),
      ...columns.map((column) => step(`${column}: ${percent(odds.columns.get(column) ?? 0)}`, '9.4')),
      ...(odds.noDie > 0
        ? [step(say`one side without any strength, so that no die is rolled: ${percent(odds.noDie)}`, '12.3')]
        : []),
    ],
    chances: odds.chances,
  };
}

function percent(chance: number): string {
  return chance > 0 && chance < 0.005 ? say`under 1 %` : percentText(Math.round(chance * 100));
}
