/** What the command line says beside what it shares with the server, in Italian, by its English. */
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
  'display help for command': 'mostra l’aiuto del comando',
  'output the version number': 'mostra il numero di versione',
  '(see --help)': '(vedi --help)',
  'Exit code: 0 clean, 1 errors found or expectations failed, 2 wrong usage or unreadable input.':
    'Codice d’uscita: 0 tutto a posto, 1 errori trovati o attese mancate, 2 uso sbagliato o dati illeggibili.',
  'To play one: {0}': 'Per giocarne una: {0}',
  'It must be one line.': 'Dev’essere una riga sola.',
  'It must be a number, {0} to {1}.': 'Dev’essere un numero, da {0} a {1}.',
  'It must be a whole number, {0} to {1}.': 'Dev’essere un numero intero, da {0} a {1}.',
  'Checks, plays, tests and draws scenario files of board wargames.':
    'Verifica, gioca, collauda e disegna scenari di wargame da tavolo.',
  '`end`, `setup`, `turn 3` or by its name, `turn June 1941`, `turn 3 German`, `turn 3 German combat`, the number of a moment, or its address':
    '`end`, `setup`, `turn 3` o con il suo nome, `turn June 1941`, `turn 3 German`, `turn 3 German combat`, il numero di un momento o il suo indirizzo',
  'a scenario, or forces; - is standard input': 'uno scenario, o delle forze; - è lo standard input',
  'a scenario, or orders for one; - is standard input': 'uno scenario, o ordini per uno; - è lo standard input',
  'a scenario, orders for one, or a map; - is standard input':
    'uno scenario, ordini per uno, o una mappa; - è lo standard input',
  'as editors say it; there is no other way': 'come lo dicono gli editor; non c’è altro modo',
  'be the language server of an editor, over standard input and output':
    'fa da language server a un editor, su standard input e output',
  'change nothing; exit 1 when a file is not formatted': 'non cambia nulla; esce con 1 se un file non è formattato',
  'check files and folders by text, by rules and by playing their orders':
    'verifica file e cartelle: il testo, le regole, e gli ordini giocandoli',
  colours: 'colori',
  'dice of this seed instead of the file’s': 'i dadi di questo seme invece di quelli del file',
  'draw the map with its counters': 'disegna la mappa con le sue pedine',
  'explain a rule': 'spiega una regola',
  'files saved by balance': 'file salvati da balance',
  'form of the output': 'forma dell’output',
  'format files in place, or from standard input to standard output':
    'formatta i file sul posto, o dallo standard input allo standard output',
  'height of a cell in VASSAL: {0} to {1}, 100 by default':
    'altezza di una casella in VASSAL: da {0} a {1}, altrimenti 100',
  'height of a cell in a PDF: {0} to {1} mm, {2} by default':
    'altezza di una casella in un PDF: da {0} a {1} mm, altrimenti {2}',
  'height of a cell: {0} to {1}, 64 by default': 'altezza di una casella: da {0} a {1}, altrimenti 64',
  'how many seeds, 40 by default': 'quanti semi, altrimenti 40',
  'in the place of this side alone': 'solo al posto di questa parte',
  'lay these of the game’s layers over the map: zone, supply':
    'stende sulla mappa questi livelli del gioco: zone, supply',
  'leave out the findings of an earlier `check --format json`':
    'tralascia le segnalazioni di un precedente `check --format json`',
  'let VASSAL ask who opens the module which side to take':
    'fa chiedere a VASSAL, all’apertura del modulo, quale parte prendere',
  'list the rules of a game and where each is enforced': 'elenca le regole di un gioco e dove ciascuna è applicata',
  'of a PDF, A4 by default': 'di un PDF, altrimenti A4',
  'of considered answers how many hundred are played ahead for each, {0} by default':
    'per le risposte ponderate, quante centinaia se ne giocano in anticipo per ciascuna, altrimenti {0}',
  'offer rules, checks, legal orders, odds and play to a language model, over standard input and output':
    'offre regole, verifiche, ordini leciti, probabilità e gioco a un modello linguistico, su standard input e output',
  'outline the named areas': 'traccia il contorno delle aree con nome',
  'play a file and tell what happens': 'gioca un file e racconta che cosa succede',
  'play a file many times and tell who wins, by how much, and what decides it':
    'gioca un file molte volte e dice chi vince, di quanto, e che cosa decide',
  'play a scenario with considered answers in each side’s place, and tell whether others do better there':
    'gioca uno scenario con risposte ponderate al posto di ciascuna parte, e dice se altri lì fanno meglio',
  'play every other value of these rulings as well, with the same dice':
    'gioca anche ogni altro valore di queste scelte, con gli stessi dadi',
  'play files and judge what they expect': 'gioca i file e giudica le loro attese',
  'play so many games with different dice and tell how often each thing happens':
    'gioca tante partite con dadi diversi e dice quanto spesso succede ogni cosa',
  'play these files as well, with the same dice': 'gioca anche questi file, con gli stessi dadi',
  'read this order of battle, in CSV, into the file': 'legge nel file questo ordine di battaglia, in CSV',
  'save the counts for sandtable merge': 'salva i conteggi per sandtable merge',
  'save the counts, together': 'salva i conteggi, insieme',
  'scenario files, folders of them, or - for standard input':
    'file di scenari, cartelle che ne contengono, o - per lo standard input',
  'show what a side knows': 'mostra ciò che una parte sa',
  'show what is hidden from the players': 'mostra ciò che è nascosto ai giocatori',
  'so many games at a time': 'tante partite alla volta',
  'so many games, 100 by default': 'tante partite, altrimenti 100',
  'tell how many orders were carried out, and which rules of the book did not come up':
    'dice quanti ordini sono stati eseguiti, e quali regole del libro non si sono presentate',
  'tell what games of several `balance --save` came to, together':
    'dice a che cosa sono giunte, insieme, le partite di più `balance --save`',
  'tell what of each side exists, stands, arrives and is left over, or read a table of forces in':
    'dice di ciascuna parte che cosa esiste, è piazzato, arriva e avanza, o legge una tabella di forze',
  'the first run: run K has the seed SEED/K': 'la prima partita: la partita K ha il seme SEED/K',
  'the game: {0}': 'il gioco: {0}',
  'the last run': 'l’ultima partita',
  'the map alone, without what stands on it; of a PDF also counters or cards':
    'solo la mappa, senza ciò che vi sta sopra; di un PDF anche pedine o schede',
  'the moment to show: {0}': 'il momento da mostrare: {0}',
  'the moment to write: {0}': 'il momento da scrivere: {0}',
  'the number of the rule: 7.1': 'il numero della regola: 7.1',
  'what to write: .svg, .png, .pdf or .html': 'che cosa scrivere: .svg, .png, .pdf o .html',
  'what to write: a module of VASSAL (.vmod), a saved game of it (.vsav), .csv or .json':
    'che cosa scrivere: un modulo di VASSAL (.vmod), una sua partita salvata (.vsav), .csv o .json',
  'where each game stops, the end by default: {0}': 'dove si ferma ogni partita, altrimenti alla fine: {0}',
  'where to stop: {0}': 'dove fermarsi: {0}',
  'who answers where the file has no order': 'chi risponde dove il file non ha ordini',
  'write the game at a moment for other programs': 'scrive la partita a un certo momento per altri programmi',
  'write the report to this file': 'scrive il resoconto in questo file',
  'write what a side knows': 'scrive ciò che una parte sa',
  'write what is hidden from the players': 'scrive ciò che è nascosto ai giocatori',
  'have the workers of this queue play: redis://HOST:PORT': 'fa giocare i worker di questa coda: redis://HOST:PORT',
  'play what balance --queue sends, until it is stopped':
    'gioca ciò che manda balance --queue, finché non viene fermato',
  'the queue: redis://HOST:PORT, with a password redis://:PASSWORD@HOST:PORT, with TLS rediss://':
    'la coda: redis://HOST:PORT, con una password redis://:PASSWORD@HOST:PORT, con TLS rediss://',
  'end when nothing has come for so long': 'finisce quando per tanto tempo non è arrivato nulla',
  'so long after a worker died others play what it held':
    'quanto dopo la morte di un worker altri giocano ciò che aveva in mano',
  // Reports
  'See also': 'Vedi anche',
  '1 rule': '1 regola',
  '{0} rules': '{0} regole',
  '1 place': '1 punto',
  '{0} places': '{0} punti',
  '1 test': '1 prova',
  '{0} tests': '{0} prove',
  '{0}: {1} enforced, {2} simulated, {3} advice':
    '{0}: {1} verificate (enforced), {2} giocate (simulated), {3} affidate ai giocatori (advice)',
  '1 order': '1 ordine',
  '{0} orders': '{0} ordini',
  '{0}: {1} of {2} carried out, {3} of {4} of {5} came up in play.':
    '{0}: eseguiti {1} di {2}; si sono presentate {3} di {4} di {5}.',
  'Not touched:': 'Non toccate:',
  where: 'dove',
  exist: 'esistono',
  'set up': 'piazzate',
  arrive: 'arrivano',
  left: 'avanzano',
  twice: 'doppie',
  'pool of {0}': 'riserva di {0}',
  '{0}, considered in {1} games: better than random in {2}, than default in {3}':
    '{0}, ponderato in {1} partite: meglio di random in {2}, di default in {3}',
  '{0}: verdict {1}, points ahead {2}, steps ahead {3}':
    '{0}: verdetto {1}, punti di vantaggio {2}, livelli di vantaggio {3}',
  // Refusals
  '{0} shows no map: it holds none and imports none.': '{0} non mostra mappe: non ne contiene e non ne importa.',
  '{0} shows no map: it holds none and imports none. What is wrong: sandtable check {0}':
    '{0} non mostra mappe: non ne contiene e non ne importa. Che cosa non va: sandtable check {0}',
  'HTML needs dist/{0}, which is not there: npm run build.': 'L’HTML richiede dist/{0}, che non c’è: npm run build.',
  'PDF needs the lettering in {0}, which is not installed.':
    'Il PDF richiede i caratteri in {0}, che non sono installati.',
  'PNG needs the package @resvg/resvg-js, which is not installed; an SVG needs none.':
    'Il PNG richiede il pacchetto @resvg/resvg-js, che non è installato; un SVG non ne ha bisogno.',
  'A PNG of {0} × {1} pixels is too large: {2} million are the limit. Choose a smaller --cell; an SVG has no limit.':
    'Un PNG di {0} × {1} pixel è troppo grande: il limite è {2} milioni. Scegli un --cell più piccolo; un SVG non ha limiti.',
  'The text cannot be read.': 'Il testo non si può leggere.',
  'The file cannot be read.': 'Il file non si può leggere.',
  'Standard input is longer than {0} MB; Sandtable reads no more.':
    'Lo standard input supera {0} MB; Sandtable non legge oltre.',
  '{0} cannot be read.': '{0} non si può leggere.',
  '{0} cannot be read ({1}).': '{0} non si può leggere ({1}).',
  '{0} cannot be written ({1}).': '{0} non si può scrivere ({1}).',
  'Standard output': 'Lo standard output',
  'no permission, EACCES': 'manca il permesso, EACCES',
  'nobody reads it any more, EPIPE': 'nessuno lo legge più, EPIPE',
  'there is no such folder, ENOENT': 'la cartella non esiste, ENOENT',
  'larger than a file may be, EFBIG': 'più grande di quanto un file possa essere, EFBIG',
  'the disk is full, ENOSPC': 'il disco è pieno, ENOSPC',
  'the disk is read-only, EROFS': 'il disco è in sola lettura, EROFS',
  'unknown reason': 'motivo sconosciuto',
  '{0} is not below the working folder.': '{0} non è sotto la cartella di lavoro.',
  'No scenario files (*.sand) in {0}.': 'Nessun file di scenario (*.sand) in {0}.',
  '{0} is a folder; name one scenario file.': '{0} è una cartella; indica un file di scenario.',
  '{0} does not exist.': '{0} non esiste.',
  '{0} is neither a file nor a folder.': '{0} non è né un file né una cartella.',
  '{0} is no scenario file: its name must end in .sand.':
    '{0} non è un file di scenario: il nome deve finire in .sand.',
  '“{0}” names no moment. Write one of: {1}.': '“{0}” non indica alcun momento. Scrivi uno di: {1}.',
  '“{0}” begins with none of the sides {1}.': '“{0}” non comincia con nessuna delle parti {1}.',
  'There is no phase “{0}”. Known: {1}.': 'Non c’è una fase “{0}”. Note: {1}.',
  'The umpire sees what both sides do: give --umpire or --as, not both.':
    'L’arbitro vede ciò che vedono entrambe le parti: indica --umpire o --as, non tutti e due.',
  '{0} cannot be played: {1}. What is wrong with it: sandtable check {0}':
    '{0} non si può giocare: {1}. Che cosa non va: sandtable check {0}',
  'it holds no scenario and imports none': 'non contiene scenari e non ne importa',
  'it names no ruleset': 'non nomina un gioco (ruleset)',
  'The game ended before it came to “{0}”. {1}': 'La partita è finita prima di arrivare a “{0}”. {1}',
  'It has {0} moments, from 0.': 'Ha {0} momenti, da 0.',
  'The baseline {0} cannot be read. Write one with: sandtable check --format json PATH > {0}':
    'La baseline {0} non si può leggere. Scrivine una con: sandtable check --format json PATH > {0}',
  '{0} is no baseline: it must be what `sandtable check --format json` prints.':
    '{0} non è una baseline: dev’essere ciò che stampa `sandtable check --format json`.',
  '{0} holds no games saved by sandtable balance --save.':
    '{0} non contiene partite salvate da sandtable balance --save.',
  '{0} was played by rules {1}, {2} by {3}: games of different builds do not add up.':
    '{0} è stato giocato con le regole {1}, {2} con {3}: partite di build diverse non si sommano.',
  '{0} and {1} are not of the same files, rules and choices: they do not add up.':
    '{0} e {1} non vengono dagli stessi file, regole e scelte: non si possono sommare.',
  '{0} cannot be added: {1}': '{0} non si può sommare: {1}',
  'A queue is named by the URL of its Redis: redis://HOST:PORT, or rediss:// with TLS.':
    'Una coda si indica con l’URL del suo Redis: redis://HOST:PORT, o rediss:// con TLS.',
  '--coverage is told as text and as JSON; JUnit has no place for it.':
    '--coverage si dà come testo e come JSON; JUnit non ha posto per questo.',
  '{0} declares no forces and imports none.': '{0} non dichiara forze e non ne importa.',
  'Stopped before the first game was over.': 'Interrotto prima che finisse la prima partita.',
  'One file alone is read from standard input.': 'Un solo file si legge dall’ingresso standard.',
  'Give --runs or --to, not both.': 'Indica --runs o --to, non tutti e due.',
  'There is no run from {0} to {1}.': 'Non c’è alcuna partita da {0} a {1}.',
  '--cell counts pixels; what is printed is measured by --hex.':
    '--cell conta i pixel; ciò che si stampa si misura con --hex.',
  '--paper and --hex are for a .pdf.': '--paper e --hex sono per un .pdf.',
  'A .html has the whole turn, and the size a reader gives it; --cell, --only, --areas and --layer are for pictures.':
    'Un .html ha tutto il turno, e la misura che gli dà chi legge; --cell, --only, --areas e --layer sono per le immagini.',
  '--only map shows neither a moment nor a layer; leave out --at and --layer, or --only.':
    '--only map non mostra né momenti né livelli; togli --at e --layer, oppure --only.',
  '{0} is no picture Sandtable draws: its name must end in {1}.':
    '{0} non è un’immagine che Sandtable disegna: il nome deve finire in {1}.',
  '--only {0} is for a .pdf.': '--only {0} è per un .pdf.',
  '{0} has no {1}.': '{0} non ha {1}.',
  'set-up or arrivals': 'piazzamenti né arrivi',
  forces: 'forze',
  or: 'o',
  'No layer is called “{0}”; {1}.': 'Nessun livello si chiama “{0}”; {1}.',
  'the game has none': 'il gioco non ne ha',
  'there are {0}': 'ci sono {0}',
  '--cell is for a .vmod or .vsav.': '--cell è per un .vmod o .vsav.',
  '--roster is for a .vmod.': '--roster è per un .vmod.',
  '{0} is nothing Sandtable exports: its name must end in {1}.':
    '{0} non è nulla che Sandtable esporti: il nome deve finire in {1}.',
  // Along the way
  'Serving {0} by the rules of {1}, {2} at a time.': 'Al servizio di {0} con le regole di {1}, {2} alla volta.',
  'The queue {0} is away, and waited for: {1}': 'La coda {0} non risponde, e si aspetta: {1}',
  'A job of the queue {0} is no JSON: {1}': 'Un lavoro della coda {0} non è JSON: {1}',
  'The queue {0} refuses a command: {1}': 'La coda {0} rifiuta un comando: {1}',
  'The lock of a job of the queue {0} is lost; another worker may play it too: {1}':
    'Il blocco di un lavoro della coda {0} è perso; può giocarlo anche un altro worker: {1}',
  'The queue {0} is full: raise its maxmemory, or send fewer games at a time. {1}':
    'La coda {0} è piena: alza il suo maxmemory, o manda meno partite per volta. {1}',
  'No worker of the queue can play these games: {0} there, of other builds of Sandtable. Start some of this build with sandtable worker.':
    'Nessun worker della coda può giocare queste partite: ce ne sono {0}, di altre build di Sandtable. Avviane di questa build con sandtable worker.',
  'No worker serves the queue yet: start some with sandtable worker.':
    'Nessun worker serve ancora la coda: avviane con sandtable worker.',
  'Stopped: {0} of {1} games are over.': 'Interrotto: {0} partite finite di {1}.',
  '{0} of {1} games': '{0} partite di {1}',
  '{0} of {1} games, {2} left': '{0} partite di {1}, mancano {2}',
  '{0} of {1} pairs': '{0} coppie di {1}',
  '{0} has errors: what is played may not be what is meant. See: sandtable check {0}':
    '{0} ha errori: ciò che si gioca può non essere ciò che s’intende. Vedi: sandtable check {0}',
  '{0} has syntax errors and was left alone. See: sandtable check {0}':
    '{0} ha errori di sintassi e non è stato toccato. Vedi: sandtable check {0}',
  '{0} was left alone.': '{0} non è stato toccato.',
  '{0} formatted of {1}.': 'Formattati: {0} di {1}.',
  '{0} to format of {1}.': 'Da formattare: {0} di {1}.',
  '{0} is not as sandtable balance --save wrote it: have its games played again.':
    '{0} non è come lo ha scritto sandtable balance --save: fai rigiocare le sue partite.',
};
