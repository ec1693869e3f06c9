import type { Sentences } from '../../../engine/model/say.js';

/** Syntax errors. */
export const parser: Sentences = {
  'a name': 'un nome',
  'a text in quotes': 'un testo tra virgolette',
  'a number': 'un numero',
  'a label like K12': 'un’etichetta come K12',
  'a word of the game': 'una parola del gioco',
  'a rule in brackets': 'una regola tra parentesi quadre',
  'a row of terrain, beginning with |': 'una riga di terreno, che comincia con |',
  'the end of the file': 'la fine del file',
  'the file': 'il file',
  'Expected after ': 'Atteso dopo ',
  '; expected: ': '; atteso: ',
  'Expected after {0}: {1}.': 'Atteso dopo {0}: {1}.',
  'Translations stand directly after the text or name that they translate: `forest (it: "bosco") (cost 2)`.':
    'Le traduzioni stanno subito dopo il testo o il nome che traducono: `forest (it: "bosco") (cost 2)`.',
  'Found {0}; attributes are words with their values, separated by commas: `(cost 2, leave = free)`.':
    'Trovato {0}; gli attributi sono parole con i loro valori, separati da virgole: `(cost 2, leave = free)`.',
  'Leave out {0} before {1}.': 'Togli {0} prima di {1}.',
  'Found “..”; a row of a table begins with one name or number: 7: …':
    'Trovato “..”; una riga di una tabella comincia con un solo nome o numero: 7: …',
  'Several units that share their values are written before the values: `infantry "1st", "2nd" 5-4`. A unit with other values needs a statement of its own.':
    'Più unità che condividono i valori si scrivono prima dei valori: `infantry "1st", "2nd" 5-4`. Un’unità con altri valori ha bisogno di un’istruzione propria.',
  'A unit is expected before {0}. Its name begins with a capital letter, is in quotes, or is written like 25/7.':
    'Prima di {0} manca un’unità. Il suo nome comincia con una maiuscola, è tra virgolette o ha la forma 25/7.',
  'Expected after {0}: a number. Turns are numbers; in a game with a calendar they have names like June 1941.':
    'Atteso dopo {0}: un numero. I turni sono numeri; nei giochi con un calendario hanno nomi come June 1941.',
  'This “}” closes nothing. Remove it, or look for an extra “}” before it.':
    'Questa “}” non chiude nulla. Toglila, oppure cerca prima una “}” di troppo.',
  'Allowed outside of braces: map, side, scenario, orders, dice, expect, table.':
    'Fuori dalle parentesi graffe sono ammessi: map, side, scenario, orders, dice, expect, table.',
  '{0} is not allowed here. {1}': '{0}: qui non è ammesso. {1}',
  'The file ends here; expected: {0}.': 'Il file finisce qui; atteso: {0}.',
  '{0} does not belong here. {1}': '{0}: fuori posto. {1}',
  'Found {0}; expected: {1}.{2}': 'Trovato {0}; atteso: {1}.{2}',
  'A new statement, or “}”, is expected.': 'Qui va una nuova istruzione, oppure “}”.',
  'Expected after the kind: a name with a capital letter, in quotes, or like 25/7. A number alone is not a name.':
    'Atteso dopo il tipo: un nome con la maiuscola, tra virgolette o nella forma 25/7. Un numero da solo non è un nome.',
  'Expected after a unit: “at” and its place, like “at {0}”.':
    'Atteso dopo un’unità: “at” e il suo posto, per esempio “at {0}”.',
  'A range of cells is written with “..”, like 0101..0105.':
    'Una serie di etichette si scrive con “..”, per esempio 0101..0105.',
  'A phase begins with the word “phase”: phase combat:': 'Una fase comincia con la parola “phase”: phase combat:',
  'A rule is cited in brackets: [{0}].': 'Una regola si cita tra parentesi quadre: [{0}].',
  'Orders for a result begin with “on”: on {0}: …': 'Gli ordini per un risultato cominciano con “on”: on {0}: …',
  'An order begins with its verb, in lowercase: move {0} …': 'Un ordine comincia con il verbo, minuscolo: move {0} …',
  'Write “of …” once, after all units of its line. Units of another group need a separate line.':
    'Scrivi “of …” una volta sola, dopo tutte le unità della riga. Le unità di un altro gruppo vanno in una riga a parte.',
  'A name of several words is written in quotes: {0}.': 'Un nome di più parole si scrive tra virgolette: {0}.',
  ' Names begin with a capital letter or are in quotes: {0}.':
    ' I nomi cominciano con una maiuscola o sono tra virgolette: {0}.',
  ' Words of the game begin with a lowercase letter.': ' Le parole del gioco cominciano con una minuscola.',
  ' “{0}” is a keyword of the language; as a name it is written in quotes.':
    ' “{0}” è una parola chiave del linguaggio; come nome si scrive tra virgolette.',
  ' Put it in quotes: {0}.': ' Va tra virgolette: {0}.',
  ' {0} is written like the label of a cell. As the name of a place, put it in quotes: {1}.':
    ' {0} ha la forma di un’etichetta della mappa. Come nome di un luogo va tra virgolette: {1}.',
  'A quote is missing on this line: a name or text in quotes needs one before and one after it.':
    'In questa riga manca una virgoletta: un nome o testo tra virgolette ne ha una prima e una dopo.',
  '“{0}” means nothing here.': '“{0}” qui non significa nulla.',
  'This comment has no end; close it with “*/”.': 'Questo commento non finisce: chiudilo con “*/”.',
  'no-break space': 'spazio unificatore',
  'soft hyphen': 'trattino facoltativo',
  'zero-width space': 'spazio di larghezza zero',
  'zero-width non-joiner': 'separatore di larghezza zero',
  'zero-width joiner': 'unificatore di larghezza zero',
  'word joiner': 'unificatore di parole',
  'narrow no-break space': 'spazio unificatore stretto',
  'ideographic space': 'spazio ideografico',
  'zero-width no-break space': 'spazio unificatore di larghezza zero',
};
