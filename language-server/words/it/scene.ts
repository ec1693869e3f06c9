import type { Sentences } from '../../../engine/model/say.js';

/** The texts of the game record, the battle sheet and the reports in Italian, by their English texts. */
export const scene: Sentences = {
  'passes in {0}': 'passa in {0}',
  ', rolled {0}': ', dado {0}',
  '{0} hits': '{0, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}',
  '{0} on {1}': '{0}: {1}',
  attacker: 'attaccante',
  defender: 'difensore',
  attack: 'attacco',
  defense: 'difesa',
  odds: 'rapporto di forze',
  modifier: 'modificatore',
  hits: 'colpi',
  movement: 'movimento',
  rating: 'valore',
  command: 'comando',
  strength: 'forza',
  'turn {0} {1}': 'turno {0}, {1}',
  'turn {0} {1} {2}': 'turno {0}, {1}: {2}',
  hidden: 'nascosto',
  '{0}:{1} after {2}: {3}': '{0}:{1} dopo {2}: {3}',
  '    expected {0}': '    atteso   {0}',
  '    got      {0}': '    ottenuto {0}',
};
