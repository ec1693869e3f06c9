import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { sequence as english } from '../sequence.js';

export const sequence: TranslatedChapter<typeof english> = {
  '7.0':
    'Un turno è un mese. Per prima cosa si determina il meteo, in maggio e ottobre del gioco avanzato con un dado. Seguono il turno dell’Asse e quello sovietico, di dieci fasi ciascuno. Infine si verifica la vittoria e il segnalino di turno avanza.',
  '7.0.phases':
    'Le fasi sono guerra strategica; rifornimento; produzione con arrivi, rimozioni e scioglimenti; movimento strategico ferroviario; movimento; reazione del giocatore non attivo; combattimento; Blitz; verifica finale del rifornimento; movimento extra dei corazzati.',
  '7.1': 'La guerra strategica si gioca soltanto nel gioco avanzato, con l’opzione `strategic-war`.',
  '7.2':
    'Il giocatore attivo verifica il rifornimento di tutte le unità della propria fazione e segna con un barile bianco quelle fuori rifornimento.',
  '7.3':
    'I centri di produzione che possono fare da fonte di rifornimento producono punti. Con questi si pagano le riparazioni delle unità e la ricostruzione di quelle distrutte. Poi l’ordine di battaglia indica quali unità arrivano e partono.',
  '7.3.cost':
    'Il colore stampato dà il prezzo di un Punto Forza: nero 1 Punto Produzione, bianco 2, rosso 3. Un Punto Forza blu non si può ricostruire.',
  '7.3.saving': 'Si può spendere un numero qualsiasi di punti; quelli rimasti si conservano per dopo.',
  '7.3.1':
    'Le unità ricostruite e in arrivo si piazzano in patria: in una città maggiore amica che può fare da fonte di rifornimento, una per città. I rinforzi hanno la forza indicata nell’ordine di battaglia, di solito piena.',
  '7.3.1.two': 'Tutte le capitali, Stalingrado e Leningrado possono ricevere due nuove unità per turno.',
  '7.3.1.armour': 'I corazzati si piazzano presso un’industria rossa.',
  '7.3.1.air': 'Aerei e paracadutisti si piazzano presso un’industria blu.',
  '7.3.1.marines': 'I Marines sovietici si piazzano soltanto presso i cantieri navali di Sebastopoli e Leningrado.',
  '7.3.1.italy': 'Soltanto per il piazzamento degli italiani, la Polonia conta come loro patria.',
  '7.3.2':
    'Le nuove unità si piazzano soltanto in città che possono fare da fonte di rifornimento. Possono superare i limiti di raggruppamento fino alla successiva Fase di Movimento. Un’unità che non si può piazzare aspetta.',
  '7.3.3':
    'Un’unità che ha dovuto aspettare, o che è stata rinviata, si può piazzare senza costo in una qualsiasi Fase di Produzione successiva del suo proprietario.',
  '7.3.4':
    'Dopo la produzione il giocatore attivo può sciogliere qualsiasi unità rifornita; un turno dopo si può ricostruire.',
  '7.4':
    'Ogni movimento porta un’unità a qualsiasi distanza lungo le ferrovie. L’unità deve partire rifornita, in un esagono di ferrovia e non adiacente a un’unità nemica. Non può passare né terminare adiacente a un’unità nemica. Nella Fase di Movimento può muovere normalmente.',
  '7.4.soviet': 'I sovietici hanno cinque movimenti per turno.',
  '7.4.axis':
    'L’Asse ha quattro movimenti per turno in Unione Sovietica, un altro nell’Area Operativa finlandese, e un numero qualsiasi altrove.',
  '7.4.cost':
    'Ogni movimento costa 1 Punto Produzione giallo o 1 Punto Azione di un QG, anche dove il numero non è limitato.',
};
