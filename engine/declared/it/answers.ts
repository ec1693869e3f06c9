import type { Sentences } from '../../model/say.js';

/** Sentences about arrivals, answers in combat, forecasts, and checks of maps and forces. */
export const answers: Sentences = {
  // Arrivals
  '{0} arrive.': 'Arrivi: {0}.',
  '{0} in {1}': '{0} in {1}',
  '{0} is lost, because it cannot arrive ({1}).': '{0}: eliminazione, arrivo impossibile ({1}).',
  '{0} waits to arrive ({1}).': '{0}: arrivo rinviato ({1}).',
  '{0} has not entered. It can enter in {1}, such as {2}.':
    '{0} non è ancora in gioco. Può entrare in {1, plural, one {# esagono} other {# esagoni}}, per esempio in {2}.',

  // Advances
  'The order names no unit: `advance UNITS to HEX`.': 'Nell’ordine mancano le unità: `advance UNITÀ to ESAGONO`.',
  '{0} may not advance now; {1} may.': '{0}: nessuna avanzata ora; può avanzare {1}.',
  'Write where {0} advances: to {1}.': 'Scrivi dove avanza {0}: in {1}.',
  'One of {0} must advance.': 'Avanzata obbligatoria per un’unità fra {0}.',
  'Only one unit advances; the order names {0}.': 'Avanza una sola unità; l’ordine ne indica {0}.',
  '{0} may not advance to {1}. Open: {2}.': '{0}: nessuna avanzata in {1}. Possibile in: {2}.',
  'this hex': 'questo esagono',
  'no hex': 'nessun esagono',
  '{0} do not fit together in {1}.': 'Non c’è posto in {1} per tutte queste unità: {0}.',

  // Results that offer a choice
  'lose {0}': '{0, plural, one {# livello perso} other {# livelli persi}} in tutto',
  'lose {0} each': '{0, plural, one {# livello perso} other {# livelli persi}} ciascuna',
  retreat: 'ritirata',
  eliminate: 'eliminazione',
  exchange: 'scambio di perdite',
  '{0}: {1} for {2}?': '{0}: {1}? ({2})',
  '`{0}` is not possible now; {1} is.': '`{0}` non è possibile ora; è possibile: {1}.',
  '`{0}` is not possible now.': '`{0}` non è possibile ora.',
  '{0} does not retreat now.': '{0}: nessuna ritirata ora.',
  'One of {0} leads.': 'L’unità di testa va scelta fra {0}.',

  // Forecasts, costs and records
  '{0} to {1}: {2}': '{0} a {1}: {2}',
  'below {0}': 'meno di {0}',
  ', {0}{1} to the die': ', {0}{1} al dado',
  overrun: 'travolgimento',
  'entering {0}': 'entrata in {0}',
  '{0} enter {2}.': 'Entrata in {2}: {0}.',
  '{0} recover.': 'Recupero: {0}.',

  // The phase of combat, and lines in the hover of a unit
  combat: 'combattimento',
  Counter: 'Pedina',
  Movement: 'Movimento',
  Attack: 'Attacco',
  Defence: 'Difesa',
  Marker: 'Segnalino',
  Zone: 'Zona',
  State: 'Stato',

  // Checks
  '{0}, such as {1}': '{0}, per esempio {1}',
  '{0} has no numbers. Write {1}; several faces, strongest first, with | between.':
    '{0}: valori mancanti. Scrivi {1}; più facce, dalla più forte, separate da |.',
  '{0} has the face {1}; {2} has {3}.': '{0}: valori {1}; per questo tipo ({2}) servono {3}.',
  'a source of supply for {0}': 'fonte di rifornimento ({0})',
  'a place where lost units return': 'luogo in cui tornano le unità perse',
  'the exit of {0}': 'uscita dalla mappa ({0})',
  '{0} is {1}, but {2} has no place or area of this name. Write `area {3} CELLS`.':
    '{0}: {1}, ma in {2} manca un luogo o un’area con questo nome. Scrivi `area {3} CASELLE`.',
  '{0} is {1}, but {2} has no place or area of this name. The map has {3}. Write `area {4} CELLS`.':
    '{0}: {1}, ma in {2} manca un luogo o un’area con questo nome. Sulla mappa: {3}. Scrivi `area {4} CASELLE`.',
};
