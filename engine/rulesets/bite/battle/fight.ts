import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { counted, say } from '../../../model/say.js';
import type { Play } from '../../../play/moment.js';
import { dropBombs } from '../air/bomb-effects.js';
import { isStruckBy } from '../air/missions.js';
import { isDropZone, touchDown } from '../airborne/airborne-troops.js';
import { enterHexes } from '../control/control.js';
import { markParticipation } from '../movement/blitz.js';
import { reembark } from '../naval/re-embark.js';
import { separateRivals } from '../nations/rivals.js';
import { fightPartisans } from '../partisans/fight.js';
import { crossBorders } from '../politics/borders.js';
import { revealBlocks } from '../state/fog.js';
import type { State } from '../state/state.js';
import { AXIS, BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { findStopper } from './special-attacks.js';
import { markDesperate, surrenderDesperate } from './desperate-attack.js';
import { alertAircraft, evacuate, takeOffLate } from './evacuation.js';
import { chooseFire } from './fire-mode.js';
import { isDeadlocked, removeLoneSupport } from './lone-support.js';
import { exitsOf, leaveBattle, leaveTo } from './withdrawals.js';
import { fireTogether, type BattleContext } from './round.js';
import { airSalvos, salvosOf } from './salvos.js';
import { isDropMet, isFoughtInAir, sceneOf, type SpecialAttack, type Scene } from './scene.js';

/**
 * Maximum number of rounds of a battle, and of its air combat. Every battle ends well before this limit. The code
 * throws at the limit instead of looping forever.
 */
const MAX_ROUNDS = 1000;

function checkRoundLimit(state: State, cell: Cell, round: number): void {
  if (round > MAX_ROUNDS) throw new Error(`The battle in ${state.label(cell)} has gone on for ${MAX_ROUNDS} rounds.`);
}

/**
 * Fights the battle in a hex round by round until only one side is left. Then fights the partisans in the hex, if there
 * are enough of them to fight [7.7, 7.7.12, 29.1.two].
 */
export function* fight(
  state: State,
  cell: Cell,
  order: OrderModel | undefined,
  requested: readonly SpecialAttack[] = [],
): Play {
  const address = `${state.address}/${state.label(cell)}`;
  yield* separateRivals(state, cell, address);
  for (const piece of state.unitsIn(cell)) markParticipation(state, piece, cell);
  revealBlocks(state, state.unitsIn(cell), '1.3');
  const declared = requested.filter((word) => findStopper(sceneOf(state, cell, 1), word) === undefined);
  const firstScene = sceneOf(state, cell, 1, declared);
  alertAircraft(state, firstScene);
  markDesperate(state, firstScene);
  let round = 0;
  while (state.isShared(cell) || (round === 0 && isFlownOver(state, firstScene))) {
    round++;
    checkRoundLimit(state, cell, round);
    yield* fightRound(state, sceneOf(state, cell, round, declared), { address: `${address}/${round}`, order });
  }
  if (firstScene.attacker === AXIS) round += yield* fightPartisans(state, cell, order);
  endBattle(state, firstScene, round);
}

/**
 * Returns whether bombers attack installations or troops are dropped in a hex. In both cases the city, fortress or
 * bunker in the hex fires at the aircraft even without defenders [32.0, 23.0.flight, 7.7.2.places].
 */
const isFlownOver = (state: State, { attacker, cell }: Scene): boolean =>
  isStruckBy(state, attacker, cell) || isDropZone(state, attacker, cell);

/** Plays the five steps of a round and the withdrawals after it [7.7.steps, 7.7.12, 7.7.13]. */
function* fightRound(state: State, scene: Scene, context: BattleContext): Play {
  const { cell, round } = scene;
  state.battleNow = { cell, attacker: scene.attacker, round, step: 'air combat' };
  yield* evacuate(state, scene, context, false);
  if (round === 1) yield* fightInAir(state, scene, context);
  yield* chooseFire(state, scene, context);
  for (const salvos of salvosOf(scene)) {
    if (round === 1 && salvos[0].fire === 'raid')
      yield* dropBombs(state, cell, `${context.address}/bombs`, context.order); // [32.0]
    if (salvos[0].step === 'air raid' && touchDown(state, cell)) crossBorders(state, scene.attacker, [cell]); //     [23.0.landing, 28.0]
    yield* fireTogether(state, scene, salvos, context);
    if (state.rulings['zero.alone'] === 'atOnce') removeLoneSupport(state, scene);
  }
  removeLoneSupport(state, scene);
  state.emit('round', '7.7.12', () => ({
    side: scene.attacker,
    text: say`Round ${round} in ${state.label(cell)} is over.`,
    cells: [cell],
    facts: { round, result: `R${round}` },
  }));
  if (state.rulings['desperate.spared'] === 'allEliminated') surrenderDesperate(state, scene); //                        [A36]
  takeOffLate(state, scene);
  yield* evacuate(state, scene, context, true);
  if (state.isShared(cell)) yield* askWhoLeaves(state, scene, context, false);
  if (state.isShared(cell)) yield* reembark(state, cell, round, context);
  removeLoneSupport(state, scene);
  if (state.isShared(cell) && isDeadlocked(sceneOf(state, cell, round + 1, scene.declared))) breakOff(state, scene);
}

/** Plays air combat round by round; aircraft may leave after each round [7.7.1, 7.7.13, A24]. */
function* fightInAir(state: State, scene: Scene, { address, order }: BattleContext): Play {
  const length = state.rulings['airCombat.length'];
  for (let number = 1; isFoughtInAir(scene) || (number === 1 && isDropMet(scene)); number++) {
    checkRoundLimit(state, scene.cell, number);
    const context = { address: `${address}/${number}`, order };
    const hasFired = yield* fireTogether(state, scene, airSalvos, context);
    if (!hasFired || !state.isShared(scene.cell)) return;
    const hasLeft = yield* askWhoLeaves(state, scene, context, true);
    if (length === 'oneRound' || (hasLeft && length === 'untilWithdrawal')) return;
  }
}

/**
 * Asks first the defender, then the attacker, which of its units leave the battle. Desperate attackers may surrender
 * before the attacker is asked. Returns whether any unit left [7.7.13, 7.7.18, A54, A36].
 */
function* askWhoLeaves(
  state: State,
  scene: Scene,
  { address, order }: BattleContext,
  onlyAircraft: boolean,
): Play<boolean> {
  const { cell, attacker, round } = scene;
  const leaving = { cell, round, onlyAircraft, address };
  const first = yield* leaveBattle(state, { ...leaving, side: opponent(attacker), within: undefined });
  if (!onlyAircraft && state.rulings['desperate.spared'] === 'allGone') surrenderDesperate(state, scene);
  const isBound = !onlyAircraft && first && state.rulings['retreat.attacker'] === 'unlessDefenderDid';
  if (isBound || !state.isShared(cell)) return first;
  const then = yield* leaveBattle(state, { ...leaving, side: attacker, within: order });
  return first || then;
}

/**
 * Ends a battle in which neither side can hit the other. The attackers return or retreat; attackers that cannot are
 * eliminated [7.7.18].
 */
function breakOff(state: State, { cell, attacker }: Scene): void {
  for (const piece of state.unitsAt(cell, attacker)) leaveTo(state, piece, exitsOf(state, piece)[0]);
}

/**
 * Ends a battle: a side that has land units left captures the hex, and shield marks are removed [3.3, A01,
 * 7.7.8.shield].
 */
function endBattle(state: State, { cell, attacker }: Scene, rounds: number): void {
  state.battle[cell] = 2;
  const winner = BOTH.find((side) => state.units[side][cell] > 0);
  if (winner !== undefined && state.landUnits[winner][cell] > 0) enterHexes(state, winner, [cell]);
  state.clear('battle');
  state.emit('battle', '7.7', () => ({
    side: attacker,
    text: say`The battle in ${state.label(cell)} is over after ${counted(rounds, 'round')}.`,
    cells: [cell],
    facts: { rounds, result: winner === undefined ? 'nobody' : SIDES[winner] },
  }));
}
