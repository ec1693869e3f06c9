import type { Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { choice, oneOf } from '../../../mechanics/choice.js';
import { firstByChance } from '../../../mechanics/ways/by-chance.js';
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
import { noRoom } from '../movement/moving.js';
import { searchOn } from '../movement/search.js';
import { reactingMover } from '../movement/step.js';
import { followBy, ledgerOf, points, type Way } from '../movement/way.js';
import { bar, cite, refusal } from '../refusal.js';
import { answerText } from '../sequence/answer-text.js';
import { activationsOf } from '../sequence/army-units.js';
import { fits } from '../stacking/stacking.js';
import { OUT_OF_SUPPLY } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent, SIDES, SOVIET } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';

/** Values of `reacted`: its attempt is used; its hex has passed the check for it [9.33, RTL-08]. */
const USED = 1;
const CLEARED = 2;

/** Hexes from the defending one within which units react [9.32]. */
const WITHIN = 2;

/**
 * Of the hexes under attack those whose lead has shown itself: the owner names who leads, and the first unit that reacts for
 * the sake of a hex says of which formation that is [3.43, 9.32].
 */
type Leads = Map<Cell, string>;

/** After all refusals the enemy brings units up, one after another, each by a check [9.3]. */
export function* reactions(state: State, address: Address): Play {
  const leads: Leads = new Map();
  for (let number = 1; candidates(state, leads).length > 0; number++) {
    const answer = yield* ask(choosing(state, leads, `${address}/reaction/${number}`));
    if (answer.verb === STAY.verb) return;
    for (const piece of answer.pieces ?? []) {
      if (reactionBar(state, piece, leads) !== undefined) continue; // those before it have shown another lead
      const there = `${address}/reaction/${state.name(piece)}`;
      if (yield* passes(state, piece, leads, there, answer)) go(state, piece, answer.cells ?? []);
      state.reacted[piece] = USED;
    }
  }
}

/** Why a unit does not react; undefined when it may try [9.31, 9.32]. */
export function reactionBar(state: State, piece: number, leads: Leads = new Map()): Bar | undefined {
  const { side, role, isHeadquarters, moves } = state.piece(piece);
  const name = state.name(piece);
  const at = state.cell[piece];
  if (side === state.side || role !== 'combat' || at < 0)
    return bar('9.31', 'no-unit', () => `${name} is no combat unit of the defender on the map.`);
  if (isHeadquarters) return bar('9.31', 'headquarters', () => `${name} is a headquarters; these do not react.`);
  if (moves !== 'motorized') return bar('9.32', 'not-motorized', () => `${name} is not motorized and does not react.`);
  if (state.disrupted[piece] === 1 || state.supply[piece] === OUT_OF_SUPPLY)
    return bar('9.32', 'unfit', () => `${name} is disrupted or out of supply and does not react.`);
  if (state.refused[piece] === 1)
    return bar('9.32', 'refused', () => `${name} has tried to refuse combat in this turn and does not react.`);
  if (state.reacted[piece] === USED)
    return bar('9.33b', 'used', () => `${name} has tried to react in this phase; it does not try again.`);
  if (state.targets.includes(at))
    return bar('9.32', 'attacked', () => `${name} stands in a hex that is attacked and does not react.`);
  if (side === SOVIET && inZone(state, opponent(side), at))
    return bar('9.32', 'in-zone', () => `${name} stands in an enemy ZOC, from which Soviet units do not react.`);
  const near = state.targets.filter((target) => state.ground.board.distance(at, target) <= WITHIN);
  if (near.length === 0)
    return bar('9.32', 'too-far', () => `${name} stands farther than ${WITHIN} hexes from every hex that is attacked.`);
  return armyBar(state, piece) ?? leadBar(state, piece, near, leads);
}

/** Whether an Army unit can act [9.32, RTL-10]. */
function armyBar(state: State, piece: number): Bar | undefined {
  const isSpent = isArmy(state, piece) && state.activations[piece] >= activationsOf(state, piece);
  if (!isSpent || state.rulings['reaction.armyUnits'] === 'anyEligible') return undefined;
  return bar('9.32', 'no-activation', () => `${state.name(piece)} has no activation left in this turn.`);
}

/** Of the formation that leads one of these hexes, or of none [9.32]. */
function leadBar(state: State, piece: number, near: readonly Cell[], leads: Leads): Bar | undefined {
  if (isArmy(state, piece) || near.some((target) => mayLead(state, piece, target, leads))) return undefined;
  const where = near.map((target) => state.label(target)).join(' or ');
  return bar(
    '9.32',
    'other-formation',
    () => `${state.name(piece)} is of another formation than the lead unit in ${where}.`,
  );
}

