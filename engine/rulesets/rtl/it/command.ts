import type { Sentences } from '../../../model/say.js';
import { ofSide, side, theSide } from './sides.js';

/** Sentences about command points, leaders, efficiency checks and activation markers. */
export const command: Sentences = {
  '{0} has no command points for this check.': '{0}: nessun Punto Comando per questo controllo.',
  '{0} is disrupted and may not spend command points.': '{0}: disorganizzato, non può spendere Punti Comando.',
  '{0} has already spent its command points.': '{0}: Punti Comando già spesi.',
  'Command points help only declared attacks. An overrun is not a declared attack [8.61].':
    'I Punti Comando aiutano soltanto gli attacchi dichiarati. Uno sfondamento non lo è [8.61].',
  '{0} has already helped this combat; limit: one {1}.':
    '{0}: ha già aiutato questo combattimento; limite: un {1, select, leader {comandante} headquarters {HQ} other {{1}}}.',
  '{0} is not a leader. Only leaders may help to combine formations.':
    '{0}: non è un comandante. Soltanto i comandanti aiutano a combinare formazioni.',
  '{0} may help only the coordination of artillery.': '{0}: aiuta soltanto la coordinazione dell’artiglieria.',
  '{0} must be stacked with a headquarters of {1}.': '{0}: deve essere nell’esagono di un HQ di {1}.',
  '{0} is a leader. Leaders may not help Army units.': '{0}: comandante. I comandanti non aiutano le unità di Armata.',
  'The lead unit {0} does not belong to the formation of {1}.': 'L’unità di testa {0} non è della formazione di {1}.',
  '{0} of {1} attackers belong to the formation of {2}; more than half must belong to it.':
    'Attaccanti della formazione di {2}: {0} su {1}; devono essere più di metà.',
  '{0} must be stacked with an active headquarters.': '{0}: deve essere nell’esagono di un HQ attivo.',
  'No active headquarters of the lead unit’s formation is within {0} of {1}.':
    'Nessun HQ attivo della formazione dell’unità di testa è entro {0, plural, one {# esagono} other {# esagoni}} da {1}.',
  '{0} is {1} from {2}; its command range is {3}.':
    '{0} dista {1, plural, one {# esagono} other {# esagoni}} da {2}; raggio di comando {3}.',
  '{0} cannot be activated. Only leaders on the map of the side whose sequence is played can be activated.':
    '{0}: attivazione impossibile. Si attivano soltanto i comandanti sulla mappa della parte di cui è in corso la sequenza.',
  '{0} is already active.': '{0}: unità già attiva.',
  '{0} has no activation left; limit: {1}.': '{0}: attivazioni esaurite; limite: {1}.',
  '{0} activates himself.': '{0}: attivazione.',
  '{0} retreats with the units to {1}.': '{0}: ritirata in {1} con le unità.',
  'the coordination of aircraft': 'la coordinazione degli aerei',
  'the coordination of artillery': 'la coordinazione dell’artiglieria',
  'the coordination of ground units': 'la coordinazione delle unità di terra',
  'the reaction check': 'il controllo di reazione',
  'the no-retreat check': 'il controllo di No Ritirata',
  'the activation check of the Army unit': 'il controllo di attivazione dell’unità di Armata',
  'the roll to combine formations': 'il tiro di combinazione',
  'the recovery check': 'il controllo di riorganizzazione',
  '{0}: which command points are spent on {1}?': `${side(0)}: quali Punti Comando per {1}?`,
  '{0} help {2}.': 'Punti Comando per {2}: {0}.',
  'Only one {0} may spend points on a check.':
    'Per ogni controllo può spendere punti un solo {0, select, leader {comandante} headquarters {HQ} other {{0}}}.',
  printed: 'sulla pedina',
  reduced: 'a forza ridotta',
  disrupted: 'disorganizzata',
  '{0}, {1}: roll {2} against efficiency {3}, {4}.':
    '{0}, {1}: tiro {2}, ER {3}, {4, select, passed {controllo passato} failed {controllo fallito} full {supporto intero} halved {metà supporto} other {nessun supporto}}.',
  '{0}: which unit is the lead unit?': `${side(0)}: qual è l’unità di testa?`,
  'Choose {0} as the lead unit.': 'L’unità di testa può essere: {0}.',
  '{0} is a headquarters and may not lead other combat units. Choose {1}.':
    '{0}: HQ, non può essere l’unità di testa di altre unità combattenti. Può esserlo: {1}.',
  'The Activation Pool is empty.': 'Il Gruppo di Attivazione è vuoto.',
  'Both markers belong to {0}. Only markers of different formations can be combined.':
    'I due segnalini sono entrambi di {0}. Si combinano soltanto segnalini di formazioni diverse.',
  '{0} tries to combine': 'tentativo di combinazione, {0}',
  'die roll': 'tiro di dado',
  'combination value of {0}': 'valore di combinazione di {0}',
  '{0} is revealed and rolls {1} to combine: {2} acts too.':
    '{0}: segnalino rivelato, tiro di combinazione {1}: agisce anche {2}.',
  '{0} is revealed and rolls {1} to combine: it acts alone.':
    '{0}: segnalino rivelato, tiro di combinazione {1}: agisce senza l’altra formazione.',
  '{0} is revealed and rolls {1} to combine: {2} stays in the Activation Pool.':
    '{0}: segnalino rivelato, tiro di combinazione {1}: {2} resta nel Gruppo di Attivazione.',
  '{0}: is the marker in the pool played, or is a marker drawn?': `${side(0)}: si gioca il segnalino del Gruppo di Attivazione o se ne pesca uno?`,
  '{0}: is {1} played from the pool, or is a marker drawn?': `${side(0)}: si gioca {1} dal Gruppo di Attivazione o si pesca un segnalino?`,
  '{0}: which marker is played first?': `${side(0)}: quale segnalino si gioca per primo?`,
  'Choose one of the markers in the cup: {0}.': 'Va scelto un segnalino della tazza: {0}.',
  'set by the scenario': 'come indica lo scenario',
  'Pass Sequences of the enemy': 'Sequenze di Passare del nemico',
  'modifier of the scenario': 'modificatore dello scenario',
  'the rolls are equal, so the First Player stays the same': 'tiri pari, il Primo Giocatore non cambia',
  'the higher roll': 'tiro più alto',
  'initiative of the {0}': `iniziativa ${ofSide(0)}`,
  'The {0} rolls {1} for initiative.': `Iniziativa ${ofSide(0)}: tiro {1}.`,
  'The {0} is First Player: {1}.': `Primo Giocatore: ${theSide(0)} ({1}).`,
  'the order of the {0}’s markers': 'ordine dei segnalini {0, select, German {tedeschi} other {sovietici}}',
  '{0}: which {1} of the markers {2} wait for the next turn?': `${side(0)}: {1, plural, one {quale segnalino aspetta} other {quali # segnalini aspettano}} il turno successivo tra {2}?`,
  'Name {0} of the markers {1}; the order names {2}.': 'Segnalini da indicare tra {1}: {0}; indicati nell’ordine: {2}.',
};
