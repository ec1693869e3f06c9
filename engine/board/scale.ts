/** A round number to count by: the next of 1, 2, 5, 10, 20 … that is no less. */
export function roundUpToStep(least: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of [1, 2, 5]) if (step * ten >= least) return step * ten;
}
