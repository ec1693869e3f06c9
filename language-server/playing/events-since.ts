import { NOWHERE, type Board } from '../../engine/board/board.js';
import type { GameEvent } from '../../engine/play/records.js';
import { recordFor } from '../../engine/play/visibility.js';
import type { PlayedEvent } from '../../preview/contract/playing.js';
import type { QuestionParams } from '../../protocol/playing.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { viewerFor } from '../scene/build-scene.js';
import { eventOverlays } from '../scene/event-overlays.js';

/** Maximum number of events that are sent. If there are more, only the last ones are sent. */
const MAX_EVENTS = 200;

/**
 * Returns the events of a game from a moment on, as far as the viewer may know them. That moment is the player's own
 * answer. If nothing was played after it, the list is empty, because the player already knows the answer.
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
