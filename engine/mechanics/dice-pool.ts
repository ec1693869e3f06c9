/** Dice that are rolled together and scored in the same way. */
export interface DiceGroup {
  readonly dice: number;
  /** The score of each face, from face 1 on: whole numbers of 0 or more. */
  readonly worth: readonly number[];
}

/** Creates a group in which every die scores its pips. */
export const countingPips = (dice: number, sides: number): DiceGroup => ({ dice, worth: facesOf(sides) });

/** Creates a group in which a die scores 1 for some faces: `countingHits(4, 6, { from: 5 })` hits on 5 and 6. */
export const countingHits = (
  dice: number,
  sides: number,
  { from, to = sides }: { readonly from: number; readonly to?: number },
): DiceGroup => ({ dice, worth: facesOf(sides).map((face) => (face >= from && face <= to ? 1 : 0)) });

/** Returns the score of a roll of a group. */
export const scoreOf = ({ worth }: DiceGroup, rolled: readonly number[]): number =>
  rolled.reduce((score, face) => score + worth[face - 1], 0);

/**
 * Returns the exact probability of every total score of several groups, computed by convolution. `chances[score]` is
 * the probability of a score.
 */
export function scoreDistribution(...groups: readonly DiceGroup[]): number[] {
  let chances = [1];
  for (const { dice, worth } of groups) {
    const most = Math.max(...worth);
    for (let die = 0; die < dice; die++) {
      const next = new Array<number>(chances.length + most).fill(0);
      chances.forEach((chance, score) => {
        for (const counts of worth) next[score + counts] += chance / worth.length;
      });
      chances = next;
    }
  }
  return chances;
}

/**
 * Returns the exact probabilities that one side scores more than, as much as, or less than the other side. The
 * arguments are results of {@link scoreDistribution}.
 */
export function compareScores(
  own: readonly number[],
  other: readonly number[],
): { readonly more: number; readonly equal: number; readonly less: number } {
  let [more, equal] = [0, 0];
  own.forEach((chance, score) => {
    other.forEach((against, total) => {
      if (score > total) more += chance * against;
      else if (score === total) equal += chance * against;
    });
  });
  return { more, equal, less: 1 - more - equal };
}

const facesOf = (sides: number): number[] => Array.from({ length: sides }, (_, face) => face + 1);
