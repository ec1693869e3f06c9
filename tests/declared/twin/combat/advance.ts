import { NOWHERE } from '../../../../engine/board/board.js';
import { choice, pickOne } from '../../../../engine/mechanics/choice.js';
import { list } from '../../../../engine/model/words.js';
import { ask, type Answer, type Decision, type Play } from '../../../../engine/play/moment.js';
import { unitsNamed } from '../../../../engine/play/named-units.js';
import { writtenCells } from '../../../../engine/play/written-cells.js';
import { takeCells } from '../control.js';
import { refusal } from '../rulebook/rulebook.js';
import type { State } from '../state/state.js';
import type { ResultCode } from '../vocabulary/combat-table.js';
import { answerPlaceOf, type Battle } from './fight.js';

const ADVANCE = 'advance';
const STAY: Answer = { verb: 'stay' };

/** Lets one of the attackers enter the hex that the enemy has left [7.5]. */
export function* advance(state: State, battle: Battle, code: ResultCode): Play {
  const { target } = battle;
  const units = battle.attackers.filter((unit) => state.isOnMap(unit));
  if (state.count[target] > 0 || units.length === 0) return;
  const { verb, pieces: [unit] = [] } = yield* ask(advanceDecision(state, battle, units, code));
  if (verb === STAY.verb) return;
  const from = state.cell[unit];
  state.put(unit, target);
  state.advanced[unit] = 1;
  takeCells(state, unit, [target]);
  state.emit(ADVANCE, '7.5', () => ({
    side: battle.attacker,
    text: `${state.name(unit)} advances ${state.label(from)} > ${state.label(target)}.`,
    pieces: [unit],
    cells: [from, target],
  }));
}

/** Asks the attacker which of its units advances. Default: none [7.5]. */
function advanceDecision(state: State, battle: Battle, units: readonly number[], code: ResultCode): Decision {
  const { target, attacker, address } = battle;
  const name = state.sideName(attacker);
  const all = units.map((unit): Answer => ({ verb: ADVANCE, pieces: [unit], cells: [target] }));
  const notVictor = `Only ${list(state.names(units), 'or')} may advance, to ${state.label(target)}.`;
  return choice({
    ...answerPlaceOf(battle, attacker),
    address: `${address}/advance/1`,
    result: code,
    side: name,
    rule: '7.5',
    question: ADVANCE,
    prompt: `${name}: which of ${list(state.names(units))} advances to ${state.label(target)}?`,
    verbs: [ADVANCE, STAY.verb],
    options: () => [STAY, ...all],
    pick: (random) => (random(3) === 0 ? STAY : pickOne(all, random)),
    byDoctrine: (value) => (value === ADVANCE ? all[0] : undefined),
    describe: ({ verb, pieces = [], cells = [] }) =>
      verb === STAY.verb
        ? verb
        : `${ADVANCE} ${state.namesAsWritten(pieces)} to ${state.label(cells.at(-1) ?? NOWHERE)}`,
    answer(order) {
      if (order.verb === STAY.verb) return STAY;
      const pieces = unitsNamed(state, order.pieces).filter((unit) => units.includes(unit));
      if (pieces.length === 0) return refusal('7.5', 'not-a-victor', notVictor, { waits: true });
      return { verb: ADVANCE, pieces, cells: [writtenCells(order, 'to').at(0) ?? target] };
    },
    whyNot: ({ verb, pieces = [], cells: [cell] = [] }) =>
      verb === STAY.verb || (pieces.length === 1 && units.includes(pieces[0]) && cell === target)
        ? undefined
        : refusal('7.5', 'not-a-victor', notVictor),
  });
}
