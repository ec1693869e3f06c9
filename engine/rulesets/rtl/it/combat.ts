import type { Sentences } from '../../../model/say.js';
import { feminine, side } from './sides.js';

/** Sentences about attacks, their odds, modifiers and losses. */
export const combat: Sentences = {
  'coordination against {0}': 'coordinazione contro {0}',
  '{0} declare an attack on {1}.': 'Attacco dichiarato contro {1}: {0}.',
  '{0} to {1}: {2} on the {3} table, {4} if all checks succeed':
    '{0} a {1}: {2}, tabella {3, select, assault {dell’Assalto} other {Mobile}}, {4} se tutti i controlli sono passati',
  '{0} to {1}: {2} on the {3} table, {4}':
    '{0} a {1}: {2}, tabella {3, select, assault {dell’Assalto} other {Mobile}}, {4}',
  '{0}, lead unit {1}: chance of coordination {2} %': '{0}, unità di testa {1}: probabilità di coordinazione {2}%',
  aircraft: 'aerei',
  artillery: 'artiglieria',
  'ground units': 'unità di terra',
  'with {0} command points of {1}: {2} %': 'con {0, plural, one {# Punto} other {# Punti}} Comando di {1}: {2}%',
  '{0} does not belong to the attacking side.': '{0}: non appartiene alla parte che attacca.',
  '{0} is not on the map.': '{0}: non è sulla mappa.',
  '{0} is artillery: it may only support attacks.': '{0}: artiglieria, può soltanto sostenere gli attacchi.',
  '{0} has no attack strength.': '{0}: nessuna forza di attacco.',
  '{0} already attacks {1}.': '{0}: attacca già {1}.',
  '{0} has already attacked in this Combat Phase.': '{0}: ha già attaccato in questa Fase di Combattimento.',
  '{0} is not active. Inactive units may attack only in an Assault Sequence.':
    '{0}: non attiva. Le unità non attive possono attaccare soltanto in una Sequenza di Assalto.',
  '{0} has no {1} combat unit.': `In {0} non c’è nessuna unità combattente ${feminine(1)}.`,
  'An attack on {0} is already declared. Name all attackers in one order.':
    'L’attacco contro {0} è già dichiarato. Tutti gli attaccanti vanno in un solo ordine.',
  'no road or railway crosses the hexside of the swamp to {0}':
    'nessuna strada o ferrovia attraversa il lato di palude verso {0}',
  'No unit adjacent to {0} may attack it.': 'Nessuna unità adiacente a {0} può attaccarlo.',
  'None of these units is active. The lead unit of an attack must be active.':
    'Nessuna di queste unità è attiva. L’unità di testa di un attacco deve essere attiva.',
  '{0} in {1} is {2} hexes from {3}. Attackers must be adjacent.':
    '{0} in {1}: dista {2, plural, one {# esagono} other {# esagoni}} da {3}. Gli attaccanti devono essere adiacenti.',
  '{0} in {1} may not attack {2}: {3}.': '{0} in {1}: attacco contro {2} non permesso, {3}.',
  'The attack strength of these units, after halving, is below 1.':
    'Dopo il dimezzamento la forza di attacco di queste unità è inferiore a 1.',
  '{0} to {1} is below 1-4, the lowest odds allowed.':
    '{0} a {1} è inferiore a 1-4, il rapporto di forze minimo ammesso.',
  '{0}: which units lose {1}?': `${side(0)}: chi perde {1, plural, one {# livello} other {# livelli}}?`,
  '{0} cannot take this step. Name one of {1}.': '{0}: non può subire questa perdita. Possono subirla: {1}.',
  '{0} has only {1} to lose.': '{0}: {1, plural, one {resta # livello} other {restano # livelli}} da perdere.',
  'The order names {0}; {1} must be lost.':
    'L’ordine indica {0, plural, one {# livello} other {# livelli}}; i livelli da perdere sono {1}.',
  '{0} loses a step.': '{0}: 1 livello perso.',
  '{0} is eliminated.': '{0}: eliminazione.',
  '{0} are disrupted.': 'Disorganizzazione: {0}.',
  'no retreat': 'No Ritirata',
  'combined arms': 'Armi Combinate',
  'ground units not coordinated': 'unità di terra non coordinate',
  engineers: 'genieri',
  'all attackers across a stream': 'tutti gli attaccanti attraverso un ruscello',
  attack: 'attacco',
  defense: 'difesa',
  'limited to ±{0}': 'limite ±{0}',
  'efficiency {0} of {1} against {2} of {3}': 'ER {0} di {1} contro {2} di {3}',
  'below 1-4': 'inferiore a 1-4',
  '{0} to {1}: {2}': '{0} a {1}: {2}',
  'out of supply': 'fuori rifornimento',
  'into or out of swamp': 'verso la palude o dalla palude',
  'across a river': 'attraverso un fiume',
  '{0}: which attacks are declared?': `${side(0)}: quali attacchi sono dichiarati?`,
  '{0}: which attack is carried out next?': `${side(0)}: quale attacco si svolge ora?`,
  'Choose one of the declared attacks: {0}.': 'Va scelto uno degli attacchi dichiarati: {0}.',
  '{0} of {1} at {2}': '{0, select, overrun {sfondamento in} other {combattimento in}} {1}, colonna {2}',
  '{0} without a roll': '{0} senza tirare il dado',
  'roll {0} {1}: row {2}, {3}': 'dado {0} {1}: riga {2}, {3}',
  '{0}: {1} to {2}, {3} on the {4} table; no roll: {5}.':
    '{0}: {1} a {2}, {3}, tabella {4, select, assault {dell’Assalto} other {Mobile}}; nessun tiro: {5}.',
  '{0}: {1} to {2}, {3} on the {4} table; roll {5} {6}, row {7}: {8}.':
    '{0}: {1} a {2}, colonna {3} della tabella {4, select, assault {dell’Assalto} other {Mobile}}; dado {5} {6}, riga {7}: {8}.',
  'The Assault table must be used: this is an Assault Sequence.':
    'La tabella dell’Assalto è obbligatoria: la sequenza è di Assalto.',
  'The Assault table must be used: it rains.': 'La tabella dell’Assalto è obbligatoria: piove.',
  'The Assault table must be used: no armoured unit attacks.':
    'La tabella dell’Assalto è obbligatoria: non attacca nessuna unità corazzata.',
  'The Assault table must be used: {0} is a city, hills, swamp or a strongpoint.':
    'La tabella dell’Assalto è obbligatoria: in {0} ci sono città, colline, palude o un caposaldo.',
  'The Assault table must be used: all attackers attack across a river.':
    'La tabella dell’Assalto è obbligatoria: tutti gli attaccanti attaccano attraverso un fiume.',
  '{0}: which combat table is used?': `${side(0)}: quale tabella di combattimento si usa?`,
  'defender: eliminated': 'difensore: eliminazione',
  'attacker: {0}': 'attaccante: {0}',
  'defender: {0}': 'difensore: {0}',
  'attacker: {0}; defender: {1}': 'attaccante: {0}; difensore: {1}',
  'retreat, disrupted': 'ritirata, disorganizzazione',
  retreat: 'ritirata',
  '{0}, retreat, disrupted': '{0, plural, one {# livello} other {# livelli}}, ritirata, disorganizzazione',
  '{0}, disrupted': '{0, plural, one {# livello} other {# livelli}}, disorganizzazione',
  '{0}, retreat': '{0, plural, one {# livello} other {# livelli}}, ritirata',
};
