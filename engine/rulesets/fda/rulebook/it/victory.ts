import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { victory as english } from '../victory.js';

export const victory: TranslatedChapter<typeof english> = {
  '16': 'Le regole di questa sezione decidono il vincitore e il grado di vittoria.',
  '16a':
    'Ogni parte tira 2 dadi e somma: 1 per ogni PR che ha tolto in più rispetto alle proprie perdite; 3 per ogni unità di fanteria nemica fuori dal tavolo, e 5 per ogni unità corazzata o meccanizzata; 2 per ogni città, villaggio, campo d’aviazione o ponte preso al nemico; 3 se nell’ultimo turno ha tolto più PR del nemico; e 4 per ogni HQ nemico eliminato. Un’unità conta una volta, per il suo tipo e non per i carri su cui viaggia. Un ponte distrutto non conta per nessuna delle parti.',
  '16b':
    'Un vantaggio da 1 a 10 è una vittoria marginale, da 11 a 25 significativa, di 26 o più schiacciante. I totali pari sono un pareggio.',
  '16c':
    'In uno scenario a punti ogni parte colloca 2 obiettivi nella propria metà del tavolo. Ogni obiettivo è un villaggio, un campo d’aviazione o un punto di rifornimento.',
  '16d':
    'Un obiettivo si trova ad almeno 4 settori dal bordo del suo proprietario, la cui fila conta come 1, e ad almeno 4 da ogni altro obiettivo.',
  '16e':
    'Ogni parte assegna in tutto al massimo 100 punti: non più di 25 a un obiettivo nella propria metà, e non più di 50 a uno in quella nemica.',
  '16f':
    'Alla fine una parte ottiene i punti che ha assegnato agli obiettivi che occupa, se in un settore adiacente non ci sono nemici. Se ce n’è uno, l’obiettivo non conta per nessuna delle parti.',
};
