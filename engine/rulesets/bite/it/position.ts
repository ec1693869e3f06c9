import type { Sentences } from '../../../model/say.js';

/** Lines about units and hexes, names of layers, and costs of orders. */
export const position: Sentences = {
  'Battle, step {0}': 'Battaglia, punto {0}',
  'in the first round': 'nel primo round',

  // Headquarters
  Commands: 'Comanda',
  actions: 'azioni',
  ships: 'navi',
  '{0} of {1} {2} left': '{2} rimaste: {0} di {1}',
  '{0} {1} once activated': '{1} dopo l’attivazione: {0}',
  'actions: {0}': 'azioni: {0}',
  'without fuel in range: {0}': 'senza carburante entro il raggio: {0}',
  'with fuel in range: {0}': 'con carburante entro il raggio: {0}',
  none: 'niente',

  // Hexes
  Border: 'Confine',
  watched: 'sorvegliato',
  'not watched': 'non sorvegliato',
  'must lie in the ZOC of a Soviet unit': 'deve essere in ZOC di un’unità sovietica',
  'Held by': 'Controllo',
  'neither side': 'nessuna fazione',
  'in {0}': 'paese: {0}',
  'in the ZOC of {0}': 'in ZOC: {0}',
  'the winner of the battle will control it': 'controllo a chi vince la battaglia',
  'source of {0}': 'fonte: {0}',
  'no line to a source': 'nessuna linea verso una fonte',
  '{0} from a source of {1}': 'a {0, plural, one {# esagono} other {# esagoni}} da una fonte ({1})',
  'Supply of {0}': 'Rifornimento ({0})',
  'connected to the primary source by rail or sea': 'collegamento con la fonte principale per ferrovia o per mare',
  'by the shortest line': 'lungo la linea più breve',
  'Production for {0}': 'Produzione ({0})',
  '{0} does not control the hex': '{0}: esagono non controllato',
  'the hex would produce {0} if undamaged': 'senza danni l’esagono produrrebbe {0}',
  'the map gives {0}': 'sulla mappa {0}',
  'blocked by partisans in the hex': 'bloccata dai partigiani nell’esagono',
  'in ruins: {0} it': 'centro distrutto: {0, plural, one {lo ripristina # punto} other {lo ripristinano # punti}}',

  // Layers
  Battles: 'Battaglie',
  'Sea control': 'Controllo dei mari',
  Closed: 'Esagoni vietati',
  'Battles still to be fought, with the hexes the attackers came from':
    'Battaglie ancora da combattere, con gli esagoni da cui arrivano gli attaccanti',
  'Sea areas under control': 'Aree di mare controllate',
  'Hexes closed to the unit because of its nation': 'Esagoni vietati all’unità per la sua nazione',
  'Units of the northern and of the southern command': 'Unità del comando nord e del comando sud',
  Teams: 'Squadre',
  Command: 'Comando',
  'by its position relative to the green line': 'per la posizione rispetto alla linea verde',

  // Off the map
  'points of {0}': 'Punti Produzione ({0})',
  pocket: 'sacca',
  'technology of {0}': 'tecnologia ({0})',
  research: 'ricerca',
  'new factories': 'nuove industrie',
  '{0} in box {1}': '{0}: casella {1}',

  // Costs of orders
  '{0} of {1} hexes': '{0} di {1, plural, one {# esagono} other {# esagoni}}',
  '{0}; {1} air units more may join':
    '{0}; posto per {1, plural, one {un’altra unità aerea} other {altre # unità aeree}}',
  'factory of {0}': 'industria, {0}',
  'produces {0}; {1} bombers more may join':
    'produce {0}; posto per {1, plural, one {un altro bombardiere} other {altri # bombardieri}}',
  '{0} air units against {2}':
    '{0, plural, one {# unità aerea} other {# unità aeree}} contro {2, plural, one {# bombardiere} other {# bombardieri}}',
  '{0} on the {1} route': '{0} sulla rotta {1}',
  '{0} actions of {2}, {3} left':
    '{2}: {0, plural, one {# azione} other {# azioni}}, {3, plural, =0 {nessuna rimasta} one {ne resta #} other {ne restano #}}',
  '{0} points of {2}, {3} left':
    '{2}: {0, plural, one {# Punto Azione} other {# Punti Azione}}, {3, plural, =0 {nessuno rimasto} one {ne resta #} other {ne restano #}}',
  'can command {0} {1}': '{1} da comandare: {0}',
  'an attempt of {0}, {1} left':
    'un tentativo di {0}, {1, plural, =0 {l’ultimo} one {ne resta #} other {ne restano #}}',
  'nothing to pay': 'niente da pagare',
  '{0}; {1} left': '{0}; restano {1}',
  free: 'gratis',
  'free; {0} takes {1} more': 'gratis; {0}: posto per altre {1}',
  'to {0} for ': 'fino a {0} PF: ',
  'at {0} for ': 'a {0} PF: ',
  '{0} for good': 'per sempre: {0}',
  '{0} to rebuild': 'ricostruzione: {0}',
  'free, at full strength': 'gratis, a piena forza',
  'free; may be placed from next month on': 'gratis; piazzamento dal prossimo mese',
  '{0} battalions; {2} left':
    '{0, plural, one {# battaglione} other {# battaglioni}}; {2, plural, =0 {nessuno rimasto} one {ne resta #} other {ne restano #}}',
  '{0} for ': '{0}: ',
  'point {0} of {1} for ': 'punto {0} di {1}: ',
  '{0} at most': 'al massimo {0}',
  'an action of {0}': 'un’azione di {0}',
  'an action point of {0}': 'un Punto Azione di {0}',

  // Units
  Technology: 'Tecnologia',
  Movement: 'Movimento',
  'Action points': 'Punti Azione',
  Strength: 'Punti Forza',
  'by step {0}': 'per livello {0}',
  '{0} pip': 'PF {0}',
  'shield already hit once': 'scudo già colpito una volta',
  'shielded: two hits for this step': 'scudo: due colpi per questo PF',
  'level of this unit': 'livello di questa unità',
  '{0}, {1}': '{0}, {1}',
  'shock troops': 'truppe d’assalto',
  '{0} from {1} on': '{0, plural, one {# dado} other {# dadi}}, colpo da {1} in su',
  'Air combat': 'Combattimento aereo',
  Raid: 'Incursione',
  Attack: 'Attacco',
  Defence: 'Difesa',
  Range: 'Raggio',
  'range of this unit': 'raggio di questa unità',
  Marked: 'Stato',
  'besieged in this place': 'sotto assedio in questo luogo',
  'half movement and no attack; checked again at the end of the player turn':
    'metà movimento e nessun attacco; nuovo controllo alla fine del turno del giocatore',
  Fuel: 'Carburante',
  fuelled: 'fornito',
  'an activated headquarters provides it, or the unit itself is activated':
    'da un QG attivato, o perché l’unità stessa è attivata',
  'half movement, and half the dice in attack': 'metà movimento, e metà dei dadi in attacco',
};
