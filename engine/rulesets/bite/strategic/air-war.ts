import type { Cell } from '../../../board/board.js';
import { roll, type Play } from '../../../play/moment.js';
import { yieldAt } from '../production/centres.js';
import { pointFacts, pointsText, sum } from '../production/stores.js';
import { cite } from '../rulebook/refusal.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import { ELIMINATED, IN_BOX, type State } from '../state/state.js';
import { COLOURS, emptyStore, type Colour } from '../vocabulary/resources.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';
import { isBad } from '../vocabulary/terrain.js';
import { aimOf, AIMS, diceTogether, fire, isUp, sufferInAir } from './dice.js';
import { intercepting, interceptors, raiders, raiding, targetsOf } from './raid-orders.js';

/** Western bombers over Germany: who is sent and who meets them, then air combat, guns, bombs, one round each [35.1, 35.1.rounds]. */
export function* airWar(state: State): Play {
  restoreBombers(state); // [35.1.repair]
  if (raiders(state).length === 0 || targetsOf(state).length === 0) return;
  yield* phaseOrders(state, {
    side: SOVIET,
    rule: '35.1',
    question: 'strategic-war',
    prompt: 'what is raided next?',
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
      prompt: 'who meets the raids?',
      kinds: [intercepting],
      endOnceIn: 4,
    });
  for (const cell of cells) yield* airCombat(state, cell); // [35.1.air]
  yield* guns(state, cells); //                               [35.1.flak]
  for (const cell of cells) yield* bombs(state, cell); //     [35.1.bombs, 35.1.damage]
}

/** They are whole again every month, without price [35.1.repair]. */
function restoreBombers(state: State): void {
  for (const piece of state.muster.strategic[SOVIET]) {
    if (state.piece(piece).unitClass !== 'allied bomber') continue;
    if (state.cell[piece] === ELIMINATED) state.put(piece, IN_BOX);
    if (state.cell[piece] === IN_BOX) state.step[piece] = 0;
  }
}

const flying = (state: State, sent: readonly number[]): number[] => sent.filter((piece) => isUp(state, piece));

/** Bombers and fighters fire at one another at once; then both take their hits. */
function* airCombat(state: State, cell: Cell): Play {
  const bombers = flying(state, state.raids[cell]);
  const fighters = flying(state, state.interceptions[cell] ?? []);
  if (bombers.length === 0 || fighters.length === 0) return;
  const address = `${state.address}/${state.label(cell)}/air combat`;
  const onFighters = yield* fire(state, 'air-combat', {
    name: state.names(bombers).join(', '),
    dice: diceTogether(state, bombers, true),
    from: aimOf(state, AIMS.bombers),
    rule: '35.1.air',
    address: `${address}/bombers`,
  });
  const onBombers = yield* fire(state, 'air-combat', {
    name: state.names(fighters).join(', '),
    dice: diceTogether(state, fighters, true),
    from: aimOf(state, AIMS.fighters),
    rule: '35.1.air',
    address: `${address}/fighters`,
  });
  sufferInAir(state, fighters, onFighters, '35.1.air');
  sufferInAir(state, bombers, onBombers, '35.1.air');
}

/** The guns of Germany: six dice for the whole raid, or for each hex [35.1.flak, A47]. */
function* guns(state: State, cells: readonly Cell[]): Play {
  const groups = state.rulings['strategicWar.flak'] === 'perHex' ? cells.map((cell) => [cell]) : [cells];
  for (const group of groups) {
    const bombers = flying(
      state,
      group.flatMap((cell) => state.raids[cell]),
    );
    if (bombers.length === 0) continue;
    const whole = state.numbers['flak.dice'];
    const dice = isBad(state.weather) ? Math.floor(whole / 2) : whole; // [35.1.weather]
    const hits = yield* fire(state, 'anti-aircraft', {
      name: 'The guns of Germany',
      dice,
      from: aimOf(state, AIMS.flak),
      rule: '35.1.flak',
      address: `${state.address}/flak${group.length === 1 && groups.length > 1 ? ` ${state.label(group[0])}` : ''}`,
    });
    sufferInAir(state, bombers, hits, '35.1.flak');
  }
}

/** Who is left drops its bombs, whatever the weather [35.1.bombs, 35.1.weather]. */
function* bombs(state: State, cell: Cell): Play {
  const bombers = flying(state, state.raids[cell]);
  const address = `${state.address}/${state.label(cell)}/bombs`;
  const hits = yield* fire(state, 'strike', {
    name: state.names(bombers).join(', '),
    dice: diceTogether(state, bombers, false),
    from: aimOf(state, AIMS.bombs),
    rule: '35.1.bombs',
    address,
  });
  if (hits === 0) return;
  let lost = emptyStore();
  for (let i = 1; i <= hits; i++) {
    const colour = yield* drawn(yieldAt(state, cell), `${address}/${i}`, '35.1.damage');
    if (colour === undefined) break; // no more than is there
    lost = sum(lost, { [colour]: 1 });
    state.raidLosses = { ...state.raidLosses, [cell]: sum(state.raidLosses[cell] ?? {}, { [colour]: 1 }) };
  }
  state.emit('strike', '35.1.damage', () => ({
    side: SOVIET,
    text: `${state.ground.names.get(cell) ?? state.label(cell)} loses ${pointsText(lost)} this month.`,
    cells: [cell],
    facts: pointFacts(lost),
  }));
}

/** One of the points that are there, by lot; no die where all are of a colour [35.1.damage, 35.2.loss]. */
export function* drawn(
  there: Readonly<Partial<Record<Colour, number>>>,
  address: string,
  rule: '35.1.damage' | '35.2.loss',
): Play<Colour | undefined> {
  const points = COLOURS.flatMap((colour) => Array.from({ length: Math.max(0, there[colour] ?? 0) }, () => colour));
  if (new Set(points).size <= 1) return points.at(0);
  const faces = points.map(String);
  const die = yield* roll({ address, rule: cite(rule), sides: points.length, faces, purpose: 'which point is lost' });
  return points[die - 1];
}
