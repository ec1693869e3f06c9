import type { Cell } from '../../board/board.js';
import { noLine, traceFirst, type TracedLine } from '../../mechanics/lines.js';
import type { State } from '../state/state.js';
import { hasLineAt, lineInPoints, lineRulesOf, longestLine, openSources, supplyLineOf } from './network.js';
import { agree, counted, say } from '../../model/say.js';

/** Returns whether a piece has a line of supply at this moment. */
export const hasLine = (state: State, piece: number): boolean =>
  state.declaration.supply === undefined || (state.isOnMap(piece) && isCellSupplied(state, piece, state.cell[piece]));

/** Returns whether a piece would have a line of supply in a cell. */
export const isCellSupplied = (state: State, piece: number, cell: Cell): boolean =>
  state.declaration.supply === undefined || hasLineAt(state, piece, cell);

/** Returns whether a piece is supplied: at this moment, or as its supply was judged last. */
export function isSupplied(state: State, piece: number): boolean {
  const { supply } = state.declaration;
  if (supply === undefined) return true;
  if (supply.judged !== 'moment') return state.isolated[piece] === 0;
  return state.countsAsSupplied[piece] === 1 || hasLine(state, piece);
}

function limitText(longest: number, isInPoints: boolean): string {
  if (longest === Infinity) return '';
  return isInPoints
    ? say` of at most ${counted(longest, 'movement point')}`
    : say` of at most ${counted(longest, 'hex', 'hexes')}`;
}

/** Returns the line of supply of a piece at this moment, or why it has none. */
export function lineOf(state: State, piece: number): TracedLine {
  const { supply } = state.declaration;
  if (supply === undefined || !state.isOnMap(piece)) return noLine(true);
  const own = supplyLineOf(state, piece);
  const { rule } = own;
  const longest = longestLine(state, piece);
  const { side } = state.piece(piece);
  return traceFirst({
    line() {
      if (own.inPoints) return lineInPoints(state, piece, longest, state.cell[piece]);
      const rules = lineRulesOf(state, side, state.zoneRuleIndex(piece), own.endsIn);
      const sources = new Set(openSources(state, side, own, rules.isOpen));
      const end = state.lines.nearest(rules, state.cell[piece], (cell) => sources.has(cell), longest);
      return state.lines.line(end);
    },
    why: (line) => [
      {
        text: say`a line of ${counted(line.length - 1, 'hex', 'hexes')} to ${state.label(line[line.length - 1])}`,
        rule,
      },
    ],
    whyNot: () => [{ text: say`no open line${limitText(longest, supply.inPoints)} to a source of supply`, rule }],
  });
}

/** Judges the supply of a side's units. The verdict holds until supply is judged again. */
export function judgeSupply(state: State, side: number): void {
  const { supply } = state.declaration;
  if (supply === undefined) return;
  const units = state.unitsOf(side);
  const isolated = units.filter((piece) => !hasLine(state, piece));
  for (const piece of units) state.isolated[piece] = 0;
  for (const piece of isolated) state.isolated[piece] = 1;
  state.changes++;
  if (isolated.length === 0) return;
  state.emit('isolated', supply.rule, () => ({
    side,
    text: say`${state.names(isolated).join(', ')} ${agree(isolated.length, 'is', 'are')} out of supply.`,
    pieces: isolated,
  }));
  if (losesAtOnce(state)) for (const piece of isolated) loseIsolated(state, piece);
}

const losesAtOnce = ({ declaration, numbers }: State): boolean =>
  declaration.supply?.lostAfterTurns !== undefined && numbers['supply.lostAfter'] === 0;

/** Notes which units are isolated when their own turn begins. */
export function noteIsolationAtStart(state: State, side: number): void {
  if (state.declaration.supply?.lostAfterTurns === undefined) return;
  for (const piece of state.unitsOf(side)) state.isolatedAtStart[piece] = hasLine(state, piece) ? 0 : 1;
}

/** Eliminates the units that were isolated at the start and end of as many consecutive own turns as the game states. */
export function loseUnitsIsolatedTooLong(state: State, side: number): void {
  if (state.declaration.supply?.lostAfterTurns === undefined || losesAtOnce(state)) return;
  for (const piece of state.unitsOf(side)) {
    const isIsolated = state.isolatedAtStart[piece] === 1 && !hasLine(state, piece);
    state.isolatedTurns[piece] = isIsolated ? state.isolatedTurns[piece] + 1 : 0;
    if (isIsolated && state.isolatedTurns[piece] >= state.numbers['supply.lostAfter']) loseIsolated(state, piece);
  }
}

function loseIsolated(state: State, piece: number): void {
  state.eliminate(piece);
  state.emit('lost', state.declaration.supply?.rule ?? '', () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} is lost for want of supply.`,
    pieces: [piece],
  }));
}
