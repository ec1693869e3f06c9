// cspell:disable
/** Words and abbreviations in names of counters for the functions of units, as unit symbols name these functions. */
const FUNCTIONS: readonly (readonly [pattern: RegExp, fn: string])[] = [
  [/\b(?:pz\.?\s?-?gr(?:en)?|pzgr(?:en)?|panzer ?grenadiers?|mech(?:anized|anised)?)\b/i, 'mechanized infantry'],
  [/\b(?:anti-?tank|at|pak|pzj(?:g|aeger|äger)?|panzerjäger)\b/i, 'anti-tank'],
  [/\b(?:anti-?aircraft|aa|flak)\b/i, 'air defence'],
  [/\b(?:mot(?:or(?:ized|ised)?)?(?: inf(?:antry)?)?|mtrzd)\b/i, 'motorized infantry'],
  [/\b(?:panzers?|pz|tanks?|armou?r(?:ed)?|arm|tk)\b/i, 'armour'],
  [/\b(?:cav(?:alry)?|kav(?:allerie)?)\b/i, 'cavalry'],
  [/\b(?:recon(?:naissance)?|recce|aufkl(?:ärungs?)?|aa?bt)\b/i, 'reconnaissance'],
  [/\b(?:rocket art(?:illery)?|nebelwerfer|werfer|katyusha)\b/i, 'rocket artillery'],
  [/\b(?:art(?:illery)?|arty|ar)\b/i, 'artillery'],
  [/\b(?:eng(?:ineers?)?|pio(?:nier)?|sappers?)\b/i, 'engineer'],
  [/\b(?:hq|headquarters)\b/i, 'headquarters'],
  [/\b(?:inf(?:antry)?|rifles?|schützen|grenadiers?|gren?|jäger)\b/i, 'infantry'],
];

/** Words and abbreviations for the sizes of units. */
const SIZES: readonly (readonly [pattern: RegExp, size: string])[] = [
  [/\b(?:div(?:ision)?)\b/i, 'division'],
  [/\b(?:reg(?:t|iment)?|rgt|regt)\b/i, 'regiment'],
  [/\b(?:brig(?:ade)?|bde|bgde)\b/i, 'brigade'],
  [/\b(?:bn|btn|bat(?:t|talion)?|abt(?:eilung)?)\b/i, 'battalion'],
  [/\b(?:corps|korps|ak)\b/i, 'corps'],
  [/\b(?:army|armee)\b/i, 'army'],
  [/\b(?:coy?|company|kp)\b/i, 'company'],
  [/\b(?:btry|battery)\b/i, 'battery'],
];

// cspell:enable

/** Matches words in the names of counters that are no units: markers, cards, charts. */
const MARKERS =
  /\b(?:markers?|control|status|turn|vp|victory|drm|weather|button|cards?|events?|information|info|phase|charts?|dice|die|dummy|empty)\b/i;

const wordIn = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Separates letters from digits, and replaces underscores and punctuation by spaces, so that a pattern can find whole
 * words.
 */
const plain = (text: string): string =>
  text.replace(/[_.,]+/g, ' ').replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ');

/** Returns the function that the words of a text name: `armour` for `Pz Rgt`. */
export const functionIn = (text: string): string | undefined => wordIn(FUNCTIONS, plain(text));

export const sizeIn = (text: string): string | undefined => wordIn(SIZES, plain(text));

export const hasMarkerWord = (text: string): boolean => MARKERS.test(plain(text));

/** Returns whether a text has a designation, such as `25/7` or `II/1`. */
export const hasDesignation = (text: string): boolean =>
  /(?:^|\s)(?:\d+|[IVX]+)\/(?:\d+|[IVX]+|\p{Lu}\p{L}*)/u.test(text);
