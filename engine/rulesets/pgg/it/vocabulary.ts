import type { Sentences } from '../../../model/say.js';

/** Words of the game: sides, phases, kinds of units, terrain and states. */
const terms: Sentences = {
  German: 'tedesco',
  Soviet: 'sovietico',
  movement: 'movimento',
  combat: 'combattimento',
  interdiction: 'interdizione',
  'initial movement': 'movimento iniziale',
  'mechanized movement': 'movimento meccanizzato',
  'disruption removal': 'rimozione della disorganizzazione',
  'air interdiction': 'interdizione aerea',
  rifle: 'divisione fucilieri',
  tank: 'divisione corazzata',
  leader: 'comandante',
  'panzer regiment': 'reggimento panzer',
  'panzer grenadier regiment': 'reggimento panzergrenadier',
  'motorized regiment': 'reggimento motorizzato',
  'infantry division': 'divisione di fanteria',
  'cavalry division': 'divisione di cavalleria',
  'panzer division': 'divisione panzer',
  'motorized division': 'divisione motorizzata',
  'panzer corps': 'corpo panzer',
  army: 'armata',
  regiment: 'reggimento',
  'mechanized infantry': 'fanteria meccanizzata',
  'motorized infantry': 'fanteria motorizzata',
  command: 'comando',
  clear: 'terreno scoperto',
  forest: 'foresta',
  swamp: 'palude',
  lake: 'lago',
  river: 'fiume',
  road: 'strada',
  rail: 'ferrovia',
  town: 'cittadina',
  'major city': 'città maggiore',
  'minor city': 'città minore',
  'supply road': 'strada dei rifornimenti',
  'rail cut': 'ferrovia interrotta',
  'no die': 'nessun tiro',
  expected: 'in arrivo',
  eliminated: 'eliminazione',
  removed: 'rimozione dal gioco',
  evacuated: 'evacuazione',
  untried: 'di forza sconosciuta',
  revealed: 'di forza rivelata',
  disrupted: 'in disorganizzazione',
  supplied: 'in rifornimento',
  unsupplied: 'fuori rifornimento',
  guest: 'tra unità amiche',
  frozen: 'di armata ferma',
};

/** Texts of the words that describe units, placements, orders and expectations. */
const attributes: Sentences = {
  'The number of regiments of the complete division, if not the usual number: Das Reich has three.':
    'Il numero di reggimenti della divisione completa, se non è quello consueto: Das Reich ne ha tre.',
  'The face on which the unit begins: 1 is the strongest.': 'La faccia con cui inizia l’unità: 1 è la più forte.',
  'The counter that is drawn, in place of a random counter.': 'La pedina pescata, al posto di una a caso.',
  'The strength of the unit is already known.': 'La forza dell’unità è già nota.',
  'The unit begins disrupted.': 'L’unità inizia disorganizzata.',
  'The present face of the unit: 1 is the strongest.': 'La faccia attuale dell’unità: 1 è la più forte.',
  'The values on the present face of the unit.': 'I valori sulla faccia attuale dell’unità.',
  'The unit is disrupted.': 'L’unità è disorganizzata.',
  'The strength of the unit has been revealed.': 'La forza dell’unità è stata rivelata.',
  'The strength of the unit is still hidden.': 'La forza dell’unità è ancora sconosciuta.',
  'The unit was eliminated: it lost its last step, had nowhere to go, or was revealed without any strength.':
    'L’unità è stata eliminata: ha perso l’ultimo livello, non aveva dove andare o si è rivelata senza forza.',
  'The unit was taken out of play without a fight: it was in excess of the stacking limit, or no counter was left to draw.':
    'L’unità è stata tolta dal gioco senza combattere: superava il limite di raggruppamento o non c’erano più pedine da pescare.',
  'The leader was evacuated from the map.': 'Il comandante è stato evacuato dalla mappa.',
  'The unit has not arrived yet.': 'L’unità non è ancora arrivata.',
  'The unit is in supply.': 'L’unità è rifornita.',
  'The unit is out of supply.': 'L’unità è fuori rifornimento.',
  'The odds column of the combat results table, such as 4-1.':
    'La colonna della tabella dei risultati di combattimento, per esempio 4-1.',
  'The computed attack strength.': 'La forza di attacco calcolata.',
  'The computed defense strength, including terrain.': 'La forza di difesa calcolata, terreno compreso.',
  'The roll of the die.': 'Il tiro di dado.',
  'The result in the combat results table, such as D2/A1.':
    'Il risultato nella tabella dei risultati di combattimento, per esempio D2/A1.',
  'The winner and the level of victory.': 'Il vincitore e il livello di vittoria.',
  'The die roll of this order, in place of a roll from the seed.':
    'Il tiro di dado di questo ordine, al posto di uno dal seme.',
};

