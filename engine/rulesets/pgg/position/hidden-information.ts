import type { Random } from '../../../play/dice.js';
import type { State } from '../state/state.js';

/**
 * Shuffles the counters of untried units with the unseen counters of the pools and deals them again, because neither
 * side knows them [12.1].
 */
export function sampleHiddenInformation(state: State, _side: string, random: Random): boolean {
  state.poolLeft = state.poolLeft.map((fresh, pool) => {
    const untried = state.piecesWhere(({ index, pool: of }) => of === pool && state.untried[index] === 1);
    const bag = [
      ...fresh.flatMap((count, face) => new Array<number>(count).fill(face)),
      ...untried.map((piece) => state.face[piece]),
    ];
    for (const piece of untried) [state.face[piece]] = bag.splice(random(bag.length), 1);
    return fresh.map((_, face) => bag.filter((left) => left === face).length);
  });
  return true;
}
