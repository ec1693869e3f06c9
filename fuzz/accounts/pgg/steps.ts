import { ELIMINATED, OUT_OF_PLAY, type State } from '../../../engine/rulesets/pgg/state/state.js';
import { add, type Account } from '../account.js';

/**
 * Checks that each counter has lost the number of steps in the record, and that an eliminated unit never returns
 * [9.61-9.64].
 */
export function steps(state: State): Account {
  const lost = new Map<string, number>();
  const eliminated = new Set<string>();
  return {
    event({ kind, pieces: [name] = [] }, wrong) {
      if (kind === 'step') add(lost, name);
      if (kind !== 'eliminated') return;
      if (eliminated.has(name)) wrong(`${name} is eliminated twice`);
      eliminated.add(name);
    },
    pause({ turn }, wrong) {
      for (const { index, name } of state.pieces) {
        if (turn === 0) lost.set(name, state.step[index]); // The set-up may begin with units that have lost steps.
        const due = lost.get(name) ?? 0;
        if (state.step[index] !== due)
          wrong(`${name} is at step ${state.step[index]}; according to the record it lost ${due} steps`);
        const isGone = state.cell[index] === ELIMINATED || state.cell[index] === OUT_OF_PLAY;
        if (turn > 0 && eliminated.has(name) && !isGone) wrong(`${name} was eliminated but is in play`);
      }
    },
  };
}
