/** One line of the table: what was measured, and the bar it has to clear. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar: number;
  readonly ok: boolean;
}

/** A row that must not be above its bar. */
export function atMost(bar: number, unit: string, name: string, value: number): Row {
  return { name, value: rounded(value), unit, bar, ok: value <= bar };
}

/** A row that must not be below its bar. */
export function atLeast(bar: number, unit: string, name: string, value: number): Row {
  return { name, value: rounded(value), unit, bar, ok: value >= bar };
}

/** Three digits tell enough. */
function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

export function table(rows: readonly Row[]): string {
  const widest = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, value, unit, bar, ok }) => {
      const measured = `${String(value).padStart(8)} ${unit.padEnd(9)}`;
      return `${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(widest)}  ${measured}  bar ${bar}`;
    })
    .join('\n');
}

export function median(times: readonly number[]): number {
  return quantile(times, 0.5);
}

/** The time that `part` of all times do not exceed. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** Milliseconds of processor time for each of so many rounds: what one core does, whatever else the machine is busy with. */
export function worked(rounds: number, work: (round: number) => unknown): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const before = process.cpuUsage();
    work(round);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}

/** Milliseconds of each of so many rounds. */
export function timed(rounds: number, work: (round: number) => unknown): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const began = performance.now();
    work(round);
    return performance.now() - began;
  });
}
