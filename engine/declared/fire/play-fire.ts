import type { Answer, Play } from '../../play/moment.js';
import { commit, resolveBattle } from '../combat/battle.js';
import { carryOut } from '../combat/effects.js';
import type { State } from '../state/state.js';
import { fireFight, fireRulesOf } from './fire-rules.js';

/** Carries out fire: the table gives a result for the units in the hex. The firing units suffer and owe nothing. */
export function* playFire(state: State, { pieces = [], cells: [target] = [], order }: Answer): Play {
  const rules = fireRulesOf(state, pieces[0]);
  if (rules === undefined) return;
  const before = state.fires[target]++;
  const battle = {
    ...fireFight(state, pieces, target),
    address: `${state.address}/fire ${state.label(target)}${before === 0 ? '' : ` ${before + 1}`}`,
    bombarding: pieces,
    stacks: [state.unitsIn(target)],
    leads: [],
    origins: [],
    ...(order !== undefined && { order }),
  };
  commit(state, battle);
  state.address = battle.address;
  const result = yield* resolveBattle(state, rules, battle);
  if (result !== undefined) yield* carryOut(state, { battle, result, retreats: new Map() });
}
