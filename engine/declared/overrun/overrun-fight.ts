import type { Cell } from '../../board/board.js';
import { fightOf } from '../combat/fight.js';
import { oddsOf } from '../combat/odds.js';
import type { Fight } from '../modifiers/situation.js';
import type { State } from '../state/state.js';
import type { OverrunRules } from './overrun-rules.js';

/** Returns the fight in which units overrun a hex. */
export const overrunFight = (state: State, attackers: readonly number[], target: Cell): Fight => ({
  ...fightOf(state, attackers, [target]),
  isOverrun: true,
});

/** Returns whether the odds before column shifts are so good that the target is eliminated without a roll. */
export function isAutomatic(state: State, rules: OverrunRules, fight: Fight): boolean {
  const { automaticAt } = rules.overrun;
  if (automaticAt === undefined) return false;
  const [attack, defence] = automaticAt.split('-').map(Number);
  const odds = oddsOf(state, rules, fight);
  return odds.attack.value > 0 && odds.attack.value * defence >= odds.defence.value * attack;
}
