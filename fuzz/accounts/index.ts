import type { Accounting } from './account.js';
import { accountsOfBite } from './bite/index.js';
import { accountsOfFda } from './fda/index.js';
import { accountsOfPgg } from './pgg/index.js';
import { accountsOfRtl } from './rtl/index.js';

/** The accounts of each game, by the id of its ruleset. */
export const accountings: Readonly<Record<string, Accounting>> = {
  bite: accountsOfBite,
  fda: accountsOfFda,
  pgg: accountsOfPgg,
  rtl: accountsOfRtl,
};
