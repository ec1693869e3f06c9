import type { Sentences } from '../../../model/say.js';

/** Sentences and terms about landings and movement by sea. */
export const sea: Sentences = {
  'is not a Marine unit': 'non è un’unità di Marines',
  '{0} is of level {1}; Marines need level {2} to land.':
    '{0} ha livello {1}; per sbarcare ai Marines serve il livello {2}.',
  'No unit may land in {0}.': 'Con {0} non si può sbarcare.',
  'No activated Naval HQ with a point left is with {0} in a friendly port, in supply and at full strength.':
    'In un porto amico manca accanto a {0} un QG navale attivato con un punto rimasto, rifornito e a piena forza.',
  'No activated Naval HQ with a point left is with {0} in a friendly port, in supply.':
    'In un porto amico manca accanto a {0} un QG navale attivato con un punto rimasto e rifornito.',
  '{0} is {1} hexes away; Marines may land within {2} hexes.':
    '{0} è a {1, plural, one {# esagono} other {# esagoni}}; i Marines sbarcano entro {2} esagoni.',
  'No unit may land in {0}: {1}.': 'In {0} non si può sbarcare: {1}.',
  'No ship can sail from {0} to {1}.': 'Nessuna nave può andare da {0} a {1}.',
  'no land unit can enter it': 'nessuna unità terrestre può entrarvi',
  'it is mountain': 'è montagna',
  'a major city is there': 'vi è una città maggiore',
  'it has shoals': 'vi sono secche',
  'it is not on the coast': 'non è sulla costa',
  'The order names no Marines on the map: `land MARINES to HEX`.':
    'Nell’ordine mancano Marines sulla mappa: `land MARINES to HEX`.',
  'The order names no destination: `land MARINES to HEX`.': 'Nell’ordine manca la destinazione: `land MARINES to HEX`.',
  'A landing needs Marines and a hex.': 'Per uno sbarco servono Marines e un esagono.',
  '{0} among the mines of the {1}': '{0}, mine ({1})',
  '{0} crosses the {1}: {2}.': '{0}, traversata ({1}): {2}.',
  'nothing happens': 'nessun effetto',
  'it strikes a mine': 'urto contro una mina',
  'it is sunk': 'affondamento',
  '{0}: which Marines re-embark from {1}?': '{0}: quali Marines riprendono il mare da {1}?',
  'Only these units in {0} may re-embark: {1}.': 'Da {0} possono riprendere il mare soltanto queste unità: {1}.',
  '{0} re-embarks and returns to {1}.': '{0}: di nuovo in mare, ritorno in {1}.',
  'is not a land unit': 'non è un’unità terrestre',
  'is activated and may not move any more': 'ha già l’attivazione e non può più muovere',
  'is not in a friendly port that is open to troops': 'non è in un porto amico aperto alle truppe',
  'No headquarters can ship {0}: first `activate` a Supreme HQ with the action naval, or the Naval HQ.':
    'Nessun QG può trasportare {0} per mare: prima serve `activate` con un QG supremo che abbia l’azione naval, o con il QG navale.',
  'The port of {0} is bombed and closed to troops in this turn.':
    'Porto bombardato ({0}): in questo turno è chiuso alle truppe.',
  '{0} is not a friendly port that is open to troops.': '{0} non è un porto amico aperto alle truppe.',
  'No ship can sail from {0} to {1}: they share no ice-free sea, and no friendly strait joins their seas.':
    'Nessuna nave può andare da {0} a {1}: non danno su uno stesso mare libero dai ghiacci, e nessuno stretto amico unisce i loro mari.',
  'The order names no unit on the map: `ship UNIT to PORT`.':
    'Nell’ordine manca un’unità sulla mappa: `ship UNIT to PORT`.',
  'The order names no destination: `ship UNIT to PORT`.': 'Nell’ordine manca la destinazione: `ship UNIT to PORT`.',
  'Shipping needs a unit and a port.': 'Per il movimento navale servono un’unità e un porto.',
  'An order ships only one unit: name one unit.': 'Un ordine trasporta per mare una sola unità.',
  '{0} goes by sea from {1} to {2}.': '{0}: per mare da {1} a {2}.',
};
