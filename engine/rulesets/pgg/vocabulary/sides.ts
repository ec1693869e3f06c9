/** The sides in the order in which they take their player-turns [4.1]. */
export const sides = ['Soviet', 'German'] as const;
export type Side = (typeof sides)[number];
