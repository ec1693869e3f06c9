import type { Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { choice, pickOne } from '../../../mechanics/choice.js';
import { findFromRandomStart } from '../../../mechanics/movement/random-walk.js';
import {
  ask,
  isRefusal,
  type Address,
  type Answer,
  type Decision,
  type Play,
  type Refusal,
} from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenWay } from '../../../play/written-cells.js';
import { spendOn } from '../command/spending.js';
import { check } from '../efficiency/efficiency.js';
import { chooseLead } from '../efficiency/lead.js';
import { noRoom } from '../movement/staying.js';
import { searchOn } from '../movement/search.js';
import { reactingMover } from '../movement/step.js';
import { clearEntered, walk } from '../movement/entering.js';
import { followBy, ledgerOf, points, type Way } from '../movement/way.js';
import { bar, cite, refusal } from '../rulebook/refusal.js';
import { answerText } from '../sequence/answer-text.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';
import { candidates, CLEARED, reactionBar, showLead, USED, type Leads } from './who-reacts.js';

/** After all refusals the enemy brings units up, one after another, each by a check [9.3]. */
export function* reactions(state: State, address: Address): Play {
  const leads: Leads = new Map();
  state.address = `${address}/reaction`;
  for (let number = 1; ; number++) {
    if (candidates(state, leads).length === 0) {
      state.skipQuestion(() => choosing(state, leads, address));
      return;
    }
    const answer = yield* ask(choosing(state, leads, `${address}/reaction/${number}`));
    if (answer.verb === STAY.verb) return;
    for (const piece of answer.pieces ?? []) {
      if (reactionBar(state, piece, leads) !== undefined) continue; // those before it have shown another lead
      const there = `${address}/reaction/${state.name(piece)}`;
      if (yield* passes(state, piece, leads, there, answer)) yield* go(state, piece, answer.cells ?? []);
      state.triedToReact[piece] = USED;
    }
  }
}

/** Each unit checks, or one lead unit for all that react from its hex [9.33a, RTL-08]. */
function* passes(state: State, piece: number, leads: Leads, address: Address, { order }: Answer): Play<boolean> {
  showLead(state, piece, leads);
  if (state.triedToReact[piece] === CLEARED) return true;
  const { side } = state.piece(piece);
  const isTogether = state.rulings['reaction.check'] === 'leadPerHex';
  const group = isTogether ? candidates(state, leads).filter((one) => state.cell[one] === state.cell[piece]) : [piece];
  const lead = yield* chooseLead(state, { side, among: group, address, order });
  const modifiers = yield* spendOn(state, { side, use: 'reaction', lead, address, order });
  const told = {
    piece: lead,
    modifiers,
    address: `${address}/die`,
    rule: '9.33a',
    purpose: 'reaction',
    order,
  } as const;
  const { passed } = yield* check(state, told);
  for (const one of group) state.triedToReact[one] = passed ? CLEARED : USED;
  return passed;
}

function* go(state: State, piece: number, cells: readonly Cell[]): Play {
  const gone = wayOf(state, piece, cells);
  if (isRefusal(gone) || !fits(state, gone.way[gone.way.length - 1], [piece])) return; // others took the room
  const { way, spent } = gone;
  const { ledger } = ledgerOf(state, way, reactingMover(state, piece), 0);
  walk(state, piece, way);
  state.emit('react', '9.3', () => ({
    side: state.piece(piece).side,
    text: `${state.name(piece)} reacts to ${state.label(way[way.length - 1])} for ${points(spent)}.`,
    pieces: [piece],
    cells: way,
    ledger,
    facts: { cost: points(spent) },
  }));
  yield* clearEntered(state, state.piece(piece).side, way.slice(1));
}

/** The way of a unit: as written, or the cheapest to the hex. */
function wayOf(state: State, piece: number, cells: readonly Cell[]): Way | Refusal {
  const here = state.cell[piece];
  const mover = reactingMover(state, piece);
  const to = cells[cells.length - 1];
  const barred =
    to === here ? bar('9.31', 'there-already', () => `${state.name(piece)} stands there.`) : targetBar(state, cells);
  if (barred !== undefined) return refusal('9.35', barred.slug, barred.text());
  if (cells.length > 1) return followBy(state, piece, cells[0] === here ? cells : [here, ...cells], mover, 0);
  const search = searchOn(state.ground.board);
  search.run(state, mover, here, 0);
  if (search.cost[to] >= 0) return followBy(state, piece, search.path(to), mover, 0);
  const far = `${state.name(piece)} does not reach ${state.label(to)} with half its allowance, ${points(mover.whole)} points`;
  return refusal('9.31', 'out-of-reach', `${far}; next to the enemy it goes only to a friend.`);
}

/** By the other reading no reaction enters a hex that is attacked [9.35, RTL-09]. */
function targetBar(state: State, cells: readonly Cell[]): Bar | undefined {
  if (state.rulings['reaction.intoDefendingHex'] === 'allowed') return undefined;
  const target = cells.find((cell) => state.targets.includes(cell));
  return target === undefined
    ? undefined
    : bar('9.35', 'defending-hex', () => `${state.label(target)} is attacked; no reaction goes there.`);
}

/** Where a unit may go. */
function endsOf(state: State, piece: number): Cell[] {
  const search = searchOn(state.ground.board);
  search.run(state, reactingMover(state, piece), state.cell[piece], 0);
  return search.cells.filter(
    (cell) => cell !== state.cell[piece] && fits(state, cell, [piece]) && targetBar(state, [cell]) === undefined,
  );
}

const STAY: Answer = { verb: 'stay' };

/** Who reacts next, and where to. Unanswered: nobody. */
function choosing(state: State, leads: Leads, address: Address): Decision {
  const side = SIDES[opponent(state.side)];
  const targets = [...state.targets]; // a question passed over is judged when the attacks may be over
  const reacting = (piece: number, cell: Cell): Answer => ({ verb: 'react', pieces: [piece], cells: [cell] });
  return choice({
    address,
    side,
    rule: cite('9.3'),
    question: 'reaction',
    prompt: `${side}: who reacts?`,
    verbs: ['react', STAY.verb],
    about: targets,
    options: () => [
      STAY,
      ...candidates(state, leads).flatMap((piece) => endsOf(state, piece).map((cell) => reacting(piece, cell))),
    ],
    pick(random) {
      if (random(3) === 0) return STAY;
      const picked = findFromRandomStart(candidates(state, leads), random, (piece) => {
        const ends = endsOf(state, piece);
        return ends.length === 0 ? undefined : reacting(piece, pickOne(ends, random));
      });
      return picked ?? STAY;
    },
    answer: ({ verb, ...order }) =>
      verb === STAY.verb
        ? STAY
        : { verb, pieces: unitsNamed(state, order.pieces), cells: writtenWay({ verb, ...order }, 'to') },
    whyNot: (answer) => refuse(state, leads, targets, answer),
    describe: (answer) => answerText(state, answer),
  });
}

function refuse(
  state: State,
  leads: Leads,
  targets: readonly Cell[],
  { verb, pieces = [], cells = [] }: Answer,
): Refusal | undefined {
  if (verb === STAY.verb) return undefined;
  if (pieces.length === 0 || cells.length === 0)
    return refusal('9.31', 'no-way', 'Write who reacts, and where to: `react UNIT to HEX`.');
  for (const piece of pieces) {
    const held = whyNot(reactionBar(state, piece, leads, targets));
    if (held !== undefined) return held;
    const way = wayOf(state, piece, cells);
    if (isRefusal(way)) return way;
  }
  return noRoom(state, { pieces, cells });
}
