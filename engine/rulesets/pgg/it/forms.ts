/** Returns the form of a message for a side, by the English name of the side. */
const bySide =
  (german: string, soviet: string) =>
  (place: number): string =>
    `{${place}, select, German {${german}} other {${soviet}}}`;

/** The side as the player, at the beginning of a sentence: `Tedesco: …`. */
export const player = bySide('Tedesco', 'Sovietico');

/** The adjective of the side for one thing: `interdizione tedesca`. */
export const ofSide = bySide('tedesca', 'sovietica');

/** The adjective of the side for several units: `unità tedesche`. */
export const unitsOf = bySide('unità tedesche', 'unità sovietiche');

/** The degree of a victory, by its English name. */
export const degree = (place: number): string =>
  `{${place}, select, marginal {marginale} strategic {strategica} other {decisiva}}`;

/** Returns the form of a message for a number with its noun. */
const withNoun =
  (one: string, many: string) =>
  (place: number): string =>
    `{${place}, plural, one {# ${one}} other {# ${many}}}`;

export const hexes = withNoun('esagono', 'esagoni');
export const steps = withNoun('livello', 'livelli');
export const faces = withNoun('faccia', 'facce');
export const points = withNoun('punto', 'punti');
export const counters = withNoun('pedina', 'pedine');
export const markers = withNoun('contrassegno', 'contrassegni');
