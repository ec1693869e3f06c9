import type { BiteGame } from '../../../engine/rulesets/bite/game.js';
import { accountant, type Account, type Accounting } from '../account.js';
import { battles } from './battles.js';
import { capacities } from './capacities.js';
import { command } from './command.js';
import { marks } from './marks.js';
import { movement } from './movement.js';
import { places } from './places.js';
import { regions } from './regions.js';
import { spoils } from './spoils.js';
import { stacks } from './stacks.js';
import { steps } from './steps.js';
import { stores } from './stores.js';
import { supply } from './supply.js';

/** Creates the accounts of a game of Blocks in the East. */
export const accountsOfBite: Accounting = (game) => {
  // The special rules of a scenario wrap the game that they change.
  const { state } = ('game' in game ? game.game : game) as BiteGame;
  const accounts = [
    steps,
    battles,
    stacks,
    stores,
    capacities,
    places,
    regions,
    supply,
    movement,
    marks,
    command,
    spoils,
  ];
  return accountant(accounts.map((account) => unveiled(account(state))));
};

/**
 * Returns the account changed so that it receives the events with all details, including those that the fog of war
 * hides from the players.
 */
const unveiled = (account: Account): Account => ({
  ...account,
  event: (event, wrong) => {
    account.event?.({ ...event, ...event.secret?.details }, wrong);
  },
});
