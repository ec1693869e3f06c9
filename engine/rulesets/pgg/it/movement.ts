import type { Sentences } from '../../../model/say.js';
import { hexes, ofSide, player, unitsOf } from './forms.js';

/** Sentences about movement. */
export const movement: Sentences = {
  'Every path to {0} runs through enemy ZOC; on the shortest path {1} must stop in {2} [6.22].':
    'Tutti i percorsi fino a {0} passano per ZOC nemiche; sul più breve {1} deve fermarsi in {2} [6.22].',
  "No path leads from {0} to {1}: lakes, enemy units or the map's edge close it [6.7, 6.21].":
    'Nessun percorso da {0} a {1}: lo chiudono laghi, unità nemiche o il bordo della mappa [6.7, 6.21].',
  '{0} cannot end turn 1 in {1}: its march goes north, south or east with the whole allowance and leaves columns 01 and 02 [5.23].':
    '{0}: impossibile concludere il turno 1 in {1}. La marcia va a nord, a sud o a est con tutta la capacità di movimento e lascia le colonne 01 e 02 [5.23].',
  'The {0}th Army may not move on turn 1; {1} may only step {2} from {3} [5.22].': `{0}ª armata: ferma nel turno 1. {1}: al massimo ${hexes(2)} da {3} [5.22].`,
  'The cheapest path from {0} to {1}': 'Il percorso più economico da {0} a {1}',
  'The path to {0}': 'Il percorso fino a {0}',
  'Every path to {0} runs through the west columns (the shortest enters them at {1}), which {2} may not enter before turn {3} [6.4].':
    'Tutti i percorsi fino a {0} passano per le colonne ovest (il più breve vi entra in {1}), dove {2} non può entrare prima del turno {3} [6.4].',
  '+{0} river': '+{0} fiume',
  '+{0} interdiction': '+{0} interdizione',
  '{0} along the road': '{0} su strada',
  '{0} points': '{0} punti',
  '{0} point': '{0} punto',
  '{0} in {1} stands in enemy ZOC and may not leave by choice [6.22, 8.13].':
    '{0} in {1}: in ZOC nemica, non può uscirne per scelta [6.22, 8.13].',
  '{0} in {1} stands in enemy ZOC and may not leave by choice [6.22, 8.13]; he can leave only with units that overrun [6.53, 6.56].':
    '{0} in {1}: in ZOC nemica, non può uscirne per scelta [6.22, 8.13]; può uscirne solo insieme a unità che travolgono [6.53, 6.56].',
  '{0} in {1} stands in enemy ZOC and may not leave by choice [6.22, 8.13]; it can leave only by an overrun [6.56].':
    '{0} in {1}: in ZOC nemica, non può uscirne per scelta [6.22, 8.13]; può uscirne solo con un travolgimento [6.56].',
  '{0} is {1}; in this phase the {2} side moves [6.24].': `{0}: unità ${ofSide(1)}. In questa fase muove {2, select, German {il tedesco} other {il sovietico}} [6.24].`,
  '{0} is not on the map: {1}.': '{0}: fuori mappa ({1}).',
  'no set-up, arrival or rule places it': 'in nessun piazzamento, arrivo o regola',
  'the event that brings it has not happened': 'evento di arrivo non ancora avvenuto',
  'it may enter from turn {0} at {1}; write `enter`': 'ingresso possibile dal turno {0}, {1}; scrivi `enter`',
  'it was eliminated': 'eliminazione',
  'it was removed from play': 'rimozione dal gioco',
  'it left the game': 'uscita dal gioco',
  'it has not been called': 'non ancora in gioco',
  '{0} does not move a second time; only panzer, motorized and cavalry units do [4.2.B3].':
    '{0}: nessun secondo movimento, riservato alle unità panzer, motorizzate e di cavalleria [4.2.B3].',
  '{0} in {1} is disrupted and may not move until its side recovers [6.62].':
    '{0} in {1}: nessun movimento fino alla rimozione della disorganizzazione [6.62].',
  '{0} in {1} took part in an overrun that failed; it does not move or overrun any more in this phase [6.52].':
    '{0} in {1}: travolgimento fallito, nessun altro movimento o travolgimento in questa fase [6.52].',
  '{0} has finished its move of this phase in {1} [6.0]. Give its whole path in one order.':
    '{0}: movimento di questa fase già concluso in {1} [6.0]. Scrivi tutto il percorso in un solo ordine.',
  'The {0}th Army may not move on turn 1 and {1} would exceed its stacking limit by as many units without {2}; {3} stays [5.21, 5.22].':
    '{0}ª armata: ferma nel turno 1. Anche senza {2} l’eccesso in {1} sarebbe lo stesso, quindi {3} resta [5.21, 5.22].',
  'The {0}th Army may not move on turn 1 and {1} is not overstacked; {2} stays [5.21, 5.22].':
    '{0}ª armata: ferma nel turno 1. In {1} non c’è eccesso di unità, quindi {2} resta [5.21, 5.22].',
  'The movement allowance of {0} is not given: write its face, such as 4-10, where it is declared.':
    '{0}: capacità di movimento mancante. Scrivi i suoi valori, come 4-10, nella sua dichiarazione.',
  '{0} in {1} has no movement points left [6.23].': '{0} in {1}: punti di movimento esauriti [6.23].',
  'The path begins in {0}, but {1} stands in {2}.': 'Il percorso inizia in {0}, ma {1} è in {2}.',
  '{0} does not touch {1}; {2} moves from hex to neighbouring hex [6.0].':
    '{0} non è adiacente a {1}; {2} muove di esagono in esagono adiacente [6.0].',
  '{0} already stands in {1}.': '{0}: già in {1}.',
  'The hexside between {0} and {1} is lake and may not be crossed [6.7].':
    'Il lato di esagono tra {0} e {1} è lago e non si attraversa [6.7].',
  '{0} is open water; {1} may not enter it [6.7].': '{0} è acqua: {1} non può entrarvi [6.7].',
  '{0} is in enemy ZOC; {1} must stop there and cannot go on to the rest of its path [6.22].':
    '{0} è in ZOC nemica: {1} deve fermarsi lì e non può proseguire lungo il percorso [6.22].',
  '{0} units stand in {1}; {2} may not enter it [6.21], only overrun it [6.5].': `In {1} ci sono ${unitsOf(0)}: {2} non può entrarvi [6.21], solo travolgerle [6.5].`,
  '{0} lies in the west columns; no Soviet unit enters them before turn {1} [6.4].':
    '{0} è nelle colonne ovest: nessuna unità sovietica vi entra prima del turno {1} [6.4].',
  '{0} is in German ZOC; {1} may enter it only with a unit that can attack, or with an untried one [10.23].':
    '{0} è in ZOC tedesca: {1} può entrarvi solo con un’unità che può attaccare o di forza sconosciuta [10.23].',
  '{0} costs {1}; {2} has {3} (halved out of supply [6.25]) and may spend no more [6.23].':
    '{0} costa {1}; {2} ne ha {3} (metà, fuori rifornimento [6.25]) e non può spenderne di più [6.23].',
  '{0} costs {1}; {2} has {3} and may spend no more [6.23].':
    '{0} costa {1}; {2} ne ha {3} e non può spenderne di più [6.23].',
  'The {0}th Army may not move on turn 1; {1} may step {2} out of an overstacked hex, not {3} [5.22].': `{0}ª armata: ferma nel turno 1. {1}: ${hexes(2)} per lasciare un esagono in eccesso, non {3} [5.22].`,
  'From {0} to {1} is west; on turn 1 {2} moves only north, south or east [5.23].':
    'Da {0} a {1} si va a ovest; nel turno 1 {2} muove soltanto a nord, a sud o a est [5.23].',
  '{0} enters {1} twice; on turn 1 it enters no hex twice [5.23].':
    '{0}: due volte in {1}. Nel turno 1 non si entra due volte nello stesso esagono [5.23].',
  '{0} may not end turn 1 in {1}: columns 01 and 02 must be left [5.23].':
    '{0}: impossibile concludere il turno 1 in {1}, le colonne 01 e 02 vanno lasciate [5.23].',
  '{0} still has {1} in {2}; on turn 1 it spends its whole allowance [5.23].':
    '{0}: ancora {1} in {2}. Nel turno 1 si spende tutta la capacità di movimento [5.23].',
  'The {0}th Army may not move on turn 1, except units above the stacking limit of {1}: {2} of the named units may leave the hex. {3} stay [5.21, 5.22].':
    '{0}ª armata: ferma nel turno 1, tranne le unità oltre il limite di raggruppamento di {1}. {2, plural, =0 {Nessuna delle unità indicate può lasciare l’esagono} one {Solo # delle unità indicate può lasciare l’esagono} other {Solo # delle unità indicate possono lasciare l’esagono}}; restano: {3} [5.21, 5.22].',
  '{0} move from {2} to {3} for {4} movement points.':
    '{0}: da {2} a {3}, {4, select, 1 {1 punto} other {{4} punti}} di movimento.',
  '{0} repairs the railway in {1}; trains may use it from turn {2}.':
    '{0}: riparazione della ferrovia in {1}, aperta ai treni dal turno {2}.',
  'The order names no unit on the map. Write `move UNITS to CELL`.':
    'Nell’ordine manca un’unità sulla mappa. Scrivi `move UNITÀ to ESAGONO`.',
  'The order names no cell to move to. Write `move UNITS to CELL` or a path `1020 > 1120`.':
    'Nell’ordine manca l’esagono di arrivo. Scrivi `move UNITÀ to ESAGONO` o un percorso `1020 > 1120`.',
  'Write one cell to move to, or a path `1020 > 1120 > 1221`.':
    'Scrivi un solo esagono di arrivo, o un percorso `1020 > 1120 > 1221`.',
  'A move names units and their destination.': 'Un movimento indica le unità e la loro destinazione.',
};

