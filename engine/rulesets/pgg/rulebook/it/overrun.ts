import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { overrun as english } from '../overrun.js';

export const overrun: TranslatedChapter<typeof english> = {
  '6.5':
    'Un travolgimento è un attacco che il giocatore in fase compie come parte del movimento, e soltanto in una fase di movimento. Possono effettuarne entrambe le parti, quella tedesca in ciascuna delle sue due fasi di movimento.',
  '6.51':
    'Le unità di uno stesso esagono adiacente al bersaglio spendono 3 punti di movimento ciascuna e attaccano tutte le unità dell’esagono bersaglio a metà forza, arrotondata per difetto; contano il terreno e il rifornimento del momento. Se l’esagono resta vuoto, tutti gli attaccanti vi entrano senza spendere punti. Possono continuare a muovere o effettuare altri travolgimenti se hanno ancora punti e nessuna ZOC nemica li ferma.',
  '6.52':
    'Se l’esagono non resta vuoto, le unità che hanno tentato il travolgimento non muovono più in quella fase. Dopo un risultato frazionato o ingaggiato non entrano mai, nemmeno se l’esagono è vuoto, e il loro movimento termina. Lo termina anche qualsiasi risultato per cui perdono un livello o si ritirano.',
  '6.53':
    'Un comandante può essere travolto come qualsiasi unità. Da solo non può effettuare travolgimenti, perché non ha forza di attacco.',
  '6.54':
    'Tutte le unità di un travolgimento devono aver iniziato la fase nello stesso esagono, e attaccano un solo esagono. In una fase possono susseguirsi più travolgimenti, e un difensore può essere travolto più volte da unità diverse.',
  '6.55':
    'La forza di un travolgimento si dimezza dopo ogni altra modifica, arrotondando per difetto: un 8 stampato, raddoppiato dall’integrità divisionale, dimezzato perché fuori rifornimento e dimezzato per il travolgimento, vale 4. Un’unità sovietica che inizia la fase fuori dal raggio di ogni comandante non può effettuare travolgimenti.',
  '6.56':
    'Le unità in ZOC nemica possono effettuare travolgimenti, e le ZOC di altri nemici non impediscono ai vincitori di entrare nell’esagono bersaglio. I vincitori che si trovano allora in ZOC nemica non possono proseguire, ma possono travolgere un altro esagono adiacente se hanno abbastanza punti.',
  '6.57': 'I vincitori entrano soltanto nell’esagono rimasto vuoto; ogni altro esagono è movimento e costa punti.',
  '6.58': 'I difensori che resistono a un travolgimento restano nel loro esagono: non muovono e non avanzano.',
  '6.59': 'Il rifornimento di attaccanti e difensori si determina nel momento del travolgimento.',
  '6.6': 'Le regole di questa sezione indicano come un travolgimento disorganizza i difensori che gli sopravvivono.',
  '6.61':
    'Quando in un travolgimento i difensori perdono un livello o si ritirano, tutti i superstiti del loro esagono sono disorganizzati. Un risultato ingaggiato o un combattimento ordinario non disorganizza, e gli attaccanti non sono mai disorganizzati.',
  '6.62':
    'Un’unità disorganizzata non può muovere né attaccare e non ha ZOC; si difende con la sua forza normale. Un’ulteriore disorganizzazione non ha effetto.',
  '6.63':
    'La disorganizzazione dura fino alla successiva fase di rimozione della disorganizzazione del proprietario dell’unità.',
  '6.64': 'Un comandante disorganizzato è ancora un’unità, ma non dà né comando, né rifornimento, né bonus in attacco.',
};
