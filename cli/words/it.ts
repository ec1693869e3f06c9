/**
 * Italian texts of the command line by their English texts. Texts that the language server also uses are in the list of
 * the language server.
 */
export const words: Readonly<Record<string, string>> = {
  '1 draft not checked.': '1 bozza non verificata.',
  '{0} drafts not checked.': '{0} bozze non verificate.',
  // Help
  'Usage:': 'Uso:',
  'Arguments:': 'Argomenti:',
  'Options:': 'Opzioni:',
  'Commands:': 'Comandi:',
  'choices: ': 'valori: ',
  'default: ': 'predefinito: ',
  'print help for a command': 'mostra l’aiuto di un comando',
  'print the version number': 'mostra il numero di versione',
  'Allowed choices are {0}.': 'Valori ammessi: {0}.',
  '(see --help)': '(vedi --help)',
  '[command]': '[comando]',
  '[options]': '[opzioni]',
  '<file>': '<file>',
  '<folder>': '<cartella>',
  '<format>': '<formato>',
  '<how>': '<come>',
  '<id>': '<id>',
  '<mm>': '<mm>',
  '<moment>': '<momento>',
  '<name>': '<nome>',
  '<name=side>': '<nome=parte>',
  '<names>': '<nomi>',
  '<number>': '<numero>',
  '<path>': '<percorso>',
  '<pixels>': '<pixel>',
  '<rule>': '<regola>',
  '<ruleset>': '<gioco>',
  '<ruling>': '<interpretazione>',
  '<run>': '<partita>',
  '<saved>': '<salvato>',
  '<seconds>': '<secondi>',
  '<seed>': '<seme>',
  '<side>': '<parte>',
  '<size>': '<formato>',
  '<table>': '<tabella>',
  '<theme>': '<tema>',
  '<title>': '<titolo>',
  '<url>': '<url>',
  '<what>': '<che cosa>',
  "error: option '{0}' argument '{1}' is invalid. {2}": 'Errore: “{1}” non è un valore dell’opzione {0}. {2}',
  "error: option '{0}' argument missing": 'Errore: manca il valore dell’opzione {0}.',
  "error: required option '{0}' not specified": 'Errore: manca l’opzione obbligatoria {0}.',
  "error: missing required argument '{0}'": 'Errore: manca l’argomento <{0}>.',
  "error: unknown option '{0}'": 'Errore: l’opzione {0} non esiste.',
  "error: unknown command '{0}'": 'Errore: il comando “{0}” non esiste.',
  "error: too many arguments for '{0}'. Expected 1 argument but got {1}: {2}.":
    'Errore: troppi argomenti per {0}. Ne serve 1, qui sono {1}: {2}.',
  "error: too many arguments for '{0}'. Expected {1} arguments but got {2}: {3}.":
    'Errore: troppi argomenti per {0}. Ne servono {1}, qui sono {2}: {3}.',
  '(Did you mean {0}?)': '(Forse {0}?)',
  '(Did you mean one of {0}?)': '(Forse uno di questi: {0}?)',
  '{0} passed, {1} failed': '{0} come atteso, {1} diversi dall’atteso',
  '{0} passed, {1} failed, {2}: FAILED': '{0} come atteso, {1} diversi dall’atteso, {2}: FALLITO',
  'Exit code: 0 clean, 1 errors found or expectations failed, 2 wrong usage or unreadable input.':
    'Codice d’uscita: 0 tutto a posto, 1 errori trovati o risultati diversi dagli attesi, 2 uso sbagliato o dati illeggibili.',
  'To replay a game: {0}': 'Per rigiocare una partita: {0}',
  'Write the value on one line.': 'Scrivi il valore su una sola riga.',
  'It must be a number, {0} to {1}.': 'Dev’essere un numero, da {0} a {1}.',
  'It must be a whole number, {0} to {1}.': 'Dev’essere un numero intero, da {0} a {1}.',
  'Checks, plays, tests and draws scenario files of board wargames.':
    'Verifica, gioca, prova e disegna scenari di wargame da tavolo.',
  '`end`, `setup`, `turn 3`, a turn by its name (`turn June 1941`), `turn 3 German`, `turn 3 German combat`, the number of a moment, or its address':
    '`end`, `setup`, `turn 3`, un turno con il suo nome (`turn June 1941`), `turn 3 German`, `turn 3 German combat`, il numero di un momento o il suo indirizzo',
  'a file with a scenario or forces, or - for standard input':
    'un file con uno scenario o forze, o - per lo standard input',
  'a file with a scenario or orders, or - for standard input':
    'un file con uno scenario od ordini, o - per lo standard input',
  'a file with a scenario, orders or a map, or - for standard input':
    'un file con uno scenario, ordini o una mappa, o - per lo standard input',
  'has no effect; accepted because some editors pass it': 'senza effetto; accettata perché alcuni editor la indicano',
  'run the language server for an editor, over standard input and output':
    'avvia il server di linguaggio per un editor, su standard input e output',
  'list unformatted files and exit with 1 instead of formatting them':
    'invece di formattare, elenca i file non formattati ed esce con 1',
  'write a secret into a file of sealed orders, if it has none, and print the seal of the file':
    'scrive un segreto in un file di ordini sigillati, se non ne ha uno, e mostra il sigillo del file',
  'a file with the orders of one side for one turn': 'un file con gli ordini di una parte per un turno',
  'begin a game of your own': 'comincia un gioco tuo',
  'write a small game that you can change: its rules, a map, both sides and a scenario':
    'scrive un piccolo gioco da modificare: le regole, una mappa, le due parti e uno scenario',
  'the title of the game': 'il titolo del gioco',
  'the names of the two sides: "North, South"': 'i nomi delle due parti: "Nord, Sud"',
  'write the game to this file, which must not exist': 'scrive il gioco in questo file, che non deve esistere',
  'A game has two sides with different names that begin with a capital letter: --sides "North, South".':
    'Un gioco ha due parti con nomi diversi che cominciano con una maiuscola: --sides "Nord, Sud".',
  '{0} exists already. Give the new game another name.': '{0} esiste già. Dai un altro nome al nuovo gioco.',
  '{0} was written. Try it: sandtable run {0}': '{0} è stato scritto. Provalo: sandtable run {0}',
  'The seal command needs a file, because it writes the secret into it.':
    'Il comando seal vuole un file, perché vi scrive il segreto.',
  '{0} was not sealed. {1} See: sandtable check {0}': '{0} non è stato sigillato. {1} Vedi: sandtable check {0}',
  '{0} is sealed, but some of its orders are refused in a trial. See: sandtable check {0}':
    '{0} è sigillato, ma in una prova alcuni suoi ordini sono rifiutati. Vedi: sandtable check {0}',
  'check the syntax, the rules and the orders of files': 'verifica sintassi, regole e ordini dei file',
  'colour theme': 'tema dei colori',
  'seed of the dice (default: the seed in the file)': 'seme dei dadi (predefinito: quello del file)',
  'draw the map with its counters': 'disegna la mappa con le sue pedine',
  'print the summary of a rule': 'stampa il riassunto di una regola',
  'files written by balance --save': 'file scritti da balance --save',
  'format of the output': 'formato dell’output',
  'format files in place, or from standard input to standard output':
    'formatta i file sul posto, o dallo standard input allo standard output',
  'for VASSAL: height of a cell in pixels, {0} to {1} (default: 100)':
    'per VASSAL: altezza di una casella in pixel, da {0} a {1} (predefinito: 100)',
  'for a PDF: height of a cell in mm, {0} to {1} (default: {2})':
    'per un PDF: altezza di una casella in mm, da {0} a {1} (predefinito: {2})',
  'height of a cell in pixels, {0} to {1} (default: 64)':
    'altezza di una casella in pixel, da {0} a {1} (predefinito: 64)',
  'number of seeds (default: 40)': 'numero di semi (predefinito: 40)',
  'let the compared players play only this side': 'confronta i giocatori solo quando giocano questa parte',
  'show these layers of the game, such as zone or supply': 'mostra questi strati del gioco, per esempio zone o supply',
  'end with exit code 1 also if there are warnings': 'termina con codice d’uscita 1 anche se ci sono avvisi',
  'ignore the findings in this file, an earlier output of `check --format json`':
    'ignora le segnalazioni di questo file, scritto prima con `check --format json`',
  'for a VASSAL module: let each player choose a side': 'per un modulo VASSAL: ogni giocatore sceglie una parte',
  'list the rules of a game, with the number of places in code and tests that cite each':
    'elenca le regole di un gioco, con il numero di citazioni di ciascuna nel codice e nei test',
  'for a PDF: paper size (default: A4)': 'per un PDF: formato della carta (predefinito: A4)',
  'for --unanswered lookahead: hundreds of playouts per decision (default: {0})':
    'per --unanswered lookahead: centinaia di partite simulate per decisione (predefinito: {0})',
  'run an MCP server that gives a language model rules, checks, legal orders, odds and play':
    'avvia un server MCP che offre a un modello linguistico regole, verifiche, ordini leciti, probabilità e gioco',
  'draw the outlines of named areas': 'disegna i contorni delle aree con nome',
  'play a file and print what happens': 'gioca un file e stampa che cosa succede',
  'play a file many times; report who wins, by how much, and what decides the games':
    'gioca un file molte volte; riporta chi vince, di quanto, e che cosa decide le partite',
  'compare the lookahead player with the random and the default player; each of them plays each side':
    'confronta il giocatore lookahead con quelli random e default; ciascuno gioca ogni parte',
  'also play every other value of these rulings, with the same dice':
    'gioca anche ogni altro valore di queste interpretazioni, con gli stessi dadi',
  'play files and evaluate their expectations': 'gioca i file e valuta i loro risultati attesi',
  'play this number of games with different dice and print how often each result occurs':
    'gioca questo numero di partite con dadi diversi e stampa quanto spesso si ha ogni risultato',
  'also play these files, with the same dice': 'gioca anche questi file, con gli stessi dadi',
  'import an order of battle from this file: CSV, .xlsx or .ods':
    'importa un ordine di battaglia da questo file: CSV, .xlsx o .ods',
  'with --read: the sheet of a spreadsheet; default: the first that is not hidden':
    'con --read: il foglio di un foglio di calcolo; predefinito: il primo che non è nascosto',
  'save the counts to this file, for sandtable merge': 'salva i conteggi in questo file, per sandtable merge',
  'save the merged counts to this file': 'salva i conteggi uniti in questo file',
  'scenario files, folders, or - for standard input': 'file di scenari, cartelle, o - per lo standard input',
  'show only what this side knows': 'mostra solo ciò che questa parte sa',
  'show everything, including what is hidden from the players': 'mostra tutto, anche ciò che è nascosto ai giocatori',
  'number of parallel games': 'numero di partite in parallelo',
  'number of games (default: 100)': 'numero di partite (predefinito: 100)',
  'report how many orders were carried out and which rules did not come up':
    'riporta quanti ordini sono stati eseguiti e quali regole non si sono presentate',
  'merge saved `balance` results into one report': 'unisce i risultati salvati di `balance` in un solo resoconto',
  'list the units of each side: existing, set up, arriving, left over; or import an order of battle':
    'elenca le unità di ciascuna parte: esistenti, piazzate, in arrivo, da piazzare; o importa un ordine di battaglia',
  'number of the first run; run K has the seed SEED/K': 'numero della prima partita; la partita K ha il seme SEED/K',
  '{0} has no ruleset.': '{0} non nomina un gioco (ruleset).',
  'its ruleset has errors': 'il suo gioco contiene errori',
  'the game: {0}, or a file that uses a game': 'il gioco: {0}, o un file che usa un gioco',
  'number of the last run': 'numero dell’ultima partita',
  'draw only the map, without units, or the order of battle; for a PDF also only the counters or the cards':
    'disegna solo la mappa, senza unità, o l’ordine di battaglia; per un PDF anche solo le pedine o le schede',
  'show this moment (default: the end of the orders): {0}':
    'mostra questo momento (predefinito: la fine degli ordini): {0}',
  'export this moment (default: the end of the orders): {0}':
    'esporta questo momento (predefinito: la fine degli ordini): {0}',
  'the number of the rule, such as 7.1': 'il numero della regola, per esempio 7.1',
  'the file to write: .svg, .png, .pdf or .html': 'il file da scrivere: .svg, .png, .pdf o .html',
  'the file to write: a VASSAL module (.vmod), a VASSAL saved game (.vsav), .csv, .json or a scenario (.sand)':
    'il file da scrivere: un modulo VASSAL (.vmod), una partita salvata VASSAL (.vsav), .csv, .json o uno scenario (.sand)',
  'stop each game at this moment (default: end): {0}': 'ferma ogni partita a questo momento (predefinito: end): {0}',
  'stop at this moment: {0}': 'si ferma a questo momento: {0}',
  'how to decide where the file has no order': 'come si decide dove il file non ha ordini',
  'export the game at a moment for other programs, or as a scenario that goes on from there':
    'esporta la partita a un certo momento per altri programmi, o come scenario che prosegue da lì',
  'write the report to this file': 'scrive il resoconto in questo file',
  'write only what this side knows': 'scrive solo ciò che questa parte sa',
  'include what is hidden from the players': 'include ciò che è nascosto ai giocatori',
  'play on the workers of this queue: redis://HOST:PORT': 'gioca sui worker di questa coda: redis://HOST:PORT',
  'play the games that balance --queue sends to a queue': 'gioca le partite che balance --queue manda a una coda',
  'URL of the queue: redis://HOST:PORT, redis://:PASSWORD@HOST:PORT, or rediss:// for TLS':
    'URL della coda: redis://HOST:PORT, redis://:PASSWORD@HOST:PORT, o rediss:// per TLS',
  'seconds without a job after which the worker ends': 'secondi senza lavori dopo i quali il worker finisce',
  "seconds before a dead worker's jobs are retried": 'secondi prima che i lavori di un worker morto siano ritentati',
  // Reports
  'See also': 'Vedi anche',
  '1 rule': '1 regola',
  '{0} rules': '{0} regole',
  '1 place': '1 citazione',
  '{0} places': '{0} citazioni',
  '1 test': '1 test',
  '{0} tests': '{0} test',
  '{0}: {1} enforced, {2} simulated, {3} advice':
    '{0}: {1} verificate (enforced), {2} giocate (simulated), {3} affidate ai giocatori (advice)',
  '1 order': '1 ordine',
  '{0} orders': '{0} ordini',
  '{0}: {1} of {2} carried out, {3} of {4} of {5} came up in play.':
    '{0}: eseguiti {1} di {2}; si sono presentate {3} di {4} di {5}.',
  'Rules that did not come up:': 'Regole che non si sono presentate:',
  where: 'dove',
  exist: 'esistono',
  'set up': 'piazzate',
  arrive: 'arrivano',
  left: 'da piazzare',
  twice: 'doppie',
  'pool of {0}': 'riserva di {0}',
  '{0}: of {1} games, lookahead did better than random in {2}, better than default in {3}':
    '{0}: su {1} partite, lookahead ha fatto meglio di random in {2}, meglio di default in {3}',
  '{0}: verdict {1}, points ahead {2}, steps ahead {3}':
    '{0}: esito {1}, punti di vantaggio {2}, livelli di vantaggio {3}',
  // Refusals
  '{0} has no map and imports none.': '{0} non ha mappe e non ne importa.',
  '{0} has no map and imports none. To see its errors: sandtable check {0}':
    '{0} non ha mappe e non ne importa. Per vederne gli errori: sandtable check {0}',
  'HTML needs dist/{0}, which is missing. Build it with: npm run build':
    'L’HTML richiede dist/{0}, che manca. Si crea con: npm run build',
  'Warning: {0} shows boxes in place of letters that the font of pictures lacks: {1}. Use other letters, or write an .svg or .html, which use the fonts of the system.':
    'Attenzione: {0} mostra dei riquadri al posto delle lettere che il carattere delle immagini non ha: {1}. Usa altre lettere, oppure scrivi un .svg o .html, che usano i caratteri del sistema.',
  'PDF needs the font {0}, which is not installed.': 'Il PDF richiede il carattere {0}, che non è installato.',
  'PNG needs the package @resvg/resvg-js, which is not installed. Install it, or write an .svg.':
    'Il PNG richiede il pacchetto @resvg/resvg-js, che non è installato. Installalo, o scrivi un .svg.',
  'A PNG of {0} × {1} pixels is too large; the limit is {2} million pixels. Choose a smaller --cell, or write an .svg, which has no limit.':
    'Un PNG di {0} × {1} pixel è troppo grande; il limite è {2} milioni di pixel. Scegli un --cell più piccolo, o scrivi un .svg, che non ha limiti.',
  'The text cannot be read.': 'Impossibile leggere il testo.',
  'The file cannot be read.': 'Impossibile leggere il file.',
  'Standard input is larger than {0} MB, the limit for files.':
    'Lo standard input supera {0} MB, il limite per i file.',
  'Not in {0}, and kept: {1}. --prune removes them.': 'Non in {0}, e mantenuti: {1}. --prune li elimina.',
  'with --read: remove the units that the table lacks': 'con --read: elimina le unità che la tabella non ha',
  '{0} is not a file on disk.': '{0} non è un file su disco.',
  'SARIF has room for {0} findings; the {1} least severe ones are left out. Other formats contain all findings.':
    'SARIF ha posto per {0} segnalazioni; le {1} meno gravi mancano. Gli altri formati le hanno tutte.',
  '{0} is read as {1}.': '{0} è letto come {1}.',
  '{0} is read from the sheet “{1}”. --sheet selects another: {2}.':
    '{0} è letto dal foglio “{1}”. --sheet ne sceglie un altro: {2}.',
  '{0} cannot be read.': 'Impossibile leggere {0}.',
  '{0} cannot be read ({1}).': 'Impossibile leggere {0} ({1}).',
  '{0} cannot be written ({1}).': 'Impossibile scrivere {0} ({1}).',
  'Standard output': 'Lo standard output',
  'no permission, EACCES': 'manca il permesso, EACCES',
  'the reader has closed the pipe, EPIPE': 'il lettore ha chiuso la pipe, EPIPE',
  'the folder does not exist, ENOENT': 'la cartella non esiste, ENOENT',
  'the file is too large, EFBIG': 'il file è troppo grande, EFBIG',
  'the disk is full, ENOSPC': 'il disco è pieno, ENOSPC',
  'the disk is read-only, EROFS': 'il disco è in sola lettura, EROFS',
  'unknown reason': 'motivo sconosciuto',
  '{0} is outside the working folder.': '{0} è fuori dalla cartella di lavoro.',
  'No scenario files (*.sand) in {0}.': 'Nessun file di scenario (*.sand) in {0}.',
  '{0} is a folder. Name one scenario file.': '{0} è una cartella. Indica un file di scenario.',
  '{0} does not exist.': '{0} non esiste.',
  '{0} is neither a file nor a folder.': '{0} non è né un file né una cartella.',
  '{0} is not a scenario file. Its name must end in .sand.':
    '{0} non è un file di scenario. Il nome deve finire in .sand.',
  '“{0}” is not a moment. Write one of: {1}.': '“{0}” non è un momento. Scrivi uno di: {1}.',
  '“{0}” does not begin with a side. Sides: {1}.': '“{0}” non comincia con una parte. Parti: {1}.',
  'There is no phase “{0}”. Phases: {1}.': 'Non c’è una fase “{0}”. Fasi: {1}.',
  'Use --umpire or --as, not both; the umpire sees everything.':
    'Usa --umpire o --as, non entrambi; l’arbitro vede tutto.',
  '{0} cannot be played: {1}. To see its errors: sandtable check {0}':
    '{0} non si può giocare: {1}. Per vederne gli errori: sandtable check {0}',
  'it has no scenario and imports none': 'non ha scenari e non ne importa',
  'it names no ruleset': 'non nomina un gioco (ruleset)',
  'The game ended before “{0}”. {1}': 'La partita è finita prima di “{0}”. {1}',
  'Its moments are numbered 0 to {0}.': 'I suoi momenti hanno i numeri da 0 a {0}.',
  'The baseline {0} cannot be read. Write one with: sandtable check --format json PATH > {0}':
    'La baseline {0} non si può leggere. Scrivine una con: sandtable check --format json PATH > {0}',
  '{0} is not a baseline. Write one with: sandtable check --format json PATH > {0}':
    '{0} non è una baseline. Scrivine una con: sandtable check --format json PATH > {0}',
  '{0} is not a file written by sandtable balance --save.': '{0} non è un file scritto da sandtable balance --save.',
  '{0} was played with the rules {1}, {2} with {3}. Games of different builds cannot be merged.':
    '{0} è stato giocato con le regole {1}, {2} con {3}. Partite di build diverse non si possono unire.',
  '{0} and {1} have different files, rules or options, and cannot be merged.':
    '{0} e {1} hanno file, regole od opzioni diverse, e non si possono unire.',
  '{0} cannot be merged: {1}': '{0} non si può unire: {1}',
  'The URL of the queue is not valid. Write redis://HOST:PORT, or rediss://HOST:PORT for TLS.':
    'L’URL della coda non è valido. Scrivi redis://HOST:PORT, o rediss://HOST:PORT per TLS.',
  '--coverage cannot be combined with --format junit. Use text or json.':
    '--coverage non si può usare con --format junit. Usa text o json.',
  '{0} has no forces and imports none.': '{0} non ha forze e non ne importa.',
  'Stopped before the first game ended.': 'Interrotto prima che finisse la prima partita.',
  'Standard input (-) can be given only once.': 'Lo standard input (-) si può indicare una volta sola.',
  'Use --runs or --to, not both.': 'Usa --runs o --to, non entrambi.',
  '--to {1} is less than --from {0}.': '--to {1} è minore di --from {0}.',
  '--cell does not apply to a .pdf. Use --hex, in millimetres.':
    '--cell non vale per un .pdf. Usa --hex, in millimetri.',
  '--only forces cannot be combined with --at, --layer or --areas, which show the map.':
    '--only forces non si può unire a --at, --layer o --areas, che mostrano la mappa.',
  '--paper and --hex apply only to a .pdf.': '--paper e --hex valgono solo per un .pdf.',
  '--cell, --only, --areas and --layer do not apply to a .html, which shows the whole turn at any size.':
    '--cell, --only, --areas e --layer non valgono per un .html, che mostra tutto il turno in qualsiasi misura.',
  '--only map cannot be combined with --at or --layer, which show units.':
    '--only map non si può usare con --at o --layer, che mostrano unità.',
  'Sandtable cannot draw {0}. Its name must end in {1}.':
    'Sandtable non può disegnare {0}. Il nome deve finire in {1}.',
  '--only {0} applies only to a .pdf.': '--only {0} vale solo per un .pdf.',
  '{0} has no {1}.': '{0} non ha {1}.',
  'set-up or arrivals': 'piazzamenti né arrivi',
  forces: 'forze',
  or: 'o',
  'There is no layer “{0}”; {1}.': 'Non c’è uno strato “{0}”; {1}.',
  'this game has none': 'questo gioco non ne ha',
  'this game has {0}': 'questo gioco ha {0}',
  '--cell applies only to a .vmod or .vsav.': '--cell vale solo per un .vmod o .vsav.',
  '--roster applies only to a .vmod.': '--roster vale solo per un .vmod.',
  '--as does not apply to a .sand file, which always contains the whole position.':
    '--as non vale per un file .sand, che contiene sempre l’intera posizione.',
  'The rules of this game cannot start from a written position.':
    'Le regole di questo gioco non possono partire da una posizione scritta.',
  'A scenario can begin only at the end of a phase. Use the end of the last phase before that moment: --at "{0}".':
    'Uno scenario può cominciare solo alla fine di una fase. Usa la fine dell’ultima fase prima di quel momento: --at "{0}".',
  'Sandtable cannot export {0}. Its name must end in {1}.':
    'Sandtable non può esportare {0}. Il nome deve finire in {1}.',
  // Progress and connections
  'Cannot connect to the queue {0}: {1}': 'Impossibile connettersi alla coda {0}: {1}',
  'the worker returned an invalid result.': 'il worker ha restituito un risultato non valido.',
  'Run “{0}” could not be played: {1}': 'La partita “{0}” non si è potuta giocare: {1}',
  'Runs “{0}” to “{1}” could not be played: {2}': 'Le partite da “{0}” a “{1}” non si sono potute giocare: {2}',
  'Job {0} failed: {1}': 'Il lavoro {0} è fallito: {1}',
  'the job is not a valid shard.': 'il lavoro non è un gruppo di partite valido.',
  'the worker has the rules {0}, the task needs {1}.': 'il worker ha le regole {0}, il compito richiede {1}.',
  'Worker of {0}, Sandtable {1}, {2} parallel games.': 'Worker di {0}, Sandtable {1}, {2} partite in parallelo.',
  'Lost connection to the queue {0}, retrying: {1}': 'Connessione alla coda {0} persa, nuovo tentativo in corso: {1}',
  'A job of the queue {0} is not valid JSON: {1}': 'Un lavoro della coda {0} non è JSON valido: {1}',
  'The queue {0} rejected a command: {1}': 'La coda {0} ha rifiutato un comando: {1}',
  'Lost the lock of a job of the queue {0}; another worker may play the same games: {1}':
    'Perso il blocco di un lavoro della coda {0}; un altro worker può giocare le stesse partite: {1}',
  'The queue {0} is full. Raise its maxmemory, or play fewer games in one command. {1}':
    'La coda {0} è piena. Alza il suo maxmemory, o gioca meno partite con un comando. {1}',
  'The queue has no worker of this build of Sandtable; workers of other builds: {0}. Start one of this build with: sandtable worker':
    'La coda non ha worker di questa build di Sandtable; worker di altre build: {0}. Avviane uno di questa build con: sandtable worker',
  'The queue has no worker yet. Start one with: sandtable worker':
    'La coda non ha ancora worker. Avviane uno con: sandtable worker',
  'Stopped after {0} of {1} games.': 'Interrotto dopo {0} partite di {1}.',
  '{0} of {1} games': '{0} partite di {1}',
  '{0} of {1} games, {2} left': '{0} partite di {1}, mancano {2}',
  '{0} of {1} pairs': 'coppie: {0} di {1}',
  '{0} has errors, so the game may differ from what you intend. See: sandtable check {0}':
    '{0} ha errori, perciò la partita può non essere quella che intendi. Vedi: sandtable check {0}',
  '{0} has syntax errors and was not formatted. See: sandtable check {0}':
    '{0} ha errori di sintassi e non è stato formattato. Vedi: sandtable check {0}',
  '{0} was not formatted.': '{0} non è stato formattato.',
  'Formatted: {0} of {1}.': 'Formattati: {0} di {1}.',
  'To format: {0} of {1}.': 'Da formattare: {0} di {1}.',
  '{0} was changed after sandtable balance --save wrote it. Play its games again.':
    '{0} è stato modificato dopo che sandtable balance --save lo ha scritto. Rigioca le sue partite.',
  'import a VASSAL module as scenario files': 'importa un modulo di VASSAL come file di scenari',
  'a module (.vmod), and its saved games (.vsav) and extensions (.vmdx), if any':
    'un modulo (.vmod), con le sue partite salvate (.vsav) ed estensioni (.vmdx), se ci sono',
  'the folder for the new files': 'la cartella dei nuovi file',
  'sides of the game for sides and nations of the module, such as American=Allies':
    'parti del gioco per le parti e le nazioni del modulo, come American=Allies',
  '{0} is too large to import.': '{0} è troppo grande da importare.',
  '--side needs the form NAME=SIDE, such as American=Allies; “{0}” is not.':
    '--side ha la forma NOME=PARTE, come American=Allies; “{0}” non ce l’ha.',
  '{0} exists already. Choose an empty folder.': '{0} esiste già. Scegli una cartella vuota.',
};
