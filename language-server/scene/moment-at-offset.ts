import type { Analysis } from '../analysis/analysis.js';
import type { GameSelection } from '../../preview/contract/game-selection.js';
import type { LocateResult } from '../../protocol/preview.js';

/** Returns the moment that the order at an offset answered. If orders are nested, the innermost order counts. */
export function momentAtOffset(
  analysis: Analysis,
  { file, offset }: { readonly file: string; readonly offset: number },
  which?: GameSelection,
): Pick<LocateResult, 'moment'> {
  let least = Infinity;
  let moment: number | undefined;
  for (const { source, number } of analysis.playthrough(which)?.moments ?? []) {
    if (source?.file !== file || offset < source.start || offset > source.end) continue;
    if (source.end - source.start >= least) continue;
    least = source.end - source.start;
    moment = number;
  }
  return moment === undefined ? {} : { moment };
}