/** Sentences about movement by rail. */
export const rail: Sentences = {
  'Write which units go where: `rail UNITS to CELL`.': 'Scrivi chi viaggia e dove: `rail UNITÀ to ESAGONO`.',
  'The order names no hex. Write `{0} 2216`.': 'Nell’ordine manca l’esagono. Scrivi `{0} 2216`.',
  'Railways are cut by German units in their movement phases [6.37].':
    'Le ferrovie sono interrotte da unità tedesche, nelle loro fasi di movimento [6.37].',
  '{0} has not moved in this phase; only a German unit that has moved through a hex may cut the railway there [6.37].':
    '{0}: nessun movimento in questa fase. Solo un’unità tedesca passata per un esagono può interrompervi la ferrovia [6.37].',
  '{0} is not a rail hex [6.37].': '{0} non è un esagono di ferrovia [6.37].',
  'No German unit moved through {0} in this phase [6.37].':
    'Nessuna unità tedesca è passata per {0} in questa fase [6.37].',
  'No rail-cut marker lies in {0} [6.37].': 'Nessun contrassegno di ferrovia interrotta in {0} [6.37].',
  'The railway is already cut in {0} [6.37].': 'La ferrovia è già interrotta in {0} [6.37].',
  'All {0} rail-cut markers are on the map; move a unit over one and `lift` it first [6.37].':
    'I contrassegni di ferrovia interrotta ({0}) sono tutti sulla mappa; prima un’unità deve passare su uno di essi e riprenderlo con `lift` [6.37].',
  'The railway is cut in {0}.': 'Ferrovia interrotta in {0}.',
  'The rail-cut marker in {0} is taken up.': 'Contrassegno di ferrovia interrotta ripreso in {0}.',
  '{0} is German; only Soviet units go by rail [6.36].':
    '{0}: unità tedesca. Solo le unità sovietiche usano la ferrovia [6.36].',
  '{0} goes by rail in the Soviet movement phase only [6.24].':
    '{0}: movimento ferroviario solo nella fase di movimento sovietica [6.24].',
  '{0} is not on the map; enter it by a rail hex first [6.32].':
    '{0}: fuori mappa. Deve prima entrare da un esagono di ferrovia [6.32].',
  '{0} in {1} is disrupted and may not move [6.62].': '{0} in {1}: nessun movimento, disorganizzazione [6.62].',
  '{0} has moved in this phase; rail movement begins where the phase began [6.32].':
    '{0}: già in movimento in questa fase. Il movimento ferroviario inizia dove è iniziata la fase [6.32].',
  '{0} belongs to the {1}th Army, which does not go by rail on turn 1 [5.23].':
    '{0}: della {1}ª armata, senza movimento ferroviario nel turno 1 [5.23].',
  'The {0}th Army may not move on turn 1 [5.21, 5.22].': '{0}ª armata: ferma nel turno 1 [5.21, 5.22].',
  '{0} is not a rail hex; {1} must begin and end on the railway [6.32].':
    '{0} non è un esagono di ferrovia; {1} deve iniziare e terminare sulla ferrovia [6.32].',
  'The railway is cut in {0}; no train leaves it this turn [6.37].':
    'Ferrovia interrotta in {0}: in questo turno non parte nessun treno [6.37].',
  '{0} of {1} units already go by rail this turn and {2} counts {3}; there is room for {4} [6.31].':
    'In questo turno viaggiano già {0} unità su {1}; {2} conta {3}, posti liberi: {4} [6.31].',
  '{0} is not a rail hex; {1} must end on the railway [6.32].':
    '{0} non è un esagono di ferrovia; {1} deve terminare sulla ferrovia [6.32].',
  'No open line of rail hexes joins {0} and {1}: it is cut, in enemy ZOC or not built [6.32, 6.37].':
    'Nessuna ferrovia aperta tra {0} e {1}: è interrotta, in ZOC nemica o inesistente [6.32, 6.37].',
  'From {0} to {1} the railway counts {2}; {3} may go {4} [6.33].': `Da {0} a {1} la ferrovia conta ${hexes(2)}; {3} può percorrerne {4} [6.33].`,
  'The line begins in {0}, but {1} stands in {2}.': 'La linea inizia in {0}, ma {1} è in {2}.',
  'No railway joins {0} and {1} [6.32].': 'Nessuna ferrovia collega {0} e {1} [6.32].',
  'The line counts {0}; {1} may go {2} [6.33].': `La linea conta ${hexes(0)}; {1} può percorrerne {2} [6.33].`,
  '{0} goes by rail from {1} to {2}.': '{0}: per ferrovia da {1} a {2}.',
  'German units stand in {0}; trains may not enter it [6.21].':
    'In {0} ci sono unità tedesche: i treni non possono entrarvi [6.21].',
  '{0} is in German ZOC; trains may not enter it [6.32].': '{0} è in ZOC tedesca: i treni non possono entrarvi [6.32].',
  'The railway is cut in {0}; trains may not use it this turn [6.37].':
    'Ferrovia interrotta in {0}: chiusa ai treni in questo turno [6.37].',
  '{0} lies in the west columns; no train enters them before turn {1} [6.4].':
    '{0} è nelle colonne ovest: nessun treno vi entra prima del turno {1} [6.4].',
  '{0} of railway': `${hexes(0)} di ferrovia`,
  '{0}: {1} under interdiction': '{0}: {1} con interdizione',
};