/** Texts of the results of combat and of their table. */
const results: Sentences = {
  'The combat results table: a row for each die roll, a column for each odds ratio.':
    'La tabella dei risultati di combattimento: una riga per ogni tiro di dado, una colonna per ogni rapporto.',
  'Every attacking unit that took part is eliminated.': 'Attaccante: eliminazione di tutte le unità che partecipano.',
  'The attacker loses two steps or retreats two hexes.': 'Attaccante: 2 livelli persi o ritirata di 2 esagoni.',
  'The attacker loses one step or retreats one hex.': 'Attaccante: 1 livello perso o ritirata di 1 esagono.',
  'Each side loses one step; no unit retreats or advances.':
    '1 livello perso da ciascuna parte; nessuna ritirata né avanzata.',
  'The defender, then the attacker, loses one step or retreats one hex.':
    'Prima il difensore, poi l’attaccante: 1 livello perso o ritirata di 1 esagono.',
  'The defender loses two steps or retreats two hexes; then the attacker loses one step or retreats one hex.':
    'Difensore: 2 livelli persi o ritirata di 2 esagoni; poi attaccante: 1 livello perso o ritirata di 1 esagono.',
  'The defender is eliminated; then the attacker loses one step or retreats one hex.':
    'Difensore: eliminazione; poi attaccante: 1 livello perso o ritirata di 1 esagono.',
  'The defender loses one step or retreats one hex.': 'Difensore: 1 livello perso o ritirata di 1 esagono.',
  'The defender loses two steps or retreats two hexes.': 'Difensore: 2 livelli persi o ritirata di 2 esagoni.',
  'Every defending unit is eliminated.': 'Difensore: eliminazione di tutte le unità.',
};

/** Texts of terrain and of the features of a map. */
const terrain: Sentences = {
  'Open country: 1 movement point; no bonus for the defender.':
    'Terreno scoperto: 1 punto di movimento; nessun vantaggio per il difensore.',
  'Forest: 1 movement point for infantry and leaders, 2 for all others; the defender is doubled.':
    'Foresta: 1 punto di movimento per fanteria e comandanti, 2 per tutte le altre unità; il difensore è raddoppiato.',
  'Swamp: 2 movement points; no bonus for the defender; a line of supply may begin or end in it but not pass through.':
    'Palude: 2 punti di movimento; nessun vantaggio per il difensore; una linea di rifornimento può iniziarvi o terminarvi, ma non attraversarla.',
  'Open water: all six hexsides are lake hexsides, so no unit enters the hex and no attack or line of supply crosses it.':
    'Acqua: tutti e sei i lati di esagono sono di lago, quindi nessuna unità entra nell’esagono e nessun attacco o linea di rifornimento lo attraversa.',
  'Major city: 1 movement point; the defender is doubled.':
    'Città maggiore: 1 punto di movimento; il difensore è raddoppiato.',
  'Minor city: 1 movement point; no bonus for the defender.':
    'Città minore: 1 punto di movimento; nessun vantaggio per il difensore.',
  'A named place without effect on movement or combat. A scenario may give it victory points.':
    'Un luogo con un nome, senza effetto su movimento e combattimento. Uno scenario può assegnarvi punti vittoria.',
  'Crossing the hexside costs German units 2 and Soviet units 1 additional movement point; a defender who is attacked only across rivers is doubled.':
    'Attraversare il lato di esagono costa in più 2 punti di movimento alle unità tedesche e 1 a quelle sovietiche; un difensore attaccato solo attraverso fiumi è raddoppiato.',
  'A hexside that is all water: no movement, attack, ZOC or line of supply crosses it.':
    'Un lato di esagono tutto d’acqua: nessun movimento, attacco, ZOC o linea di rifornimento lo attraversa.',
  'Along a road a hex costs infantry and cavalry 1 movement point and other units ½; the German line of supply by road follows roads.':
    'Lungo una strada un esagono costa 1 punto di movimento a fanteria e cavalleria e ½ alle altre unità; la linea di rifornimento tedesca per strada segue le strade.',
  'Soviet units may move by rail along it, and German units may cut it; a railway has no other effect.':
    'Le unità sovietiche possono percorrerla con il movimento ferroviario e quelle tedesche possono interromperla; una ferrovia non ha altri effetti.',
  'The hex of the west edge to which German supply is traced by road; 0120 unless the map names another hex.':
    'L’esagono del bordo ovest fino al quale si traccia per strada il rifornimento tedesco; 0120, se la mappa non ne indica un altro.',
};

