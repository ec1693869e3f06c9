import type { Sentences } from '../../../engine/model/say.js';

/** Findings about sealed orders. */
export const seals: Sentences = {
  'a seal': 'un sigillo',
  'a secret': 'un segreto',
  'A seal is “sha256-” and 64 hexadecimal digits. Copy it from Seal These Orders or “sandtable seal FILE”.':
    'Un sigillo è “sha256-” con 64 cifre esadecimali. Copialo da “Sigilla questi ordini” o da “sandtable seal FILE”.',
  'A file cannot contain its own seal. Move the orders of {0} with their secret into a file of their own.':
    'Un file non può contenere il proprio sigillo. Sposta gli ordini della parte {0}, con il loro segreto, in un file a parte.',
  '{0} is not the file that {1} sealed for {2}: its hash is {3}. Ask {4} for the file as it was sealed.':
    '{0} non è il file sigillato dalla parte {1} per il {2}: il suo hash è {3}. Chiedi il file com’era quando è stato sigillato ({4}).',
  'The secret of the opened file.': 'Il segreto del file aperto.',
  'These orders of {0} already have {1}; the first counts. Remove one of the two.':
    'Questi ordini della parte {0} hanno già {1}; vale il primo. Togli uno dei due.',
  'The orders of {0} have no secret yet. Seal These Orders and “sandtable seal FILE” write one.':
    'Gli ordini della parte {0} non hanno ancora un segreto. Lo scrivono “Sigilla questi ordini” e “sandtable seal FILE”.',
  'A secret of {0} characters can be guessed by trying; write at least {1} random ones. Without a text here, Seal These Orders and “sandtable seal FILE” write one.':
    'Un segreto di {0, plural, one {# carattere} other {# caratteri}} si può indovinare per tentativi; scrivine almeno {1} a caso. Se qui manca il testo, lo scrivono “Sigilla questi ordini” e “sandtable seal FILE”.',
  '{0} opens the orders of {1} for {2}, which have no seal: nothing proves that they were written before the orders of the other side.':
    '{0} apre gli ordini della parte {1} per il {2}, che non hanno un sigillo: nulla prova che siano stati scritti prima degli ordini dell’altra parte.',
  '{0} opens the orders of {1} for {2} before {3} has sealed: {4} can now read them and choose a secret. Open them when both seals are here.':
    '{0} apre gli ordini della parte {1} per il {2} prima del sigillo della parte {3}: ora la parte {4} può leggerli e scegliere un segreto. Aprili quando ci sono entrambi i sigilli.',
  'Play begins after turn {0}, so this seal has no effect.':
    'La partita comincia dopo il turno {0}, quindi questo sigillo non ha effetto.',
  'Play begins here.': 'La partita comincia qui.',
  'This file is sealed and may contain only the orders of {0} for {1}, expectations and seals. Move this to the file of the game.':
    'Questo file è sigillato e può contenere solo gli ordini della parte {0} per il {1}, risultati attesi e sigilli. Sposta questa istruzione nel file della partita.',
  'Sealed orders cannot contain dice: the dice come from the secrets of both sides.':
    'Gli ordini sigillati non contengono dadi: i dadi nascono dai segreti delle due parti.',
  'The seal of {0} does not cover {1}, which only the sealed file imports. Import it in the file of the game too, if both sides agree with it.':
    'Il sigillo della parte {0} non comprende {1}, importato solo dal file sigillato. Importalo anche nel file della partita, se le due parti sono d’accordo.',
  'The ruleset is not the one for which {0} sealed these orders: no file declares it. Use the declaration that it had then.':
    'Il gioco non è quello per cui la parte {0} ha sigillato questi ordini: nessun file lo dichiara. Usa la dichiarazione di allora.',
  'The ruleset is not the one for which {0} sealed these orders: its hash is {1}. Use the declaration that it had then.':
    'Il gioco non è quello per cui la parte {0} ha sigillato questi ordini: il suo hash è {1}. Usa la dichiarazione di allora.',
  '{0} gives its orders for {1} sealed; these orders are in a file without their secret. Move them to the sealed file.':
    'Gli ordini della parte {0} per il {1} sono sigillati; questi sono in un file senza il loro segreto. Spostali nel file sigillato.',
  'The seal of these orders.': 'Il sigillo di questi ordini.',
};
