import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { reinforcements as english } from '../reinforcements.js';

export const reinforcements: TranslatedChapter<typeof english> = {
  '5.2':
    'I rinforzi arrivano nel turno e nel luogo indicati dalla scheda. Se ne indica più d’uno, sceglie il possessore.',
  '5.21':
    'Un’unità di terra non può finire il movimento in un esagono del bordo della mappa per bloccare i rinforzi nemici.',
  '5.22': 'Queste regole indicano come un’unità entra sulla mappa.',
  '5.22a': 'Un’unità può entrare soltanto nella Fase di Movimento in cui è attiva la sua formazione.',
  '5.22b':
    'Un’unità che entra paga l’esagono di entrata. Se entra lungo una strada, una ferrovia o un sentiero, paga il costo della strada.',
  '5.22c': 'Le unità entrano una alla volta, non in gruppo.',
  '5.23': 'I rinforzi usano la sequenza della loro formazione.',
  '5.23a': 'I rinforzi che entrano in una Sequenza Mobile hanno l’intera MA e possono combattere.',
  '5.23b': 'I rinforzi che entrano in una Sequenza di Assalto hanno metà della MA e possono combattere.',
  '5.24': 'I nuovi aerei si mettono nella casella Pronte.',
  '5.25': 'Il possessore può rinviare qualsiasi rinforzo a un turno successivo.',
  '5.26': 'I rinforzi sono in rifornimento nel turno in cui entrano.',
  '5.27': 'HQ, comandanti e artiglieria non hanno effetto finché non sono sulla mappa.',
  '5.28':
    'I rinforzi di Armata si attivano automaticamente con qualsiasi formazione amica che agisce nel turno in cui sono attesi.',
};