/** Texts of the rulebook’s values that a house rule may change. */
const numbers: Sentences = {
  'Game turns of the campaign.': 'Turni di gioco della campagna.',
  'Highest die roll with which the 16th or 19th Army may move on turn 1.':
    'Tiro di dado più alto con cui la 16ª o la 19ª armata può muovere nel turno 1.',
  'Hexes that a unit of a frozen army may move to leave an overstacked hex.':
    'Esagoni che un’unità di un’armata ferma può percorrere per lasciare un esagono in eccesso.',
  'Maximum number of Soviet combat units in a hex.': 'Numero massimo di unità combattenti sovietiche in un esagono.',
  'Maximum number of Soviet units in a hex when a leader is among them.':
    'Numero massimo di unità sovietiche in un esagono, se una è un comandante.',
  'Maximum number of German combat units in a hex.': 'Numero massimo di unità combattenti tedesche in un esagono.',
  'Factor by which the strength of a complete division alone in its hex is multiplied.':
    'Fattore per cui si moltiplica la forza di una divisione completa, sola nel suo esagono.',
  'Maximum number of combat units that may move by rail in a turn.':
    'Numero massimo di unità combattenti con movimento ferroviario in un turno.',
  'Maximum number of rail hexes that a unit may move in a turn.':
    'Numero massimo di esagoni di ferrovia che un’unità percorre in un turno.',
  'Number of rail-cut markers of the German side.': 'Numero di contrassegni tedeschi di ferrovia interrotta.',
  'Number of columns at the west edge that are closed to Soviet units.':
    'Numero di colonne al bordo ovest chiuse alle unità sovietiche.',
  'Last turn on which the west columns are closed to Soviet units.':
    'Ultimo turno in cui le colonne ovest sono chiuse alle unità sovietiche.',
  'Movement points that an overrun costs each unit.': 'Punti di movimento che un travolgimento costa a ogni unità.',
  'Divisor of the attack strength in an overrun.': 'Divisore della forza di attacco in un travolgimento.',
  'Hexes that victors may advance when all units of a hex were eliminated.':
    'Esagoni di avanzata dei vincitori quando tutte le unità di un esagono sono state eliminate.',
  'Maximum number of leaders that may be evacuated in a turn.': 'Numero massimo di comandanti evacuati in un turno.',
  'Maximum number of leaders that may be evacuated in the game.':
    'Numero massimo di comandanti evacuati in una partita.',
  'Maximum number of hexes from a German unit to the supply road.':
    'Numero massimo di esagoni da un’unità tedesca alla strada dei rifornimenti.',
  'Maximum number of movement points from a German unit to the west edge.':
    'Numero massimo di punti di movimento da un’unità tedesca al bordo ovest.',
  'Divisor of strength and movement allowance when out of supply.':
    'Divisore della forza e della capacità di movimento fuori rifornimento.',
  'Minimum strength of a unit after reductions.': 'Forza minima di un’unità dopo le riduzioni.',
  'Number of German air interdiction markers.': 'Numero di contrassegni tedeschi di interdizione aerea.',
  'Number of Soviet interdiction markers.': 'Numero di contrassegni sovietici di interdizione.',
  'Number of game turns in which the Soviet marker may be used.':
    'Numero di turni di gioco in cui si può usare il contrassegno sovietico.',
  'Additional movement points that an interdicted hex costs.':
    'Punti di movimento in più che costa un esagono con interdizione.',
  'First turn on which the South-Western Front may be called on.':
    'Primo turno in cui si possono chiamare divisioni del Fronte Sud-Occidentale.',
  'Maximum number of divisions of the South-Western Front in a turn.':
    'Numero massimo di divisioni del Fronte Sud-Occidentale in un turno.',
  'Maximum number of divisions of the South-Western Front in the game.':
    'Numero massimo di divisioni del Fronte Sud-Occidentale in una partita.',
  'Number of divisions of the South-Western Front that give the lower number of German points.':
    'Numero di divisioni del Fronte Sud-Occidentale che danno meno punti al tedesco.',
  'German points for each of the first divisions of the South-Western Front.':
    'Punti tedeschi per ciascuna delle prime divisioni del Fronte Sud-Occidentale.',
  'German points for each further division of the South-Western Front.':
    'Punti tedeschi per ogni altra divisione del Fronte Sud-Occidentale.',
  'Soviet points for a German division that is wholly eliminated.':
    'Punti sovietici per una divisione tedesca interamente eliminata.',
  'Soviet points for a city that is recaptured.': 'Punti sovietici per una città riconquistata.',
};

