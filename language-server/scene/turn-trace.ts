import type { Board } from '../../engine/board/board.js';
import { type GameEvent, type Viewer } from '../../engine/play/records.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import { recordFor } from '../../engine/play/visibility.js';
import type { Overlay } from '../../preview/contract/scene.js';
import type { Analysis } from '../analysis/analysis.js';
import { visitMoments } from '../play/game-at.js';
import { eventOverlays } from './event-overlays.js';
import { isEventful } from './is-eventful.js';
import { isDecided } from './battle-sheet.js';
import { isBattleEvent } from './moment-summary.js';

/**
 * Returns arrows for the battles of a turn if `moment` is the last eventful moment of the turn, otherwise nothing. A
 * battle within one cell is shown as a single cell.
 */
export function traceBattles(
  analysis: Analysis,
  board: Board,
  played: Playthrough,
  moment: number,
  viewer: Viewer,
): Overlay[] {
  const { moments, events } = recordFor(played, viewer);
  const last = moments.find(({ number }) => number === moment);
  const verbs = analysis.ruleset?.vocabulary.verbs ?? [];
  const comesLater = ({ number, turn }: { number: number; turn: number }): boolean =>
    turn === last?.turn && number > moment;
  if (last === undefined || moments.some((record) => comesLater(record) && isEventful(record, events, verbs)))
    return [];
  const fights = moments.filter(
    ({ kind, turn, number, from, to }) =>
      kind === 'dice' && turn === last.turn && number < moment && events.slice(from, to).some(isResolvedBattle),
  );
  const traces = new Map<string, Overlay>();
  const numbers = fights.map(({ number }) => number);
  visitMoments(analysis, played, numbers, (number, game) => {
    const { from, to } = fights[numbers.indexOf(number)];
    const fought = events.slice(from, to).filter(isResolvedBattle);
    const arrows = eventOverlays(board, () => game.position(viewer).pieces, fought).filter(
      ({ kind }) => kind === 'attack',
    );
    const cells = fought.flatMap((event) => (event.cells ?? []).map((label) => [board.cell(label)]));
    for (const way of arrows.length > 0 ? arrows : cells.map((alone) => ({ cells: alone })))
      traces.set(way.cells.join(), { ...way, kind: 'fought' });
  });
  return [...traces.values()];
}

const isResolvedBattle = (event: GameEvent): boolean => isBattleEvent(event) && isDecided(event);
