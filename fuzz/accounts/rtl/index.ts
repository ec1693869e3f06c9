import type { RtlGame } from '../../../engine/rulesets/rtl/game.js';
import { accountant, type Accounting } from '../account.js';
import { air } from './air.js';
import { Book } from './book.js';
import { control } from './control.js';
import { losses } from './losses.js';
import { marks } from './marks.js';
import { movement } from './movement.js';
import { places } from './places.js';
import { results } from './results.js';
import { sequences } from './sequences.js';
import { supply } from './supply.js';

/** Creates all accounts (independent checks of the engine) of a game of Roads to Leningrad. */
export const accountsOfRtl: Accounting = (game) => {
  // The special rules of a scenario wrap the game that they change.
  const { state } = ('game' in game ? game.game : game) as RtlGame;
  const book = new Book(state);
  return accountant([
    losses(state, book),
    results(state, book),
    // The account `places` enters each event into `book`. The accounts before it still see `book` as it was before
    // the event.
    places(state, book),
    sequences(state),
    movement(state),
    supply(state),
    marks(state),
    air(state),
    control(state),
  ]);
};
