import { say, term } from '../../../model/say.js';
import { action as orderOf } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import { findFromRandomStart } from '../../../mechanics/movement/random-walk.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedByUnit } from '../../../play/listing.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { refusal } from '../rulebook/refusal.js';
import { FUELLED } from '../state/fields.js';
import { revealBlocks } from '../state/fog.js';
import type { State } from '../state/state.js';
import { list } from '../../../model/words.js';
import type { Action } from '../vocabulary/nations.js';
import {
  applyAction,
  actionBar,
  actionUnitBar,
  commandsNation,
  isAction,
  ruleOf,
  takeAction,
  UNIT_ACTIONS,
  verbFor,
} from './actions.js';
import { fuellingBar, headquartersBar, noneLeft, noneLeftOfHalf } from './activation-bars.js';
import { isFuelled, sideToOrder } from './fuel.js';
import { isSupreme, servicesLeft } from './points.js';
import { cellsInCommandRange } from './range.js';
import { reserving } from './reserve.js';

export { deactivate } from './deactivation.js';

/** The verb of the order that activates a headquarters. */
export const ACTIVATE = 'activate';

/**
 * Activates a headquarters and reveals it to the enemy [13.2]. Each activation costs the headquarters a point when it
 * is deactivated [13.6].
 */
export function beginToServe(state: State, hq: number): void {
  state.activated[hq] = 1;
  state.activations[hq]++;
  state.served[hq] = 0;
  revealBlocks(state, [hq], '13.2');
}

/** Activates, at the start of each Movement Phase, the Supreme HQs that are activated without an order [13.8.2]. */
export function beginCommand(state: State): void {
  if (!state.isAdvanced) return;
  for (const hq of state.muster.headquarters[state.side]) {
    const isAlways = isSupreme(state, hq) && state.piece(hq).of.supreme.full !== undefined;
    if (isAlways && state.activated[hq] === 0 && headquartersBar(state, hq) === undefined)
      serve(state, hq, [], undefined);
  }
}

/**
 * Activates Armoured HQs that moved farther than half their allowance without having been activated by their owner
 * [13.2, 13.3.activation, 13.7].
 */
export function activateStrained(state: State): void {
  for (const hq of state.muster.headquarters[state.side]) {
    if (state.mustActivate[hq] === 0 || !state.isOnMap(hq) || isFuelled(state, hq)) continue;
    beginToServe(state, hq);
    state.emit('activate', '13.3.activation', () => ({
      side: state.side,
      text: say`${state.name(hq)} has moved farther than it may without fuel and is activated.`,
      pieces: [hq],
      cells: [state.cell[hq]],
      facts: { left: servicesLeft(state, hq) },
    }));
  }
}

/** Makes a headquarters fuel units, or take an action for one unit [13.4, 13.8.1]. */
function serve(state: State, hq: number, units: readonly number[], action: Action | undefined): void {
  if (state.activated[hq] === 0) beginToServe(state, hq);
  for (const unit of units)
    if (action === undefined) {
      state.fuel[unit] = FUELLED;
      state.served[hq]++;
    } else {
      takeAction(state, hq, action);
      applyAction(state, unit, action);
    }
  state.emit('activate', action === undefined ? '13.2' : ruleOf(action), () => ({
    side: state.piece(hq).side,
    text:
      units.length === 0
        ? say`${state.name(hq)} is activated.`
        : action === undefined
          ? say`${state.name(hq)} gives fuel to ${list(state.names(units))}.`
          : say`${state.name(hq)} takes the action ${term(action)} for ${list(state.names(units))}.`,
    pieces: [hq, ...units],
    cells: [state.cell[hq]],
    facts: { left: servicesLeft(state, hq) },
  }));
}

/** Returns why an activation is illegal. Orders, listed answers and random play are all checked here. */
function refuse(state: State, { pieces: [hq, ...units] = [], choice }: Answer): Refusal | undefined {
  if (hq === undefined)
    return refusal('13.0', 'no-units', say`The order names no headquarters: \`activate "HQ" with UNITS\`.`);
  const barred = whyNot(headquartersBar(state, hq), state, hq);
  if (barred !== undefined) return barred;
  if (choice !== undefined) return refuseAction(state, hq, units, choice);
  if (units.length === 0)
    return state.activated[hq] === 1
      ? refusal('13.2', 'activated', say`${state.name(hq)} is already activated; name units for it to serve.`)
      : undefined;
  for (const unit of units) {
    const refused = whyNot(fuellingBar(state, hq, unit), state, hq, unit);
    if (refused !== undefined) return refused;
  }
  if (units.length <= servicesLeft(state, hq)) return undefined;
  return whyNot(state.outOfSupply[hq] === 1 ? noneLeftOfHalf : noneLeft, state, hq, units[0]);
}

