import type { Sentences } from '../../model/say.js';

/** Texts in the files with which an author begins a new game or scenario. */
export const newGame: Sentences = {
  'A small game to begin with. The guide is docs/game-of-your-own.md. Published games differ in the answers in\n// parentheses, such as `leave = free`: completion offers the others and says which games play them.':
    'Un piccolo gioco per cominciare. La guida è docs/game-of-your-own.it.md. I giochi pubblicati danno risposte diverse\n// tra parentesi, come `leave = free`: il completamento propone le altre e dice quali giochi le usano.',
  North: 'Nord',
  South: 'Sud',
  'A unit spends movement points for the hexes that it enters.':
    'Un’unità spende punti movimento per gli esagoni in cui entra.',
  'Zones of control': 'Zone di controllo',
  'A unit stops when it enters an enemy zone of control.': 'Un’unità si ferma quando entra in ZOC nemica.',
  Combat: 'Combattimento',
  'Units attack an adjacent hex. The odds and a die give the result.':
    'Le unità attaccano un esagono adiacente. Il rapporto di forze e un dado danno il risultato.',
  'A unit that cannot trace a line to its edge of the map attacks with half of its strength.':
    'Un’unità che non può tracciare una linea fino al suo bordo della mappa attacca con metà della forza.',
  'Nothing happens.': 'Nessun effetto.',
  'The attackers retreat.': 'Gli attaccanti si ritirano.',
  'The attackers are eliminated.': 'Gli attaccanti sono eliminati.',
  'The defenders are eliminated, and the attackers lose as much strength.':
    'I difensori sono eliminati, e gli attaccanti perdono altrettanta forza.',
  'The defenders retreat.': 'I difensori si ritirano.',
  'The defenders are eliminated.': 'I difensori sono eliminati.',
  'out of supply': 'fuori rifornimento',
  'Where the map comes from.': 'Da dove viene la mappa.',
  'Where the values come from.': 'Da dove vengono i valori.',
  Ford: 'Guado',
  'Brem road': 'Strada di Brem',
  West: 'Ovest',
  East: 'Est',
  '1st': '1°',
  '2nd': '2°',
  Hussars: 'Ussari',
  Guard: 'Guardia',
  Line: 'Linea',
  Uhlans: 'Ulani',
  Field: 'Campo',
  'My first scenario': 'Il mio primo scenario',
  'First {0} of {1}': '{1}, {0} 1',
};
