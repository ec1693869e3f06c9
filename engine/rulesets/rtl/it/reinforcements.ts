import type { Sentences } from '../../../model/say.js';
import { side } from './sides.js';

/** Sentences about reinforcements, replacements and recovery. */
export const reinforcements: Sentences = {
  '{0} are due.': 'Rinforzi: {0}.',
  '{0} are due at {2}.': 'Rinforzi ({2}): {0}.',
  '{0} is not waiting to enter the map.': '{0}: non aspetta di entrare sulla mappa.',
  '{0} may enter only while {1} is active.': '{0}: entra soltanto mentre è attiva la formazione {1}.',
  '{0} may enter from activation {1} of {2} in this turn; this is activation {3}.':
    '{0}: in questo turno entra dall’attivazione {1} di {2}; questa è l’attivazione {3}.',
  '{0} enters at no hex, not at {1}{2}.': '{0}: nessun esagono di entrata, quindi non {1}{2}.',
  '{0} enters at {1}, not at {2}{3}.': '{0}: entrata da {1}, non da {2}{3}.',
  '{0} has an enemy combat unit.': 'In {0} c’è un’unità combattente nemica.',
  '{0} is adjacent to the enemy. A leader may enter there only to a friendly combat unit.':
    '{0} è adiacente al nemico. Un comandante vi entra soltanto dove c’è un’unità combattente amica.',
  '{0} cannot enter {1} without a road, railway or trail.':
    '{0}: senza strada, ferrovia o sentiero non può entrare in {1}.',
  '{0} has {1} MP; {2} costs {3}.': '{0}: {1, number} MP; {2} ne costa {3, number}.',
  '{0} is full, and {1} would have to stop there.': '{0} è al limite di raggruppamento, e {1} dovrebbe fermarsi lì.',
  'Name the units and the hex: `enter UNITS to HEX`.': 'Mancano le unità e l’esagono: `enter UNITÀ to ESAGONO`.',
  'Name one hex. Continue from there with `move`.': 'Serve un solo esagono. Da lì si prosegue con `move`.',
  '{0} enters the map in {1} for {2} MP.': '{0}: entrata sulla mappa in {1}, {2, number} MP.',
  '{0}: which units get steps back? Available: {1}.': `${side(0)}: chi riceve livelli? Disponibili: {1}.`,
  '{0} is not an infantry unit of the {1}. Only infantry gets steps back.':
    '{0}: non è fanteria {1, select, German {tedesca} other {sovietica}}. Soltanto la fanteria riceve livelli.',
  '{0} is neither reduced on the map nor eliminated.': '{0}: né a forza ridotta sulla mappa né eliminata.',
  '{0} is already on its reduced side.': '{0}: già a forza ridotta.',
  '{0} needs {1}; {2} available.':
    '{0}: {1, plural, one {serve # livello} other {servono # livelli}}; disponibili {2}.',
  '{0} must return with a headquarters of its formation, but none on the map has room.':
    '{0}: deve tornare con un HQ della sua formazione, ma sulla mappa nessuno ha posto.',
  'These units need {0}; {1} available.':
    'A queste unità {0, plural, one {serve # livello} other {servono # livelli}}; disponibili {1}.',
  'Name the units: `rebuild UNITS`.': 'Mancano le unità: `rebuild UNITÀ`.',
  '{0} is at full strength again.': '{0}: di nuovo a piena forza.',
  '{0} returns at full strength in {1}.': '{0}: ritorno a piena forza in {1}.',
  '{0} returns reduced in {1}.': '{0}: ritorno a forza ridotta in {1}.',
  '{0} recovers.': '{0}: riorganizzazione.',
  '{0}: are command points spent on the recovery of {1}?': `${side(0)}: si spendono Punti Comando per la riorganizzazione di {1}?`,
  'The recovery check of {0} is next.': 'Ora tocca al controllo di riorganizzazione di {0}.',
  recovery: 'riorganizzazione',
  'spend nothing': 'nessun Punto Comando',
};