/** Texts of the orders and answers. */
const orders: Sentences = {
  'The orders of a side in its movement phase, one after another. Default: armies that must march go east, units leave overstacked hexes, and then the phase ends.':
    'Gli ordini di una parte nella sua fase di movimento, uno dopo l’altro. Predefinito: le armate che devono marciare vanno a est, le unità lasciano gli esagoni in eccesso, poi la fase termina.',
  'The next attack of a side, or the end of its attacks. Default: no attack.':
    'Il prossimo attacco di una parte, o la fine dei suoi attacchi. Predefinito: nessun attacco.',
  'The hex in which a unit is set up when its group has several hexes. Default: the hex with the fewest units.':
    'L’esagono in cui si piazza un’unità quando il suo gruppo ha più esagoni. Predefinito: l’esagono con meno unità.',
  'The hexes in which a side places interdiction markers. Default: no marker is placed.':
    'Gli esagoni in cui una parte piazza contrassegni di interdizione. Predefinito: nessun contrassegno.',
  'Place no marker.': 'Nessun contrassegno.',
  'The choice between losing steps and retreating after a result with a number. Default: the side retreats, but holds a city while a unit survives there; steps are lost by the unit to which the loss matters least, and by leaders last.':
    'La scelta tra livelli persi e ritirata dopo un risultato con un numero. Predefinito: la parte si ritira, ma tiene una città finché vi sopravvive un’unità; i livelli li perde l’unità a cui la perdita pesa meno, i comandanti per ultimi.',
  'Retreat wherever a retreat is possible, otherwise lose steps.':
    'Ritirata dovunque sia possibile, altrimenti livelli persi.',
  'Lose steps and stay.': 'Livelli persi, senza ritirata.',
  'The path on which the opponent leads a retreating unit. Default: the open path that ends farthest from the enemies of the unit.':
    'Il percorso su cui l’avversario conduce un’unità in ritirata. Predefinito: il percorso libero che termina più lontano dai nemici dell’unità.',
  'The victors that advance, and the hex to which each advances. Default: all victors stay.':
    'I vincitori che avanzano, e l’esagono in cui avanza ciascuno. Predefinito: tutti i vincitori restano.',
  'No unit advances.': 'Nessuna avanzata.',
  'Advance as many units as possible into the emptied hex.':
    'Avanzata di quante più unità possibile nell’esagono rimasto vuoto.',
  'The units that are removed because a hex exceeds its stacking limit. Default: first the weakest units with known strength, then untried units, leaders last.':
    'Le unità tolte dal gioco perché un esagono supera il limite di raggruppamento. Predefinito: prima le più deboli di forza nota, poi quelle di forza sconosciuta, i comandanti per ultimi.',
  'The divisions that draw counters when fewer counters are left than divisions are due. Default: the groups of the reinforcement list draw before the provisional division.':
    'Le divisioni che pescano le pedine quando ne restano meno di quante divisioni sono dovute. Predefinito: i gruppi dell’elenco dei rinforzi pescano prima della divisione provvisoria.',
  'Units or a formation move to a cell or along a path `1020 > 1120 > 1221`.':
    'Unità o una formazione muovono in un esagono o lungo un percorso `1020 > 1120 > 1221`.',
  'Soviet units move along the railway.': 'Unità sovietiche muovono lungo la ferrovia.',
  'Units in one hex attack an adjacent enemy hex as part of their movement.':
    'Unità in uno stesso esagono attaccano un esagono nemico adiacente durante il loro movimento.',
  'Reinforcements enter the map by a cell of their entry. An order without units means the provisional division of the turn.':
    'Rinforzi entrano sulla mappa da un esagono del loro ingresso. Un ordine senza unità indica la divisione provvisoria del turno.',
  'The named divisions draw first when fewer counters are left than divisions are due.':
    'Le divisioni indicate pescano per prime quando restano meno pedine di quante divisioni sono dovute.',
  'German units that have moved through a rail hex lay a rail-cut marker there.':
    'Unità tedesche passate per un esagono di ferrovia vi mettono un contrassegno di ferrovia interrotta.',
  'German units that have moved through a rail hex remove its rail-cut marker, which can be used elsewhere.':
    'Unità tedesche passate per un esagono di ferrovia ne riprendono il contrassegno di ferrovia interrotta, da usare altrove.',
  'Units of a group with several hexes are set up in one of these hexes.':
    'Unità di un gruppo con più esagoni si piazzano in uno di questi esagoni.',
  'A surrounded leader is evacuated from the map (optional rule).':
    'Un comandante circondato è evacuato dalla mappa (regola opzionale).',
  'Divisions of the South-Western Front enter the map, one division for each named cell.':
    'Divisioni del Fronte Sud-Occidentale entrano sulla mappa, una per ogni esagono indicato.',
  'Units next to one or more enemy hexes attack them.': 'Unità adiacenti a uno o più esagoni nemici li attaccano.',
  'The answers of the defender of an attacked hex.': 'Le risposte del difensore di un esagono attaccato.',
  'Each named unit loses a step; a unit named twice loses two. If more steps are due than units are named, the units named last lose the further steps.':
    'Ogni unità indicata perde un livello; un’unità indicata due volte ne perde due. Se i livelli dovuti sono più delle unità indicate, gli altri li perdono le ultime.',
  'Units retreat along a path that the opponent chooses.':
    'Unità si ritirano lungo un percorso scelto dall’avversario.',
  'Victors advance along the line of retreat.': 'I vincitori avanzano lungo il percorso della ritirata.',
  'Units in excess of the stacking limit are taken out of play.':
    'Le unità oltre il limite di raggruppamento sono tolte dal gioco.',
  'Interdiction markers are placed.': 'Si piazzano contrassegni di interdizione.',
  'Units that may advance stay in their hexes.': 'Le unità che possono avanzare restano nei loro esagoni.',
  'The side does nothing more in this phase.': 'La parte non fa altro in questa fase.',
  'The game is over. Used in expectations.': 'La partita è finita. Si usa nei risultati attesi.',
};

