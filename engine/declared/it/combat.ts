import type { Sentences } from '../../model/say.js';

/** Sentences about attacks, fire, losses, overruns, retreats and advances. */
export const combat: Sentences = {
  'attack on {0}': 'attacco a {0}',
  'overrun of {0}': 'travolgimento in {0}',
  'fire at {0}': 'fuoco contro {0}',
  '{0} to {1}': '{0} a {1}',
  'no effect.': 'nessun effetto.',
  'no effect': 'nessun effetto',
  '{0}: {1}, column {2}: {3}': '{0}: {1}, colonna {2}: {3}',
  '{0}: {1}, column {2}, roll {3}: {4}': '{0}: {1}, colonna {2}, dado {3}: {4}',
  '{0}: {1} to {2}, an automatic victory.': '{0}: {1} a {2}, vittoria automatica.',
  'eliminated without a roll': 'eliminazione senza tiro',
  'lowered to {0} by the attacker': 'ridotto a {0} dall’attaccante',
  'roll {0}: {1}': 'dado {0}: {1}',
  '{0} without a roll': '{0} senza tiro',
  '{0} at {1}': '{0}, colonna {1}',
  '{0}: which of {1} leads, and loses the first steps?': '{0}: chi fra {1} è in testa, e perde i primi livelli?',
  'column {0}': 'colonna {0}',
  'columns for {1}': 'sulla colonna: {1}',
  attack: 'attacco',
  defence: 'difesa',
  fire: 'fuoco',
  '{0}: which of {1} advance to {3}?': '{0}: chi fra {1} avanza in {3}?',
  '{0} may advance {1}; {2} is {3} hexes away.':
    '{0}: avanzata possibile di {1, plural, one {# esagono} other {# esagoni}}; {2} è a {3} esagoni.',
  '{0} is not next to {1}.': '{0} non è adiacente a {1}.',
  '{0} cannot enter {1} on this path.': '{0}: per questo percorso non si entra in {1}.',
  '{0} may advance only into {1}; {2} has none.': '{0}: avanzata possibile solo in {1}; in {2} non ce n’è.',
  '{0} would be one too many in {1}; {2} may stack {3}.':
    '{0}: un’unità di troppo in {1}; limite di raggruppamento ({2}): {3}.',
  '{0} advances {1}.': '{0}: avanzata {1}.',
  '{0} will attack {1}.': 'Attacco dichiarato a {1}: {0}.',
  'The attack on {0} lapses: the enemy is gone, or no attacker is next to the hex.':
    'L’attacco a {0} decade: il nemico non c’è più, oppure nessun attaccante è adiacente all’esagono.',
  ' Keep {0} for it, or attack both hexes together.': ' Tieni per questo {0}, oppure attacca insieme i due esagoni.',
  'No unit would be left for {0}, which must be attacked.{1}':
    'Non resterebbe nessuna unità per {0}, che va attaccato obbligatoriamente.{1}',
  '{0} must attack and would have no hex left to attack. Let them join this attack.':
    '{0}: attacco obbligatorio, e non resterebbe nessun esagono da attaccare. Aggiungi a questo attacco.',
  'The phase cannot end, because an attack must still be made: `attack {0} with {1}`.':
    'La fase non può finire: manca un attacco obbligatorio, `attack {0} with {1}`.',
  'the result is {0}': 'risultato {0}',
  '{0} owes {1} and pays {2}.': '{0}: perdite dovute {1}, subite {2}.',
  '{0}: which of {1} are lost, to the strength of {2}?': '{0}: quali fra {1} sono eliminate, per una forza di {2}?',
  '{0} does not pay; {1} do.': '{0}: nessuna perdita qui; tocca a {1}.',
  '{0} would pay {1}; {2} is owed. Only the last unit may pay too much.':
    '{0}: perdite per {1}, dovute {2}. Solo l’ultima unità può superare il dovuto.',
  '{0} belongs to {1}; only {2} attacks in this phase.': '{0}: unità di {1}; in questa fase attacca solo {2}.',
  '{0} is not on the map.': '{0} non è sulla mappa.',
  '{0} is {1}; in this phase only {2} units attack.': '{0}: {1}; in questa fase attaccano solo unità di tipo {2}.',
  '{0} has attacked in this phase already.': '{0}: attacco già fatto in questa fase.',
  '{0} has advanced in this phase and does not attack.':
    '{0}: avanzata già fatta in questa fase, quindi nessun attacco.',
  '{0} made room for a retreating unit and does not attack in this phase.':
    '{0}: posto lasciato a un’unità in ritirata, quindi nessun attacco in questa fase.',
  '{0} is {1} and cannot attack.': '{0}: {1}, non può attaccare.',
  '{0} has no attack strength.': '{0}: nessuna forza di attacco.',
  'No enemy is in {0}.': 'Nessun nemico in {0}.',
  'the cell': 'questo esagono',
  '{0} has been attacked in this phase already.': '{0}: già attaccato in questa fase.',
  'All units in {0} were attacked in this phase already.':
    'Tutte le unità in {0} sono già state attaccate in questa fase.',
  '{0} has advanced in this phase and is not attacked.':
    '{0}: avanzata già fatta in questa fase, quindi non si attacca.',
  '{0} was attacked in this phase already.': '{0}: attacco già subito in questa fase.',
  '{0} may not attack {1} across {2}.': '{0} non può attaccare {1} attraverso: {2}.',
  'an impassable hexside': 'lato d’esagono impraticabile',
  '{0} is {1} hexes from {2}; attackers are next to every hex that they attack.':
    '{0} è a {1} esagoni da {2}; gli attaccanti devono essere adiacenti a ogni esagono che attaccano.',
  '{0} is {1} hexes from {2}; its range is {3}.': '{0} è a {1} esagoni da {2}; il suo raggio è {3}.',
  '{0} is next to an enemy in {1} and attacks only adjacent hexes.':
    '{0} è adiacente a un nemico in {1} e attacca solo esagoni adiacenti.',
  'The order names no hex: `attack HEX with UNITS`.': 'Nell’ordine manca l’esagono: `attack HEX with UNITS`.',
  'The order names no unit that may attack {0}: `attack HEX with UNITS`.':
    'Nell’ordine manca un’unità che possa attaccare {0}: `attack HEX with UNITS`.',
  'An attack is on one hex; the order names {0}.': 'Un attacco è contro un solo esagono; l’ordine ne nomina {0}.',
  '{0} bombards only one hex.': '{0} bombarda un solo esagono.',
  'The units in {0} attack together; {1} must join this attack.':
    'Le unità in {0} attaccano insieme; manca in questo attacco: {1}.',
  '{0} to {1} against {2} is below {3}; such an attack is not allowed.':
    '{0} a {1} contro {2} è meno di {3}: un attacco così non è ammesso.',
  '{0} would attack with a strength of 0.': '{0}: la forza di attacco sarebbe 0.',
  '{0} takes no losses here; the steps come from {1}.': '{0}: nessuna perdita qui; i livelli si perdono fra {1}.',
  '{0} has {1} left to lose.': '{0}: {1, plural, one {resta # livello} other {restano # livelli}} da perdere.',
  '{0} named; {1} must be lost.': '{0, plural, one {# livello indicato} other {# livelli indicati}}; da perdere: {1}.',
  'loses a step': 'perde un livello',
  'lose {0} steps': 'perdono {0} livelli',
  '{0}: which of {1} {2}?': '{0}: chi fra {1} {2}?',
  '{0} is lost: {1}.': '{0}: eliminazione, {1}.',
  'it loses its last step': 'perso l’ultimo livello',
  '{0} loses a step and is {1} now.': '{0}: 1 livello perso, ora {1}.',
  '{0}: by how many columns are the odds of {1} against {2} lowered?':
    '{0}: di quante colonne si riduce il rapporto di {1} contro {2}?',
  'The odds of {0} can be lowered by at most {1}.':
    'Il rapporto {0} si può ridurre al massimo di {1, plural, one {# colonna} other {# colonne}}.',
  '{0}: nothing, because it retreated into the hex': '{0}: nulla, arrivo nell’esagono per una ritirata',
  'Units fire at one hex: `fire HEX with UNITS`.': 'Il fuoco è contro un solo esagono: `fire HEX with UNITS`.',
  'The order names no unit that may fire at {0}: `fire HEX with UNITS`.':
    'Nell’ordine manca un’unità che possa fare fuoco contro {0}: `fire HEX with UNITS`.',
  '{0} is {1}; such units do not fire.': '{0}: {1}; queste unità non fanno fuoco.',
  '{0} belongs to {1}; only {2} fires in this phase.': '{0}: unità di {1}; in questa fase fa fuoco solo {2}.',
  '{0} is {1}; in this phase only {2} units fire.': '{0}: {1}; in questa fase fanno fuoco solo unità di tipo {2}.',
  '{0} has fired in this phase already.': '{0}: fuoco già fatto in questa fase.',
  '{0} has been fired at in this phase already.': '{0}: fuoco già subito in questa fase.',
  '{0} in {1} is {2} hexes from {3}; its range is {4}.': '{0} in {1} è a {2} esagoni da {3}; il suo raggio è {4}.',
  '{0} and {1} do not fire together; give each its own order.':
    '{0} e {1} non fanno fuoco insieme; scrivi un ordine per ciascuna.',
  'Fire at {0} with a strength of {1} is below the column {2}; such fire is not allowed.':
    'Fuoco contro {0} con forza {1}: meno della colonna {2}, non ammesso.',
  'An overrun is of one hex: `overrun HEX with UNITS`.':
    'Un travolgimento è contro un solo esagono: `overrun HEX with UNITS`.',
  'No unit is named that may overrun {0}: `overrun HEX with UNITS`.':
    'Manca un’unità che possa travolgere {0}: `overrun HEX with UNITS`.',
  '{0} in {1} is not next to {2}, or cannot cross the hexside. Move it there first.':
    '{0} in {1} non è adiacente a {2}, o non può attraversare il lato d’esagono. Prima va mossa lì.',
  '{0} may not enter {1} from {2}.': '{0} non può entrare in {1} da {2}.',
  'The overrun costs {0}; {1} has {2} left.': 'Il travolgimento costa {0}; {1}: restano {2}.',
  '{0} is in {1}, {2} in {3}; units overrun from one hex.': '{0} è in {1}, {2} in {3}; si travolge da un solo esagono.',
  '{0} and {1} did not begin the phase in the same hex and may not overrun together.':
    '{0} e {1} non hanno cominciato la fase nello stesso esagono: non possono travolgere insieme.',
  '{0} would not reach {1} against {2}.': '{0}: rapporto {1} non raggiunto contro {2}.',
  'the odds are {0} or better': 'rapporto {0} o migliore',
  'The overrun does not clear {0}{1}.': 'Il travolgimento non libera {0}{1}.',
  '; {0} may not move any more in this phase': '; {0}: nessun altro movimento in questa fase',
  'where do {1} retreat?': 'dove va la ritirata? {1}',
  'which of {0} makes room for {1}, and where does it go?': 'chi fra {0} lascia il posto a {1}, e dove va?',
  '{0} does not retreat now; {1} must.': '{0}: la ritirata non tocca a questa unità, ma a {1}.',
  'Write where {0} must go: `retreat UNIT to HEX`.': 'Scrivi dove va {0}: `retreat UNIT to HEX`.',
  'Name the unit that retreats: {0}.': 'Indica l’unità in ritirata: {0}.',
  '{0} is not next to {1}. {2}': '{0} non è adiacente a {1}. {2}',
  '{0} must retreat {1}. {2}': '{0}: ritirata obbligatoria di {1, plural, one {# esagono} other {# esagoni}}. {2}',
  'to {0}': 'in {0}',
  '{0} may not retreat {1}. {2}': '{0}: ritirata non ammessa {1}. {2}',
  '{0} may not retreat into {1}: {2}. {3}': '{0}: ritirata non ammessa in {1}: {2}. {3}',
  'the enemy is there': 'c’è il nemico',
  'it is in an enemy zone': 'è in ZOC nemica',
  'it cannot be entered from {0}': 'da {0} non si può entrare',
  '{0} has no hex to retreat to and stays.': '{0}: nessun esagono per la ritirata, resta sul posto.',
  'it has no hex to retreat to': 'nessun esagono per la ritirata',
  'it is forced into {0}, which is full': 'ritirata obbligata in {0}, già pieno',
  '{0} retreats {1}{2}.': '{0}: ritirata {1}{2}.',
  ' and leaves the map': ', uscita dalla mappa',
  'it retreats through enemy zones': 'ritirata attraverso ZOC nemiche',
  '{0} chooses the retreat': 'ritirata scelta da: {0}',
  'a guest there: it adds nothing if the hex is attacked in this phase':
    'ospite in quell’esagono: non aggiunge nulla se l’esagono è attaccato in questa fase',
};
