import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { headquarters as english } from '../headquarters.js';

export const headquarters: TranslatedChapter<typeof english> = {
  '15.0': 'Questo capitolo tratta gli HQ, i comandanti e i loro Punti Comando.',
  '15.1': 'Gli HQ guidano le formazioni.',
  '15.11': 'I Punti Comando di un HQ aiutano i controlli della sua formazione.',
  '15.12': 'Queste regole indicano come combatte un HQ.',
  '15.12a':
    'Un HQ non ha forza di attacco e non può essere l’unità di testa, tranne quello della 25ª Divisione di Cavalleria. Può essere adiacente ai nemici. Un HQ motorizzato può prendere parte agli sfondamenti.',
  '15.12b': 'Un HQ si difende con la sua forza di difesa.',
  '15.12c': 'Un HQ può essere l’unità di testa in difesa soltanto se nell’esagono non ci sono altre unità che HQ.',
  '15.13': 'Il colore di un HQ ne indica la formazione. Un HQ è un’unità combattente.',
  '15.14': 'Un HQ può aiutare un’unità di testa della propria formazione, compresa un’unità di Armata attivata.',
  '15.15': 'Il raggio di comando è di quattro esagoni.',
  '15.15a': 'Il raggio si conta fino all’esagono dell’unità di testa, attraverso qualsiasi terreno e unità nemica.',
  '15.15b': 'Un HQ attaccato può comunque aiutare un altro combattimento.',
  '15.16': 'Un HQ disorganizzato non spende punti finché non si riorganizza.',
  '15.2': 'I comandanti sono generali con un piccolo stato maggiore.',
  '15.21': 'I comandanti sono unità non combattenti. Non sono HQ.',
  '15.22':
    'Un comandante non ha forza né valore di raggruppamento e non è mai eliminato in combattimento. Se un nemico entra nel suo esagono, si sposta sull’unità amica più vicina e i suoi punti risultano spesi. Tra unità ugualmente vicine sceglie il possessore.',
  '15.23':
    'Un comandante avanza e si ritira con le unità del suo gruppo. Non è mai disorganizzato o fuori rifornimento.',
  '15.24': 'Un comandante si attiva da sé in una sequenza amica, al massimo due volte.',
  '15.25': 'Ogni comandante ha il proprio raggio.',
  '15.25a': 'Il raggio di Voroshilov è di quattro esagoni, se è nello stesso esagono di un HQ attivo.',
  '15.25b':
    'Il raggio di Von Manstein è di otto esagoni fino a qualsiasi HQ tedesco attivo, che sia nel suo stesso esagono o no.',
};
