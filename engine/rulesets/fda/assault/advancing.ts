import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { list } from '../../../model/words.js';
import { writtenCellsOf, matchesWrittenPath, readWrittenPath } from '../../../mechanics/movement/written-path.js';
import type { Answer, Decision } from '../../../play/moment.js';
import { barOf } from '../movement/steps.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { Party } from '../combat/pools.js';
import { refusal } from '../rulebook/cite.js';
import { deciding } from '../sequence/deciding.js';
import { fits, overstackedText } from '../stacking/stacking.js';
import type { State } from '../state/state.js';

const STAY: Answer = { verb: 'stay' };
const ADVANCE = 'advance';

/**
 * Asks which units advance into the emptied sector. Undefined when no unit may advance, or when the ruling
 * `advanceAfterAssault` does not allow it. Default: no unit advances [8a].
 */
export function advancing(
  state: State,
  { leader, support }: Party,
  target: Cell,
  within: OrderModel | undefined,
): Decision | undefined {
  const who = state.rulings.advanceAfterAssault;
  if (who === 'none' || state.count[target] > 0) return undefined;
  const may = (who === 'leader' ? [leader] : [leader, ...support]).filter((unit) => isOpen(state, unit, target));
  if (may.length === 0) return undefined;
  const { side } = state.piece(leader);
  const answerOf = (pieces: readonly number[]): Answer => ({ verb: ADVANCE, pieces, cells: [target] });
  return deciding(state, side, {
    address: `${state.address}/advance`,
    rule: '8a',
    question: 'advance',
    prompt: say`which units advance into ${state.label(target)}?`,
    verbs: [ADVANCE, STAY.verb],
    within,
    result: 'Taken',
    about: [target],
    options: () => [
      STAY,
      ...(fits(state, target, may) ? [answerOf(may)] : []),
      ...(may.length > 1 ? may.map((unit) => answerOf([unit])) : []),
    ],
    pick: (random) => {
      const some = may.filter(() => random(2) === 0);
      return some.length === 0 || !fits(state, target, some) ? STAY : answerOf(some);
    },
    answer(order) {
      const pieces = unitsNamed(state, order.pieces);
      if (order.verb === STAY.verb) return pieces.length === 0 ? STAY : { ...STAY, pieces };
      const written = readWrittenPath(order);
      const cells = writtenCellsOf(written);
      const another = pieces.find((unit) => !matchesWrittenPath([state.cell[unit], target], written));
      return cells.length === 0 || another === undefined
        ? answerOf(pieces)
        : refusal(
            '8a',
            'another-way',
            say`${state.name(another)} advances from ${state.label(state.cell[another])} directly into ${state.label(target)}, not by ${list(cells.map((cell) => state.label(cell)))}.`,
          );
    },
    whyNot({ verb, pieces = [] }) {
      if (verb === STAY.verb)
        return pieces.length === 0 || pieces.some((unit) => may.includes(unit))
          ? undefined
          : refusal('8a', 'another-unit', say`${list(state.names(may))} may advance now.`, { waits: true });
      if (pieces.length === 0 || !pieces.every((unit) => may.includes(unit)))
        return refusal(
          '8a',
          'no-advance',
          say`Only ${state.names(may).join(', ')} may advance into ${state.label(target)}.`,
        );
      return fits(state, target, pieces)
        ? undefined
        : refusal('4c', 'stack-limit', overstackedText(state, target, pieces.length, side));
    },
  });
}

/** Returns whether a unit is still next to the sector and may enter it [7d, 14c, 14e]. */
function isOpen(state: State, unit: number, target: Cell): boolean {
  const cell = state.cell[unit];
  if (cell < 0) return false;
  const direction = state.ground.board.direction(cell, target);
  return direction >= 0 && barOf(state, unit, cell, direction) === undefined;
}