/** Sentences about overruns. */
export const overrun: Sentences = {
  'One overrun strikes one hex [6.54].': 'Un travolgimento colpisce un solo esagono [6.54].',
  'No unit is named to overrun {0} [6.51].': 'Nessuna unità indicata per il travolgimento in {0} [6.51].',
  '{0} is {1}; in this phase {2} units overrun [6.5].': `{0}: unità ${ofSide(1)}. In questa fase travolgono ${unitsOf(2)} [6.5].`,
  '{0} neither moves nor overruns in this phase; only panzer, motorized and cavalry units do [4.2.B3].':
    '{0}: né movimento né travolgimenti in questa fase, riservata alle unità panzer, motorizzate e di cavalleria [4.2.B3].',
  '{0} is disrupted and may not attack [6.62].': '{0}: nessun attacco, disorganizzazione [6.62].',
  '{0} belongs to an army that may not move on turn 1 [5.22].': '{0}: di un’armata ferma nel turno 1 [5.22].',
  '{0} entered the map in this phase and may not overrun [6.55].':
    '{0}: nessun travolgimento nella fase di ingresso sulla mappa [6.55].',
  '{0} began the phase outside every leader’s radius and may not overrun [6.55].':
    '{0}: nessun travolgimento, fuori dal raggio di ogni comandante all’inizio della fase [6.55].',
  "{0} began the phase in enemy ZOC and may not overrun under this scenario's ruling [6.56].":
    '{0}: nessun travolgimento, in ZOC nemica all’inizio della fase; così l’interpretazione di questo scenario [6.56].',
  '{0} stands in {1}, {2} in {3}; units overrun from one hex [6.51].':
    '{0} è in {1}, {2} in {3}; si travolge da un solo esagono [6.51].',
  '{0} and {1} did not begin the phase in the same hex and may not overrun together [6.54].':
    '{0} e {1}: nessun travolgimento insieme, la fase non è iniziata per loro nello stesso esagono [6.54].',
  '{0} is off the map, not next to {1}; move it there first [6.51].':
    '{0}: fuori mappa e non accanto a {1}. Deve prima arrivarvi con il movimento [6.51].',
  '{0} is in {1}, not next to {2}; move it there first [6.51].':
    '{0}: in {1} e non accanto a {2}. Deve prima arrivarvi con il movimento [6.51].',
  'An overrun costs {0}; {1} has {2} left [6.51].': 'Un travolgimento costa {0}; {1} ne ha ancora {2} [6.51].',
  'No {0} unit stands in {1} [6.51].': `Nessuna unità ${ofSide(0)} in {1} [6.51].`,
  'The hexside between {0} and {1} is lake; no unit attacks across it [6.7].':
    'Il lato di esagono tra {0} e {1} è lago: nessun attacco lo attraversa [6.7].',
  '{0} lies in the west columns; {1} may not overrun there before turn {2} [6.4].':
    '{0} è nelle colonne ovest: {1} non può travolgervi prima del turno {2} [6.4].',
  'The strength of {0} is not given: write its face where it is declared.':
    '{0}: forza mancante. Scrivi i suoi valori nella sua dichiarazione.',
  '{0} has no attack strength and may only defend [12.3].': '{0}: nessuna forza di attacco, solo difesa [12.3].',
  '{0} cannot overrun without a unit that has attack strength [6.53].':
    '{0}: nessun travolgimento senza un’unità con forza di attacco [6.53].',
  '{0} overrun {2} in {3} from {4}.': 'Travolgimento in {3} da {4}: {0} contro {2}.',
  '{0} are disrupted.': 'Disorganizzazione: {0}.',
  '{0} enter {2}.': '{0}: ingresso in {2}.',
  'The overrun of {0} does not clear the way; {1} may not move any more in this phase.':
    'Travolgimento in {0} fallito: nessun altro movimento in questa fase per {1}.',
  'The order names no hex. Write `overrun CELL with UNITS`.':
    'Nell’ordine manca l’esagono. Scrivi `overrun ESAGONO with UNITÀ`.',
  'An overrun enters one hex; write one order for each.':
    'Un travolgimento entra in un solo esagono; scrivi un ordine per ciascuno.',
  'Name the units that overrun {0}: `overrun {1} with UNITS`, all in one hex next to it.':
    'Indica le unità che travolgono {0}: `overrun {1} with UNITÀ`, tutte in uno stesso esagono adiacente.',
};

