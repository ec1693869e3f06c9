import { say } from '../../model/say.js';
import { ask, type Address, type Answer, type Play } from '../../play/moment.js';
import type { Effect } from '../effect.js';
import { retreatUnits } from '../retreat/retreat.js';
import { retreatOrder } from './retreat-order.js';
import type { State } from '../state/state.js';
import type { Resolution } from './resolution.js';
import { alternativeDecision, possibleEffects } from './alternatives.js';
import { playExchange } from './exchange.js';
import { answerPlaceOf, besideUnits } from './fight.js';
import { askLoss, type GivenQuestion } from './loss-decision.js';
import { eliminate, loseStep } from './losses.js';

/** Carries out the effects of a result in the order in which they are written, each completely before the next. */
export function* carryOut(state: State, resolution: Resolution): Play {
  for (const [index, effect] of resolution.result.effects.entries()) {
    const address = `${resolution.battle.address}/${effect.who}${index === 0 ? '' : ` ${index + 1}`}`;
    for (const [number, part] of partsFor(state, resolution, effect).entries())
      yield* carryOutEffect(state, part, effect, number === 0 ? address : `${address} #${number + 1}`);
  }
}

/** Returns the groups of units that suffer an effect: the units of each hex in a game in which results hold per hex. */
function partsFor(state: State, resolution: Resolution, { who }: Effect): readonly Resolution[] {
  const { battle } = resolution;
  if (who === 'attacker' || battle.stacks.length < 2 || state.declaration.combat?.hasResultPerHex !== true)
    return [resolution];
  return battle.stacks.map((defenders) => ({ ...resolution, battle: { ...battle, defenders } }));
}

/**
 * Returns the units that an effect concerns: the attackers next to an attacked hex, or all units of the attacked hexes.
 * Bombarding units suffer nothing.
 */
export function concernedUnits(state: State, { battle }: Resolution, who: Effect['who']): number[] {
  if (who === 'defender') return battle.defenders.filter((unit) => state.isOnMap(unit));
  return besideUnits(state, battle);
}

function* carryOutEffect(state: State, resolution: Resolution, effect: Effect, address: Address): Play {
  const units = concernedUnits(state, resolution, effect.who);
  if (units.length === 0 && effect.does !== 'exchange') return;
  const given = questionFor(resolution, effect, address);
  const open = possibleEffects(state, resolution, effect, units);
  if (open.length < 2) {
    if (open.length === 1) yield* apply(state, resolution, open[0], units, given);
    return;
  }
  const answer = yield* ask(alternativeDecision(state, { resolution, units, open, given }));
  const chosen = open[Number(answer.choice ?? 0)];
  yield* apply(state, resolution, chosen, units, given, answer);
}

/** Returns which side answers the questions of an effect, and the place of the answers in its orders. */
function questionFor({ battle, result }: Resolution, { who, chooser }: Effect, address: Address): GivenQuestion {
  const owner = who === 'attacker' ? battle.attacker : battle.defender;
  const other = who === 'attacker' ? battle.defender : battle.attacker;
  const side = chooser === 'owner' ? owner : other;
  const { within, about } = answerPlaceOf(battle, side);
  return { within, about, address, result: result.code, side };
}

function* apply(
  state: State,
  resolution: Resolution,
  effect: Effect,
  units: readonly number[],
  given: GivenQuestion,
  answer?: Answer,
): Play {
  const { result, retreats } = resolution;
  const { rule } = result;
  const reason = say`the result is ${result.code}`;
  switch (effect.does) {
    case 'lose':
      return yield* loseTogether(state, resolution, effect, units, given, answer);
    case 'lose each':
      for (const unit of units) for (let step = 0; step < effect.steps; step++) loseStep(state, unit, { rule, reason });
      return;
    case 'eliminate':
      for (const unit of units) if (state.isOnMap(unit)) eliminate(state, unit, { rule, reason });
      return;
    case 'state':
      for (const unit of units) enterState(state, unit, effect.state, rule);
      return;
    case 'exchange':
      return yield* playExchange(state, resolution, effect, given);
    case 'retreat': {
      const { retreat } = state.declaration;
      if (retreat === undefined) return;
      const order = retreatOrder(state, resolution, { effect, units, rule: retreat, address: given.address });
      const lines = yield* retreatUnits(state, order, answer?.cells === undefined ? undefined : answer);
      for (const unit of units) retreats.set(unit, lines.get(unit) ?? []);
    }
  }
}

/**
 * Lets units lose a number of steps in total. Units of the kinds that the effect names lose their steps before all
 * others.
 */
function* loseTogether(
  state: State,
  { battle, result }: Resolution,
  effect: Extract<Effect, { does: 'lose' }>,
  units: readonly number[],
  given: GivenQuestion,
  answer: Answer | undefined,
): Play {
  const { rule, code } = result;
  const owner = effect.who === 'attacker' ? battle.attacker : battle.defender;
  const cause = { rule, reason: say`the result is ${code}` };
  if (answer?.pieces !== undefined) {
    for (const unit of answer.pieces) loseStep(state, unit, cause);
    return;
  }
  for (const loss of lossesOf(state, effect, units, rule, battle.leads)) {
    const { within, about } = answerPlaceOf(battle, owner);
    const place = { within, about, address: `${given.address}/loss`, result: code, side: owner };
    const { pieces = [] } = yield* askLoss(state, loss, place);
    for (const unit of pieces) loseStep(state, unit, cause);
  }
}

/** Returns the parts of a loss: the steps of the kinds or the lead that lose first, then the rest. */
export function lossesOf(
  state: State,
  { steps, first, isLeadFirst }: Extract<Effect, { does: 'lose' }>,
  units: readonly number[],
  rule: string,
  leads: readonly number[] = [],
): { readonly units: readonly number[]; readonly steps: number; readonly rule: string }[] {
  const before =
    isLeadFirst === true
      ? units.filter((unit) => leads.includes(unit))
      : first.length === 0
        ? []
        : units.filter((unit) => state.isOfKind(unit, first));
  if (before.length === 0 || before.length === units.length) return [{ units, steps, rule }];
  const ofFirst = Math.min(
    steps,
    before.reduce((sum, unit) => sum + state.stepsLeft(unit), 0),
  );
  const others = units.filter((unit) => !before.includes(unit));
  const rest = steps - ofFirst;
  return [{ units: before, steps: ofFirst, rule }, ...(rest > 0 ? [{ units: others, steps: rest, rule }] : [])];
}

/** Puts a unit into a state. A unit that is already in it is lost, if the declaration of the state says so. */
function enterState(state: State, unit: number, word: string, rule: string): void {
  const declared = state.declaration.states.find((one) => one.word === word);
  if (declared === undefined || !state.isOnMap(unit)) return;
  if (state.isInState(unit, word)) {
    if (declared.isLostTheSecondTime)
      eliminate(state, unit, { rule, reason: say`it is ${state.shown(word)} a second time` });
    return;
  }
  state.setState(unit, word, true);
  state.emit('state', rule, () => ({
    side: state.piece(unit).side,
    text: say`${state.name(unit)} is ${state.shown(word)}.`,
    pieces: [unit],
    cells: [state.cell[unit]],
  }));
}
