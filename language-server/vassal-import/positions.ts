import type { Point } from '../../engine/board/board.js';
import type { Translate } from '../words/translate.js';
import { boardAt, layBoards, placeNames, type LaidBoard } from './layout.js';
import type { Slot, VassalMap, VassalModule } from './module.js';
import type { Piece } from './piece.js';
import type { ImportReport } from './report.js';
import type { SavedGame } from './saved-game.js';
import type { SlotPieces } from './slot-pieces.js';

/** Counters with their places: the start of a new game, or a saved game. */
export interface ModulePosition {
  /** The name of the saved game; undefined for the start of a new game. */
  readonly name: string | undefined;
  readonly counters: readonly PlacedCounter[];
  /** The boards that lie on maps. */
  readonly boards: readonly LaidBoard[];
}

/** A counter on a board. In a stack, the bottom counter comes first. */
export interface PlacedCounter {
  readonly piece: Piece;
  /** The slot of the palette or of the stack from which the counter comes; undefined for saved games. */
  readonly slot: Slot | undefined;
  readonly laid: LaidBoard;
  readonly point: Point;
  /** The label of a cell or the name of a place, used in place of the pixel. */
  readonly location: string | undefined;
  /** The names of the place, the smallest place first: stack, region, zone, board, map. */
  readonly names: readonly string[];
}

interface PositionContext {
  readonly report: ImportReport;
  readonly t: Translate;
}

/** Returns the counters with which a new game begins. Decks are left out, because their order is random. */
export function startingPosition(module: VassalModule, pieceOf: SlotPieces, context: PositionContext): ModulePosition {
  const { report, t } = context;
  const boards: LaidBoard[] = [];
  const counters: PlacedCounter[] = [];
  for (const map of module.maps) {
    const laid = layBoards(map, map.choice, context);
    boards.push(...laid);
    for (const stack of map.stacks) {
      if (stack.isDeck) {
        if (stack.slots.length > 0) report.add(t('A deck or cup is left out.'), stack.name);
        continue;
      }
      const on = stack.board === undefined ? laid.at(0) : laid.find(({ board }) => board.name === stack.board);
      if (!on) {
        if (stack.slots.length > 0)
          report.add(t('A stack is on a board that is not in use, and is left out.'), stack.name);
        continue;
      }
      const { x, y, location } = stack;
      const names = [stack.name, ...(location === undefined ? [] : [location]), ...placeNames(on, { x, y })];
      for (const slot of stack.slots) {
        const piece = pieceOf(slot);
        if (piece) counters.push({ piece, slot, laid: on, point: { x, y }, location, names });
      }
    }
  }
  return { name: undefined, counters, boards };
}

/** Returns the counters of a saved game on the boards of the module. */
export function savedPosition(module: VassalModule, saved: SavedGame, context: PositionContext): ModulePosition {
  const { report, t } = context;
  const laid = new Map<VassalMap, readonly LaidBoard[]>(
    module.maps.map((map) => [map, layBoards(map, saved.choices.get(map.name) ?? map.choice, context)]),
  );
  const counters = saved.counters.flatMap((counter): PlacedCounter[] => {
    const { piece, map: name } = counter;
    if (counter.isInDeck) {
      report.add(t('A counter in a deck or cup is left out.'), piece.name);
      return [];
    }
    const map = module.maps.find((each) => each.name === name);
    const found = map && boardAt(laid.get(map) ?? [], counter);
    if (!found) {
      report.add(t('A counter of the saved game is on no board of the module.'), `${piece.name}: ${name}`);
      return [];
    }
    const { laid: on, point } = found;
    return [{ piece, slot: undefined, laid: on, point, location: undefined, names: placeNames(on, point) }];
  });
  return { name: saved.name, counters, boards: [...laid.values()].flat() };
}
