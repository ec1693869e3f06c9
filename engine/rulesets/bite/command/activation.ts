import { action as orderOf } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { oneOf } from '../../../mechanics/choice.js';
import { firstByChance } from '../../../mechanics/ways/by-chance.js';
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
  actFor,
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
import { commanded } from './range.js';
import { reserving } from './reserve.js';

export { deactivate } from './deactivation.js';

const VERB = 'activate';

/** A headquarters is shown to the enemy and begins to serve [13.2]; each time costs it a point in the end [13.6]. */
export function beginToServe(state: State, hq: number): void {
  state.activated[hq] = 1;
  state.activations[hq]++;
  state.served[hq] = 0;
  revealBlocks(state, [hq], '13.2');
}

/** Supreme HQs that are activated each turn, at the beginning of the Movement Phase [13.8.2]. */
export function beginCommand(state: State): void {
  if (!state.isAdvanced) return;
  for (const hq of state.muster.headquarters[state.side]) {
    const isAlways = isSupreme(state, hq) && state.piece(hq).of.supreme.full !== undefined;
    if (isAlways && state.activated[hq] === 0 && headquartersBar(state, hq) === undefined)
      serve(state, hq, [], undefined);
  }
}

/** Armoured HQs that moved as only activated ones do are activated, should their owner not have done so by himself [13.2, 13.3.activation, 13.7]. */
export function activateStrained(state: State): void {
  for (const hq of state.muster.headquarters[state.side]) {
    if (state.mustActivate[hq] === 0 || !state.onMap(hq) || isFuelled(state, hq)) continue;
    beginToServe(state, hq);
    state.emit('activate', '13.3.activation', () => ({
      side: state.side,
      text: `${state.name(hq)} has moved farther than without fuel and is activated for it.`,
      pieces: [hq],
      cells: [state.cell[hq]],
      facts: { left: servicesLeft(state, hq) },
    }));
  }
}

/** A headquarters serves units, or takes an action for one [13.4, 13.8.1]. */
function serve(state: State, hq: number, units: readonly number[], action: Action | undefined): void {
  if (state.activated[hq] === 0) beginToServe(state, hq);
  for (const unit of units)
    if (action === undefined) {
      state.fuel[unit] = FUELLED;
      state.served[hq]++;
    } else {
      takeAction(state, hq, action);
      actFor(state, unit, action);
    }
  state.emit('activate', action === undefined ? '13.2' : ruleOf(action), () => ({
    side: state.piece(hq).side,
    text:
      units.length === 0
        ? `${state.name(hq)} is activated.`
        : `${state.name(hq)} ${action === undefined ? 'gives fuel to' : `takes the action ${action} for`} ${list(state.names(units))}.`,
    pieces: [hq, ...units],
    cells: [state.cell[hq]],
    facts: { left: servicesLeft(state, hq) },
  }));
}

/** Why an answer may not be given: the only judge of orders, lists and chance. */
function refuse(state: State, { pieces: [hq, ...units] = [], choice }: Answer): Refusal | undefined {
  if (hq === undefined)
    return refusal('13.0', 'no-units', 'The order names no headquarters: `activate "HQ" with UNITS`.');
  const held = whyNot(headquartersBar(state, hq), state, hq);
  if (held !== undefined) return held;
  if (choice !== undefined) return refuseAction(state, hq, units, choice);
  if (units.length === 0)
    return state.activated[hq] === 1
      ? refusal('13.2', 'activated', `${state.name(hq)} is activated already; name units that it is to serve.`)
      : undefined;
  for (const unit of units) {
    const refused = whyNot(fuellingBar(state, hq, unit), state, hq, unit);
    if (refused !== undefined) return refused;
  }
  if (units.length <= servicesLeft(state, hq)) return undefined;
  return whyNot(state.outOfSupply[hq] === 1 ? noneLeftOfHalf : noneLeft, state, hq, units[0]);
}

