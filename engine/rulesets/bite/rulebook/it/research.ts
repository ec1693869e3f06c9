import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { research as english } from '../research.js';

export const research: TranslatedChapter<typeof english> = {
  '17.0':
    'Questa regola si gioca con l’opzione `research`. Invece di seguire il calendario fisso, i giocatori pagano i progressi di fanteria, corazzati, caccia e bombardieri.',
  '17.0.second': 'Il livello 2 in un campo costa venti punti gialli, al massimo uno per turno, in turni qualsiasi.',
  '17.0.third':
    'Il livello 3 costa altri trenta punti gialli, al massimo uno per turno, dopo che si è raggiunto il livello 2.',
  '17.1':
    'Finlandia, Romania, Ungheria e Slovacchia sono gratis un livello dietro la Germania. Soltanto la fanteria finlandese comincia al livello 2.',
  '17.1.italy': 'La tecnologia dell’Italia non progredisce mai.',
  '17.2': 'Alla fanteria sovietica e ai corazzati tedeschi servono 5 punti e 5 turni in meno per ogni livello.',
};
