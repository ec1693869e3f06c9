import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { air as english } from '../air.js';

export const air: TranslatedChapter<typeof english> = {
  '13.0': 'Gli aerei attaccano bersagli a terra; non c’è combattimento aereo.',
  '13.1': 'Gli aerei sono limitati dalle loro caselle, dall’approntamento e dagli HQ che servono loro.',
  '13.11': 'Gli aerei non in missione si tengono nelle loro caselle.',
  '13.12': 'Queste regole indicano come gli aerei tornano nella casella Pronte.',
  '13.12a':
    'Tutti gli aerei che hanno volato tornano pronti nella Fase di Approntamento degli Aerei, senza tiro di dado. Secondo la sequenza dettagliata, con la pioggia non tornano pronti.',
  '13.12b': 'Gli aerei che non hanno volato restano pronti.',
  '13.13': 'Possono volare soltanto gli aerei pronti. Ciascuno può volare una volta per turno.',
  '13.14': 'Gli aerei possono volare soltanto su un bersaglio entro quattro esagoni da un HQ amico non disorganizzato.',
  '13.15': 'Gli aerei non esercitano ZOC e le ignorano.',
  '13.16': 'Il Supporto Aereo Ravvicinato richiede un controllo di coordinazione.',
  '13.17': 'Dopo la missione gli aerei passano nella casella Volo.',
  '13.2': 'Queste regole indicano come gli aerei prendono parte al combattimento.',
  '13.21':
    'Quando comincia un combattimento, prima l’attaccante, poi il difensore assegna fino a due aerei. Di comune accordo si assegnano tutti in segreto e si rivelano insieme.',
  '13.22': 'In uno sfondamento soltanto il giocatore tedesco può assegnare aerei, e uno solo.',
  '13.23':
    'Ogni aereo attaccante sottrae 1 o 2 al tiro di combattimento e ogni aereo in difesa somma 1 o 2, come indica la sua pedina.',
  '13.24': 'Queste regole indicano quali formazioni gli aerei possono sostenere, e quante volte.',
  '13.24a':
    'Gli aerei possono sostenere qualsiasi formazione che si difende da un attacco dichiarato, ma mai negli sfondamenti.',
  '13.24b': 'Il numero di missioni offensive è limitato.',
  '13.24b1':
    'Lo scenario stabilisce quanti attacchi e sfondamenti di un turno possono avere aerei. Il conto riparte a ogni turno.',
  '13.24b2':
    'Una formazione panzer o motorizzata può usare tutte le missioni rimaste, se le appartengono l’unità di testa e più di metà delle unità.',
  '13.24b3': 'Tutte le altre formazioni hanno una missione offensiva per turno, a meno che lo scenario la vieti.',
  '13.24b4':
    'Gli aerei tedeschi di tipo A e B possono volare negli attacchi dichiarati, ma negli sfondamenti soltanto quelli di tipo A.',
  '13.24b5':
    'Gli aerei sovietici di tipo A possono volare negli attacchi dichiarati, quelli di tipo B soltanto insieme a un aereo di tipo A. Negli sfondamenti non volano aerei sovietici.',
  '13.25': 'Gli aerei non si perdono mai.',
  '13.26': 'Risolto il combattimento, gli aerei lo lasciano e passano nella casella Volo.',
};
