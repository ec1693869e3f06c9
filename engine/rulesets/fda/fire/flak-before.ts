import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { list } from '../../../model/words.js';
import { unitsNamed } from '../../../play/named-units.js';
import { ask, isRefusal, type Answer, type Decision, type Play } from '../../../play/moment.js';
import { FLAK, shootAt } from '../air/flak.js';
import { refusal } from '../rulebook/cite.js';
import { aimOf } from '../sequence/aiming.js';
import { deciding } from '../sequence/deciding.js';
import { opponent } from '../state/pieces.js';
import type { State } from '../state/state.js';

const STAY = 'stay';

/**
 * Lets anti-aircraft units attack a bomber, one after another, before it bombs a sector within their range. These units
 * may fire again in turn 1 [15.1b, 15.1e].
 */
export function* flakBefore(state: State, bomber: number, target: Cell): Play {
  const waiting = state.muster.ground[opponent(state.piece(bomber).side)].filter((guns) =>
    isInRange(state, guns, target),
  );
  while (waiting.length > 0 && state.pr[bomber] > 0) {
    const { verb, pieces: [guns, ...others] = [], order } = yield* ask(attacking(state, waiting, bomber, target));
    const staying = verb === STAY ? [guns, ...others] : [guns];
    for (const one of staying) waiting.splice(waiting.indexOf(one), 1);
    if (verb === FLAK) yield* shootAt(state, guns, bomber, order);
  }
}

function isInRange(state: State, guns: number, target: Cell): boolean {
  const { isAntiAircraft, range } = state.piece(guns);
  const cell = state.cell[guns];
  return isAntiAircraft && cell >= 0 && state.ground.board.distance(cell, target) <= range;
}

/**
 * Asks the owner which guns attack the bomber, one after another. Default: all guns, in the order of the forces
 * [15.1e].
 */
function attacking(state: State, waiting: readonly number[], bomber: number, target: Cell): Decision {
  const [first] = waiting;
  const names = state.names(waiting);
  const bombed = state.name(bomber);
  const attack = (guns: number): Answer => ({ verb: FLAK, pieces: [guns, bomber] });
  const stay = (guns: readonly number[]): Answer => ({ verb: STAY, pieces: guns });
  return deciding(state, state.piece(first).side, {
    address: `${state.address}/flak ${names.join(', ')}`,
    rule: '15.1e',
    question: 'flak',
    prompt:
      names.length === 1
        ? say`does ${names[0]} attack ${bombed} before it bombs ${state.label(target)}?`
        : say`which of ${list(names)} attacks ${bombed} before it bombs ${state.label(target)}?`,
    verbs: [FLAK, STAY],
    about: [target],
    options: () => [
      ...waiting.map(attack),
      stay(waiting),
      ...(waiting.length > 1 ? waiting.map((guns) => stay([guns])) : []),
    ],
    answer(order) {
      if (order.verb === STAY) return stay(order.pieces.length === 0 ? waiting : unitsNamed(state, order.pieces));
      const aim = aimOf(state, order, '15.1e');
      if (isRefusal(aim)) return aim;
      return { verb: FLAK, pieces: [aim.by ?? first, aim.target ?? bomber] };
    },
    whyNot({ verb, pieces = [] }) {
      const [guns, aimedAt] = pieces;
      const isMeant =
        verb === STAY
          ? pieces.length > 0 && pieces.every((one) => waiting.includes(one))
          : waiting.includes(guns) && aimedAt === bomber;
      if (isMeant) return undefined;
      const text = say`${list(names)} may attack ${bombed} now, before it bombs ${state.label(target)}.`;
      return refusal('15.1e', 'another-unit', text, { waits: true });
    },
  });
}
