import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { combat as english } from '../combat.js';

export const combat: TranslatedChapter<typeof english> = {
  '9.0':
    'Il giocatore in fase può attaccare i nemici adiacenti alle sue unità. Si sommano le forze degli attaccanti e si confronta il totale con la difesa dell’esagono attaccato. Il rapporto si arrotonda a favore del difensore fino a una colonna della tabella; si tira un dado e si applica il risultato prima che cominci un altro attacco.',
  '9.1': 'Le regole di questa sezione indicano quali unità possono partecipare a un attacco, e quante volte.',
  '9.11': 'Le unità attaccano soltanto nella propria fase di combattimento, e soltanto nemici in esagoni adiacenti.',
  '9.12':
    'Nessuna unità è obbligata ad attaccare, e non tutte le unità adiacenti devono partecipare. Un’unità che non prende parte a un attacco non ne subisce il risultato.',
  '9.13': 'Un esagono può essere attaccato da tutti e sei gli esagoni adiacenti.',
  '9.14':
    'In una fase di combattimento nessuna unità attacca due volte e nessuna unità è attaccata due volte. I travolgimenti non contano.',
  '9.2':
    'Le regole di questa sezione indicano come uno stack divide i suoi attacchi e come le unità attaccano più esagoni insieme.',
  '9.21':
    'Le forze di tutte le unità di un esagono attaccato si sommano. Il proprietario non può escludere un’unità, e l’avversario non può attaccarne soltanto alcune.',
  '9.22': 'Le unità di uno stesso esagono possono attaccare esagoni diversi, o non attaccare.',
  '9.23':
    'Le unità adiacenti a più esagoni nemici possono attaccarli insieme in un unico combattimento, purché ogni attaccante sia adiacente a tutti gli esagoni attaccati.',
  '9.24': 'Tutta la forza di un’unità si usa in un solo combattimento, sia in attacco sia in difesa.',
  '9.3': 'Le regole di questa sezione indicano come il terreno moltiplica la difesa.',
  '9.31': 'Il terreno moltiplica la forza di un difensore: in una città maggiore un’unità di forza 4 si difende con 8.',
  '9.32':
    'Un fiume raddoppia il difensore soltanto se tutti gli attaccanti attaccano attraverso il fiume. Ne basta uno che non lo faccia, e il difensore non è raddoppiato.',
  '9.33': 'I moltiplicatori si sommano e si sottrae 1: foresta e fiume, 2 e 2, moltiplicano la difesa per 3.',
  '9.34': 'La carta degli effetti del terreno elenca l’effetto di ogni terreno.',
  '9.4':
    'Il rapporto si arrotonda sempre a favore del difensore: 26 contro 9 è 2-1. Un rapporto superiore a 10-1 si gioca come 10-1, uno inferiore a 1-3 come 1-3.',
  '9.5': 'Dodici colonne per il rapporto di forze, da 1-3 a 10-1, e sei righe per il dado danno il risultato.',
};
