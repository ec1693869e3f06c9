import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

const SAMPLE_MS = 500;
/** Maximum number of cores that other processes may use without an effect on the measurements. */
const MAX_BUSY_CORES = 0.25;

/**
 * Returns how many cores other processes use at present, measured during half a second in which the bench does nothing.
 */
export async function busyCores(): Promise<number> {
  const before = busyMilliseconds();
  await setTimeout(SAMPLE_MS);
  return (busyMilliseconds() - before) / SAMPLE_MS;
}

/** Returns whether other processes disturb the measurements. */
export const isBusy = (cores: number): boolean => cores > MAX_BUSY_CORES;

/** Returns the working time of all cores together since the machine was started, in milliseconds. */
function busyMilliseconds(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}
