import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { optional as english } from '../optional.js';

export const optional: TranslatedChapter<typeof english> = {
  '15': 'Uno scenario può usare queste regole opzionali: bombardamento di sbarramento, campi d’aviazione, guarnigioni delle retrovie.',
  '15.1': 'Lo sbarramento è un bombardamento prima del primo turno.',
  '15.1a':
    'Partecipano allo sbarramento queste unità: le brigate di artiglieria sovietiche, gli altri reggimenti e brigate di artiglieria non semovente, i bombardieri medi e pesanti, e l’artiglieria navale.',
  '15.1b':
    'Dopo il piazzamento ogni unità dello sbarramento sceglie un settore e tira un dado. I cannoni scelgono un settore entro il loro raggio. I cannoni oltre i 105 mm, compresi quelli delle navi, e i lanciarazzi sommano 1 al tiro. Un risultato da 1 a 4 non ha effetto. Lo sbarramento non consuma azioni del turno 1.',
  '15.1c':
    'Con un risultato di 5 o più ogni unità del settore tira un dado e perde 1 PR con 5 o 6. Con un risultato di 6 sono distrutte anche le fortificazioni del settore.',
  '15.1d':
    'Con un risultato di 5 o più ogni unità del settore tira un dado e si ritira di 2 settori con 5 o 6; fanteria, truppe a cavallo e armi pesanti a piedi si ritirano di 1 settore. Le ZOC nemiche non fermano la ritirata e non costano PR, e l’unità non può fermarsi prima al riparo. Un’unità che non può ritirarsi per l’intera distanza si ritira il più possibile. Con un risultato di 6 sono distrutte anche le fortificazioni del settore.',
  '15.1e':
    'Le unità antiaeree entro il raggio del settore bombardato possono attaccare prima i bombardieri, se il proprietario lo desidera; non consuma il loro tiro. I caccia possono tentare di intercettare, ma il regolamento non dà una procedura.',
  '15.2': 'Con questa regola opzionale gli aerei volano da campi d’aviazione sulla mappa.',
  '15.2a': 'Gli aerei diversi dai bombardieri medi e pesanti agiscono entro 16 settori dal loro campo d’aviazione.',
  '15.2b':
    'Quando unità di terra nemiche entrano nel settore di un campo d’aviazione, i suoi aerei sono fuori gioco: quelli che indicano il campo o vi si trovano. Se era l’ultimo campo della sua parte, sono fuori gioco anche gli aerei diversi dai bombardieri che non indicano un campo. Un’unità distrutta dalle mine nel settore non ha preso il campo.',
  '15.2c':
    'Nelle grandi battaglie una parte può avere più di un campo d’aviazione. Gli aerei che non ne indicano uno volano da qualsiasi campo della loro parte non preso dal nemico.',
  '15.2d':
    'Gli aerei nel settore di un campo d’aviazione che il nemico non tiene sono a terra: se sono attaccati dall’aria si difendono con esattamente 1 dado. Le unità di terra nel settore si difendono come al solito.',
  '15.3': 'Le guarnigioni delle retrovie restano nel loro settore.',
  '15.3a': 'Unità di fanteria, controcarro e antiaeree possono presidiare campi d’aviazione, ponti e città.',
  '15.3b':
    'Un settore può contenere al massimo 3 unità di guarnigione, che lo lasciano soltanto con una ritirata. Non appartengono a nessuna divisione e non si attivano mai, quindi non attaccano mai. In difesa le guarnigioni di un settore si sostengono a vicenda come unità di una sola divisione; i reggimenti tra loro sostengono qualsiasi altro leader, come fanno i reggimenti di altre divisioni.',
};
