import type { Cell } from '../../board/board.js';
import type { Answer, Play } from '../../play/moment.js';
import { resolveBattle } from '../combat/battle.js';
import { carryOut } from '../combat/effects.js';
import type { Battle } from '../combat/fight.js';
import { eliminate } from '../combat/losses.js';
import { reportAutomaticVictory } from '../combat/report.js';
import { takeCells } from '../control/control.js';
import type { State } from '../state/state.js';
import { overrunCost } from './overrun-cost.js';
import { isAutomatic, overrunFight } from './overrun-fight.js';
import type { OverrunRules } from './overrun-rules.js';
import { noteStart, startOf } from './start-of-move.js';
import { agree, say } from '../../model/say.js';

/** Carries out an overrun: the stack pays the points, fights and, if no enemy is left in the hex, enters it. */
export function* playOverrun(state: State, rules: OverrunRules, answer: Answer): Play {
  const { pieces = [], cells: [target] = [] } = answer;
  const { overrun } = rules;
  const battle = battleOf(state, answer, target);
  state.overruns[target]++;
  for (const piece of pieces) {
    noteStart(state, piece);
    state.spent[piece] += overrunCost(state, overrun, piece, target);
    state.moved[piece] = 1;
  }
  if (isAutomatic(state, rules, battle)) eliminateTarget(state, rules, battle);
  else {
    const result = yield* resolveBattle(state, rules, battle);
    if (result !== undefined) yield* carryOut(state, { battle, result, retreats: new Map() });
  }
  const [from] = battle.origins;
  const standing = pieces.filter((piece) => state.isOnMap(piece));
  const stayed = standing.filter((piece) => battle.origins.includes(state.cell[piece]));
  const isCleared = state.count[target] === 0 && stayed.length > 0;
  if (overrun.cost === undefined) halt(state, standing);
  else if (isCleared) {
    enter(state, rules, stayed, [from, target]);
    goOn(state, stayed);
  } else {
    if (overrun.fail === 'stop') halt(state, standing);
    else goOn(state, standing);
    reportFailure(state, rules, standing, target);
  }
}

function battleOf(state: State, { pieces = [], order }: Answer, target: Cell): Battle {
  const before = state.overruns[target];
  const place = `overrun ${state.label(target)}${before === 0 ? '' : ` ${before + 1}`}`;
  return {
    ...overrunFight(state, pieces, target),
    address: `${state.address}/${place}`,
    bombarding: [],
    stacks: [state.unitsIn(target)],
    leads: [],
    origins: [...new Set(pieces.map((piece) => state.cell[piece]))],
    ...(order !== undefined && { order }),
  };
}

function eliminateTarget(state: State, rules: OverrunRules, battle: Battle): void {
  reportAutomaticVictory(state, rules, battle, rules.overrun.rule);
  const cause = { rule: rules.overrun.rule, reason: say`the odds are ${rules.overrun.automaticAt ?? ''} or better` };
  for (const unit of battle.defenders) eliminate(state, unit, cause);
}

function enter(state: State, { overrun }: OverrunRules, pieces: readonly number[], way: readonly [Cell, Cell]): void {
  const [, target] = way;
  for (const piece of pieces) state.put(piece, target);
  takeCells(state, pieces[0], [target], 'move');
  state.emit('move', overrun.rule, () => ({
    text: say`${state.names(pieces).join(', ')} ${agree(pieces.length, 'enters', 'enter')} ${state.label(target)}.`,
    pieces,
    cells: way,
  }));
}

/**
 * Lets units move on with the points that they have left, unless they have entered a hex in which a zone stops them.
 */
function goOn(state: State, pieces: readonly number[]): void {
  for (const piece of pieces) {
    const cell = state.cell[piece];
    const isStopped =
      cell !== startOf(state, piece) &&
      state.zoneRule(piece)?.enter === 'stop' &&
      state.isInEnemyZone(piece, cell, 'movement');
    state.moved[piece] = isStopped ? 1 : 0;
  }
}

/** Ends the movement of units in the phase. */
function halt(state: State, pieces: readonly number[]): void {
  for (const piece of pieces) state.halted[piece] = 1;
}

function reportFailure(state: State, { overrun }: OverrunRules, pieces: readonly number[], target: Cell): void {
  if (pieces.length === 0) return;
  state.emit('overrun failed', overrun.rule, () => ({
    text: say`The overrun does not clear ${state.label(target)}${overrun.fail === 'stop' ? say`; ${state.names(pieces).join(', ')} may not move any more in this phase` : ''}.`,
    pieces,
    cells: [target],
  }));
}
