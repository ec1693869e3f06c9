import { say, term } from '../../../model/say.js';
import { viewLine, type ViewLine } from '../../../mechanics/unit-views.js';
import type { Ledger } from '../../../model/ledger.js';
import { list } from '../../../model/words.js';
import { actionBar } from '../command/actions.js';
import { fuellingBar, hasFuel } from '../command/activation-bars.js';
import { isSupreme, pointsOf, servicesLeft, servicesOf } from '../command/points.js';
import { isInCommandRange, commandRange } from '../command/range.js';
import { step } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';

/**
 * Describes what a headquarters can still do: `2 of 3 units left`. The ledger lists the units in range [13.4, 13.8.1].
 */
export function commandLine(state: State, hq: number): ViewLine {
  const isActive = state.activated[hq] === 1;
  const { value, ledger } = isActive ? servicesOf(state, hq) : pointsOf(state, hq);
  const word = isSupreme(state, hq)
    ? 'actions'
    : state.piece(hq).unitClass === 'naval headquarters'
      ? 'ships'
      : 'units';
  return viewLine(
    say`Commands`,
    isActive
      ? say`${servicesLeft(state, hq)} of ${value} ${term(word)} left`
      : say`${value} ${term(word)} once activated`,
    ...ledger,
    ...serviceLedger(state, hq),
  );
}

function serviceLedger(state: State, hq: number): Ledger {
  if (isSupreme(state, hq)) return [step(say`actions: ${names(actionsOf(state, hq).map(term))}`, '13.8.1')];
  if (state.piece(hq).unitClass === 'naval headquarters') return [];
  const { side } = state.piece(hq);
  const bars = state.onMapOf(side).map((piece) => ({ piece, fuelBar: fuellingBar(state, hq, piece) }));
  const fuelled = bars.filter(({ piece, fuelBar }) => fuelBar === hasFuel && isInCommandRange(state, hq, piece));
  const open = bars.filter(({ fuelBar }) => fuelBar === undefined);
  const named = (those: typeof bars): string => names(those.map(({ piece }) => state.name(piece)));
  return [
    ...commandRange(state).ledger,
    step(say`without fuel in range: ${named(open)}`, '13.3.hexes'),
    step(say`with fuel in range: ${named(fuelled)}`, '13.2'),
  ];
}

const actionsOf = (state: State, hq: number): readonly string[] =>
  state.piece(hq).of.supreme.actions.filter((action) => actionBar(state, hq, action) === undefined);

const names = (those: readonly string[]): string => list(those) || say`none`;
