import { type Cell, NOWHERE } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { pickOne } from '../../../mechanics/choice.js';
import { memoize } from '../../../mechanics/memoize.js';
import { list } from '../../../model/words.js';
import { agree, counted, say } from '../../../model/say.js';
import { listedBy } from '../../../play/listing.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { refusal } from '../rulebook/refusal.js';
import { countryOf, type Ground } from '../state/ground.js';
import { IN_BOX, type State } from '../state/state.js';
import { turnIn } from '../vocabulary/calendar.js';
import { LEADING } from '../vocabulary/nations.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';
import { isUp } from './dice.js';

const [GERMANY] = LEADING;
const FIRST_AMERICAN_RAID_TURN = turnIn(1942, 'August');

/** Lists the hexes of Germany. */
const germanHexes = memoize((ground: Ground): readonly Cell[] =>
  Array.from({ length: ground.board.size }, (_, cell) => cell).filter((cell) => countryOf(ground, cell) === GERMANY),
);

/** Returns whether a hex has German factories [35.1]. */
const isTarget = (state: State, cell: Cell): boolean =>
  countryOf(state.ground, cell) === GERMANY &&
  state.control[cell] === AXIS &&
  state.redFactories[cell] + state.blueFactories[cell] + state.blackFactories[cell] > 0;
export const targetsOf = (state: State): Cell[] => germanHexes(state.ground).filter((cell) => isTarget(state, cell));

const mayRaid = (state: State, piece: number): boolean => {
  const { unitClass, isAmerican } = state.piece(piece);
  return (
    unitClass === 'allied bomber' &&
    state.cell[piece] === IN_BOX &&
    state.raided[piece] === 0 &&
    (!isAmerican || state.turn >= FIRST_AMERICAN_RAID_TURN)
  );
};
/** Lists bombers that may still be sent on a raid [35.1]. */
export const raiders = (state: State): number[] =>
  state.muster.strategic[SOVIET].filter((piece) => mayRaid(state, piece));

/** Returns the air units that `raids` lists for a hex; an empty list if there are none. */
export const sentTo = (raids: Readonly<Record<number, number[]>>, cell: Cell): readonly number[] =>
  Object.hasOwn(raids, cell) ? raids[cell] : [];

const placeName = (state: State, cell: Cell): string => state.ground.names.get(cell) ?? state.label(cell);

/**
 * Defines the order `raid Kassel with "RAF 1"`, which sends at most two western bombers against a hex with German
 * factories [35.1].
 */
export const raiding: OrderKind<State> = action<State>({
  verbs: ['raid'],
  ...listedBy<State, Cell>(
    targetsOf,
    (cell, follow) => ({ verb: 'raid', cells: [cell], follow }),
    (state, cell) =>
      raiders(state)
        .map((piece): Answer => ({ verb: 'raid', cells: [cell], pieces: [piece] }))
        .filter((answer) => refuseRaid(state, answer) === undefined),
  ),
  pick(state, random) {
    const [cells, pieces] = [targetsOf(state), raiders(state)];
    if (cells.length === 0 || pieces.length === 0) return undefined;
    const answer = { verb: 'raid', cells: [pickOne(cells, random)], pieces: [pickOne(pieces, random)] };
    return refuseRaid(state, answer) === undefined ? answer : undefined;
  },
  answer: (state, order) =>
    refuseSeveral('35.1', order, 'hex') ?? {
      verb: 'raid',
      cells: writtenCells(order),
      pieces: unitsNamed(
        state,
        order.clauses.flatMap(({ pieces }) => pieces),
        (piece) => mayRaid(state, piece),
      ),
    },
  whyNot: refuseRaid,
  perform(state, { cells: [cell] = [], pieces = [] }) {
    state.raids = { ...state.raids, [cell]: [...sentTo(state.raids, cell), ...pieces] };
    for (const piece of pieces) state.raided[piece] = 1;
    state.emit('raid', '35.1', () => ({
      side: SOVIET,
      text: say`${state.names(pieces).join(', ')} ${agree(pieces.length, 'raids', 'raid')} ${placeName(state, cell)}.`,
      pieces,
      cells: [cell],
    }));
    return undefined;
  },
});

