import type { Sentences } from '../../../../model/say.js';

/** Texts about attributes of places and units, and about things that are counted. */
export const attributes: Sentences = {
  // attributes
  'The nation that this capital, country or zone belongs to.':
    'La nazione a cui appartiene la capitale, il paese o la zona.',
  'The nation whose primary supply source this place is.':
    'La nazione di cui il luogo è la fonte principale di rifornimento.',
  'The number of new factories for which the place has room.':
    'Il numero di nuove industrie per cui c’è posto nel luogo.',
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
  'The elite troops to which the unit belongs.': 'Le unità di élite a cui appartiene l’unità.',
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
    'L’unità attacca i convogli della rotta artica; senza questo attributo attacca quelli della rotta persiana.',
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
  'The bombers attack the factories, mine or city.': 'I bombardieri attaccano le industrie, la miniera o la città.',
  'The bombers attack the port.': 'I bombardieri attaccano il porto.',
  'The bombers attack the station.': 'I bombardieri attaccano la stazione.',
  'The raiders attack the northern convoy.': 'Si attacca il convoglio artico.',
  'The raiders attack the southern convoy.': 'Si attacca il convoglio persiano.',
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
};
