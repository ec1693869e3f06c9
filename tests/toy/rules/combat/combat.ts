import type { Cell } from '../../../../engine/board/board.js';
import { whyNot, type Bar } from '../../../../engine/mechanics/bars.js';
import type { ExplainedValue } from '../../../../engine/mechanics/explained-value.js';
import { list } from '../../../../engine/model/words.js';
import { roll, type Answer, type Play, type Refusal } from '../../../../engine/play/moment.js';
import { bar, explain, type ToyRule } from '../rulebook/rulebook.js';
import { opponent, type State } from '../state/state.js';
import { combatTable } from '../vocabulary/combat-table.js';
import { loseStep } from './losses.js';
import { retreatOrStand } from './retreat.js';

/** Returns the total strength of attackers, at least 1. Isolated units have half their strength [6, 8]. */
export function attackOf(state: State, units: readonly number[]): ExplainedValue<ToyRule> {
  const sum = explain(0);
  for (const unit of units) {
    const one = explain(state.strength(unit), state.name(unit), '6');
    if (state.isolated[unit] === 1) one.dividedBy(2, 'out of supply', '8');
    sum.plusExplained(one);
  }
  return sum.atLeast(1, '6');
}

export const defenseOf = (state: State, units: readonly number[]): ExplainedValue<ToyRule> =>
  units.reduce((sum, unit) => sum.plus(state.strength(unit), () => state.name(unit), '6'), explain(0)).atLeast(1, '6');

/** Returns why units may not attack a cell, or undefined if they may [6]. */
export function attackBar(state: State, units: readonly number[], target: Cell): Bar | undefined {
  const { board } = state.scenario.map;
  const names = list(units.map((unit) => state.name(unit)));
  if (units.length === 0) return bar('6', 'nobody', () => 'An attack must name its units.');
  const side = state.piece(units[0]).side;
  if (target < 0 || state.fightersAt(target, opponent(side)).length === 0)
    return bar('6', 'no-enemy', () => `No enemy stands in ${target < 0 ? 'the cell' : state.label(target)}.`);
  const far = units.find((unit) => !state.isOnMap(unit) || board.distance(state.cell[unit], target) !== 1);
  if (far !== undefined)
    return bar('6', 'not-beside', () => `${state.name(far)} is not adjacent to ${state.label(target)}.`);
  const tired = units.find((unit) => state.fought[unit] === 1 || state.isScout(unit));
  if (tired !== undefined)
    return bar(
      '6',
      'fought',
      () => `${state.name(tired)} cannot attack${state.isScout(tired) ? '' : ' again'}; the question is for ${names}.`,
    );
  return undefined;
}

export const refuseAttack = (state: State, { pieces = [], cells = [] }: Answer): Refusal | undefined =>
  whyNot(attackBar(state, pieces, cells[0] ?? -1));

/** Carries out an attack, including the retreat [6]. */
export function* attack(state: State, { pieces = [], cells: [target] = [], order }: Answer): Play {
  const enemy = opponent(state.side);
  const defenders = state.fightersAt(target, enemy);
  for (const unit of [...pieces, ...defenders]) state.hidden[unit] = 0;
  for (const unit of pieces) state.fought[unit] = 1;
  const strength = attackOf(state, pieces);
  const defense = defenseOf(state, defenders);
  const table = combatTable(state.scenario.tables);
  const odds = table.columnOf(strength.value, defense.value);
  const address = `${state.address}/${state.label(target)}`;
  const die = yield* roll({
    address,
    rule: '6',
    sides: table.sides,
    purpose: `attack on ${state.label(target)}`,
    order,
  });
  const result = table.result(odds, die);
  state.emit('attack', '6', () => ({
    address,
    text: `${list(state.names(pieces))} attack ${state.label(target)} at ${odds}: ${result}.`,
    pieces,
    cells: [target],
    ledger: [...strength.ledger, ...defense.ledger],
    dice: { address, sides: table.sides, values: [die], written: false },
    facts: { odds, result },
  }));
  if (result === 'L') loseStep(state, pieces[0]);
  if (result === 'X') loseStep(state, defenders[0]);
  if (result === 'R') for (const unit of defenders) yield* retreatOrStand(state, unit, { order, result, address });
}
