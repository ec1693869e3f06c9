import type { Cell } from '../../../board/board.js';
import { count } from '../../../model/words.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Play } from '../../../play/moment.js';
import { dropBombs } from '../air/bombs.js';
import { isStruckBy } from '../air/missions.js';
import { isDropZone, touchDown } from '../airborne/descent.js';
import { enter } from '../control/control.js';
import { takePart } from '../movement/blitz.js';
import { reembark } from '../naval/re-embark.js';
import { separateRivals } from '../nations/rivals.js';
import { fightPartisans } from '../partisans/fight.js';
import { crossBorders } from '../politics/borders.js';
import { revealBlocks } from '../state/fog.js';
import type { State } from '../state/state.js';
import { AXIS, BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { stopperOf } from './declaring.js';
import { despair, judgeDespair } from './desperate.js';
import { alarm, evacuate, takeOffLate } from './evacuation.js';
import { chooseFire } from './fire-mode.js';
import { isStuck, removeAlone } from './helpless.js';
import { go, leaveBattle, waysOf } from './leaving.js';
import { fireTogether, type Told } from './round.js';
import { airSalvos, salvosOf } from './salvos.js';
import { isDropMet, isFoughtInAir, sceneOf, type Declared, type Scene } from './scene.js';

/** In a round somebody can be hit, or the battle is broken off: it ends some time. One that has come so far never will, and says so instead of going on. */
const ENDLESS = 1000;

function mustEnd(state: State, cell: Cell, round: number): void {
  if (round > ENDLESS) throw new Error(`The battle in ${state.label(cell)} has gone on for ${ENDLESS} rounds.`);
}

/** A battle in a hex, round after round, until one side has nobody left there; then with partisans who fight [7.7, 7.7.12, 29.1.two]. */
export function* fight(
  state: State,
  cell: Cell,
  order: OrderModel | undefined,
  wanted: readonly Declared[] = [],
): Play {
  const address = `${state.address}/${state.label(cell)}`;
  yield* separateRivals(state, cell, address);
  for (const piece of state.unitsIn(cell)) takePart(state, piece, cell);
  revealBlocks(state, state.unitsIn(cell), '1.3');
  const declared = wanted.filter((word) => stopperOf(sceneOf(state, cell, 1), word) === undefined);
  const begun = sceneOf(state, cell, 1, declared);
  alarm(state, begun);
  despair(state, begun);
  let round = 0;
  while (state.isShared(cell) || (round === 0 && isFlownOver(state, begun))) {
    round++;
    mustEnd(state, cell, round);
    yield* fightRound(state, sceneOf(state, cell, round, declared), { address: `${address}/${round}`, order });
  }
  if (begun.attacker === AXIS) round += yield* fightPartisans(state, cell, order);
  end(state, begun, round);
}

/** Whether bombers have come for installations, or troops to be dropped, which the place itself fires at when nobody defends it [32.0, 23.0.flight, 7.7.2.places]. */
const isFlownOver = (state: State, { attacker, cell }: Scene): boolean =>
  isStruckBy(state, attacker, cell) || isDropZone(state, attacker, cell);

/** The five steps of a round, and who leaves after it [7.7.steps, 7.7.12, 7.7.13]. */
function* fightRound(state: State, scene: Scene, told: Told): Play {
  const { cell, round } = scene;
  state.battleNow = { cell, attacker: scene.attacker, round, step: 'air combat' };
  yield* evacuate(state, scene, told, false);
  if (round === 1) yield* fightInAir(state, scene, told);
  yield* chooseFire(state, scene, told);
  for (const salvos of salvosOf(scene)) {
    if (round === 1 && salvos[0].fire === 'raid') yield* dropBombs(state, cell, `${told.address}/bombs`, told.order); // [32.0]
    if (salvos[0].step === 'air raid' && touchDown(state, cell)) crossBorders(state, scene.attacker, [cell]); //     [23.0.landing, 28.0]
    yield* fireTogether(state, scene, salvos, told);
    if (state.rulings['zero.alone'] === 'atOnce') removeAlone(state, scene);
  }
  removeAlone(state, scene);
  state.emit('round', '7.7.12', () => ({
    side: scene.attacker,
    text: `Round ${round} in ${state.label(cell)} is over.`,
    cells: [cell],
    facts: { round, result: `R${round}` },
  }));
  if (state.rulings['desperate.spared'] === 'allEliminated') judgeDespair(state, scene); //                        [A36]
  takeOffLate(state, scene);
  yield* evacuate(state, scene, told, true);
  if (state.isShared(cell)) yield* leave(state, scene, told, false);
  if (state.isShared(cell)) yield* reembark(state, cell, round, told);
  removeAlone(state, scene);
  if (state.isShared(cell) && isStuck(sceneOf(state, cell, round + 1, scene.declared))) breakOff(state, scene);
}

/** Aircraft fight one another, round after round, and may leave after each [7.7.1, 7.7.13, A24]. */
function* fightInAir(state: State, scene: Scene, { address, order }: Told): Play {
  const length = state.rulings['airCombat.length'];
  for (let number = 1; isFoughtInAir(scene) || (number === 1 && isDropMet(scene)); number++) {
    mustEnd(state, scene.cell, number);
    const told = { address: `${address}/${number}`, order };
    const hasFired = yield* fireTogether(state, scene, airSalvos, told);
    if (!hasFired || !state.isShared(scene.cell)) return;
    const hasLeft = yield* leave(state, scene, told, true);
    if (length === 'oneRound' || (hasLeft && length === 'untilWithdrawal')) return;
  }
}

/** The defender chooses first who leaves, then the attacker, unless he surrenders in despair [7.7.13, 7.7.18, A54, A36]; says whether anybody has left. */
function* leave(state: State, scene: Scene, { address, order }: Told, onlyAircraft: boolean): Play<boolean> {
  const { cell, attacker, round } = scene;
  const leaving = { cell, round, onlyAircraft, address };
  const first = yield* leaveBattle(state, { ...leaving, side: opponent(attacker), within: undefined });
  if (!onlyAircraft && state.rulings['desperate.spared'] === 'allGone') judgeDespair(state, scene);
  const isBound = !onlyAircraft && first && state.rulings['retreat.attacker'] === 'unlessDefenderDid';
  if (isBound || !state.isShared(cell)) return first;
  const then = yield* leaveBattle(state, { ...leaving, side: attacker, within: order });
  return first || then;
}

/** Where neither side can do the other any harm the attackers go: home, or to where they may retreat, or they are lost [7.7.18]. */
function breakOff(state: State, { cell, attacker }: Scene): void {
  for (const piece of state.unitsAt(cell, attacker)) go(state, piece, waysOf(state, piece)[0]);
}

/** The battle is over: who holds the hex with land units has it, and shields are whole again [3.3, A01, 7.7.8.shield]. */
function end(state: State, { cell, attacker }: Scene, rounds: number): void {
  state.battle[cell] = 2;
  const winner = BOTH.find((side) => state.units[side][cell] > 0);
  if (winner !== undefined && state.landUnits[winner][cell] > 0) enter(state, winner, [cell]);
  state.clear('battle');
  state.emit('battle', '7.7', () => ({
    side: attacker,
    text: `The battle in ${state.label(cell)} is over after ${count(rounds, 'round')}.`,
    cells: [cell],
    facts: { rounds, result: winner === undefined ? 'nobody' : SIDES[winner] },
  }));
}
