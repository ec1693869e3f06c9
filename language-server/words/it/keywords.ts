import type { Sentences } from '../../../engine/model/say.js';

/** The explanations of keywords and counted words in Italian, by their English texts. */
export const keywords: Sentences = {
  'Names the game whose rules check this file and whose words it uses. Comes first: `ruleset pgg`. With braces, it declares a game or a variant of one.':
    'Indica il gioco le cui regole verificano questo file e di cui il file usa le parole. Sta all’inizio: `ruleset pgg`. Con le graffe dichiara un gioco o una variante di un gioco.',
  'Marks the file as unfinished and says why: `draft "The order of battle is missing."`. Its findings are shown only when it is opened or checked by name, not when its folder is checked.':
    'Segna il file come incompleto e dice perché: `draft "Manca l’ordine di battaglia."`. Le sue segnalazioni si vedono solo quando il file è aperto o verificato per nome, non quando si verifica la sua cartella.',
  'Makes the declarations of another file and of its imports available: `import "map.sand"`.':
    'Rende disponibili le dichiarazioni di un altro file e dei file che esso importa: `import "map.sand"`.',
  'The source of numbers or of a map. Two sources that disagree are reported.':
    'La fonte dei numeri o di una mappa. Due fonti in contrasto danno una segnalazione.',
  'Declares a map: grid, terrain and features.': 'Dichiara una mappa: griglia, terreno ed elementi.',
  'The grid: shape, size and cell labels.': 'La griglia: forma, misure ed etichette delle caselle.',
  'The cells of the grid are hexes.': 'Le caselle della griglia sono esagoni.',
  'The cells of the grid are squares.': 'Le caselle della griglia sono quadrati.',
  'The hexes have a flat side at the top: columns run from north to south.':
    'Gli esagoni hanno un lato in alto: le colonne vanno da nord a sud.',
  'The hexes have a corner at the top: rows run from west to east.':
    'Gli esagoni hanno un vertice in alto: le righe vanno da ovest a est.',
  'The number of columns of a grid. `even columns lower` or `odd columns lower` says which columns of hexes lie half a hex lower.':
    'Il numero di colonne di una griglia. `even columns lower` o `odd columns lower` dice quali colonne di esagoni stanno mezzo esagono più in basso.',
  'Number of rows; after `even` or `odd`, the rows that are shifted by half a hex.':
    'Il numero di righe; dopo `even` o `odd`, le righe spostate di mezzo esagono.',
  'Direction in which the numbers of columns or rows increase, if not east or south.':
    'La direzione in cui crescono i numeri di colonne o righe, se non è est o sud.',
  'Form of the labels: `CCRR` is column and row, `RRCC` row and column, `letters` such as `K12`.':
    'La forma delle etichette: `CCRR` è colonna e riga, `RRCC` riga e colonna, `letters` come `K12`.',
  'Labels are a letter and a number: `K12`.': 'Le etichette sono una lettera e un numero: `K12`.',
  'The columns or rows with even numbers are the shifted ones.':
    'Le colonne o righe con numero pari sono quelle spostate.',
  'The columns or rows with odd numbers are the shifted ones.':
    'Le colonne o righe con numero dispari sono quelle spostate.',
  'These columns are half a hex lower than their neighbours.':
    'Queste colonne stanno mezzo esagono più in basso delle vicine.',
  'Squares that touch at a corner are adjacent.': 'I quadrati che si toccano in un vertice sono adiacenti.',
  'The meaning of each symbol in the terrain rows: `legend { "." clear }`.':
    "Il significato di ogni simbolo nelle righe del terreno: `legend '{' \".\" clear '}'`.",
  'Rows of symbols from north to south, one symbol per cell; spaces have no meaning.':
    'Righe di simboli da nord a sud, un simbolo per casella; gli spazi non contano.',
  'Cells of the grid that are not on the map.': 'Caselle della griglia che non sono sulla mappa.',
  'Only those cells on the named side of the line that are adjacent to the line.':
    'Solo le caselle dalla parte indicata della linea e adiacenti alla linea.',
  'A named set of cells: an entry, a region, a front line.':
    'Un insieme di caselle con un nome: un’entrata, una regione, una linea del fronte.',
  'A scan that the panel shows under the grid, placed by two cells: `underlay "scan.jpg" (0101 at 123 456, 5832 at 4810 3120, opacity 40)`. No export contains it.':
    'Una scansione che il pannello mostra sotto la griglia, collocata con due caselle: `underlay "scan.jpg" (0101 at 123 456, 5832 at 4810 3120, opacity 40)`. Nessuna esportazione la contiene.',
  'The opacity of the scan in percent, from 0 (invisible) to 100. Default: 50.':
    'L’opacità della scansione in percento, da 0 (invisibile) a 100. Predefinita: 50.',
  'The pixel of the scan at which the centre of the cell lies: right and down from its upper left corner.':
    'Il pixel della scansione in cui sta il centro della casella, contato a destra e in basso dall’angolo in alto a sinistra.',
  'A text on the map: `label "Army Group Centre" at 1020 (size large, angle 20)`. No rule uses it.':
    'Un testo sulla mappa: `label "Gruppo d’armate Centro" at 1020 (size large, angle 20)`. Nessuna regola lo usa.',
  'The direction north.': 'La direzione nord.',
  'The direction east.': 'La direzione est.',
  'The direction south.': 'La direzione sud.',
  'The direction west.': 'La direzione ovest.',
  'Declares a side with its units and pools: `side German { … }`.':
    "Dichiara una parte con le sue unità e riserve: `side German '{' … '}'`.",
  'A mix of counters that are drawn at random: `pool rifle { 3 of 6-8-6 }`.':
    "Una riserva di pedine da pescare a caso: `pool rifle '{' 3 of 6-8-6 '}'`.",
  'The picture on all counters of a kind, a PNG or JPEG file next to this file: `picture panzer battalion "tiger.png"`.':
    'L’immagine su tutte le pedine di un tipo, un file PNG o JPEG accanto a questo file: `picture panzer battalion "tiger.png"`.',
  'Declares a scenario: map, length, set-up, rulings and special rules.':
    'Dichiara uno scenario: mappa, durata, piazzamento, interpretazioni e regole speciali.',
  'Length of the game: its last turn, or its first and last turn, `turns 5..12`.':
    'La durata della partita: il suo ultimo turno, oppure il primo e l’ultimo, `turns 5..12`.',
  'Chooses a reading where the rulebook is unclear: `ruling NAME = READING`.':
    'Sceglie un’interpretazione dove il regolamento non è chiaro: `ruling NAME = READING`.',
  '`house rule` changes a number of the rulebook and says why.':
    '`house rule`, la regola della casa, cambia un numero del regolamento e dice perché.',
  'Sets what the rulebook leaves to the scenario, or a state at its beginning.':
    'Fissa ciò che il regolamento lascia allo scenario, o uno stato al suo inizio.',
  'Reinforcements: their turn and the place or cells where they enter. With `arrive turn 2 at X: "7.Pz"` the unit is off the map until turn 2.':
    'I rinforzi: il turno e il luogo o le caselle in cui entrano. Con `arrive turn 2 at X: "7.Pz"` l’unità è fuori mappa fino al turno 2.',
  'All units of a kind that have the attributes in parentheses and that no other item names.':
    'Tutte le unità di un tipo che hanno gli attributi tra parentesi e che nessun’altra voce nomina.',
  'The cell and all adjacent cells.': 'La casella e tutte quelle adiacenti.',
  'Points for places and occasions; among expectations, the points that a side must have.':
    'Punti per luoghi e occasioni; tra i risultati attesi, i punti che una parte deve avere.',
  'Default answers of a side for decisions without an order.':
    'Le risposte predefinite di una parte per le decisioni senza un ordine.',
  'The ruleset that this ruleset changes. All that it does not state stays as in that ruleset.':
    'Il gioco (ruleset) che questo modifica. Tutto ciò che non dice resta come in quello.',
  'Units to which the statement does not apply.': 'Unità a cui l’istruzione non si applica.',
  'Neither side wins: the game ends in a draw.': 'Nessuna parte vince: la partita finisce in pareggio.',
  'The orders of one side for a turn, in sequence.': 'Gli ordini di una parte per un turno, in sequenza.',
  'The seal of the orders of a side: the hash of the file that contains them, including a random secret. Play waits before the turn until the orders of all sides are imported and match their seals.':
    'Il sigillo degli ordini di una parte: l’hash del file che li contiene, con un segreto casuale. Prima del turno la partita aspetta che gli ordini di tutte le parti siano importati e corrispondano ai loro sigilli.',
  'Marks a file of sealed orders. The dice of the turn come from the secrets of all sides. Seal These Orders and `sandtable seal FILE` write a random secret.':
    'Segna un file di ordini sigillati. I dadi del turno vengono dai segreti di tutte le parti. “Sigilla questi ordini” e `sandtable seal FILE` scrivono un segreto casuale.',
  'The following orders belong to this phase: `phase combat:`.':
    'Gli ordini che seguono appartengono a questa fase: `phase combat:`.',
  'The units that take part.': 'Le unità che partecipano.',
  'Cells through which the route leads.': 'Le caselle per cui passa il percorso.',
  'The target of the order.': 'Il bersaglio dell’ordine.',
  'The seed of all rolls, or the result of one roll: `dice "1/German/odds" = 4`.':
    'Il seme di tutti i tiri, o il risultato di un tiro: `dice "1/German/odds" = 4`.',
  'Expectations: what must be true at a point of the game. They test the scenario.':
    'I risultati attesi: ciò che deve valere a un certo punto della partita. Mettono alla prova lo scenario.',
  'The position at which play begins, in place of the set-up. The set-up then only determines which units take part.':
    'La posizione da cui comincia la partita, al posto del piazzamento. Il piazzamento dice allora solo quali unità partecipano.',
  'The point of the game: after the set-up, a turn or a phase, or at the end.':
    'Il punto della partita: dopo il piazzamento, un turno o una fase, o alla fine.',
  'True if at least one of the facts is true.': 'Vera se almeno uno dei fatti è vero.',
  'True if both facts are true.': 'Vera se entrambi i fatti sono veri.',
  'True if the fact after `not` is false.': 'Vera se il fatto dopo `not` è falso.',
  'The turn or turns: `turn 3`, `turn 3..5`.': 'Il turno o i turni: `turn 3`, `turn 3..5`.',
  'The side to which the statement applies.': 'La parte a cui si applica l’istruzione.',
  'The result to which the answer applies: `on D2: …`; in a scenario, the map on which it is played.':
    'Il risultato a cui vale la risposta: `on D2: …`; in uno scenario, la mappa su cui si gioca.',
  'The cells or the place.': 'Le caselle o il luogo.',
  'Further cells through which units enter.': 'Altre caselle da cui entrano unità.',
  'The start of the route.': 'L’inizio del percorso.',
  'The destination of the units.': 'La destinazione delle unità.',
  '`of` names the group to which the preceding items belong, or from which they are chosen.':
    '`of` indica il gruppo a cui appartengono le voci precedenti, o da cui sono scelte.',
  'The side whose orders are sealed.': 'La parte di cui sono sigillati gli ordini.',
  'Orders before the first turn.': 'Ordini prima del primo turno.',
  'Expectations after the set-up, before the first turn.':
    'Risultati attesi dopo il piazzamento, prima del primo turno.',
  'The position after the set-up.': 'La posizione dopo il piazzamento.',
  'The cells or names for which the value holds: `control of 0101..0107 = German`.':
    'Le caselle o i nomi per cui vale il valore: `control of 0101..0107 = German`.',
  'Any cells of the area; the engine chooses them within the stacking limit.':
    'Caselle qualsiasi dell’area; le sceglie il programma entro il limite di raggruppamento.',
  'The map on which the scenario is played.': 'La mappa su cui si gioca lo scenario.',
  'The formation to which the units are attached.': 'La formazione a cui sono aggregate le unità.',
  'The group of a unit that is not declared inside the group: `of army "16"`.':
    'Il gruppo di un’unità che non è dichiarata dentro il gruppo: `of army "16"`.',
  'The group to which the counters belong.': 'Il gruppo a cui appartengono le pedine.',
  'The number of counters with these values: `3 of 6-8-6`.': 'Il numero di pedine con questi valori: `3 of 6-8-6`.',
  'The group to which drawn counters belong; they are named after it: `30/1`, `30/2`.':
    'Il gruppo a cui appartengono le pedine pescate, che ne prendono il nome: `30/1`, `30/2`.',
  'The place or unit to which the setting applies: `set markers of "70.Rifle" = 2`.':
    'Il luogo o l’unità a cui si applica l’impostazione: `set markers of "70.Rifle" = 2`.',
  'All cells that are nearer to the named side of the line than to the other side.':
    'Tutte le caselle più vicine al lato indicato della linea che all’altro.',
  'The places of which the given number is needed: `holds 2 of Moscow, Baku`.':
    'I luoghi di cui serve il numero indicato: `holds 2 of Moscow, Baku`.',
  'The place from which the route must lead.': 'Il luogo da cui deve partire il percorso.',
  'The number of the first column or row, if it is not 1.': 'Il numero della prima colonna o riga, se non è 1.',
  'The cell of the first symbol.': 'La casella del primo simbolo.',
  'The cells or places where the action is forbidden or required.':
    'Le caselle o i luoghi in cui l’azione è vietata o richiesta.',

  'Forbids an action: orders for it are refused. A number is the smallest forbidden amount.':
    'Vieta un’azione: gli ordini di compierla sono respinti. Un numero è la minima quantità vietata.',
  'Requires an action: a finding is reported at the end of the turn if the action was not carried out. In a set-up, requires units that the set-up must contain.':
    'Richiede un’azione: se non è stata compiuta, alla fine del turno c’è una segnalazione. In un piazzamento, le unità che il piazzamento deve contenere.',
  'Units count as part of another formation.': 'Le unità contano come parte di un’altra formazione.',
  'Units leave the game or are replaced by others.': 'Le unità lasciano la partita o sono sostituite da altre.',
  'An offer that a side may accept once in the given turns. The side answers `take` or `decline`.':
    'Un’offerta che una parte può accettare una volta nei turni indicati. La parte risponde `take` o `decline`.',
  'A condition. In a separate statement, the clauses in its braces apply once the condition is true at the end of a phase.':
    'Una condizione. In un’istruzione a sé, le clausole tra graffe valgono da quando la condizione è vera alla fine di una fase.',
  'Winner and degree of victory. The first condition that is true ends the game; a condition without turns is evaluated at the end of the game.':
    'Il vincitore e il livello di vittoria. La prima condizione vera conclude la partita; una condizione senza turni si valuta alla fine della partita.',
  'The cells of a side’s units at the beginning of the game, and the requirements of its set-up.':
    'Le caselle delle unità di una parte all’inizio della partita, e i requisiti del suo piazzamento.',
  'Entries of a table that are printed on a player aid only, or that differ in this scenario.':
    'Le voci di una tabella stampate solo su un prospetto per i giocatori, o diverse in questo scenario.',

  'In a set-up: at least one unit in every cell of the places.':
    'In un piazzamento: almeno un’unità in ogni casella dei luoghi.',
  'Points for holding the place in the given turns.': 'Punti per il controllo del luogo nei turni indicati.',
  'Points for taking the place from the enemy.': 'Punti per la conquista del luogo.',
  'Points for lost units of the side. A unit kind may follow: `lost headquarters -2`.':
    'Punti per le unità perse dalla parte. Può seguire un tipo di unità: `lost headquarters -2`.',
  'Points for destroyed enemy units. A unit kind may follow.':
    'Punti per le unità nemiche distrutte. Può seguire un tipo di unità.',
  'Points if the offer is taken.': 'Punti se l’offerta è accettata.',
  'Points from the start, or once the condition is true.': 'Punti dall’inizio, o da quando la condizione è vera.',
  'The side holds all of the places, or the given number of them: `holds 4 of Moscow, Baku`.':
    'La parte controlla tutti i luoghi, o il numero indicato: `holds 4 of Moscow, Baku`.',
  'The side holds all of the places, or the given number of them.':
    'La parte controlla tutti i luoghi, o il numero indicato.',
  'The side or formation has lost the given number of units. A unit kind may precede the number: `lost land units 4`.':
    'La parte o formazione ha perso il numero di unità indicato. Un tipo di unità può precedere il numero: `lost land units 4`.',
  'The side has destroyed the given number of enemy units. A unit kind may precede the number.':
    'La parte ha distrutto il numero indicato di unità nemiche. Un tipo di unità può precedere il numero.',
  'A route that the enemy does not block connects the place with another: `connected Leningrad from Siberia`.':
    'Un percorso non bloccato dal nemico collega il luogo con un altro: `connected Leningrad from Siberia`.',
  'The side has at least the given number of points, `points 45`, or a number in the given range, `points 14..21`.':
    'La parte ha almeno i punti indicati, `points 45`, o un numero nell’intervallo indicato, `points 14..21`.',
  'A die shows the given number: `rolled 1`, `rolled 1..2`.':
    'Un dado mostra il numero indicato: `rolled 1`, `rolled 1..2`.',
};
