import type { Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { GERMAN, SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { bar, refusal } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { GERMAN_MARKER, SOVIET_MARKER } from './markers.js';
import type { State } from '../state/state.js';
import { smolenskFreesTheAir } from '../victory/smolensk.js';
import { counted, say } from '../../../model/say.js';

const INTERDICT = 'interdict';

/**
 * German air interdiction: up to three markers, one per hex. Markers may be laid east of column 40 only while the
 * German side has held Smolensk long enough [13.1, 13.2, 13.33].
 */
export const germanInterdiction: OrderKind = kindOf(GERMAN_MARKER, barOnGerman, mayAddGerman);

/**
 * The orders for Soviet interdiction. The Soviet side may lay one marker per turn in three turns of the game, but not
 * in the last turn and not on German units [13.41, 13.45].
 */
export const sovietInterdiction: OrderKind = kindOf(SOVIET_MARKER, barOnSoviet, mayInterdict);

/**
 * Returns the reason why a marker may not be laid on a cell; undefined when it may. `before` are the cells on which the
 * same answer has laid markers already.
 */
type BarOnMarker = (state: State, cell: Cell, before: readonly Cell[]) => Bar | undefined;

const answers: Answer[] = [];

/** Returns the answer that lays one marker on a cell. Cached, because thousands of these answers are listed at once. */
const one = (cell: Cell): Answer => (answers[cell] ??= { verb: INTERDICT, cells: [cell] });

/** The cells of earlier markers for an answer that lays only one marker: an empty list. */
const ALONE: readonly Cell[] = [];

function kindOf(marker: number, barOn: BarOnMarker, mayLayOne: (state: State) => boolean): OrderKind {
  const refuse = (state: State, cells: readonly Cell[]): Refusal | undefined => {
    for (const [i, cell] of cells.entries()) {
      const barred = barOn(state, cell, cells.slice(0, i));
      if (barred !== undefined) return whyNot(barred);
    }
    return undefined;
  };
  return {
    verbs: [INTERDICT],
    legal(state) {
      const open: Answer[] = [];
      if (!mayLayOne(state)) return open;
      for (let cell = 0; cell < state.ground.board.size; cell++)
        if (barOn(state, cell, ALONE) === undefined) open.push(one(cell));
      return open;
    },
    pick: (state, random) => {
      if (!mayLayOne(state)) return undefined;
      for (let tries = 0; tries < 8; tries++) {
        const cell = random(state.ground.board.size);
        if (barOn(state, cell, ALONE) === undefined) return one(cell);
      }
      return undefined;
    },
    read: (state, order) => readMarkers(state, order, refuse),
    refuse: (state, answer) => refuse(state, answer.cells ?? []),
    perform(state, { cells = [] }) {
      for (const cell of cells) lay(state, marker, cell);
      return undefined;
    },
  };
}

function readMarkers(
  state: State,
  order: OrderModel,
  refuse: (state: State, cells: readonly Cell[]) => Refusal | undefined,
): Answer | Refusal {
  const cells = order.cells.map(({ cell }) => cell);
  const answer: Answer = { verb: INTERDICT, cells, order };
  if (cells.length === 0) return refusal('13.2', 'no-hex', say`The order names no hex. Write \`interdict 2216\`.`);
  for (let n = 1; n <= cells.length; n++) {
    const refused = refuse(state, cells.slice(0, n));
    if (refused !== undefined) return { ...refused, at: order.cells[n - 1]?.source ?? order.source };
  }
  return answer;
}

function lay(state: State, marker: number, cell: Cell): void {
  state.interdict(cell, marker, true);
  if (marker === SOVIET_MARKER && !state.sovietInterdictionTurns.includes(state.turn))
    state.sovietInterdictionTurns.push(state.turn);
  state.emit('interdict', marker === GERMAN_MARKER ? '13.2' : '13.42', () => ({
    text: say`${SIDE_NAMES[marker === GERMAN_MARKER ? GERMAN : SOVIET]} interdiction on ${state.label(cell)}.`,
    cells: [cell],
  }));
}

/** Removes all markers of a side [13.33, 13.46]. */
export function takeUpMarkers(state: State, marker: number, rule: PggRule): void {
  if (state.markersLaid[marker === GERMAN_MARKER ? GERMAN : SOVIET] === 0) return;
  const cells = markersOf(state, marker);
  for (const cell of cells) state.interdict(cell, marker, false);
  state.emit('interdiction ends', rule, () => ({
    text: say`${SIDE_NAMES[marker === GERMAN_MARKER ? GERMAN : SOVIET]} interdiction ends.`,
    cells,
  }));
}

/** Lists the cells with a marker of a side. */
export function markersOf(state: State, marker: number): Cell[] {
  const cells: Cell[] = [];
  const { interdicted } = state;
  for (let cell = 0; cell < interdicted.length; cell++) if (interdicted[cell] & marker) cells.push(cell);
  return cells;
}

/**
 * Returns the reason why a German marker may not be laid on a hex: the column limit, the number of markers, or one
 * marker per hex. Units in the hex do not matter [13.34].
 */
function barOnGerman(state: State, cell: Cell, before: readonly Cell[]): Bar | undefined {
  const twice = barOnAnother(state, cell, before, GERMAN_MARKER);
  if (twice !== undefined) return twice;
  const forbidden = state.rulings['germanInterdiction.firstForbiddenColumn'];
  if (state.ground.column[cell] >= forbidden && !smolenskFreesTheAir(state)) {
    return bar(
      '13.2',
      'interdiction-too-far-east',
      () =>
        say`${state.label(cell)} lies east of column ${forbidden - 1}; German markers go there only from the turn after both hexes of Smolensk are German with a line to the west edge [13.2].`,
    );
  }
  const most = state.numbers['interdiction.german'];
  if (state.markersLaid[GERMAN] + before.length + 1 > most)
    return bar(
      '13.1',
      'interdiction-markers',
      () =>
        say`All ${most} German markers are already on the map; a marker in ${state.label(cell)} is one too many [13.1].`,
    );
  return undefined;
}

/** Returns whether the German side may lay one more marker. */
function mayAddGerman(state: State): boolean {
  return state.markersLaid[GERMAN] < state.numbers['interdiction.german'];
}

function barOnSoviet(state: State, cell: Cell, before: readonly Cell[]): Bar | undefined {
  return (
    barOnSovietTurn(state, before.length) ??
    barOnAnother(state, cell, before, SOVIET_MARKER) ??
    barOnGermans(state, cell)
  );
}

/**
 * Returns the reason why the Soviet side may lay no further marker on any hex; undefined when it may. `before` is the
 * number of markers that the same answer has laid already [13.41].
 */
function barOnSovietTurn(state: State, before: number): Bar | undefined {
  const { numbers } = state;
  const used = state.sovietInterdictionTurns.filter((turn) => turn !== state.turn);
  const last = state.scenario.turns ?? numbers['game.turns'];
  if (state.turn >= last)
    return bar(
      '13.41',
      'interdiction-last-turn',
      () => say`No Soviet interdiction on the last turn, ${state.turn} [13.41].`,
    );
  const most = numbers['interdiction.soviet'];
  if (state.markersLaid[SOVIET] + before + 1 > most) {
    const markers = counted(most, 'marker');
    return bar('13.41', 'interdiction-markers', () => say`The Soviet side has ${markers} per turn [13.41].`);
  }
  const turns = numbers['interdiction.sovietTurns'];
  if (used.length >= turns)
    return bar(
      '13.41',
      'interdiction-used',
      () =>
        say`Soviet interdiction was used on turns ${used.join(', ')}; the Soviet side may use it on ${turns} turns only [13.41].`,
    );
  const block = (turn: number): number => Math.ceil(turn / 3);
  if (
    state.rulings['sovietInterdiction.when'] === 'oncePerThreeTurnBlock' &&
    used.some((turn) => block(turn) === block(state.turn))
  ) {
    return bar(
      '13.41',
      'interdiction-used',
      () => say`Soviet interdiction was already used in this block of three turns [13.41].`,
    );
  }
  return undefined;
}

function barOnGermans(state: State, cell: Cell): Bar | undefined {
  if (state.owner[cell] !== GERMAN) return undefined;
  return bar(
    '13.45',
    'interdiction-on-germans',
    () => say`German units stand in ${state.label(cell)}; the Soviet marker may not go there [13.45].`,
  );
}

/**
 * Returns the reason why a second marker may not be laid in a hex; undefined if the side has no marker there. Each side
 * may have one marker in a hex [13.33, 13.43].
 */
function barOnAnother(state: State, cell: Cell, before: readonly Cell[], marker: number): Bar | undefined {
  if ((state.interdicted[cell] & marker) === 0 && !before.includes(cell)) return undefined;
  return bar(
    '13.33',
    'interdiction-twice',
    () => say`${state.label(cell)} already has a marker; one may lie in a hex [13.33].`,
  );
}

/** Returns whether the Soviet side may still use its marker in this turn. */
function mayInterdict(state: State): boolean {
  return barOnSovietTurn(state, 0) === undefined;
}
