/** A graphic that can cover a cell. One kind of terrain may have several covers: wooded marsh, wooded hill. */
export type Cover =
  | 'woods'
  | 'wetland'
  | 'hill'
  | 'mountain'
  | 'rough'
  | 'sand'
  | 'fields'
  | 'built'
  | 'water'
  | 'void';

/** All covers in drawing order, lowest first. */
export const COVERS: readonly Cover[] = [
  'void',
  'sand',
  'rough',
  'hill',
  'mountain',
  'fields',
  'wetland',
  'woods',
  'built',
  'water',
];

/**
 * Terrain words and their graphics. Rulesets may use any words for terrain. The graphics show the usual meaning of a
 * word, not the effect of the terrain in the rules.
 */
const WORDS: readonly (readonly [RegExp, Cover])[] = [
  [/\b(out of play|off[- ]?map|void|neutral|unplayable)\b/, 'void'],
  [/\b(sea|ocean|lake|water|bay|gulf|lagoon|river)\b/, 'water'],
  [/\b(swamp|marsh|bog|fen|wetland|morass|flooded|polder)s?\b/, 'wetland'],
  [/\b(forest|wood|woods|wooded|jungle|taiga)\b/, 'woods'],
  [/\b(mountain|alpine|alps|peak)s?\b/, 'mountain'],
  [/\b(hill|ridge|height|highland|rolling|slope|escarpment)s?y?\b/, 'hill'],
  [/\b(rough|broken|rocky|ravine|gully|badlands)\b/, 'rough'],
  [/\b(sand|desert|dune|beach|steppe)s?\b/, 'sand'],
  [/\b(bocage|hedgerow|orchard|field|vineyard|cultivated|farmland)s?\b/, 'fields'],
  [/\b(city|town|village|urban|suburb|built[- ]?up|factory|block)s?\b/, 'built'],
];

export function coversOf(word: string): readonly Cover[] {
  const plain = word.toLowerCase();
  return WORDS.filter(([pattern]) => pattern.test(plain)).map(([, cover]) => cover);
}
