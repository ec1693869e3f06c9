import { fractionText } from '../../../../engine/mechanics/explained-value.js';
import { roll, type Play } from '../../../../engine/play/moment.js';
import type { State } from '../state/state.js';
import { combatTable, RESULT_RULES, RESULTS, type ResultCode } from '../vocabulary/combat-table.js';
import { advance } from './advance.js';
import { exchange } from './exchange.js';
import type { DeclaredBattle } from './declared-battle.js';
import { battleOf, type Battle, type Suffering } from './fight.js';
import { eliminate } from './losses.js';
import { explainOdds, oddsOf, type Odds } from './odds.js';
import { retreat } from './retreat.js';
import { loseOneStep } from './step-loss.js';

/** Fights the declared attacks in the order in which the attacker has declared them [7]. */
export function* fightDeclared(state: State): Play {
  const { battles } = state;
  state.battles = [];
  for (const declared of battles) yield* fight(state, declared);
}

function* fight(state: State, declared: DeclaredBattle): Play {
  state.address = declared.address;
  const battle = battleOf(state, declared);
  const odds = oddsOf(state, battle);
  if (odds.isBelow) {
    report(state, battle, odds);
    return;
  }
  const table = combatTable(state.scenario);
  const address = `${battle.address}/die`;
  const die = yield* roll({
    address,
    rule: '7',
    sides: table.sides,
    purpose: `attack on ${state.label(battle.target)} at ${odds.column}`,
    order: battle.order,
  });
  const code = table.result(odds.column, die);
  report(state, battle, odds, { die, code, address });
  yield* carryOut(state, battle, code);
  yield* advance(state, battle, code);
}

interface Rolled {
  readonly die: number;
  readonly code: ResultCode;
  readonly address: string;
}

function report(state: State, battle: Battle, odds: Odds, rolled?: Rolled): void {
  const { attack, defence, column, shift } = odds;
  const label = state.label(battle.target);
  state.emit('attack', '7', () => ({
    text: `Attack on ${label}: ${fractionText(attack)} to ${fractionText(defence)}, column ${column}${
      rolled === undefined ? ': no effect.' : `, roll ${rolled.die}: ${rolled.code}. ${RESULTS[rolled.code]}`
    }`,
    pieces: battle.attackers,
    cells: [battle.target],
    ledger: [
      ...explainOdds(state, battle, odds),
      { text: rolled === undefined ? 'no effect' : `roll ${rolled.die}: ${rolled.code}`, rule: '7' },
    ],
    ...(rolled && { dice: { address: rolled.address, sides: 6, values: [rolled.die], written: false } }),
    facts: { attack, defence, odds: column, shift, ...(rolled && { roll: rolled.die, result: rolled.code }) },
  }));
}

/** Carries out a result, first its effect on the attackers [7.2, 7.3, 7.4]. */
function* carryOut(state: State, battle: Battle, code: ResultCode): Play {
  const cause = { rule: RESULT_RULES[code], reason: `the result is ${code}` };
  const attackers = (): Suffering => sufferingOf(state, battle, code, 'attacker');
  const defenders = (second = ''): Suffering => sufferingOf(state, battle, code, 'defender', second);
  switch (code) {
    case 'NE':
      return;
    case 'AL':
      return yield* loseOneStep(state, attackers());
    case 'EX':
      yield* exchange(state, attackers());
      return yield* retreat(state, defenders(' 2'));
    case 'DR':
      return yield* retreat(state, defenders());
    case 'DRL':
      yield* loseOneStep(state, defenders());
      return yield* retreat(state, defenders(' 2'));
    case 'DE':
      for (const unit of battle.defenders) eliminate(state, unit, cause);
  }
}

function sufferingOf(
  state: State,
  battle: Battle,
  code: ResultCode,
  who: 'attacker' | 'defender',
  second = '',
): Suffering {
  const units = who === 'attacker' ? battle.attackers : battle.defenders;
  return {
    battle,
    code,
    side: battle[who],
    units: units.filter((unit) => state.isOnMap(unit)),
    address: `${battle.address}/${who}${second}`,
  };
}
