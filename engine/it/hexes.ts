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
};
