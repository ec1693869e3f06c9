import { memoizeBy } from '../../mechanics/memoize.js';
import type { Play, Refusal } from '../../play/moment.js';
import type { OrderKind } from '../../play/order-kind.js';
import { refusal } from '../../play/refusal.js';
import { takePhaseOrders } from '../sequence/order-taking.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { attackingBy } from './attacking.js';
import { fightBattle } from './battle.js';
import { barOnEnd, dutyAnswer } from './duties.js';
import { combatRulesOf, type CombatRules } from './rules-of-combat.js';

/** Returns the kinds of orders in the phases of combat. All games of a scenario share them. */
const attackOrdersOf = memoizeBy(
  ({ muster }: State) => muster,
  (state): readonly OrderKind<State>[] => {
    const rules = combatRulesOf(state);
    return rules === undefined ? [] : [attackingBy(rules, state.declaration.bombardments.length > 0)];
  },
);

/** Plays a phase in which the side attacks. */
export function* combatPhase(state: State, phase: DeclaredPhase): Play {
  const rules = combatRulesOf(state);
  if (rules === undefined) {
    yield* takePhaseOrders(state, phase, { kinds: [] });
    return;
  }
  yield* takePhaseOrders(state, phase, {
    kinds: attackOrdersOf(state),
    duty: () => dutyAnswer(state, rules),
    refuseLast: () => refuseEnd(state, rules),
  });
  yield* fightDeclared(state, rules);
}

/** Returns the refusal to end the phase while an attack must be made and can be made. */
function refuseEnd(state: State, rules: CombatRules): (() => Refusal) | undefined {
  const due = dutyAnswer(state, rules);
  if (due === undefined) return undefined;
  const reason = barOnEnd(state, rules, due);
  return () => refusal(reason.rule, reason.slug, reason.text());
}

/** Fights the declared attacks in the order in which the attacker has declared them. */
function* fightDeclared(state: State, rules: CombatRules): Play {
  const battles = state.battles;
  state.battles = [];
  for (const battle of battles) yield* fightBattle(state, rules, battle);
}
