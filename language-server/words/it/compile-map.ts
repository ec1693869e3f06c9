import type { Sentences } from '../../../engine/model/say.js';

/** Findings about a map: its grid, cells, terrain, features and scan. */
export const compileMap: Sentences = {
  '{0} has {1} on both its sides: first in one pair and second in another. Write all cells of one side first and all cells of the other side second.':
    '{0}: la casella {1} è su entrambi i lati, prima in una coppia e seconda in un’altra. Scrivi per prime tutte le caselle di un lato e per seconde tutte quelle dell’altro.',
  'No cell of this map lies {0} along {1}.': 'Nessuna casella di questa mappa è sul lato {0} lungo questa linea: {1}.',
  'No cell of this map lies {0} along {1}, which is not drawn on this map.':
    'Nessuna casella di questa mappa è sul lato {0} lungo questa linea: {1}. La linea non è disegnata sulla mappa.',
  'No cell of this map lies {0} of {1}.': 'Nessuna casella di questa mappa è sul lato {0} di questa linea: {1}.',
  'No cell of this map lies {0} of {1}, which is not drawn on this map.':
    'Nessuna casella di questa mappa è sul lato {0} di questa linea: {1}. La linea non è disegnata sulla mappa.',
  '{0} is no {1} of this map. Write the label of one.':
    '{0} non è un {1} di questa mappa. Scrivi l’etichetta di un {1}.',
  '{0} has {1}: {2}{3}. Write the label of the one you mean.':
    '{0} comprende {1, plural, one {# casella} other {# caselle}}: {2}{3}. Scrivi l’etichetta di quella giusta.',
  '{0} and {1} lie neither in one column nor in one row nor on a straight line. Write the cells one by one, or as several ranges.':
    '{0} e {1} non sono né in una colonna né in una riga né in linea retta. Scrivi le caselle una per una, o come più serie.',
  '{0} has no neighbour.': '{0} non ha caselle adiacenti.',
  'Neighbours of {0}: {1}.': 'Caselle adiacenti a {0}: {1}.',
  '{0} and {1} are not adjacent, so they share no edge. {2}':
    '{0} e {1} non sono adiacenti, quindi non hanno un lato in comune. {2}',
  '{0} is not on the map: the map lists it under “missing”, or its symbol in the rows of terrain means that it is missing.{1}':
    '{0} non è sulla mappa: è nell’elenco “missing”, oppure il suo simbolo nelle righe di terreno dice che manca.{1}',
  'There is no {0} {1}: after Z, the columns of this map are AA, AB, AC. If the map prints AA, BB after Z, write {2} in its grid.':
    'Nessun {0} {1}: dopo Z, le colonne di questa mappa sono AA, AB, AC. Se la mappa stampa AA, BB dopo Z, scrivi {2} nella griglia.',
  'There is no {0} {1}: the labels of this map have no separator.{2} If the map prints one, write it in its grid, like {3}.':
    'Nessun {0} {1}: le etichette di questa mappa non hanno un separatore.{2} Se la mappa ne stampa uno, scrivilo nella griglia, per esempio {3}.',
  '; labels run from {0} to {1}': '; le etichette vanno da {0} a {1}',
  'There is no {0} {1}{2}.{3}': 'Nessun {0} {1}{2}.{3}',
  '“{0}” lies on whole cells: write “at” and their labels, as in “at 2216 2217”.':
    '“{0}” occupa caselle intere: scrivi “at” e le etichette, per esempio “at 2216 2217”.',
  '“{0}” lies between two cells: write both labels with a slash, as in “1110/1210”.':
    '“{0}” sta tra due caselle: scrivi le due etichette con una barra, per esempio “1110/1210”.',
  '“{0}” runs from cell to neighbouring cell: write “0120 - 0220 - 0320”.':
    '“{0}” va da una casella a quella adiacente: scrivi “0120 - 0220 - 0320”.',
  '“{0}” lies off the grid: write “at” and a label that the grid does not have, as in “at 4700”.':
    '“{0}” è fuori dalla griglia: scrivi “at” e un’etichetta che la griglia non ha, per esempio “at 4700”.',
  '“{0}” joins cells that do not touch: write “0120 - 4700”.':
    '“{0}” unisce caselle che non si toccano: scrivi “0120 - 4700”.',
  '{0} is written twice in a row; write each cell once.':
    '{0} è scritta due volte di seguito; ogni casella va scritta una volta.',
  '{0} and {1} do not touch. {2}': '{0} e {1} non si toccano. {2}',
  'Between them: {0}.': 'In mezzo: {0}.',
  'Check both labels.': 'Controlla le due etichette.',
  'A grid of {0} by {1} has {2} cells; a map may have at most {3}.':
    'Una griglia di {0} per {1} ha {2} caselle; una mappa può averne al massimo {3}.',
  'Only squares touch at corners: leave out “diagonals”.':
    'Solo i quadrati si toccano agli angoli: qui “diagonals” non serve.',
  'The number of {0} must be 1 to {1}; here it is {2}.': 'Il numero di {0} va da 1 a {1}; qui è {2}.',
  'Which columns lie lower? Add “{0}” or its opposite: the neighbours of every hex depend on it.':
    'Quali colonne sono più basse? Aggiungi “{0}” o il contrario: ne dipendono gli esagoni adiacenti.',
  'Which rows lie to one side? Add “{0}” or its opposite: the neighbours of every hex depend on it.':
    'Quali righe sono spostate di lato? Aggiungi “{0}” o il contrario: ne dipendono gli esagoni adiacenti.',
  'Flat hexes form columns: write “even columns lower” or “odd columns lower”.':
    'Gli esagoni “flat” formano colonne: scrivi “even columns lower” o “odd columns lower”.',
  'Pointy hexes form rows: write “odd rows west”, “even rows east” and the like.':
    'Gli esagoni “pointy” formano righe: scrivi “odd rows west”, “even rows east” e simili.',
  'Labels are CCRR (column, then row), RRCC (row, then column), letters (a letter for the column), or a pattern in quotes like {0} or {1}; not {2}.':
    'Le etichette sono CCRR (colonna, poi riga), RRCC (riga, poi colonna), letters (una lettera per la colonna), oppure un modello tra virgolette come {0} o {1}; non {2}.',
  'Negative numbers need a separator in the labels: {0}. A cell is then written like -03.05.':
    'Con numeri negativi le etichette hanno bisogno di un separatore: {0}. Una casella si scrive allora come -03.05.',
  'Only hexes are displaced: leave out “{0}”.': 'Solo gli esagoni sono sfalsati: qui “{0}” non serve.',
  'On pointy hexes, “{0}” changes the columns, which are letters here. Use numbers.':
    'Con gli esagoni “pointy”, “{0}” cambia le colonne, che qui sono lettere. Usa numeri.',
  'Letters begin with column 1, which is A; the first column may not be less.':
    'Le lettere cominciano con la colonna 1, che è A; la prima colonna non può essere minore.',
  'Letters reach to column {0}; this grid has columns up to {1}. Use numbers, like labels CCRR.':
    'Le lettere arrivano alla colonna {0}; questa griglia ha colonne fino a {1}. Usa numeri, per esempio labels CCRR.',
  'The map has no grid. Write one first, like “grid hexes flat columns 30 rows 20 labels CCRR even columns lower”.':
    'La mappa non ha una griglia. Scrivila per prima, per esempio “grid hexes flat columns 30 rows 20 labels CCRR even columns lower”.',
  '{0} is already on this map; write all its cells in one statement.':
    '{0}: già su questa mappa; tutte le caselle vanno in una sola istruzione.',
  'Area {0} is already on this map; write all its cells in one statement.':
    'L’area {0} è già su questa mappa; tutte le sue caselle vanno in una sola istruzione.',
  'First written here.': 'Scritto qui la prima volta.',
  '{0} does not support boxes off the map; this one has no effect. Remove it.':
    '{0} non usa zone fuori mappa; questa non ha effetto. Toglila.',
  '{0} does not support links between cells that do not touch; this one has no effect. Remove it.':
    '{0} non usa collegamenti tra caselle che non si toccano; questo non ha effetto. Toglilo.',
  'A box is one cell: write “at” and one label.': 'Una zona fuori mappa è una casella: scrivi “at” e un’etichetta.',
  '{0} is on the grid of this map; a box lies off it. Give the box a label that the grid does not have.':
    '{0} è sulla griglia di questa mappa; una zona fuori mappa ne sta fuori. Scegli per la zona un’etichetta che la griglia non ha.',
  'Box {0} already exists; give this one another label.':
    'La zona fuori mappa {0} esiste già; per questa scegli un’altra etichetta.',
  'A box lies at one edge of the map; remove one of the two.':
    'Una zona fuori mappa sta a un solo bordo; togli uno dei due.',
  'The box has no terrain. Write it in parentheses after the label: {0}{1}.':
    'La zona fuori mappa non ha un terreno. Scrivilo tra parentesi dopo l’etichetta: {0}{1}.',
  '{0} is linked to itself; a link joins two cells.':
    '{0} è collegata a sé stessa; un collegamento unisce due caselle.',
  '{0} and {1} are adjacent and need no link.': '{0} e {1} sono adiacenti e non hanno bisogno di un collegamento.',
  'There is {0} between {1} and {2} already.': 'Tra {1} e {2} c’è già: {0}.',
  '“{0}” is also the label of {1} of this map. Give the place another name, so that the two cannot be confused.':
    '“{0}” è anche l’etichetta di un {1} di questa mappa. Dai al luogo un altro nome, per non confondere le due cose.',
  '{0} is the name of {1} and of {2}, and means both together. Rename one of the two.':
    '{0} è il nome di due luoghi ({1}; {2}) e li indica insieme. Dai a uno dei due un altro nome.',
  '{0} is declared here first.': '{0}: prima dichiarazione.',
  '{0} in {1}': '{0} in {1}',
  '{0} and {1} are both in {2}. {3} has one city, town or village: correct the label of one, or write both as one name.':
    '{0} e {1} sono entrambe in {2}. {3} con due località: correggi l’etichetta di una delle due, o scrivi le due come un nome solo.',
  '{0} is declared here.': '{0}: dichiarazione.',
  'A symbol of the legend is one character, neither a space nor a slash; “{0}” is not.':
    'Un simbolo della legenda è un solo carattere, né uno spazio né una barra; “{0}” non lo è.',
  '“{0}” is already in this legend.': '“{0}” è già in questa legenda.',
  'It has {0}.': 'Ci sono: {0}.',
  'Define it before the terrain: {0}.': 'Scrivila prima del terreno: {0}.',
  ' It is used in {0} cells.': ' È usato in {0} caselle.',
  'The legend has no symbol “{0}”. {1}{2}': 'La legenda non ha il simbolo “{0}”. {1}{2}',
  'The same symbol.': 'Lo stesso simbolo.',
  'The map has {0} rows; this is row {1}. Remove it, or raise “rows” in the grid.':
    'La mappa ha {0, plural, one {# riga} other {# righe}}; questa è la riga {1}. Toglila, o aumenta “rows” nella griglia.',
  'This row has {0}; the map has room for {1}. Remove {2}.':
    'Questa riga ha {0, plural, one {# simbolo} other {# simboli}}; nella mappa c’è posto per {1}. Togline {2}.',
  'This row has {0}, the other rows have {1}.':
    'Questa riga ha {0, plural, one {# simbolo} other {# simboli}}, le altre {1}.',
  'This row has {0}; {1} are needed. Add {2}.':
    'Questa riga ha {0, plural, one {# simbolo} other {# simboli}}; ne servono {1}. Aggiungine {2}.',
  'The map already has a scan; a map has one underlay.':
    'La mappa ha già una scansione; una mappa ha un solo “underlay”.',
  'The opacity is a number from 0 to 100, not {0}.': 'L’opacità è un numero da 0 a 100, non {0}.',
  'A scan is aligned by two cells; here it has {0}. Write both, like “0101 at 123 456, 5832 at 4810 3120”.':
    'Una scansione si allinea con due caselle; qui sono {0}. Scrivile entrambe, per esempio “0101 at 123 456, 5832 at 4810 3120”.',
  'Both cells are {0}. Write two different cells, far from each other.':
    'Le due caselle sono entrambe {0}. Scrivi due caselle diverse, lontane tra loro.',
  'Both cells lie at the same pixel of the scan.': 'Le due caselle sono nello stesso pixel della scansione.',
};
