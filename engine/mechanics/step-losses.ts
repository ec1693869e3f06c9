/** The units of a side that may lose steps. Units are indices. */
export interface StepHolders {
  readonly units: readonly number[];
  /** Returns the number of steps that a unit still has. */
  readonly left: (unit: number) => number;
  /** Returns the value of the next step that a unit would lose after it has already lost `lostSteps` steps. */
  readonly stepValue: (unit: number, lostSteps: number) => number;
}

export const stepsIn = ({ units, left }: StepHolders): number => units.reduce((steps, unit) => steps + left(unit), 0);

/**
 * Returns all possible choices of units that lose a number of steps. Each choice is a list of units. The first choice
 * is the cheapest, which is the default.
 */
export function stepChoices(holders: StepHolders, due: number): number[][] {
  const cheapest = cheapestSteps(holders, due);
  const same = (choice: readonly number[]): boolean =>
    [...choice].sort((a, b) => a - b).every((unit, i) => unit === cheapest[i]);
  return [cheapest, ...allChoices(holders, due, 0).filter((choice) => !same(choice))];
}

function allChoices(holders: StepHolders, due: number, from: number): number[][] {
  if (due === 0) return [[]];
  const { units, left } = holders;
  const choices: number[][] = [];
  for (let i = from; i < units.length; i++) {
    const unit = units[i];
    for (let steps = 1; steps <= Math.min(due, left(unit)); steps++) {
      for (const rest of allChoices(holders, due - steps, i + 1))
        choices.push([...new Array<number>(steps).fill(unit), ...rest]);
    }
  }
  return choices;
}

/** Chooses the units that lose steps at random. */
export function randomSteps({ units, left }: StepHolders, due: number, random: (n: number) => number): number[] {
  const chosen: number[] = [];
  const open = units.flatMap((unit) => new Array<number>(left(unit)).fill(unit));
  while (chosen.length < due) chosen.push(...open.splice(random(open.length), 1));
  return chosen.sort((a, b) => a - b);
}

/**
 * Chooses units that lose `due` steps in total. Each step is the one with the least value among the steps that are
 * left. Units in `already` have been chosen before and count as part of the total.
 */
export function cheapestSteps(
  { units, left, stepValue }: StepHolders,
  due: number,
  already: readonly number[] = [],
): number[] {
  const chosen = [...already];
  while (chosen.length < due) {
    let best: number | undefined;
    let least = Infinity;
    for (const unit of units) {
      const lostSteps = chosen.filter((one) => one === unit).length;
      if (lostSteps >= left(unit)) continue;
      const worth = stepValue(unit, lostSteps);
      if (worth < least) {
        least = worth;
        best = unit;
      }
    }
    if (best === undefined) break;
    chosen.push(best);
  }
  return chosen.sort((a, b) => a - b);
}

/**
 * Completes a choice of units until it has as many step losses as are due. A unit that occurs twice loses two steps.
 * The named units lose further steps first, then the cheapest other units.
 */
export function completeSteps(holders: StepHolders, named: readonly number[], due: number): number[] {
  const pieces = [...named];
  for (const unit of named) {
    while (pieces.length < due && pieces.filter((one) => one === unit).length < holders.left(unit)) pieces.push(unit);
  }
  return cheapestSteps(holders, due, pieces);
}

/** Returns a unit that occurs more often in a list than it has steps; undefined if there is none. */
export const findUnitOverItsSteps = ({ left }: StepHolders, pieces: readonly number[]): number | undefined =>
  pieces.find((piece) => pieces.filter((one) => one === piece).length > left(piece));
