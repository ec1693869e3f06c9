import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { findFromRandomStart } from '../../../mechanics/movement/random-walk.js';
import type { OrderModel } from '../../../model/orders.js';
import { say, term } from '../../../model/say.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { fuelFirst } from '../command/fuel-first.js';
import { levelOf } from '../nations/technology.js';
import { centresOf } from '../production/centres.js';
import { refusal } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { AGAINST_FACTORY, AGAINST_PORT, AGAINST_STATION } from '../state/fields.js';
import type { State } from '../state/state.js';
import { isCity } from '../state/strongholds.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { opponent } from '../vocabulary/sides.js';
import { missionUnitBar } from './unit-bars.js';
import { refuseTogether, flightBar, takeOff } from './missions.js';

const VERB = 'bomb';

/** A kind of installation that bombers can attack [32.1-32.3]. */
interface Target {
  readonly mission: number;
  readonly rule: BiteRule;
  readonly isThere: (state: State, cell: Cell) => boolean;
  readonly missing: string;
}
const TARGETS = {
  factory: {
    mission: AGAINST_FACTORY,
    rule: '32.1',
    isThere: (state, cell) => centresOf(state).includes(cell),
    missing: 'produces no points',
  },
  port: {
    mission: AGAINST_PORT,
    rule: '32.2',
    isThere: ({ ground }, cell) => ground.port[cell] > 0,
    missing: 'is not a port',
  },
  station: {
    mission: AGAINST_STATION,
    rule: '32.3',
    isThere: isCity,
    missing: 'has no station: only cities have one',
  },
} as const satisfies Readonly<Record<string, Target>>;
type Aim = keyof typeof TARGETS;
const AIMS = Object.keys(TARGETS) as Aim[];
const isAim = (word: string | undefined): word is Aim => word !== undefined && Object.hasOwn(TARGETS, word);

/** Returns why these bombers may not bomb an installation in a hex [32.0.who, 7.5.2.missions]. */
function refuse(state: State, answer: Answer): Refusal | undefined {
  const { pieces = [], cells: [cell] = [], choice } = answer;
  if (!state.plays('strategic-bombing')) return whyNot(notPlayedBar('strategic-bombing'), state);
  if (pieces.length === 0 || cell === undefined || !isAim(choice))
    return refusal(
      '32.0',
      'no-target',
      say`Name the hex, the bombers and the target: \`bomb HEX with UNITS (factory)\`.`,
    );
  const place = state.label(cell);
  const { rule, isThere, missing: without }: Target = TARGETS[choice];
  if (state.control[cell] !== opponent(state.side))
    return refusal('32.0', 'not-enemy', say`${place} is not enemy-controlled.`);
  if (!isThere(state, cell)) return refusal(rule, 'no-target', say`${place} ${term(without)}.`);
  for (const piece of pieces) {
    const { isBomber, unitClass } = state.piece(piece);
    const unfit = whyNot(missionUnitBar(state, piece), state, piece);
    if (unfit !== undefined) return { ...unfit, fixes: fuelFirst(state, answer) };
    if (!isBomber || (unitClass !== 'strategic bomber' && levelOf(state, piece) < 2))
      return refusal(
        '32.0.who',
        'no-bomber',
        say`${state.name(piece)} cannot bomb installations: only strategic bombers and bombers of technology 2 or higher can.`,
      );
    const barred = whyNot(flightBar(state, piece, cell), state, piece, cell);
    if (barred !== undefined) return barred;
  }
  return refuseTogether(state, { pieces, cells: [cell] });
}

const bombers = (state: State): number[] =>
  state.plays('strategic-bombing')
    ? state.muster.air[state.side].filter(
        (piece) => state.piece(piece).isBomber && missionUnitBar(state, piece) === undefined,
      )
    : [];

const possibleTargets = (state: State): Cell[] => [...new Set([...state.ground.names.keys(), ...centresOf(state)])];

/** Returns whether bombers may attack an installation in an enemy hex, with or without units in it [32.0]. */
export const mayBeBombed = (state: State, cell: Cell): boolean =>
  state.plays('strategic-bombing') &&
  state.control[cell] === opponent(state.side) &&
  AIMS.some((aim) => TARGETS[aim].isThere(state, cell));

/** Lists the hexes for which {@link mayBeBombed} holds. */
export const bombableHexes = (state: State): Cell[] =>
  state.plays('strategic-bombing') ? possibleTargets(state).filter((cell) => mayBeBombed(state, cell)) : [];

const answerOf = (piece: number, cell: Cell, choice: Aim): Answer => ({
  verb: VERB,
  pieces: [piece],
  cells: [cell],
  choice,
});

/** `bomb 0804 with "DBA 1" (factory)`: sends bombers against the factories, port or station in a hex [32.0]. */
export const bombing = action<State>({
  verbs: [VERB],
  legal: (state) =>
    bombers(state).flatMap((piece) =>
      possibleTargets(state)
        .flatMap((cell) => AIMS.map((aim) => answerOf(piece, cell, aim)))
        .filter((answer) => refuse(state, answer) === undefined),
    ),
  pick: (state, random) =>
    findFromRandomStart(bombers(state), random, (piece) => {
      const all = possibleTargets(state);
      if (all.length === 0) return undefined;
      const answer = answerOf(piece, all[random(all.length)], AIMS[random(AIMS.length)]);
      return refuse(state, answer) === undefined ? answer : undefined;
    }),
  answer(state, order: OrderModel) {
    const several = refuseSeveral('32.0', order, 'hex');
    if (several !== undefined) return several;
    const aim = AIMS.find((one) => Object.hasOwn(order.attributes, one));
    return {
      verb: VERB,
      pieces: unitsNamed(state, order.clauses.find(({ preposition }) => preposition === 'with')?.pieces ?? []),
      cells: writtenCells(order),
      ...(aim !== undefined && { choice: aim }),
    };
  },
  whyNot: refuse,
  perform(state, { pieces = [], cells: [cell] = [], choice }) {
    if (isAim(choice)) for (const piece of pieces) takeOff(state, piece, cell, TARGETS[choice].mission);
    return undefined;
  },
});
