import type { Answer, Play } from '../../../play/moment.js';
import { returnToBases } from '../air/flying.js';
import { deactivate } from '../command/activation.js';
import { reinforce } from '../command/mobile-defence.js';
import { blitzing } from '../movement/blitz.js';
import { checkStacks } from '../stacking/excess.js';
import type { State } from '../state/state.js';
import { BOTH } from '../vocabulary/sides.js';
import { isBad } from '../vocabulary/terrain.js';
import { battling, giveOrders } from './phase.js';

/**
 * Runs the Blitz phase: armour that fought advances and fights again. Afterwards aircraft return and headquarters are
 * deactivated [7.8, 7.8.1, 13.6].
 */
export function* blitzPhase(state: State): Play {
  if (hasFought(state) && !isBad(state.weather))
    yield* giveOrders(state, {
      rule: '7.8',
      question: 'blitz',
      prompt: 'which unit makes a Blitz move?',
      kinds: [blitzing, { ...battling, perform: fightBlitzBattle }],
      endOnceIn: 3,
    });
  yield* returnToBases(state);
  for (const side of BOTH) yield* checkStacks(state, side, 'blitz', state.address);
  deactivate(state);
}

/**
 * Fights a battle of the Blitz phase. Before the battle, the enemy may move armour from its Reserve into the battle
 * hex. The enemy may not add aircraft [7.8.combat, 31.0.defence].
 */
function* fightBlitzBattle(state: State, answer: Answer): Play {
  const [cell] = answer.cells ?? [];
  yield* reinforce(state, `${state.address}/${state.label(cell)}`);
  const play = battling.perform(state, answer);
  if (play !== undefined) yield* play;
}

/** Returns whether any unit of the phasing side has fought in this turn and is still on the map [7.8.who]. */
const hasFought = (state: State): boolean =>
  state.muster.onBoard[state.side].some((piece) => state.fought[piece] === 1 && state.isOnMap(piece));
