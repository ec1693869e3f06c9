import type { Sentences } from '../../../model/say.js';

/** Reasons why no game can reach a stated position. */
export const invariants: Sentences = {
  '{0} stands in {1}, owned by the other side': '{0} è in {1}, settore occupato dall’altra parte',
  '{0} is empty and owned': '{0}: settore vuoto ma occupato',
  '{0} has {1} PR of {2}': '{0}: {1} PR su {2}',
  '{0} has no PR and is not off the table': '{0}: nessun PR, ma non fuori dal tavolo',
  '{0} is destroyed with {1} PR': '{0}: distruzione con {1} PR',
  '{0} used {1} sectors of {2}': '{0}: {1} settori usati su {2}',
  '{0} has an unknown kind of work': '{0}: lavoro di tipo sconosciuto',
  '{0} has an unknown kind of mines': '{0}: mine di tipo sconosciuto',
  '{0} has an unknown kind of bridge': '{0}: ponte di tipo sconosciuto',
  '{0} activated {1} divisions and counts {2}':
    '{0}: {1, plural, one {# divisione attivata} other {# divisioni attivate}}, ma il conto è {2}',
  'one side activated two divisions more than the other': 'una parte ha attivato due divisioni più dell’altra',
  '{0} moved {1} of {2} units': '{0}: {1, plural, one {# unità mossa} other {# unità mosse}} su {2}',
};
