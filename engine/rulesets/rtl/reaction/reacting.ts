import { say, term } from '../../../model/say.js';
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
import { makeCheck } from '../efficiency/efficiency.js';
import { chooseLead } from '../efficiency/lead.js';
import { roomRefusal } from '../movement/staying.js';
import { searchOn } from '../movement/search.js';
import { reactingMover } from '../movement/step.js';
import { clearEntered, walk } from '../movement/entering.js';
import { followBy, ledgerOf, inPoints, points, type Way } from '../movement/way.js';
import { bar, cite, refusal } from '../rulebook/refusal.js';
import { answerText } from '../sequence/answer-text.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';
import {
  ATTEMPT_USED,
  CHECK_PASSED,
  fixLeadFormation,
  reactionBar,
  reactionCandidates,
  type LeadFormations,
} from './eligibility.js';

/**
 * Asks the defender which units react, one after the other, after all refusals of combat. Each unit makes a check
 * [9.3].
 */
export function* reactToAttacks(state: State, address: Address): Play {
  const leads: LeadFormations = new Map();
  state.address = `${address}/reaction`;
  for (let number = 1; ; number++) {
    if (reactionCandidates(state, leads).length === 0) {
      state.skipQuestion(() => reactionDecision(state, leads, address));
      return;
    }
    const answer = yield* ask(reactionDecision(state, leads, `${address}/reaction/${number}`));
    if (answer.verb === STAY.verb) return;
    for (const piece of answer.pieces ?? []) {
      if (reactionBar(state, piece, leads) !== undefined) continue; // an earlier unit fixed another lead formation
      const unitAddress = `${address}/reaction/${state.name(piece)}`;
      if (yield* passesCheck(state, piece, leads, unitAddress, answer))
        yield* moveInReaction(state, piece, answer.cells ?? []);
      state.triedToReact[piece] = ATTEMPT_USED;
    }
  }
}

/**
 * Makes the reaction check of the unit, or, if the ruling `reaction.check` says so, of one lead unit for all units in
 * its hex [9.33a]. Returns whether the check succeeded.
 */
function* passesCheck(
  state: State,
  piece: number,
  leads: LeadFormations,
  address: Address,
  { order }: Answer,
): Play<boolean> {
  fixLeadFormation(state, piece, leads);
  if (state.triedToReact[piece] === CHECK_PASSED) return true;
  const { side } = state.piece(piece);
  const isTogether = state.rulings['reaction.check'] === 'leadPerHex';
  const group = isTogether
    ? reactionCandidates(state, leads).filter((unit) => state.cell[unit] === state.cell[piece])
    : [piece];
  const lead = yield* chooseLead(state, { side, among: group, address, order });
  const modifiers = yield* spendOn(state, { side, use: 'reaction', lead, address, order });
  const request = {
    piece: lead,
    modifiers,
    address: `${address}/die`,
    rule: '9.33a',
    purpose: term('reaction'),
    order,
  } as const;
  const { passed } = yield* makeCheck(state, request);
  for (const unit of group) state.triedToReact[unit] = passed ? CHECK_PASSED : ATTEMPT_USED;
  return passed;
}

