/** The two sides of a game as indices, in the order of its vocabulary. */
export type Side = 0 | 1;

/** The index that means neither side: a hex that no side controls, a phase of both sides, a hex that exerts no zone. */
export const NO_SIDE = -1;

/** Returns the other side. */
export const opponent = (side: number): Side => (side === 0 ? 1 : 0);
