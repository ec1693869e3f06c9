import type { Cell } from '../../engine/board/board.js';
import type { Scene } from '../contract/scene.js';
import type { Box } from './boxes.js';
import type { Ground } from './ground.js';
import type { Part } from './layer.js';
import { gridOutline } from './outline.js';
import { pictureOver } from './pictures.js';
import { el, group } from './shape.js';

/**
 * Draws the author's own pictures of terrain. Each picture is drawn in every cell of its terrain and clipped at the
 * outline of these cells.
 */
export function terrainPictures({ terrain: { cells, pictures = [] } }: Pick<Scene, 'terrain'>, ground: Ground): Part[] {
  return pictures.flatMap(({ word, picture }) => {
    const own = [...cells.keys()].filter((cell) => cells[cell] === word);
    if (own.length === 0) return [];
    const id = `st-picture-${word}`;
    const rim = el('clipPath', { id }, [el('path', { d: gridOutline(ground, own), 'clip-rule': 'evenodd' })]);
    const drawn = own.map((cell) => pictureOver(boxOf(ground, cell), picture));
    return [
      {
        key: `picture ${word}`,
        shapes: [group({}, [el('defs', {}, [rim]), group({ 'clip-path': `url(#${id})` }, drawn)])],
      },
    ];
  });
}

function boxOf({ corners, vertices, sides }: Ground, cell: Cell): Box {
  const points = Array.from({ length: sides }, (_, k) => vertices[corners[cell * sides + k]]);
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}