/** Texts of the phases, and of the settings of a scenario. */
const phasesAndSettings: Sentences = {
  'Supply, arrivals, movement, rail movement and overruns of the Soviet side; then German interdiction ends.':
    'Rifornimento, arrivi, movimento, movimento ferroviario e travolgimenti sovietici; poi termina l’interdizione tedesca.',
  'Soviet attacks, one after another.': 'Attacchi sovietici, uno dopo l’altro.',
  'Soviet units lose their disruption.': 'Si rimuove la disorganizzazione delle unità sovietiche.',
  'The Soviet side may place its interdiction marker.':
    'Il sovietico può piazzare il suo contrassegno di interdizione.',
  'Supply, arrivals, movement and overruns of the German side.':
    'Rifornimento, arrivi, movimento e travolgimenti tedeschi.',
  'German attacks, one after another.': 'Attacchi tedeschi, uno dopo l’altro.',
  'Panzer, motorized and cavalry units move and overrun once more.':
    'Le unità panzer, motorizzate e di cavalleria muovono e travolgono una seconda volta.',
  'German units lose their disruption.': 'Si rimuove la disorganizzazione delle unità tedesche.',
  'The German side places its interdiction markers; the Soviet marker is removed.':
    'Il tedesco piazza i suoi contrassegni di interdizione; quello sovietico si toglie.',
  '`true` plays the optional evacuation of surrounded leaders.':
    '`true`: si gioca con l’evacuazione opzionale dei comandanti circondati.',
  '`true` counts a marginal German victory as a draw.': '`true`: una vittoria marginale tedesca vale come pareggio.',
  'The side that was in a place last before play begins; Soviet by default: `set control of Vitebsk = German`.':
    'La parte che era in un luogo per ultima prima dell’inizio; predefinita quella sovietica: `set control of Vitebsk = German`.',
  'Points that a side was granted before play begins; held places are counted in addition: `set points for Soviet = 10`.':
    'Punti assegnati a una parte prima dell’inizio; i luoghi tenuti contano in più: `set points for Soviet = 10`.',
  'A unit that was eliminated before play begins, which also ends the integrity of its division: `set lost of 25/7 = true`.':
    'Un’unità eliminata prima dell’inizio; con lei finisce anche l’integrità della sua divisione: `set lost of 25/7 = true`.',
  'The hexes that have rail-cut markers when play begins: `set rail.cuts = 2816, 3016`.':
    'Gli esagoni con contrassegni di ferrovia interrotta all’inizio: `set rail.cuts = 2816, 3016`.',
  'Number of divisions of the South-Western Front called before play begins. Their points must be included in `points`.':
    'Numero di divisioni del Fronte Sud-Occidentale chiamate prima dell’inizio. I loro punti vanno compresi in `points`.',
  'Number of leaders evacuated before play begins.': 'Numero di comandanti evacuati prima dell’inizio.',
  'The turns before play begins in which the Soviet side laid its interdiction marker: `set interdiction.turns = 2, 3`.':
    'I turni prima dell’inizio in cui il sovietico ha messo il suo contrassegno di interdizione: `set interdiction.turns = 2, 3`.',
};

