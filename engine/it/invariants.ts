import type { Sentences } from '../model/say.js';

/** Reasons why no game can reach a stated position. */
export const invariants: Sentences = {
  '{0} is listed in {1} but stands elsewhere': '{0}: elencata in {1}, ma altrove',
  '{0} stands in {1}, owned by the other side': '{0} è in {1}, occupata dall’altra parte',
  '{0} counts {1} units and lists {2}':
    '{0}: {1, plural, one {# unità contata} other {# unità contate}}, {2, plural, one {# elencata} other {# elencate}}',
  '{0} is empty and owned': '{0}: casella vuota ma occupata',
  '{0} units are on the map, {1} are listed':
    '{0, plural, one {# unità} other {# unità}} sulla mappa, {1, plural, one {# elencata} other {# elencate}}',
};
