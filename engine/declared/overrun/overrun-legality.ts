import type { Cell } from '../../board/board.js';
import { whyNot } from '../../mechanics/bars.js';
import { opponent } from '../../mechanics/sides.js';
import { list } from '../../model/words.js';
import type { Refusal } from '../../play/moment.js';
import { refusal } from '../../play/refusal.js';
import { barOnReadiness, barOnStrength, mayFightAcross } from '../combat/legality.js';
import { budgetOf, pointsInWords } from '../movement/allowance.js';
import { barInPhase, barOnHalted, barOnSetOff } from '../movement/bars.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { overrunCost } from './overrun-cost.js';
import { isAutomatic, overrunFight } from './overrun-fight.js';
import type { OverrunRules } from './overrun-rules.js';
import { startOf } from './start-of-move.js';
import { say } from '../../model/say.js';

/** Returns why units may not overrun a hex together in a phase; undefined if they may. */
export function whyNotOverrun(
  state: State,
  phase: DeclaredPhase,
  rules: OverrunRules,
  pieces: readonly number[],
  cells: readonly Cell[],
): Refusal | undefined {
  const { rule } = rules.overrun;
  const [target, another] = cells;
  if (target === undefined || another !== undefined)
    return refusal(rule, 'one-hex', say`An overrun is of one hex: \`overrun HEX with UNITS\`.`);
  const [first] = pieces;
  if (first === undefined)
    return refusal(
      rule,
      'no-units',
      say`No unit is named that may overrun ${state.label(target)}: \`overrun HEX with UNITS\`.`,
    );
  for (const piece of pieces) {
    const refused = whyNotTaking(state, phase, piece) ?? whyNotReaching(state, rules, piece, target);
    if (refused !== undefined) return refused;
  }
  return (
    whyNotTogether(state, rules, pieces) ??
    (state.owner[target] === opponent(phase.sideIndex)
      ? undefined
      : refusal(rule, 'no-enemy', say`No enemy is in ${state.label(target)}.`)) ??
    whyNotAtOdds(state, rules, pieces, target)
  );
}

/**
 * Returns why a unit may not take part in any overrun now; undefined if it may. Enemy zones of control are no reason.
 */
function whyNotTaking(state: State, phase: DeclaredPhase, piece: number): Refusal | undefined {
  const found = barInPhase(phase, state, piece) ?? barOnHalted(phase, state, piece) ?? barOnSetOff(state, piece);
  return whyNot(found, state, piece) ?? whyNot(barOnReadiness(state, piece));
}

/** Returns why a unit cannot overrun a hex from its cell: it is not adjacent, or the overrun costs too many points. */
function whyNotReaching(state: State, { overrun }: OverrunRules, piece: number, target: Cell): Refusal | undefined {
  const name = state.name(piece);
  const from = state.cell[piece];
  if (!mayFightAcross(state, from, target))
    return refusal(
      overrun.rule,
      'not-adjacent',
      say`${name} in ${state.label(from)} is not next to ${state.label(target)}, or cannot cross the hexside. Move it there first.`,
    );
  const cost = overrunCost(state, overrun, piece, target);
  if (cost === Infinity)
    return refusal(
      overrun.rule,
      'impassable',
      say`${name} may not enter ${state.label(target)} from ${state.label(from)}.`,
    );
  const left = budgetOf(state, piece);
  return cost <= left
    ? undefined
    : refusal(
        overrun.rule,
        'allowance',
        say`The overrun costs ${pointsInWords(cost)}; ${name} has ${pointsInWords(left)} left.`,
      );
}

/** Returns why units may not overrun together: they are in different hexes, or began the phase in different hexes. */
function whyNotTogether(state: State, { overrun }: OverrunRules, pieces: readonly number[]): Refusal | undefined {
  if (overrun.cost === undefined) return undefined; // an automatic victory from several hexes
  const [first] = pieces;
  const apart = pieces.find((piece) => state.cell[piece] !== state.cell[first]);
  if (apart !== undefined)
    return refusal(
      overrun.rule,
      'not-together',
      say`${state.name(apart)} is in ${state.label(state.cell[apart])}, ${state.name(first)} in ${state.label(state.cell[first])}; units overrun from one hex.`,
    );
  const other = pieces.find((piece) => startOf(state, piece) !== startOf(state, first));
  return overrun.from === 'any' || other === undefined
    ? undefined
    : refusal(
        overrun.rule,
        'different-start',
        say`${state.name(first)} and ${state.name(other)} did not begin the phase in the same hex and may not overrun together.`,
      );
}

/** Returns why the strengths do not allow an overrun. */
function whyNotAtOdds(state: State, rules: OverrunRules, pieces: readonly number[], target: Cell): Refusal | undefined {
  const fight = overrunFight(state, pieces, target);
  if (isAutomatic(state, rules, fight)) return undefined;
  if (rules.overrun.cost !== undefined) return whyNot(barOnStrength(state, rules, fight));
  return refusal(
    rules.overrun.rule,
    'odds',
    say`${list(state.names(pieces))} would not reach ${rules.overrun.automaticAt ?? ''} against ${state.label(target)}.`,
  );
}

/**
 * Returns the units that may overrun a hex, in groups that may do so together. Units in different hexes are in
 * different groups, and so are units that began the phase in different hexes, if this matters in the game. For
 * automatic victories, there is only one group. The odds are not examined.
 */
export function overrunningGroups(
  state: State,
  phase: DeclaredPhase,
  rules: OverrunRules,
  from: readonly Cell[],
  target: Cell,
): number[][] {
  const groups = new Map<string, number[]>();
  for (const cell of from) {
    if (state.owner[cell] !== phase.sideIndex) continue;
    for (const piece of state.unitsIn(cell)) {
      if (whyNotTaking(state, phase, piece) ?? whyNotReaching(state, rules, piece, target)) continue;
      const key = groupOf(state, rules, piece);
      groups.set(key, [...(groups.get(key) ?? []), piece]);
    }
  }
  return [...groups.values()];
}

const groupOf = (state: State, { overrun }: OverrunRules, piece: number): string => {
  if (overrun.cost === undefined) return '';
  const start = overrun.from === 'any' ? '' : startOf(state, piece);
  return `${state.cell[piece]} ${start}`;
};
