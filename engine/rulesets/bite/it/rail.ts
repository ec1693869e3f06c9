import type { Sentences } from '../../../model/say.js';

/** Sentences and terms about movement by rail. */
export const rail: Sentences = {
  'which unit moves by rail next?': 'quale unità muove ora per ferrovia?',
  'is out of supply and may not move by rail': 'è fuori rifornimento e non può muovere per ferrovia',
  'is not on a railway': 'non è su una ferrovia',
  'was placed this turn and may move by rail from the next turn on':
    'è in gioco da questo turno e può muovere per ferrovia dal prossimo',
  '{0} may not begin rail movement: {1}.': '{0} non può partire per ferrovia: {1}.',
  '{0} is a partial hex: no unit may end rail movement there.':
    '{0} è un esagono incompleto: nessuna unità può terminarvi un movimento ferroviario.',
  '{0} needs an air base with room; {1} is not one.': '{0} ha bisogno di una base aerea con posto; {1} non lo è.',
  '{0} cannot move to {1} by rail: {2}.': '{0} non può andare in {1} per ferrovia: {2}.',
  'no railway leads to {0}': 'nessuna ferrovia porta in {0}',
  'no railway connects the two hexes': 'nessuna ferrovia collega i due esagoni',
  '{0} cannot move by rail: none of the {1} rail movements {2} is left in this turn.':
    '{0} non può muovere per ferrovia: {1, plural, =0 {nessun movimento ferroviario è possibile {2}} one {l’unico movimento ferroviario {2} è già usato} other {i # movimenti ferroviari {2} sono già usati}} in questo turno.',
  'Name the unit and its destination: `rail UNIT to HEX`.':
    'Servono l’unità e la sua destinazione: `rail UNIT to HEX`.',
  '{0} is in {1} already.': '{0} è già in {1}.',
  '{0} moves to {1} by rail.': '{0}: per ferrovia in {1}.',
  '{0} left {1}':
    '{0, plural, =0 {nessun movimento ferroviario rimasto} one {# movimento ferroviario rimasto} other {# movimenti ferroviari rimasti}} {1}',
  'in the Soviet Union': 'in Unione Sovietica',
  'in the Finnish Operative Area': 'nell’Area Operativa finlandese',
  elsewhere: 'altrove',
  Moscow: 'Mosca',
  'outside the Soviet Union': 'fuori dall’Unione Sovietica',
  'first winter': 'primo inverno',
  'second winter': 'secondo inverno',
  'bombed stations': 'stazioni bombardate',
  'Only the Soviet player evacuates factories.': 'Soltanto il giocatore sovietico evacua industrie.',
  'Factories may only be evacuated in 1941.': 'Le industrie si possono evacuare soltanto nel 1941.',
  'Name the colour and the place of the factory: `evacuate red Kharkov`.':
    'Servono il colore e il luogo dell’industria: `evacuate red Kharkov`.',
  '{0} has no {1} Soviet factory.':
    '{0}: nessuna industria sovietica {1, select, red {rossa} blue {blu} black {nera} yellow {gialla} other {{1}}}.',
  '{0} is not on a railway.': '{0} non è su una ferrovia.',
  'No train can leave {0}: {1}.': 'Nessun treno può lasciare {0}: {1}.',
  'Evacuating a factory takes {0} rail movements; {1} are left.':
    'L’evacuazione di un’industria richiede {0} movimenti ferroviari; {1, plural, =0 {non ne resta nessuno} one {ne resta #} other {ne restano #}}.',
  'Evacuating a factory costs {0} yellow points for its {1} rail movements, which cannot be paid.':
    'L’evacuazione di un’industria costa {0} PP gialli per i suoi {1} movimenti ferroviari, e non si possono pagare.',
  'A {0} factory leaves {1}.':
    'Evacuazione da {1}: industria {0, select, red {rossa} blue {blu} black {nera} other {{0}}}.',
  'In the Movement Phase a unit may move by rail only by the action of an activated Supreme HQ: `(paid "HQ")`.':
    'Nella Fase di Movimento un’unità può muovere per ferrovia soltanto con l’azione di un QG supremo attivato: `(paid "HQ")`.',
  '{0} has no yellow point to move {1} by rail; an HQ may pay instead: `(paid "HQ")`.':
    '{0}: nessun PP giallo per muovere {1} per ferrovia; può pagare un QG: `(paid "HQ")`.',
  '{0} is not a friendly headquarters on the map.': '{0} non è un QG amico sulla mappa.',
  '{0} may pay only for units of {1}.': '{0} può pagare soltanto per unità della sua nazione ({1}).',
  '{0} has no action point left.': '{0} non ha più PA.',
  '{0} cannot pay for its own rail movement with its last point.':
    '{0} non può pagare il proprio movimento ferroviario con l’ultimo punto.',
  '{0} is adjacent to enemy units': '{0} è adiacente a unità nemiche',
  '{0} is controlled by the {1}': '{0} è sotto il controllo nemico ({1})',
  'partisans are in {0}': 'in {0} vi sono partigiani',
  'the station of {0} is bombed this turn': 'la stazione in {0} è bombardata in questo turno',
};
