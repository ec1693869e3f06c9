import type { Sentences } from '../../../model/say.js';

/** The phases, and the degrees of victory. */
export const vocabulary: Sentences = {
  weather: 'tempo',
  supremacy: 'supremazia aerea',
  barrage: 'sbarramento preparatorio',
  initiative: 'iniziativa',
  activation: 'attivazione',
  reorganisation: 'Riorganizzazione',
  overwhelming: 'schiacciante',
  significant: 'significativa',
  marginal: 'marginale',
  draw: 'pareggio',
  lead: 'vantaggio',
};
