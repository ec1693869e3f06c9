/** Lenses, hints, sealed orders and the continuation of a game. */
export const editor: Readonly<Record<string, string>> = {
  // Lenses
  '$(play) Run': '$(play) Gioca',
  '$(game) Play': '$(game) Gioca nel pannello',
  '$(play) Run turn {0}': '$(play) Gioca il turno {0}',
  '$(lock) Seal': '$(lock) Sigilla',
  '$(map) Open map': '$(map) Apri la mappa',
  '$(pass) {0} met': '$(pass) risultati ottenuti: {0}',
  '$(error) {0} of {1} not met': '$(error) risultati non ottenuti: {0} su {1}',
  'Show what is missing': 'Mostra che cosa manca',
  // Sealed orders
  'The file has errors. They cannot be corrected after it is sealed.':
    'Il file ha errori. Dopo che è sigillato non si possono più correggere.',
  'The file contains no orders of a side for a turn.': 'Il file non contiene ordini di una parte per un turno.',
  'The file contains the orders of several turns or sides. Write the orders to seal in a separate file.':
    'Il file contiene gli ordini di più turni o di più parti. Scrivi in un file separato gli ordini da sigillare.',
  // Continuing a game
  'The game is over at that moment, so no scenario can begin there.':
    'In quel momento la partita è finita, quindi nessuno scenario può cominciare lì.',
  'A scenario can begin only at the end of a phase. The set-up is not over at that moment.':
    'Uno scenario può cominciare solo alla fine di una fase. In quel momento il piazzamento non è finito.',
  // Hints
  'cost {0}': 'costo {0}',
  '{0} of {1} placed': '{0} di {1} piazzate',
  '1 counter': '1 pedina',
  '{0} counters': '{0} pedine',
};
