/** A range of turns, both ends included: `turns 3..4`. */
export interface TurnRange {
  readonly first: number;
  readonly last: number;
}
