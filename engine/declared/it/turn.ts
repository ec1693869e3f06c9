import type { Sentences } from '../../model/say.js';

/** Sentences about activation, arrivals, movement, stacking, supply, replacements, weather and victory. */
export const turn: Sentences = {
  '{0} is {1} in {2}, too; the house rule changes nothing.':
    '{0} è {1} anche in {2}: la regola della casa non cambia nulla.',
  'the marker drawn from {0}': 'segnalino pescato fra {0}',
  '{0}: the marker of {1} is drawn; {2} left.':
    '{0}: pescato il segnalino {1}; {2, plural, =0 {nessun segnalino rimasto} one {# segnalino rimasto} other {# segnalini rimasti}}.',
  'Write which units enter where: `enter UNITS to CELL`.': 'Scrivi quali unità entrano e dove: `enter UNITS to CELL`.',
  '{0} does not arrive for {1} in this turn.': '{0}: nessun arrivo in questo turno ({1}).',
  '{0} ({1}) does not take part in {2}.': '{0} ({1}) non partecipa alla fase “{2}”.',
  '{0} cannot enter in {1}: {2}.': '{0} non può entrare in {1}: {2}.',
  'it arrives in {0}': 'l’arrivo è in {0}',
  '{0} has too few points to enter in {1}.': '{0}: punti insufficienti per entrare in {1}.',
  'Units arrive at {0}, but {1} has no statement `arrival`, so they never come. Add one to the ruleset.':
    'Arrivi previsti in {0}, ma in {1} manca l’istruzione `arrival`: le unità non arrivano mai. Aggiungila al gioco.',
  '{0} has no {1}, so no marker is drawn for it and none of its units acts. Put its units into {2}.':
    '{0}: manca {1}, quindi nessun segnalino pescato e nessuna unità attiva. Metti le unità in: {2}.',
  '{0} has no hex on the map {1}; no side can hold it.':
    '{0} non ha esagoni sulla mappa {1}; nessuna parte può controllarlo.',
  'The order names no unit on the map: `exit UNITS`.': 'Nell’ordine manca un’unità sulla mappa: `exit UNITS`.',
  '{0} leaves the map from {1}.': '{0}: uscita dalla mappa da {1}.',
  '{0} has no exit from the map.': '{0}: nessuna uscita dalla mappa.',
  '{0} cannot leave the map at {1}: it does not reach it with enough points.':
    '{0} non può uscire dalla mappa in {1}: non arriva lì con punti sufficienti.',
  '{0} cannot leave the map from {1}: it exits at {2}, with enough points left.':
    '{0} non può uscire dalla mappa da {1}: l’uscita è in {2}, con punti sufficienti.',
  'The order names no unit: `{0} UNITS`.': 'Nell’ordine mancano le unità: `{0} UNITS`.',
  'The order names no cell: `put UNITS to CELL`.': 'Nell’ordine manca la casella: `put UNITS to CELL`.',
  'Enemies of {0} are in {1}.': '{0}: nemici in {1}.',
  '{0} is not on the map; `put` it into a hex first.': '{0} non è sulla mappa; prima scrivi `put`.',
  'By hand: {0} {1}{2}.': 'A mano: `{0}` {1}{2}.',
  '{0} belongs to {1}; {2} is a phase of {3}.': '{0}: unità di {1}; “{2}” è una fase di {3}.',
  '{0} ({1}) does not take part in {2}; only {3} do.':
    '{0} ({1}) non partecipa alla fase “{2}”; partecipano solo: {3}.',
  '{0} has already moved in this phase.': '{0}: movimento già fatto in questa fase.',
  'An overrun has ended the movement of {0} in this phase.':
    '{0}: movimento finito in questa fase per un travolgimento.',
  '{0} in {1} is in an enemy zone of control and may leave it only by combat.':
    '{0} in {1}: in ZOC nemica, uscita possibile solo con il combattimento.',
  '{0} has no movement points.': '{0}: nessun punto movimento.',
  '{0} is {1} and may not move.': '{0}: {1}, nessun movimento.',
  'in an enemy zone': 'in ZOC nemica',
  'The order names no unit on the map: `move UNITS to CELL`.':
    'Nell’ordine manca un’unità sulla mappa: `move UNITS to CELL`.',
  'The order names no cell to move to: `move UNITS to CELL` or a path `0102 > 0202`.':
    'Nell’ordine manca la destinazione: `move UNITS to CELL` o un percorso `0102 > 0202`.',
  'Write one cell to move to, or a path `0102 > 0202`.': 'Scrivi una sola destinazione, o un percorso `0102 > 0202`.',
  'A move names units and their destination: `move UNITS to CELL`.':
    'Un movimento nomina le unità e la loro destinazione: `move UNITS to CELL`.',
  '{0} move to {2}.': '{0}: movimento in {2}.',
  'The order names no unit on the map: `ride UNITS to CELL`.':
    'Nell’ordine manca un’unità sulla mappa: `ride UNITS to CELL`.',
  'The order names no cell to ride to: `ride UNITS to CELL`.':
    'Nell’ordine manca la destinazione: `ride UNITS to CELL`.',
  'Write one cell to ride to.': 'Scrivi una sola destinazione.',
  'A ride names units and a cell: `ride UNITS to CELL`.':
    'Un movimento ferroviario nomina le unità e una casella: `ride UNITS to CELL`.',
  '{0} in {1} is not on {2}.': '{0} in {1} non è su: {2}.',
  '{0} in {1} is in an enemy zone of control and may not ride.':
    '{0} in {1}: in ZOC nemica, nessun movimento ferroviario.',
  'No railway serves {0}; {1} may not ride.': 'Nessuna ferrovia per {0}; {1}: nessun movimento ferroviario.',
  ' of at most {0} hexes': ' lunga al massimo {0} esagoni',
  'No open {0}{1} leads {2} from {3} to {4}.': '{2}: nessuna linea libera ({0}){1} da {3} a {4}.',
  'The {0} carries {1} in a turn, and {2} have already ridden.':
    'Capacità in un turno ({0}): {1, plural, one {# unità} other {# unità}}; già trasportate: {2}.',
  '{0} rides to {1}.': '{0}: movimento ferroviario in {1}.',
  '{0} is already in {1}.': '{0} è già in {1}.',
  'Every path to {0} runs through enemy zones of control; on the cheapest one {1} must stop in {2}.':
    'Tutti i percorsi fino a {0} passano per ZOC nemiche; sul meno costoso {1} deve fermarsi in {2}.',
  'No path leads {0} from {1} to {2}.': '{0}: nessun percorso da {1} a {2}.',
  'The path begins in {0}, but {1} is in {2}.': 'Il percorso comincia in {0}, ma {1} è in {2}.',
  '{0} is not adjacent to {1}.': '{0} non è adiacente a {1}.',
  '{0} is in an enemy zone of control; {1} must stop there.': '{0} è in ZOC nemica; {1} deve fermarsi lì.',
  'The path to {0} costs {1}; {2} has {3}.': 'Il percorso fino a {0} costa {1}; {2}: disponibili {3}.',
  '{0} units are in {1}; {2} may not enter it.': 'In {1} ci sono unità nemiche ({0}); {2} non può entrare.',
  'the zone of one enemy unit': 'nella ZOC di una stessa unità nemica',
  'enemy zones of control': 'in ZOC nemiche',
  '{0} and {1} are in {2}; {3} may not go directly from one to the other.':
    '{0} e {1} sono {2}; {3} non può passare direttamente dall’uno all’altro.',
  '{0} separates {1} from {2}; {3} may not cross it.': '{0} fra {1} e {2}: {3} non può attraversare.',
  '{0} may not enter {1}{2} from {3}.': '{0} non può entrare in {1}{2} da {3}.',
  'any of its side': 'qualunque della sua parte',
  'the unit acts when this marker is drawn': 'l’unità agisce quando si pesca questo segnalino',
  'its range': 'il suo raggio',
  'in this phase': 'in questa fase',
  'in an enemy zone of control': 'in ZOC nemica',
  'enemy units are adjacent': 'unità nemiche adiacenti',
  '{0} is not on the map': '{0} non è sulla mappa',
  'no phase lets {0} move': '{0}: nessuna fase di movimento',
  'units ride in another phase': 'il movimento ferroviario è in un’altra fase',
  'Name one unit: `replace UNIT`, or `replace UNIT to CELL`.':
    'Indica una sola unità: `replace UNIT`, o `replace UNIT to CELL`.',
  '{0} {1}; {2} left.': '{0}: {1}; rimasti {2}.',
  'regains a step': '1 livello recuperato',
  'returns in {0}': 'ritorno in {0}',
  'The game has no replacements.': 'Il gioco non ha rimpiazzi.',
  '{0} belongs to the other side.': '{0} è dell’altra parte.',
  '{0} has already regained a step in this turn.': '{0}: 1 livello già recuperato in questo turno.',
  '{0} has no replacement steps left.': '{0}: nessun rimpiazzo rimasto.',
  'A step of {0} costs {1}; {2} has {3} left.':
    '{0}: un livello costa {1, plural, one {# punto} other {# punti}}; {2}: rimasti {3}.',
  '{0} has lost no step.': '{0}: nessun livello perso.',
  '{0} is in an enemy zone of control.': '{0} è in ZOC nemica.',
  '{0} is out of supply.': '{0}: fuori rifornimento.',
  '{0} has not been lost.': '{0} non è fra le unità eliminate.',
  '{0} of its side': '{0} della sua parte',
  '{0} returns in {1}: `replace UNIT to CELL`.': '{0}: il ritorno è in {1}, `replace UNIT to CELL`.',
  'Enemies are in {0}.': 'Nemici in {0}.',
  'A unit has already returned in {0} this turn.': 'In {0} è già tornata un’unità in questo turno.',
  '{0} has no room for {1}.': 'In {0} non c’è posto per {1}.',
  '{0}: what next, or does the phase end?': '{0}: prossimo ordine, o fine della fase?',
  '{0} is lost, because {1} exceeds the stacking limit.':
    '{0}: eliminazione, perché {1} supera il limite di raggruppamento.',
  '{0} Which unit is removed?': '{0} Quale unità si toglie?',
  'None of these units is in {0}.': 'Nessuna di queste unità è in {0}.',
  'Name a unit in {0}.': 'Indica un’unità in {0}.',
  'The phase cannot end: {0} Move a unit out of {1}.': 'La fase non può finire. {0} Muovi un’unità fuori da {1}.',
  'stacking point': 'punto di raggruppamento',
  '{0} per hex': '{0} per esagono',
  'the recovery of {0}': 'recupero: {0}',
  '{0} rolls {1} to recover.': '{0}: dado {1} per il recupero.',
  'it is out of supply': 'fuori rifornimento',
  '{0} are {2} for want of supply.': '{0}: {2} per mancanza di rifornimento.',
  '{0} recover with supply.': '{0}: recupero con il rifornimento.',
  '{0} recover with supply and are {3}.': '{0}: recupero con il rifornimento, ora {3}.',
  ' of at most {0}':
    ' lunga al massimo {0noun, select, esagono {{0, plural, one {# esagono} other {# esagoni}}} other {{0, plural, one {# punto movimento} other {# punti movimento}}}}',
  '{0} in {1}; {2} may stack {3}{4}.':
    '{0noun, select, unità {{0} unità} other {{0, plural, one {# punto} other {# punti}} di raggruppamento}} in {1}; limite di raggruppamento ({2}): {3}{4}.',
  '{0} for {1} {2} that have room for {3}; {4} may stack {5} in each.':
    '{0noun, select, unità {{0} unità} other {{0, plural, one {# punto} other {# punti}} di raggruppamento}} per {1} {2}, con posto per {3}; limite di raggruppamento ({4}): {5} per ciascuna.',
  'a line of {0} to {1}': 'linea di {0, plural, one {# esagono} other {# esagoni}} fino a {1}',
  'no open line{0} to a source of supply': 'nessuna linea libera{0} fino a una fonte di rifornimento',
  '{0} are out of supply.': '{0}: fuori rifornimento.',
  '{0} is lost for want of supply.': '{0}: eliminazione per mancanza di rifornimento.',
  '{0} has lost {1} and is demoralized.': '{0}: perdite {1}; demoralizzazione.',
  '{0} belongs to {1}, and {2} is activated. It acts when the marker of {3} is drawn.':
    '{0} fa parte di {1}, ma è attivata {2}. Agisce quando si pesca il segnalino di {3}.',
  '{0} belongs to no {1}, so no marker activates it.': '{0}: senza {1}, quindi nessun segnalino la attiva.',
  '{0} has acted with another marker in this turn.': '{0}: azione già fatta con un altro segnalino in questo turno.',
  '{0} began the phase in an enemy zone of control and does not take part in {1}.':
    '{0}: in ZOC nemica all’inizio della fase, quindi esclusa da: {1}.',
  '{0} was out of supply when the phase began and does not take part in {1}.':
    '{0}: fuori rifornimento all’inizio della fase, quindi esclusa da: {1}.',
  '{0} was not {1} when the phase began and does not take part in {2}.':
    '{0}: all’inizio della fase non era in questo stato: {1}. Esclusa da: {2}.',
  '{0} was not ready when the phase began and does not take part in {1}.':
    '{0}: non pronta all’inizio della fase, quindi esclusa da: {1}.',
  'it is {0} a second time': '{0} per la seconda volta',
  '{0} is {1}.': '{0}: {1}.',
  'across {0}': 'attraverso {0}',
  'along {0}': 'lungo {0}',
  '{0} wins.': 'Vince: {0}.',
  'enemies are there': 'c’è il nemico',
  'it is in an enemy zone of control': 'è in ZOC nemica',
  'it is full': 'è pieno',
  eliminated: 'eliminata',
  none: 'nessuno',
  'The game is a draw.': 'La partita finisce in pareggio.',
  'the weather': 'condizioni meteo',
  'The weather is {0}.': 'Condizioni meteo: {0}.',
};
