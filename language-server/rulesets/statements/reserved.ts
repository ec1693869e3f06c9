import { EFFECT_HEADS } from './effects.js';
import { STATEMENTS } from './index.js';

/** The keywords of the grammar. A test compares the list with the grammar. */
export const KEYWORDS: readonly string[] = `
  after against along and area around arrive at attach by columns diagonals dice doctrine draft east even every
  except expect extends flat for forbid from grid hexes house import increase label labels leave legend letters lower
  map missing nobody north not odd of offer on opacity or orders phase picture pointy pool position require rows rule
  ruleset ruling scenario score sealed secret set setup side source south squares table terrain to turn turns
  underlay via victory west when with
`
  .trim()
  .split(/\s+/);

/** The verbs of orders in declared games. */
const VERBS = [
  ...['move', 'ride', 'attack', 'bombard', 'replace', 'retreat', 'advance', 'lose', 'stay', 'pass', 'enter', 'exit'],
  ...['fire', 'lead', 'overrun', 'put', 'reduce', 'restore', 'remove', 'take', 'decline', 'draw'],
];

const RESERVED: ReadonlySet<string> = new Set([
  ...KEYWORDS,
  ...VERBS,
  ...Object.keys(EFFECT_HEADS),
  ...['each', 'all', 'no', 'yes', 'any', 'none', 'ruling'],
  ...STATEMENTS.flatMap(({ head, attributes }) => [head, ...Object.keys(attributes)]),
]);

/** Returns whether a word is reserved, so that no name of the game can begin with it. */
export const isReserved = (word: string): boolean => RESERVED.has(word);

/** Words to use instead of some reserved words. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['area', 'region'],
  ['cost', 'price'],
  ['east', 'eastern'],
  ['formation', 'group'],
  ['house', 'building'],
  ['line', 'trail'],
  ['map', 'chart'],
  ['north', 'northern'],
  ['place', 'site'],
  ['rail', 'railway'],
  ['source', 'origin'],
  ['south', 'southern'],
  ['supply', 'depot'],
  ['turn', 'round'],
  ['underlay', 'base'],
  ['unit', 'troop'],
  ['west', 'western'],
  ['zone', 'belt'],
]);
