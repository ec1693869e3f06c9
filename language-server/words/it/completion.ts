import type { Sentences } from '../../../engine/model/say.js';

/** The details of completions in Italian, by their English texts. */
export const completion: Sentences = {
  'already placed': 'già piazzata',
  'map edge next to the box': 'bordo della mappa accanto alla zona',
  'sum over the units': 'somma sulle unità',
  'actual value': 'valore effettivo',
  'actual cell': 'luogo effettivo',
  'cell of the event': 'luogo dell’evento',
  'current cell': 'luogo attuale',
  'continues the line': 'continua la linea',
  result: 'risultato',
  'Units of any kind.': 'Unità di qualsiasi tipo.',
  'not declared yet': 'non ancora dichiarato',
  'continues a side of another file': 'continua una parte di un altro file',
  '{0}: a small scenario to start with': '{0}: un piccolo scenario per cominciare',
  'rulebook: {0}': 'regolamento: {0}',
  'as {0}': 'come {0}',
  'the numbers of a face': 'i numeri di una faccia',
  '{0} of {1} left in the pool': 'nella riserva: {0} di {1}',
  '{0} in the pool': 'nella riserva: {0}',
  'value of the game': 'valore della partita',
  'value of {0}': 'valore: {0}',
  'value of a unit': 'valore di un’unità',
};
