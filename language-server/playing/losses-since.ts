import type { PieceView } from '../../engine/play/records.js';
import { gameViewFor } from '../../engine/play/visibility.js';
import type { PlayedLoss } from '../../preview/contract/playing.js';
import type { QuestionParams } from '../../protocol/playing.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { visitMoments } from '../play/game-at.js';
import { viewerFor } from '../scene/build-scene.js';

/**
 * Returns the steps that units have lost since a moment, as far as the viewer may know. A unit that is unknown to the
 * viewer in one of the two positions is left out.
 */
export function lossesSince(
  analysis: DocumentAnalysis,
  params: QuestionParams & { readonly since: number },
): readonly PlayedLoss[] {
  const { seed, playing, since } = params;
  const played = analysis.playthrough({ seed, playing });
  const board = analysis.map?.board;
  if (!played || !board) return [];
  const viewer = viewerFor(analysis, params);
  let before: readonly PieceView[] = [];
  visitMoments(analysis, played, [since], (_moment, game) => {
    before = gameViewFor(game, viewer).position().pieces;
  });
  const now = new Map(
    gameViewFor(played.game, viewer)
      .position()
      .pieces.map((piece) => [piece.name, piece]),
  );
  const lossReasons = played.game.lossReasons ?? [];
  return before.flatMap(({ name, side, cell, step, steps }): PlayedLoss[] => {
    const after = now.get(name);
    if (cell === undefined || !after) return [];
    const isEliminated = after.off !== undefined && lossReasons.includes(after.off);
    const lost = isEliminated ? steps - step + 1 : after.step - step;
    if (lost <= 0 || (!isEliminated && after.cell === undefined)) return [];
    return [
      { unit: name, side, cell: board.cell(after.cell ?? cell), steps: lost, ...(isEliminated && { isEliminated }) },
    ];
  });
}
