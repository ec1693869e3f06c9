import type { Sentences } from '../../../engine/model/say.js';

/** Findings about forces, scenarios, orders and expectations. */
export const compile: Sentences = {
  '“{0}” belongs to “{1}” only, not to the names before it in the list.':
    '“{0}” vale solo per “{1}”, non per i nomi che lo precedono nell’elenco.',
  '“{0}” is already given here; remove one of the two.': '“{0}” c’è già; togli uno dei due.',
  'First given here.': 'Indicato qui la prima volta.',
  '“{0}” takes the total of the units: a number, or a range like 60..65.':
    '“{0}” vuole il totale delle unità: un numero, o un intervallo come 60..65.',
  '“{0}” takes {1}; here it has “{2}”.{3}': '“{0}” vuole {1}; qui ha “{2}”.{3}',
  ' Put it in quotes.': ' Va tra virgolette.',
  '“{0}” takes {1}; here it has none.': '“{0}” vuole {1}; qui manca.',
  '“{0}” takes {1}; here it has “{2}”.': '“{0}” vuole {1}; qui ha “{2}”.',
  '{0} has no rule {1}.{2}': '{0} non ha una regola {1}.{2}',
  '{0} has no {1} “{2}”.{3}{4}': '{0}: {1} “{2}” inesistente.{3}{4}',
  ' Known: {0}.': ' Possibili: {0}.',
  ' Known: {0}, and {1} more.': ' Possibili: {0} (+{1}).',
  ' Did you mean {0}?': ' Forse si intendeva {0}?',
  '{0} is less than {1}: write the smaller number first, {2}..{3}.':
    '{0} è minore di {1}: scrivi prima il numero più piccolo, {2}..{3}.',
  'Nothing is expected here: write what must be true, like “25/7 at 1523”.':
    'Qui manca il risultato atteso: scrivi che cosa deve essere vero, per esempio “25/7 at 1523”.',
  'Nothing is expected of {0}: write a place, like “at 1523”, or a state, like “(eliminated)”.':
    'Manca il risultato atteso per {0}: scrivi un luogo, per esempio “at 1523”, o uno stato, per esempio “(eliminated)”.',
  'The end of the game, with its last dice and the verdict.': 'La fine della partita, con gli ultimi dadi e l’esito.',
  'The roll “{0}” is already given; the first counts. Remove one of the two.':
    'Il tiro “{0}” c’è già; vale il primo. Togli uno dei due.',
  'The seed of the dice is already given; the first counts. Remove one of the two.':
    'Il seme dei dadi c’è già; vale il primo. Togli uno dei due.',
  'Only units can share a statement. A formation with members in braces needs a statement of its own.':
    'Solo le unità possono condividere un’istruzione. Una formazione con membri tra parentesi graffe ha bisogno di un’istruzione propria.',
  'The faces of a counter are separated by “|”: {0}. A comma separates the values of several sources, each with its “source”.':
    'Le facce di una pedina si separano con “|”: {0}. La virgola separa i valori di più fonti, ciascuna con il suo “source”.',
  '{0} is {1} here and {2} before. The first counts; delete the other, or find out which is right.':
    '{0}: qui {1}, prima {2}. Vale il primo; cancella l’altro, o verifica quale è giusto.',
  'The values that count.': 'I valori che valgono.',
  'The number of counters must be 1 to {0}; here it is {1}.': 'Il numero di pedine va da 1 a {0}; qui è {1}.',
  'These units arrive at no turn: write when, “turn 3”. Only an offer or a “when” statement may leave this out.':
    'Manca il turno di arrivo di queste unità: scrivi quando, “turn 3”. Solo un’offerta o un’istruzione “when” può ometterlo.',
  'These units arrive nowhere: write where, “at X” or “by 0101 0102”. Only an offer or a “when” statement may leave this out.':
    'Manca il luogo di arrivo di queste unità: scrivi dove, “at X” o “by 0101 0102”. Solo un’offerta o un’istruzione “when” può ometterlo.',
  '{0} has no pool of “{1}” to draw from. {2}': '{0}: nessuna riserva di “{1}” da cui pescare. {2}',
  'Pools: {0}.': 'Riserve: {0}.',
  'Declare one among the forces: {0}.': 'Dichiarane una tra le forze: {0}.',
  '{0} is {1}; this statement places {2} units.':
    '{0} è della parte {1}; questa istruzione piazza unità della parte {2}.',
  'Declared here, among the forces of {0}.': 'Dichiarata qui, tra le forze della parte {0}.',
  '{0} of {1}': '{0} ({1})',
  '{0} is already placed; a unit has one place. Remove one of the two.':
    '{0}: già sulla mappa; un’unità ha un solo posto. Togli uno dei due.',
  '{0} is placed here first.': '{0}: primo posto.',
  'The scenario already has a position, at which play begins. Remove one of the two positions.':
    'Lo scenario ha già una posizione, da cui comincia la partita. Togli una delle due posizioni.',
  'The first position is here.': 'La prima posizione è qui.',
  '{0} is fixed: {1} has only one reading here. {2} {3} [{4}] Remove the line.':
    '{0} è fisso: qui {1} ammette una sola lettura. {2} {3} [{4}] Togli la riga.',
  '{0} is {1}; not {2}.{3}': '{0} può essere {1}; non {2}.{3}',
  'A unit and a place are called “{0}”. Here the name means the unit; write {1} for the place, or rename one of the two.':
    'Un’unità e un luogo si chiamano “{0}”. Qui il nome indica l’unità; scrivi {1} per il luogo, o dai a uno dei due un altro nome.',
  'Only a requirement of a set-up has a minimum and a maximum; this forbids “{0}” or more.':
    'Solo un obbligo di un piazzamento ha un minimo e un massimo; qui è vietato “{0}” o più.',
  'Only a requirement of a set-up has a minimum and a maximum; a requirement of orders has a minimum only.':
    'Solo un obbligo di un piazzamento ha un minimo e un massimo; un obbligo di ordini ha solo un minimo.',
  '`{0}` ends the actions of a side and cannot be forbidden. Use `require` for what the side must do.':
    '`{0}` chiude le azioni di una parte e non si può vietare. Usa `require` per ciò che la parte deve fare.',
  '“{0}” is already given in this row; the first counts. Remove one of the two.':
    '“{0}” c’è già in questa riga; vale il primo. Togli uno dei due.',
  'A game has 1 to {0} turns, not {1}.': 'Una partita ha da 1 a {0} turni, non {1}.',
  '“turns {0}” are {1} turns, {2}. For one turn, write “turns {3}”.':
    '“turns {0}” significa {1} turni, {2}. Per un solo turno scrivi “turns {3}”.',
  'Turns are numbered from 1; the time before turn 1 is “setup”.':
    'I turni si numerano da 1; il momento prima del turno 1 è “setup”.',
  'Turn {0} is before the game: the scenario begins with turn {1}.':
    'Il turno {0} è prima della partita: lo scenario comincia con il turno {1}.',
  'Turn {0} is beyond the end of the longest game.': 'Il turno {0} è oltre la fine della partita più lunga.',
  'Turn {0} is beyond the game: the scenario ends with turn {1}.':
    'Il turno {0} è oltre la partita: lo scenario finisce con il turno {1}.',
  'Turn {0} is beyond the game: the scenario has {1} turns.':
    'Il turno {0} è oltre la partita: lo scenario ha {1} turni.',
  'Turn {0} comes before turn {1}: write the earlier turn first.':
    'Il turno {0} viene prima del turno {1}: scrivi prima il turno precedente.',
  '{0} has no turn {1}.{2}': '{0} non ha un turno {1}.{2}',
  '{0} numbers its turns; {1} is not a number. Write one, like turn 3.':
    '{0} numera i turni; {1} non è un numero. Scrivine uno, per esempio turn 3.',
  'No unit of this kind has the attributes in parentheses.':
    'Nessuna unità di questo tipo ha gli attributi tra parentesi.',
  'The forces of {0} are written here.': 'Qui sono scritte le forze della parte {0}.',
  '{0} is a name only in quotes: {1}.': '{0} è un nome solo tra virgolette: {1}.',
  '`{0}` does not use `({1})`: it has no attributes except the dice of `(roll …)`. Remove it.':
    '`{0}` non usa `({1})`: non ha attributi, tranne i dadi di `(roll …)`. Toglilo.',
  '`{0}` does not use `({1})`: it has {2}. Remove it.': '`{0}` non usa `({1})`: ha {2}. Toglilo.',
  '`{0}` does not use `{1}`; write `{2}`. Remove it.': '`{0}` non usa `{1}`; scrivi `{2}`. Toglilo.',
  'Units of several kinds.': 'Unità di vari tipi.',
  ' Write cells after “by”: “by {0}”.': ' Le etichette si scrivono dopo “by”: “by {0}”.',
  ' The two differ only {0}.': ' I due nomi differiscono solo per {0}.',
  'No {0} is called “{1}” in this file or its imports.{2}{3}{4}':
    'Nome sconosciuto, “{1}”: né questo file né le sue importazioni lo dichiarano ({0}).{2}{3}{4}',
  '{0} more problems are not shown; fix the first {2}.':
    '{0, plural, one {Un altro problema non è mostrato} other {Altri # problemi non sono mostrati}}; correggi i primi {2}.',
  'Found here.': 'Trovato qui.',
  'In {0}: {1}': 'In {0}: {1}',
};
