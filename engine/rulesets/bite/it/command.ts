import type { Sentences } from '../../../model/say.js';

/** Sentences about headquarters, their actions, Reserve, and the two commands of a side. */
export const command: Sentences = {
  // Actions of Supreme HQs
  '{0} has no action `{1}`; it has {2}.': '{0}: nessuna azione `{1}`; azioni possibili: {2}.',
  '{0} has already taken the action `{1}` in this turn; each may be taken once.':
    '{0}: azione `{1}` già svolta in questo turno; ciascuna si svolge una volta sola.',
  '{0} may take {1} actions in a turn and has taken them all.':
    '{0}: {1, plural, one {# azione} other {# azioni}} per turno, nessuna rimasta.',
  '{0} has no action `{1}`.': '{0}: nessuna azione `{1}`.',
  'The action `{0}` is taken by the order `{1}`, not by `activate`.':
    'L’azione `{0}` si svolge con l’ordine `{1}`, non con `activate`.',
  'The action `{0}` is for one unit: `activate HQ with UNIT (action {1})`.':
    'L’azione `{0}` vale per una sola unità: `activate HQ with UNIT (action {1})`.',
  'is not an armoured unit': 'unità non corazzata',
  'is not an air unit': 'unità non aerea',
  'is not a land unit out of supply, and the action is only for such units':
    'l’azione vale soltanto per unità terrestri fuori rifornimento',
  '{0} takes the action {1} for {2}.': '{0}: azione “{1}”, {2}.',
  air: 'aerei',
  rail: 'ferrovia',
  naval: 'navi',
  airborne: 'lancio',
  reserve: 'Riserva',
  scout: 'ricognizione',

  // Activation
  'The base game has no headquarters to activate.': 'Nel gioco base non ci sono QG da attivare.',
  'is not a headquarters': 'non è un QG',
  'has no action point': 'nessun Punto Azione',
  'is in a battle and may not be activated in reaction': 'in battaglia, quindi niente attivazione in reazione',
  'may only be activated at the start of the Movement Phase, and units have moved already':
    'attivazione possibile soltanto all’inizio della Fase di Movimento, e alcune unità hanno già mosso',
  '{0} is of the class {1}; in the {2} phase only {3} may be activated.':
    '{0}: classe {1}. In questa fase ({2}) si può attivare soltanto: {3}.',
  'no headquarters': 'nessun QG',
  '{0} commands only units of {1}; {2} is of {3}.':
    '{0}: comanda soltanto unità della propria nazione ({1}); {2}: {3}.',
  '{0} does not command {1}: Armoured HQs command armour, Air HQs aircraft.':
    '{0}: nessun comando su {1}. I QG corazzati comandano i corazzati, i QG aerei gli aerei.',
  '{0} does not command units of {1}.': '{0}: nessun comando su unità di questa nazione ({1}).',
  '{0} is not on the map.': '{0}: fuori mappa.',
  '{0} has fuel already.': '{0}: carburante già fornito.',
  '{0} is not within {1} hexes of {2} along friendly hexes outside enemy ZOC.':
    '{0}: oltre {1, plural, one {# esagono} other {# esagoni}} da {2}, lungo esagoni amici fuori dalle ZOC nemiche.',
  '{0} may command {1} and already does.': '{0}: comanda già {1, plural, other {# unità}}, il suo massimo.',
  '{0} is out of supply and may command only {1}, half of its {2}.':
    '{0}: fuori rifornimento, comanda soltanto {1, plural, other {# unità}}, la metà di {2, plural, one {# Punto Azione} other {# Punti Azione}}.',
  '{0} has moved farther than it may without fuel and is activated.':
    '{0}: attivazione obbligata, per un movimento oltre la metà.',
  '{0} is activated.': '{0}: attivazione.',
  '{0} gives fuel to {1}.': '{0}: carburante per {1}.',
  'The order names no headquarters: `activate "HQ" with UNITS`.':
    'Nell’ordine manca il QG: `activate "HQ" with UNITS`.',
  '{0} is already activated; name units for it to serve.': '{0}: QG già attivato; mancano le unità da comandare.',
  '{0} is no longer activated; it has {1}.':
    '{0}: fine dell’attivazione, {1, plural, one {# Punto Azione rimasto} other {# Punti Azione rimasti}}.',
  '{0} has no points left and is eliminated.': '{0}: nessun Punto Azione rimasto, eliminazione.',

  // Reserve and reaction
  'may not react in its own side’s turn': 'nessuna reazione nel turno della propria fazione',
  'may not react: only armour that was put in Reserve in the extra movement may':
    'nessuna reazione; reagiscono soltanto i corazzati messi in Riserva nel movimento extra',
  'is in a battle itself and may not react': 'già in battaglia, quindi nessuna reazione',
  '{0} may only react to a hex with a battle; there is none in {1}.':
    '{0}: reazione possibile soltanto verso un esagono con una battaglia; in {1} non ce n’è.',
  '{0} may be put in Reserve only in the Movement Phase or the extra movement, not in the phase {1}.':
    '{0}: in Riserva soltanto nella Fase di Movimento o nel movimento extra, non in questa fase ({1}).',
  'is in Reserve already': 'già in Riserva',
  'has moved: a unit in Reserve may not move in the same phase':
    'unità già mossa; chi va in Riserva non muove nella stessa fase',
  '{0} is of level {1}; only units of level {2} or higher may be in Reserve.':
    '{0}: livello {1}; in Riserva soltanto unità di livello {2} o superiore.',
  'is not infantry: in the Movement Phase only infantry may be put in Reserve':
    'non è fanteria; nella Fase di Movimento va in Riserva soltanto la fanteria',
  'is not armour: in the extra movement only armour may be put in Reserve':
    'non è corazzata; nel movimento extra vanno in Riserva soltanto i corazzati',
  'No activated Armoured HQ of {0} with a point left is within range of {1}.':
    '{1}: nessun QG corazzato attivato della sua nazione ({0}) con un punto rimasto entro il raggio.',
  'The order names no unit: `reserve UNITS`.': 'Nell’ordine manca l’unità: `reserve UNITS`.',
  '{0} is put in Reserve by {1}.': '{0}: in Riserva, per ordine di {1}.',

  // Points, range, seats and commands
  always: 'sempre',
  'action points': 'Punti Azione',
  'actions, whatever its points': 'azioni, con qualsiasi numero di punti',
  'hexes in {0}': 'esagoni ({0})',
  '{0} may not leave its hex.': '{0}: sempre fermo nel suo esagono.',
  '{0} is moved to {1}.': '{0}: spostamento in {1}.',
  '{0} comes under the command of the {1}.': '{0}: passaggio al comando {1}.',
};
