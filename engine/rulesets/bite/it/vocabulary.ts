import type { Sentences } from '../../../model/say.js';

/** Texts about the words of the game: attributes, features of the map, options, orders, questions and tables. */
export const vocabulary: Sentences = {
  // attributes
  'The nation that this capital, country or zone belongs to.':
    'La nazione a cui appartiene la capitale, il paese o la zona.',
  'The nation whose primary supply source this place is.':
    'La nazione di cui il luogo è la fonte principale di rifornimento.',
  'The number of new factories for which the place has room.':
    'Il numero di nuove fabbriche per cui c’è posto nel luogo.',
  'The name of the sea area on which the port lies.': 'Il nome dell’area di mare su cui si trova il porto.',
  'The names of further sea areas on which the port lies: `"Sea of Azov, Black Sea"`.':
    'I nomi di altre aree di mare su cui si trova il porto: `"Sea of Azov, Black Sea"`.',
  'The sea area is mined.': 'L’area di mare è minata.',
  'The ports of the sea area freeze in snow.': 'Con la neve i porti dell’area di mare gelano.',
  'The territory was acquired shortly before the war, so no partisans appear in it.':
    'Il territorio è stato acquisito poco prima della guerra, quindi non vi compaiono partigiani.',
  'The railway or sea route does not exist until it is built.':
    'La ferrovia o rotta navale non esiste finché non è costruita.',
  'The place that the Axis must also hold in order to cross the strait.':
    'Il luogo che anche l’Asse deve tenere per attraversare lo stretto.',
  'The pip colours of the steps of the unit, strongest step first: `"black black white"`. A single colour applies to all steps.':
    'I colori dei PF dell’unità, dal livello più forte: `"black black white"`. Un solo colore vale per tutti i livelli.',
  'The strengths at which the unit is shielded: `(shield 7)` or `(shield "7 6")`. Default: 7; with 0 it is never shielded.':
    'I valori a cui l’unità ha lo scudo: `(shield 7)` o `(shield "7 6")`. Predefinito: 7; con 0 non ha mai lo scudo.',
  'The colour of the dot on the block, for `every … (dot blue)` and for the units that are frozen in June 1941.':
    'Il colore del pallino sul blocco, per `every … (dot blue)` e per le unità congelate nel giugno 1941.',
  'The nation in whose country the unit begins, for example a German unit in Romania.':
    'La nazione nel cui paese comincia l’unità, per esempio un’unità tedesca in Romania.',
  'The unit may not move in the first month, whatever its nation, station and dot.':
    'L’unità non può muovere nel primo mese, qualunque siano la nazione, il luogo e il pallino.',
  'The elite troops to which the unit belongs.': 'Le truppe scelte a cui appartiene l’unità.',
  'The technology level of the unit, if it is not the level of its nation.':
    'Il livello tecnologico dell’unità, se non è quello della nazione.',
  'The movement points of the unit, if they are not those of its class.':
    'I punti movimento dell’unità, se non sono quelli della classe.',
  'The lowest roll with which the anti-aircraft fire of the unit hits.':
    'Il tiro più basso con cui colpisce il fuoco antiaereo dell’unità.',
  'The range of the air unit, if it is not the range of its class.':
    'Il raggio dell’unità aerea, se non è quello della classe.',
  'The dice that the unit adds to a cavalry charge, once in the game.':
    'I dadi che l’unità aggiunge a una carica di cavalleria, una volta nella partita.',
  'The unit attacks the northern convoys; units without this attribute attack the southern ones.':
    'L’unità attacca i convogli settentrionali; senza questo attributo attacca quelli meridionali.',
  'The unit is an American bomber, which may raid from August 1942 on.':
    'L’unità è un bombardiere americano, che può colpire da agosto 1942.',
  'The lowest roll with which a unit of the strategic war hits, if the rulebook does not give it.':
    'Il tiro più basso con cui colpisce un’unità della guerra strategica, se il regolamento non lo dà.',
  'The source from which the values of the block are taken.': 'La fonte da cui vengono i valori del blocco.',
  'The step at which the unit begins; 1 is the strongest.': 'Il livello a cui comincia l’unità; 1 è il più forte.',
  'The strength points, or action points of an HQ, with which the unit begins.':
    'I Punti Forza, o i Punti Azione di un QG, con cui comincia l’unità.',
  'The unit begins out of supply.': 'L’unità comincia fuori rifornimento.',
  'The unit begins in Reserve.': 'L’unità comincia in Riserva.',
  'The unit arrives although it was eliminated.': 'L’unità arriva benché sia stata eliminata.',
  'The results of the dice of the order.': 'I risultati dei dadi dell’ordine.',
  'The number of steps to repair. Default: all lost steps.':
    'Il numero di PF da riparare. Predefinito: tutti quelli persi.',
  'The step on which the unit is rebuilt. Default: the weakest step.':
    'Il livello a cui l’unità è ricostruita. Predefinito: il più debole.',
  'The railway or sea route that is built.': 'La ferrovia o rotta navale da costruire.',
  'The HQ that pays for the rail movement with a point.': 'Il QG che paga il movimento ferroviario con un punto.',
  'The action that the Supreme HQ takes.': 'L’azione che svolge il QG supremo.',
  'The battle is a Desperate Attack.': 'La battaglia è un Attacco Disperato.',
  'The attacker declares a cavalry charge.': 'L’attaccante dichiara una carica di cavalleria.',
  'The attacker declares a panzer attack.': 'L’attaccante dichiara un attacco panzer.',
  'The bombers attack the factories, mine or city.': 'I bombardieri attaccano le fabbriche, la miniera o la città.',
  'The bombers attack the port.': 'I bombardieri attaccano il porto.',
  'The bombers attack the station.': 'I bombardieri attaccano la stazione.',
  'The raiders attack the northern convoy.': 'Si attacca il convoglio settentrionale.',
  'The raiders attack the southern convoy.': 'Si attacca il convoglio meridionale.',
  'The HQ fights as tanks in the land step.': 'Nel combattimento terrestre il QG combatte come carri.',
  'The HQ fires as artillery.': 'Il QG spara come artiglieria.',
  'The artillery saves its ammunition.': 'L’artiglieria risparmia le munizioni.',
  'The unit is in supply.': 'L’unità è rifornita.',
  'The unit is out of supply.': 'L’unità è fuori rifornimento.',
  'The unit is frozen: it may not move yet.': 'L’unità è congelata: non può ancora muovere.',
  'The unit is besieged in its hex.': 'L’unità è assediata nel suo esagono.',
  'The HQ is activated.': 'Il QG è attivato.',
  'The unit has fuel.': 'L’unità ha carburante.',
  'The current step of the unit has taken one hit of the two that its shield allows.':
    'Lo scudo del livello attuale ha già subito un colpo dei due che assorbe.',
  'The unit has moved in this phase.': 'L’unità ha mosso in questa fase.',
  'The unit has taken part in a battle in this player turn.':
    'L’unità ha preso parte a una battaglia in questo turno del giocatore.',
  'The unit is in Reserve.': 'L’unità è in Riserva.',
  'The unit was eliminated and may be rebuilt.': 'L’unità è stata eliminata e si può ricostruire.',
  'The unit has not arrived yet.': 'L’unità non è ancora arrivata.',
  'The unit has arrived but is not placed on the map yet.': 'L’unità è arrivata, ma non è ancora piazzata sulla mappa.',
  'The unit was removed from the game for good.': 'L’unità è tolta dal gioco per sempre.',
  'The unit of the strategic war is in its box.': 'L’unità della guerra strategica è nella sua casella.',
  'The block is visible to the enemy until the player turn ends.':
    'Il blocco è visibile al nemico fino alla fine del turno del giocatore.',
  'The current step of the unit; 1 is the strongest.': 'Il livello attuale dell’unità; 1 è il più forte.',
  'The strength points of the unit, or the action points of an HQ.':
    'I Punti Forza dell’unità, o i Punti Azione di un QG.',
  'The current movement allowance of the unit.': 'L’attuale capacità di movimento dell’unità.',
  'The technology level of the unit.': 'Il livello tecnologico dell’unità.',
  'The movement points spent, or the points paid.': 'I punti movimento spesi, o i punti pagati.',
  'The units or actions that an activated HQ has left, or the partisan battalions left to place.':
    'Le unità o le azioni che restano a un QG attivato, o i battaglioni partigiani ancora da piazzare.',
  'The weather of the month.': 'Il meteo del mese.',
  'The result of the die.': 'Il risultato del dado.',
  'The round of the battle.': 'Il round della battaglia.',
  'The number of rounds of the battle.': 'Il numero di round della battaglia.',
  'The side that holds the hex after the battle: Axis, Soviet or both.':
    'La fazione che tiene l’esagono dopo la battaglia: Axis, Soviet o entrambe.',
  'The dice of the attacker in a step: `"2x5 1x6"`.':
    'I dadi dell’attaccante in un punto della battaglia: `"2x5 1x6"`.',
  'The dice of the defender in a step.': 'I dadi del difensore in un punto della battaglia.',
  'The hits of the attacker.': 'I colpi dell’attaccante.',
  'The hits of the defender.': 'I colpi del difensore.',
  'The winner of the game or the result of a roll.': 'Il vincitore della partita, o il risultato di un tiro.',
  'The number of partisan battalions in the hex.': 'Il numero di battaglioni partigiani nell’esagono.',
  'The side that controls the hex.': 'La fazione che controlla l’esagono.',
  // counted
  'Each hex of the place contains a unit of the side or lies in its ZOC: `require cover at "Border"`.':
    'Ogni esagono del luogo contiene un’unità della fazione o è nella sua ZOC: `require cover at "Border"`.',
  'The units of the side in one hex.': 'Le unità della fazione in un esagono.',
  'The units of the side in a place that can trace a supply line: `supplied land units`.':
    'Le unità della fazione in un luogo che possono tracciare una linea di rifornimento: `supplied land units`.',
  'Every hex around the place that land units can enter contains a unit of the side or lies in its ZOC: `Axis encircled Moscow`.':
    'Ogni esagono intorno al luogo in cui possono entrare unità terrestri contiene un’unità della fazione o è nella sua ZOC: `Axis encircled Moscow`.',
  // features
  'A capital, which also counts as a major city: `(nation "Germany", yellow 3, red 1)`.':
    'Una capitale, che vale anche come città maggiore: `(nation "Germany", yellow 3, red 1)`.',
  'A major city: attackers have 1 Malus, defenders 1 Bonus; new units are placed there; it is an air base.':
    'Una città maggiore: 1 Malus all’attaccante, 1 Bonus al difensore; vi si piazzano nuove unità; è una base aerea.',
  'A minor city: it is an air base and has 1 die of anti-aircraft fire.':
    'Una città minore: è una base aerea e ha 1 dado di fuoco antiaereo.',
  'A fortress: all attackers have 2 Malus, defenders 2 Bonus; it becomes a bunker when captured.':
    'Una fortezza: 2 Malus a tutti gli attaccanti, 2 Bonus ai difensori; conquistata, diventa un bunker.',
  'A bunker: all attackers have 1 Malus, defenders 1 Bonus; it is destroyed when captured.':
    'Un bunker: 1 Malus a tutti gli attaccanti, 1 Bonus ai difensori; conquistato, è distrutto.',
  'A historic battle site or another name on the map, without effect.':
    'Un campo di battaglia storico o un altro nome sulla mappa, senza effetto.',
  'A major port: it passes supply and production by sea and gives control of its sea area.':
    'Un porto maggiore: lascia passare rifornimenti e produzione per mare, e dà il controllo della sua area di mare.',
  'A minor port: it passes supply by sea; two minor ports give control of their sea area.':
    'Un porto minore: lascia passare rifornimenti per mare; due porti minori danno il controllo della loro area di mare.',
  'A mine that produces yellow points: `(yellow 1)`.': 'Una miniera, che produce punti gialli: `(yellow 1)`.',
  'An oil well that produces black points: `(black 5)`.': 'Un pozzo petrolifero, che produce punti neri: `(black 5)`.',
  'A hydrogenation plant that produces black points.': 'Un impianto di idrogenazione, che produce punti neri.',
  'The hexes of a sea area: `(mined, freezes)`. Its ports name it: `(sea "Black Sea")`.':
    'Gli esagoni di un’area di mare: `(mined, freezes)`. I suoi porti la nominano: `(sea "Black Sea")`.',
  'Sandbanks, where no unit lands from the sea.': 'Banchi di sabbia, dove nessuna unità sbarca dal mare.',
  'Coastal hexes that no ZOC enters, if the ruling `zoc.coast` has the value `coastalHexes`.':
    'Esagoni costieri in cui non entra nessuna ZOC, se l’interpretazione `zoc.coast` vale `coastalHexes`.',
  'Incomplete hexes at the edge of the map: no unit enters them, but cities there produce points.':
    'Esagoni incompleti al bordo della mappa: non vi entrano unità, ma le loro città producono punti.',
  'The home country of a nation: `(nation "Finland")`; `(acquired)` if the nation acquired it shortly before the war.':
    'Il paese di una nazione: `(nation "Finland")`; `(acquired)` se la nazione l’ha acquisito poco prima della guerra.',
  'The only hexes in which units of the nation may attack: `(nation "Finland")`.':
    'I soli esagoni in cui possono attaccare le unità della nazione: `(nation "Finland")`.',
  'The only hexes that units of the nation, and units supplied through its country, may enter: `(nation "Finland")`.':
    'I soli esagoni in cui possono entrare le unità della nazione e quelle rifornite attraverso il suo paese: `(nation "Finland")`.',
  'The part of the enemy’s country in which minor allies may operate.':
    'La parte del paese nemico in cui possono operare gli alleati minori.',
  'With the option garrisons, each of these hexes must lie in the ZOC of a Soviet unit.':
    'Con l’opzione garrisons ciascuno di questi esagoni deve essere in ZOC di un’unità sovietica.',
  'A river: crossing it costs no movement points; attacks across it have 1 Malus; ZOC do not cross it in the advanced game.':
    'Un fiume: attraversarlo non costa punti movimento; gli attacchi attraverso un fiume hanno 1 Malus; nel gioco avanzato le ZOC non lo attraversano.',
  'A hexside that is all sea or lake: no unit, ZOC or supply line crosses it.':
    'Un lato di esagono tutto di mare o di lago: non lo attraversano unità, ZOC o linee di rifornimento.',
  'A strait, which units cross only along a red arrow.':
    'Uno stretto, che le unità attraversano soltanto lungo una Freccia Rossa.',
  'A national border.': 'Un confine nazionale.',
  'A named line on the map, only for readers. The rules use the areas and zones that it bounds.':
    'Una linea con un nome, solo per chi legge la mappa. Le regole usano le aree e le zone che delimita.',
  'A railway, for supply and strategic rail movement; `(buildable, yellow 3)` if it must be built first.':
    'Una ferrovia, per il rifornimento e il movimento strategico ferroviario; `(buildable, yellow 3)` se va prima costruita.',
  'A sea route for production points, from port to port; `(buildable, yellow 10)` if it must be built first.':
    'Una rotta navale per i Punti Produzione, da porto a porto; `(buildable, yellow 10)` se va prima costruita.',
  'A red arrow across a strait to the next hex: 3 MP. With `(holding "Sevastopol")` the Axis must also hold that place.':
    'Una Freccia Rossa attraverso uno stretto fino al prossimo esagono: 3 PM. Con `(holding "Sevastopol")` l’Asse deve tenere anche quel luogo.',
  'A box next to the map, which counts as a hex.': 'Una zona fuori mappa, che vale come un esagono.',
  'A link by land to a box next to the map: 3 MP.': 'Un collegamento per terra con una zona fuori mappa: 3 PM.',
  'A link by rail to a box next to the map.': 'Un collegamento per ferrovia con una zona fuori mappa.',
  'A link by sea to a box next to the map; `(buildable)` if it must be built first.':
    'Un collegamento per mare con una zona fuori mappa; `(buildable)` se va prima costruito.',
  'A red arrow between hexes that are not adjacent: 3 MP.': 'Una Freccia Rossa tra esagoni non adiacenti: 3 PM.',
  'The hex belongs to the pocket that is besieged as a whole and supplied across the lake.':
    'L’esagono è della sacca, che si assedia tutta insieme ed è rifornita attraverso il lago.',
  'The place is the far end of the road across the lake that supplies the pocket.':
    'Il luogo è il capo lontano della strada attraverso il lago che rifornisce la sacca.',
  'Units besieged in this place neither lose steps nor surrender.':
    'Le unità assediate in questo luogo non perdono PF e non si arrendono.',
  'The place is the seat of a Supreme HQ that never moves: `(seat "Germany")`.':
    'Il luogo è la sede di un QG supremo che non muove mai: `(seat "Germany")`.',
  'The place to which a Supreme HQ that never moves is moved, or where it is rebuilt, when its seat is in danger: `(refuge "Germany")`.':
    'Il luogo in cui un QG supremo che non muove mai si sposta, o è ricostruito, quando la sua sede è in pericolo: `(refuge "Germany")`.',
  'The loss of the place is a condition for the surrender of a nation: `(yields "Finland")`.':
    'La perdita del luogo è una condizione per la resa di una nazione: `(yields "Finland")`.',
  'Rebels may rise in this place.': 'In questo luogo possono insorgere i Rivoluzionari.',
  'The capture of the place opens the southern route of Lend-Lease.':
    'La conquista del luogo apre la rotta meridionale del Lend-Lease.',
  'The place is the port of the northern route of Lend-Lease.':
    'Il luogo è il porto della rotta settentrionale del Lend-Lease.',
  'The place is the end of the southern route of Lend-Lease.':
    'Il luogo è il termine della rotta meridionale del Lend-Lease.',
  'Two new units may be placed in this city each turn, as in a capital.':
    'In questa città si possono piazzare due nuove unità per turno, come in una capitale.',
  'Marines and the Naval HQ are rebuilt in this place.': 'In questo luogo si ricostruiscono i Marines e il QG navale.',
  'The loss of the place lowers the rail capacity of its owner.':
    'La perdita del luogo riduce la capacità ferroviaria del proprietario.',
  'The place is a victory city.': 'Il luogo è una città della vittoria.',
  'Units may enter the place although its hex is incomplete.':
    'Le unità possono entrare nel luogo anche se l’esagono è incompleto.',
  // nations
  'Germany: its units begin at technology 2; if it surrenders, all Axis nations do.':
    'Germania: le sue unità cominciano a tecnologia 2; se si arrende, si arrendono tutte le nazioni dell’Asse.',
  'Italy: it has no income; its eliminated units cannot be rebuilt.':
    'Italia: non ha entrate; le sue unità eliminate non si possono ricostruire.',
  'Finland: its infantry begins at technology 2; snow does not affect its units; they may operate and attack only in some areas.':
    'Finlandia: la sua fanteria comincia a tecnologia 2; la neve non influisce sulle sue unità, che possono operare e attaccare soltanto in alcune zone.',
  'Romania: its units operate at home and in the south, never in a hex with Hungarians.':
    'Romania: le sue unità operano in patria e nel sud, mai in un esagono con gli ungheresi.',
  'Hungary: its units operate at home, in Yugoslavia, in Poland and in the south, never in a hex with Romanians.':
    'Ungheria: le sue unità operano in patria, in Jugoslavia, in Polonia e nel sud, mai in un esagono con i rumeni.',
  'Slovakia: its units operate at home, in Poland and in the south.':
    'Slovacchia: le sue unità operano in patria, in Polonia e nel sud.',
  'The Soviet Union: its units begin at technology 1; snow does not affect them.':
    'Unione Sovietica: le sue unità cominciano a tecnologia 1; la neve non influisce su di loro.',
  // numbers
  'Maximum number of units of a side in a hex.': 'Massimo di unità di una fazione in un esagono.',
  'Maximum number of air units based in a hex.': 'Massimo di unità aeree di base in un esagono.',
  'Maximum number of land units of a side in a hex.': 'Massimo di unità terrestri di una fazione in un esagono.',
  'Maximum number of land combat units of a side in a hex.':
    'Massimo di unità terrestri di combattimento di una fazione in un esagono.',
  'Maximum number of air units of a side in a battle.': 'Massimo di unità aeree di una fazione in una battaglia.',
  'Maximum length of a supply line, in hexes.': 'Lunghezza massima di una linea di rifornimento, in esagoni.',
  'Maximum length of a supply line in bad weather, in hexes.':
    'Lunghezza massima di una linea di rifornimento con il maltempo, in esagoni.',
  'Maximum length of an Axis supply line in the first winter, in hexes.':
    'Lunghezza massima di una linea di rifornimento dell’Asse nel primo inverno, in esagoni.',
  'Maximum length of a supply line of Finns, and of Germans in Finland, in the first winter, in hexes.':
    'Lunghezza massima di una linea di rifornimento dei finlandesi, e dei tedeschi in Finlandia, nel primo inverno, in esagoni.',
  'Steps that a besieged unit loses in a turn.': 'PF che un’unità assediata perde in un turno.',
  'Points that the enemy gains for a unit that surrenders.':
    'Punti che il nemico guadagna per un’unità che si arrende.',
  'Maximum number of points of aid to an ally in a turn.': 'Massimo di punti di aiuto a un alleato in un turno.',
  'Maximum number of German units in Finland before the Finnish border is crossed.':
    'Massimo di unità tedesche in Finlandia finché il confine finlandese non è attraversato.',
  'Land units that Finland must have lost before it surrenders.':
    'Unità terrestri che la Finlandia deve aver perso per arrendersi.',
  'Soviet rail movements in a turn.': 'Movimenti ferroviari sovietici in un turno.',
  'Axis rail movements in the Soviet Union in a turn.':
    'Movimenti ferroviari dell’Asse in Unione Sovietica in un turno.',
  'Axis rail movements in the Finnish area in a turn.':
    'Movimenti ferroviari dell’Asse nella zona finlandese in un turno.',
  'Rail movements per turn that a side loses when it loses a place with the role `railway-knot`.':
    'Movimenti ferroviari per turno che una fazione perde con un luogo dal ruolo `railway-knot`.',
  'Axis rail movements in the Soviet Union in a turn of the first winter.':
    'Movimenti ferroviari dell’Asse in Unione Sovietica in un turno del primo inverno.',
  'Axis rail movements in the Soviet Union in a turn of the second winter.':
    'Movimenti ferroviari dell’Asse in Unione Sovietica in un turno del secondo inverno.',
  'Rail movements that the evacuation of a factory takes.':
    'Movimenti ferroviari che servono per evacuare una fabbrica.',
  'New units that a major city may take in a turn.':
    'Nuove unità che si possono piazzare in una città maggiore per turno.',
  'New units that a capital may take in a turn.': 'Nuove unità che si possono piazzare in una capitale per turno.',
  'Movement points for a move along a red arrow.': 'Punti movimento per muovere lungo una Freccia Rossa.',
  'Factor by which the range of an air unit is multiplied for a change of base.':
    'Fattore per cui si moltiplica il raggio di un’unità aerea che si riposiziona.',
  'Range at which an HQ supplies fuel, in hexes.': 'Raggio a cui un QG fornisce carburante, in esagoni.',
  'Range at which an HQ supplies fuel in bad weather, in hexes.':
    'Raggio a cui un QG fornisce carburante con il maltempo, in esagoni.',
  'Points that an HQ pays for its activation.': 'Punti che un QG paga per la sua attivazione.',
  'Points that an Air HQ pays for its activation with Luftwaffe supremacy.':
    'Punti che un QG aereo paga per la sua attivazione con la supremazia della Luftwaffe.',
  'Highest roll with which reconnaissance succeeds.': 'Tiro più alto con cui riesce una ricognizione.',
  'Number of boxes of the factory track.': 'Numero di caselle del tracciato delle fabbriche.',
  'Box of the factory track on which an evacuated factory begins.':
    'Casella del tracciato in cui comincia una fabbrica evacuata.',
  'Maximum number of new factories of a side.': 'Massimo di nuove fabbriche di una fazione.',
  'Points for restoring a destroyed production centre.': 'Punti per ripristinare un centro di produzione distrutto.',
  'Points a turn that the Soviets pay for the fixed schedule of technology.':
    'Punti per turno che i sovietici pagano per il calendario fisso della tecnologia.',
  'Points, and thus turns, for reaching technology 2 by research.':
    'Punti, e quindi turni, per raggiungere la tecnologia 2 con la ricerca.',
  'Points, and thus turns, for reaching technology 3 by research.':
    'Punti, e quindi turni, per raggiungere la tecnologia 3 con la ricerca.',
  'Points, and thus turns, by which the research of Soviet infantry and German armour is cheaper.':
    'Punti, e quindi turni, in meno per la ricerca della fanteria sovietica e dei corazzati tedeschi.',
  'Range of a paratroop drop, in hexes.': 'Raggio di un lancio di paracadutisti, in esagoni.',
  'Range of a drop by glider, in hexes.': 'Raggio di un lancio con alianti, in esagoni.',
  'Range of a landing from its port, in hexes.': 'Raggio di uno sbarco dal suo porto, in esagoni.',
  'Dice that dive bombers add.': 'Dadi in più dei bombardieri in picchiata.',
  'Dice that Soviet artillery adds from technology 2 on.':
    'Dadi in più dell’artiglieria sovietica da tecnologia 2 in poi.',
  'Maximum number of partisan battalions on the map.': 'Massimo di battaglioni partigiani sulla mappa.',
  'Maximum number of partisan battalions in a hex.': 'Massimo di battaglioni partigiani in un esagono.',
  'Minor cities without garrison for each partisan battalion.':
    'Città minori senza guarnigione per ogni battaglione partigiano.',
  'Hits in one attack that destroy an industrial centre permanently.':
    'Colpi in un attacco che distruggono per sempre un centro industriale.',
  'Hits that close a port to troops.': 'Colpi che chiudono un porto alle truppe.',
  'Hits in one attack after which a port is not a supply source.':
    'Colpi in un attacco dopo i quali un porto non è fonte di rifornimento.',
  'Dice of German flak against raids.': 'Dadi della contraerea tedesca contro le incursioni.',
  'Maximum number of bombers in a raid on a hex.': 'Massimo di bombardieri in un’incursione su un esagono.',
  'Months from the surrender of Persia to the opening of the Persian Corridor.':
    'Mesi dalla resa della Persia all’apertura del Corridoio persiano.',
  // options
  'Mountains and swamps hinder armour.': 'Montagne e paludi ostacolano i corazzati.',
  'New factories can be built.': 'Si possono costruire nuove fabbriche.',
  'Soviet scorched earth, and evacuation of Soviet factories.':
    'Terra bruciata sovietica, ed evacuazione delle fabbriche sovietiche.',
  'Technology is researched instead of following a fixed schedule.':
    'La tecnologia si ricerca, invece di seguire un calendario fisso.',
  'Units can move by sea.': 'Le unità possono muovere per mare.',
  'Headquarters attempt air reconnaissance.': 'I QG tentano ricognizioni aeree.',
  'Cavalry may charge.': 'La cavalleria può caricare.',
  'Armour may make panzer attacks.': 'I corazzati possono compiere attacchi panzer.',
  'Dive bombers roll extra dice.': 'I bombardieri in picchiata tirano dadi in più.',
  'Paratroops and glider troops may be dropped.': 'Paracadutisti e truppe su alianti si possono lanciare.',
  'Marines may land from the sea.': 'I Marines possono sbarcare dal mare.',
  'Soviet artillery rolls extra dice for rocket launchers.':
    'L’artiglieria sovietica tira dadi in più per i lanciarazzi.',
  'The siege gun has advantages against fortifications.': 'Il cannone d’assedio ha vantaggi contro le fortificazioni.',
  'Cities need garrisons; security and Slovak corps come into play.':
    'Le città hanno bisogno di guarnigioni; entrano in gioco corpi di sicurezza e slovacchi.',
  'Eliminated German infantry may return as Volkssturm.': 'La fanteria tedesca eliminata può tornare come Volkssturm.',
  'Soviet partisans may be placed.': 'Si possono piazzare partigiani sovietici.',
  'Chechen rebels may rise.': 'I Rivoluzionari ceceni possono insorgere.',
  'Units may be put in Reserve.': 'Le unità si possono mettere in Riserva.',
  'Bombers may attack factories, ports and stations.': 'I bombardieri possono attaccare fabbriche, porti e stazioni.',
  'The first winter hampers the Axis.': 'Il primo inverno ostacola l’Asse.',
  'The Soviets receive Lend-Lease points.': 'I sovietici ricevono punti Lend-Lease.',
  'An air war over Germany, and attacks on convoys.': 'Una guerra aerea sulla Germania, e attacchi ai convogli.',
  'The surrender of Italy is decided by a die roll.': 'La resa dell’Italia si decide con un tiro di dado.',
  'Persia can be captured.': 'La Persia può essere conquistata.',
  'Two players play each side, with a northern and a southern command.':
    'Due giocatori per fazione, con un comando nord e un comando sud.',
  'Light rain is added as a kind of weather.': 'La pioggia leggera si aggiunge ai tipi di meteo.',
  // orders
  'Sets up a unit that has several hexes to choose from; in the production phase, places a unit that is due.':
    'Piazza un’unità che può scegliere tra più esagoni; nella fase di produzione, piazza un’unità arrivata.',
  'Sends western bombers to raid a hex of Germany.': 'Manda bombardieri occidentali su un esagono della Germania.',
  'Sends fighters and interceptors against the raid on a hex.':
    'Manda caccia e intercettori contro l’incursione su un esagono.',
  'Sends raiders against a convoy: `sink with "U-VII" (arctic)`.':
    'Manda unità contro un convoglio: `sink with "U-VII" (arctic)`.',
  'Restores lost steps of units: all of them, or as many as `(steps 1)` says.':
    'Ripara le unità: di tutti i PF persi, o di quanti ne indica `(steps 1)`.',
  'Rebuilds an eliminated unit on its weakest step, or on the step that `(step 1)` names.':
    'Ricostruisce un’unità eliminata al livello più debole, o a quello che indica `(step 1)`.',
  'Gives points of Germany to an ally: `aid Finland (yellow 2)`.':
    'Dà punti della Germania a un alleato: `aid Finland (yellow 2)`.',
  'Pays a point for the research of a field of technology.':
    'Paga un punto per la ricerca in un campo della tecnologia.',
  'Pays a point for a new factory, to begin it or to advance it.':
    'Paga un punto per una nuova fabbrica, per cominciarla o farla avanzare.',
  'Pays a point to restore a destroyed production centre.':
    'Paga un punto per ripristinare un centro di produzione distrutto.',
  'Builds a railway or sea route: `build (project "Saratov-Stalingrad")`.':
    'Costruisce una ferrovia o una rotta navale: `build (project "Saratov-Stalingrad")`.',
  'Saves points at the end of the production phase: `save red 2`.':
    'Conserva punti alla fine della fase di produzione: `save red 2`.',
  'Delays arriving units to a later month.': 'Rimanda unità in arrivo a un mese successivo.',
  'Disbands units that are in supply.': 'Scioglie unità rifornite.',
  'Removes units that must leave, and pays for their missing steps.':
    'Ritira dal gioco le unità che devono lasciarlo, pagando i PF che mancano.',
  'Places a battalion of partisans in each of these hexes.':
    'Piazza un battaglione partigiano in ciascuno di questi esagoni.',
  'Places rebels on the map.': 'Piazza i Rivoluzionari sulla mappa.',
  'Rebuilds Volkssturm infantry with 1 strength point, free of charge.':
    'Ricostruisce gratis fanteria della Volkssturm con 1 PF.',
  'Moves a unit by rail. A yellow point pays for it, or an HQ: `(paid "HQ Pz4")`.':
    'Muove un’unità per ferrovia. Paga un punto giallo, o un QG: `(paid "HQ Pz4")`.',
  'Moves a factory out of its hex by rail.': 'Porta una fabbrica via dal suo esagono per ferrovia.',
  'Activates an HQ, which fuels these units or takes an action: `(action rail)`.':
    'Attiva un QG, che fornisce carburante a queste unità o svolge un’azione: `(action rail)`.',
  'Moves units to a hex or along a path.': 'Muove unità in un esagono o lungo un percorso.',
  'Sends air units to a battle.': 'Manda unità aeree in una battaglia.',
  'Moves air units to another base.': 'Muove unità aeree in un’altra base.',
  'Makes an HQ attempt air reconnaissance of a hex.': 'Fa tentare a un QG una ricognizione aerea di un esagono.',
  'Sends bombers against the `(factory)`, `(port)` or `(station)` of a hex.':
    'Manda bombardieri contro `(factory)`, `(port)` o `(station)` di un esagono.',
  'Drops paratroops together with the air units that carry them.':
    'Lancia paracadutisti insieme con le unità aeree che li portano.',
  'Lands marines from the sea.': 'Sbarca Marines dal mare.',
  'Moves a unit by sea from port to port.': 'Muove un’unità per mare da porto a porto.',
  'Puts units in Reserve.': 'Mette unità in Riserva.',
  'Chooses the next battle. Orders in the braces answer the decisions of this battle, round by round.':
    'Sceglie la prossima battaglia. Gli ordini tra le graffe rispondono alle decisioni di questa battaglia, round per round.',
  'Contains the decisions of the defender for attacks on these hexes.':
    'Contiene le decisioni del difensore per gli attacchi a questi esagoni.',
  'Makes an Armoured HQ fire as `(artillery)` or fight as `(tanks)`.':
    'Fa sparare un QG corazzato come `(artillery)` o combattere come `(tanks)`.',
  'Chooses which of several equally strong units is hit.': 'Sceglie quale tra più unità di uguale forza è colpita.',
  'Withdraws air units from the battle to a base.': 'Ritira unità aeree dalla battaglia verso una base.',
  'Retreats units from the battle.': 'Fa ritirare unità dalla battaglia.',
  'Takes Marines back to sea.': 'Riporta i Marines in mare.',
  'Lets no unit leave the battle.': 'Nessuna unità lascia la battaglia.',
  'Chooses which of two units that may not share a hex is eliminated.':
    'Sceglie quale di due unità che non possono dividere un esagono è eliminata.',
  'Moves armour that fought one hex farther, together with air units and artillery.':
    'Muove di un altro esagono i corazzati che hanno combattuto, con unità aeree e artiglieria.',
  'Removes units beyond the stacking limit.': 'Toglie unità oltre il limite di raggruppamento.',
  'Chooses the place of a new factory.': 'Sceglie il luogo di una nuova fabbrica.',
  'Ends the orders of this phase.': 'Termina gli ordini di questa fase.',
  'The technology level of a nation rises.': 'Il livello tecnologico di una nazione sale.',
  'A unit is marked out of supply or is in supply again.':
    'Un’unità è segnata fuori rifornimento, o è di nuovo rifornita.',
  'A besieged unit loses a step.': 'Un’unità assediata perde un PF.',
  'A unit or a nation surrenders.': 'Un’unità o una nazione si arrende.',
  'A nation receives its income.': 'Una nazione riceve le sue entrate.',
  'A nation saves points.': 'Una nazione conserva punti.',
  'Units arrive.': 'Arrivano unità.',
  'The control of a place changes.': 'Il controllo di un luogo cambia.',
  'Aircraft fire in air combat.': 'Gli aerei sparano nel combattimento aereo.',
  'Anti-aircraft fire.': 'Fuoco antiaereo.',
  'Aircraft bomb land units.': 'Gli aerei attaccano al suolo unità terrestri.',
  'Artillery fires.': 'L’artiglieria spara.',
  'Land units fire.': 'Le unità terrestri sparano.',
  'Bombs fall on a place.': 'Un luogo è bombardato.',
  'A unit loses a step.': 'Un’unità perde un PF.',
  'A unit is eliminated.': 'Un’unità è eliminata.',
  'Fighters take off.': 'Caccia in decollo.',
  'A round is over.': 'Un round è finito.',
  'A unit has crossed the green line and comes under the other command of its side.':
    'Un’unità ha attraversato la linea verde e passa all’altro comando della sua fazione.',
  'The activation of an HQ ends.': 'L’attivazione di un QG finisce.',
  'A unit crosses a mined sea.': 'Un’unità attraversa un mare minato.',
  'A Supreme HQ moves.': 'Un QG supremo si sposta.',
  'Blocks are revealed to the enemy.': 'Blocchi rivelati al nemico.',
  'Partisans are placed or removed.': 'Partigiani piazzati o tolti.',
  'A convoy arrives.': 'Un convoglio arriva.',
  'The game is over.': 'La partita è finita.',
  'An event that a special rule adds; it is not an order.':
    'Un evento che aggiunge una regola speciale; non è un ordine.',
  // questions
  'Where to set up a unit that has several hexes to choose from. By default, the hex with the fewest units.':
    'Dove piazzare un’unità che può scegliere tra più esagoni. Predefinito: l’esagono con meno unità.',
  'Which raids to fly, and on which targets. By default, no raid.':
    'Quali incursioni compiere, e su quali bersagli. Predefinito: nessuna.',
  'Which units intercept a raid. By default, no unit.': 'Quali unità intercettano un’incursione. Predefinito: nessuna.',
  'What to repair, rebuild, place, pay for or disband. By default, arriving units are placed, and nothing else is done.':
    'Che cosa riparare, ricostruire, piazzare, pagare o sciogliere. Predefinito: si piazzano le unità in arrivo, nient’altro.',
  'Which units move by rail, and what pays for them. By default, no unit.':
    'Quali unità muovono per ferrovia, e che cosa le paga. Predefinito: nessuna.',
  'What to activate, move and fly. By default, nothing.':
    'Che cosa attivare, muovere e far volare. Predefinito: niente.',
  'Which aircraft and reserves join a battle. By default, no unit.':
    'Quali aerei e riserve vanno in battaglia. Predefinito: nessuna unità.',
  'Which battle to fight next, and what to declare. By default, the battle hex entered first, without a declaration.':
    'Quale battaglia combattere ora, e che cosa dichiarare. Predefinito: l’esagono di battaglia in cui si è entrati per primo, senza dichiarazioni.',
  'Whether an Armoured HQ fires as artillery or fights as tanks and, if the ruling `artillery.mustFire` is `false`, whether artillery fires. By default, HQs fight as tanks, and artillery fires.':
    'Se un QG corazzato spara come artiglieria o combatte come carri e, se l’interpretazione `artillery.mustFire` vale `false`, se l’artiglieria spara. Predefinito: i QG combattono come carri, e l’artiglieria spara.',
  'The HQ fires as artillery and loses a point.': 'Il QG spara come artiglieria e perde un punto.',
  'Artillery does not fire in this round.': 'L’artiglieria non spara in questo round.',
  'The HQ fights as tanks.': 'Il QG combatte come carri.',
  'Which of several equally strong units takes a hit. By default, the unit that is cheapest to repair.':
    'Quale tra più unità di uguale forza subisce un colpo. Predefinito: quella che costa meno riparare.',
  'Which of several equally strong enemy units is hit after reconnaissance. By default, the unit that is most expensive to repair.':
    'Quale tra più unità nemiche di uguale forza è colpita dopo una ricognizione. Predefinito: quella che costa di più riparare.',
  'Which aircraft withdraw after an air combat, and where to. By default, no aircraft.':
    'Quali aerei si ritirano dopo un combattimento aereo, e dove. Predefinito: nessuno.',
  'No aircraft withdraw.': 'Nessun aereo si ritira.',
  'All aircraft that may withdraw do so.': 'Si ritirano tutti gli aerei che possono.',
  'Which units retreat after a round, and where to. By default, no unit.':
    'Quali unità si ritirano dopo un round, e dove. Predefinito: nessuna.',
  'No unit retreats.': 'Nessuna unità si ritira.',
  'All units that may retreat do so.': 'Si ritirano tutte le unità che possono.',
  'The base to which an attacked air unit escapes. By default, the nearest base.':
    'La base in cui fugge un’unità aerea attaccata. Predefinito: la più vicina.',
  'Which of two units of nations that may not share a hex is eliminated. By default, the weaker unit.':
    'Quale di due unità di nazioni che non possono dividere un esagono è eliminata. Predefinito: la più debole.',
  'Whether Marines go back to sea. By default, they do not.': 'Se i Marines tornano in mare. Predefinito: no.',
  'The Marines stay on land.': 'I Marines restano a terra.',
  'Which armoured units make a Blitz move after a battle, and where to. By default, no unit.':
    'Quali unità corazzate compiono un movimento di Blitz dopo una battaglia, e dove. Predefinito: nessuna.',
  'The base to which an air unit returns after combat. By default, its own base, or the nearest free base.':
    'La base in cui torna un’unità aerea dopo il combattimento. Predefinito: la sua, o la più vicina libera.',
  'Which armoured units move again. By default, no unit.':
    'Quali unità corazzate muovono ancora. Predefinito: nessuna.',
  'Which units beyond the stacking limit are removed. By default, the weakest unit.':
    'Quali unità oltre il limite di raggruppamento si tolgono. Predefinito: le più deboli.',
  'In which of several cities a new factory is placed. By default, in the first city.':
    'In quale tra più città si piazza una nuova fabbrica. Predefinito: nella prima.',
  // sequence
  'Bombers raid factories and raiders attack convoys, with the option strategic-war.':
    'I bombardieri attaccano le fabbriche e altre unità i convogli, con l’opzione strategic-war.',
  'Units that cannot trace a supply line are marked out of supply.':
    'Le unità che non possono tracciare una linea di rifornimento si segnano fuori rifornimento.',
  'Nations receive income; units are repaired, placed, removed and disbanded.':
    'Le nazioni ricevono le entrate; le unità si riparano, si piazzano, si ritirano e si sciolgono.',
  'Units move by rail over any distance.': 'Le unità muovono per ferrovia a qualsiasi distanza.',
  'Headquarters are activated, land units move, then aircraft fly.':
    'Si attivano i QG, muovono le unità terrestri, poi volano gli aerei.',
  'Aircraft and mobile reserves of the other side join battles.':
    'Aerei e riserve mobili dell’altra fazione vanno nelle battaglie.',
  'Battles are fought one after the other, each to its end.':
    'Le battaglie si combattono una dopo l’altra, ciascuna fino in fondo.',
  'Armour that fought moves on and fights again; aircraft return; headquarters pay their points.':
    'I corazzati che hanno combattuto muovono e combattono ancora; gli aerei tornano; i QG pagano i loro punti.',
  'Units that were out of supply in the supply phase surrender if they still are.':
    'Le unità che erano fuori rifornimento nella fase di rifornimento e lo sono ancora si arrendono.',
  'Armour and reserves move once more.': 'Corazzati e riserve muovono ancora una volta.',
  'The weather of the month is determined.': 'Si determina il meteo del mese.',
  'Surrenders and victory are checked.': 'Si controllano le rese e la vittoria.',
  // settings
  'side or nobody': 'fazione o nobody',
  'The side that controls hexes at the start of play, if not the side of their country.':
    'La fazione che controlla gli esagoni all’inizio della partita, se non è quella del loro paese.',
  'Units that are eliminated before play begins.': 'Unità eliminate prima dell’inizio della partita.',
  'The `base` or the `advanced` game. Default: `base`.':
    'Il gioco `base` o quello avanzato, `advanced`. Predefinito: `base`.',
  'The optional rules of the scenario: `set optional = mountains, recon`.':
    'Le regole opzionali dello scenario: `set optional = mountains, recon`.',
  'Fog of war: the enemy sees only the backs of blocks.':
    'Nebbia di guerra: il nemico vede soltanto il retro dei blocchi.',
  'The players agree that Bonus and Malus of a unit cancel one for one.':
    'I giocatori convengono che Bonus e Malus di un’unità si annullino uno a uno.',
  'The areas, countries or territories of the map that the scenario uses: `set area = Germany, "North of the Dvina"`. Units may not leave them, but supply lines may.':
    'Le aree, i paesi o i territori della mappa che lo scenario usa: `set area = Germany, "North of the Dvina"`. Le unità non possono uscirne, le linee di rifornimento sì.',
  'The income of a nation in yellow, red, blue and black: `set production of Germany turn July 1941..September 1941 = 5`.':
    'Le entrate di una nazione in giallo, rosso, blu e nero: `set production of Germany turn July 1941..September 1941 = 5`.',
  '`listed`: the income is as the scenario says. `map`: it changes with places lost and captured.':
    '`listed`: le entrate sono quelle dello scenario. `map`: cambiano con i luoghi persi e conquistati.',
  'The Soviets need oil points for headquarters: `set oil for Soviet = true`.':
    'Ai sovietici servono punti petrolio per i QG: `set oil for Soviet = true`.',
  'Points in store at the start of play: `set saved of Germany = 5, 1, 0, 2`.':
    'Punti in riserva all’inizio della partita: `set saved of Germany = 5, 1, 0, 2`.',
  'The technology levels of a nation at the start of play, in infantry, armour, fighters and bombers: `set technology of Germany = 2, 2, 2, 2`.':
    'I livelli tecnologici di una nazione all’inizio della partita, per fanteria, corazzati, caccia e bombardieri: `set technology of Germany = 2, 2, 2, 2`.',
  'The numbers of red, blue and black factories under construction: `set factories of Germany = 5, 4, 1`.':
    'I numeri di fabbriche rosse, blu e nere in costruzione: `set factories of Germany = 5, 4, 1`.',
  'The box of the factory track on which factories under construction begin; in the campaign this is box 5 of 10.':
    'La casella del tracciato in cui cominciano le fabbriche in costruzione; nella campagna è la casella 5 di 10.',
  'Railways and sea routes that are built before play begins: `set projects = "Saratov-Stalingrad"`.':
    'Ferrovie e rotte navali costruite prima dell’inizio della partita: `set projects = "Saratov-Stalingrad"`.',
  'The turn from which railways and sea routes may be built.':
    'Il turno da cui si possono costruire ferrovie e rotte navali.',
  'The weather of a turn, which is then not rolled: `set weather turn October 1941 = rain`.':
    'Il meteo di un turno, che quindi non si tira: `set weather turn October 1941 = rain`.',
  'The rules for surprise apply in a turn: `set surprise turn June 1941 = true`.':
    'In un turno valgono le regole della sorpresa: `set surprise turn June 1941 = true`.',
  'Luftwaffe supremacy applies in the surprise turn.': 'Nel turno di sorpresa vale la supremazia della Luftwaffe.',
  'Units of frozen groups may not move in this turn. Default: June 1941.':
    'Le unità dei gruppi congelati non possono muovere in questo turno. Predefinito: giugno 1941.',
  'The side that sets up first. Default: the Soviets.': 'La fazione che piazza per prima. Predefinito: i sovietici.',
  'A factor by which the dice of a unit are multiplied: `set dice of "JG 54" = 2`.':
    'Un fattore per cui si moltiplicano i dadi di un’unità: `set dice of "JG 54" = 2`.',
  'All Soviet units may use the points of the pocket in summer.':
    'In estate tutte le unità sovietiche possono usare i punti della sacca.',
  'Soviet units have crossed the Finnish border before play begins.':
    'Unità sovietiche hanno attraversato il confine finlandese prima dell’inizio della partita.',
  'Soviet units have been in Germany before play begins.':
    'Unità sovietiche sono state in Germania prima dell’inizio della partita.',
  'The status of Persia before play begins: `neutral`, `axis`, or the month in which Persia fell.':
    'Lo stato della Persia prima dell’inizio della partita: `neutral`, `axis`, o il mese in cui è caduta.',
  // tables
  'a whole number': 'un numero intero',
  'The weather of each month on the turn track: `October: 1941 = roll`.':
    'Il meteo di ogni mese sul tracciato dei turni: `October: 1941 = roll`.',
  'The cities for a new factory, by die roll: `2: Germany = "Kassel, Magdeburg"`.':
    'Le città per una nuova fabbrica, secondo il tiro di dado: `2: Germany = "Kassel, Magdeburg"`.',
  'The months in which the fixed technology advances happen: `"Germany armour": 3 = "July 1943"`.':
    'I mesi in cui avvengono i progressi fissi della tecnologia: `"Germany armour": 3 = "July 1943"`.',
  'a month, `"July 1943"`, or never': 'un mese, `"July 1943"`, o never',
  'The lowest rolls that hit, the movement points and the range of a class at a technology level: `"armour 2": attack = 5, mp = 4`.':
    'I tiri più bassi che colpiscono, i punti movimento e il raggio di una classe a un livello tecnologico: `"armour 2": attack = 5, mp = 4`.',
  'The movement points that a terrain costs, by weather: `forest: clear = 2, snow = 2`.':
    'I punti movimento che costa un terreno, secondo il meteo: `forest: clear = 2, snow = 2`.',
  'The Lend-Lease points of a route from a month on: `"September 1941": "arctic red" = 2`.':
    'I punti Lend-Lease di una rotta da un certo mese: `"September 1941": "arctic red" = 2`.',
  // terrain
  'Plain: 1 MP, 2 in snow or light rain, 3 in rain.': 'Pianura: 1 PM, 2 con neve o pioggia leggera, 3 con la pioggia.',
  'Forest: 2 MP, 3 in rain; attackers have 1 Malus.': 'Foresta: 2 PM, 3 con la pioggia; 1 Malus all’attaccante.',
  'Hill: 2 MP, 3 in bad weather; attackers have 1 Malus.': 'Collina: 2 PM, 3 con il maltempo; 1 Malus all’attaccante.',
  'Mountain: 3 MP; attackers have 1 Malus; no supply line enters.':
    'Montagna: 3 PM; 1 Malus all’attaccante; nessuna linea di rifornimento vi entra.',
  'Swamp: 3 MP, 2 in snow; attackers have 1 Malus.': 'Palude: 3 PM, 2 con la neve; 1 Malus all’attaccante.',
  'Sea or lake: no land unit, supply line or ZOC enters.':
    'Mare o lago: non vi entrano unità terrestri, linee di rifornimento o ZOC.',
  // unit-kinds
  'Infantry: it hits on 6, with technology 3 on 5–6 in defence.':
    'Fanteria: colpisce con 6; a tecnologia 3, in difesa, con 5 e 6.',
  'Static infantry: it does not attack, retreat or move.': 'Fanteria statica: non attacca, non si ritira e non muove.',
  'Shock troops: they have technology 2 and 4 MP from the start.':
    'Truppe d’assalto: hanno tecnologia 2 e 4 PM fin dall’inizio.',
  'Finnish ski troops: they have a Bonus in forests and swamps of the attack zone, also in attack.':
    'Sciatori finlandesi: hanno un Bonus in foreste e paludi della zona di attacco, anche in attacco.',
  'Mountain troops: they have no Malus in hills and mountains, and a Bonus in defence there.':
    'Truppe da montagna: in colline e montagne non hanno Malus, e in difesa hanno un Bonus.',
  'Cavalry: it is like infantry, with 1 MP more.': 'Cavalleria: è come la fanteria, con 1 PM in più.',
  'Artillery: it fires first and loses a step by firing; it never attacks alone.':
    'Artiglieria: spara per prima e sparando perde un PF; non attacca mai da sola.',
  'A siege gun: it has a Bonus and no Malus against fortifications.':
    'Cannone d’assedio: contro le fortificazioni ha un Bonus e nessun Malus.',
  'Paratroops: infantry that may be dropped; they are elite only with `(elite airborne)`, for example the 7th Flieger Division.':
    'Paracadutisti: fanteria che si può lanciare; sono truppe scelte soltanto con `(elite airborne)`, per esempio la 7.Flieger.',
  'Paratroops, another name for `paratroop`.': 'Paracadutisti, un altro nome per `paratroop`.',
  'Air-landing troops: they land by glider, with a bomber unit; they are elite only with `(elite airborne)`, for example the 22nd Division.':
    'Truppe aviotrasportate: arrivano su alianti, con un’unità di bombardieri; sono truppe scelte soltanto con `(elite airborne)`, per esempio la 22ª divisione.',
  'Marines: infantry that may land from the sea.': 'Marines: fanteria che può sbarcare dal mare.',
  'Rear-area security troops, which serve as garrisons and fight partisans.':
    'Truppe di sicurezza delle retrovie, che fanno da guarnigione e combattono i partigiani.',
  'Rebels behind the Soviet front: mountain troops with a supply source of their own.':
    'Rivoluzionari dietro il fronte sovietico: truppe da montagna con una fonte di rifornimento propria.',
  'Mechanized troops and light tanks.': 'Truppe meccanizzate e carri leggeri.',
  'Guards infantry: it has a Bonus in attack and 4 MP, and is never rebuilt.':
    'Fanteria della Guardia: ha un Bonus in attacco e 4 PM, e non si ricostruisce mai.',
  'Guards cavalry: it has a Bonus in attack and 5 MP, and is never rebuilt.':
    'Cavalleria della Guardia: ha un Bonus in attacco e 5 PM, e non si ricostruisce mai.',
  'Guards mechanized troops: they have a Bonus in attack and 4 MP, and are never rebuilt.':
    'Truppe meccanizzate della Guardia: hanno un Bonus in attacco e 4 PM, e non si ricostruiscono mai.',
  'Guards tanks: they have a Bonus in attack and 4 MP, and are never rebuilt.':
    'Carri della Guardia: hanno un Bonus in attacco e 4 PM, e non si ricostruiscono mai.',
  'Guards artillery: it has a Bonus in attack and 4 MP, and is never rebuilt.':
    'Artiglieria della Guardia: ha un Bonus in attacco e 4 PM, e non si ricostruisce mai.',
  'SS infantry: it has a Bonus in attack.': 'Fanteria delle SS: ha un Bonus in attacco.',
  'SS mountain troops: they have a Bonus in attack.': 'Truppe da montagna delle SS: hanno un Bonus in attacco.',
  'SS cavalry: it has a Bonus in attack.': 'Cavalleria delle SS: ha un Bonus in attacco.',
  'SS armour: it has a Bonus in attack.': 'Corazzati delle SS: hanno un Bonus in attacco.',
  'An Armoured HQ: it supplies armour within its range with fuel, one unit per point; it can fight as tanks.':
    'Un QG corazzato: fornisce carburante ai corazzati entro il raggio, un’unità per punto; può combattere come carri.',
  'An Air HQ: it supplies air units within its range with fuel, and attempts reconnaissance.':
    'Un QG aereo: fornisce carburante alle unità aeree entro il raggio, e tenta ricognizioni.',
  'A Naval HQ: it moves units by sea and lands Marines.': 'Un QG navale: muove unità per mare e sbarca Marines.',
  'The supreme command of a nation, with special actions.': 'Il comando supremo di una nazione, con azioni speciali.',
  'Fighters: they may take off at once when attacked on their base, and fight in air combat.':
    'Caccia: attaccati nella loro base, possono decollare subito; combattono nel combattimento aereo.',
  'Bombers: they are strong against ground targets; at level 1 they do not fire in air combat.':
    'Bombardieri: sono forti contro bersagli al suolo; a livello 1 non sparano nel combattimento aereo.',
  'Dive bombers: they roll two extra dice against units without cover.':
    'Bombardieri in picchiata: contro unità senza copertura tirano due dadi in più.',
  'Long-range bombers: they have a range of 15 hexes and need no reconnaissance.':
    'Bombardieri a lungo raggio: hanno raggio 15 e non hanno bisogno di ricognizione.',
  'Interceptors: they fight only over their own country.': 'Intercettori: combattono soltanto sul proprio paese.',
  'Western bombers: they are used only to raid factories.':
    'Bombardieri occidentali: servono soltanto per colpire le fabbriche.',
  'Submarines and bombers that attack convoys.': 'Sommergibili e bombardieri che attaccano i convogli.',
  'Units that a set-up or an order names together.': 'Unità che un piazzamento o un ordine nomina insieme.',
  'The answer applies in round {0} of the battle.': 'La risposta vale nel round {0} della battaglia.',
  'Needs the option {0}.': 'Richiede l’opzione {0}.',
  'Without the option {0} {1}.': 'Senza l’opzione {0} {1}.',
  'From {0} on.': 'Da {0}.',
  'Until {0}.': 'Fino a {0}.',
  'In {0}.': 'In {0}.',
  'Applies to the place of the map with the role `({0})`.': 'Vale per il luogo della mappa con il ruolo `({0})`.',
  'Tanks.': 'Carri.',
  'yellow points that the place produces in a turn; for a buildable railway or sea route, its price.':
    'PP gialli che il luogo produce in un turno; per una ferrovia o rotta navale da costruire, il prezzo.',
  'yellow points.': 'PP gialli.',
  'The yellow points that are earned, paid or in store.': 'I PP gialli guadagnati, pagati o in riserva.',
  'red points that the place produces in a turn; for a buildable railway or sea route, its price.':
    'PP rossi che il luogo produce in un turno; per una ferrovia o rotta navale da costruire, il prezzo.',
  'red points.': 'PP rossi.',
  'The red points that are earned, paid or in store.': 'I PP rossi guadagnati, pagati o in riserva.',
  'blue points that the place produces in a turn; for a buildable railway or sea route, its price.':
    'PP blu che il luogo produce in un turno; per una ferrovia o rotta navale da costruire, il prezzo.',
  'blue points.': 'PP blu.',
  'The blue points that are earned, paid or in store.': 'I PP blu guadagnati, pagati o in riserva.',
  'black points that the place produces in a turn; for a buildable railway or sea route, its price.':
    'PP neri che il luogo produce in un turno; per una ferrovia o rotta navale da costruire, il prezzo.',
  'black points.': 'PP neri.',
  'The black points that are earned, paid or in store.': 'I PP neri guadagnati, pagati o in riserva.',
  'white points that the place produces in a turn; for a buildable railway or sea route, its price.':
    'PP bianchi che il luogo produce in un turno; per una ferrovia o rotta navale da costruire, il prezzo.',
  'white points.': 'PP bianchi.',
  'The white points that are earned, paid or in store.': 'I PP bianchi guadagnati, pagati o in riserva.',
};
