/** Colours of production points, in this order: general, armour, air, oil, naval [11.0]. */
export const COLOURS = ['yellow', 'red', 'blue', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** Points by colour. */
export type Store = Record<Colour, number>;
export const emptyStore = (): Store => ({ yellow: 0, red: 0, blue: 0, black: 0, white: 0 });

/** The colour of the pip of a step [7.3]. */
export const PIPS = ['black', 'white', 'red', 'blue'] as const;
export type Pip = (typeof PIPS)[number];
/** Returns whether a word is the colour of a pip. */
export const isPip = (word: string): word is Pip => (PIPS as readonly string[]).includes(word);

/**
 * Factor by which the colour of a pip multiplies the cost of its step. A step with a blue pip is never rebuilt [7.3].
 */
export const PIP_FACTOR: Readonly<Record<Pip, number>> = { black: 1, white: 2, red: 3, blue: Infinity };
