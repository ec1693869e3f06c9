import type { Attributes, MapText, TextSize } from '../model/map.js';
import type { AttributeWord } from '../play/vocabulary.js';

const SIZES: readonly TextSize[] = ['small', 'medium', 'large', 'huge'];

/** The attributes of a text on the map. They belong to the language, not to a rulebook, and have no effect on play. */
export const MAP_TEXT_WORDS = [
  {
    word: 'size',
    of: 'label',
    value: 'word',
    takes: SIZES,
    text: 'The size of the text: small, medium, large or huge.',
    rules: [],
  },
  {
    word: 'angle',
    of: 'label',
    value: 'number',
    text: 'The degrees by which the text rises to the right.',
    rules: [],
  },
] as const satisfies readonly AttributeWord[];

/** Returns the size and the angle of a text on the map. */
export function appearanceOf({ size, angle }: Attributes): Pick<MapText, 'size' | 'angle'> {
  return {
    size: SIZES.find((word) => word === size?.value) ?? 'medium',
    angle: typeof angle?.value === 'number' ? angle.value : 0,
  };
}
