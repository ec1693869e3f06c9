import type { Sentences } from '../../../model/say.js';
import { side } from './sides.js';

/** Sentences about supply. */
export const supply: Sentences = {
  'in supply': 'in rifornimento',
  'on emergency supply': 'in Rifornimento di Emergenza',
  '{0} is {1}.': '{0}: {1}.',
  '{0}: which {1} of {2} does {3} supply?': `${side(0)}: {1, plural, one {quale esagono rifornisce} other {quali # esagoni rifornisce}} {3} tra {2}?`,
  '{0}: no unsupplied unit there can trace a line to {1}.':
    '{0}: nessuna unità non rifornita può tracciare da qui una linea fino a {1}.',
  '{0} supplies {1}; the order names {2}.':
    '{0}: {1, plural, one {# esagono rifornito} other {# esagoni riforniti}}; indicati nell’ordine: {2}.',
  'only combat units need supply': 'soltanto le unità combattenti devono essere rifornite',
  'the source': 'la fonte',
  'a limited source': 'fonte limitata',
  '{0} in {1}': '{0} in {1}',
  '{0} hexes to {2}': '{0, plural, =0 {già a} one {# esagono fino a} other {# esagoni fino a}} {2}',
  '{0} to the road or trail in {1}':
    '{0, plural, =0 {già sulla strada o sul sentiero} one {# esagono fino alla strada o al sentiero} other {# esagoni fino alla strada o al sentiero}} in {1}',
  '{0} to the road in {1}':
    '{0, plural, =0 {già sulla strada} one {# esagono fino alla strada} other {# esagoni fino alla strada}} in {1}',
  'along the road to {0}': 'lungo la strada fino a {0}',
  'the map has no supply source of the {0}':
    'sulla mappa non ci sono fonti di rifornimento {0, select, German {tedesche} other {sovietiche}}',
  'every source of the {0} is occupied, controlled or contested by the enemy':
    'ogni fonte {0, select, German {tedesca} other {sovietica}} è occupata, controllata o contesa dal nemico',
  'no open supply line to a source or supply road within {0} hexes in rain':
    'nessuna linea di rifornimento libera fino a una fonte o a una strada di rifornimento entro {0} esagoni con la pioggia',
  'no open supply line to a source or supply road within {0}, {1} through marsh or swamp':
    'nessuna linea di rifornimento libera fino a una fonte o a una strada di rifornimento entro {0, plural, one {# esagono} other {# esagoni}}, {1} attraverso acquitrino o palude',
  'a supply line may not enter hexes that the enemy occupies, controls or contests or enemy strongpoints, and may not cross lakes or rivers without a bridge':
    'una linea di rifornimento non entra in esagoni occupati, controllati o contesi dal nemico né nei suoi caposaldi, e non attraversa laghi, né fiumi senza ponte',
};
