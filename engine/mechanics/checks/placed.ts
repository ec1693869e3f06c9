import type { Cell } from '../../board/board.js';
import type { PlacedItem } from '../../model/statements.js';
import type { Placement, ScenarioModel } from '../../model/scenario.js';
import type { BookReport } from '../../play/checks.js';
import { withArticle } from '../../model/words.js';
import { say } from '../../model/say.js';

/** A unit of a set-up, with its item in the text of the set-up. */
export interface PlacedUnit {
  readonly item: PlacedItem;
}

/** A placement of a side's set-up, with the units that a check examines. */
export interface PlacedPart<Unit extends PlacedUnit = PlacedUnit> {
  readonly side: string;
  readonly placement: Placement;
  readonly units: readonly Unit[];
}

/** Returns the cell of a placement; undefined if the units may be spread over several cells. */
export function singleCell({ cells }: Pick<Placement, 'cells'>): Cell | undefined {
  return cells.length === 1 ? cells[0] : undefined;
}

/**
 * Checks that a cell is not set up with units of both sides. `noun` is the game's word for a cell: `hex` or `sector`.
 */
export function enemiesMustNotShareACell<Rule extends string>(
  { map }: Pick<ScenarioModel, 'map'>,
  parts: readonly PlacedPart[],
  { rule, noun }: { readonly rule: Rule; readonly noun: string },
  report: BookReport<Rule>,
): void {
  const owners = new Map<Cell, PlacedPart>();
  for (const { side, placement, units } of parts) {
    const cell = singleCell(placement);
    if (cell === undefined || units.length === 0) continue;
    const before = owners.get(cell);
    if (before === undefined) owners.set(cell, { side, placement, units });
    else if (before.side !== side) {
      const label = map.board.label(cell);
      const message = say`${side} and ${before.side} units begin in ${label}; enemies never share ${withArticle(noun)}.`;
      report.error(rule, `enemies-in-${noun}`, placement.cellsSource, message, {
        related: [{ source: before.placement.cellsSource, message: say`${before.side} units in ${label}` }],
      });
    }
  }
}
