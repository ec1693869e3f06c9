import { playOccasion } from '../../../../engine/mechanics/campaign.js';
import { ask, type Play } from '../../../../engine/play/moment.js';
import { goBack, retreatChoice, retreatsOf } from '../combat/retreat.js';
import { opponent, type State } from '../state/state.js';

/** Lets each enemy next to a unit that moved step back, once per turn [4.2]. */
export function* reactions(state: State, mover: number): Play {
  if (state.isScout(mover)) return;
  const { board } = state.scenario.map;
  const beside = board.ring(state.cell[mover], 1).flatMap((cell) => state.fightersAt(cell, opponent(state.side)));
  for (const unit of beside) {
    if (state.reacted[unit] === 1 || retreatsOf(state, unit).length === 0) continue;
    state.reacted[unit] = 1;
    yield* playOccasion(state, { verb: 'react', name: state.name(unit) }, (address) => reaction(state, unit, address));
  }
}

function* reaction(state: State, unit: number, address: string): Play {
  const answer = yield* ask(retreatChoice(state, unit, { question: 'reaction', address }));
  if (answer.verb === 'retreat') goBack(state, unit, answer);
}
