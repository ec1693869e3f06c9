import type { SceneText } from '../contract/scene.js';
import type { Ground } from './ground.js';
import type { Part } from './layer.js';
import type { Palette } from './palette.js';
import { el, group } from './shape.js';
import { n } from './svg.js';

/** Height of the letters in sheet units. */
const SIZES: Readonly<Record<SceneText['size'], number>> = { small: 16, medium: 24, large: 38, huge: 64 };
/**
 * Height of capital letters as a fraction of the font size. The middle of this height lies on the centre of the cell.
 */
const CAPITAL = 0.7;

/**
 * Writes the texts of the author, each centred on its cell.
 * @param least minimum size of legible letters in sheet units
 */
export function mapTexts(texts: readonly SceneText[], ground: Ground, palette: Palette, least = 0): Part[] {
  return texts.flatMap(({ text, cell, size: name, angle }, i) => {
    const centre = ground.centres.at(cell);
    if (centre === undefined || text.trim() === '') return [];
    const size = Math.max(SIZES[name], least);
    const letters = el(
      'text',
      {
        y: (size * CAPITAL) / 2,
        'font-size': size,
        'font-weight': 700,
        'text-anchor': 'middle',
        fill: palette.placeText,
        'fill-opacity': 0.85,
        stroke: palette.halo,
        'stroke-width': Math.max(3, size * 0.14),
        'stroke-opacity': 0.75,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
      text,
    );
    const placed = `translate(${n(centre.x)} ${n(centre.y)})${angle === 0 ? '' : ` rotate(${n(-angle)})`}`;
    return [{ key: `${text} ${i}`, shapes: [group({ class: 'map-text', transform: placed }, [letters])] }];
  });
}
