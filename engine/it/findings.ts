import type { Sentences } from '../model/say.js';

/** Findings about orders, expectations and dice. */
export const findings: Sentences = {
  'This order costs a unit: {0}': 'Quest’ordine costa un’unità: {0}',
  'This order costs {0} units: {1}': 'Quest’ordine costa {0, plural, one {# unità} other {# unità}}: {1}',
  'This arrival costs a unit: {0}': 'Questo arrivo costa un’unità: {0}',
  'This arrival costs {0} units: {1}': 'Questo arrivo costa {0, plural, one {# unità} other {# unità}}: {1}',
  'Expected after {0}: {1}. Got: {2}.': 'Dopo {0}: atteso {1}, ottenuto {2}.',
  '{0} was not played to its end': 'non giocato fino alla fine: {0}',
  'turn {0}': 'turno {0}',
  'the end': 'la fine',
  'the set-up': 'il piazzamento',
  'in play': 'in gioco',
  'no unit {0}': 'nessuna unità {0}',
  'off the map': 'fuori mappa',
  'at {0}': 'in {0}',
  'not {0}': 'non {0}',
  'to happen': 'che accada',
  'no such event': 'nessun evento del genere',
  '`{0}` is not possible now. Possible: {1}.': '`{0}`: ora impossibile. Possibili: {1}.',
  '`{0}` names one {1}; write one order for each.': '`{0}` vuole un solo nome ({1}); scrivi un ordine per ciascuno.',
  '`{0}` was not carried out: orders are carried out in sequence, and the order before it was not asked for either.':
    '`{0}`: non eseguito. Gli ordini si eseguono in sequenza, e anche il precedente non è stato richiesto.',
  '`{0}` was not carried out: turn {1} ended and {2} was not asked to {3}.':
    '`{0}`: non eseguito. Il turno {1} è finito senza che `{3}` fosse richiesto ({2}).',
  '`{0}` was not carried out: turn {1} ended and {2} was not asked to {3} in the phase “{4}”.':
    '`{0}`: non eseguito. Il turno {1} è finito senza che `{3}` fosse richiesto ({2}) nella fase “{4}”.',
  'the phase {0}': 'nella fase {0}',
  'a turn': 'un turno',
  'the phase “{0}”': 'la fase “{0}”',
  'it belongs in {0} of a turn, the first {1}': 'va scritto {0} di un turno, al più presto {1}',
  'it belongs in {0}': 'va scritto {0}',
  '{0} is not asked to {1} in {2}': '`{1}` non è mai richiesto ({0}) durante {2}',
  '“{0}” has begun before this order': 'la fase “{0}” è cominciata prima di quest’ordine',
  '`{0}` was not carried out: {1}.': '`{0}`: non eseguito; {1}.',
  '`{0}` was not carried out: {1} was not asked for it.': '`{0}`: non eseguito, perché non richiesto ({1}).',
  '`{0}` was not carried out: after the result {1} {2} was not asked for it.':
    '`{0}`: non eseguito, perché non richiesto dopo il risultato {1} ({2}).',
  '`{0}` did not happen for {1} in turn {2}.': '`{0}` ({1}): mai avvenuto nel turno {2}.',
  '`{0}` did not happen for {1} in turn {2}; its orders were not carried out.':
    '`{0}` ({1}): mai avvenuto nel turno {2}; i suoi ordini non sono stati eseguiti.',
  'A die of this roll shows {0}, not {1}; the die was rolled instead.':
    'Un dado di questo tiro può dare {0}, non {1}; il dado è stato tirato.',
  'A die of {0} sides shows 1 to {1}, not {2}; the die was rolled instead.':
    'Un dado a {0} facce dà da 1 a {1}, non {2}; il dado è stato tirato.',
  '“{0}” takes {1}; {2} are written: {4}.':
    '“{0}”: {1, plural, one {serve # dado} other {servono # dadi}}, {2, plural, one {# scritto} other {# scritti}}; {4}.',
  'the rest are ignored': 'gli altri sono ignorati',
  'the other was rolled': 'l’altro è stato tirato',
  'the others were rolled': 'gli altri sono stati tirati',
  '{0} are written; `{2}` rolled none.':
    '`{2}`: {0, plural, one {# dado scritto} other {# dadi scritti}}, nessuno tirato.',
  '{0} are written; `{2}` rolled {3}.':
    '`{2}`: {0, plural, one {# dado scritto} other {# dadi scritti}}, {3, plural, one {# tirato} other {# tirati}}.',
  'No dice are rolled at “{0}”.': '“{0}”: qui non si tirano dadi.',
  'Did you mean “{0}”?': 'Forse si intendeva “{0}”?',
  'The check “{0}”': 'Il controllo “{0}”',
  '{0} stopped with an internal error: {1}. This is a fault in Sandtable, not in your text.':
    'Errore interno: {0}, {1}. È un difetto di Sandtable, non del testo.',
  '{0} must be a whole number of {1} or more, not {2}.': '{0}: serve un numero intero, almeno {1}; scritto: {2}.',
  '{0} must be a whole number, not {1}.': '{0}: serve un numero intero; scritto: {1}.',
  '{0} in the rulebook': '{0} nel regolamento',
  '{0} is {1} in the rulebook, too; the house rule changes nothing.':
    '{0}: anche nel regolamento vale {1}; la regola della casa non cambia nulla.',
};
