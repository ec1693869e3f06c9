import { ask, type Play } from '../../../play/moment.js';
import { efficiencyOf } from '../efficiency/efficiency.js';
import type { Piece } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { parseResult } from '../vocabulary/combat-results.js';
import { askedIn, hostsOf, type Fight, type Outcome } from './fight.js';
import { lossDecision } from './loss-decision.js';
import { disrupt, eliminate, loseStep, stepsOf } from './losses.js';

/** Which sides retreat after their losses. */
export interface Beaten {
  readonly attacker: boolean;
  readonly defender: boolean;
}

/**
 * Both sides take what the result says, the defender first: steps, the loss for standing fast, disruption [11.11, 11.2, 11.4].
 * Retreats are the caller's.
 */
export function* takeLosses(state: State, fight: Fight, outcome: Outcome): Play<Beaten> {
  const { attacker, defender } = parseResult(outcome.result);
  const wears = wearsArmour(state, fight, outcome);
  const due = dueOf(state, fight, attacker.steps, defender.steps);
  if (defender.eliminated) for (const piece of fight.defenders) eliminate(state, piece, '11.11');
  else yield* loseSteps(state, fight, fight.defender, { due: due.defender, outcome }); // [11.42a]
  const stands = state.noRetreat[fight.target] === 1;
  if (stands && defender.retreats) yield* standFast(state, fight, outcome);
  state.noRetreat[fight.target] = 0; // [11.42d]
  loseGuests(state, fight);
  yield* loseSteps(state, fight, fight.attacker, { due: due.attacker, outcome, wears });
  if (defender.disrupted) disrupt(state, onMap(state, fight.defenders), '3.71');
  if (attacker.disrupted) disrupt(state, onMap(state, forceOf(state, fight, fight.attacker)), '3.71');
  return { attacker: attacker.retreats, defender: defender.retreats && !stands }; // [9.43c]
}

const onMap = (state: State, pieces: readonly number[]): number[] => pieces.filter((piece) => state.isOnMap(piece));

/** Who takes results for a side: guests no losses, and only such artillery as stands next to the target, in support or along in an overrun [11.13, 11.35, 12.16]. */
export function forceOf(state: State, fight: Fight, side: number): number[] {
  if (side === fight.defender) return hostsOf(state, fight);
  const isBeside = (piece: number): boolean => state.ground.board.distance(state.cell[piece], fight.target) === 1;
  const guns = fight.supporting.filter((piece) => state.piece(piece).side === side && state.isOnMap(piece));
  return [...fight.attackers, ...fight.alongside, ...guns.filter(isBeside)];
}

/** Steps each side owes: one less when the other dies before it has paid all of its own [11.24]. */
function dueOf(
  state: State,
  fight: Fight,
  attacker: number,
  defender: number,
): { readonly attacker: number; readonly defender: number } {
  const falls = (side: number, steps: number): boolean => steps > stepsOf(state, forceOf(state, fight, side));
  const attackerDue = falls(fight.defender, defender) ? Math.max(0, attacker - 1) : attacker;
  return {
    attacker: attackerDue,
    defender: falls(fight.attacker, attackerDue) ? Math.max(0, defender - 1) : defender,
  };
}

/** Armour that attacks on a shaded cell against red defence strengths, or by RTL-14 against any anti-tank unit [11.12]. */
function wearsArmour(state: State, fight: Fight, { isShaded }: Outcome): boolean {
  if (!isShaded || !fight.attackers.some((piece) => state.piece(piece).isArmoured)) return false;
  const isAny = state.rulings['combat.armourAttritionBy'] === 'anyAntiTank';
  return hostsOf(state, fight).some((piece) => wearsDown(state.piece(piece), isAny));
}

/** Whether a defender wears armour down: by a red defence strength, as heavy anti-aircraft guns have it, or by any anti-tank ability [11.12, 16.13, RTL-14]. */
export const wearsDown = ({ isRedDefense, isAntitank }: Piece, isAny: boolean): boolean =>
  isRedDefense || (isAny && isAntitank);

interface Due {
  readonly due: number;
  readonly outcome: Outcome;
  /** The first step is one of armour, and is lost even where the result has none [11.12]. */
  readonly wears?: boolean;
}

/** So many steps from the force as a whole: the first from its lead, or from armour, the others as its owner likes [3.43b, 11.21, 11.22]. */
function* loseSteps(state: State, fight: Fight, side: number, { due, outcome, wears = false }: Due): Play {
  const force = onMap(state, forceOf(state, fight, side));
  const number = Math.min(Math.max(due, wears ? 1 : 0), stepsOf(state, force));
  if (number === 0) return;
  if (number === stepsOf(state, force)) {
    for (const piece of force) eliminate(state, piece, '11.21');
    return;
  }
  const given = { side, result: outcome.result, ...askedIn(fight, side) };
  const lead = side === fight.attacker ? fight.attackLead : fight.defenseLead;
  const armour = wears ? force.filter((piece) => state.piece(piece).isArmoured) : [];
  const first =
    armour.length > 0
      ? yield* chosen(state, { ...given, among: armour, address: `${fight.address}/armour`, rule: '11.12' as const })
      : lead;
  loseStep(state, first, armour.length > 0 ? '11.12' : '11.22');
  if (number === 1) return;
  const among = onMap(state, force);
  const who = { ...given, among, due: number - 1, first, rule: '11.21' as const };
  const address = `${fight.address}/loss/${state.sideName(side)}`;
  const { pieces = [] } = yield* ask(lossDecision(state, { ...who, address }));
  for (const piece of pieces) loseStep(state, piece, '11.21');
}

/** One of several who loses a step, chosen by the owner where there is a choice. */
function* chosen(state: State, asked: Omit<Parameters<typeof lossDecision>[1], 'due'>): Play<number> {
  if (asked.among.length === 1) return asked.among[0];
  const { pieces = [] } = yield* ask(lossDecision(state, { ...asked, due: 1 }));
  return pieces[0];
}

/** Instead of a retreat one step more: of the lead, else of the most efficient left; nobody follows into the last one's hex [9.43b, 11.23, 11.41, 11.42]. */
function* standFast(state: State, fight: Fight, { result }: Outcome): Play {
  const left = onMap(state, hostsOf(state, fight));
  if (left.length === 0) return;
  const best = Math.max(...left.map((piece) => efficiencyOf(state, piece).value));
  const among = state.isOnMap(fight.defenseLead)
    ? [fight.defenseLead]
    : left.filter((piece) => efficiencyOf(state, piece).value === best);
  const side = fight.defender;
  const asked = {
    side,
    among,
    result,
    ...askedIn(fight, side),
    address: `${fight.address}/stand`,
    rule: '11.42b' as const,
  };
  loseStep(state, yield* chosen(state, asked), '11.42b');
  fight.heldToTheLast = onMap(state, hostsOf(state, fight)).length === 0;
}

/** By RTL-15 guests die with the last of their hosts, whatever the result [11.35]. */
function loseGuests(state: State, fight: Fight): void {
  if (state.rulings['retreat.guestLosses'] === 'onlyOnE' || onMap(state, hostsOf(state, fight)).length > 0) return;
  for (const piece of onMap(state, fight.defenders)) eliminate(state, piece, '11.35');
}
