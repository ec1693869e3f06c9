import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { definitions as english } from '../definitions.js';

export const definitions: TranslatedChapter<typeof english> = {
  '3.0': 'Questa sezione definisce i termini usati in tutte le fasi di un turno.',
  '3.1':
    'Le unità obbediscono soltanto al giocatore della loro fazione. Esagoni e città dietro il fronte di una fazione sono amici, se non li occupa il nemico. In questo gioco ogni esagono è controllato da una sola fazione, che cambia con la conquista.',
  '3.1.sea':
    'Un giocatore controlla un’area di mare con almeno un porto maggiore, o due porti minori, sulla sua costa. Entrambi i giocatori possono controllare la stessa area.',
  '3.2':
    'Il giocatore attivo è quello di cui è in corso il turno, prima l’Asse, poi i sovietici. L’altro è il giocatore non attivo.',
  '3.3':
    'Una città, un centro di produzione o un pozzo petrolifero è conquistato da un’unità terrestre che entra nel suo esagono, anche se prosegue.',
  '3.3.factories': 'Le industrie sono distrutte quando il loro esagono è conquistato.',
  '3.3.cities':
    'I ranghi sono capitale, città maggiore, città minore e fortezza. Tutte le regole delle città maggiori valgono per le capitali. Le città della vittoria hanno un simbolo speciale e decidono alcuni scenari.',
  '3.3.sites': 'I campi di battaglia storici ricordano una battaglia e non hanno effetto.',
  '3.4':
    'Ogni fortezza, città minore o città maggiore amica che può fare da fonte di rifornimento è una base per un’unità aerea.',
  '3.5': 'Le ferrovie portano i rifornimenti e il movimento strategico ferroviario.',
  '3.6':
    'Le città con più di mezzo milione di abitanti, le miniere e i pozzi petroliferi producono punti del loro colore. Il gioco base usa soltanto i punti gialli di città e miniere: ogni turno tanti quanti ne indica il numero stampato nell’esagono.',
  '3.7':
    'Le sei zone fuori mappa Narvik, Tromsø, Petsamo, Murmansk, Krasnovodsk e Siberia seguono le regole degli esagoni. Narvik e Tromsø sono montagna, le altre foresta.',
  '3.7.links':
    'Collegamenti per terra e per ferrovia uniscono Narvik con Gällivare, Petsamo con Salla, Murmansk con Kandalaksha, Krasnovodsk con la Siberia. Collegamenti soltanto per terra uniscono Narvik con Tromsø, Tromsø con Petsamo, Petsamo con Murmansk. Collegamenti soltanto per ferrovia uniscono la Siberia con Nizhny Tagil, Sverdlovsk, Chelyabinsk, Magnitogorsk e Chkalov.',
  '3.7.route':
    'La rotta navale da Baku a Krasnovodsk all’inizio non esiste; in alcuni scenari i sovietici possono costruirla.',
  '3.8':
    'Sono unità di combattimento tutte quelle che possono attaccare da sole. Artiglieria e QG non possono farlo: sono unità di supporto.',
  '3.9':
    'L’artiglieria muove come la fanteria, spara per prima nel combattimento terrestre e non può attaccare da sola. Ci sono QG supremi, corazzati e aerei e, per i sovietici, un QG navale; il gioco base non usa i QG.',
};
