/** Dice that are rolled together and count alike: what each face counts, from 1 up, is a whole number of 0 or more. */
export interface DiceGroup {
  readonly dice: number;
  readonly worth: readonly number[];
}

/** Every die counts its pips. */
export const countingPips = (dice: number, sides: number): DiceGroup => ({ dice, worth: facesOf(sides) });

/** Every die that shows one of the faces counts 1: `hitting(4, 6, { from: 5 })` hits on 5 and 6. */
export const countingHits = (
  dice: number,
  sides: number,
  { from, to = sides }: { readonly from: number; readonly to?: number },
): DiceGroup => ({ dice, worth: facesOf(sides).map((face) => (face >= from && face <= to ? 1 : 0)) });

/** What the dice of a group count as they were rolled. */
export const scoreOf = ({ worth }: DiceGroup, rolled: readonly number[]): number =>
  rolled.reduce((score, face) => score + worth[face - 1], 0);

/** Exact chances of every score of the groups together, by convolution: `chances[score]`. */
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

/** Exact chances that one side scores more, as much, or less than the other, by what {@link scoreDistribution} tells of each. */
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
