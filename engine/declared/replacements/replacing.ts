import type { Cell } from '../../board/board.js';
import { action } from '../../mechanics/action.js';
import { whyNot, type Bar } from '../../mechanics/bars.js';
import { pickOne } from '../../mechanics/choice.js';
import { findFromRandomStart } from '../../mechanics/movement/random-walk.js';
import { memoize, memoizeBy } from '../../mechanics/memoize.js';
import { ELIMINATED } from '../../mechanics/off-map.js';
import { opponent } from '../../mechanics/sides.js';
import { cellsOfPlace } from '../../model/places.js';
import { list } from '../../model/words.js';
import type { Answer } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import type { OrderKind } from '../../play/order-kind.js';
import { refusal } from '../../play/refusal.js';
import { writtenCells } from '../../play/written-cells.js';
import { whyExcluded } from '../activation/excluded.js';
import type { Replacement } from '../declaration/reinforcement.js';
import { bar } from '../rulebook.js';
import { pointsOf } from './points.js';
import { stepCost } from './step-cost.js';
import { fits } from '../stacking/stacking.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { hasLine, isCellSupplied } from '../supply/supply.js';
import { counted, say } from '../../model/say.js';

/**
 * The orders of a replacement phase. Each order restores a step of a unit, or returns a lost unit with its last step.
 */
export const replacingIn = memoize((phase: DeclaredPhase): OrderKind<State> =>
  action<State>({
    verbs: ['replace'],
    legal: (state) => candidates(state, phase).flatMap((piece) => answersFor(state, phase, piece)),
    pick(state, random) {
      const units = candidates(state, phase);
      return findFromRandomStart(units, random, (piece) => {
        const answers = answersFor(state, phase, piece);
        return answers.length === 0 ? undefined : pickOne(answers, random);
      });
    },
    answer(state, order) {
      const [piece, another] = unitsNamed(state, order.pieces, () => true);
      if (piece === undefined || another !== undefined)
        return refusal(ruleOf(state), 'no-unit', say`Name one unit: \`replace UNIT\`, or \`replace UNIT to CELL\`.`);
      return { verb: 'replace', pieces: [piece], cells: writtenCells(order, 'to') };
    },
    whyNot: (state, { pieces: [piece] = [], cells: [cell] = [] }) => whyNot(replaceBar(state, phase, piece, cell)),
    perform(state, { pieces: [piece] = [], cells: [cell] = [] }) {
      restore(state, piece, cell);
      return undefined;
    },
  }),
);

const ruleOf = ({ declaration }: State): string => declaration.replacement?.rule ?? '';

const candidates = (state: State, { sideIndex }: DeclaredPhase): number[] =>
  state.replacements[sideIndex] < 1
    ? []
    : state.piecesWhere(
        ({ index, side }) =>
          side === sideIndex && (state.isOnMap(index) ? state.reduced[index] > 0 : state.cell[index] === ELIMINATED),
      );

function answersFor(state: State, phase: DeclaredPhase, piece: number): Answer[] {
  const ways: readonly (readonly Cell[])[] = state.isOnMap(piece)
    ? [[]]
    : returnCells(state, state.piece(piece).side).map((cell) => [cell]);
  return ways
    .filter(([cell]) => replaceBar(state, phase, piece, cell) === undefined)
    .map((cells) => ({ verb: 'replace', pieces: [piece], cells }));
}

function restore(state: State, piece: number, cell: Cell | undefined): void {
  const { side, faces } = state.piece(piece);
  state.replacements[side] -= stepCost(state, piece);
  state.replaced[piece] = 1;
  if (state.isOnMap(piece)) state.setReduced(piece, state.reduced[piece] - 1);
  else if (cell !== undefined) {
    state.setReduced(piece, faces.length - 1);
    state.put(piece, cell);
    state.isolated[piece] = 0;
    state.control[cell] = side;
    state.newUnit[cell] = 1;
  }
  state.emit('replace', ruleOf(state), () => ({
    text: say`${state.name(piece)} ${cell === undefined ? say`regains a step` : say`returns in ${state.label(cell)}`}; ${state.replacements[side]} left.`,
    pieces: [piece],
    cells: [state.cell[piece]],
  }));
}

/** Returns why a unit may not regain a step or return in a cell; undefined if it may. */
function replaceBar(state: State, phase: DeclaredPhase, piece: number, cell: Cell | undefined): Bar | undefined {
  const { replacement } = state.declaration;
  if (replacement === undefined) return bar(phase.rule, 'no-rule', () => say`The game has no replacements.`);
  const { rule } = replacement;
  const { side, name, kind, kindIndex } = state.piece(piece);
  if (side !== phase.sideIndex) return bar(rule, 'other-side', () => say`${name} belongs to the other side.`);
  if (phase.declared.kinds.length > 0 && !phase.takesPart[kindIndex])
    return bar(
      rule,
      'other-kind',
      () => say`${name} (${state.shown(kind)}) does not take part in ${state.shown(phase.name)}.`,
    );
  if (state.excluded[piece] === 1) return bar(rule, 'excluded', () => whyExcluded(state, phase, piece));
  if (state.replacements[side] < stepCost(state, piece))
    return bar(rule, 'no-steps', () => whyTooFew(state, replacement, piece));
  if (state.replaced[piece] === 1)
    return bar(rule, 'twice', () => say`${name} has already regained a step in this turn.`);
  return state.isOnMap(piece)
    ? barOnRestoring(state, replacement, piece)
    : barOnReturning(state, replacement, piece, cell);
}

