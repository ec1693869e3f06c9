import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import { findFromRandomStart } from '../../../mechanics/movement/random-walk.js';
import { say } from '../../../model/say.js';
import { listedByUnit } from '../../../play/listing.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { crowdBar, supportBar, takeOff } from '../air/missions.js';
import { supremeFor, takeAction } from '../command/actions.js';
import { beginBattle } from '../movement/moving.js';
import { refusal } from '../rulebook/refusal.js';
import { CARRYING, TO_BATTLE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { dropUnitBar, dropRange, refuseCarrier, targetBar } from './drop-bars.js';

const VERB = 'drop';

const isGlider = (state: State, piece: number): boolean => state.piece(piece).unitClass === 'airlanding';

/**
 * Assigns an aircraft as carrier to each unit of a drop: first a bomber to each glider unit, then the next aircraft to
 * each of the other units in order. Unassigned aircraft only support the drop [23.0.company].
 */
function carriersOf(state: State, troops: readonly number[], aircraft: readonly number[]): Map<number, number> {
  const carriers = new Map<number, number>();
  const free = new Set(aircraft);
  for (const piece of [...troops].sort((a, b) => Number(isGlider(state, b)) - Number(isGlider(state, a)))) {
    const one = [...free].find((unit) => !isGlider(state, piece) || state.piece(unit).isBomber);
    if (one === undefined) continue;
    carriers.set(piece, one);
    free.delete(one);
  }
  return carriers;
}

const splitTroops = (state: State, pieces: readonly number[]): { troops: number[]; aircraft: number[] } => ({
  troops: pieces.filter((piece) => !state.piece(piece).isAir),
  aircraft: pieces.filter((piece) => state.piece(piece).isAir),
});

/** Returns why a drop is illegal. Orders, listed answers and random play are all checked here. */
function refuse(state: State, { pieces = [], cells: [to] = [] }: Answer): Refusal | undefined {
  const { troops, aircraft } = splitTroops(state, pieces);
  if (troops.length === 0 || to === undefined)
    return refusal('23.0', 'no-units', say`A drop needs units and a hex: \`drop UNITS to HEX with AIRCRAFT\`.`);
  for (const piece of troops) {
    const refused =
      whyNot(dropUnitBar(state, piece), state, piece) ?? whyNot(targetBar(state, piece, to), state, piece, to);
    if (refused !== undefined) return refused;
  }
  return refuseCompany(state, troops, aircraft, to);
}

/**
 * Returns why the aircraft named in a drop order are not allowed, either as carriers or as support. Undefined if they
 * are allowed [23.0.gliders, 23.0.company, 5.3.air, A43].
 */
function refuseCompany(
  state: State,
  troops: readonly number[],
  aircraft: readonly number[],
  to: Cell,
): Refusal | undefined {
  const carriers = carriersOf(state, troops, aircraft);
  for (const piece of troops) {
    if (carriers.has(piece)) continue;
    if (isGlider(state, piece))
      return refusal(
        '23.0.gliders',
        'no-bomber',
        say`${state.name(piece)} is a glider unit: name a bomber after \`with\`.`,
      );
    if (state.rulings['drop.withoutAircraft'] === 'forbidden')
      return refusal(
        '23.0.flight',
        'no-aircraft',
        say`${state.name(piece)} needs an aircraft: name one after \`with\`.`,
      );
  }
  const carried = new Map([...carriers].map(([piece, unit]) => [unit, piece]));
  const supported = troops.find((piece) => !isGlider(state, piece));
  for (const unit of aircraft) {
    const refused =
      refuseCarrier(state, carried.get(unit) ?? supported ?? troops[0], unit, to) ??
      whyNot(supportBar(state, unit, to, troops), state, unit, to);
    if (refused !== undefined) return refused;
  }
  return aircraft.length === 0
    ? undefined
    : whyNot(crowdBar(state, state.side, to, aircraft.length), state, aircraft[0], to);
}

const droppableUnits = (state: State): readonly number[] =>
  state.isAdvanced && state.plays('paratroops')
    ? state.muster.land[state.side].filter((piece) => dropUnitBar(state, piece) === undefined)
    : [];

/** Lists hexes on which a unit may be dropped. */
function targetsOf(state: State, piece: number): Cell[] {
  const { board } = state.ground;
  const cells: Cell[] = [];
  for (let radius = 1; radius <= dropRange(state, piece); radius++)
    cells.push(...board.ring(state.cell[piece], radius));
  return cells.filter((cell) => targetBar(state, piece, cell) === undefined);
}

/**
 * Lists the legal drops of a unit into each hex: with each aircraft that can carry the unit and, if the rules allow it,
 * without aircraft.
 */
function answersOf(state: State, piece: number): Answer[] {
  const aircraft = state.muster.air[state.side].filter((unit) => state.isOnMap(unit));
  return targetsOf(state, piece).flatMap((to) =>
    [[piece], ...aircraft.map((unit) => [piece, unit])]
      .map((pieces): Answer => ({ verb: VERB, pieces, cells: [to] }))
      .filter((answer) => refuse(state, answer) === undefined),
  );
}

function byChance(state: State, piece: number, random: (n: number) => number): Answer | undefined {
  const targets = targetsOf(state, piece);
  if (targets.length === 0) return undefined;
  const to = pickOne(targets, random);
  const withAircraft = findFromRandomStart(state.muster.air[state.side], random, (unit) => {
    const answer: Answer = { verb: VERB, pieces: [piece, unit], cells: [to] };
    return state.isOnMap(unit) && refuse(state, answer) === undefined ? answer : undefined;
  });
  const alone: Answer = { verb: VERB, pieces: [piece], cells: [to] };
  return withAircraft ?? (refuse(state, alone) === undefined ? alone : undefined);
}

/** `drop "7.Flieger" to 0806 with "KG 1"`: declares a drop of paratroops or gliders in the Movement Phase [23.0]. */
export const dropping = action<State>({
  verbs: [VERB],
  ...listedByUnit<State>(VERB, droppableUnits, answersOf),
  pick(state, random) {
    const open = droppableUnits(state);
    return open.length === 0 ? undefined : byChance(state, pickOne(open, random), random);
  },
  answer(state, order) {
    const several = refuseSeveral('23.0', order, 'hex');
    if (several !== undefined) return several;
    const aircraft = order.clauses.find(({ preposition }) => preposition === 'with')?.pieces ?? [];
    return {
      verb: VERB,
      pieces: [
        ...unitsNamed(state, order.pieces, (piece) => dropUnitBar(state, piece) === undefined),
        ...unitsNamed(state, aircraft),
      ],
      cells: writtenCells(order, 'to'),
    };
  },
  whyNot: refuse,
  perform(state, { pieces = [], cells: [to] = [] }) {
    const { troops, aircraft } = splitTroops(state, pieces);
    const hq = supremeFor(state, troops[0], 'airborne');
    if (hq !== undefined) takeAction(state, hq, 'airborne');
    const carriers = carriersOf(state, troops, aircraft);
    const carrying = new Set(carriers.values());
    for (const unit of aircraft) takeOff(state, unit, to, carrying.has(unit) ? CARRYING : TO_BATTLE);
    for (const piece of troops) startDrop(state, piece, to, carriers.get(piece) ?? -1);
    return undefined;
  },
});

/**
 * Puts a unit in the air above its target. The unit lands when the battle there begins, with or without enemies in the
 * hex [23.0.flight, 23.0.landing].
 */
function startDrop(state: State, piece: number, to: Cell, carrier: number): void {
  const from = state.cell[piece];
  state.setBase(piece, from);
  state.put(piece, to);
  state.carrier[piece] = carrier;
  state.mission[piece] = CARRYING;
  state.moved[piece] = 1;
  beginBattle(state, to);
  state.emit('drop', '23.0', () => ({
    side: state.side,
    text:
      carrier < 0
        ? say`${state.name(piece)} will be dropped on ${state.label(to)}.`
        : say`${state.name(piece)} will be dropped on ${state.label(to)} from ${state.name(carrier)}.`,
    pieces: carrier < 0 ? [piece] : [piece, carrier],
    cells: [from, to],
  }));
}
