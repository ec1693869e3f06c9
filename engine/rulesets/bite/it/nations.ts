import type { Sentences } from '../../../model/say.js';

/** Sentences about where the units of a nation may operate, and the names of nations and countries. */
export const nations: Sentences = {
  Germany: 'Germania',
  Italy: 'Italia',
  Finland: 'Finlandia',
  Romania: 'Romania',
  Hungary: 'Ungheria',
  Slovakia: 'Slovacchia',
  'Soviet Union': 'Unione Sovietica',
  Poland: 'Polonia',
  Yugoslavia: 'Jugoslavia',
  'at home': 'patria',
  'the south of the Soviet Union': 'sud dell’Unione Sovietica',

  '{0}: {1} of technology {2}.': '{0}: tecnologia {2} ({1}).',
  'is frozen this month': 'unità congelata in questo mese',
  '{0} may not enter {1}': '{0}: ingresso vietato in {1}',
  '{0}: in the Soviet Union units of {1} must stay south of the green line.':
    '{0}. In Unione Sovietica queste unità ({1}) restano a sud della linea verde.',
  '{0}: the hex is in {1}, where units of {2} may not operate.':
    '{0}. Nel paese di questo esagono ({1}) le unità di questa nazione ({2}) non possono operare.',
  '{0}: the hex is outside the Finnish Operative Area.': '{0}. L’esagono è fuori dall’Area Operativa finlandese.',
  '{0}: the hex is outside the area of the scenario, {1}.': '{0}. L’esagono è fuori dall’area dello scenario: {1}.',
  '{0}: units of {1} may operate only {2}.': '{0}. Le unità di questa nazione ({1}) operano soltanto qui: {2}.',
  '{0}: at most {1} German unit may be in Finland until the Red Army crosses its border.':
    '{0}. In Finlandia può stare al massimo {1, plural, one {# unità tedesca} other {# unità tedesche}}, finché l’Armata Rossa non ne attraversa il confine.',
  '{0}: units of {1} are there, and the two nations may not share a hex.':
    '{0}. Nell’esagono c’è una nazione rivale ({1}), con cui non si può dividere un esagono.',
  '{0} may not attack {1}: the hex is outside the Finnish Attack Zone.':
    '{0}: attacco vietato in {1}, fuori dalla zona di attacco finlandese.',
  '{0}: which of the rival units in {1} is eliminated?': '{0}: quale delle unità rivali in {1} è eliminata?',
  'One of {0} must be eliminated.': 'Da eliminare una di queste unità: {0}.',
};