/** Texts of the kinds of units and formations. */
const units: Sentences = {
  'The provisional rifle division of turn {0}.': 'La divisione fucilieri provvisoria del turno {0}.',
  'Rifle division {0} of the South-Western Front; the divisions are numbered in the order in which they are called.':
    'Divisione fucilieri {0} del Fronte Sud-Occidentale; le divisioni sono numerate nell’ordine in cui si chiamano.',
  'Soviet rifle division: one step, drawn unseen, untried until its first fight. Face: attack-defense-movement.':
    'Divisione fucilieri sovietica: un livello, si pesca coperta, di forza sconosciuta fino al primo combattimento. Valori: attacco-difesa-movimento.',
  'Soviet tank or mechanized division: one step, drawn unseen, untried until its first fight; counts as three units on the railway. Face: strength-movement.':
    'Divisione corazzata o meccanizzata sovietica: un livello, si pesca coperta, di forza sconosciuta fino al primo combattimento; per ferrovia conta come tre unità. Valori: forza-movimento.',
  'Soviet army commander: his rating is his command radius, his bonus in attack and his defense strength. Face: rating, or rating-movement.':
    'Comandante d’armata sovietico: la valutazione è il suo raggio di comando, il suo bonus in attacco e la sua forza di difesa. Valori: valutazione, o valutazione-movimento.',
  'German tank regiment: two steps, moves again in the mechanized movement phase. Face: strength-movement.':
    'Reggimento panzer tedesco: due livelli, muove di nuovo nella fase di movimento meccanizzato. Valori: forza-movimento.',
  'German armoured infantry regiment: two steps, moves again in the mechanized movement phase. Face: strength-movement.':
    'Reggimento panzergrenadier tedesco: due livelli, muove di nuovo nella fase di movimento meccanizzato. Valori: forza-movimento.',
  'German motorized infantry regiment: two steps, moves again in the mechanized movement phase. Face: strength-movement.':
    'Reggimento motorizzato tedesco: due livelli, muove di nuovo nella fase di movimento meccanizzato. Valori: forza-movimento.',
  'German infantry division on foot: four steps with strengths 9, 4, 2 and 1. Face: strength-movement.':
    'Divisione di fanteria tedesca, a piedi: quattro livelli con forza 9, 4, 2 e 1. Valori: forza-movimento.',
  'German cavalry division: two steps, moves again in the mechanized movement phase; its loss gives the Soviet side no points. Face: strength-movement.':
    'Divisione di cavalleria tedesca: due livelli, muove di nuovo nella fase di movimento meccanizzato; la sua perdita non dà punti al sovietico. Valori: forza-movimento.',
  'One panzer and two panzer grenadier regiments. When all are together in a hex without other units, their strength is doubled.':
    'Un reggimento panzer e due panzergrenadier. Quando sono tutti insieme in un esagono senza altre unità, la loro forza è raddoppiata.',
  'Two motorized regiments, three in Das Reich (write `(regiments 3)`). When all are together in a hex without other units, their strength is doubled.':
    'Due reggimenti motorizzati, tre in Das Reich (scrivi `(regiments 3)`). Quando sono tutti insieme in un esagono senza altre unità, la loro forza è raddoppiata.',
  'Divisions that arrive together. The corps has no effect in play.':
    'Divisioni che arrivano insieme. Il corpo non ha effetti sul gioco.',
  'Soviet units and their commander at set-up or arrival. The army has no effect on command, but some armies are restricted on turn 1.':
    'Unità sovietiche e il loro comandante, nel piazzamento o all’arrivo. L’armata non influisce sul comando, ma alcune armate sono limitate nel turno 1.',
};

/** The words of the game and their texts. */
export const vocabulary: Sentences = {
  ...terms,
  ...attributes,
  ...results,
  ...terrain,
  ...numbers,
  ...orders,
  ...phasesAndSettings,
  ...units,
};
