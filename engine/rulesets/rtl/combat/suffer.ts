import { ask, type Play } from '../../../play/moment.js';
import { efficiencyOf } from '../efficiency/efficiency.js';
import type { Piece } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { parseResult } from '../vocabulary/combat-results.js';
import { answerPlaceOf, hostsOf, type Fight, type Outcome } from './fight.js';
import { lossDecision } from './loss-decision.js';
import { disrupt, eliminate, loseStep, stepsOf } from './losses.js';

/** The sides that must retreat after their losses. */
export interface RetreatingSides {
  readonly attacker: boolean;
  readonly defender: boolean;
}

/**
 * Applies the losses of a result: steps, the no-retreat loss and disruption, the defender first [11.11, 11.2, 11.4].
 * Returns the sides that must retreat; the caller carries out the retreats.
 */
export function* applyLosses(state: State, fight: Fight, outcome: Outcome): Play<RetreatingSides> {
  const { attacker, defender } = parseResult(outcome.result);
  const hasAttrition = hasArmourAttrition(state, fight, outcome);
  const due = stepsDue(state, fight, attacker.steps, defender.steps);
  if (defender.eliminated) for (const piece of fight.defenders) eliminate(state, piece, '11.11');
  else yield* loseSteps(state, fight, fight.defender, { due: due.defender, outcome }); // [11.42a]
  const isNoRetreat = state.noRetreat[fight.target] === 1;
  if (isNoRetreat && defender.retreats) yield* takeNoRetreatLoss(state, fight, outcome);
  state.noRetreat[fight.target] = 0; // [11.42d]
  loseGuests(state, fight);
  yield* loseSteps(state, fight, fight.attacker, { due: due.attacker, outcome, hasAttrition });
  if (defender.disrupted) disrupt(state, onMap(state, fight.defenders), '3.71');
  if (attacker.disrupted) disrupt(state, onMap(state, forceOf(state, fight, fight.attacker)), '3.71');
  return { attacker: attacker.retreats, defender: defender.retreats && !isNoRetreat }; // [9.43c]
}

const onMap = (state: State, pieces: readonly number[]): number[] => pieces.filter((piece) => state.isOnMap(piece));

/**
 * Returns the units of a side that suffer the result. For the defender: all units except guests, which retreated into
 * the hex [11.35]. For the attacker: also supporting artillery adjacent to the target and artillery in an overrunning
 * stack [11.13, 12.16].
 */
export function forceOf(state: State, fight: Fight, side: number): number[] {
  if (side === fight.defender) return hostsOf(state, fight);
  const isAdjacent = (piece: number): boolean => state.ground.board.distance(state.cell[piece], fight.target) === 1;
  const guns = fight.supporting.filter((piece) => state.piece(piece).side === side && state.isOnMap(piece));
  return [...fight.attackers, ...fight.alongside, ...guns.filter(isAdjacent)];
}

/**
 * Returns the number of steps that each side must lose. If the losses eliminate one side and exceed the steps that it
 * has left, the other side loses one step fewer [11.24].
 */
function stepsDue(
  state: State,
  fight: Fight,
  attacker: number,
  defender: number,
): { readonly attacker: number; readonly defender: number } {
  const isEliminated = (side: number, steps: number): boolean => steps > stepsOf(state, forceOf(state, fight, side));
  const attackerDue = isEliminated(fight.defender, defender) ? Math.max(0, attacker - 1) : attacker;
  return {
    attacker: attackerDue,
    defender: isEliminated(fight.attacker, attackerDue) ? Math.max(0, defender - 1) : defender,
  };
}

/**
 * Returns whether the attacker suffers armour attrition. This is the case if the attacker uses armour, the cell of the
 * combat table is shaded, and a defender can cause armour attrition [11.12].
 */
function hasArmourAttrition(state: State, fight: Fight, { isShaded }: Outcome): boolean {
  if (!isShaded || !fight.attackers.some((piece) => state.piece(piece).isArmoured)) return false;
  const isAny = state.rulings['combat.armourAttritionBy'] === 'anyAntiTank';
  return hostsOf(state, fight).some((piece) => causesAttrition(state.piece(piece), isAny));
}

