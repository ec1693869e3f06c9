/** Who may lose steps for a side. Units are indices. */
export interface StepHolders {
  readonly units: readonly number[];
  /** The steps a unit has left. */
  readonly left: (unit: number) => number;
  /** What a unit's next step is worth when it has lost so many. */
  readonly stepValue: (unit: number, taken: number) => number;
}

export const stepsIn = ({ units, left }: StepHolders): number => units.reduce((steps, unit) => steps + left(unit), 0);

/** Every way to lose so many steps, each unit as often as it can; the cheapest way leads the list: it is what a default takes. */
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

export function randomSteps({ units, left }: StepHolders, due: number, random: (n: number) => number): number[] {
  const chosen: number[] = [];
  const open = units.flatMap((unit) => new Array<number>(left(unit)).fill(unit));
  while (chosen.length < due) chosen.push(...open.splice(random(open.length), 1));
  return chosen.sort((a, b) => a - b);
}

/** Step by step from the unit whose next step is worth least; `already` are chosen before. */
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
      const taken = chosen.filter((one) => one === unit).length;
      if (taken >= left(unit)) continue;
      const worth = stepValue(unit, taken);
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

/** The named units first, then again those among them that have steps left, then the cheapest. */
export function completeSteps(holders: StepHolders, named: readonly number[], due: number): number[] {
  const pieces = [...named];
  for (const unit of named) {
    while (pieces.length < due && pieces.filter((one) => one === unit).length < holders.left(unit)) pieces.push(unit);
  }
  return cheapestSteps(holders, due, pieces);
}

/** A unit that is named more often than it has steps. */
export const findUnitOverItsSteps = ({ left }: StepHolders, pieces: readonly number[]): number | undefined =>
  pieces.find((piece) => pieces.filter((one) => one === piece).length > left(piece));
