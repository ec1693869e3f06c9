import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { components as english } from '../components.js';

export const components: TranslatedChapter<typeof english> = {
  '1.0':
    'Il gioco ha blocchi, cubi, cilindri, dischi, pezzi per le industrie e sette dadi. Il loro numero non limita le unità in gioco, tranne i partigiani.',
  '1.1':
    'La mappa è una griglia di esagoni con sei direzioni, a circa 70 chilometri per esagono. La sua traccia indica il mese, il meteo, gli aiuti alleati e altri eventi; un turno è un mese.',
  '1.2':
    'Un blocco a piena forza rappresenta circa un corpo: trentamila uomini, trecento carri o trecento aerei. Il colore indica la nazione; aerei e navi hanno un simbolo blu.',
  '1.3':
    'I giocatori si accordano prima di giocare: o tutti i blocchi sono scoperti, o il nemico vede soltanto il retro. I blocchi scoperti sono più adatti al gioco in solitario.',
  '2.0': 'Prima di giocare si scelgono le fazioni e uno scenario, e si piazzano le unità.',
  '2.1': 'Un giocatore comanda i sovietici, l’altro l’Asse, di comune accordo o a caso.',
  '2.2':
    'I giocatori scelgono uno scenario secondo la loro esperienza e il tempo disponibile. Conviene cominciare dagli scenari brevi.',
  '2.3': 'L’Asse gioca per primo in ogni turno. Di solito i sovietici piazzano per primi; lo indica lo scenario.',
};