/** Moves a unit that passed its reaction check. */
function* moveInReaction(state: State, piece: number, cells: readonly Cell[]): Play {
  const path = findPath(state, piece, cells);
  if (isRefusal(path) || !fits(state, path.way[path.way.length - 1], [piece])) return; // earlier units filled the hex
  const { way, spent } = path;
  const { ledger } = ledgerOf(state, way, reactingMover(state, piece), 0);
  walk(state, piece, way);
  state.emit('react', '9.3', () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} reacts to ${state.label(way[way.length - 1])} for ${inPoints(spent)} MP.`,
    pieces: [piece],
    cells: way,
    ledger,
    facts: { cost: points(spent) },
  }));
  yield* clearEntered(state, state.piece(piece).side, way.slice(1));
}

/**
 * Returns the path of a reacting unit: the written path, or the cheapest path to the hex. If the unit may not move
 * there, returns a refusal.
 */
function findPath(state: State, piece: number, cells: readonly Cell[]): Way | Refusal {
  const start = state.cell[piece];
  const mover = reactingMover(state, piece);
  const to = cells[cells.length - 1];
  const barred =
    to === start
      ? bar('9.31', 'there-already', () => say`${state.name(piece)} is already in that hex.`)
      : targetBar(state, cells);
  if (barred !== undefined) return refusal('9.35', barred.slug, barred.text());
  if (cells.length > 1) return followBy(state, piece, cells[0] === start ? cells : [start, ...cells], mover, 0);
  const search = searchOn(state.ground.board);
  search.run(state, mover, start, 0);
  if (search.cost[to] >= 0) return followBy(state, piece, search.path(to), mover, 0);
  return refusal(
    '9.31',
    'out-of-reach',
    say`${state.name(piece)} cannot reach ${state.label(to)} with half its allowance, ${inPoints(mover.whole)} MP. A reacting unit may enter a hex adjacent to the enemy only if a friendly unit is there.`,
  );
}

/** Returns why a reaction may not enter an attacked hex: the ruling `reaction.intoDefendingHex` forbids it [9.35]. */
function targetBar(state: State, cells: readonly Cell[]): Bar | undefined {
  if (state.rulings['reaction.intoDefendingHex'] === 'allowed') return undefined;
  const target = cells.find((cell) => state.targets.includes(cell));
  return target === undefined
    ? undefined
    : bar('9.35', 'defending-hex', () => say`${state.label(target)} is under attack; units may not react into it.`);
}

/** Returns the hexes in which a unit may end its reaction. */
function destinationsOf(state: State, piece: number): Cell[] {
  const search = searchOn(state.ground.board);
  search.run(state, reactingMover(state, piece), state.cell[piece], 0);
  return search.cells.filter(
    (cell) => cell !== state.cell[piece] && fits(state, cell, [piece]) && targetBar(state, [cell]) === undefined,
  );
}

const STAY: Answer = { verb: 'stay' };

/**
 * Returns the decision in which a side chooses the unit that reacts next and its destination. Default: no unit reacts.
 */
function reactionDecision(state: State, leads: LeadFormations, address: Address): Decision {
  const side = SIDES[opponent(state.side)];
  const targets = [...state.targets]; // A copy, because a skipped question may be answered after the attacks are over.
  const reacting = (piece: number, cell: Cell): Answer => ({ verb: 'react', pieces: [piece], cells: [cell] });
  return choice({
    address,
    side,
    rule: cite('9.3'),
    question: 'reaction',
    prompt: say`${side}: which unit reacts next?`,
    verbs: ['react', STAY.verb],
    about: targets,
    options: () => [
      STAY,
      ...reactionCandidates(state, leads).flatMap((piece) =>
        destinationsOf(state, piece).map((cell) => reacting(piece, cell)),
      ),
    ],
    pick(random) {
      if (random(3) === 0) return STAY;
      const picked = findFromRandomStart(reactionCandidates(state, leads), random, (piece) => {
        const destinations = destinationsOf(state, piece);
        return destinations.length === 0 ? undefined : reacting(piece, pickOne(destinations, random));
      });
      return picked ?? STAY;
    },
    answer: ({ verb, ...order }) =>
      verb === STAY.verb
        ? STAY
        : { verb, pieces: unitsNamed(state, order.pieces), cells: writtenWay({ verb, ...order }, 'to') },
    whyNot: (answer) => refuseReaction(state, leads, targets, answer),
    describe: (answer) => answerText(state, answer),
  });
}

function refuseReaction(
  state: State,
  leads: LeadFormations,
  targets: readonly Cell[],
  { verb, pieces = [], cells = [] }: Answer,
): Refusal | undefined {
  if (verb === STAY.verb) return undefined;
  if (pieces.length === 0 || cells.length === 0)
    return refusal('9.31', 'no-way', say`Name the unit and the hex: \`react UNIT to HEX\`.`);
  for (const piece of pieces) {
    const barred = whyNot(reactionBar(state, piece, leads, targets));
    if (barred !== undefined) return barred;
    const path = findPath(state, piece, cells);
    if (isRefusal(path)) return path;
  }
  return roomRefusal(state, { pieces, cells });
}
