import type { Sentences } from '../../../model/say.js';

/** Sentences about overruns. */
export const overrun: Sentences = {
  '{0} does not belong to the moving side.': '{0}: non appartiene alla parte che muove.',
  'No unit may overrun in an Assault Sequence.': 'In una Sequenza di Assalto non ci sono sfondamenti.',
  'No unit may overrun in rain.': 'Con la pioggia non ci sono sfondamenti.',
  '{0} has ended its movement. Overrun first, or directly after moving adjacent.':
    '{0}: movimento terminato. Lo sfondamento va fatto prima, o subito dopo essere diventati adiacenti.',
  '{0} is neither motorized nor cavalry and must stay behind.':
    '{0}: né unità motorizzata né cavalleria, deve restare indietro.',
  '{0} is disrupted and may not overrun.': '{0}: unità disorganizzata, non può sfondare.',
  '{0} is out of supply and may not overrun.': '{0}: fuori rifornimento, non può sfondare.',
  '{0} has no enemy combat unit.': 'In {0} non c’è nessuna unità combattente nemica.',
  '{0} is not adjacent to {1}. Move there first.': '{0} non è adiacente a {1}. Prima occorre avvicinarsi.',
  'A river separates the units from {0}. No overrun may cross a river, even with a bridge.':
    'Un fiume separa le unità da {0}. Nessuno sfondamento può attraversare un fiume, nemmeno su un ponte.',
  '{0} is a city. It may not be overrun.': '{0}: città. Non si può sfondare.',
  '{0} is {1}. It may not be overrun.': '{0}: {1}. Non si può sfondare.',
  '{0} has a finished enemy strongpoint and may not be overrun.':
    'In {0} c’è un caposaldo nemico finito, che non si può sfondare.',
  '{0} is in ZOCs from {1} enemy hexes; limit for an overrun: one.':
    '{0} è in ZOC di nemici di {1} esagoni; limite per uno sfondamento: uno.',
  'Name the units that overrun {0}: `overrun HEX with UNITS`.':
    'Mancano le unità che sfondano in {0}: `overrun ESAGONO with UNITÀ`.',
  '{0} and {1} are in different hexes.': '{0} e {1}: esagoni diversi.',
  '{0} and {1} did not begin the phase in the same hex.': '{0} e {1}: inizio della fase in esagoni diversi.',
  '{0} and {1} did not move here together. No unit may join the stack on the way.':
    '{0} e {1}: arrivo separato. Nessuna unità può unirsi al gruppo lungo il percorso.',
  '{0} may only overrun the enemy whose ZOC reaches {1}, or stop.':
    '{0}: può soltanto sfondare il nemico la cui ZOC arriva in {1}, o fermarsi.',
  '{0} cannot overrun: {1}.': '{0}: sfondamento impossibile, {1}.',
  'The overrun costs {0} {1} MP; {2} left.': '{0}: lo sfondamento costa {1, number} MP; disponibili {2, number}.',
  '{0}: an overrun requires a unit that shows a vehicle, or cavalry.':
    '{0}: per sfondare serve un’unità con la sagoma di un veicolo, o la cavalleria.',
  '{0}: an overrun requires armour or cavalry.': '{0}: per sfondare servono corazzati o cavalleria.',
  overrun: 'sfondamento',
  'Name one hex: `overrun HEX with UNITS`.': 'Serve un solo esagono: `overrun ESAGONO with UNITÀ`.',
  '{0} overrun {2} for {3} MP.': 'Sfondamento in {2}: {0}, {3, number} MP.',
  '{0} enter {2}; the hex is in another enemy ZOC.': '{0}: ingresso in {2}, in un’altra ZOC nemica.',
  '{0} enter {2}.': '{0}: ingresso in {2}.',
};
