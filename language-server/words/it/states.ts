/** Returns the Italian of a state that ends at a turn. @param state the Italian of the state, such as `posa di mine` */
export const untilTurnIt = (state: string, turn: string): string => `${state} fino al turno ${turn}`;
