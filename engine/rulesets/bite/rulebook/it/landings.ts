import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { landings as english } from '../landings.js';

export const landings: TranslatedChapter<typeof english> = {
  '23.0':
    'Questa regola si gioca con l’opzione `paratroops`. Si possono lanciare su un esagono la 7ª Divisione Flieger tedesca, i Corpi paracadutisti sovietici dal 1° al 4° a livello 2, e la 22ª Divisione aviotrasportata tedesca. Il lancio si dichiara nella Fase di Movimento.',
  '23.0.conditions':
    'Un’unità si può lanciare per ordine della Stavka o del FHQ, con il sereno ed entro 5 esagoni. Deve essere a piena forza e aver cominciato il turno rifornita in una base aerea. Il bersaglio deve essere pianura; può esserci una città minore.',
  '23.0.gliders':
    'Alla 22ª Divisione aviotrasportata serve un bombardiere tedesco, e allora ha un raggio di 10 esagoni.',
  '23.0.company': 'L’attaccante può aggiungere aerei; il difensore può mandare caccia, e corazzati in Riserva.',
  '23.0.flight':
    'Il combattimento aereo e il fuoco antiaereo seguono le regole normali. Ogni colpo vale per gli aerei e per l’unità che trasportano.',
  '23.0.landing':
    'Un’unità che sopravvive al volo è atterrata. Se nell’esagono ci sono nemici, segue il combattimento terrestre, con appoggio aereo; nel suo primo round le unità atterrate hanno 1 Malus.',
  '23.0.stacking': 'Nel turno del lancio si può superare il limite di raggruppamento.',
  '23.0.rebuilding':
    'I paracadutisti costano punti gialli e blu come gli aerei, e si piazzano in patria presso un’industria di aerei.',
  '24.0':
    'Questa regola si gioca con l’opzione `marines`. I Marines sovietici possono sbarcare dal mare quando la fanteria sovietica ha livello 2.',
  '24.0.conditions':
    'I Marines e il QG navale sovietico attivato partono dallo stesso porto, riforniti e a piena forza, con il sereno.',
  '24.0.target':
    'Il bersaglio deve trovarsi entro 5 esagoni dal porto. Non può essere montagna, una città maggiore o un esagono con secche.',
  '24.0.mines': 'I Marines che sbarcano tirano per le mine come le altre unità in mare.',
  '24.0.round':
    'Nel primo round le unità terrestri in difesa hanno 1 Bonus e sparano per prime; poi sparano i Marines con 1 Malus.',
  '24.0.back':
    'Dopo un round i Marines possono riprendere il mare con un’altra attivazione del QG navale. Perdono un altro Punto Forza e tirano di nuovo per le mine.',
  '24.0.rebuilding': 'I Marines si ricostruiscono con punti gialli a Oranienbaum o Sebastopoli.',
  '24.0.stacking': 'Nel turno dello sbarco si può superare il limite di raggruppamento.',
};
