import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { factories as english } from '../factories.js';

export const factories: TranslatedChapter<typeof english> = {
  '15.0':
    'Questa regola si gioca con l’opzione `factories`. Una nuova industria rossa produce 1 punto per corazzati a turno, una blu 1 punto per aerei, una nera 1 punto petrolio. Soltanto la Germania costruisce industrie nere.',
  '15.1':
    'Dieci punti gialli pagano un’industria. Il proprietario può pagare al massimo un punto per turno, in turni qualsiasi.',
  '15.1.place':
    'Un tiro di dado sulla tabella della fazione determina il luogo. Se sono indicate due città, il proprietario ne sceglie una. Se una è piena si usa l’altra; se lo sono entrambe, il proprietario tira di nuovo.',
  '15.1.full':
    'Quando la tabella è piena, con dodici industrie, il proprietario sceglie una qualsiasi città in patria.',
  '15.1.begins': 'Un’industria produce dal turno dopo il suo completamento.',
  '15.1.campaign':
    'La campagna comincia con dieci industrie a metà costruzione per ogni fazione: la Germania ne ha cinque rosse, quattro blu e una nera, i sovietici cinque rosse e cinque blu.',
  '16.0':
    'Questa regola si gioca con l’opzione `scorched-earth`. I pozzi, le miniere e le città sovietiche, ma non le industrie, sono distrutti quando i sovietici li perdono: non producono nulla per l’Asse.',
  '16.0.repair':
    'Ripristinare un centro distrutto costa 3 punti gialli, al massimo uno per turno, in turni qualsiasi. Il centro produce di nuovo nella successiva Fase di Produzione di chi lo controlla.',
  '16.0.recaptured': 'Un centro distrutto riconquistato dai sovietici funziona di nuovo subito e per intero.',
  '16.1':
    'Le industrie conquistate sono distrutte. Danno alla fazione che le conquista 1 punto del loro colore, una volta.',
  '16.2': 'Soltanto nel 1941 i sovietici possono evacuare un’industria con tre movimenti strategici ferroviari.',
  '16.2.new':
    'Un’industria evacuata comincia nella casella 8 e avanza gratis di una casella per turno. Nella casella 10 si piazza come una nuova industria e funziona subito.',
};