/** Returns why a Supreme HQ may not take an action for a unit that it commands [13.8.1, 13.8.3]. */
function refuseAction(state: State, hq: number, units: readonly number[], word: string): Refusal | undefined {
  if (!isAction(word) || !isSupreme(state, hq))
    return refusal('13.8', 'no-such-action', say`${state.name(hq)} has no action \`${word}\`.`);
  if (!UNIT_ACTIONS.includes(word))
    return refusal(
      ruleOf(word),
      'by-its-order',
      say`The action \`${word}\` is taken by the order \`${verbFor(word)}\`, not by \`activate\`.`,
    );
  const barred = whyNot(actionBar(state, hq, word), state, hq);
  if (barred !== undefined) return barred;
  const [unit] = units;
  if (units.length !== 1)
    return refusal(
      ruleOf(word),
      'one-unit',
      say`The action \`${word}\` is for one unit: \`activate HQ with UNIT (action ${word})\`.`,
    );
  if (!state.isOnMap(unit)) return refusal(ruleOf(word), 'not-on-map', say`${state.name(unit)} is not on the map.`);
  if (!commandsNation(state, hq, unit))
    return refusal(
      '13.8.3.crossed',
      'other-nation',
      say`${state.name(hq)} does not command units of ${term(state.piece(unit).nation)}.`,
    );
  return whyNot(actionUnitBar(state, unit, word), state, unit);
}

/** Lists all legal activations and actions of a headquarters. */
function answersOf(state: State, hq: number): Answer[] {
  const bare: Answer[] = state.activated[hq] === 1 ? [] : [{ verb: ACTIVATE, pieces: [hq] }];
  if (servicesLeft(state, hq) === 0) return bare;
  if (isSupreme(state, hq)) return [...bare, ...UNIT_ACTIONS.flatMap((action) => actionAnswers(state, hq, action))];
  const cells = new Set(cellsInCommandRange(state, hq));
  const near = state.onMapOf(state.piece(hq).side).filter((unit) => cells.has(state.cell[unit]));
  return [
    ...bare,
    ...near
      .filter((unit) => fuellingBar(state, hq, unit) === undefined)
      .map((unit): Answer => ({ verb: ACTIVATE, pieces: [hq, unit] })),
  ];
}

const actionAnswers = (state: State, hq: number, action: Action): Answer[] =>
  actionBar(state, hq, action) !== undefined
    ? []
    : state
        .onMapOf(state.piece(hq).side)
        .map((unit): Answer => ({ verb: ACTIVATE, pieces: [hq, unit], choice: action }))
        .filter((answer) => refuse(state, answer) === undefined);

/**
 * Returns a random legal activation. Tries units from a random start instead of listing all legal answers, which would
 * cost more.
 */
function byChance(state: State, hq: number, random: (n: number) => number): Answer | undefined {
  const side = state.piece(hq).side;
  const bare = state.activated[hq] === 1 ? undefined : { verb: ACTIVATE, pieces: [hq] };
  if (servicesLeft(state, hq) === 0) return bare;
  const choice = isSupreme(state, hq) ? pickOne(UNIT_ACTIONS, random) : undefined;
  const found = findFromRandomStart(state.muster.onBoard[side], random, (unit) => {
    if (!state.isOnMap(unit)) return undefined;
    const answer: Answer = { verb: ACTIVATE, pieces: [hq, unit], ...(choice && { choice }) };
    return refuse(state, answer) === undefined ? answer : undefined;
  });
  return found ?? bare;
}

const activatableHeadquarters = (state: State): readonly number[] =>
  state.isAdvanced
    ? state.muster.headquarters[sideToOrder(state)].filter((hq) => headquartersBar(state, hq) === undefined)
    : [];

/**
 * Defines the order `activate`: `activate "HQ" with "41.Pz", "56.Pz"` fuels units, `activate "Stavka" with "3.Tank"
 * (action armour)` takes an action [13.2, 13.8.1].
 */
const activating = orderOf<State>({
  verbs: [ACTIVATE],
  ...listedByUnit<State>(ACTIVATE, activatableHeadquarters, answersOf),
  pick: (state, random) =>
    state.isAdvanced
      ? findFromRandomStart(state.muster.headquarters[sideToOrder(state)], random, (hq) =>
          headquartersBar(state, hq) === undefined ? byChance(state, hq, random) : undefined,
        )
      : undefined,
  answer(state, order) {
    const several = refuseSeveral('13.2', order, 'unit');
    if (several !== undefined) return several;
    const [hq] = unitsNamed(state, order.pieces);
    const choice = actionOf(order);
    const named = order.clauses.find(({ preposition }) => preposition === 'with')?.pieces ?? [];
    const units =
      hq === undefined ? [] : unitsNamed(state, named, (unit) => fuellingBar(state, hq, unit) === undefined);
    return { verb: ACTIVATE, pieces: hq === undefined ? [] : [hq, ...units], ...(choice !== undefined && { choice }) };
  },
  whyNot: refuse,
  perform(state, { pieces: [hq, ...units] = [], choice }) {
    serve(state, hq, units, isAction(choice) ? choice : undefined);
    return undefined;
  },
});

const actionOf = ({ attributes }: OrderModel): string | undefined =>
  Object.hasOwn(attributes, 'action') ? String(attributes.action.value) : undefined;

/**
 * Orders that activate headquarters and use their points, in the Movement Phase, the reaction phase and the
 * exploitation phase. The base game has none [13.0, 31.0].
 */
export const commandKinds: readonly OrderKind<State>[] = [activating, reserving];
