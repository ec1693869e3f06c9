/** Returns the Italian text of a state that ends at a turn, such as `posa di mine fino al turno 3`. */
export const untilTurnIt = (state: string, turn: string): string => `${state} fino al turno ${turn}`;
