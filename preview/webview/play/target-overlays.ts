import type { Cell } from '../../../engine/board/board.js';
import type { Overlay } from '../../contract/scene.js';
import type { Target } from './answer-choice.js';

/** Returns the tints of the cells that can be chosen, labelled with costs or odds, and of the path chosen so far. */
export function targetOverlays(targets: readonly Target[], path: readonly Cell[]): readonly Overlay[] {
  return [
    ...(path.length === 0 ? [] : [{ kind: 'area', cells: path } as const]),
    ...(targets.length === 0
      ? []
      : [{ kind: 'reach', cells: targets.map(({ cell }) => cell), labels: targets.map(({ note }) => note) } as const]),
  ];
}
