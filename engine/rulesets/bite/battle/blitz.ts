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

/** Armour that fought goes on and fights again; then aircraft return and headquarters are spent [7.8, 7.8.1, 13.6]. */
export function* blitzPhase(state: State): Play {
  if (hasFought(state) && !isBad(state.weather))
    yield* giveOrders(state, {
      rule: '7.8',
      question: 'blitz',
      prompt: 'who goes on?',
      kinds: [blitzing, { ...battling, perform: fightOn }],
      endOnceIn: 3,
    });
  yield* returnToBases(state);
  for (const side of BOTH) yield* checkStacks(state, side, 'blitz', state.address);
  deactivate(state);
}

/** The enemy of a Blitz sends no aircraft, but armour in Reserve may come before the battle is fought [7.8.combat, 31.0.defence]. */
function* fightOn(state: State, answer: Answer): Play {
  const [cell] = answer.cells ?? [];
  yield* reinforce(state, `${state.address}/${state.label(cell)}`);
  const play = battling.perform(state, answer);
  if (play !== undefined) yield* play;
}

/** Whether anybody of the side has fought and is still there [7.8.who]. */
const hasFought = (state: State): boolean =>
  state.muster.onBoard[state.side].some((piece) => state.fought[piece] === 1 && state.onMap(piece));
