import { say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import { unitCombinations } from '../../../mechanics/unit-choices.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedBy } from '../../../play/listing.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import type { State } from '../state/state.js';
import { createFight } from './fight.js';
import { barOnAttacker, eligibleAgainst, targetsOf, whyNotAttack } from './legality.js';
import { assaultTableBar, tableIn } from './table-choice.js';

/** The declared attacks by target hex. The `choice` of an attack is the combat table that its order names. */
export type DeclaredAttacks = Map<Cell, Answer>;

/**
 * Returns the order kind that declares attacks one after the other, before any of them is carried out. The orders are
 * `attack HEX with UNITS`, and `attack HEX` for all active units that may attack the hex [9.11]. Each answer is added
 * to `declared`.
 */
export const declaring = (declared: DeclaredAttacks): OrderKind<State> =>
  action<State>({
    verbs: ['attack'],
    ...listedBy(attackableHexes, (cell, follow) => ({ verb: 'attack', cells: [cell], follow }), attacksOn),
    pick: pickAttack,
    answer: readAttack,
    whyNot: (state, answer) => whyNotAnswer(state, answer),
    perform(state, answer) {
      const { pieces = [], cells: [target] = [] } = answer;
      for (const piece of pieces) state.target[piece] = target;
      state.targets = [...state.targets, target];
      declared.set(target, answer);
      state.emit('declare', '9.11', () => ({
        text: say`${state.names(pieces).join(', ')} declare an attack on ${state.label(target)}.`,
        pieces,
        cells: [target],
      }));
      return undefined;
    },
  });

const whyNotAnswer = (state: State, answer: Answer): Refusal | undefined =>
  whyNotAttack(state, answer.pieces ?? [], answer.cells?.at(0) ?? NOWHERE) ?? whyNotTable(state, answer);

/** Refuses an order that names the Mobile table where the Assault table must be used [10.32]. */
function whyNotTable(
  state: State,
  { pieces: attackers = [], cells: [target] = [], choice, order }: Answer,
): Refusal | undefined {
  if (choice !== 'mobile') return undefined;
  return whyNot(assaultTableBar(state, createFight(state, { kind: 'combat', target, attackers, order, address: '' })));
}

function readAttack(state: State, order: OrderModel): Answer | Refusal {
  const several = refuseSeveral('9.11', order, 'hex');
  if (several !== undefined) return several;
  const target = order.cells.at(0)?.cell;
  const table = tableIn(order);
  const namedUnits = unitsNamed(
    state,
    order.clauses.filter(({ preposition }) => preposition === 'with').flatMap(({ pieces }) => pieces),
  );
  const eligibleUnits = (): number[] =>
    target === undefined ? [] : eligibleAgainst(state, target).filter((piece) => state.active[piece] === 1);
  return {
    verb: 'attack',
    pieces: namedUnits.length > 0 ? namedUnits : eligibleUnits(),
    cells: target === undefined ? [] : [target],
    ...(table !== undefined && { choice: table }),
    order,
  };
}

/** Returns the enemy hexes that at least one unit may attack. */
function attackableHexes(state: State): Cell[] {
  const units = state.muster.combat[state.side].filter((piece) => barOnAttacker(state, piece) === undefined);
  return [...new Set(units.flatMap((piece) => targetsOf(state, piece)))];
}

/**
 * Returns the legal attacks on a hex: every combination of units if there are few, otherwise only single units, whole
 * stacks and several whole stacks.
 */
const attacksOn = (state: State, cell: Cell): Answer[] =>
  unitCombinations(state, eligibleAgainst(state, cell))
    .filter((pieces) => whyNotAttack(state, pieces, cell) === undefined)
    .map((pieces) => ({ verb: 'attack', pieces, cells: [cell] }));

/**
 * Picks a random attack: a unit, an adjacent enemy hex, and a random selection of other eligible units. If that
 * selection is too weak, all eligible units attack.
 */
function pickAttack(state: State, random: (n: number) => number): Answer | undefined {
  const units = state.muster.combat[state.side];
  const start = units.length === 0 ? 0 : random(units.length);
  for (let step = 0; step < units.length; step++) {
    const piece = units[(start + step) % units.length];
    if (state.active[piece] === 0 || barOnAttacker(state, piece) !== undefined) continue;
    const targets = targetsOf(state, piece);
    if (targets.length === 0) continue;
    const target = pickOne(targets, random);
    const others = eligibleAgainst(state, target).filter((other) => other !== piece);
    const some = [piece, ...others.filter(() => random(2) === 0)];
    for (const pieces of [some, [piece, ...others]])
      if (whyNotAttack(state, pieces, target) === undefined) return { verb: 'attack', pieces, cells: [target] };
  }
  return undefined;
}
