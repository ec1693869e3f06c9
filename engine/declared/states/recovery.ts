import { roll, type Play } from '../../play/moment.js';
import type { DeclaredPhase } from '../state/game-data.js';
import { stageStates } from '../supply/stages.js';
import type { State } from '../state/state.js';
import { agree, say } from '../../model/say.js';

const DIE_SIDES = 6;

/** Plays a phase in which the units of the side recover from their states, each by a roll where the game says so. */
export function* recoverUnits(state: State, phase: DeclaredPhase): Play {
  const { recovery } = phase.declared;
  const recovered: number[] = [];
  for (const piece of state.unitsOf(phase.sideIndex)) {
    if (!mayRecover(state, phase, piece)) continue;
    if (recovery?.roll !== undefined && (yield* rollFor(state, piece)) < recovery.roll) continue;
    for (const word of recoverableStates(state, piece)) state.setState(piece, word, false);
    recovered.push(piece);
  }
  if (recovered.length === 0) return;
  state.emit('recovery', phase.rule, () => ({
    text: say`${state.names(recovered).join(', ')} ${agree(recovered.length, 'recovers', 'recover')}.`,
    pieces: recovered,
  }));
}

function mayRecover(state: State, { declared, takesPart }: DeclaredPhase, piece: number): boolean {
  if (state.states[piece] === 0 || state.excluded[piece] === 1) return false;
  if (recoverableStates(state, piece).length === 0) return false;
  if (declared.kinds.length > 0 && !takesPart[state.piece(piece).kindIndex]) return false;
  return declared.recovery?.outOfZone !== true || !state.isInEnemyZone(piece, state.cell[piece], 'always');
}

/** Returns the states of a unit that a phase of recovery ends. Stages without supply end with supply. */
function recoverableStates(state: State, piece: number): readonly string[] {
  const stages = stageStates(state);
  return state.declaration.states.flatMap(({ word }) =>
    state.isInState(piece, word) && !stages.includes(word) ? [word] : [],
  );
}

function* rollFor(state: State, piece: number): Play<number> {
  const address = `${state.address}/${state.name(piece)}`;
  const rule = state.currentPhase?.rule ?? '';
  const die = yield* roll({ address, rule, sides: DIE_SIDES, purpose: say`the recovery of ${state.name(piece)}` });
  state.emit('recovery roll', rule, () => ({
    text: say`${state.name(piece)} rolls ${die} to recover.`,
    pieces: [piece],
    dice: { address, sides: DIE_SIDES, values: [die], written: false },
  }));
  return die;
}
