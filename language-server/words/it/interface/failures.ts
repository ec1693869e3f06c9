/** Files that cannot be read, and failures. */
export const failures: Readonly<Record<string, string>> = {
  'Braces are nested more than {0} deep; close some of them.': 'Più di {0} parentesi graffe annidate: chiudine alcune.',
  'Parentheses are nested more than {0} deep; close some of them.':
    'Più di {0} parentesi tonde annidate: chiudine alcune.',
  'This file has {0} MB; the limit is {1} MB. Split it into files that import each other.':
    'Il file è di {0} MB; il limite è di {1} MB. Dividilo in più file, collegati da importazioni.',
  'This file is not written in UTF-8. Open it in its own encoding and save it again as UTF-8.':
    'Il file non è in UTF-8. Aprilo con la sua codifica e salvalo di nuovo in UTF-8.',
  'This file is written in UTF-16. Save it again as UTF-8.': 'Il file è in UTF-16. Salvalo di nuovo in UTF-8.',
  'This file contains binary data, not text.': 'Il file contiene dati binari, non testo.',
  'This symbolic link leads out of the workspace and is not followed.':
    'Il collegamento simbolico porta fuori dall’area di lavoro e non viene seguito.',
  'This file could not be read from disk.': 'Impossibile leggere il file dal disco.',
  'Reading this file failed: {0}. This is an error in Sandtable, not in your text.':
    'Lettura non riuscita: {0}. È un errore di Sandtable, non del testo.',
  'Sandtable: {0} failed: {1}. This is an error in Sandtable; see its log for details.':
    'Sandtable: {0} non riuscita: {1}. È un errore di Sandtable; i dettagli sono nel suo registro.',
  'Reading {0}': 'lettura di {0}',
  'Reading the files': 'lettura dei file',
  'Sending results': 'trasmissione dei risultati',
  'Playing the orders': 'esecuzione degli ordini',
  'There is no file {0}.': 'Il file {0} non esiste.',
  '{0} can only be read asynchronously.': '{0}: possibile solo la lettura asincrona.',
  '{0} is not a private folder of this user.': '{0}: non è una cartella privata di questo utente.',
  '{0} cannot be read: {1}': 'Impossibile leggere {0}: {1}',
  '{0} is not one of the given files.': '{0} non è tra i file forniti.',
  '{0} is not in the workspace.': '{0}: file non nell’area di lavoro.',
  'The parameter `uri` must be a string or absent.': 'Il parametro `uri` dev’essere una stringa o mancare.',
  'The parameter `uri` must be a string.': 'Il parametro `uri` dev’essere una stringa.',
  'The request has been cancelled.': 'La richiesta è stata annullata.',
  'The text has changed in the meantime.': 'Nel frattempo il testo è cambiato.',
};