function whyTooFew(state: State, replacement: Replacement, piece: number): string {
  const { side, name } = state.piece(piece);
  const sideName = state.sideName(side);
  if (pointsOf(replacement, sideName) === undefined)
    return say`${state.shown(sideName)} has no replacement steps left.`;
  return say`A step of ${name} costs ${counted(stepCost(state, piece), 'point')}; ${state.shown(sideName)} has ${state.replacements[side]} left.`;
}

function barOnRestoring(state: State, { rule, zones, mustBeSupplied }: Replacement, piece: number): Bar | undefined {
  const name = state.name(piece);
  if (state.reduced[piece] === 0) return bar(rule, 'full', () => say`${name} has lost no step.`);
  if (zones === 'barred' && state.isInEnemyZone(piece, state.cell[piece], 'always'))
    return bar(rule, 'in-zone', () => say`${name} is in an enemy zone of control.`);
  return mustBeSupplied && !hasLine(state, piece)
    ? bar(rule, 'no-supply', () => say`${name} is out of supply.`)
    : undefined;
}

function barOnReturning(
  state: State,
  replacement: Replacement,
  piece: number,
  cell: Cell | undefined,
): Bar | undefined {
  const { rule, at, edges } = replacement;
  const { name, side } = state.piece(piece);
  if (state.cell[piece] !== ELIMINATED) return bar(rule, 'not-lost', () => say`${name} has not been lost.`);
  if (cell === undefined || !isReturnCell(state, side, cell))
    return bar(rule, 'no-place', () => {
      const places = list([...at.map((word) => say`${state.withArticle(word)} of its side`), ...edges], 'or');
      return say`${name} returns in ${places}: \`replace UNIT to CELL\`.`;
    });
  const label = state.label(cell);
  if (state.owner[cell] === opponent(side)) return bar(rule, 'enemy-occupied', () => say`Enemies are in ${label}.`);
  if (state.newUnit[cell] === 1)
    return bar(rule, 'place-used', () => say`A unit has already returned in ${label} this turn.`);
  if (replacement.zones === 'barred' && state.zones.hinders(side, state.zoneRuleIndex(piece), cell, 'always'))
    return bar(rule, 'in-zone', () => say`${label} is in an enemy zone of control.`);
  if (replacement.mustBeSupplied && !isAlwaysSupplied(state, cell) && !isCellSupplied(state, piece, cell))
    return bar(rule, 'no-supply', () => say`${label} is out of supply.`);
  return fits(state, cell, [piece]) ? undefined : bar(rule, 'no-room', () => say`${label} has no room for ${name}.`);
}

/**
 * The cells in which lost units may return, by the attribute of the statement `replacement` that names them. They stay
 * the same during a game.
 */
interface ReturnPlaces {
  readonly always: ReadonlySet<Cell>;
  readonly edges: ReadonlySet<Cell>;
  readonly places: ReadonlySet<Cell>;
  /** All of these cells, in the order of the map. */
  readonly all: readonly Cell[];
}

const returnPlaces = memoizeBy(groundOf, (state): ReturnPlaces => {
  const { replacement } = state.declaration;
  const cellsNamed = (names: readonly string[] = []): ReadonlySet<Cell> =>
    new Set(names.flatMap((name) => cellsOfPlace(state.scenario.map, name)));
  const [always, edges] = [cellsNamed(replacement?.always), cellsNamed(replacement?.edges)];
  const isPlace = state.ground.cellsWith(replacement?.at ?? NO_WORDS);
  const places = new Set(Array.from(isPlace.keys()).filter((cell) => isPlace[cell] === 1));
  const all = Array.from(isPlace.keys()).filter((cell) => edges.has(cell) || places.has(cell));
  return { always, edges, places, all };
});

/**
 * Returns the map with the declaration. It is the key of a cache: all games on the map share their places of return.
 */
function groundOf({ ground }: State): Ground {
  return ground;
}

const NO_WORDS: readonly string[] = [];

const isAlwaysSupplied = (state: State, cell: Cell): boolean => returnPlaces(state).always.has(cell);

/** Returns whether lost units of a side may return in a cell: in a place that it controls, or at an edge. */
function isReturnCell(state: State, side: number, cell: Cell): boolean {
  const { edges, places } = returnPlaces(state);
  if (edges.has(cell)) return true;
  return places.has(cell) && (state.control[cell] === side || isAlwaysSupplied(state, cell));
}

const returnCells = (state: State, side: number): readonly Cell[] =>
  returnPlaces(state).all.filter((cell) => isReturnCell(state, side, cell));
