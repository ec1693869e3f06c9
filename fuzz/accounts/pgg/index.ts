import type { PggGame } from '../../../engine/rulesets/pgg/game.js';
import { accountant, type Accounting } from '../account.js';
import { capacities } from './capacities.js';
import { control } from './control.js';
import { marks } from './marks.js';
import { movement } from './movement.js';
import { points } from './points.js';
import { results } from './results.js';
import { stacks } from './stacks.js';
import { steps } from './steps.js';

/** Creates the accounts of a game of Panzergruppe Guderian. */
export const accountsOfPgg: Accounting = (game) => {
  const { state } = game as PggGame;
  return accountant([
    steps(state),
    results(state),
    points(state),
    control(state),
    movement(state, game),
    capacities(state),
    stacks(state),
    marks(state),
  ]);
};
