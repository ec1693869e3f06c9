/** The import of VASSAL modules. */
export const vassalImport: Readonly<Record<string, string>> = {
  // Import of VASSAL modules: reasons why it fails
  '{0} is not a module or saved game of VASSAL: it is not a readable zip archive.':
    '{0} non è un modulo né una partita salvata di VASSAL: non è un archivio zip leggibile.',
  '{0} has more than {1} entries.': '{0} ha più di {1} voci.',
  '{0} contains an entry that is too large to unpack: {1}. The limit is {2} MB.':
    '{0} contiene una voce troppo grande da estrarre: {1}. Il limite è {2} MB.',
  'The pictures of {0} are larger than {1} MB.': 'Le immagini di {0} superano {1} MB.',
  '{0} has no board with a grid of hexes or squares.': '{0} non ha una mappa con una griglia di esagoni o di quadrati.',
  '{0} is not a module of VASSAL: it has no build file.':
    '{0} non è un modulo di VASSAL: non contiene il file buildFile.',
  'There is no module among the files. A saved game needs its module.':
    'Fra i file non c’è un modulo. Una partita salvata ha bisogno del suo modulo.',
  '{0} and {1} are both modules; import one at a time.': '{0} e {1} sono entrambi moduli: importane uno alla volta.',
  '{0} is not a module of VASSAL.': '{0} non è un modulo di VASSAL.',
  '{0} is not a saved game of VASSAL.': '{0} non è una partita salvata di VASSAL.',
  '{0} is a damaged saved game.': '{0} è una partita salvata danneggiata.',
  '{0} has more than {1} commands.': '{0} ha più di {1} comandi.',
  'it is not well-formed XML ({0}).': 'non è XML ben formato ({0}).',
  'it has a document type, which modules of VASSAL do not have.':
    'ha una dichiarazione DOCTYPE, che i moduli di VASSAL non hanno.',
  'its elements are nested more than {0} deep.': 'i suoi elementi sono annidati oltre {0} livelli.',
  'it has more than {0} elements.': 'ha più di {0} elementi.',
  'it has no element.': 'non ha elementi.',
  // Import of VASSAL modules: the report
  'Import of {0}': 'Importazione di {0}',
  '{0} Here: {1}': '{0} Qui: {1}',
  '{0} {1} times; first: {2}': '{0} {1} volte; la prima: {2}',
  'A module contains terrain, rivers and roads only as a picture, and no rules.':
    'Un modulo contiene terreno, fiumi e strade soltanto come immagine, e nessuna regola.',
  'An expression selects the level of a layer; it is not evaluated.':
    'Un’espressione sceglie il livello di uno strato (layer): non viene calcolata.',
  'A counter is treated as a marker and left out.': 'Una pedina è considerata un segnalino e tralasciata.',
  'A counter is placed more than {0} times; it is treated as a marker and left out.':
    'Una pedina è collocata più di {0} volte: è considerata un segnalino e tralasciata.',
  'An extension is made for another module.': 'Un’estensione è fatta per un altro modulo.',
  'An extension adds content to a part that the module does not have; the content is added at the top level.':
    'Un’estensione aggiunge un contenuto a una parte che il modulo non ha: il contenuto è aggiunto al livello più alto.',
  'Counters are on several maps; the set-up uses the map with the most counters.':
    'Ci sono pedine su più mappe: il piazzamento usa la mappa che ne ha di più.',
  'A hidden unit is imported as visible.': 'Un’unità nascosta è importata come visibile.',
  'A unit belongs to no side of the game; it is written as a comment.':
    'Un’unità non ha una parte del gioco, ed è scritta come commento.',
  'A unit has no kind that the game knows; it is written as a comment.':
    'Un’unità non ha un tipo che il gioco conosce, ed è scritta come commento.',
  'A unit has no values in the module; the checks report them as missing.':
    'Un’unità non ha valori nel modulo: le verifiche li segnalano come mancanti.',
  'A side or nation of the module is not a side of the game.':
    'Una parte o nazione del modulo non è una parte del gioco.',
  'The module names a saved game that it does not have.': 'Il modulo nomina una partita salvata che non contiene.',
  'A board has no size, because its picture is missing.': 'Una mappa non ha dimensioni, perché manca la sua immagine.',
  'A board has grids in several zones; the largest is imported.':
    'Una mappa ha griglie in più zone: è importata la più grande.',
  'A board has more than {0} cells and is not imported.': 'Una mappa ha più di {0} caselle e non è importata.',
  'Cells with negative numbers are left out.': 'Le caselle con numeri negativi sono tralasciate.',
  'Half cells at the edge of a board are left out.': 'Le mezze caselle al bordo di una mappa sono tralasciate.',
  'VASSAL writes the labels of a board in another way.': 'VASSAL scrive in un altro modo le etichette di una mappa.',
  '{0}, here {1}': '{0}, qui {1}',
  'A board has a numbering that cannot be imported; its cells are numbered by column and row.':
    'Una mappa ha una numerazione che non si può importare: le sue caselle sono numerate per colonna e riga.',
  'A board has no numbers; its cells are numbered by column and row.':
    'Una mappa non ha numeri: le sue caselle sono numerate per colonna e riga.',
  'A board has letters for its rows; its cells are numbered by column and row.':
    'Una mappa ha lettere per le righe: le sue caselle sono numerate per colonna e riga.',
  'A board has labels that the language does not have; its cells are numbered by column and row.':
    'Una mappa ha etichette che il linguaggio non ha: le sue caselle sono numerate per colonna e riga.',
  'A map uses a board that the module does not have.': 'Una mappa usa una tavola che il modulo non ha.',
  'A map does not say which of its boards it uses; the first is used.':
    'Una mappa non dice quale delle sue tavole usa: si prende la prima.',
  'The module uses a class of its own, which is ignored.': 'Il modulo usa una classe propria, che è ignorata.',
  'A counter has more than {0} traits; the rest is ignored.':
    'Una pedina ha più di {0} caratteristiche: il resto è ignorato.',
  'A prototype contains itself.': 'Un prototipo contiene sé stesso.',
  'A counter uses a prototype that does not exist.': 'Una pedina usa un prototipo che non esiste.',
  'All counters of a saved game are off their cells by the same distance; this is corrected.':
    'Tutte le pedine di una partita salvata sono spostate della stessa distanza dalle caselle: è stato corretto.',
  'A unit is not on a cell of the map; it is not placed.':
    'Un’unità non è su una casella della mappa, e non è collocata.',
  'A unit arrives at an unknown cell; its arrival is written as a comment.':
    'Un’unità arriva in una casella ignota: il suo arrivo è scritto come commento.',
  'A stack names a cell that does not exist; the cell at its pixel is used.':
    'Un gruppo nomina una casella che non esiste: vale la casella in cui si trova il suo punto.',
  'A unit is far from the centre of its cell.': 'Un’unità è lontana dal centro della sua casella.',
  'A deck or cup is left out.': 'Un mazzo o una tazza è tralasciato.',
  'A stack is on a board that is not in use, and is left out.':
    'Un gruppo è su una tavola che non è in uso, ed è tralasciato.',
  'A counter of the module cannot be read.': 'Una pedina del modulo non si può leggere.',
  'A counter in a deck or cup is left out.': 'Una pedina in un mazzo o in una tazza è tralasciata.',
  'A counter of the saved game is on no board of the module.':
    'Una pedina della partita salvata non è su nessuna tavola del modulo.',
  'A counter of the saved game cannot be read.': 'Una pedina della partita salvata non si può leggere.',
  'The saved game is not in UTF-8; it was read as {0}.': 'La partita salvata non è in UTF-8: è stata letta come {0}.',
  'Two parts of a counter name different sides; the first is used.':
    'Due indicazioni di una pedina nominano parti diverse: vale la prima.',
  'Several units had the same name and were given different names.':
    'Più unità hanno lo stesso nome, e hanno ricevuto nomi diversi.',
  'A counter of a saved game has another number than in the module; it was found by its name.':
    'Una pedina di una partita salvata ha un numero diverso da quello del modulo: è stata trovata dal nome.',
  'A counter of a saved game is not in the module.': 'Una pedina di una partita salvata non è nel modulo.',
  // Import of VASSAL modules: the files
  'Imported from {0}.': 'Importato da {0}.',
  'Terrain is not in a module.': 'Il terreno non è in un modulo.',
  'VASSAL calls the first cell {0}.': 'VASSAL chiama {0} la prima casella.',
  'Side unknown: {0}': 'Parte ignota: {0}',
  'Kind unknown: {0}': 'Tipo ignoto: {0}',
  'of {0}': 'di {0}',
  'Write the number of turns here: turns 5': 'Scrivi qui il numero dei turni: turns 5',
};
