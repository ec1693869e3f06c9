import { NOWHERE, type Cell } from '../../../board/board.js';
import { choice } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { list } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';
import { ask, type Address, type Answer, type Decision, type Play, type Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { eliminate, loseStep } from '../blocks/losses.js';
import { cite, refusal } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { answerText } from '../sequence/answer-text.js';
import { removeFromBase } from '../stacking/excess.js';
import { ON_GROUND } from '../state/fields.js';
import { publicName } from '../state/fog.js';
import type { State } from '../state/state.js';
import type { Question } from '../vocabulary/questions.js';
import { SIDES } from '../vocabulary/sides.js';
import { basesToReturnTo, crowdedBases, rangeOf } from './bases.js';

/** Obligation of an air unit to fly to a base. */
export interface Withdrawal {
  readonly rule: BiteRule;
  readonly question: Extract<Question, 'withdrawal' | 'evacuation' | 'rebasing'>;
  readonly verb: 'withdraw' | 'rebase';
  readonly address: Address;
  /** Set if the unit loses a step before it flies to a base [7.6.2]. */
  readonly loses?: true;
  /** The order that started the battle; undefined if the other side gave that order. */
  readonly within?: OrderModel | undefined;
  readonly result?: string;
  /** The hexes about which the owner decides. Default: the unit's hex. */
  readonly about?: readonly Cell[];
}

/**
 * Sends an air unit to a base within its range; its owner chooses among several bases. If all bases in range are full,
 * the unit lands on one of them and its owner eliminates one of the two air units there. If no base is in range, the
 * unit is eliminated [7.7.16, 7.6.2, 7.8.1, 3.10.air].
 */
export function* withdrawAir(state: State, piece: number, withdrawal: Withdrawal): Play {
  const { rule, loses } = withdrawal;
  if (loses) loseStep(state, piece, rule);
  if (!state.isOnMap(piece)) return;
  const free = basesToReturnTo(state, piece);
  const bases = free.length > 0 ? free : crowdedBases(state, piece);
  if (bases.length === 0) {
    eliminate(state, piece, '7.7.16');
    return;
  }
  const isChosen = bases.length > 1 || free.length === 0;
  const [base] = isChosen ? ((yield* ask(baseDecision(state, piece, bases, withdrawal))).cells ?? []) : bases;
  landOn(state, piece, base, rule);
  if (free.length === 0) yield* removeFromBase(state, state.piece(piece).side, base, withdrawal.address);
}

/** Puts an air unit on the ground of a base. */
export function landOn(state: State, piece: number, base: Cell, rule: BiteRule): void {
  const from = state.cell[piece];
  state.setBase(piece, NOWHERE);
  state.put(piece, base);
  state.mission[piece] = ON_GROUND;
  if (from !== base) state.hasRebased[piece] = 1;
  state.emit('rebase', rule, () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} lands on ${state.label(base)}.`,
    pieces: [piece],
    cells: [base],
  }));
}

function baseDecision(state: State, piece: number, bases: readonly Cell[], withdrawal: Withdrawal): Decision {
  const { verb, question, rule, address, within, result, about = [state.cell[piece]] } = withdrawal;
  const side = SIDES[state.piece(piece).side];
  const [name, shown] = [state.name(piece), publicName(state, piece)];
  const promptFor = (name: string): string => say`${term(side)}: to which base does ${name} fly?`;
  const answer = (cell: Cell): Answer => ({ verb, pieces: [piece], cells: [cell] });
  return choice({
    address: `${address}/${shown}`,
    side,
    rule: cite(rule),
    question,
    prompt: promptFor(shown),
    ...(shown !== name && { secret: true, secretPrompt: promptFor(name) }),
    verbs: [verb],
    within,
    result,
    about,
    options: () => bases.map(answer),
    answer: (order) =>
      refuseSeveral(rule, order, 'hex') ?? {
        verb,
        pieces: unitsNamed(state, order.pieces),
        cells: writtenCells(order, 'to'),
      },
    whyNot: (chosen) => refuseBase(state, piece, bases, rule, chosen),
    describe: (chosen) => answerText(state, chosen),
  });
}

function refuseBase(
  state: State,
  piece: number,
  bases: readonly Cell[],
  rule: BiteRule,
  { pieces = [], cells: [cell] = [] }: Answer,
): Refusal | undefined {
  if (!pieces.includes(piece))
    return refusal(rule, 'another-unit', say`${state.name(piece)} must choose its base now.`, { waits: true });
  if (cell !== undefined && bases.includes(cell)) return undefined;
  const open = list(
    bases.map((one) => state.label(one)),
    'or',
  );
  return refusal(
    '7.7.16',
    'no-base',
    say`${state.name(piece)} must fly to a base within ${rangeOf(state, piece)} hexes: ${open}.`,
  );
}
