/** A measured value and its bar, the limit that the value must keep. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar: number;
  readonly ok: boolean;
  /**
   * True if other processes used the machine during the measurement. A value on the wrong side of its bar then does not
   * count as a failure.
   */
  readonly isUnjudged?: boolean;
}

/** Returns a row of the benchmark report. The row passes if its value is not above `bar`. */
export function atMost(bar: number, unit: string, name: string, value: number): Row {
  return { name, value: rounded(value), unit, bar, ok: value <= bar };
}

/** Returns a row of the benchmark report. The row passes if its value is not below `bar`. */
export function atLeast(bar: number, unit: string, name: string, value: number): Row {
  return { name, value: rounded(value), unit, bar, ok: value >= bar };
}

/** Rounds to three significant digits. */
function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

/** Formats a row as a line: `ok     12.3 ms        bar 30    hover, p95`. */
export function lineOf({ name, value, unit, bar, ok, isUnjudged = false }: Row): string {
  const verdict = ok ? 'ok' : isUnjudged ? 'busy' : 'FAIL';
  return `${verdict.padEnd(4)} ${String(value).padStart(8)} ${unit.padEnd(9)} bar ${String(bar).padEnd(6)} ${name}`;
}

export function median(times: readonly number[]): number {
  return quantile(times, 0.5);
}

/** Returns a quantile: the time that a fraction `part` (0 to 1) of all times does not exceed. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/**
 * Runs some work a number of times. Returns the milliseconds of processor time of each round, which do not depend on
 * other processes.
 */
export function worked(rounds: number, work: (round: number) => unknown): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const before = process.cpuUsage();
    work(round);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}

/** Runs some work a number of times. Returns the elapsed milliseconds of each round. */
export function timed(rounds: number, work: (round: number) => unknown): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const began = performance.now();
    work(round);
    return performance.now() - began;
  });
}
