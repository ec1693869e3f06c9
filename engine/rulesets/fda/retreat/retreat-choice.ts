import { agree, counted, say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { list } from '../../../model/words.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Decision, Refusal } from '../../../play/moment.js';
import { pickOne } from '../../../mechanics/choice.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCellsOf, matchesWrittenPath, readWrittenPath } from '../../../mechanics/movement/written-path.js';
import { refusal } from '../rulebook/cite.js';
import { usualWay, type Way } from './retreat-ways.js';
import type { FdaRule } from '../rulebook/index.js';
import { deciding } from '../sequence/deciding.js';
import { fits, overstackedText } from '../stacking/stacking.js';
import type { State } from '../state/state.js';

/** The cause of a retreat, and the order that contains the owner's answers. */
export interface Beaten {
  /** The rule that requires the retreat. */
  readonly rule: FdaRule;
  /** The sector in which the fight took place. */
  readonly about: Cell;
  readonly within?: OrderModel;
  readonly result?: string;
}

/** The units that must still retreat. `sectors` returns the distance that a unit must retreat. */
export interface Retreating {
  readonly waiting: readonly number[];
  readonly sectors: (unit: number) => number;
  readonly beaten: Beaten;
}

/** Retreat paths by unit, for the units that have at least one. */
export type Ways = ReadonlyMap<number, readonly Way[]>;

const RETREAT = 'retreat';
/** The value of `choice` in an answer that takes the retreat path off the map. */
const OFF = 'off';

/**
 * Asks the owner which unit retreats next, and by which path.
 * Default: the units retreat towards the friendly edge in the order of the forces, but engineers after the units that
 * use them to cross a river [8p, 8q, 14f].
 */
export function choosingWay(state: State, retreating: Retreating, ways: Ways): Decision {
  const { waiting, beaten } = retreating;
  const units = engineersLast(state, [...ways.keys()]);
  const [first] = units;
  const { side } = state.piece(first);
  const names = state.names(waiting);
  const waysFor = (unit: number): readonly Way[] => ways.get(unit) ?? [];
  return deciding(state, side, {
    address: `${state.address}/retreat ${names.join(', ')}`,
    rule: beaten.rule,
    question: 'retreat',
    prompt:
      names.length === 1
        ? say`to which sector does ${names[0]} retreat?`
        : say`which of ${list(names)} retreats next, and to which sector?`,
    verbs: [RETREAT],
    within: beaten.within,
    result: beaten.result,
    about: [beaten.about],
    options: () => units.flatMap((unit) => waysFor(unit).map((way) => answerOf(unit, way))),
    defaultAnswer: () => answerOf(first, usualWay(state, side, waysFor(first))),
    pick(random) {
      const unit = pickOne(units, random);
      return answerOf(unit, pickOne(waysFor(unit), random));
    },
    answer: (order) => readWay(state, waiting, first, waysFor, order),
    whyNot: (answer) => refuseWay(state, retreating, ways, answer),
  });
}

/** Reads `retreat UNITS to CELL`, or a whole path. An order without a sector means a retreat off the map. */
function readWay(
  state: State,
  waiting: readonly number[],
  first: number,
  waysFor: (unit: number) => readonly Way[],
  order: OrderModel,
): Answer {
  const pieces = engineersLast(
    state,
    unitsNamed(state, order.pieces, (unit) => waiting.includes(unit)),
  );
  const [unit = first] = pieces;
  const written = readWrittenPath(order);
  const through =
    written.via.length > 0 ? waysFor(unit).find(({ path }) => matchesWrittenPath(path, written)) : undefined;
  const isBare = written.path.length === 0 && written.via.length === 0;
  const cells = isBare ? written.ends : fromStart(state, unit, through?.path ?? writtenCellsOf(written));
  return { verb: RETREAT, pieces, cells, ...(cells.length === 0 && { choice: OFF }) };
}

function refuseWay(
  state: State,
  { waiting, sectors, beaten }: Retreating,
  ways: Ways,
  { pieces = [], cells = [], choice }: Answer,
): Refusal | undefined {
  if (pieces.length === 0 || pieces.some((unit) => !waiting.includes(unit))) {
    const text = say`${list(state.names(waiting))} ${agree(waiting.length, 'retreats', 'retreat')} now.`;
    return refusal(beaten.rule, 'another-unit', text, { waits: true });
  }
  if (cells.length > 1 && cells[0] !== state.cell[pieces[0]]) {
    const text = say`A retreat ends in one sector: write \`retreat UNITS to CELL\`, or its path \`0104 > 0203 > 0302\`.`;
    return refusal(beaten.rule, 'several-sectors', text);
  }
  for (const unit of pieces) {
    const own = ways.get(unit) ?? [];
    if (!own.some((way) => isMeant(way, cells, choice)))
      return whyNotThere(state, unit, own, sectors(unit), cells, beaten.rule);
  }
  const end = cells.at(-1);
  if (end === undefined || choice === OFF || fits(state, end, pieces)) return undefined;
  const { side } = state.piece(pieces[0]);
  return refusal('4c', 'stack-limit', overstackedText(state, end, state.count[end] + pieces.length, side));
}

const answerOf = (unit: number, { path, end }: Way): Answer => ({
  verb: RETREAT,
  pieces: [unit],
  cells: path,
  ...(end === OFF && { choice: OFF }),
});

/**
 * Returns whether an answer chooses a path. An answer with a whole path chooses only this path, an answer with one
 * sector chooses any path that ends there, and an answer without a sector chooses the path off the map.
 */
export function isMeant({ path, end }: Way, cells: readonly Cell[], choice: string | undefined): boolean {
  const off = end === OFF;
  if (off !== (choice === OFF)) return false;
  if (off && cells.length === 0) return true;
  if (cells.length === 1 && !off) return path[path.length - 1] === cells[0];
  return path.length === cells.length && path.every((cell, i) => cell === cells[i]);
}

const engineersLast = (state: State, units: readonly number[]): number[] =>
  [...units].sort((a, b) => Number(state.piece(a).isEngineer) - Number(state.piece(b).isEngineer));

const fromStart = (state: State, unit: number, path: readonly Cell[]): readonly Cell[] =>
  path[0] === state.cell[unit] ? path : [state.cell[unit], ...path];

function whyNotThere(
  state: State,
  unit: number,
  ways: readonly Way[],
  sectors: number,
  cells: readonly Cell[],
  rule: FdaRule,
): Refusal {
  if (ways.length === 0)
    return refusal(
      '9.2f',
      'no-retreat',
      say`${state.name(unit)} cannot retreat: no sector next to ${state.label(state.cell[unit])} is open to it.`,
    );
  const end = cells.at(-1);
  const inZone = ways[0].end === 'in ZOC';
  const far = (path: readonly Cell[]): number => path.length - 1;
  const lengths = [...new Set(ways.filter((way) => way.end !== OFF).map(({ path }) => far(path)))].sort(
    (a, b) => b - a,
  );
  const ends = lengths.map((length) => {
    const labels = ways
      .filter((way) => way.end !== OFF && far(way.path) === length)
      .map(({ path }) => state.label(path[length]));
    const named = list([...new Set(labels)], 'or');
    return length === sectors || inZone || rule === '15.1d'
      ? say`${counted(length, 'sector')} to ${named}`
      : say`${counted(length, 'sector')} into cover to ${named}`;
  });
  const open = [...ends, ...(ways.some((way) => way.end === OFF) ? [term('off the map')] : [])].join(
    `, ${term('or')} `,
  );
  return refusal(
    inZone ? '9.2f' : rule,
    'no-retreat',
    wrongRetreatText(state.name(unit), end === undefined ? undefined : state.label(end), open, inZone),
  );
}

/** Returns the message about a retreat to a sector that is not open to the unit, with the retreats that are. */
function wrongRetreatText(unit: string, to: string | undefined, open: string, isInZone: boolean): string {
  if (to === undefined)
    return isInZone
      ? say`${unit} cannot retreat there: it may retreat ${open}, each in enemy ZOC.`
      : say`${unit} cannot retreat there: it may retreat ${open}.`;
  return isInZone
    ? say`${unit} cannot retreat to ${to}: it may retreat ${open}, each in enemy ZOC.`
    : say`${unit} cannot retreat to ${to}: it may retreat ${open}.`;
}
