import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { movement as english } from '../movement.js';

export const movement: TranslatedChapter<typeof english> = {
  '8.0':
    'Le unità attive muovono nella Fase di Movimento. Rifiuti del Combattimento, ritirate e avanzate non sono movimento e non costano MP.',
  '8.1': 'Queste regole indicano di quanto muovono le unità, e con quali altre.',
  '8.11':
    'Le unità o i gruppi muovono uno dopo l’altro. Passano da un esagono a uno adiacente e pagano per ogni esagono. Un numero qualsiasi di unità può attraversare un esagono.',
  '8.12':
    'Un gruppo ha la MA della sua unità più lenta. Non può raccogliere unità lungo il percorso. Un’unità che lascia indietro non può più muovere nella fase.',
  '8.13':
    'Un’unità non può superare la sua MA né entrare in un esagono che non può pagare per intero. Non c’è un movimento minimo. I punti non si possono né conservare né trasferire. Nessuna unità è obbligata a muovere.',
  '8.14':
    'Un’unità non può entrare in un esagono con un’unità combattente nemica, se non per sfondarlo. Le unità amiche non bloccano il movimento.',
  '8.15':
    'Ponti e comandanti possono essere adiacenti a unità combattenti nemiche soltanto se sono insieme a un’unità combattente amica.',
  '8.16':
    'Le unità fuori rifornimento hanno la MA dimezzata e non possono sfondare né reagire. Per il resto il rifornimento non limita il movimento: un’unità può muovere fuori rifornimento.',
  '8.2': 'Queste regole indicano quanto costano le ZOC nemiche e quali unità vi si devono fermare.',
  '8.21':
    'Entrare in un esagono in ZOC nemica costa 1 punto in più, una volta per esagono, anche se vi si trovano unità amiche. Uscirne non costa nulla.',
  '8.22':
    'Un’unità si ferma quando entra in una ZOC nemica. Le unità motorizzate possono proseguire, anche in un altro esagono in ZOC nemica. Tra due esagoni simili non vale il costo di strada, ferrovia o sentiero.',
  '8.23': 'Queste regole indicano come un’unità passa da una ZOC nemica alla successiva.',
  '8.23a': 'Le unità motorizzate pagano il terreno e 1 punto, e possono proseguire.',
  '8.23b': 'Le unità non motorizzate spendono tutta la loro MA per entrare nell’esagono adiacente, e si fermano.',
  '8.24': 'Le ZOC amiche non hanno effetto sul movimento.',
};
