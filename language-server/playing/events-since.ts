import { NOWHERE, type Board } from '../../engine/board/board.js';
import type { GameEvent } from '../../engine/play/records.js';
import { recordFor } from '../../engine/play/visibility.js';
import type { PlayedEvent } from '../../preview/contract/playing.js';
import type { QuestionParams } from '../../protocol/playing.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { viewerFor } from '../scene/build-scene.js';
import { eventOverlays } from '../scene/event-overlays.js';

/** Maximum number of events that are sent; of more, the last ones. */
const MAX_EVENTS = 200;

/**
 * Returns what the game has played from a moment on, as the viewer may know it. Empty if nothing was played after that
 * moment, because the player knows his own answer.
 */
export function eventsSince(
  analysis: DocumentAnalysis,
  params: QuestionParams & { readonly since: number },
): readonly PlayedEvent[] {
  const { seed, playing, since } = params;
  const played = analysis.playthrough({ seed, playing });
  const board = analysis.map?.board;
  if (!played || !board) return [];
  const { moments, events } = recordFor(played, viewerFor(analysis, params));
  const all = moments
    .filter(({ number }) => number >= since)
    .flatMap(({ number, from, to }) =>
      events
        .slice(from, to)
        .filter(({ kind }) => kind !== 'phase')
        .map((event) => playedEvent(board, number, event)),
    );
  return all.some(({ moment }) => moment > since) ? all.slice(-MAX_EVENTS) : [];
}

function playedEvent(board: Board, moment: number, event: GameEvent): PlayedEvent {
  const cells = (event.cells ?? []).map((label) => board.cell(label)).filter((cell) => cell !== NOWHERE);
  const moved = eventOverlays(board, () => [], [event]).find(({ pieces }) => pieces)?.pieces;
  return { moment, text: event.text, rule: event.rule, cells, ...(moved && { moved }) };
}
