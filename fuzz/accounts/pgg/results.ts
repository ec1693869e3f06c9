import type { GameEvent } from '../../../engine/play/records.js';
import type { State } from '../../../engine/rulesets/pgg/state/state.js';
import type { Account, Wrong } from '../account.js';

/** The losses that a result demands of a side, and those it has taken. */
interface Debt {
  readonly side: string;
  readonly due: number;
  readonly mayRetreat: boolean;
  lost: number;
  retreated: boolean;
}

/** Rules by which steps are lost for a number in a result [9.61, 9.62, 10.24]. */
const STEP_RULES = new Set(['9.61', '9.62', '10.24']);

/** Events that end the settlement of a battle. */
const ENDS = new Set(['phase', 'commit', 'attack', 'overrun']);
/** Units removed for stacking, after all battles of the phase [7.1, 7.2]. */
const EXCESS = new Set(['7.1', '7.2']);

/** Results: a number costs its side that many steps, or all it has, or a retreat, but not both; engaged costs each side one step [9.65, 9.67]. */
export function results(state: State): Account {
  let debts: Debt[] = [];
  /** Steps of both sides when the units were committed, before the die, and the hexes attacked. */
  let committed = { cells: '', steps: new Map<string, number>(), defenders: new Set<string>() };

  const settle = (wrong: Wrong): void => {
    for (const { side, due, mayRetreat, lost, retreated } of debts)
      if (retreated ? lost > (mayLoseToo() ? due : 0) : lost !== due)
        wrong(
          `${side} owed ${due} steps${mayRetreat ? ' or a retreat' : ''} and lost ${lost}${retreated ? ' in addition to retreating' : ''}`,
        );
    debts = [];
  };
  /** By one reading units that cannot retreat take losses while the others retreat. */
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
    if (cells.length > 1 && state.rulings['combat.multiHexResult'] === 'perHex') return []; // each hex owes by itself
    if (committed.cells !== cells.join()) return []; // declared before others were carried out [AMB-51]
    const steps = { A: stepsOf(pieces), D: stepsOf(committed.defenders) }; // some may take no part after all [12.3]
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
      if (rule === '9.75') debts = debts.filter((debt) => debt.side !== side); // a guest goes whatever the owner pays
      if (kind === 'commit') commit(event);
      if (kind === 'eliminated' && rule === '12.3') for (const name of event.pieces ?? []) committed.steps.delete(name); // it is gone before the die
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
