import type { Cell } from '../../../board/board.js';
import { say, term } from '../../../model/say.js';
import { roll, type Play } from '../../../play/moment.js';
import { yieldAt } from '../production/centres.js';
import { pointFacts, pointsText, sum } from '../production/stores.js';
import { cite } from '../rulebook/refusal.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import { ELIMINATED, IN_BOX, type State } from '../state/state.js';
import { COLOURS, emptyStore, type Colour } from '../vocabulary/resources.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';
import { isBad } from '../vocabulary/terrain.js';
import { aimOf, AIMS, diceTogether, rollFire, isUp, hitUnitsInAir } from './dice.js';
import { intercepting, interceptors, raiders, raiding, targetsOf } from './raid-orders.js';

/**
 * Runs the air war over Germany. Raids and interceptions are ordered first. Then air combat, anti-aircraft fire and
 * bombs are resolved, one round each [35.1, 35.1.rounds].
 */
export function* airWar(state: State): Play {
  restoreBombers(state); // [35.1.repair]
  if (raiders(state).length === 0 || targetsOf(state).length === 0) return;
  yield* phaseOrders(state, {
    side: SOVIET,
    rule: '35.1',
    question: 'strategic-war',
    prompt: 'which hex is raided next?',
    kinds: [raiding],
    endOnceIn: 4,
  });
  const cells = Object.keys(state.raids).map(Number);
  if (cells.length === 0) return;
  if (interceptors(state).length > 0)
    yield* phaseOrders(state, {
      side: AXIS,
      rule: '35.1.defence',
      question: 'interception',
      prompt: 'which unit intercepts the raids?',
      kinds: [intercepting],
      endOnceIn: 4,
    });
  for (const cell of cells) yield* airCombat(state, cell); // [35.1.air]
  yield* fireFlak(state, cells); //                               [35.1.flak]
  for (const cell of cells) yield* dropRaidBombs(state, cell); //     [35.1.bombs, 35.1.damage]
}

/** Restores all western bombers to full strength free of charge; called each month [35.1.repair]. */
function restoreBombers(state: State): void {
  for (const piece of state.muster.strategic[SOVIET]) {
    if (state.piece(piece).unitClass !== 'allied bomber') continue;
    if (state.cell[piece] === ELIMINATED) state.put(piece, IN_BOX);
    if (state.cell[piece] === IN_BOX) state.step[piece] = 0;
  }
}

const unitsInAir = (state: State, sent: readonly number[]): number[] => sent.filter((piece) => isUp(state, piece));

/** Resolves air combat: bombers and fighters fire simultaneously, then their hits are applied. */
function* airCombat(state: State, cell: Cell): Play {
  const bombers = unitsInAir(state, state.raids[cell]);
  const fighters = unitsInAir(state, state.interceptions[cell] ?? []);
  if (bombers.length === 0 || fighters.length === 0) return;
  const address = `${state.address}/${state.label(cell)}/air combat`;
  const onFighters = yield* rollFire(state, 'air-combat', {
    name: state.names(bombers).join(', '),
    dice: diceTogether(state, bombers, true),
    from: aimOf(state, AIMS.bombers),
    rule: '35.1.air',
    address: `${address}/bombers`,
  });
  const onBombers = yield* rollFire(state, 'air-combat', {
    name: state.names(fighters).join(', '),
    dice: diceTogether(state, fighters, true),
    from: aimOf(state, AIMS.fighters),
    rule: '35.1.air',
    address: `${address}/fighters`,
  });
  hitUnitsInAir(state, fighters, onFighters, '35.1.air');
  hitUnitsInAir(state, bombers, onBombers, '35.1.air');
}

/**
 * Resolves the anti-aircraft fire of Germany. Six dice are rolled for all raids together or, if the ruling
 * `strategicWar.flak` is `perHex`, for each hex [35.1.flak, A47].
 */
function* fireFlak(state: State, cells: readonly Cell[]): Play {
  const groups = state.rulings['strategicWar.flak'] === 'perHex' ? cells.map((cell) => [cell]) : [cells];
  for (const group of groups) {
    const bombers = unitsInAir(
      state,
      group.flatMap((cell) => state.raids[cell]),
    );
    if (bombers.length === 0) continue;
    const whole = state.numbers['flak.dice'];
    const dice = isBad(state.weather) ? Math.floor(whole / 2) : whole; // [35.1.weather]
    const hits = yield* rollFire(state, 'anti-aircraft', {
      name: term('The guns of Germany'),
      dice,
      from: aimOf(state, AIMS.flak),
      rule: '35.1.flak',
      address: `${state.address}/flak${group.length === 1 && groups.length > 1 ? ` ${state.label(group[0])}` : ''}`,
    });
    hitUnitsInAir(state, bombers, hits, '35.1.flak');
  }
}

/** Resolves the bombs of the remaining bombers. Weather does not affect them [35.1.bombs, 35.1.weather]. */
function* dropRaidBombs(state: State, cell: Cell): Play {
  const bombers = unitsInAir(state, state.raids[cell]);
  const address = `${state.address}/${state.label(cell)}/bombs`;
  const hits = yield* rollFire(state, 'strike', {
    name: state.names(bombers).join(', '),
    dice: diceTogether(state, bombers, false),
    from: aimOf(state, AIMS.bombs),
    rule: '35.1.bombs',
    address,
  });
  if (hits === 0) return;
  let lost = emptyStore();
  for (let i = 1; i <= hits; i++) {
    const colour = yield* drawPoint(yieldAt(state, cell), `${address}/${i}`, '35.1.damage');
    if (colour === undefined) break; // There is nothing left to destroy.
    lost = sum(lost, { [colour]: 1 });
    state.raidLosses = { ...state.raidLosses, [cell]: sum(state.raidLosses[cell] ?? {}, { [colour]: 1 }) };
  }
  state.emit('strike', '35.1.damage', () => ({
    side: SOVIET,
    text: say`${state.ground.names.get(cell) ?? state.label(cell)} loses ${pointsText(lost)} this month.`,
    cells: [cell],
    facts: pointFacts(lost),
  }));
}

/** Picks one of the points at random. Rolls no die if all points are of one colour [35.1.damage, 35.2.loss]. */
export function* drawPoint(
  available: Readonly<Partial<Record<Colour, number>>>,
  address: string,
  rule: '35.1.damage' | '35.2.loss',
): Play<Colour | undefined> {
  const points = COLOURS.flatMap((colour) => Array.from({ length: Math.max(0, available[colour] ?? 0) }, () => colour));
  if (new Set(points).size <= 1) return points.at(0);
  const faces = points.map(String);
  const die = yield* roll({
    address,
    rule: cite(rule),
    sides: points.length,
    faces,
    purpose: say`which point is lost`,
  });
  return points[die - 1];
}
