import type { Sentences } from '../../../engine/model/say.js';

/** Findings about files, imports, names, pictures, scenarios and comments. */
export const validation: Sentences = {
  'This file has {0}, as word processors and web pages write them. Write {1}.':
    'Questo file ha {0, plural, one {# carattere tipografico} other {# caratteri tipografici}}, come quelli dei programmi di scrittura e delle pagine web. Scrivi {1}.',
  'This file has {0}: {1}. Remove them.':
    'Questo file ha {0, plural, one {# carattere invisibile} other {# caratteri invisibili}}: {1}. {0, plural, one {Toglilo} other {Toglili}}.',
  'This file has {0} of another kind than the ordinary one: {1}. They are read as ordinary spaces; other programs may treat them differently.':
    'Questo file ha {0, plural, one {# spazio diverso da quello normale} other {# spazi diversi da quello normale}}: {1}. Qui {0, plural, one {vale come spazio normale} other {valgono come spazi normali}}; altri programmi possono trattarli in un altro modo.',
  'Here too: {0}.': 'Anche qui: {0}.',
  '{0} instead of {1}': '{0} invece di {1}',
  'Write a path relative to the folder of this file, like “maps/smolensk.sand”; absolute paths and URLs are not allowed.':
    'Scrivi un percorso relativo alla cartella di questo file, per esempio “maps/smolensk.sand”; percorsi assoluti e URL non sono ammessi.',
  'Write / between folders, also on Windows.': 'Tra le cartelle scrivi /, anche su Windows.',
  'Only files that end in .sand can be imported.': 'Si possono importare solo file che finiscono in .sand.',
  'This text is not saved yet, so paths have no folder to start from. Save it as a .sand file first.':
    'Questo testo non è ancora salvato, quindi i percorsi non hanno una cartella di partenza. Salvalo prima come file .sand.',
  'This file is outside of the workspace and cannot be imported. Copy it into the workspace, or add its folder.':
    'Questo file è fuori dall’area di lavoro e non si può importare. Copialo nell’area di lavoro, o aggiungi la sua cartella.',
  'There is no file {0} here.{1}': 'Qui non c’è un file {0}.{1}',
  '{0} cannot be read. {1}': 'Impossibile leggere {0}. {1}',
  '{0} is already imported; remove one of the two.': '{0} è già importato; togli una delle due righe.',
  'First imported here.': 'Importato qui la prima volta.',
  'The file imports itself; remove this import.': 'Il file importa sé stesso; togli questa importazione.',
  '{0} imports this file in turn. Move the declarations that both files need into a third file.':
    '{0} importa a sua volta questo file. Sposta in un terzo file le dichiarazioni che servono a entrambi.',
  'This merge conflict is not resolved: the file has two versions of these lines. Keep one of them; until then the first{0} is read.':
    'Questo conflitto di versioni non è risolto: il file ha due versioni di queste righe. Tienine una; fino ad allora vale la prima{0}.',
  'The conflict ends here.': 'Il conflitto finisce qui.',
  'The second version begins here.': 'La seconda versione comincia qui.',
  'The common ancestor of both versions begins here.': 'L’origine comune delle due versioni comincia qui.',
  'This line is part of a merge conflict whose other markers are missing. Remove it after you have compared both versions.':
    'Questa riga fa parte di un conflitto di versioni di cui mancano gli altri segni. Toglila dopo aver confrontato le due versioni.',
  '{0} formations': '{0, plural, one {# formazione} other {# formazioni}}',
  '{0} are missing in {2} of {3}; an author must supply them.':
    '{0, plural, one {Manca # valore} other {Mancano # valori}} in {2} ({3}); {0, plural, one {deve scriverlo} other {deve scriverli}} l’autore.',
  '{0} are missing in {2} of {3} in {4}; an author must supply them.':
    '{0, plural, one {Manca # valore} other {Mancano # valori}} in {2} ({3}; file: {4}); {0, plural, one {deve scriverlo} other {deve scriverli}} l’autore.',
  '“{0}” is declared in {1} and in {2}; each {3} needs its own name.':
    '“{0}” è dichiarato in {1} e in {2}; serve un nome diverso per ogni {3}.',
  '“{0}” is declared here.': '“{0}” è dichiarato qui.',
  '“{0}” is already declared; each {1} needs its own name.':
    '“{0}” è già dichiarato; serve un nome diverso per ogni {1}.',
  '“{0}” is already declared in {1}; each {2} needs its own name.':
    '“{0}” è già dichiarato in {1}; serve un nome diverso per ogni {2}.',
  'First declared here.': 'Dichiarato qui la prima volta.',
  'There is no picture {0} here.': 'Qui non c’è un’immagine {0}.',
  'Write a path relative to the folder of this file, like “pictures/tiger.png”; absolute paths and URLs are not allowed.':
    'Scrivi un percorso relativo alla cartella di questo file, per esempio “pictures/tiger.png”; percorsi assoluti e URL non sono ammessi.',
  'This file is outside of the workspace. Copy it into the workspace, or add its folder.':
    'Questo file è fuori dall’area di lavoro. Copialo nell’area di lavoro, o aggiungi la sua cartella.',
  '{0} is not a PNG or JPEG picture.': '{0} non è un’immagine PNG o JPEG.',
  '{0} has {1} × {2} pixels and {3} MB; the limit is {4} × {5} pixels and {6} MB. Make it smaller.':
    '{0} ha {1} × {2} pixel e {3} MB; il limite è di {4} × {5} pixel e {6} MB. Rimpicciolisci l’immagine.',
  'The scan has {0} × {1} pixels, so {2} {3} lies outside of it.':
    'La scansione ha {0} × {1} pixel, quindi {2} {3} ne è fuori.',
  'On the scan, the direction from {0} to {1} differs by {2}° from that on the map. Check both {3} and pixels: are they exchanged, or has the scan other proportions than the grid?':
    'Sulla scansione la direzione da {0} a {1} differisce di {2}° da quella sulla mappa. Controlla {3, select, hex {esagoni} sector {settori} other {caselle}} e pixel: sono scambiati, o la scansione ha proporzioni diverse dalla griglia?',
  '{0} in {1} would be {2} {3} from the rest of {4}, and {5} is next to them: are its digits exchanged?':
    '{0}: posto {1}, a {2} {3, select, hex {{2, plural, one {esagono} other {esagoni}}} sector {{2, plural, one {settore} other {settori}}} other {{2, plural, one {casella} other {caselle}}}} dal resto della formazione ({4}); {5} invece è vicino. Cifre scambiate?',
  '{0} in {1} would be {2} {3} from the rest of {4}, and {5} is next to them: is one of its digits wrong?':
    '{0}: posto {1}, a {2} {3, select, hex {{2, plural, one {esagono} other {esagoni}}} sector {{2, plural, one {settore} other {settori}}} other {{2, plural, one {casella} other {caselle}}}} dal resto della formazione ({4}); {5} invece è vicino. Una cifra sbagliata?',
  'No game can reach this position: {0}.': 'Nessuna partita può arrivare a questa posizione: {0}.',
  '{0} declares the ruleset {1}; import that file.': '{0} dichiara il gioco {1}; importa quel file.',
  'No ruleset is called {0}.{1} Known: {2}.': 'Nessun gioco si chiama {0}.{1} Possibili: {2}.',
  'This file is empty. Begin it with one of: {0}.': 'Questo file è vuoto. La prima riga può essere una di queste: {0}.',
  'No ruleset is named, so rules are not checked. Begin the file with one of: {0}.':
    'Manca il nome del gioco, quindi le regole non sono controllate. La prima riga del file può essere una di queste: {0}.',
  '{0} is written for {1}, this file for {2}.': '{0} è scritto per {1}, questo file per {2}.',
  '{0} and {1} both declare the ruleset {2}. Give one of them another id.':
    '{0} e {1} dichiarano entrambi il gioco {2}. Dai a uno dei due un altro nome breve.',
  'The scenario has no map. Import one, or write it in this file, and name it: “on Smolensk”.':
    'Lo scenario non ha una mappa. Importane una, o scrivila in questo file, e nominala: “on Smolensk”.',
  'This file has several maps. Choose one: {0}.': 'Questo file ha più mappe. Scegline una: {0}.',
  'There is no scenario to which these orders belong. Import the file that contains the scenario, or write the scenario here.':
    'Questi ordini non appartengono a uno scenario. Importa il file che lo contiene, o scrivilo qui.',
  'There is no scenario to which these expectations belong. Import the file that contains the scenario, or write the scenario here.':
    'Questi risultati attesi non appartengono a uno scenario. Importa il file che lo contiene, o scrivilo qui.',
  'This file has or imports {0} scenarios ({1}); these orders are not played. Keep each scenario in a separate file.':
    'Questo file ha o importa {0} scenari ({1}); questi ordini non sono giocati. Tieni ogni scenario in un file a parte.',
  'This file has or imports {0} scenarios ({1}); these expectations are not played. Keep each scenario in a separate file.':
    'Questo file ha o importa {0} scenari ({1}); questi risultati attesi non sono controllati. Tieni ogni scenario in un file a parte.',
  '“{0}” and “{1}” differ only {2}, and are different names. Write the same name, or names that cannot be confused.':
    '“{0}” e “{1}” differiscono solo per {2} e sono nomi diversi. Scrivi lo stesso nome, o nomi che non si possano confondere.',
  '{0} does not support {1}; this statement has no effect. Remove it, or observe it in your own orders.':
    '{0} non usa {1}; questa istruzione non ha effetto. Toglila, o rispettala tu negli ordini.',
  '“arrive turn 3..5”, only “arrive turn 3”': '“arrive turn 3..5”, ma solo “arrive turn 3”',
  '“arrive” inside an offer or a condition': '“arrive” in un’offerta o in una condizione',
  '“ruling” and “house rule” inside an offer or a condition':
    '“ruling” e “house rule” in un’offerta o in una condizione',
  '“score” without a side inside an offer or a condition': '“score” senza parte in un’offerta o in una condizione',
  '“set” inside an offer or a condition': '“set” in un’offerta o in una condizione',
  '“becomes” after a unit that leaves': '“becomes” dopo un’unità che lascia il gioco',
  '“score” with a side, a turn or an occasion': '“score” con una parte, un turno o un’occasione',
  '“turns 5..12”, only “turns 12”': '“turns 5..12”, ma solo “turns 12”',
  'Say why {0} is allowed here: // allow {1}: …': 'Scrivi perché {0} qui è ammesso: // allow {1}: …',
  '{0} is an error; only warnings and hints can be suppressed.':
    '{0} è un errore; si possono escludere solo avvisi e suggerimenti.',
  'This comment suppresses nothing. Write the code of a finding: // allow CODE: reason.':
    'Questo commento non esclude nulla. Scrivi il codice di una segnalazione: // allow CODE: reason.',
  'Unused suppression of {0}; remove it.': 'Esclusione di {0} senza effetto; toglila.',
  'This comment names no finding. Write the code: // allow {0}: …':
    'Questo commento non nomina una segnalazione. Scrivi il codice: // allow {0}: …',
  'There is no finding {0} here. Did you mean {1}?': 'Qui non c’è una segnalazione {0}. Forse si intendeva {1}?',
  'This comment suppresses nothing, because allow is misspelled. Write // allow {0}: …':
    'Questo commento non esclude nulla, perché allow è scritto male. Scrivi // allow {0}: …',
  'This text contains a control character ({0}). Remove it: names and texts may contain visible characters only.':
    'Questo testo contiene un carattere di controllo ({0}). Toglilo: nomi e testi contengono solo caratteri visibili.',
};
