/** Tables of forces, and edits on the map. */
export const forcesAndMap: Readonly<Record<string, string>> = {
  // Tables of forces
  'Columns: {0}, and the unit attributes of this game.': 'Colonne: {0}, e gli attributi delle unità di questo gioco.',
  'Unknown column “{0}”.': 'Colonna sconosciuta: “{0}”.',
  'The row has no side.': 'Nella riga manca la parte.',
  'There is no side “{0}”. Sides: {1}.': 'Non c’è una parte “{0}”. Parti: {1}.',
  'The row has neither a kind nor a name.': 'Nella riga mancano il tipo (kind) e il nome.',
  'The row has no name. Only counters of a pool have no name; give their number in the column “count”.':
    'Nella riga manca il nome. Solo le pedine di una riserva (pool) non hanno nome; il loro numero va nella colonna “count”.',
  '“{0}” is not a number of counters.': '“{0}” non è un numero di pedine.',
  'The row of a pool has no faces. Give the numbers of its counters in the column “faces”.':
    'Nella riga di una riserva (pool) mancano le facce. I valori delle sue pedine vanno nella colonna “faces”.',
  'The row of {0} has no kind.': '{0}: nella riga manca il tipo (kind).',
  '{0} is already declared.': '{0}: dichiarazione già presente.',
  'No earlier row has the name “{0}”. A formation needs a row before its units.':
    'Nessuna riga precedente ha il nome “{0}”. Una formazione richiede una riga prima delle sue unità.',
  'This game has no “{0}”.': 'In questo gioco non c’è “{0}”.',
  '“{0}” is not valid in the column “{1}”.': '“{0}” non è valido nella colonna “{1}”.',
  '“{0}” is not a valid name.': '“{0}” non è un nome valido.',
  'The file has no ruleset, so the words of the table are unknown.':
    'Nel file manca il gioco (ruleset): le parole della tabella sono sconosciute.',
  'The row gives a placement, but the file has no scenario.':
    'La riga ha un piazzamento, ma nel file manca lo scenario.',
  'There are two columns “{0}”.': 'Ci sono due colonne “{0}”.',
  '“{0}” has no column header.': '“{0}”: manca l’intestazione della colonna.',
  '“{0}” is a date that a spreadsheet has made of {1} or {2}. Format the column as text, and write the cell again.':
    '“{0}” è una data che un foglio di calcolo ha ricavato da {1} o {2}. Formatta la colonna come testo e riscrivi la cella.',
  '{0} is declared in {1}. Read the table into that file.': '{0} è dichiarato in {1}. Leggi la tabella in quel file.',
  '{0} is a formation of {1}.': '{0} è una formazione di {1}.',
  'The placement is in an imported file.': 'Il piazzamento è in un file importato.',
  'A table cannot change the source of a pool. Change it in the file.':
    'Una tabella non può cambiare la fonte di una riserva. Cambiala nel file.',
  'The table is empty.': 'La tabella è vuota.',
  'A text file has no sheets.': 'Un file di testo non ha fogli.',
  'There is no sheet “{0}”. Sheets: {1}.': 'Non c’è un foglio “{0}”. Fogli: {1}.',
  '“{0}” is an error of the spreadsheet. Correct the formula, or write the value.':
    '“{0}” è un errore del foglio di calcolo. Correggi la formula o scrivi il valore.',
  '“{0}” is a date or a time. Format the column as text, and write the cell again.':
    '“{0}” è una data o un’ora. Formatta la colonna come testo e riscrivi la cella.',
  'The formula has no stored value. Open the file in a spreadsheet program, and save it.':
    'La formula non ha un valore salvato. Apri il file in un programma di calcolo e salvalo.',
  'The spreadsheet is encrypted. Save it without a password.':
    'Il foglio di calcolo è cifrato. Salvalo senza password.',
  'The spreadsheet has the old format of Excel. Save it as .xlsx, .ods or .csv.':
    'Il foglio di calcolo ha il vecchio formato di Excel. Salvalo come .xlsx, .ods o .csv.',
  'The spreadsheet is too large. Save the table as a file of its own.':
    'Il foglio di calcolo è troppo grande. Salva la tabella in un file a parte.',
  'The spreadsheet is damaged, or has an unknown format. Save it again as .xlsx, .ods or .csv.':
    'Il foglio di calcolo è danneggiato o ha un formato sconosciuto. Salvalo di nuovo come .xlsx, .ods o .csv.',
  // Edits on the map
  'This file has no game that can be played.': 'Questo file non ha una partita che si possa giocare.',
  'There is no such moment.': 'Il momento non esiste.',
  'This roll is still secret.': 'Questo tiro è ancora segreto.',
  'An order “{0}” has one target in this game. Without Shift, the drop changes the target.':
    'In questo gioco un ordine “{0}” ha un solo bersaglio. Senza Maiusc il rilascio cambia il bersaglio.',
  '“{0}” cannot be written here with the same result.': 'Qui non si può scrivere “{0}” con lo stesso risultato.',
  'New {0}': '{0} senza nome',
  'This file has no map to draw on.': 'Nel file manca una mappa su cui disegnare.',
  'The map has no scan any more.': 'La mappa non ha più una scansione.',
  '{0} is too large: a scan may have {1} pixels on its longer side and {2} MB.':
    '{0} è troppo grande: una scansione può avere {1} pixel sul lato più lungo e {2} MB.',
  '{0} is outside of the workspace. Copy it into a folder of the workspace first.':
    '{0} è fuori dall’area di lavoro. Prima copialo in una cartella dell’area di lavoro.',
  '{0} cannot be shown. Choose a PNG or JPEG file.': '{0} non si può mostrare. Scegli un file PNG o JPEG.',
  'There is no such cell on the map.': 'La casella non è sulla mappa.',
  'These units cannot answer the question with {0}.': 'Queste unità non possono rispondere alla domanda con {0}.',
  '“{0}” cannot be drawn like this in this game.': 'In questo gioco “{0}” non si disegna così.',
  'The closing brace of the map is missing.': 'Manca la parentesi graffa che chiude la mappa.',
  'A line needs two adjacent cells.': 'Per una linea servono due caselle adiacenti.',
  '{0} and {1} are not adjacent.': '{0} e {1}: caselle non adiacenti.',
  'The legend of {0} has no terrain for “{1}”.': '{0}: nella legenda manca il terreno di “{1}”.',
  '{0} is off the grid. Write its terrain in the parentheses of the statement “at {0} (…)”.':
    '{0}: casella fuori dalla griglia. Scrivi il suo terreno tra le parentesi dell’istruzione “at {0} (…)”.',
  'No terrain row contains {0}.': 'Nessuna riga di terreno contiene {0}.',
  'No terrain row contains {0} and 1 more cell.': 'Nessuna riga di terreno contiene {0} e un’altra casella.',
  'No terrain row contains {0} and {1} more cells.': 'Nessuna riga di terreno contiene {0} e altre {1} caselle.',
  'Add one to map {0}: “{1}” with the line “{2}”.': 'Aggiungi nella mappa {0}: “{1}” con la riga “{2}”.',
  'This file has no scenario in which counters can be moved.': 'Nel file manca uno scenario in cui muovere le pedine.',
  'No counter is selected.': 'Nessuna pedina è selezionata.',
  '{0} may not see what units of another side can do.':
    '{0}: le possibilità delle unità di un’altra parte non sono visibili.',
  '{0} arrives on turn {1} at {2}; it is not placed in the set-up.':
    '{0}: arrivo nel turno {1}, {2}; nessun posto nel piazzamento.',
  '{0} is placed with {1}. Place the units of {1} one by one to move it alone.':
    '{0}: piazzamento insieme a {1}. Per spostarne una sola, piazza una per una le unità di {1}.',
  '{0} is not placed in the set-up of this file.': '{0}: nessun posto nel piazzamento di questo file.',
  'The game is over; no more orders can be given.': 'La partita è finita; non si possono dare altri ordini.',
  'Dice are rolled first: {0}.': 'Prima si tirano i dadi: {0}.',
  '{0} is not in play.': '{0}: non in gioco.',
  'The next decision belongs to {0}, not to {1}: {2}': 'Prossima decisione: {0}, non {1}. {2}',
  'Moving a counter does not answer this decision.': 'Lo spostamento di una pedina non risponde a questa decisione.',
  'Answer “{0}” first.': 'Rispondi prima “{0}”.',
};
