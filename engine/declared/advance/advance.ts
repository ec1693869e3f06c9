import type { AdvanceWays } from '../../mechanics/advance-ways.js';
import type { Cell } from '../../board/board.js';
import { ask, type Play } from '../../play/moment.js';
import { answerPlaceOf, besideUnits } from '../combat/fight.js';
import type { Resolution } from '../combat/resolution.js';
import { takeCells } from '../control/control.js';
import type { State } from '../state/state.js';
import { advanceDecision, STAY, type AdvanceQuestion } from './advance-decision.js';
import { mayAdvance, waysOf } from './advance-ways.js';
import { say } from '../../model/say.js';

/**
 * Lets the victors advance at once: the attackers next to hexes that the enemy has left or, if the game allows it and
 * all attackers have left their hexes, the defenders.
 */
export function* playAdvances(state: State, resolution: Resolution): Play {
  const { advance } = state.declaration;
  if (advance === undefined) return;
  const { battle, result, retreats } = resolution;
  const stayed = (unit: number): boolean => state.isOnMap(unit) && !retreats.has(unit);
  const vacated = battle.targets.filter((cell) => state.count[cell] === 0);
  const attackers = besideUnits(state, battle).filter(stayed);
  const questionTo = (side: number, units: readonly number[]): Victors => {
    const { within, about } = answerPlaceOf(battle, side);
    return { rule: advance, side, units, address: `${battle.address}/advance`, within, about, result: result.code };
  };
  if (vacated.length > 0 && attackers.length > 0) {
    yield* advanceUnits(state, resolution, vacated, questionTo(battle.attacker, attackers));
    return;
  }
  if (advance.who !== 'both' || vacated.length > 0) return;
  const left = battle.origins.filter((cell) => state.count[cell] === 0);
  const defenders = battle.defenders.filter((unit) => stayed(unit) && battle.targets.includes(state.cell[unit]));
  if (left.length === 0 || defenders.length === 0) return;
  yield* advanceUnits(state, resolution, left, questionTo(battle.defender, defenders));
}

/** The units that may advance after a combat, and the question that their side answers. */
type Victors = Omit<AdvanceQuestion, 'ways' | 'waiting'>;

/** Asks the victors to advance, one after another, until the side stops. */
function* advanceUnits(state: State, { retreats }: Resolution, vacated: readonly Cell[], question: Victors): Play {
  const { rule, side, units, within, about, result } = question;
  const ways = waysOf(state, question, vacated, retreats);
  let waiting = units;
  for (let number = 1; waiting.some((unit) => hasWay(state, unit, ways, question)); number++) {
    const address = `${question.address}/${number}`;
    const isFirst = number === 1;
    const answer = yield* ask(
      advanceDecision(state, { rule, side, units, waiting, ways, address, within, about, result, isFirst }),
    );
    if (answer.verb === STAY) return;
    const { pieces = [], cells = [] } = answer;
    for (const unit of pieces) go(state, unit, cells, question);
    if (question.rule.units === 'one') return;
    waiting = waiting.filter((unit) => !pieces.includes(unit));
  }
}

const hasWay = (state: State, unit: number, ways: AdvanceWays, { rule }: Pick<AdvanceQuestion, 'rule'>): boolean =>
  [...ways.values()].some((way) => mayAdvance(state, unit, way, rule) === undefined);

function go(
  state: State,
  unit: number,
  cells: readonly Cell[],
  { rule, side }: Pick<AdvanceQuestion, 'rule' | 'side'>,
): void {
  const from = state.cell[unit];
  for (const cell of cells) state.put(unit, cell);
  state.advanced[unit] = 1;
  takeCells(state, unit, cells, 'advance');
  state.emit('advance', rule.rule, () => ({
    side,
    text: say`${state.name(unit)} advances ${[from, ...cells].map((cell) => state.label(cell)).join(' > ')}.`,
    pieces: [unit],
    cells: [from, ...cells],
  }));
}
