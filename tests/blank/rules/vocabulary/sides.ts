/** The sides of the game in the order of their phases. The rules refer to a side by its index in this list. */
export const SIDES = ['Blue', 'Red'] as const;

export const opponent = (side: number): number => 1 - side;

export const sideOf = (name: string | undefined): number => SIDES.findIndex((side) => side === name);
