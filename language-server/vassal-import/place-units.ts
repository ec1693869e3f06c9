import type { Vocabulary } from '../../engine/play/vocabulary.js';
import type { Translate } from '../words/translate.js';
import { currentStep, isHidden } from './counter.js';
import type { ModuleMaps } from './game-map.js';
import { placeFinder } from './placement.js';
import type { ModulePosition } from './positions.js';
import type { ImportReport } from './report.js';
import type { Units } from './units.js';
import type { PlacedUnit } from './write-scenario.js';

interface PlacingContext {
  readonly vocabulary: Pick<Vocabulary, 'calendar'>;
  readonly report: ImportReport;
  readonly t: Translate;
}

/** Returns the units of a position with their places. Units without a place are left out. */
export function placeUnits(
  position: ModulePosition,
  { main }: ModuleMaps,
  units: Units,
  { vocabulary, report, t }: PlacingContext,
): readonly PlacedUnit[] {
  const find = placeFinder(position, main, { calendar: vocabulary.calendar, report, t });
  const own = units.of(position.counters);
  return position.counters.flatMap((counter, i): PlacedUnit[] => {
    const unit = own[i];
    if (!unit) return [];
    const place = find(counter, unit.name);
    if (isHidden(counter.piece)) report.add(t('A hidden unit is imported as visible.'), unit.name);
    return place ? [{ unit, place, step: currentStep(counter.piece) }] : [];
  });
}

/** Reports the units that cannot be played before an author completes them. */
export function reportIncompleteUnits({ all }: Units, report: ImportReport, t: Translate): void {
  for (const { name, counter } of all) {
    if (counter.side === undefined)
      report.add(t('A unit belongs to no side of the game; it is written as a comment.'), name);
    else if (counter.kind === undefined)
      report.add(t('A unit has no kind that the game knows; it is written as a comment.'), name);
    else if (counter.faces.length === 0)
      report.add(t('A unit has no values in the module; the checks report them as missing.'), name);
  }
}
