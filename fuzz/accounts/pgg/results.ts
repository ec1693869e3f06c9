import type { GameEvent } from '../../../engine/play/records.js';
import type { State } from '../../../engine/rulesets/pgg/state/state.js';
import type { Account, Wrong } from '../account.js';

/** The losses that a result demands of a side, and the losses that the side has taken. */
interface Debt {
  readonly side: string;
  readonly due: number;
  readonly mayRetreat: boolean;
  lost: number;
  retreated: boolean;
}

/** Rules that an event cites when units lose steps because of a number in a combat result [9.61, 9.62, 10.24]. */
const STEP_RULES = new Set(['9.61', '9.62', '10.24']);

/** Events that show that a battle is settled. */
const ENDS = new Set(['phase', 'commit', 'attack', 'overrun']);
/** Rules by which units are removed for stacking, after all battles of the phase [7.1, 7.2]. */
const EXCESS = new Set(['7.1', '7.2']);

/**
 * Checks combat results. A side with a number as its result either loses that many steps, at most all that it has, or
 * retreats. “Engaged” costs each side one step [9.65, 9.67].
 */
export function results(state: State): Account {
  let debts: Debt[] = [];
  /** The attack in progress: the attacked hexes, and the steps of all units before the roll. */
  let committed = { cells: '', steps: new Map<string, number>(), defenders: new Set<string>() };

  const settle = (wrong: Wrong): void => {
    for (const { side, due, mayRetreat, lost, retreated } of debts)
      if (retreated ? lost > (mayLoseToo() ? due : 0) : lost !== due)
        wrong(
          `${side} owed ${due} steps${mayRetreat ? ' or a retreat' : ''} and lost ${lost}${retreated ? ' in addition to retreating' : ''}`,
        );
    debts = [];
  };
  /**
   * Returns whether units that cannot retreat may take losses while the other units retreat: true if the ruling
   * `retreat.ifBlocked` has the value `takeLosses`.
   */
  const mayLoseToo = (): boolean => state.rulings['retreat.ifBlocked'] === 'takeLosses';
  const commit = ({ cells = [] }: GameEvent): void => {
    const defenders = cells.flatMap((label) => state.unitsIn(state.ground.board.cell(label)));
    committed = {
      cells: cells.join(),
      steps: new Map(state.pieces.map(({ name, index }) => [name, stepsLeft(state, index)])),
      defenders: new Set(state.names(defenders.filter((index) => state.guest[index] === 0))),
    };
  };
  const stepsOf = (names: Iterable<string>): number => sum([...names].map((name) => committed.steps.get(name) ?? 0));
  const owed = ({ side = '', facts = {}, cells = [], pieces = [] }: GameEvent): Debt[] => {
    if (cells.length > 1 && state.rulings['combat.multiHexResult'] === 'perHex') return []; // Each hex has a separate debt.
    if (committed.cells !== cells.join()) return []; // Attacks may be declared before earlier attacks are carried out [AMB-51].
    const steps = { A: stepsOf(pieces), D: stepsOf(committed.defenders) }; // Some units may take no part after all [12.3].
    const debt = (part: 'A' | 'D', number: number, mayRetreat: boolean): Debt => ({
      side: (part === 'A') === (side === 'German') ? 'German' : 'Soviet',
      due: Math.min(number, steps[part]),
      mayRetreat,
      lost: 0,
      retreated: false,
    });
    const result = String(facts.result);
    if (result === 'Eng') return [debt('A', 1, false), debt('D', 1, false)];
    return [...result.matchAll(/([AD])(\d)/g)].map(([, part, number]) => debt(part as 'A' | 'D', Number(number), true));
  };
  return {
    event(event, wrong) {
      const { kind, rule, side } = event;
      if (ENDS.has(kind) || EXCESS.has(rule)) settle(wrong);
      if (rule === '9.75') debts = debts.filter((debt) => debt.side !== side); // A guest unit is removed, whatever losses its owner takes.
      if (kind === 'commit') commit(event);
      if (kind === 'eliminated' && rule === '12.3') for (const name of event.pieces ?? []) committed.steps.delete(name); // The unit is gone before the die is rolled.
      if (kind === 'attack' || kind === 'overrun') debts = owed(event);
      for (const debt of debts) {
        if (debt.side !== side) continue;
        if ((kind === 'step' || kind === 'eliminated') && STEP_RULES.has(rule)) debt.lost++;
        if (kind === 'retreat' || (kind === 'eliminated' && !STEP_RULES.has(rule))) debt.retreated ||= debt.mayRetreat;
      }
    },
    pause(_, wrong) {
      settle(wrong);
    },
  };
}

function stepsLeft(state: State, piece: number): number {
  const { faces } = state.piece(piece);
  return faces.length === 0 ? 1 : faces.length - state.step[piece];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
