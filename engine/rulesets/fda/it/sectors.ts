import type { Sentences } from '../../../model/say.js';

/** Sentences that all games share, in the words of this game, whose cells are called sectors. */
export const onSectors: Sentences = {
  'Nothing is open now.': 'Ora nessun settore è libero.',
  'Open: {0}.': 'Liberi: {0}.',
  cell: 'settore',
  cells: 'settori',
  hex: 'settore',
  hexes: 'settori',
  '{0} cells': '{0, plural, one {# settore} other {# settori}}',
  'covered: {0}': 'coperti: {0}',
  'open: {0}': 'scoperti: {0}',
  'no cell has room for all these units: place them one after another':
    'nessun settore ha posto per tutte queste unità: piazzale una alla volta',
  '{0} in {1}; {2} may stack {3}{4}.': '{0} {0noun} in {1}; limite per settore ({2}): {3}{4}.',
  '{0} for {1} {2} that have room for {3}; {4} may stack {5} in each.':
    '{0} {0noun} per {1, plural, one {# settore} other {# settori}}, con posto per {3}; limite per settore ({4}): {5}.',
  'Nearest free {0}: {1}.': 'Settore libero più vicino: {1}.',
  'No unit of {0} can ever be in all cells of {1}, so {2} never holds {3}. Change the map, the set-up or the place.':
    'Nessuna unità ({0}) può raggiungere tutti i settori di {1}, quindi il controllo di {3} è impossibile ({2}). Cambia la mappa, il piazzamento o il luogo.',
  'These units start in different cells, so they cannot take one path through the cells of `via`. Write one order for each cell.':
    'Queste unità partono da settori diversi e non possono seguire un solo percorso per i settori di `via`. Scrivi un ordine per ogni settore.',
  'No path leads through the cells of `via`.': 'Nessun percorso passa per i settori di `via`.',
  '{0} and {1} units begin in {2}; enemies never share {3}.':
    '{2}: unità di entrambe le parti ({0}, {1}). Unità nemiche non dividono mai un settore.',
  'The map has no cell {0}.': 'La mappa non ha il settore {0}.',
  'The picture in each cell of this terrain, a PNG or JPEG file.':
    'L’immagine in ogni settore di questo terreno, un file PNG o JPEG.',
  'Gives the points for each cell of the place separately. With `once`, gives them only the first time for each cell.':
    'Assegna i punti separatamente per ogni settore del luogo. Con `once`, solo la prima volta per ogni settore.',
};
