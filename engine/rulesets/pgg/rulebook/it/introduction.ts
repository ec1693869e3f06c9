import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { introduction as english } from '../introduction.js';

export const introduction: TranslatedChapter<typeof english> = {
  '1.0':
    'Reggimenti e divisioni si battono per i passaggi sul Dnepr e per Smolensk nell’estate del 1941. Un turno di gioco equivale a due giorni, un esagono a 10,5 chilometri.',
  '2.0':
    'Un racconto del piazzamento e di un turno, per chi comincia: ogni turno lo inizia la parte sovietica, la parte tedesca non ha unità sulla mappa all’inizio, e si giocano dodici turni, salvo diversa indicazione dello scenario. Dove il racconto contraddice una regola numerata, vale la regola numerata; soltanto il momento in cui si tolgono i contrassegni tedeschi è affidato a un’interpretazione.',
  '3.1':
    'Una griglia di esagoni determina la posizione delle pedine e il loro movimento; la mappa riporta anche la legenda del terreno e il tracciato dei turni.',
  '3.2':
    'La carta degli effetti del terreno, la tabella dei risultati di combattimento, gli elenchi dei rinforzi e il tracciato dei turni sono le tabelle del gioco.',
  '3.3':
    'Un’unità è una pedina che rappresenta truppe; i suoi numeri e simboli ne danno la forza, la capacità di movimento e il tipo. I contrassegni non sono unità.',
  '3.4':
    'Una divisione ha un solo numero; un reggimento ha il proprio numero e quello della sua divisione: il reggimento 20/12 appartiene alla 12ª Divisione. Le pedine di fanteria sovietiche riportano attacco, difesa e movimento. Le pedine corazzate sovietiche e tutte le pedine tedesche riportano un’unica forza per attacco e difesa, e il movimento. Le divisioni meccanizzate sovietiche sono unità corazzate. Un punto interrogativo nasconde la forza finché l’unità non ha combattuto; la pedina di un comandante riporta la sua valutazione.',
  '3.5': 'Il gioco comprende una mappa, un regolamento e 200 pedine stampate su entrambi i lati.',
};