function refuseRaid(state: State, { cells: [cell] = [], pieces = [] }: Answer): Refusal | undefined {
  if (cell === undefined || pieces.length === 0)
    return refusal('35.1', 'no-raid', say`Name the hex and the bombers: \`raid HEX with UNITS\`.`);
  if (!isTarget(state, cell))
    return refusal('35.1', 'no-factory', say`${placeName(state, cell)} has no German factory.`);
  for (const piece of pieces) {
    const { unitClass, isAmerican } = state.piece(piece);
    const name = state.name(piece);
    if (unitClass !== 'allied bomber') return refusal('35.1', 'no-raider', say`${name} is not a western bomber.`);
    if (isAmerican && state.turn < FIRST_AMERICAN_RAID_TURN)
      return refusal('35.1', 'too-early', say`${name} is American and may raid from August 1942 on.`);
    if (!mayRaid(state, piece))
      return refusal('35.1', 'sent-already', say`${name} has already been sent this month or is not available.`);
  }
  const most = state.numbers['raid.bombers'];
  const raidCount = sentTo(state.raids, cell).length;
  return raidCount + pieces.length > most
    ? refusal(
        '35.1',
        'too-many-bombers',
        say`${placeName(state, cell)} may be raided by at most ${counted(most, 'unit')}, not ${raidCount + pieces.length}.`,
      )
    : undefined;
}

/**
 * Returns whether a unit may intercept. Interceptors, and German fighters based in Germany, may intercept; no
 * headquarters is needed [35.1.defence].
 */
function mayIntercept(state: State, piece: number): boolean {
  const { unitClass, nation, side, isFighter } = state.piece(piece);
  if (side !== AXIS || state.raided[piece] > 0 || !isUp(state, piece)) return false;
  if (unitClass === 'interceptor') return state.cell[piece] === IN_BOX;
  return (
    isFighter &&
    nation === GERMANY &&
    state.isOnMap(piece) &&
    state.base[piece] === NOWHERE &&
    countryOf(state.ground, state.cell[piece]) === GERMANY
  );
}
export const interceptors = (state: State): number[] =>
  [...state.muster.strategic[AXIS], ...state.muster.air[AXIS]].filter((piece) => mayIntercept(state, piece));

const raidedHexes = ({ raids }: State): Cell[] => Object.keys(raids).map(Number);

/** Defines the order `intercept Kassel with "JF 2"`, which sends fighters against a raid [35.1.defence]. */
export const intercepting: OrderKind<State> = action<State>({
  verbs: ['intercept'],
  ...listedBy<State, Cell>(
    raidedHexes,
    (cell, follow) => ({ verb: 'intercept', cells: [cell], follow }),
    (state, cell) => interceptors(state).map((piece) => ({ verb: 'intercept', cells: [cell], pieces: [piece] })),
  ),
  answer: (state, order) =>
    refuseSeveral('35.1.defence', order, 'hex') ?? {
      verb: 'intercept',
      cells: writtenCells(order),
      pieces: unitsNamed(
        state,
        order.clauses.flatMap(({ pieces }) => pieces),
        (piece) => mayIntercept(state, piece),
      ),
    },
  whyNot(state, { cells: [cell] = [], pieces = [] }) {
    if (cell === undefined || pieces.length === 0)
      return refusal(
        '35.1.defence',
        'no-units',
        say`Name the raided hex and the fighters: \`intercept HEX with UNITS\`.`,
      );
    if (!raidedHexes(state).includes(cell))
      return refusal('35.1.defence', 'no-raid', say`${placeName(state, cell)} is not raided.`);
    const unable = pieces.find((piece) => !mayIntercept(state, piece));
    return unable === undefined
      ? undefined
      : refusal(
          '35.1.defence',
          'no-interceptor',
          say`${state.name(unable)} cannot intercept: only interceptors and German fighters based in Germany can, once a month.`,
        );
  },
  perform(state, { cells: [cell] = [], pieces = [] }) {
    state.interceptions = { ...state.interceptions, [cell]: [...sentTo(state.interceptions, cell), ...pieces] };
    for (const piece of pieces) state.raided[piece] = 1;
    state.emit('intercept', '35.1.defence', () => ({
      side: AXIS,
      text: say`${list(state.names(pieces))} ${agree(pieces.length, 'intercepts', 'intercept')} the raid on ${placeName(state, cell)}.`,
      pieces,
      cells: [cell],
    }));
    return undefined;
  },
});
