import { loseStep } from '../combat/losses.js';
import type { SupplyStages } from '../declaration/supply.js';
import type { State } from '../state/state.js';
import { agree, say } from '../../model/say.js';

/** Returns the states that are stages without supply. Supply ends them; phases of recovery do not. */
export const stageStates = ({ declaration }: Pick<State, 'declaration'>): readonly string[] =>
  declaration.supply?.stages?.states ?? [];

/**
 * Changes the stages of a side’s units after supply has been judged at the beginning of its turn: units without supply
 * enter the next stage, or lose steps in the last one; units with supply recover.
 */
export function changeStages(state: State, side: number): void {
  const stages = state.declaration.supply?.stages;
  if (stages === undefined) return;
  const units = state.unitsOf(side);
  const last = stages.states.length;
  const starving = units.filter((piece) => state.isolated[piece] === 1 && stageOf(state, stages, piece) === last);
  const changing = units.filter((piece) => nextStage(state, stages, piece) !== stageOf(state, stages, piece));
  for (let stage = 0; stage <= last; stage++) {
    const entering = changing.filter((piece) => nextStage(state, stages, piece) === stage);
    report(state, stages, entering, stage);
  }
  const stageAfter = new Map(changing.map((piece) => [piece, nextStage(state, stages, piece)]));
  for (const [piece, stage] of stageAfter)
    for (const [index, word] of stages.states.entries()) state.setState(piece, word, index === stage - 1);
  const cause = { rule: state.declaration.supply?.rule ?? '', reason: say`it is out of supply` };
  for (const piece of starving) for (let step = 0; step < stages.attrition; step++) loseStep(state, piece, cause);
}

/** Returns the stage of a unit: 0 for a unit in none, 1 for the mildest. */
const stageOf = (state: State, { states }: SupplyStages, piece: number): number =>
  states.findLastIndex((word) => state.isInState(piece, word)) + 1;

function nextStage(state: State, stages: SupplyStages, piece: number): number {
  const stage = stageOf(state, stages, piece);
  if (state.isolated[piece] === 1) return Math.min(stage + 1, stages.states.length);
  return stages.recovery === 'all' ? 0 : Math.max(0, stage - 1);
}

/** Records the units that enter a stage, those without supply and those that recover separately. */
function report(state: State, { states }: SupplyStages, units: readonly number[], stage: number): void {
  const rule = state.declaration.supply?.rule ?? '';
  const worse = units.filter((piece) => state.isolated[piece] === 1);
  const better = units.filter((piece) => state.isolated[piece] === 0);
  const names = (pieces: readonly number[]): string => state.names(pieces).join(', ');
  if (worse.length > 0)
    state.emit('state', rule, () => ({
      text: say`${names(worse)} ${agree(worse.length, 'is', 'are')} ${state.shown(states[stage - 1])} for want of supply.`,
      pieces: worse,
    }));
  if (better.length > 0)
    state.emit('recovery', rule, () => ({
      text:
        stage === 0
          ? say`${names(better)} ${agree(better.length, 'recovers', 'recover')} with supply.`
          : say`${names(better)} ${agree(better.length, 'recovers', 'recover')} with supply and ${agree(better.length, 'is', 'are')} ${state.shown(states[stage - 1])}.`,
      pieces: better,
    }));
}
