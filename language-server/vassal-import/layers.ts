import type { Piece, Trait } from './piece.js';
import { splitSequence } from './sequence.js';

/** A layer of a counter: a list of pictures, of which the counter shows the one at the current level. */
export interface Layer {
  readonly name: string;
  readonly images: readonly string[];
  readonly levelNames: readonly string[];
  /** The current level, from 1; 0 if the layer shows nothing. */
  readonly level: number;
  readonly isAlwaysActive: boolean;
  /** The property or expression that decides the level, if any. */
  readonly follows?: string;
}

/** Positions of the parameters of the type `emb2`, counted from 0 after the word. */
const EMB2 = { images: 15, levelNames: 16, name: 18, follows: 21, property: 22, first: 23, always: 25 } as const;
/** Position of the first pair of picture and name in the type `emb` of VASSAL before version 3.0. */
const EMB_LEVELS = 9;

/** Returns the layers of a counter, the outermost first. */
export const layersOf = (piece: Pick<Piece, 'traits'>): Layer[] =>
  piece.traits.flatMap((trait) => layerOf(trait, piece) ?? []);

function layerOf({ type, state }: Trait, piece: Pick<Piece, 'traits'>): Layer | undefined {
  const value = Number.parseInt(splitSequence(state, ';')[0] ?? '', 10);
  if (type.startsWith('emb;')) {
    const pairs = splitSequence(type, ';')
      .slice(EMB_LEVELS)
      .map((pair) => splitSequence(pair, ','));
    const images = pairs.map(([image = '']) => image);
    const levelNames = pairs.map(([, name = '']) => name);
    return { name: '', images, levelNames, level: Math.max(0, value || 0), isAlwaysActive: false };
  }
  if (!type.startsWith('emb2;')) return undefined;
  const parts = splitSequence(type.slice('emb2;'.length), ';');
  const isAlwaysActive = parts[EMB2.always] === 'true';
  const property = parts[EMB2.property] ?? '';
  const isFollowing = parts[EMB2.follows] === 'true' && property !== '';
  const followed = isFollowing ? Number.parseInt(propertyOf(piece, property) ?? '', 10) : Number.NaN;
  const level = Number.isNaN(followed)
    ? isAlwaysActive
      ? Math.abs(value || 1)
      : Math.max(0, value || 0)
    : followed - Number.parseInt(parts[EMB2.first] ?? '1', 10) + 1;
  return {
    name: parts[EMB2.name] ?? '',
    images: splitSequence(parts[EMB2.images] ?? '', ','),
    levelNames: splitSequence(parts[EMB2.levelNames] ?? '', ','),
    level,
    isAlwaysActive,
    ...(isFollowing && { follows: property }),
  };
}

/**
 * Returns the value of a marker, a dynamic property or a label of a counter; undefined if the counter has none of this
 * name.
 */
export const propertyOf = (piece: Pick<Piece, 'traits'>, name: string): string | undefined =>
  propertiesOf(piece).get(name.toLowerCase());

/** Returns the markers, dynamic properties and labels with a property name, by name in lower case. */
export function propertiesOf({ traits }: Pick<Piece, 'traits'>): ReadonlyMap<string, string> {
  const properties = new Map<string, string>();
  const set = (name: string, value: string): void => {
    const key = name.trim().toLowerCase();
    // If several traits of the counter have the same property, the outermost trait counts.
    if (key !== '' && !properties.has(key)) properties.set(key, value.trim());
  };
  for (const { type, state } of traits) {
    if (type.startsWith('mark;')) {
      const values = splitSequence(state, ',');
      splitSequence(type.slice('mark;'.length), ',').forEach((name, i) => {
        set(name, values[i] ?? '');
      });
    } else if (type.startsWith('PROP;')) set(splitSequence(type, ';')[1] ?? '', state);
    else if (type.startsWith('label;')) set(splitSequence(type, ';')[LABEL_PROPERTY] ?? '', state);
  }
  return properties;
}

const LABEL_PROPERTY = 16;

/** Returns the texts that are printed on a counter by labels. */
export const labelsOf = ({ traits }: Pick<Piece, 'traits'>): string[] =>
  traits.flatMap(({ type, state }) => (type.startsWith('label;') && state !== '' ? [state] : []));
