import { agree, say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { neighboursOf } from '../../../board/nearest.js';
import { action } from '../../../mechanics/action.js';
import { pickOne } from '../../../mechanics/choice.js';
import { findFromRandomStart } from '../../../mechanics/movement/random-walk.js';
import { list } from '../../../model/words.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedBy } from '../../../play/listing.js';
import { ask, isRefusal, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { airSupport } from '../air/support.js';
import { supportOf, markDefendingGunsFired } from '../artillery/support.js';
import { answerPlaceOf, createFight, type ExplainedSum, type Fight, type Outcome } from '../combat/fight.js';
import { lossDecision } from '../combat/loss-decision.js';
import { disrupt, loseStep } from '../combat/losses.js';
import { nameLead } from '../combat/leads.js';
import { rollCombat } from '../combat/strike.js';
import { forceOf, applyLosses } from '../combat/suffer.js';
import { beginMoving, leftOf, spendTogether } from '../movement/company.js';
import { isAdjacentTo } from '../movement/step.js';
import { clearEntered, walk } from '../movement/entering.js';
import { inPoints, points } from '../movement/way.js';
import { refusal } from '../rulebook/refusal.js';
import { retreat } from '../retreat/retreat.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { abandonWork } from '../works/builders.js';
import { isInZone } from '../zones/zones.js';
import { groupsIn, overrunCost, overrunLedger, strikersOf, whyNotOverrun } from './legality.js';

const OVERRUN = 'overrun';

/**
 * The overrun orders in the movement of a Mobile Sequence [8.6]. Only whole stacks and single units are offered, but an
 * order may name other selections.
 */
export const overrunning = action<State>({
  verbs: [OVERRUN],
  ...listedBy(
    (state: State) => [...new Set(stacksWithTargets(state).flatMap(({ targets }) => targets))],
    (target, follow) => ({ verb: OVERRUN, cells: [target], follow }),
    (state, target) => neighboursOf(state.ground.board, target).flatMap((cell) => overrunsFrom(state, cell, target)),
  ),
  pick: (state, random) =>
    findFromRandomStart(state.muster.movers[state.side], random, (piece) => {
      if (!state.isOnMap(piece) || state.halfPointsLeft[piece] === 0) return undefined;
      if (!isAdjacentTo(state, state.cell[piece], opponent(state.side))) return undefined;
      const targets = adjacentTargets(state, state.cell[piece]);
      const open = overrunsFrom(state, state.cell[piece], pickOne(targets, random));
      return open.length === 0 ? undefined : pickOne(open, random);
    }),
  answer: readOverrun,
  whyNot: (state, { pieces = [], cells = [] }) => whyNotOverrun(state, pieces, cells[0]),
  perform: overrun,
});

/** Returns the hexes adjacent to a hex that contain enemy combat units. */
function adjacentTargets(state: State, cell: Cell): Cell[] {
  const enemy = opponent(state.side);
  return neighboursOf(state.ground.board, cell).filter((target) => state.combatSide(target) === enemy);
}

function stacksWithTargets(state: State): { readonly cell: Cell; readonly targets: readonly Cell[] }[] {
  const own = new Set(state.unitsOf(state.side).map((piece) => state.cell[piece]));
  return [...own].map((cell) => ({ cell, targets: adjacentTargets(state, cell) }));
}

/**
 * Returns the hexes that a unit may overrun now, by itself or with its stack, each with the unit’s cost in half points.
 */
export const targetsOf = (state: State, piece: number): Map<Cell, number> => {
  const from = state.cell[piece];
  const open = adjacentTargets(state, from).filter((target) =>
    overrunsFrom(state, from, target).some(({ pieces = [] }) => pieces.includes(piece)),
  );
  return new Map(open.map((target) => [target, overrunCost(state, piece, from, target)]));
};

/** Explains the cost of an overrun order for the unit that pays most; undefined if the order cannot be read [8.63]. */
export function costOfOverrun(state: State, order: OrderModel): ExplainedSum | undefined {
  const answer = overrunning.read(state, order);
  if (isRefusal(answer)) return undefined;
  const { pieces = [], cells: [target] = [] } = answer;
  const ledgers = pieces.map((piece) => overrunLedger(state, piece, state.cell[piece], target));
  return ledgers.sort((a, b) => b.value - a.value)[0];
}

/** Returns the legal overruns from one hex into another, by each whole stack and by each single unit. */
export function overrunsFrom(state: State, cell: Cell, target: Cell): Answer[] {
  return groupsIn(state, cell)
    .flatMap((group) => (group.length === 1 ? [group] : [group, ...group.map((piece) => [piece])]))
    .filter((pieces) => whyNotOverrun(state, pieces, target) === undefined)
    .map((pieces) => ({ verb: OVERRUN, pieces, cells: [target] }));
}

function readOverrun(state: State, order: OrderModel): Answer | Refusal {
  const [target, another] = order.cells.map(({ cell }) => cell);
  if (target === undefined || another !== undefined)
    return refusal('8.6', 'one-hex', say`Name one hex: \`overrun HEX with UNITS\`.`);
  const named = unitsNamed(
    state,
    order.clauses.filter(({ preposition }) => preposition === 'with').flatMap(({ pieces }) => pieces),
  );
  return { verb: OVERRUN, pieces: named.length > 0 ? named : onlyStack(state, target), cells: [target] };
}

/** Returns the stack that can overrun a hex if exactly one stack can do so; otherwise an empty list. */
function onlyStack(state: State, target: Cell): readonly number[] {
  const open = neighboursOf(state.ground.board, target).flatMap((cell) =>
    overrunsFrom(state, cell, target).slice(0, 1),
  );
  return open.length === 1 ? (open[0].pieces ?? []) : [];
}

/**
 * Carries out an overrun: cost, lead units, aircraft, roll, losses and retreat. Then the stack enters the hex or stops
 * [8.67, 8.68].
 */
export function* overrun(state: State, { pieces = [], cells: [target] = [], order }: Answer): Play {
  const from = state.cell[pieces[0]];
  payCost(state, pieces, from, target);
  const address = `${state.address}/overrun ${state.label(target)}`;
  const fight = createFight(state, {
    kind: 'overrun',
    target,
    attackers: strikersOf(state, pieces),
    alongside: pieces.filter((piece) => state.piece(piece).isArtillery),
    order,
    address,
    table: 'mobile',
  });
  state.address = address;
  fight.attackLead = yield* nameLead(state, fight, fight.attacker); //      [8.67b]
  fight.defenseLead = yield* nameLead(state, fight, fight.defender);
  fight.air = yield* airSupport(state, fight); //                          [8.67d]
  fight.defensiveSupport = yield* supportOf(state, fight, fight.defender); // [8.66]
  const outcome = yield* rollCombat(state, fight); //                          [8.67c, 8.67e, 8.67f]
  const retreating = yield* applyLosses(state, fight, outcome); //              [8.67g]
  markDefendingGunsFired(state, fight);
  if (retreating.defender) yield* retreatAndDisrupt(state, fight, fight.defender, outcome);
  const left = pieces.filter((piece) => state.isOnMap(piece));
  if (state.combatSide(target) === fight.defender)
    yield* endFailedOverrun(state, fight, left, { outcome, retreats: retreating.attacker });
  else if (strikersOf(state, left).length > 0) yield* enterTarget(state, left, from, target);
  else stop(state, left);
}

/**
 * Pays the cost of the overrun for each unit. Points that a unit could not use because of slower units in its stack are
 * available again if the slower units stay behind [8.63].
 */
function payCost(state: State, pieces: readonly number[], from: Cell, target: Cell): void {
  beginMoving(state, pieces);
  const cost = (piece: number): number => overrunCost(state, piece, from, target);
  for (const piece of pieces) {
    abandonWork(state, piece); // [14.26b]
    state.halfPointsForgone[piece] = 0;
  }
  spendTogether(state, pieces, pieces.map(cost));
  const highestPayer = [...pieces].sort((a, b) => cost(b) - cost(a))[0];
  state.emit('move', '8.63', () => ({
    text: say`${list(state.names(pieces))} ${agree(pieces.length, 'overruns', 'overrun')} ${state.label(target)} for ${inPoints(cost(highestPayer))} MP.`,
    pieces,
    cells: [from, target],
    ledger: overrunLedger(state, highestPayer, from, target).ledger,
    facts: { cost: points(cost(highestPayer)), left: points(leftOf(state, highestPayer)) },
  }));
}

/**
 * Retreats a side two hexes and disrupts the retreating units. The attacker chooses the paths of retreating defenders
 * [8.67g].
 */
function* retreatAndDisrupt(state: State, fight: Fight, side: number, { result }: Outcome): Play {
  const all = side === fight.attacker ? forceOf(state, fight, side) : fight.defenders;
  const force = all.filter((piece) => state.isOnMap(piece));
  yield* retreat(state, fight, side, force, { result });
  disrupt(
    state,
    force.filter((piece) => state.isOnMap(piece)),
    '8.67g',
  );
}

/**
 * Moves the stack into the emptied hex at no cost. If the hex is in another enemy ZOC, the ruling
 * `overrun.afterClearingInEzoc` may limit the stack to an overrun of that enemy [8.67h, 8.67i].
 */
function* enterTarget(state: State, pieces: readonly number[], from: Cell, target: Cell): Play {
  const enemy = opponent(state.side);
  for (const piece of pieces) walk(state, piece, [from, target]);
  yield* clearEntered(state, state.side, [target]);
  const isRestricted =
    isInZone(state, enemy, target) && state.rulings['overrun.afterClearingInEzoc'] === 'overrunOrStop';
  for (const piece of pieces) {
    state.mustOverrun[piece] = isRestricted ? 1 : 0;
    state.moved[piece] = isRestricted || leftOf(state, piece) === 0 ? 1 : 0;
  }
  state.emit('advance', '8.67h', () => ({
    text: isRestricted
      ? say`${list(state.names(pieces))} ${agree(pieces.length, 'enters', 'enter')} ${state.label(target)}; the hex is in another enemy ZOC.`
      : say`${list(state.names(pieces))} ${agree(pieces.length, 'enters', 'enter')} ${state.label(target)}.`,
    pieces,
    cells: [from, target],
  }));
}

/**
 * Ends a failed overrun: the stack loses one more step and stops. The ruling `overrun.attackerRetreat` decides whether
 * attackers with a retreat result retreat [8.68].
 */
function* endFailedOverrun(
  state: State,
  fight: Fight,
  pieces: readonly number[],
  { outcome, retreats }: { readonly outcome: Outcome; readonly retreats: boolean },
): Play {
  const among = pieces.filter((piece) => state.piece(piece).role === 'combat');
  const { result } = outcome;
  if (among.length > 0) {
    const lossChoice = {
      side: fight.attacker,
      among,
      due: 1,
      rule: '8.68',
      result,
      ...answerPlaceOf(fight, fight.attacker),
    } as const;
    const { pieces: losers = among } =
      among.length === 1 ? {} : yield* ask(lossDecision(state, { ...lossChoice, address: `${fight.address}/failed` }));
    for (const piece of losers) loseStep(state, piece, '8.68');
  }
  stop(state, pieces);
  if (retreats && state.rulings['overrun.attackerRetreat'] === 'retreatTwoDisrupted')
    yield* retreatAndDisrupt(state, fight, fight.attacker, outcome);
}

/** Ends the movement of units. */
function stop(state: State, pieces: readonly number[]): void {
  for (const piece of pieces) {
    state.halfPointsLeft[piece] = 0;
    state.moved[piece] = 1;
  }
}
