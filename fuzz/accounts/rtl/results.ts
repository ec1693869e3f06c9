import type { GameEvent } from '../../../engine/play/records.js';
import type { State } from '../../../engine/rulesets/rtl/state/state.js';
import type { Account, Wrong } from '../account.js';
import type { Book } from './book.js';

/** Rules that an event cites when units lose steps in combat, including results that eliminate all units. */
const STEP_RULES = new Set(['11.11', '11.12', '11.21', '11.22']);
/** Events that show that a combat is settled. */
const ENDS = new Set(['attack', 'overrun', 'draw', 'phase', 'declare', 'advance']);

interface Debt {
  readonly side: string;
  /** Number of steps that the result demands. */
  readonly due: number;
  /** Number of steps that the side's units in this combat had before the die was rolled. */
  readonly had: number;
  lost: number;
}

/**
 * Checks that each side loses the number of steps in the result, or all its steps. A side may lose one step less if the
 * enemy has fewer steps than the result demands of the enemy. A side without a loss in the result may still lose one
 * step of armour that is worn down [11.11, 11.12, 11.21, 11.24].
 */
export function results(state: State, book: Book): Account {
  let debts: readonly Debt[] = [];
  let combat = '';
  const byName = new Map(state.pieces.map((piece) => [piece.name, piece]));
  const stepsOf = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + (book.steps.get(name) ?? 0), 0);

  const settle = (wrong: Wrong): void => {
    for (const debt of debts) {
      const other = debts.find((one) => one !== debt)!;
      const least = Math.min(debt.had, other.due > other.had ? Math.max(0, debt.due - 1) : debt.due);
      const most = Math.max(debt.due, 1);
      if (debt.lost < least || (debt.lost > most && debt.due < Infinity))
        wrong(`${debt.side} owed ${debt.due} steps of ${debt.had} for ${combat} and lost ${debt.lost} [11.21]`);
    }
    debts = [];
  };
  const owed = ({ side = '', facts, pieces = [], cells: [target] = [] }: GameEvent): readonly Debt[] => {
    const result = String(facts?.result);
    const attacker = byName.get(pieces[0])!.side;
    const occupants = [...book.places]
      .filter(([name, cell]) => cell === target && byName.get(name)?.side !== attacker)
      .map(([name]) => name);
    const isGuest = (name: string): boolean => state.guest[byName.get(name)!.index] === 1;
    const steps = (half: 'A' | 'D'): number => Number(new RegExp(`${half}(\\d)`).exec(result)?.[1] ?? 0);
    const defenders = occupants.filter((name) => !isGuest(name));
    return [
      { side, due: steps('A'), had: stepsOf(pieces), lost: 0 },
      {
        side: state.sideName(1 - attacker),
        due: result.includes('DE') ? Infinity : steps('D'),
        had: stepsOf(defenders),
        lost: 0,
      },
    ];
  };
  return {
    event(event, wrong) {
      const { kind, rule, side, pieces = [] } = event;
      if (ENDS.has(kind)) settle(wrong);
      if (kind === 'attack' || kind === 'overrun') {
        debts = owed(event);
        combat = `${String(event.facts?.result)} in ${event.cells?.[0]}`;
      }
      if ((kind !== 'lose' && kind !== 'eliminated') || !STEP_RULES.has(rule)) return;
      for (const debt of debts) if (debt.side === side) debt.lost += kind === 'lose' ? pieces.length : stepsOf(pieces);
    },
    pause(_, wrong) {
      settle(wrong);
    },
  };
}
