import type { Accounting } from './account.js';
import { accountsOfBite } from './bite/index.js';
import { accountsOfFda } from './fda/index.js';
import { accountsOfPgg } from './pgg/index.js';
import { accountsOfRtl } from './rtl/index.js';

/** Functions that create the accounts (independent checks) of a game, by the id of the game's ruleset. */
export const accountings: Readonly<Record<string, Accounting>> = {
  bite: accountsOfBite,
  fda: accountsOfFda,
  pgg: accountsOfPgg,
  rtl: accountsOfRtl,
};
