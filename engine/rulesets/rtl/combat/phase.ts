import { say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { choice, pickOne } from '../../../mechanics/choice.js';
import { ask, type Address, type Play } from '../../../play/moment.js';
import { takeOrders } from '../../../play/order-taking.js';
import { advance } from '../advance/advance.js';
import { airSupport } from '../air/support.js';
import { artillerySupport, markDefendingGunsFired } from '../artillery/support.js';
import { beforeCombat } from '../reaction/before-combat.js';
import { cite, refusal } from '../rulebook/refusal.js';
import { retreat } from '../retreat/retreat.js';
import { answerText } from '../sequence/answer-text.js';
import type { State } from '../state/state.js';
import { abandonWork } from '../works/builders.js';
import { isTable } from '../vocabulary/combat-results.js';
import { SIDES } from '../vocabulary/sides.js';
import { coordinateGround } from './coordination.js';
import { declaring, type DeclaredAttacks } from './declaring.js';
import { createFight, hostsOf, type Fight } from './fight.js';
import { nameLead } from './leads.js';
import { rollCombat } from './strike.js';
import { forceOf, applyLosses } from './suffer.js';
import { chooseTable } from './table-choice.js';

/**
 * Plays the Combat Phase: all attacks are declared, the enemy responds, then the attacks are carried out one after the
 * other [9.1, 9.2-9.4, 10.0].
 */
export function* combatPhase(state: State, address: Address): Play {
  const declared: DeclaredAttacks = new Map();
  const side = SIDES[state.side];
  yield* takeOrders(state, {
    rule: cite('9.11'),
    question: 'declaration',
    prompt: say`${side}: which attacks are declared?`,
    address: `${address}/declaration`,
    side,
    kinds: [declaring(declared)],
    last: 'end',
    endOnceIn: 6,
    describe: (answer) => answerText(state, answer),
  });
  const inOrder = state.targets.map((target) => ({ target, order: declared.get(target)?.order }));
  if (inOrder.length > 0) yield* beforeCombat(state, inOrder, address);
  while (state.targets.length > 0) yield* carryOutNextAttack(state, address, declared);
}

/**
 * Carries out the attack that the attacker chooses next [10.0], with exactly the units that declared the attack [9.16,
 * 10.12]. The declaration is removed first [10.17]. If no enemy unit is left in the target hex, the attack does not
 * take place.
 */
function* carryOutNextAttack(state: State, address: Address, declared: DeclaredAttacks): Play {
  const target = yield* chooseNext(state, address);
  const attackers = state.muster.combat[state.side].filter(
    (piece) => state.target[piece] === target && state.isOnMap(piece),
  );
  for (const piece of attackers) state.target[piece] = NOWHERE;
  state.targets = state.targets.filter((cell) => cell !== target);
  if (attackers.length === 0 || state.unitsAt(target, 1 - state.side).length === 0) return;
  const kind = 'combat';
  const { order, choice: table } = declared.get(target) ?? {};
  const tableNamed = isTable(table) ? table : undefined;
  const attackAddress = `${address}/${state.label(target)}`;
  const fight = createFight(state, { kind, target, attackers, order, address: attackAddress, tableNamed });
  if (hostsOf(state, fight).length > 0) yield* resolve(state, fight);
}

function* chooseNext(state: State, address: Address): Play<Cell> {
  const { targets } = state;
  if (targets.length === 1) return targets[0];
  const { cells = [] } = yield* ask(
    choice({
      address: `${address}/resolution`,
      side: SIDES[state.side],
      rule: cite('10.0'),
      question: 'resolution',
      prompt: say`${SIDES[state.side]}: which attack is carried out next?`,
      verbs: ['resolve'],
      options: () => targets.map((cell) => ({ verb: 'resolve', cells: [cell] })),
      pick: (random) => ({ verb: 'resolve', cells: [pickOne(targets, random)] }),
      answer: ({ cells: named }) => ({ verb: 'resolve', cells: named.map(({ cell }) => cell) }),
      whyNot: ({ cells: named = [] }) =>
        named.length === 1 && targets.includes(named[0])
          ? undefined
          : refusal(
              '10.0',
              'not-declared',
              say`Choose one of the declared attacks: ${targets.map((cell) => state.label(cell)).join(', ')}.`,
            ),
      describe: ({ cells: named = [] }) => `resolve ${named.map((cell) => state.label(cell)).join(', ')}`,
    }),
  );
  return cells[0];
}

/**
 * Carries out one attack, from the choice of the table to the advance, in the order of the rules [10.3-10.6, 11,
 * SoP.3].
 */
export function* resolve(state: State, fight: Fight): Play {
  state.address = fight.address;
  for (const piece of fight.attackers) {
    state.attacked[piece] = 1; // [10.11]
    abandonWork(state, piece); // [14.26b]
  }
  yield* prepare(state, fight);
  const outcome = yield* rollCombat(state, fight); //                                 [10.5, 10.6]
  const retreating = yield* applyLosses(state, fight, outcome); //                     [11.2]
  const { result } = outcome;
  if (retreating.defender) yield* retreat(state, fight, fight.defender, fight.defenders, { result }); // [11.3]
  if (retreating.attacker)
    yield* retreat(state, fight, fight.attacker, forceOf(state, fight, fight.attacker), { result });
  markDefendingGunsFired(state, fight); //                                                      [12.24]
  yield* advance(state, fight, { result }); //                                    [11.6]
}

/**
 * Carries out the steps of a combat that come before the combat roll: the choice of the table, the lead units, and the
 * coordination of aircraft, artillery and ground units [10.3, 10.18, 10.4].
 */
export function* prepare(state: State, fight: Fight): Play {
  fight.table = yield* chooseTable(state, fight);
  fight.attackLead = yield* nameLead(state, fight, fight.attacker);
  fight.defenseLead = yield* nameLead(state, fight, fight.defender);
  fight.air = yield* airSupport(state, fight); // [10.41]
  yield* artillerySupport(state, fight); // [10.42]
  yield* coordinateGround(state, fight); // [10.44]
}
