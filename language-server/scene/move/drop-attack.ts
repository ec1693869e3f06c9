import type { Game } from '../../../engine/play/game.js';
import type { Viewer } from '../../../engine/play/records.js';
import { gameViewFor } from '../../../engine/play/visibility.js';
import type { DropAttack } from '../../../preview/contract/drop-targets.js';
import type { DraggedOrder } from './dragged-order.js';

/**
 * Returns the attack that a dragged order makes, with its odds and chances as far as the viewer may know them. A move
 * into a cell with enemy units counts as an attack. Returns undefined for all other orders.
 */
export function dropAttack(
  game: Game,
  viewer: Viewer,
  { order, text: orderText, label }: DraggedOrder,
  side: string | undefined,
): DropAttack | undefined {
  const { position, views } = gameViewFor(game, viewer);
  const forecast = views.forecast(order);
  if (forecast) return { order: orderText, summary: forecast.summary, chances: forecast.chances };
  const isAgainstEnemies = position().pieces.some((piece) => piece.cell === label && piece.side !== side);
  return isAgainstEnemies ? { order: orderText, chances: [] } : undefined;
}
