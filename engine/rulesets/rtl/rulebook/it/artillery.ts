import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { artillery as english } from '../artillery.js';

export const artillery: TranslatedChapter<typeof english> = {
  '12.0':
    'L’artiglieria non ha forza di attacco. Aggiunge la sua forza di supporto all’attacco o alla difesa di altre unità, adiacente al bersaglio o a distanza. Una forza di supporto con la A si può usare soltanto negli attacchi.',
  '12.1': 'Queste regole indicano quale artiglieria può sostenere quali combattimenti.',
  '12.11': 'Durante la coordinazione prima l’attaccante, poi il difensore indica l’artiglieria che deve sostenere.',
  '12.12': 'L’artiglieria che può sostenere non è obbligata a farlo.',
  '12.13': 'Queste regole indicano che cosa serve a un’unità di artiglieria per sostenere.',
  '12.13a':
    'Il bersaglio deve essere entro il raggio dell’artiglieria. Il raggio comprende l’esagono del bersaglio ma non quello dell’artiglieria.',
  '12.13b': 'L’attaccante può usare l’artiglieria della formazione attiva e quella di Armata disponibile.',
  '12.13c':
    'Il difensore può usare l’artiglieria della formazione dell’unità di testa in difesa e quella di Armata disponibile. Altra artiglieria nell’esagono attaccato usa la sua forza di difesa, salvo diversa indicazione dello scenario.',
  '12.13d': 'L’artiglieria può sostenere soltanto se non ha sparato e non è disorganizzata.',
  '12.13e':
    'L’artiglieria pronta in Rifornimento di Emergenza o fuori rifornimento può sparare una volta. Poi resta girata finché torna in rifornimento.',
  '12.13f':
    'Il supporto di artiglieria di una parte non può superare la forza modificata delle altre sue unità nel combattimento.',
  '12.13g': 'Un numero qualsiasi di unità di artiglieria può sostenere un combattimento.',
  '12.14':
    'L’artiglieria in ZOC nemica può sparare soltanto su un esagono adiacente sotto attacco, o in difesa del proprio esagono.',
  '12.15':
    'In una Fase di Combattimento un’unità di artiglieria spara su un solo esagono. Usa la forza di supporto oppure quella di difesa e non può dividerla.',
  '12.16':
    'L’artiglieria nell’esagono difendente e l’artiglieria attaccante adiacente a quell’esagono subiscono il risultato del combattimento. L’altra artiglieria mai.',
  '12.17':
    'L’artiglieria attaccante adiacente al bersaglio e quella in difesa al suo interno sono coordinate automaticamente e sostengono con tutta la forza, qualunque cosa succeda all’altra artiglieria.',
  '12.18':
    'Il terreno e le unità tra l’artiglieria e il bersaglio non hanno effetto. La palude nell’esagono bersaglio, o l’acquitrino con la pioggia, dimezza il supporto di entrambe le parti.',
  '12.19':
    'Tutta l’artiglieria che ha preso parte ha sparato, qualunque sia il risultato del suo controllo. Nella Fase di Riorganizzazione l’artiglieria in rifornimento torna pronta.',
  '12.2': 'Queste regole trattano l’artiglieria in un esagono difendente.',
  '12.21': 'L’artiglieria attaccata senza altre unità usa la sua forza di difesa.',
  '12.22': 'Se l’esagono contiene soltanto artiglieria e HQ, tutte queste unità usano la loro forza di difesa.',
  '12.23':
    'Se l’esagono contiene un’unità combattente diversa dall’artiglieria, una sola unità di artiglieria usa la forza di supporto e tutte le altre la forza di difesa.',
  '12.24':
    'Dopo il combattimento tutta l’artiglieria nell’esagono difendente si gira sul lato che indica che ha sparato.',
  '12.25':
    'Un’unità nemica può diventare adiacente ad artiglieria in difesa che all’inizio della fase non aveva nemici adiacenti. Se la ZOC nemica raggiunge l’artiglieria prima che si risolva il combattimento che sostiene, in quella fase l’artiglieria sostiene soltanto il proprio esagono.',
};
