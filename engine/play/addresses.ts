import type { ScenarioModel } from '../model/scenario.js';
import { rollAddress } from '../model/calendar.js';
import { ASKED } from '../model/position.js';
import type { Address } from './moment.js';

/** Counts how often each address occurs in a game, so that every moment gets an address of its own. */
export class Addresses {
  private readonly counts: Map<Address, number>;

  constructor(scenario: ScenarioModel) {
    this.counts = new Map(addressesBefore(scenario));
  }

  /** Makes an address unique. The second roll at an address gets the suffix ` #2`. */
  unique(address: Address): Address {
    const times = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, times);
    return times === 1 ? address : `${address} #${times}`;
  }
}

/** Returns an address without the suffix that makes it unique. */
export function baseOf(address: Address): Address {
  return address.replace(/ #\d+$/, '');
}

/**
 * Returns the number of earlier moments at each address, for a scenario that begins with a position instead of a
 * set-up. The position states these numbers only for addresses at which another moment may occur.
 */
function addressesBefore({ position, calendar }: ScenarioModel): [Address, number][] {
  const counts = position?.values.find(({ name }) => name === ASKED)?.value;
  return typeof counts === 'object' && counts !== null
    ? Object.entries(counts).map(([address, times]) => [rollAddress(address, calendar), Number(times)])
    : [];
}
