import type { Sentences } from '../../model/say.js';

/** Reasons why no game can reach a stated position. */
export const invariants: Sentences = {
  '{0} has no step left': '{0}: nessun livello rimasto',
  '{0} holds too many units': '{0}: troppe unità',
};
