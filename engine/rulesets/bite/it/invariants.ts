import type { Sentences } from '../../../model/say.js';

/** Reasons why no game can reach a stated position. */
export const invariants: Sentences = {
  '{0} owes {1} points [7.3]': '{0}: Punti Produzione in debito ({1}) [7.3]',
  '{0} was given {1} points [5.2.aid]':
    '{0}: {1, plural, one {# punto ricevuto} other {# punti ricevuti}} in aiuto [5.2.aid]',
  'the store of Lend-Lease points is negative [34.0]': 'la riserva di punti Lend-Lease è negativa [34.0]',
  'there are fewer Lend-Lease points than points of routes without a connection [34.0.placement]':
    'i punti Lend-Lease sono meno di quelli delle rotte non collegate [34.0.placement]',
  '{0} has {1} new units [7.3.1]': '{0}: {1, plural, one {# nuova unità} other {# nuove unità}} [7.3.1]',
  '{0} stands below its last step [3.15]': '{0}: sotto l’ultimo Punto Forza [3.15]',
  '{0} stands in {1}, which is closed to units [7.5.4]': '{0} è in {1}, esagono chiuso alle unità [7.5.4]',
  'both sides stand in {0} [3.22]': 'tutte e due le fazioni sono in {0} [3.22]',
  '{0} stands in {1} and does not hold it [3.3]': '{1}: presente e senza controllo ({0}) [3.3]',
  '{0}: {1} [3.10]': '{0}: {1} [3.10]',
};
