import { agree, say, term } from '../../model/say.js';
import type { AdvanceWays } from '../../mechanics/advance-ways.js';
import { NOWHERE, type Cell } from '../../board/board.js';
import { whyNot } from '../../mechanics/bars.js';
import { choice, pickOne } from '../../mechanics/choice.js';
import { matchesWrittenPath, readWrittenPath, writtenCellsOf } from '../../mechanics/movement/written-path.js';
import type { OrderModel } from '../../model/orders.js';
import { list } from '../../model/words.js';
import type { Answer, Decision, Refusal } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import { refusal } from '../../play/refusal.js';
import type { Advance } from '../declaration/combat.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { mayAdvance } from './advance-ways.js';

/** The data of the question that asks a side which of its units advance after combat, and where. */
export interface AdvanceQuestion extends Pick<Decision, 'address' | 'within' | 'result' | 'about'> {
  readonly rule: Advance;
  readonly side: number;
  /** All units that may advance after this combat. */
  readonly units: readonly number[];
  /** Those of `units` that have not advanced yet. */
  readonly waiting: readonly number[];
  readonly ways: AdvanceWays;
  /** Whether no unit has advanced after this combat yet. Default: true. */
  readonly isFirst?: boolean;
}

const ADVANCE = 'advance';
export const STAY = 'stay';

/**
 * Asks a side which of its units advance after combat, and where. Default: none advances or, if one must, the first
 * possible advance.
 */
export function advanceDecision(state: State, question: AdvanceQuestion): Decision {
  const { rule, side, waiting, ways, isFirst = true, address, within, result, about } = question;
  const mayStay = !rule.isMandatory || !isFirst;
  const stay: Answer = { verb: STAY };
  const name = state.sideName(side);
  const ends = [...ways.keys()];
  const isOpen = (unit: number, end: Cell): boolean => mayAdvance(state, unit, ways.get(end) ?? [], rule) === undefined;
  const answersOf = (unit: number): Answer[] =>
    ends
      .filter((end) => isOpen(unit, end))
      .map((end) => ({ verb: ADVANCE, pieces: [unit], cells: ways.get(end) ?? [] }));
  const all = (): Answer[] => waiting.flatMap(answersOf);
  return choice({
    address,
    within,
    result,
    about,
    side: name,
    rule: rule.rule,
    question: 'advance',
    prompt: say`${state.shown(name)}: which of ${list(state.names(waiting))} ${agree(rule.units === 'one' ? 1 : 2, 'advances', 'advance')} to ${list(
      ends.map((cell) => state.label(cell)),
      'or',
    )}?`,
    verbs: [ADVANCE, STAY],
    options: () => [...(mayStay ? [stay] : []), ...all()],
    pick(random) {
      if (mayStay && random(3) === 0) return stay;
      const answers = all();
      return pickOne(answers, random);
    },
    byDoctrine(value) {
      if (value !== ADVANCE) return undefined;
      // Units above the stacking limit would have to leave again at the end of the phase.
      return (
        all().find(({ pieces: [unit] = [], cells = [] }) => fits(state, cells.at(-1) ?? NOWHERE, [unit])) ??
        (mayStay ? stay : undefined)
      );
    },
    describe: ({ verb, pieces = [], cells = [] }) =>
      verb === STAY ? STAY : `${ADVANCE} ${state.namesAsWritten(pieces)} to ${state.label(cells.at(-1) ?? NOWHERE)}`,
    answer: (order) => readAdvance(state, question, order),
    whyNot: (answer) => refuseAdvance(state, question, mayStay, answer),
  });
}

function readAdvance(state: State, { rule, waiting, ways }: AdvanceQuestion, order: OrderModel): Answer | Refusal {
  if (order.verb === STAY) return { verb: STAY };
  const pieces = unitsNamed(state, order.pieces).filter((unit) => waiting.includes(unit));
  if (pieces.length === 0) {
    const others = order.pieces.map(({ name }) => name).join(', ');
    const message =
      others === ''
        ? say`The order names no unit: \`advance UNITS to HEX\`.`
        : say`${others} may not advance now; ${list(state.names(waiting))} may.`;
    return refusal(rule.rule, 'not-a-victor', message, { waits: true });
  }
  const written = readWrittenPath(order);
  const cells = writtenCellsOf(written);
  const end = cells.at(-1) ?? (ways.size === 1 ? [...ways.keys()][0] : undefined);
  if (end === undefined) {
    const message = say`Write where ${list(state.names(pieces))} advances: to ${list(
      [...ways.keys()].map((cell) => state.label(cell)),
      'or',
    )}.`;
    return refusal(rule.rule, 'no-cell', message);
  }
  const way = ways.get(end);
  if (way === undefined || (cells.length > 1 && !matchesWrittenPath([state.cell[pieces[0]], ...way], written)))
    return { verb: ADVANCE, pieces, cells: cells.length > 0 ? cells : [end] };
  return { verb: ADVANCE, pieces, cells: way };
}

function refuseAdvance(
  state: State,
  { rule, waiting, ways }: AdvanceQuestion,
  mayStay: boolean,
  { verb, pieces = [], cells = [] }: Answer,
): Refusal | undefined {
  if (verb === STAY)
    return mayStay
      ? undefined
      : refusal(rule.rule, 'must-advance', say`One of ${list(state.names(waiting))} must advance.`);
  const stranger = pieces.find((unit) => !waiting.includes(unit));
  if (stranger !== undefined)
    return refusal(
      rule.rule,
      'not-a-victor',
      say`${state.name(stranger)} may not advance now; ${list(state.names(waiting))} may.`,
    );
  if (rule.units === 'one' && pieces.length > 1)
    return refusal(rule.rule, 'one-unit', say`Only one unit advances; the order names ${pieces.length}.`);
  const end = cells.at(-1) ?? NOWHERE;
  const way = ways.get(end);
  if (way === undefined || way.length !== cells.length) {
    const isOpen = (path: readonly Cell[]): boolean =>
      pieces.every((unit) => mayAdvance(state, unit, path, rule) === undefined);
    const open = [...ways.values()].filter(isOpen).map((path) => path.map((cell) => state.label(cell)).join(' > '));
    return refusal(
      rule.rule,
      'off-the-way',
      say`${list(state.names(pieces))} may not advance to ${end < 0 ? term('this hex') : state.label(end)}. Open: ${open.join(', ') || term('no hex')}.`,
    );
  }
  for (const unit of pieces) {
    const refused = whyNot(mayAdvance(state, unit, way, rule));
    if (refused !== undefined) return refused;
  }
  if (state.declaration.stacking.judged !== 'always' || fits(state, end, pieces)) return undefined;
  return refusal(
    state.declaration.stacking.rule,
    'stack-limit',
    say`${list(state.names(pieces))} do not fit together in ${state.label(end)}.`,
  );
}
