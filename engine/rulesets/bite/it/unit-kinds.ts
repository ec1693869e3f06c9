import type { Sentences } from '../../../model/say.js';

/** The types and sizes of blocks, from which the names of their kinds are made. */
export const unitKinds: Sentences = {
  shock: 'truppe d’assalto',
  ski: 'sciatori',
  security: 'sicurezza',
  'mechanized infantry': 'fanteria meccanizzata',
  panzer: 'Panzer',
  tank: 'carri',
  'guards infantry': 'fanteria della Guardia',
  'guards mechanized': 'truppe meccanizzate della Guardia',
  'guards tank': 'carri della Guardia',
  'guards artillery': 'artiglieria della Guardia',
  'ss infantry': 'fanteria SS',
  'ss mountain': 'truppe da montagna SS',
  'ss panzer': 'Panzer SS',
  brigade: 'brigata',
  division: 'divisione',
  corps: 'corpo',
  army: 'armata',
  group: 'gruppo',
  wing: 'stormo',
  regiment: 'reggimento',
  fleet: 'flotta',
};
