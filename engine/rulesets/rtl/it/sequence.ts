import type { Sentences } from '../../../model/say.js';
import { side, theSide } from './sides.js';

/** Sentences about sequences, Army units, weather, stacking and victory. */
export const sequence: Sentences = {
  '{0}: an assault sequence of {1}.': '{0}: Sequenza di Assalto, {1}.',
  '{0}: a mobile sequence of {1}.': '{0}: Sequenza Mobile, {1}.',
  '{0}: which formation does the free marker activate?': `${side(0)}: quale formazione attiva il segnalino libero?`,
  '{0} cannot join. Only Army units on the map of the side whose sequence is played can join.':
    '{0}: non può unirsi. Si uniscono soltanto le unità di Armata sulla mappa della parte di cui è in corso la sequenza.',
  '{0} has no activation left in this turn; limit: {1}.': '{0}: attivazioni esaurite in questo turno; limite: {1}.',
  'Army units join before any unit moves: {0} is too late.':
    'Le unità di Armata si uniscono prima di ogni movimento: troppo tardi per {0}.',
  '{0} is a leader. Activate him in the movement phase.': '{0}: comandante, si attiva nella Fase di Movimento.',
  '{0} is out of command range. It can try to join in the movement phase, after construction.':
    '{0}: fuori dal raggio di comando. Può tentare di unirsi nella Fase di Movimento, dopo la costruzione.',
  '{0} joins {1}.': '{0}: attivazione con {1}.',
  activation: 'attivazione',
  'Name the units that join: `activate UNITS`.': 'Mancano le unità che si uniscono: `activate UNITÀ`.',
  '{0}: which Army units join before construction?': `${side(0)}: quali unità di Armata si uniscono prima della costruzione?`,
  '{0}: for which sequence is the marker played?': `${side(0)}: per quale sequenza si gioca il segnalino?`,
  '{0}: for which sequence is {1} played?': `${side(0)}: per quale sequenza si gioca {1}?`,
  '{0} is not in the Activation Pool.': '{0}: non è nel Gruppo di Attivazione.',
  '{0} is not one of the two markers: {1}.': '{0}: non è uno dei due segnalini, {1}.',
  'The marker to be played has already been chosen.': 'Il segnalino da giocare è già scelto.',
  'Only one attempt to combine markers is allowed per sequence.':
    'In ogni sequenza è permesso un solo tentativo di combinare segnalini.',
  'In this turn the scenario requires an assault sequence of the {0}.': `In questo turno lo scenario impone una Sequenza di Assalto: ${theSide(0)}.`,
  'In this turn the scenario requires a {0} sequence of the {1}.': `In questo turno lo scenario impone una Sequenza {0, select, mobile {Mobile} pass {di Passare} other {{0}}}: ${theSide(1)}.`,
  '{0} was played from the Activation Pool and may not be passed.':
    '{0}: giocato dal Gruppo di Attivazione, non può passare.',
  '{0} is revealed and may not be passed.': '{0}: segnalino rivelato, non può passare.',
  'The Activation Pool already holds {0}; limit: one marker.':
    'Nel Gruppo di Attivazione c’è già {0}; limite: un segnalino.',
  'This is the last marker of the turn and may not be passed.': 'È l’ultimo segnalino del turno e non può passare.',
  'The {0} passes.': `Passa ${theSide(0)}.`,
  'The {0} passes with {1}.': `Passa ${theSide(0)}: {1}.`,
  '{0} Which unit is eliminated?': '{0} Quale unità è eliminata?',
  '{0} stacking points': '{0, plural, one {# punto} other {# punti}} di raggruppamento',
  'Neither side wins.': 'Non vince nessuna delle parti.',
  '{0} wins.': `Vince ${theSide(0)}.`,
  'die roll {0}': 'dado {0}',
  'The weather is {0}: {1}.': 'Tempo {0, select, dry {asciutto} overcast {nuvoloso} other {di pioggia}} ({1}).',
  'unchanged, because the scenario gives no weather for this turn':
    'invariato, lo scenario non lo indica per questo turno',
  'the weather': 'tempo',
};
