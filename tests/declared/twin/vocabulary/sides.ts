/** The sides in the order of their turns. The rules refer to a side by its index in this list. */
export const SIDES = ['German', 'Soviet'] as const;

export const sideOf = (name: string): number => SIDES.findIndex((side) => side === name);
