import type { Sentences } from '../../../engine/model/say.js';

/** Texts of the statements with which a ruleset declares a game: its frame, its ground and its units. */
export const statements: Sentences = {
  'as {0}': 'come {0}',
  '- `{0}`: as in {1}.': '- `{0}`: come in {1}.',
  'The edition of the statements, which fixes their meanings. Later versions of Sandtable play the game by the same edition.':
    'L’edizione delle istruzioni, che ne fissa il significato. Le versioni future di Sandtable giocano con la stessa edizione.',
  'the edition': 'l’edizione',
  'A rule of the rulebook in the author’s words. Statements cite it: `[4.3]`. A rule that no statement cites is left to the players.':
    'Una regola del regolamento, con le parole dell’autore. Le istruzioni la citano: `[4.3]`. Una regola che nessuna istruzione cita è lasciata ai giocatori.',
  'The two sides, in the order of their turns.': 'Le due parti, nell’ordine dei loro turni.',
  'The number of turns of a scenario that does not state its own.':
    'Il numero di turni di uno scenario che non lo indica.',
  'the number of turns': 'il numero di turni',
  'The phases of the turn of a side, in their order. Without a side, the phases of each side that has no `turn` of its own.':
    'Le fasi del turno di una parte, nel loro ordine. Senza parte, le fasi di ogni parte che non ha un `turn` proprio.',
  'A phase. In braces, it lists the kinds of units that take part; without braces, all do. Marks such as “has moved” end with the phase.':
    'Una fase. Tra parentesi graffe elenca i tipi di unità che vi partecipano; senza, partecipano tutti. Segni come “ha mosso” finiscono con la fase.',
  'Units move.': 'Le unità muovono.',
  'Units move by rail.': 'Le unità muovono per ferrovia.',
  'Units attack.': 'Le unità attaccano.',
  'Units fire at a distance.': 'Le unità fanno fuoco a distanza.',
  'Lost steps are replaced.': 'I livelli persi sono rimpiazzati.',
  'Units leave the states that results put them into.':
    'Le unità escono dagli stati in cui le hanno messe i risultati.',
  'The turns that have the phase. Default: all.': 'I turni che hanno la fase. Predefinito: tutti.',
  'What must a unit be at the beginning of the phase in order to take part?':
    'In che condizione deve essere un’unità all’inizio della fase per parteciparvi?',
  'The unit must be in no enemy zone of control.': 'L’unità deve essere fuori dalle zone di controllo nemiche.',
  'The unit must be supplied.': 'L’unità deve essere rifornita.',
  'In a phase of recovery: only units in no enemy zone of control recover.':
    'In una fase di riorganizzazione: solo le unità fuori dalle zone di controllo nemiche si riorganizzano.',
  'In a phase of recovery: a unit recovers if one die shows this number or more.':
    'In una fase di riorganizzazione: un’unità si riorganizza se un dado dà questo numero o più.',
  'After the phases in `turn`, markers are drawn at random. Each formation of the kind with a unit on the map, or with one that is due to arrive, has a marker. The formation of a drawn marker plays the phases in braces, each once, and the enemy only answers. Authors write its orders in the braces of `draw "NAME" { … }`. The turns of both sides last until the last activation.':
    'Dopo le fasi di `turn` si pescano segnalini a caso. Ogni formazione del tipo con un’unità sulla mappa, o con una in arrivo, ha un segnalino. La formazione del segnalino pescato gioca le fasi tra parentesi graffe, una volta ciascuna, e il nemico risponde soltanto. I suoi ordini si scrivono tra le parentesi graffe di `draw "NAME" \'{\' … }`. I turni delle due parti durano fino all’ultima attivazione.',
  'The markers are drawn at random. This word must be written.':
    'I segnalini si pescano a caso. Questa parola è obbligatoria.',
  'From which cup are the markers drawn?': 'Da quale tazza si pescano i segnalini?',
  'The markers of both sides are in one cup.': 'I segnalini delle due parti sono in una sola tazza.',
  'The sides draw in turn, each from a cup of its own; the first side begins.':
    'Le parti pescano a turno, ciascuna dalla propria tazza; comincia la prima parte.',
  'Is the last marker played?': 'L’ultimo segnalino si gioca?',
  'All markers are played.': 'Si giocano tutti i segnalini.',
  'The last marker in a cup stays there; its formation is not activated in this turn.':
    'L’ultimo segnalino di una tazza resta lì; la sua formazione non si attiva in questo turno.',
  'Do units without such a formation act?': 'Le unità senza una formazione di questo tipo agiscono?',
  'Units without such a formation do not act in these phases.':
    'Le unità senza una formazione di questo tipo non agiscono in queste fasi.',
  'Each unit without such a formation may act with one marker of its side.':
    'Ogni unità senza una formazione di questo tipo può agire con un segnalino della sua parte.',
  'Names the weather of some turns, so that conditions can refer to it. With `(roll)` instead of a name, a table gives the weather of each turn.':
    'Dà un nome alle condizioni meteo di alcuni turni, perché `modify` possa citarle. Con `(roll)` al posto del nome, le condizioni meteo di ogni turno vengono da una tabella.',
  'The turns that have this weather.': 'I turni con queste condizioni meteo.',
  'A die gives the weather at the beginning of each turn, by `table weather`.':
    'Un dado decide le condizioni meteo all’inizio di ogni turno, con `table weather`.',
  'The weather of each turn by the roll of a die. A row holds from its turn until the next row.':
    'Le condizioni meteo di ogni turno secondo il tiro di un dado. Una riga vale dal suo turno fino alla riga successiva.',
  'Who controls a place: the side whose unit entered it last. Empty places keep their side.':
    'Chi controlla un luogo: la parte la cui unità vi è entrata per ultima. I luoghi vuoti restano alla loro parte.',
  'Does a unit take control of a place that it only passes through?':
    'Un’unità prende il controllo di un luogo che attraversa soltanto?',
  'A unit takes control of every place that it enters.': 'Un’unità prende il controllo di ogni luogo in cui entra.',
  'Only a unit that ends its move in a place takes control of it.':
    'Prende il controllo di un luogo solo un’unità che vi termina il movimento.',
  'How does a unit take control of a place?': 'Come prende un’unità il controllo di un luogo?',
  'A unit takes control by moving to the place.': 'Un’unità prende il controllo muovendo nel luogo.',
  'A unit takes control by an advance to the place after combat.':
    'Un’unità prende il controllo con un’avanzata nel luogo dopo il combattimento.',
  'A unit takes control by a retreat to the place.': 'Un’unità prende il controllo con una ritirata nel luogo.',
  'Do zones of control take control of places?': 'Le zone di controllo danno il controllo di luoghi?',
  'A zone takes control of places where no enemy zone overlaps it.':
    'Una zona dà il controllo dei luoghi senza zone nemiche sovrapposte.',
  'Players may change the position by hand, with `put`, `reduce`, `restore` and `remove`, for rules that no statement can express.':
    'I giocatori possono cambiare la posizione a mano, con `put`, `reduce`, `restore` e `remove`, per le regole che nessuna istruzione può esprimere.',
  'A question that a scenario answers. An attribute that depends on the answer has the value `ruling`; the first reading is the default.':
    'Una domanda a cui risponde lo scenario. Un attributo che dipende dalla risposta ha il valore `ruling`; la prima lettura è quella predefinita.',
  'Removes a statement that the ruleset inherits from the one it extends.':
    'Toglie un’istruzione che il gioco eredita da quello che estende.',
  'The side is demoralized, for good, as soon as it has lost this much; without a side, each side that has no `demoralization` of its own. `modify … (demoralized SIDE)` says what follows.':
    'La parte è demoralizzata, per sempre, appena ha perso questa quantità; senza parte, ogni parte che non ha un `demoralization` proprio. `modify … (demoralized SIDE)` dice che cosa ne segue.',
  'the losses': 'le perdite',
  'What counts as losses?': 'Che cosa conta come perdita?',
  'The printed attack strength of the steps that are lost.': 'La forza di attacco stampata dei livelli persi.',
  'The number of steps that are lost.': 'Il numero di livelli persi.',
  'Units enter only along a line.': 'Le unità entrano solo lungo una linea.',
  'The defence is multiplied by this number if every adjacent attacker attacks across such a hexside.':
    'La difesa è moltiplicata per questo numero se ogni attaccante adiacente attacca attraverso un tale lato d’esagono.',
  'Columns that an attack shifts to the right, negative to the left, if every adjacent attacker attacks across such a hexside.':
    'Colonne di cui un attacco si sposta a destra, negative a sinistra, se ogni attaccante adiacente attacca attraverso un tale lato d’esagono.',
  'The defence of units there is multiplied by this number.':
    'La difesa delle unità che vi si trovano è moltiplicata per questo numero.',
  'Columns that an attack on units there shifts to the right; negative to the left.':
    'Colonne di cui si sposta a destra un attacco alle unità che vi si trovano; negative a sinistra.',
  'A kind of terrain. Classes of movement may have costs of their own: `(cost 2, tracked 3, wheeled = no)`.':
    'Un tipo di terreno. Le classi di movimento possono avere costi propri: `(cost 2, tracked 3, wheeled = no)`.',
  'Movement points to enter a hex.': 'Punti movimento per entrare in un esagono.',
  'A feature of hexes: a city, a fort. With a side, it helps only the defence of that side. The map says who controls it at the beginning of the game: `city Moscow at 1104 (owner Soviet)`.':
    'Un elemento degli esagoni: una città, un forte. Con una parte, aiuta solo la difesa di quella parte. La mappa dice chi lo controlla all’inizio del gioco: `city Moscow at 1104 (owner Soviet)`.',
  'Movement points to enter, in addition to those of the terrain.':
    'Punti movimento per entrare, oltre a quelli del terreno.',
  'The word by which the map chooses how to draw a hex or feature of this kind. Default: its name.':
    'La parola da cui la mappa sceglie come disegnare un esagono o un elemento di questo tipo. Predefinito: il nome.',
  'A feature between two hexes: a river, a lake.': 'Un elemento tra due esagoni: un fiume, un lago.',
  'Movement points to cross the hexside, in addition to those of the hex.':
    'Punti movimento per attraversarlo, oltre a quelli dell’esagono.',
  'Nothing crosses the hexside: no move, attack, advance, retreat or line of supply.':
    'Nulla lo attraversa: né movimenti, né attacchi, avanzate, ritirate o linee di rifornimento.',
  'Units cross the hexside only along a line with bridges.': 'Le unità lo attraversano solo lungo una linea con ponti.',
  'Do zones of control extend across an impassable hexside?':
    'Le zone di controllo attraversano un lato d’esagono impraticabile?',
  'Zones of control extend across an impassable hexside.':
    'Le zone di controllo attraversano un lato d’esagono impraticabile.',
  'Zones of control do not extend across an impassable hexside.':
    'Le zone di controllo non attraversano un lato d’esagono impraticabile.',
  'A feature along a chain of hexes: a road, a railway. A step along it costs its rate instead of the cost of the hex.':
    'Un elemento lungo una catena di esagoni: una strada, una ferrovia. Ogni esagono lungo la linea costa la sua tariffa invece del costo dell’esagono.',
  'Movement points for a step along the line. Default: the step costs the same as without the line.':
    'Punti movimento per ogni esagono lungo la linea. Predefinito: lo stesso costo che senza la linea.',
  'Does a step along the line also save the cost of the hexside?':
    'Chi muove lungo la linea risparmia anche il costo del lato d’esagono?',
  'A step along the line does not pay for the hexside.': 'Chi muove lungo la linea non paga il lato d’esagono.',
  'A step along the line also pays for the hexside.': 'Chi muove lungo la linea paga anche il lato d’esagono.',
  'How units move. A unit may pass through hexes with friendly units, but not with enemies.':
    'Come muovono le unità. Un’unità può attraversare esagoni con unità amiche, ma non con nemici.',
  'May a unit that has not moved enter one hex for which it has too few points?':
    'Un’unità che non ha mosso può entrare in un esagono per cui ha troppo pochi punti?',
  'A unit that has not moved may always enter one hex.': 'Un’unità che non ha mosso può sempre entrare in un esagono.',
  'A unit never enters a hex for which it has too few points.':
    'Un’unità non entra mai in un esagono per cui ha troppo pochi punti.',
  'What becomes of a fraction of a movement allowance?': 'Che ne è di una frazione della capacità di movimento?',
  'A fraction of a movement allowance is dropped.': 'Una frazione della capacità di movimento si perde.',
  'A fraction of a movement allowance is kept: 2½ points.': 'Una frazione della capacità di movimento resta: 2½ punti.',
  'The units of a side move by rail in phases with `(ride)`; without a side, the units of both. A unit starts and stays on connected hexes of the line. It may move again in the next phase.':
    'Le unità di una parte muovono per ferrovia nelle fasi con `(ride)`; senza parte, le unità di entrambe. Un’unità parte da esagoni collegati della linea e vi resta. Può muovere di nuovo nella fase successiva.',
  'How far may a unit ride, in hexes?': 'Quanti esagoni può percorrere un’unità per ferrovia?',
  'Any distance.': 'Qualsiasi distanza.',
  'May a unit ride through enemy zones of control?':
    'Un’unità può attraversare per ferrovia zone di controllo nemiche?',
  'A unit may not ride into, through or out of enemy zones.':
    'Un’unità non può entrare in zone nemiche, attraversarle o uscirne per ferrovia.',
  'A unit may ride into an enemy zone and stops there.':
    'Un’unità può entrare per ferrovia in una zona nemica e si ferma lì.',
  'Units that may ride in one turn. Default: all.':
    'Unità che possono muovere per ferrovia in un turno. Predefinito: tutte.',
  'How units that a scenario brings into play later arrive.':
    'Come arrivano le unità che lo scenario porta in gioco più tardi.',
  'When do units arrive?': 'Quando arrivano le unità?',
  'Units arrive before the first phase of their side and are placed on the map.':
    'Le unità arrivano prima della prima fase della loro parte e sono piazzate sulla mappa.',
  'Units arrive in any movement phase, with the order `enter`.':
    'Le unità arrivano in una fase di movimento qualsiasi, con l’ordine `enter`.',
  'Does a unit pay for the hex in which it arrives?': 'Un’unità paga l’esagono in cui arriva?',
  'A unit pays for the hex in which it arrives.': 'Un’unità paga l’esagono in cui arriva.',
  'A unit does not pay for the hex in which it arrives.': 'Un’unità non paga l’esagono in cui arriva.',
  'Do units that arrive at one hex pay as a column?':
    'Le unità che arrivano nello stesso esagono pagano come in colonna?',
  'The second unit that arrives at a hex pays twice, the third three times.':
    'La seconda unità che arriva in un esagono paga il doppio, la terza il triplo.',
  'Each unit that arrives at a hex pays once.': 'Ogni unità che arriva in un esagono paga una volta.',
  'May units arrive in enemy zones of control?': 'Le unità possono arrivare in zone di controllo nemiche?',
  'Units may arrive in enemy zones.': 'Le unità possono arrivare in zone nemiche.',
  'Units may not arrive in enemy zones.': 'Le unità non possono arrivare in zone nemiche.',
  'What happens if all hexes of arrival are closed?': 'Che cosa succede se tutti gli esagoni di arrivo sono chiusi?',
  'The unit waits, and each turn reports it.': 'L’unità aspetta, e ogni turno lo segnala.',
  'The unit arrives at the nearest open hex.': 'L’unità arriva nell’esagono libero più vicino.',
  'The unit is lost.': 'L’unità è persa.',
  'Units of a side may leave the map for good from an area. They do not count as lost. The order `exit UNITS` includes the move to the area.':
    'Le unità di una parte possono lasciare per sempre la mappa da un’area. Non contano come perse. L’ordine `exit UNITS` comprende il movimento fino all’area.',
  'Movement points to leave the map.': 'Punti movimento per lasciare la mappa.',
  'A kind of unit. Without a side, both sides have it.': 'Un tipo di unità. Senza una parte, lo hanno entrambe.',
  'The symbol on its counters. Default: infantry.': 'Il simbolo sulle pedine. Predefinito: infantry.',
  'The size above the symbol.': 'La grandezza sopra il simbolo.',
  'Its class of movement, for which terrain may have costs of its own: `class = tracked`.':
    'La classe di movimento, per cui il terreno può avere costi propri: `class = tracked`.',
  'Does a unit of this kind have a zone of control?': 'Un’unità di questo tipo ha una zona di controllo?',
  'A unit of this kind has a zone of control.': 'Un’unità di questo tipo ha una zona di controllo.',
  'A unit of this kind has no zone of control.': 'Un’unità di questo tipo non ha una zona di controllo.',
  'A kind of group to which units belong: `division`.': 'Un tipo di gruppo a cui appartengono le unità: `division`.',
  'The numbers on a counter, in printed order. Default: `strength movement`, where the strength is attack and defence.':
    'I numeri di una pedina, nell’ordine stampato. Predefinito: `strength movement`, dove la forza vale per attacco e difesa.',
  'When does the limit hold?': 'Quando vale il limite?',
  'The limit holds at the end of each phase; units may exceed it during the phase.':
    'Il limite vale alla fine di ogni fase; durante la fase le unità possono superarlo.',
  'The limit holds after every order.': 'Il limite vale dopo ogni ordine.',
  'What happens to units above the limit?': 'Che cosa succede alle unità oltre il limite?',
  'The phase cannot end while a move can correct the excess; otherwise the owner removes units.':
    'La fase non può finire finché un movimento può correggere l’eccesso; altrimenti il proprietario toglie unità.',
  'The owner removes units.': 'Il proprietario toglie unità.',
  'How many units of a side may be in a hex. `stack points 9 (leader 0)` counts points: 1 for each unit whose kind has no other value.':
    'Quante unità di una parte possono stare in un esagono. `stack points 9 (leader 0)` conta punti: 1 per ogni unità il cui tipo non ha un altro valore.',
  'the limit': 'il limite',
  'With points: what does a reduced unit count?': 'Con i punti: quanto conta un’unità a forza ridotta?',
  'A reduced unit counts half of its points.': 'Un’unità a forza ridotta conta metà dei suoi punti.',
  'Units have a zone of control in the hexes around them. With a kind, the statement holds for moving units of this kind. A game without the statement has no zones of control.':
    'Le unità hanno una zona di controllo negli esagoni intorno. Con un tipo, l’istruzione vale per le unità di questo tipo che muovono. Un gioco senza l’istruzione non ha zone di controllo.',
  'May a unit that enters an enemy zone go on?': 'Un’unità che entra in una zona nemica può proseguire?',
  'The unit stops.': 'L’unità si ferma.',
  'The unit may go on.': 'L’unità può proseguire.',
  'May a unit leave an enemy zone?': 'Un’unità può lasciare una zona nemica?',
  'A unit may leave an enemy zone.': 'Un’unità può lasciare una zona nemica.',
  'A unit leaves an enemy zone only by combat.': 'Un’unità lascia una zona nemica solo con un combattimento.',
  'May a unit go from one hex of enemy zones directly into another?':
    'Un’unità può passare direttamente da un esagono di zone nemiche a un altro?',
  'A unit may go directly into another hex of enemy zones.':
    'Un’unità può passare direttamente in un altro esagono di zone nemiche.',
  'A unit may not go directly into another hex of enemy zones.':
    'Un’unità non può passare direttamente in un altro esagono di zone nemiche.',
  'A unit may not go directly from one hex to another in the zone of the same enemy unit.':
    'Un’unità non può passare direttamente da un esagono a un altro nella zona della stessa unità nemica.',
  'May units retreat into enemy zones?': 'Le unità possono ritirarsi in zone nemiche?',
  'Units may not retreat into enemy zones.': 'Le unità non possono ritirarsi in zone nemiche.',
  'Units may retreat through enemy zones, but not end there.':
    'Le unità possono ritirarsi attraverso zone nemiche, ma non fermarvisi.',
  'Units that retreat into enemy zones lose a step there.':
    'Le unità che si ritirano in zone nemiche vi perdono un livello.',
  'Units may retreat into enemy zones.': 'Le unità possono ritirarsi in zone nemiche.',
  'Do enemy zones block lines of supply?': 'Le zone nemiche bloccano le linee di rifornimento?',
  'Enemy zones block lines of supply.': 'Le zone nemiche bloccano le linee di rifornimento.',
  'Enemy zones do not block lines of supply.': 'Le zone nemiche non bloccano le linee di rifornimento.',
  'In which cases does a friendly unit cancel enemy zones in its hex?':
    'Per che cosa un’unità amica in un esagono vi annulla le zone nemiche?',
  'The unit cancels enemy zones for movement.': 'L’unità annulla le zone nemiche per il movimento.',
  'The unit cancels enemy zones for retreats.': 'L’unità annulla le zone nemiche per le ritirate.',
  'The unit cancels enemy zones for lines of supply.': 'L’unità annulla le zone nemiche per le linee di rifornimento.',
  'The unit cancels no enemy zones.': 'L’unità non annulla zone nemiche.',
  'Movement points to enter a hex in enemy zones, in addition to those of the hex.':
    'Punti movimento per entrare in un esagono in zone nemiche, oltre a quelli dell’esagono.',
  'Movement points to leave a hex in enemy zones.': 'Punti movimento per lasciare un esagono in zone nemiche.',
  'May a step from one hex in enemy zones into another cost the rate of a line?':
    'Il passaggio da un esagono in zone nemiche a un altro può costare la tariffa di una linea?',
  'The step costs the rate of the line. This is the default.':
    'Il passaggio costa la tariffa della linea. È il valore predefinito.',
  'The step costs the points of the hex.': 'Il passaggio costa i punti dell’esagono.',
  'Which units have a zone?': 'Quali unità hanno una zona?',
  'Only units with an attack strength have a zone.': 'Solo le unità con una forza di attacco hanno una zona.',
  'Terrain and places into and out of which zones do not extend.':
    'Terreni e luoghi in cui le zone non entrano e da cui non escono.',
  'A state that results put units into. Units leave it in a phase with `(recover)`, not in the phase in which it began.':
    'Uno stato in cui i risultati mettono le unità. Le unità ne escono in una fase con `(recover)`, non nella fase in cui è cominciato.',
  'May a unit in the state attack or fire?': 'Un’unità in questo stato può attaccare o fare fuoco?',
  'A unit in the state may attack and fire.': 'Un’unità in questo stato può attaccare e fare fuoco.',
  'A unit in the state may neither attack nor fire.': 'Un’unità in questo stato non può né attaccare né fare fuoco.',
  'May a unit in the state move?': 'Un’unità in questo stato può muovere?',
  'A unit in the state may move.': 'Un’unità in questo stato può muovere.',
  'A unit in the state may not move.': 'Un’unità in questo stato non può muovere.',
  'Does a unit in the state have a zone of control?': 'Un’unità in questo stato ha una zona di controllo?',
  'A unit in the state has a zone of control.': 'Un’unità in questo stato ha una zona di controllo.',
  'A unit in the state has no zone of control.': 'Un’unità in questo stato non ha una zona di controllo.',
  'What happens to a unit that would enter the state again?':
    'Che cosa succede a un’unità che entrerebbe di nuovo in questo stato?',
  'Units of a kind attack at a distance, alone or together with adjacent attackers. They suffer no results then.':
    'Le unità di un tipo attaccano a distanza, da sole o insieme ad attaccanti adiacenti. Allora non subiscono risultati.',
  'The distance in hexes. The hex of the target counts.': 'La distanza in esagoni. L’esagono del bersaglio conta.',
  'Has no effect. It states for clarity that bombarding units suffer no results.':
    'Senza effetto. Dice per chiarezza che le unità che bombardano non subiscono risultati.',
  'Units of a kind fire at enemies in phases with `(fire)`: `fire 0304 with A, B`. Fire is no attack: the sum of their attack strengths finds the column in `table fire`, the result holds for all units in the hex, the firing units suffer nothing, and no unit advances. Units of one statement may fire together. `modify attack` changes their strength; `modify shift` and `modify die` need the condition `firing`. Lines of sight are left to the players.':
    'Le unità di un tipo fanno fuoco sui nemici nelle fasi con `(fire)`: `fire 0304 with A, B`. Il fuoco non è un attacco: la somma delle forze di attacco trova la colonna in `table fire`, il risultato vale per tutte le unità nell’esagono, chi fa fuoco non subisce nulla e nessuna unità avanza. Le unità di una stessa istruzione possono fare fuoco insieme. `modify attack` ne cambia la forza; `modify shift` e `modify die` hanno bisogno della condizione `firing`. Le visuali sono lasciate ai giocatori.',
  'What may happen only once in a phase?': 'Che cosa può succedere una sola volta in una fase?',
  'A unit fires once.': 'Un’unità fa fuoco una volta.',
  'A unit fires once, and each hex is fired at only once.':
    'Un’unità fa fuoco una volta, e ogni esagono è bersaglio del fuoco una sola volta.',
  'Do the column shifts of the ground of the target apply?':
    'Valgono gli spostamenti di colonna del terreno del bersaglio?',
  'The column shifts of the ground apply.': 'Gli spostamenti di colonna del terreno valgono.',
  'The column shifts of the ground do not apply.': 'Gli spostamenti di colonna del terreno non valgono.',
  'A table of its own: `table fire NAME`. Default: `table fire`.':
    'Una tabella propria: `table fire NAME`. Predefinito: `table fire`.',
  'Movement points, or points of a stack.': 'Punti movimento, o punti di un gruppo.',
  'Units of the class may not enter.': 'Le unità della classe non possono entrare.',
  'Replaces a number of the rulebook. A scenario can still state another one with `house rule`.':
    'Sostituisce un numero del regolamento. Uno scenario può comunque indicarne un altro con `house rule`.',
  'Chooses a reading of a rule that the rulebook leaves unclear. A scenario can still choose another one.':
    'Sceglie una lettura di una regola che il regolamento lascia poco chiara. Uno scenario può comunque sceglierne un’altra.',
  'Replaces cells of a table of the game.': 'Sostituisce celle di una tabella del gioco.',
  'Adds a rule in the author’s words, or replaces title and text of a rule. A rule that a statement cites is enforced; any other is left to the players.':
    'Aggiunge una regola con le parole dell’autore, o sostituisce titolo e testo di una regola. Una regola citata da un’istruzione è applicata; ogni altra è lasciata ai giocatori.',
};