/**
 * Returns whether a defending unit causes armour attrition. A unit with a red defence strength always does. A unit with
 * any other anti-tank ability does only if `isAny` is true [11.12, 16.13].
 */
export const causesAttrition = ({ isRedDefense, isAntitank }: Piece, isAny: boolean): boolean =>
  isRedDefense || (isAny && isAntitank);

/** The steps that a side must lose. */
interface Due {
  readonly due: number;
  readonly outcome: Outcome;
  /**
   * True if the side suffers armour attrition. In this case the side loses at least one step, and an armoured unit must
   * lose the first step [11.12].
   */
  readonly hasAttrition?: boolean;
}

/**
 * Takes steps from the units of a side. The first step is lost by the lead unit, or by armour if the result demands it.
 * The owner chooses the units that lose the others [3.43b, 11.21, 11.22].
 */
function* loseSteps(state: State, fight: Fight, side: number, { due, outcome, hasAttrition = false }: Due): Play {
  const force = onMap(state, forceOf(state, fight, side));
  const number = Math.min(Math.max(due, hasAttrition ? 1 : 0), stepsOf(state, force));
  if (number === 0) return;
  if (number === stepsOf(state, force)) {
    for (const piece of force) eliminate(state, piece, '11.21');
    return;
  }
  const decision = { side, result: outcome.result, ...answerPlaceOf(fight, side) };
  const lead = side === fight.attacker ? fight.attackLead : fight.defenseLead;
  const armour = hasAttrition ? force.filter((piece) => state.piece(piece).isArmoured) : [];
  const first =
    armour.length > 0
      ? yield* chooseUnit(state, {
          ...decision,
          among: armour,
          address: `${fight.address}/armour`,
          rule: '11.12' as const,
        })
      : lead;
  loseStep(state, first, armour.length > 0 ? '11.12' : '11.22');
  if (number === 1) return;
  const among = onMap(state, force);
  const lossChoice = { ...decision, among, due: number - 1, first, rule: '11.21' as const };
  const address = `${fight.address}/loss/${state.sideName(side)}`;
  const { pieces = [] } = yield* ask(lossDecision(state, { ...lossChoice, address }));
  for (const piece of pieces) loseStep(state, piece, '11.21');
}

/** Returns the unit that is to lose a step. Asks the owner if several units can lose it. */
function* chooseUnit(state: State, lossChoice: Omit<Parameters<typeof lossDecision>[1], 'due'>): Play<number> {
  if (lossChoice.among.length === 1) return lossChoice.among[0];
  const { pieces = [] } = yield* ask(lossDecision(state, { ...lossChoice, due: 1 }));
  return pieces[0];
}

/**
 * Takes one step from the defender as the price of not retreating. The lead unit loses the step; if it was eliminated,
 * the most efficient remaining unit does [9.43b, 11.23, 11.41, 11.42].
 */
function* takeNoRetreatLoss(state: State, fight: Fight, { result }: Outcome): Play {
  const left = onMap(state, hostsOf(state, fight));
  if (left.length === 0) return;
  const best = Math.max(...left.map((piece) => efficiencyOf(state, piece).value));
  const among = state.isOnMap(fight.defenseLead)
    ? [fight.defenseLead]
    : left.filter((piece) => efficiencyOf(state, piece).value === best);
  const side = fight.defender;
  const lossChoice = {
    side,
    among,
    result,
    ...answerPlaceOf(fight, side),
    address: `${fight.address}/stand`,
    rule: '11.42b' as const,
  };
  loseStep(state, yield* chooseUnit(state, lossChoice), '11.42b');
  fight.lastDefenderLostToNoRetreat = onMap(state, hostsOf(state, fight)).length === 0;
}

/**
 * Eliminates the guests, that is, units that retreated into the hex, if all other defenders are eliminated and the
 * ruling `retreat.guestLosses` says so [11.35].
 */
function loseGuests(state: State, fight: Fight): void {
  if (state.rulings['retreat.guestLosses'] === 'onlyOnE' || onMap(state, hostsOf(state, fight)).length > 0) return;
  for (const piece of onMap(state, fight.defenders)) eliminate(state, piece, '11.35');
}
