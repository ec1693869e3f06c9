/** Texts of the debugger. */
export const inDebugger: Readonly<Record<string, string>> = {
  'There is no such file in the workspace.': 'Il file non è nell’area di lavoro.',
  'This game has ended.': 'La partita è terminata.',
  'This file plays no game: it lacks a ruleset or a scenario, and so do its imports.':
    'Il file non gioca nessuna partita: manca un gioco (ruleset) o uno scenario, anche nelle importazioni.',
  'A file that this file imports has errors.': 'Un file importato da questo file contiene errori.',
  'This file has errors. {0}': 'Il file contiene errori. {0}',
  'There is no side “{0}” in this game. Sides: {1}.': 'In questa partita non c’è una parte “{0}”. Parti: {1}.',
  '“{0}” has no value at this moment.': '“{0}” non ha un valore in questo momento.',
  '“{0}” is not an expression. Write for example “roll < 4”, “steps of 25/7 < 2”, or an expectation.':
    '“{0}” non è un’espressione. Scrivi per esempio “roll < 4”, “steps of 25/7 < 2” o un risultato atteso.',
  '“{0}” expects nothing.': '“{0}” non contiene un risultato atteso.',
  '“{0}” is not a condition. Compare it, for example “roll < 4” or “cell of 25/7 = 1523”.':
    '“{0}” non è una condizione. Scrivi un confronto, per esempio “roll < 4” o “cell of 25/7 = 1523”.',
  '“{0}” is not a comparison. Write for example “roll < 4” or “steps of 25/7 < 2”.':
    '“{0}” non è un confronto. Scrivi per esempio “roll < 4” o “steps of 25/7 < 2”.',
  'The expression is empty. Write for example “roll < 4” or “25/7 at 1523”.':
    'L’espressione è vuota. Scrivi per esempio “roll < 4” o “25/7 at 1523”.',
  'Unknown name “{0}”: neither a unit nor a fact of an event.':
    'Nome sconosciuto, “{0}”: non è un’unità né un dato di un evento.',
  'There is no unit “{0}”.': 'Non c’è un’unità “{0}”.',
  'Units have no fact “{0}”.': 'Le unità non hanno un dato “{0}”.',
  '“{0}” is a formation. Name one of its units.': '“{0}” è una formazione. Scrivi il nome di una sua unità.',
  'There is no side “{0}”.': 'Non c’è una parte “{0}”.',
  'No unit “{0}” is visible.': 'Nessuna unità “{0}” è visibile.',
  'There is no order on this line or below.': 'Non c’è un ordine in questa riga né più sotto.',
  'This file is not part of the game that is debugged.': 'Il file non fa parte della partita in debug.',
  '“{0}” is not a hit count. Write for example “3”, “>= 2” or “% 2”.':
    '“{0}” non è un numero di passaggi. Scrivi per esempio “3”, “>= 2” o “% 2”.',
  Ledger: 'Calcolo',
  Moment: 'Momento',
  Units: 'Unità',
  State: 'Stato',
  'the set-up': 'piazzamento',
  'turn {0}': 'turno {0}',
  'the end': 'fine',
  'off the map': 'fuori mappa',
  'at {0}': 'in {0}',
  '1 step': '1 livello',
  '{0} steps': '{0} livelli',
  '{0} on the map, {1} elsewhere': '{0} sulla mappa, {1} altrove',
  elsewhere: 'altrove',
  'score of {0}': 'punteggio, {0}',
  control: 'controllo',
  markers: 'segnalini',
  '{0} hidden': 'non visibili: {0}',
};
