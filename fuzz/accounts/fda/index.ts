import type { FdaGame } from '../../../engine/rulesets/fda/game.js';
import { accountant, type Accounting } from '../account.js';
import { activations } from './activations.js';
import { breakPoints } from './break-points.js';
import { control } from './control.js';
import { deeds } from './deeds.js';
import { dice } from './dice.js';
import { marks } from './marks.js';
import { stacks } from './stacks.js';

/** Creates all accounts (independent checks of the engine) of a game of Fronte d’Attacco. */
export const accountsOfFda: Accounting = (game) => {
  const { state } = game as FdaGame;
  return accountant([
    breakPoints(state),
    activations(state),
    deeds(state),
    dice(state),
    control(state),
    stacks(state),
    marks(state),
  ]);
};
