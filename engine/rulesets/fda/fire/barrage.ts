import { say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedByUnit } from '../../../play/listing.js';
import { isRefusal, roll, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { barOnDistance, isBomber, isInPlay } from '../air/aircraft.js';
import { fleesAsInfantry } from '../state/forces-now.js';
import { mayFlyToday } from '../air/flying.js';
import { losePoints } from '../combat/losses.js';
import { flakBefore } from './flak-before.js';
import { aimOf } from '../sequence/aiming.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { opponent, SIDES, type Piece } from '../state/pieces.js';
import { whyNot, rephrase, type Bar } from '../../../mechanics/bars.js';
import { bar, refusal, cite } from '../rulebook/cite.js';
import { retreat } from '../retreat/retreat.js';
import { takeSideOrders } from '../sequence/order-taking.js';
import type { State } from '../state/state.js';
import { DIE_SIDES } from '../vocabulary/dice-pools.js';
import { nationOf } from '../vocabulary/nations.js';

const BARRAGE = 'barrage';

/**
 * Plays the preparatory barrage before the first turn. Artillery, bombers and ships of both sides fire once each, and
 * may still act fully in turn 1 [15.1].
 */
export function* barrage(state: State): Play {
  const spent = new Set<number>();
  const kind = barraging(spent);
  for (const side of SIDES) {
    state.side = side;
    const name = state.sideName(side);
    if (!state.pieces.some((piece) => piece.side === side && isOfTheArms(state, piece))) continue;
    yield* takeSideOrders(state, {
      rule: '15.1b',
      question: 'barrage',
      prompt: say`${name}: which sector does the preparatory barrage attack?`,
      address: `${state.turn}/${name}/barrage`,
      kinds: [kind],
      last: 'pass',
      endOnceIn: 12,
    });
  }
  state.clear('barrage'); // The barrage belongs to no turn: its losses and actions do not count for turn 1.
}

/** Returns whether a unit is of a kind that takes part in the barrage: artillery, bombers and ships [15.1a]. */
const isOfTheArms = (state: State, { index, arm, isArtillery }: Piece): boolean =>
  isArtillery || arm === 'naval artillery' || isBomber(state, index);

/** Creates the orders for one side's part in a barrage. `spent` contains the units that have fired already. */
function barraging(spent: Set<number>): OrderKind {
  const refuse = (state: State, { pieces: [unit] = [], cells: [target] = [] }: Answer): Refusal | undefined =>
    unit === undefined || target === undefined
      ? refusal(
          '15.1b',
          'no-target',
          say`A barrage names the unit that fires and a sector: \`barrage UNIT against CELL\`.`,
        )
      : (refuseShooter(state, unit, spent) ?? refuseSector(state, unit, target));
  const targetsOf = (state: State, unit: number): Answer[] =>
    sectorsOf(state)
      .filter((target) => refuseSector(state, unit, target) === undefined)
      .map((target) => ({ verb: BARRAGE, pieces: [unit], cells: [target] }));
  return {
    verbs: [BARRAGE],
    ...listedByUnit(BARRAGE, (state) => shootersOf(state, spent), targetsOf),
    pick: (state, random) => {
      const units = shootersOf(state, spent);
      if (units.length === 0) return undefined;
      const answers = targetsOf(state, units[random(units.length)]);
      return answers.length === 0 ? undefined : answers[random(answers.length)];
    },
    read: (state, order: OrderModel) => {
      const aim = aimOf(state, order, '15.1b');
      if (isRefusal(aim)) return aim;
      const { by, target, cell } = aim;
      if (target !== undefined)
        return refusal(
          '15.1b',
          'aims-at-sector',
          say`A barrage attacks all units of a sector: \`barrage UNIT against ${sectorText(state, target)}\`.`,
        );
      const pieces = by === undefined ? [] : [by];
      const answer: Answer = { verb: BARRAGE, pieces, cells: cell === undefined ? [] : [cell], order };
      return refuse(state, answer) ?? answer;
    },
    refuse,
    perform: (state, { pieces: [unit] = [], cells: [target] = [], order }) => {
      spent.add(unit);
      return bombard(state, unit, target, order);
    },
  };
}

const sectorText = (state: State, target: number): string =>
  state.cell[target] < 0 ? 'CELL' : state.label(state.cell[target]);

const shootersOf = (state: State, spent: ReadonlySet<number>): number[] =>
  state.piecesWhere(({ index, side }) => side === state.side && barOnShooter(state, index, spent) === undefined);

/** Lists the sectors with enemy units. */
function sectorsOf(state: State): Cell[] {
  const enemy = opponent(state.side);
  return [...new Set(state.muster.ground[enemy].map((unit) => state.cell[unit]).filter((cell) => cell >= 0))];
}

const refuseShooter = (state: State, unit: number, spent: ReadonlySet<number>): Refusal | undefined =>
  whyNot(
    rephrase(
      barOnShooter(state, unit, spent),
      (reason) => say`${state.name(unit)} takes no part in the barrage: ${reason}.`,
    ),
  );

/**
 * Returns the reason why a unit may not fire in the barrage; undefined when it may. Ships may fire while they are in
 * play; bombers also need the weather and air supremacy to fly. Artillery must be of regiment or brigade size and not
 * self-propelled; Soviet brigades may be self-propelled too (reading `barrageRange`) [15.1a, 12e, 12f].
 */
function barOnShooter(state: State, unit: number, spent: ReadonlySet<number>): Bar | undefined {
  const { side, arm, isArtillery, sitesGuns, large, size, nation } = state.piece(unit);
  if (side !== state.side) return bar('15.1b', 'other-side', () => say`it belongs to the other side`);
  if (spent.has(unit)) return bar('15.1b', 'fired-already', () => say`it has fired in this barrage`);
  if (arm === 'naval artillery')
    return isInPlay(state, unit) ? undefined : bar('3c', 'not-in-play', () => say`it is out of play`);
  if (isBomber(state, unit)) {
    if (!isInPlay(state, unit)) return bar('3c', 'not-in-play', () => say`it is out of play`);
    if (state.flying === 0) return bar('12e', 'weather', () => say`the weather forbids all air activity today`);
    return mayFlyToday(state, side)
      ? undefined
      : bar('12f', 'supremacy', () => say`its side has no air supremacy today`);
  }
  if (!isArtillery || !large)
    return bar('15.1a', 'not-eligible', () => say`only artillery regiments and brigades, bombers and ships take part`);
  if (!sitesGuns && !(size === 'brigade' && nationOf(nation).brigadesPrepare))
    return bar(
      '15.1a',
      'self-propelled',
      () => say`it is self-propelled; of self-propelled artillery only Soviet brigades take part`,
    );
  return state.cell[unit] >= 0 ? undefined : bar('3c', 'not-on-map', () => say`it is not on the map`);
}

/**
 * Returns the reason why a sector is out of reach; undefined when the sector is in reach. Guns fire within their range,
 * bombers attack where they may fly, and ships reach every sector: see the reading `barrageRange` [15.1b].
 */
function refuseSector(state: State, unit: number, target: Cell): Refusal | undefined {
  const { name, range, isArtillery } = state.piece(unit);
  const at = state.label(target);
  if (state.owner[target] !== opponent(state.side)) return refusal('15.1b', 'no-enemy', say`No enemy stands in ${at}.`);
  if (!isArtillery) return isBomber(state, unit) ? whyNot(barOnDistance(state, unit, target)) : undefined;
  const distance = state.ground.board.distance(state.cell[unit], target);
  return distance <= range
    ? undefined
    : refusal('10a', 'out-of-range', say`${at} is ${distance} sectors away; the range of ${name} is ${range}.`);
}

/**
 * Resolves the barrage of one unit: guns on the ground may fire at a bomber first, then the barraging unit rolls, then
 * every unit in the sector rolls [15.1b-15.1e].
 */
function* bombard(state: State, unit: number, target: Cell, order: OrderModel | undefined): Play {
  const { name, heavyGuns, air } = state.piece(unit);
  const at = state.label(target);
  state.address = `${state.address}/${name} on ${at}`;
  if (isBomber(state, unit)) yield* flakBefore(state, unit, target);
  if (state.pr[unit] === 0) return;
  const { address } = state;
  const natural = yield* roll({
    address,
    rule: cite('15.1b'),
    sides: DIE_SIDES,
    purpose: say`barrage of ${name} on ${at}`,
    order,
  });
  const modifier = heavyGuns && !air ? state.numbers['barrage.heavy'] : 0;
  const result = natural + modifier; // See reading `barrageFirstStep`: a result of 5 or more has an effect.
  const hits = result >= state.numbers['barrage.least'];
  state.emit(BARRAGE, '15.1b', () => ({
    text: say`${name} bombards ${at}: ${modifier === 0 ? String(natural) : `${natural} + ${modifier}`}, ${hits ? term('a hit') : term('no effect')}.`,
    pieces: [unit],
    cells: [target],
    dice: { address, sides: DIE_SIDES, values: [natural], written: false },
    facts: { result: hits ? 'Hit' : 'Miss' },
  }));
  if (!hits) return;
  if (result >= state.numbers['barrage.fortifications']) destroyForts(state, unit, target);
  yield* strikeSector(state, unit, target, order);
}

function destroyForts(state: State, unit: number, target: Cell): void {
  if (state.fort[target] === 0) return;
  state.fort[target] = 0;
  state.changes++;
  state.emit('destroyed', ruleOf(state, unit), () => ({
    text: say`The fortifications of ${state.label(target)} are destroyed.`,
    cells: [target],
  }));
}

/**
 * Returns the rule for the effect of a unit's barrage: Soviet and American fire takes break points, other fire makes
 * units retreat [15.1c, 15.1d].
 */
const ruleOf = (state: State, unit: number): '15.1c' | '15.1d' =>
  nationOf(state.piece(unit).nation).barrage === 'loss' ? '15.1c' : '15.1d';

/**
 * Rolls one die for every unit in the sector under barrage, headquarters included, and applies the losses or retreats
 * [15.1c, 15.1d].
 */
function* strikeSector(state: State, unit: number, target: Cell, order: OrderModel | undefined): Play {
  const rule = ruleOf(state, unit);
  const { address } = state;
  const driven: number[] = [];
  for (const victim of state.unitsIn(target).sort((a, b) => a - b)) {
    const die = yield* roll({
      address: `${address}/${state.name(victim)}`,
      rule: cite(rule),
      sides: DIE_SIDES,
      purpose: say`${state.name(victim)} under the barrage`,
      order,
    });
    const suffers = die >= state.numbers['barrage.unitFrom'];
    state.emit('dice', rule, () => ({
      side: state.piece(victim).side,
      text: suffers
        ? say`${state.name(victim)} under the barrage: ${die}, struck.`
        : say`${state.name(victim)} under the barrage: ${die}, unharmed.`,
      dice: { address: `${address}/${state.name(victim)}`, sides: DIE_SIDES, values: [die], written: false },
    }));
    if (!suffers) continue;
    if (rule === '15.1d') driven.push(victim);
    else
      losePoints(state, victim, state.numbers['barrage.breakPoints'], {
        rule,
        by: say`under the barrage of ${state.name(unit)}`,
      });
  }
  const { numbers } = state;
  const sectors = (victim: number): number =>
    fleesAsInfantry(state, victim) ? numbers['barrage.infantryRetreat'] : numbers['barrage.retreat'];
  yield* retreat(state, driven, sectors, { rule: '15.1d', about: target });
}
