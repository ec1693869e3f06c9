/** Returns the smallest of 1, 2, 5, 10, 20, 50 … that is at least the given number: a round interval for a scale. */
export function roundUpToStep(least: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of [1, 2, 5]) if (step * ten >= least) return step * ten;
}
