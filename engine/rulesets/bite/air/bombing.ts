import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { firstByChance } from '../../../mechanics/ways/by-chance.js';
import type { OrderModel } from '../../../model/orders.js';
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
import { missionHeld } from './holding.js';
import { crowded, flightBar, takeOff } from './missions.js';

const VERB = 'bomb';

/** What of a place bombs are aimed at [32.1-32.3]. */
interface Target {
  readonly mission: number;
  readonly rule: BiteRule;
  readonly isThere: (state: State, cell: Cell) => boolean;
  readonly without: string;
}
const TARGETS = {
  factory: {
    mission: AGAINST_FACTORY,
    rule: '32.1',
    isThere: (state, cell) => centresOf(state).includes(cell),
    without: 'yields no points',
  },
  port: {
    mission: AGAINST_PORT,
    rule: '32.2',
    isThere: ({ ground }, cell) => ground.port[cell] > 0,
    without: 'is no port',
  },
  station: {
    mission: AGAINST_STATION,
    rule: '32.3',
    isThere: isCity,
    without: 'has no station: cities do',
  },
} as const satisfies Readonly<Record<string, Target>>;
type Aim = keyof typeof TARGETS;
const AIMS = Object.keys(TARGETS) as Aim[];
const isAim = (word: string | undefined): word is Aim => word !== undefined && Object.hasOwn(TARGETS, word);

/** Why these bombers do not fly against what stands in a hex [32.0.who, 7.5.2.missions]. */
function refuse(state: State, answer: Answer): Refusal | undefined {
  const { pieces = [], cells: [cell] = [], choice } = answer;
  if (!state.plays('strategic-bombing')) return whyNot(notPlayedBar('strategic-bombing'), state);
  if (pieces.length === 0 || cell === undefined || !isAim(choice))
    return refusal('32.0', 'no-target', 'Write what is bombed, and by whom: `bomb HEX with UNITS (factory)`.');
  const place = state.label(cell);
  const { rule, isThere, without }: Target = TARGETS[choice];
  if (state.control[cell] !== opponent(state.side)) return refusal('32.0', 'not-enemy', `${place} is not the enemy’s.`);
  if (!isThere(state, cell)) return refusal(rule, 'no-target', `${place} ${without}.`);
  for (const piece of pieces) {
    const { isBomber, unitClass } = state.piece(piece);
    const held = whyNot(missionHeld(state, piece), state, piece);
    if (held !== undefined) return { ...held, fixes: fuelFirst(state, answer) };
    if (!isBomber || (unitClass !== 'strategic bomber' && levelOf(state, piece) < 2))
      return refusal(
        '32.0.who',
        'no-bomber',
        `${state.name(piece)} does not bomb places: strategic bombers do, and others from technology 2 on.`,
      );
    const barred = whyNot(flightBar(state, piece, cell), state, piece, cell);
    if (barred !== undefined) return barred;
  }
  return crowded(state, { pieces, cells: [cell] });
}

const bombers = (state: State): number[] =>
  state.plays('strategic-bombing')
    ? state.muster.air[state.side].filter(
        (piece) => state.piece(piece).isBomber && missionHeld(state, piece) === undefined,
      )
    : [];

const places = (state: State): Cell[] => [...new Set([...state.ground.names.keys(), ...centresOf(state)])];

/** Returns whether bombers may be sent against anything in a hex of the enemy, with or without units in it [32.0]. */
export const mayBeBombed = (state: State, cell: Cell): boolean =>
  state.plays('strategic-bombing') &&
  state.control[cell] === opponent(state.side) &&
  AIMS.some((aim) => TARGETS[aim].isThere(state, cell));

/** Every such hex. */
export const bombable = (state: State): Cell[] =>
  state.plays('strategic-bombing') ? places(state).filter((cell) => mayBeBombed(state, cell)) : [];

const answerOf = (piece: number, cell: Cell, choice: Aim): Answer => ({
  verb: VERB,
  pieces: [piece],
  cells: [cell],
  choice,
});

/** `bomb 0804 with "DBA 1" (factory)`: bombers are sent against industry, port or station of a place [32.0]. */
export const bombing = action<State>({
  verbs: [VERB],
  legal: (state) =>
    bombers(state).flatMap((piece) =>
      places(state)
        .flatMap((cell) => AIMS.map((aim) => answerOf(piece, cell, aim)))
        .filter((answer) => refuse(state, answer) === undefined),
    ),
  pick: (state, random) =>
    firstByChance(bombers(state), random, (piece) => {
      const all = places(state);
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
