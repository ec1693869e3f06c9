import type { Sentences } from '../model/say.js';

/** Sentences that all games share, in the words of games on hexes. A game on hexes adds them to its own. */
export const onHexes: Sentences = {
  'Nothing is open now.': 'Ora nessun esagono è libero.',
  'Open: {0}.': 'Liberi: {0}.',
  cell: 'esagono',
  cells: 'esagoni',
  'covered: {0}': 'coperti: {0}',
  'open: {0}': 'scoperti: {0}',
  'These units start in different cells, so they cannot take one path through the cells of `via`. Write one order for each cell.':
    'Queste unità partono da esagoni diversi e non possono seguire un solo percorso per gli esagoni di `via`. Scrivi un ordine per ogni esagono.',
  'No path leads through the cells of `via`.': 'Nessun percorso passa per gli esagoni di `via`.',
  'Zone of control': 'ZOC',
  '{0} and {1} units begin in {2}; enemies never share {3}.':
    '{2}: unità di entrambe le parti ({0}, {1}). Unità nemiche non dividono mai un esagono.',
  '{0} cells': '{0, plural, one {# esagono} other {# esagoni}}',
  'Nearest free {0}: {1}.': 'Esagono libero più vicino: {1}.',
  'The map has no cell {0}.': 'La mappa non ha l’esagono {0}.',
  'no cell has room for all these units: place them one after another':
    'nessun esagono ha posto per tutte queste unità: piazzale una alla volta',
  '{0} for {1} {2} that have room for {3}; {4} may stack {5} in each.':
    '{0} {0noun} per {1, plural, one {# esagono} other {# esagoni}}, con posto per {3}; limite di raggruppamento ({4}): {5} per ciascuno.',
  'No unit of {0} can ever be in all cells of {1}, so {2} never holds {3}. Change the map, the set-up or the place.':
    'Nessuna unità ({0}) può raggiungere tutti gli esagoni di {1}, quindi il controllo di {3} è impossibile ({2}). Cambia la mappa, il piazzamento o il luogo.',
};
