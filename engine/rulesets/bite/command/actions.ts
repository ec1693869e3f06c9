import { say } from '../../../model/say.js';
import type { Bar } from '../../../mechanics/bars.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { BY_ACTION, MOTORIZED, MOVES_BY_ACTION } from '../state/fields.js';
import type { State } from '../state/state.js';
import { unitBar, type UnitBar } from '../state/unit-bars.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { ACTIONS, type Action } from '../vocabulary/nations.js';
import type { Option } from '../vocabulary/options.js';
import { needsFuel } from './fuel.js';
import { isSupreme, servicesLeft, servicesOf } from './points.js';
import { unfitForReserveBar } from './reserve.js';

/** The rule of an action, the option that the action needs, and the order that takes it. */
interface ActionRule {
  readonly rule: BiteRule;
  readonly option?: Option;
  /** Verb of the order by which the action is taken. Default: `activate`, as in `activate HQ with UNIT (action …)`. */
  readonly by?: string;
}

const RULES: Readonly<Record<Action, ActionRule>> = {
  armour: { rule: '13.8.1.armour' },
  unit: { rule: '13.8.1.outOfSupply' },
  air: { rule: '13.8.1.air' },
  rail: { rule: '13.8.1.rail', by: 'rail' },
  naval: { rule: '13.8.1.naval', option: 'naval', by: 'ship' },
  airborne: { rule: '13.8.1.drop', option: 'paratroops', by: 'drop' },
  reserve: { rule: '13.8.1.reserve', option: 'reserve' },
  scout: { rule: '13.8.3', option: 'recon', by: 'scout' },
};
export const ruleOf = (action: Action): BiteRule => RULES[action].rule;
/** Returns the verb of the order that takes an action. */
export const verbFor = (action: Action): string => RULES[action].by ?? 'activate';
export const isAction = (word: unknown): word is Action => ACTIONS.some((one) => one === word);
/** Actions of Supreme HQs for which an author writes `activate`, because they have no verb of their own. */
export const UNIT_ACTIONS = ACTIONS.filter((action) => RULES[action].by === undefined);

type ActionBar = Bar<string, [state: State, hq: number]>;

/**
 * Returns why an activated Supreme HQ may not take an action. It may take each action once a turn, and in total as many
 * actions as it has points [13.8.1, 13.8.2].
 */
export function actionBar(state: State, hq: number, action: Action): ActionBar | undefined {
  const { supreme } = state.piece(hq).of;
  const { option } = RULES[action];
  if (!supreme.actions.includes(action)) return noSuchAction(action);
  if (option !== undefined && !state.plays(option)) return notPlayedBar(option, 'not-played', RULES[action].rule);
  if ((state.actions[hq] & bitOf(action)) !== 0) return alreadyTaken(action);
  return servicesLeft(state, hq) <= 0 ? noActionsLeft : undefined;
}

const noSuchAction = (action: Action): ActionBar =>
  bar('13.8.1', 'no-such-action', (state: State, hq: number) => {
    const { actions } = state.piece(hq).of.supreme;
    return say`${state.name(hq)} has no action \`${action}\`; it has ${actions.join(', ')}.`;
  });
const alreadyTaken = (action: Action): ActionBar =>
  bar(
    '13.8.1',
    'action-taken',
    (state: State, hq: number) =>
      say`${state.name(hq)} has already taken the action \`${action}\` in this turn; each may be taken once.`,
  );
const noActionsLeft: ActionBar = bar(
  '13.8.1',
  'no-actions-left',
  (state: State, hq: number) =>
    say`${state.name(hq)} may take ${servicesOf(state, hq).value} actions in a turn and has taken them all.`,
);

const bitOf = (action: Action): number => 1 << ACTIONS.indexOf(action);

/** Marks an action as taken in this turn. */
export function takeAction(state: State, hq: number, action: Action): void {
  state.actions[hq] |= bitOf(action);
  state.served[hq]++;
}

/**
 * Returns whether a headquarters commands a unit. It commands units of its own nation; the FHQ also commands units of
 * allies [13.1, 13.8.3, 13.8.3.crossed].
 */
export function commandsNation(state: State, hq: number, piece: number): boolean {
  const { nation, of, side } = state.piece(hq);
  const unit = state.piece(piece);
  return unit.nation === nation || (isSupreme(state, hq) && of.supreme.allies === true && unit.side === side);
}

/**
 * Returns the activated Supreme HQ that can take an action for a unit. A Supreme HQ of the unit's own nation is
 * preferred.
 */
export function supremeFor(state: State, piece: number, action: Action): number | undefined {
  const able = state.muster.headquarters[state.piece(piece).side].filter(
    (hq) =>
      isSupreme(state, hq) &&
      state.activated[hq] === 1 &&
      commandsNation(state, hq, piece) &&
      actionBar(state, hq, action) === undefined,
  );
  return able.find((hq) => state.piece(hq).nation === state.piece(piece).nation) ?? able.at(0);
}

const notArmour = unitBar('13.8.1.armour', 'not-armour', 'is not an armoured unit');
const notAircraft = unitBar('13.8.1.air', 'not-aircraft', 'is not an air unit');
const inSupply = unitBar(
  '13.8.1.outOfSupply',
  'in-supply',
  'is not a land unit out of supply, and the action is only for such units',
);

/** Returns why an action may not be taken for a unit; undefined if it may [13.8.1]. */
export function actionUnitBar(state: State, piece: number, action: Action): UnitBar | undefined {
  const { isArmoured, isAir, isLand } = state.piece(piece);
  const isLikeArmour = isArmoured || (isLand && needsFuel(state, piece)); // The siege gun counts too [26.0.fuel].
  if (action === 'air') return isAir ? undefined : notAircraft;
  if (action === 'unit') return isLand && state.outOfSupply[piece] === 1 ? undefined : inSupply;
  if (!(action === 'reserve' ? isArmoured : isLikeArmour)) return notArmour;
  return action === 'reserve' ? unfitForReserveBar(state, piece) : undefined;
}

/** Applies the effect of a Supreme HQ's action to the unit for which the action is taken. */
export function applyAction(state: State, piece: number, action: Action): void {
  if (action === 'reserve') state.reserve[piece] = MOTORIZED;
  else
    state.fuel[piece] =
      action === 'unit' && state.rulings['stavka.unitOutOfSupply'] === 'movesOnly' ? MOVES_BY_ACTION : BY_ACTION;
}
