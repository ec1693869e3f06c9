import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { shortScenarios as english } from '../short-scenarios.js';

export const shortScenarios: TranslatedChapter<typeof english> = {
  SBE1: 'Verso Leningrado dura da giugno a settembre 1941, 4 turni. Si gioca in Germania, negli Stati baltici, e in Unione Sovietica a nord della Dvina. La sua difficoltà è 1.',
  'SBE1.setup':
    'Dal piazzamento standard si piazzano i distretti di Leningrado e del Baltico (12 blocchi, bianchi e blu) contro il Gruppo d’Armate Nord (13 blocchi, blu).',
  'SBE1.production': 'Dal luglio 1941 la Germania ha 5 punti per turno, i sovietici 10.',
  'SBE1.victory':
    'L’Asse vince se conquista Leningrado, o se non resta nessun collegamento tra Leningrado e la Siberia. Altrimenti la partita è un pareggio.',
  SBE2: 'Verso Mosca dura da giugno a settembre 1941, 4 turni. Si gioca in Germania, e in Unione Sovietica a sud della Dvina e delle colline del Valdai e a nord di Kiev, compresa la sua fila di esagoni. La sua difficoltà è 2.',
  'SBE2.setup':
    'Dal piazzamento standard si piazza il distretto Occidentale (14 blocchi, gialli) contro il Gruppo d’Armate Centro (23 blocchi, gialli).',
  'SBE2.production': 'Dal luglio 1941 la Germania ha 5 punti per turno, i sovietici 20.',
  'SBE2.victory':
    'L’Asse vince se alla fine ha conquistato Mosca o l’ha circondata completamente. Altrimenti la partita è un pareggio.',
  SBE3: 'Verso Rostov dura da giugno a novembre 1941, 6 turni. Si gioca in Germania, Ungheria, Romania, e in Unione Sovietica a sud della fila di esagoni di Kursk. La sua difficoltà è 3.',
  'SBE3.setup':
    'Dal piazzamento standard si piazzano i distretti di Odessa e Kiev (30 blocchi, verdi e arancioni) contro il Gruppo d’Armate Sud con i rumeni, i corpi tedeschi e l’11ª Armata in Romania (32 blocchi, verdi e arancioni).',
  'SBE3.frozen':
    'Nel primo turno non possono muovere il distretto di Odessa, le potenze minori dell’Asse e i tedeschi in Romania.',
  'SBE3.production': 'Dal luglio 1941 la Germania ha 5 punti per turno, la Romania 2, l’Ungheria 1, i sovietici 15.',
  'SBE3.victory':
    'Alla fine di novembre 1941 si conta quante città l’Asse tiene tra Rostov, Kharkov e Sebastopoli. Con tre l’Asse ottiene una vittoria decisiva, con due marginale; una è un pareggio; con nessuna vincono i sovietici.',
  SBE4: 'SBE4 dura da giugno ad agosto 1941, 3 turni, e usa l’intera mappa. La sua difficoltà è 4.',
  'SBE4.setup': 'SBE4 usa il piazzamento standard, soltanto con il gioco base: senza regole avanzate né opzionali.',
  'SBE4.production': 'Dal luglio 1941 la Germania ha 15 punti per turno, la Romania 2, l’Ungheria 1, i sovietici 46.',
  'SBE4.victory':
    'Alla fine di agosto 1941 l’Asse segna 1 punto per ogni città maggiore sovietica che controlla, 2 per Leningrado, 3 per Mosca. Fino a 3 punti sono una vittoria sovietica decisiva, da 4 a 6 una vittoria sovietica marginale, 7 un pareggio, da 8 a 18 una vittoria marginale dell’Asse, 19 o più una vittoria decisiva dell’Asse.',
};