const isArmy = (state: State, piece: number): boolean => state.piece(piece).isArmy && state.formationOf(piece) === '';

/** Whether a unit of its formation leads a hex, or still may. */
function mayLead(state: State, piece: number, target: Cell, leads: Leads): boolean {
  const formation = state.formationOf(piece);
  const shown = leads.get(target);
  if (shown !== undefined) return shown === formation;
  return state.unitsAt(target, state.piece(piece).side).some((unit) => state.formationOf(unit) === formation);
}

const candidates = (state: State, leads: Leads): number[] =>
  state.unitsOf(opponent(state.side)).filter((piece) => reactionBar(state, piece, leads) === undefined);

/** Each unit checks, or one lead unit for all that react from its hex [9.33a, RTL-08]. */
function* passes(state: State, piece: number, leads: Leads, address: Address, { order }: Answer): Play<boolean> {
  show(state, piece, leads);
  if (state.reacted[piece] === CLEARED) return true;
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
  for (const one of group) state.reacted[one] = passed ? CLEARED : USED;
  return passed;
}

function show(state: State, piece: number, leads: Leads): void {
  const at = state.cell[piece];
  const near = state.targets.filter((target) => state.ground.board.distance(at, target) <= WITHIN);
  const target = near.find((one) => mayLead(state, piece, one, leads));
  if (target !== undefined && !isArmy(state, piece)) leads.set(target, state.formationOf(piece));
}

function go(state: State, piece: number, cells: readonly Cell[]): void {
  const gone = wayOf(state, piece, cells);
  if (isRefusal(gone) || !fits(state, gone.way[gone.way.length - 1], [piece])) return; // others took the room
  const { way, spent } = gone;
  const { ledger } = ledgerOf(state, way, reactingMover(state, piece), 0);
  for (const cell of way.slice(1)) state.put(piece, cell);
  state.emit('react', '9.3', () => ({
    side: state.piece(piece).side,
    text: `${state.name(piece)} reacts to ${state.label(way[way.length - 1])} for ${points(spent)}.`,
    pieces: [piece],
    cells: way,
    ledger,
    facts: { cost: points(spent) },
  }));
}

/** The way of a unit: as written, or the cheapest to the hex. */
function wayOf(state: State, piece: number, cells: readonly Cell[]): Way | Refusal {
  const here = state.cell[piece];
  const mover = reactingMover(state, piece);
  const to = cells[cells.length - 1];
  const barred =
    to === here ? bar('9.31', 'there-already', () => `${state.name(piece)} stands there.`) : targetBar(state, cells);
  if (barred !== undefined) return refusal('9.35', barred.slug, barred.tell());
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
  const reacting = (piece: number, cell: Cell): Answer => ({ verb: 'react', pieces: [piece], cells: [cell] });
  return choice({
    address,
    side,
    rule: cite('9.3'),
    question: 'reaction',
    prompt: `${side}: who reacts?`,
    verbs: ['react', STAY.verb],
    about: [...state.targets],
    options: () => [
      STAY,
      ...candidates(state, leads).flatMap((piece) => endsOf(state, piece).map((cell) => reacting(piece, cell))),
    ],
    pick(random) {
      if (random(3) === 0) return STAY;
      const picked = firstByChance(candidates(state, leads), random, (piece) => {
        const ends = endsOf(state, piece);
        return ends.length === 0 ? undefined : reacting(piece, oneOf(ends, random));
      });
      return picked ?? STAY;
    },
    answer: ({ verb, ...order }) =>
      verb === STAY.verb
        ? STAY
        : { verb, pieces: unitsNamed(state, order.pieces), cells: writtenWay({ verb, ...order }, 'to', 'via') },
    whyNot: (answer) => refuse(state, leads, answer),
    describe: (answer) => answerText(state, answer),
  });
}

function refuse(state: State, leads: Leads, { verb, pieces = [], cells = [] }: Answer): Refusal | undefined {
  if (verb === STAY.verb) return undefined;
  if (pieces.length === 0 || cells.length === 0)
    return refusal('9.31', 'no-way', 'Write who reacts, and where to: `react UNIT to HEX`.');
  for (const piece of pieces) {
    const held = whyNot(reactionBar(state, piece, leads));
    if (held !== undefined) return held;
    const way = wayOf(state, piece, cells);
    if (isRefusal(way)) return way;
  }
  return noRoom(state, { pieces, cells });
}
