import type { Sentences } from '../model/say.js';

/** Words of the record of a game and of findings in Italian, by the English words. */
export const records: Sentences = {
  order: 'ordine',
  doctrine: 'dottrina',
  default: 'predefinito',
  random: 'a caso',
  considered: 'calcolato',
  seed: 'seme',
  secrets: 'segreti',
  written: 'scritto',
  error: 'errore',
  warning: 'avviso',
  information: 'informazione',
};