/** Sentences about the course of a turn and the set-up. */
export const sequence: Sentences = {
  '{0}: which unit moves next, or does the phase end?': `${player(0)}: quale unità muove ora, o la fase è finita?`,
  'whether the {0}th Army may move': 'movimento della {0}ª armata',
  'The {0}th Army may move this turn ({1}).': '{0}ª armata: libera di muovere in questo turno (dado {1}).',
  'The {0}th Army may not move this turn ({1}).': '{0}ª armata: ferma per questo turno (dado {1}).',
  '{0} must still march with the whole allowance before the phase ends [5.23].':
    'Marcia ancora dovuta prima della fine della fase, con tutta la capacità di movimento: {0} [5.23].',
  '{0}: which attack is next, or does the phase end?': `${player(0)}: quale attacco ora, o la fase è finita?`,
  '{0} recover from disruption.': 'Disorganizzazione rimossa: {0}.',
  '{0}: which hexes are interdicted?': `${player(0)}: interdizione in quali esagoni?`,
  '{0}: which hex is interdicted?': `${player(0)}: interdizione in quale esagono?`,
  'German: which hexes are interdicted before turn {0}?': 'Tedesco: interdizione in quali esagoni prima del turno {0}?',
  'A `place` order names one hex; write one order for each hex.':
    'Un ordine `place` indica un solo esagono; scrivi un ordine per ogni esagono.',
  'Write which units are placed in which hex: `place UNITS to CELL`.':
    'Scrivi quali unità si piazzano in quale esagono: `place UNITÀ to ESAGONO`.',
  '{0} are not placed now.': 'Non si piazzano ora: {0}.',
  'This group is set up in {0} [5.1].': 'Questo gruppo si piazza in {0} [5.1].',
  '{0} has no room for {1}; {2} [5.0, 7.1].': '{0}: nessun posto per {1}; {2} [5.0, 7.1].',
  'Points granted before play begins.': 'Punti assegnati prima dell’inizio.',
};
