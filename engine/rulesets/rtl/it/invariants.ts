import type { Sentences } from '../../../model/say.js';

/** Reasons why no game can reach a stated position. */
export const invariants: Sentences = {
  '{0} stands in {1}, owned by the other side': '{0} è in {1}, esagono occupato dall’altra parte',
  '{0} is empty and owned': '{0}: esagono vuoto ma occupato',
  '{0} is on the map': '{0}: presente sulla mappa',
  '{0} is in a lake [8.3]': '{0}: in un lago [8.3]',
  '{0} has lost its last step and is on the map [3.61]': '{0}: sulla mappa, ma perso l’ultimo livello [3.61]',
  'the stored ZOC of {0} does not match its units [3.2]': 'la ZOC conservata di {0} non corrisponde alle unità [3.2]',
  '{0} has {1} stacking points [3.32]': '{0}: {1, plural, one {# punto} other {# punti}} raggruppamento [3.32]',
  '{0} is not friendly to the side that controls it [3.11]':
    '{0}: esagono non amico della parte che lo controlla [3.11]',
  'a marker is in an Activation Pool after all are played [7.25]':
    'un segnalino è in un Gruppo di Attivazione, ma sono stati giocati tutti [7.25]',
};