/** An action of a Supreme HQ for one unit of those it commands [13.8.1, 13.8.3]. */
function refuseAction(state: State, hq: number, units: readonly number[], word: string): Refusal | undefined {
  if (!isAction(word) || !isSupreme(state, hq))
    return refusal('13.8', 'no-such-action', `${state.name(hq)} takes no action \`${word}\`.`);
  if (!UNIT_ACTIONS.includes(word))
    return refusal(
      ruleOf(word),
      'by-its-order',
      `The action \`${word}\` is taken by an order of its own, \`${verbFor(word)}\`, not by \`activate\`.`,
    );
  const barred = whyNot(actionBar(state, hq, word), state, hq);
  if (barred !== undefined) return barred;
  const [unit] = units;
  if (units.length !== 1)
    return refusal(
      ruleOf(word),
      'one-unit',
      `The action \`${word}\` is for one unit: \`activate HQ with UNIT (action ${word})\`.`,
    );
  if (!state.onMap(unit)) return refusal(ruleOf(word), 'not-on-map', `${state.name(unit)} is not on the map.`);
  if (!commandsNation(state, hq, unit))
    return refusal(
      '13.8.3.crossed',
      'other-nation',
      `${state.name(hq)} does not command units of ${state.piece(unit).nation}.`,
    );
  return whyNot(actionUnitBar(state, unit, word), state, unit);
}

/** Everything a headquarters may be ordered now. */
function answersOf(state: State, hq: number): Answer[] {
  const bare: Answer[] = state.activated[hq] === 1 ? [] : [{ verb: VERB, pieces: [hq] }];
  if (servicesLeft(state, hq) === 0) return bare;
  if (isSupreme(state, hq)) return [...bare, ...UNIT_ACTIONS.flatMap((action) => actionAnswers(state, hq, action))];
  const cells = new Set(commanded(state, hq));
  const near = state.onMapOf(state.piece(hq).side).filter((unit) => cells.has(state.cell[unit]));
  return [
    ...bare,
    ...near
      .filter((unit) => fuellingBar(state, hq, unit) === undefined)
      .map((unit): Answer => ({ verb: VERB, pieces: [hq, unit] })),
  ];
}

const actionAnswers = (state: State, hq: number, action: Action): Answer[] =>
  actionBar(state, hq, action) !== undefined
    ? []
    : state
        .onMapOf(state.piece(hq).side)
        .map((unit): Answer => ({ verb: VERB, pieces: [hq, unit], choice: action }))
        .filter((answer) => refuse(state, answer) === undefined);

/** By chance: whoever is found first, without listing all. */
function byChance(state: State, hq: number, random: (n: number) => number): Answer | undefined {
  const side = state.piece(hq).side;
  const bare = state.activated[hq] === 1 ? undefined : { verb: VERB, pieces: [hq] };
  if (servicesLeft(state, hq) === 0) return bare;
  const choice = isSupreme(state, hq) ? oneOf(UNIT_ACTIONS, random) : undefined;
  const found = firstByChance(state.muster.onBoard[side], random, (unit) => {
    if (!state.onMap(unit)) return undefined;
    const answer: Answer = { verb: VERB, pieces: [hq, unit], ...(choice && { choice }) };
    return refuse(state, answer) === undefined ? answer : undefined;
  });
  return found ?? bare;
}

const mayServe = (state: State): readonly number[] =>
  state.isAdvanced
    ? state.muster.headquarters[sideToOrder(state)].filter((hq) => headquartersBar(state, hq) === undefined)
    : [];

/** `activate "HQ" with "41.Pz", "56.Pz"`, `activate "Stavka" with "3.Tank" (action armour)` [13.2, 13.8.1]. */
const activating = orderOf<State>({
  verbs: [VERB],
  ...listedByUnit<State>(VERB, mayServe, answersOf),
  pick: (state, random) =>
    state.isAdvanced
      ? firstByChance(state.muster.headquarters[sideToOrder(state)], random, (hq) =>
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
    return { verb: VERB, pieces: hq === undefined ? [] : [hq, ...units], ...(choice !== undefined && { choice }) };
  },
  whyNot: refuse,
  perform(state, { pieces: [hq, ...units] = [], choice }) {
    serve(state, hq, units, isAction(choice) ? choice : undefined);
    return undefined;
  },
});

const actionOf = ({ attributes }: OrderModel): string | undefined =>
  Object.hasOwn(attributes, 'action') ? String(attributes.action.value) : undefined;

/** Orders by which headquarters are activated and act, in movement, reaction and exploitation [13.0, 31.0]: none in the base game. */
export const commandKinds: readonly OrderKind<State>[] = [activating, reserving];
