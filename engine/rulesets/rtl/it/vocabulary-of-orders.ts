import type { Sentences } from '../../../model/say.js';

/** Texts about orders, questions, phases, settings, attributes and numbers. */
export const vocabularyOfOrders: Sentences = {
  'Sets up a unit for which the scenario allows several hexes.':
    'Piazza un’unità per cui lo scenario permette più esagoni.',
  'Keeps markers of the Second Player out of the cup until the next turn.':
    'Tiene segnalini del Secondo Giocatore fuori dalla tazza fino al turno successivo.',
  'Chooses the First Player’s first marker of the game.':
    'Sceglie il primo segnalino della partita per il Primo Giocatore.',
  'Draws a marker. The orders of its sequence are written in its braces.':
    'Pesca un segnalino. Gli ordini della sua sequenza vanno tra le sue parentesi graffe.',
  'Plays the marker as a Mobile or an Assault Sequence.': 'Gioca il segnalino per una Sequenza Mobile o di Assalto.',
  'Passes. The marker goes into the Activation Pool.': 'Passa. Il segnalino va nel Gruppo di Attivazione.',
  'Plays the marker in the pool; the drawn marker goes into the pool instead.':
    'Gioca il segnalino del Gruppo di Attivazione; al suo posto va quello pescato.',
  'Keeps the marker in the pool there, and draws a marker.':
    'Lascia il segnalino nel Gruppo di Attivazione e ne pesca uno.',
  'Tries to play the marker in the pool together with the drawn marker: `combine Lieb (show "SS-Tot")`.':
    'Tenta di giocare il segnalino del Gruppo di Attivazione insieme a quello pescato: `combine Lieb (show "SS-Tot")`.',
  'Activates Army units together with the active formation, or chooses the formation that a free marker activates.':
    'Attiva unità di Armata insieme alla formazione attiva, o sceglie la formazione che un segnalino libero attiva.',
  'Returns steps to infantry units. They have full strength afterwards, or with `(step 2)` their reduced side.':
    'Ridà livelli alle unità di fanteria. Poi sono a piena forza, o con `(step 2)` a forza ridotta.',
  'Names the hexes that a limited source supplies.': 'Indica gli esagoni che una fonte limitata rifornisce.',
  'Begins a strongpoint.': 'Comincia un caposaldo.',
  'Finishes a strongpoint.': 'Finisce un caposaldo.',
  'Removes an empty strongpoint of the own side.': 'Toglie un caposaldo vuoto della propria parte.',
  'Places or moves a bridge unit: `bridge "Bridge/1" to 6033 (towards "5932")`.':
    'Piazza o sposta un’unità ponte: `bridge "Bridge/1" to 6033 (towards "5932")`.',
  'Brings reinforcements onto the map at a hex. A `move` order continues from there.':
    'Fa entrare rinforzi sulla mappa in un esagono. Da lì prosegue un ordine `move`.',
  'Moves active units to a hex or along a path.': 'Muove unità attive fino a un esagono o lungo un percorso.',
  'Overruns an adjacent hex with a stack.': 'Sfonda un esagono adiacente con un gruppo.',
  'Declares an attack. The braces of the order contain the decisions of the combat.':
    'Dichiara un attacco. Le parentesi graffe dell’ordine contengono le decisioni del combattimento.',
  'Chooses the declared attack that is carried out next.': 'Sceglie l’attacco dichiarato che si svolge ora.',
  'Contains the decisions of the defender for an attacked hex.':
    'Contiene le decisioni del difensore per un esagono attaccato.',
  'Refuses combat. The units retreat before the combat.': 'Rifiuta il combattimento. Le unità si ritirano prima.',
  'Moves a unit in reaction to a declared attack.': 'Muove un’unità in reazione a un attacco dichiarato.',
  'Makes a no-retreat attempt in a hex with a strongpoint.': 'Tenta la No Ritirata in un esagono con un caposaldo.',
  'Does not make a no-retreat attempt in the hex.': 'Non tenta la No Ritirata nell’esagono.',
  'Chooses the table of a combat.': 'Sceglie la tabella di un combattimento.',
  'Commits aircraft, the lead unit first.': 'Impegna aerei, per prima l’unità di testa.',
  'Commits artillery, the lead unit first.': 'Impegna artiglieria, per prima l’unità di testa.',
  'Spends command points on the check of the order around the braces. In the braces of an attack it is the check for ground coordination.':
    'Spende Punti Comando per il controllo dell’ordine che contiene le parentesi graffe. Tra quelle di un attacco è il controllo di coordinazione delle unità di terra.',
  'Names the lead unit.': 'Indica l’unità di testa.',
  'Takes one step from each of the named units, in the order of their names.':
    'Toglie un livello a ciascuna delle unità indicate, nel loro ordine.',
  'Retreats units to a hex or along a path.': 'Ritira unità in un esagono o lungo un percorso.',
  'Advances victorious units to a hex or along a path.':
    'Fa avanzare le unità vittoriose in un esagono o lungo un percorso.',
  'No unit advances.': 'Nessuna unità avanza.',
  'Eliminates a unit in excess of the stacking limit.': 'Elimina un’unità oltre il limite di raggruppamento.',
  'Spends command points on the recovery of a disrupted unit.':
    'Spende Punti Comando per la riorganizzazione di un’unità disorganizzata.',
  'Ends the orders of this phase.': 'Termina gli ordini di questa fase.',
  'The weather of the turn is determined.': 'Si determina il tempo del turno.',
  'The First Player is determined.': 'Si determina il Primo Giocatore.',
  'The state of supply of a unit changes.': 'Cambia il rifornimento di un’unità.',
  'An efficiency check is made.': 'Si effettua un controllo di efficienza.',
  'An attack is declared.': 'Si dichiara un attacco.',
  'Units are disrupted.': 'Alcune unità sono disorganizzate.',
  'A unit is eliminated.': 'Un’unità è eliminata.',
  'A unit recovers.': 'Un’unità si riorganizza.',
  'A strongpoint is begun, finished or removed.': 'Un caposaldo è cominciato, finito o tolto.',
  'Reinforcements are due.': 'Arrivano rinforzi.',
  'The game is over.': 'La partita è finita.',
  'An event of the special rules; no order has this verb.':
    'Un evento delle regole speciali; nessun ordine ha questo verbo.',
  'The German player rolls for the weather of the turn.': 'Il giocatore tedesco tira per il tempo del turno.',
  'Units due this turn are made ready to enter.': 'Le unità previste per questo turno si preparano a entrare.',
  'Each unit that can trace a supply line is in supply for the turn.':
    'Ogni unità che può tracciare una linea di rifornimento è in rifornimento per il turno.',
  'Flown aircraft become Ready.': 'Gli aerei che hanno volato tornano pronti.',
  'Both sides roll, and markers are put into the cups.': 'Entrambe le parti tirano, e i segnalini vanno nelle tazze.',
  'The sides alternate: each draws a marker and carries out a sequence, until all markers are played.':
    'Le parti si alternano: ciascuna pesca un segnalino e svolge una sequenza, finché tutti sono giocati.',
  'Strongpoints are finished, units recover, and victory is determined.':
    'Si finiscono i caposaldi, le unità si riorganizzano e si determina la vittoria.',
  weather: 'tempo',
  reinforcements: 'rinforzi',
  air: 'aerei',
  initiative: 'iniziativa',
  operations: 'operazioni',
  reorganization: 'riorganizzazione',
  'Where to set up a unit for which the scenario allows several hexes. Default: the first hex with room.':
    'Dove piazzare un’unità per cui lo scenario permette più esagoni. Predefinito: il primo esagono con posto.',
  'Which units get back steps that the scenario returns. Default: no unit.':
    'Quali unità ricevono i livelli che lo scenario ridà. Predefinito: nessuna.',
  'Which hexes a limited source supplies if too many hexes could use the source. Default: the hexes with the most units.':
    'Quali esagoni rifornisce una fonte limitata, se potrebbero usarla in troppi. Predefinito: quelli con più unità.',
  'Which markers wait for the next turn if the Second Player has too many. Default: the last markers in the order of the forces.':
    'Quali segnalini aspettano il turno successivo, se il Secondo Giocatore ne ha troppi. Predefinito: gli ultimi nell’ordine delle forze.',
  'Which marker the First Player plays first in the game. Default: the first marker in the order of the forces.':
    'Quale segnalino il Primo Giocatore gioca per primo nella partita. Predefinito: il primo nell’ordine delle forze.',
  'Whether the marker in the pool is played instead of drawing a marker, after a failed attempt to combine it. Default: a marker is drawn.':
    'Se il segnalino del Gruppo di Attivazione si gioca invece di pescarne uno, dopo un tentativo fallito di combinarlo. Predefinito: se ne pesca uno.',
  'The marker in the pool is played.': 'Si gioca il segnalino del Gruppo di Attivazione.',
  'The marker in the pool stays there, and a marker is drawn.':
    'Il segnalino resta nel Gruppo di Attivazione, e se ne pesca uno.',
  'Which formation a free marker activates. Default: the first formation in the order of the forces.':
    'Quale formazione attiva un segnalino libero. Predefinito: la prima nell’ordine delle forze.',
  'The sequence for which the drawn marker is used, and whether the marker that is kept in the pool replaces it or is combined with it. Default: the drawn marker, for a Mobile Sequence.':
    'La sequenza per cui si usa il segnalino pescato, e se quello del Gruppo di Attivazione lo sostituisce o si combina con esso. Predefinito: il segnalino pescato, per una Sequenza Mobile.',
  'The formation moves with its full allowance, then attacks.': 'La formazione muove con l’intera MA, poi attacca.',
  'The formation builds, moves with half its allowance, then attacks.':
    'La formazione costruisce, muove con metà della MA, poi attacca.',
  'No formation acts; the marker goes into the pool.':
    'Nessuna formazione agisce; il segnalino va nel Gruppo di Attivazione.',
  'Which Army units join the active formation before the Construction Phase of an Assault Sequence. Default: no unit.':
    'Quali unità di Armata si uniscono alla formazione attiva prima della Fase di Costruzione di una Sequenza di Assalto. Predefinito: nessuna.',
  'Which strongpoints and bridges are built. Default: nothing is built.':
    'Quali caposaldi e ponti si costruiscono. Predefinito: nessuno.',
  'What the active units do in their Movement Phase. Default: nothing.':
    'Che cosa fanno le unità attive nella loro Fase di Movimento. Predefinito: nulla.',
  'Which attacks are declared. Default: no attack.': 'Quali attacchi si dichiarano. Predefinito: nessuno.',
  'Whether the units of an attacked hex refuse combat, and where they retreat. Default: the units stay.':
    'Se le unità di un esagono attaccato rifiutano il combattimento, e dove si ritirano. Predefinito: restano.',
  'Which units react, and where they move. Default: no unit reacts.':
    'Quali unità reagiscono, e dove muovono. Predefinito: nessuna.',
  'Whether the defenders of a hex make a no-retreat attempt. Default: they make none.':
    'Se i difensori di un esagono tentano la No Ritirata. Predefinito: no.',
  'The defenders make a no-retreat attempt.': 'I difensori tentano la No Ritirata.',
  'The defenders do not make a no-retreat attempt.': 'I difensori non tentano la No Ritirata.',
  'Which combat table the attacker uses if both are allowed. Default: the Mobile table.':
    'Quale tabella di combattimento usa l’attaccante, se sono permesse entrambe. Predefinito: la tabella Mobile.',
  'Which aircraft a side commits, the lead unit first. Default: no aircraft.':
    'Quali aerei impegna una parte, per prima l’unità di testa. Predefinito: nessuno.',
  'Which artillery a side commits, the lead unit first. Default: no artillery.':
    'Quale artiglieria impegna una parte, per prima l’unità di testa. Predefinito: nessuna.',
  'Which declared attack is carried out next. Default: the attack that was declared first.':
    'Quale attacco dichiarato si svolge ora. Predefinito: il primo dichiarato.',
  'Which headquarters and leaders spend command points on a check. Default: no points are spent.':
    'Quali HQ e comandanti spendono Punti Comando per un controllo. Predefinito: nessuno.',
  'Which unit is the lead unit. Default: the unit with the highest efficiency.':
    'Qual è l’unità di testa. Predefinito: quella con l’efficienza più alta.',
  'Which units take the losses after the lead unit. Default: the unit that loses the least strength.':
    'Quali unità subiscono le perdite dopo l’unità di testa. Predefinito: quella che perde meno forza.',
  'Where units retreat. Default: along the first path that does not end in a hex still to be attacked.':
    'Dove si ritirano le unità. Predefinito: lungo il primo percorso che non finisce in un esagono ancora da attaccare.',
  'Which units advance, and how far. Default: no unit advances.':
    'Quali unità avanzano, e di quanto. Predefinito: nessuna.',
  'All units that may advance do advance.': 'Avanzano tutte le unità che possono.',
  'Which units in excess of the stacking limit are eliminated. Default: the weakest unit.':
    'Quali unità oltre il limite di raggruppamento sono eliminate. Predefinito: la più debole.',
  'What is built, and which command points are spent on recovery checks. Default: nothing.':
    'Che cosa si costruisce, e quali Punti Comando si spendono per i controlli di riorganizzazione. Predefinito: nulla.',
  'The last side to control a place before play begins. Default: neither side.':
    'L’ultima parte che ha controllato una località prima dell’inizio. Predefinito: nessuna.',
  'The First Player of the turn before the first turn, who keeps the initiative in a tie.':
    'Il Primo Giocatore del turno prima del primo, che in parità mantiene l’iniziativa.',
  'Units eliminated before play begins, which may be rebuilt: `set lost of 252/70 = true`.':
    'Unità eliminate prima dell’inizio, che si possono ricostruire: `set lost of 252/70 = true`.',
  'Bridge units off the map that their owner may place: `set bridge.atHand of "Pontoon/1" = true`.':
    'Unità ponte fuori mappa che il possessore può piazzare: `set bridge.atHand of "Pontoon/1" = true`.',
  'The weather of a turn, for which no die is then rolled: `dry`, `overcast` or `rain`.':
    'Il tempo di un turno, per cui non si tira: `dry`, `overcast` o `rain`.',
  'The First Player of a turn, for whom no dice are then rolled: `set first turn 13AM = German`.':
    'Il Primo Giocatore di un turno, per cui non si tira: `set first turn 13AM = German`.',
  'Number of offensive missions per turn of a side or formation: `set missions of Lieb = 0`.':
    'Missioni offensive per turno di una parte o formazione: `set missions of Lieb = 0`.',
  '`true` halves the offensive missions of a side: `set missions.halved turn 17AM..23PM for Soviet = true`.':
    '`true` dimezza le missioni offensive di una parte: `set missions.halved turn 17AM..23PM for Soviet = true`.',
  '`half` removes half of the aircraft of a side, drawn at random, after the Air Readying Phase: `set aircraft.leaving turn 16AM for Soviet = half`.':
    '`half` toglie metà degli aerei di una parte, sorteggiati, dopo la fase in cui gli aerei tornano pronti: `set aircraft.leaving turn 16AM for Soviet = half`.',
  'Number of activation markers of a formation per turn: `set markers of "70.Rifle" = 2`.':
    'Segnalini di Attivazione di una formazione per turno: `set markers of "70.Rifle" = 2`.',
  'The sequence that a side must choose in the turn: `mobile`, `assault` or `pass`.':
    'La sequenza che una parte deve scegliere nel turno: `mobile`, `assault` o `pass`.',
  'Number of strongpoint counters of a side.': 'Numero di pedine caposaldo di una parte.',
  'Number of hexes that a limited source supplies: `set supply of "Soltsy field" = 2`.':
    'Numero di esagoni che una fonte limitata rifornisce: `set supply of "Soltsy field" = 2`.',
  'Modifier to a side’s initiative roll.': 'Modificatore al tiro di iniziativa di una parte.',
  'Number of infantry steps that a side may get back in the whole game, or in the given turn.':
    'Numero di livelli di fanteria che una parte può ricevere in tutta la partita o nel turno indicato.',
  'From which activation of a formation in the turn its reinforcements may enter: `set entry of "8.Pz" turn 13AM = 2`.':
    'Da quale attivazione di una formazione nel turno possono entrare i suoi rinforzi: `set entry of "8.Pz" turn 13AM = 2`.',
  '`true` uses the weather in the table `weather.historical`.':
    '`true` usa il tempo della tabella `weather.historical`.',
  'The side that the supply source belongs to.': 'La parte a cui appartiene la fonte di rifornimento.',
  'The source supplies only as many hexes as the scenario says.':
    'La fonte rifornisce soltanto quanti esagoni indica lo scenario.',
  'Number of activation markers of a formation. Default: 1.':
    'Numero di segnalini di Attivazione di una formazione. Predefinito: 1.',
  'The modifier of the marker to a roll that combines two markers.':
    'Il modificatore del segnalino al tiro per combinarne due.',
  'The divisions of the army or corps are one formation for every purpose.':
    'Le divisioni dell’Armata o del corpo sono a ogni effetto una sola formazione.',
  'The unit is an Army unit although it is written inside a formation.':
    'Unità di Armata, anche se è scritta dentro una formazione.',
  'Efficiency rating of the front and the reduced side: `6-5`.':
    'Valore di Efficienza del fronte e del lato a forza ridotta: `6-5`.',
  'Stacking points of the unit.': 'Punti di raggruppamento dell’unità.',
  'Range in hexes of artillery, or command range of a leader.':
    'Raggio in esagoni dell’artiglieria, o raggio di comando di un comandante.',
  'Number of command points.': 'Numero di Punti Comando.',
  'The unit moves on foot.': 'L’unità muove a piedi.',
  'The unit is motorized: the counter shows its movement allowance in a red box.':
    'Unità motorizzata: sulla pedina la MA è in una casella rossa.',
  'The unit is heavy: the counter shows its movement allowance in an orange circle.':
    'Unità con equipaggiamento pesante: sulla pedina la MA è in un cerchio arancione.',
  'The unit has a yellow band and exerts no zone of control.': 'L’unità ha una banda gialla e non esercita ZOC.',
  'The unit supports attacks only: the counter shows an A after the support strength.':
    'L’unità sostiene soltanto gli attacchi: sulla pedina c’è una A dopo la forza di supporto.',
  'The attack strength is red: the unit is armoured.': 'La forza di attacco è rossa: l’unità è corazzata.',
  'The defence strength is red: the unit has heavy anti-aircraft guns.':
    'La forza di difesa è rossa: l’unità ha cannoni antiaerei pesanti.',
  'The attack strength of a headquarters whose counter shows one.':
    'La forza di attacco di un HQ che ne ha una sulla pedina.',
  'Value `headquarters`: the leader may spend points only while stacked with a headquarters.':
    'Valore `headquarters`: il comandante spende punti soltanto nell’esagono di un HQ.',
  'The source of the counter’s values.': 'La fonte dei valori della pedina.',
  'The colour of a dot on the counter. `every … (dot blue)` selects units by this colour.':
    'Il colore di un punto sulla pedina. `every … (dot blue)` sceglie le unità per questo colore.',
  'The side of the counter that is face up: 2 is the reduced side.':
    'Il lato visibile della pedina: 2 è quello a forza ridotta.',
  'The artillery begins on its fired side.': 'L’artiglieria comincia sul lato che indica che ha sparato.',
  'The unit begins disrupted.': 'L’unità comincia disorganizzata.',
  'The headquarters begins with spent command points.': 'L’HQ comincia con i Punti Comando spesi.',
  'The unit begins on emergency supply.': 'L’unità comincia in Rifornimento di Emergenza.',
  'The unit begins out of supply.': 'L’unità comincia fuori rifornimento.',
  'The unit begins in a strongpoint.': 'L’unità comincia in un caposaldo.',
  'The unit begins while building a strongpoint.': 'L’unità comincia mentre costruisce un caposaldo.',
  'The adjacent hex to which the bridge leads.': 'L’esagono adiacente a cui porta il ponte.',
  'The air unit begins in the Flown box.': 'L’unità aerea comincia tra quelle che hanno volato.',
  'The unit arrives in the game again after it was eliminated.': 'L’unità torna in gioco dopo essere stata eliminata.',
  'The die rolls of the order.': 'I tiri di dado dell’ordine.',
  'Use the Mobile table.': 'Usa la tabella Mobile.',
  'Use the Assault table.': 'Usa la tabella dell’Assalto.',
  'The side on which a rebuilt unit returns: 2 is the reduced side. Default: full strength.':
    'Il lato su cui torna un’unità ricostruita: 2 è quello a forza ridotta. Predefinito: piena forza.',
  'The marker to reveal in an attempt to combine. Default: the marker with the higher combination value.':
    'Il segnalino da rivelare in un tentativo di combinazione. Predefinito: quello con il valore di combinazione più alto.',
  'The unit is disrupted.': 'L’unità è disorganizzata.',
  'The artillery has fired.': 'L’artiglieria ha sparato.',
  'The headquarters or leader has spent its command points.': 'L’HQ o il comandante ha speso i suoi Punti Comando.',
  'The unit is on emergency supply.': 'L’unità è in Rifornimento di Emergenza.',
  'The unit is out of supply.': 'L’unità è fuori rifornimento.',
  'The unit is in supply.': 'L’unità è in rifornimento.',
  'The unit may act in this sequence.': 'L’unità può agire in questa sequenza.',
  'The unit has ended its movement in this sequence.': 'L’unità ha terminato il movimento in questa sequenza.',
  'The unit is building a strongpoint.': 'L’unità costruisce un caposaldo.',
  'The air unit is in the Ready box.': 'L’unità aerea è pronta.',
  'The air unit is in the Flown box.': 'L’unità aerea ha volato.',
  'The unit has not arrived yet.': 'L’unità non è ancora arrivata.',
  'The unit is due and enters with its formation.': 'L’unità è prevista ed entra con la sua formazione.',
  'The bridge or marker is available.': 'Il ponte o segnalino è disponibile.',
  'The unit was eliminated.': 'L’unità è stata eliminata.',
  'The side of the counter that is face up.': 'Il lato visibile della pedina.',
  'The current efficiency rating.': 'L’efficienza in questo momento.',
  'The current movement allowance: "2.5".': 'La MA in questo momento: `"2.5"`.',
  'The side that wins, or the result of a check.': 'La parte che vince, o il risultato di un controllo.',
  'The weather of the turn.': 'Il tempo del turno.',
  'The formation that the marker activates.': 'La formazione che il segnalino attiva.',
  'The kind of sequence: Mobile, Assault or Pass.': 'Il tipo di sequenza: Mobile, di Assalto o di Passare.',
  'Movement points spent: "3.5".': 'MP spesi: `"3.5"`.',
  'The column of the combat table.': 'La colonna della tabella di combattimento.',
  'The strength of the attack.': 'La forza dell’attacco.',
  'The strength of the defence.': 'La forza della difesa.',
  'The strength of the artillery that supports the attack.': 'La forza dell’artiglieria che sostiene l’attacco.',
  'The strength of the artillery that supports the defence.': 'La forza dell’artiglieria che sostiene la difesa.',
  'The net modifier to the die roll.': 'Il modificatore complessivo al tiro di dado.',
  'The unmodified die roll.': 'Il tiro di dado senza modificatori.',
  'The modified die roll.': 'Il tiro di dado modificato.',
  'The row of the combat table.': 'La riga della tabella di combattimento.',
  'The combat table: Mobile or Assault.': 'La tabella di combattimento: Mobile o dell’Assalto.',
  'The result that the combat table gives.': 'Il risultato della tabella di combattimento.',
  'The number of stacking points required.': 'Il numero di punti di raggruppamento richiesti.',
  'Selects units in a strongpoint.': 'Sceglie le unità in un caposaldo.',
  'Selects aircraft of the side whose sequence is carried out.':
    'Sceglie gli aerei della parte di cui è in corso la sequenza.',
  'Maximum stacking points of a side in a hex at the end of a phase.':
    'Massimo di punti di raggruppamento di una parte in un esagono alla fine di una fase.',
  'Maximum length of a supply line in hexes.': 'Lunghezza massima in esagoni di una linea di rifornimento.',
  'Maximum length of a supply line in hexes in rain, through marsh or along a route through swamp.':
    'Lunghezza massima in esagoni di una linea di rifornimento con la pioggia, attraverso acquitrino o lungo una strada in palude.',
  'Command range of a headquarters in hexes.': 'Raggio di comando di un HQ in esagoni.',
  'Lowest modified roll that combines two formations.': 'Tiro modificato minimo per combinare due formazioni.',
  'Number of markers by which the cup of the Second Player may exceed the cup of the First Player.':
    'Di quanti segnalini la tazza del Secondo Giocatore può superare quella del Primo Giocatore.',
  'Maximum number of activations, including failed attempts, of a motorized Army unit per turn.':
    'Massimo di attivazioni per turno di un’unità di Armata motorizzata, compresi i tentativi falliti.',
  'Maximum number of activations, including failed attempts, of any other Army unit per turn.':
    'Massimo di attivazioni per turno di ogni altra unità di Armata, compresi i tentativi falliti.',
  'Maximum distance in hexes of a reacting unit from a defending hex.':
    'Distanza massima in esagoni di un’unità che reagisce da un esagono difendente.',
  'Minimum number of defending steps in a hex for a no-retreat attempt.':
    'Livelli in difesa che servono in un esagono per tentare la No Ritirata.',
  'Minimum number of attacking hexes that makes ground coordination harder.':
    'Da quanti esagoni attaccanti la coordinazione delle unità di terra è più difficile.',
  'Maximum net modifier of a combat roll, positive or negative.':
    'Modificatore complessivo massimo di un tiro di combattimento, positivo o negativo.',
  'Maximum number of air units of a side in one combat.': 'Massimo di unità aeree di una parte in un combattimento.',
};
