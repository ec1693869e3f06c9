import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { supply as english } from '../supply.js';

export const supply: TranslatedChapter<typeof english> = {
  '6.0':
    'Entrambe le parti determinano il rifornimento nella Fase di Determinazione del Rifornimento. Il risultato dura tutto il turno, qualunque cosa succeda dopo.',
  '6.1': 'Un’unità è in rifornimento, in Rifornimento di Emergenza o fuori rifornimento.',
  '6.11': 'Un’unità che può tracciare una linea di rifornimento fino a una fonte amica è in rifornimento.',
  '6.12':
    'Un’unità che può tracciare una linea di rifornimento perde il suo segnalino. Un’unità senza linea di rifornimento riceve un segnalino di Rifornimento di Emergenza, e la volta successiva un segnalino OoS.',
  '6.12a': 'Un’unità senza segnalino riceve un segnalino di Rifornimento di Emergenza.',
  '6.12b': 'Un segnalino di Rifornimento di Emergenza è sostituito da un segnalino OoS.',
  '6.12c': 'Un’unità con un segnalino OoS lo mantiene.',
  '6.13': 'Il Rifornimento di Emergenza non ha effetti e dura un turno.',
  '6.14': 'Un’unità fuori rifornimento subisce questi effetti.',
  '6.14a':
    'Le unità motorizzate e con equipaggiamento pesante fuori rifornimento hanno metà della MA. Le frazioni si mantengono, e la disorganizzazione toglie poi 2 punti. Il movimento delle altre unità non cambia.',
  '6.14b': 'L’efficienza di un’unità fuori rifornimento si riduce di 1, oltre alle riduzioni per la disorganizzazione.',
  '6.14c': 'La forza di attacco di un’unità fuori rifornimento si dimezza. La sua forza di difesa no.',
  '6.14d':
    'L’artiglieria fuori rifornimento mantiene la sua forza di supporto. Quando ha sparato, non torna pronta finché non è di nuovo in rifornimento.',
  '6.14e': 'Un’unità fuori rifornimento non può né cominciare né finire un caposaldo.',
  '6.14f': 'Le unità motorizzate fuori rifornimento non possono sfondare né reagire.',
  '6.15': 'La sola mancanza di rifornimento non elimina mai un’unità.',
  '6.2':
    'Una linea di rifornimento è una catena di esagoni fino a una fonte, o fino a una strada che porta a una fonte. Nessun esagono della linea può contenere un’unità combattente nemica, essere conteso o controllato dal nemico.',
  '6.21':
    'Una linea di rifornimento è lunga al massimo sette esagoni, senza contare quello dell’unità. Con la pioggia, attraverso acquitrino, o in palude lungo una strada, un sentiero o una ferrovia il massimo è di cinque esagoni. In altro modo una linea non può entrare in palude. Non può attraversare lati d’esagono di lago o fiumi senza ponte, né entrare in caposaldi nemici finiti.',
  '6.21a':
    'Una linea di rifornimento può entrare in palude soltanto lungo una strada, un sentiero o una ferrovia, e allora può essere lunga al massimo cinque esagoni.',
  '6.21b': 'Una linea di rifornimento non può attraversare un lato d’esagono di lago o un fiume senza ponte.',
  '6.21c': 'Una linea di rifornimento non può entrare in un esagono con un caposaldo nemico finito.',
  '6.22':
    'Una strada di rifornimento è formata da strade principali e secondarie collegate, di qualsiasi lunghezza, che portano a una fonte amica. Non può entrare in un esagono con un’unità combattente nemica né in un esagono vuoto conteso o controllato dal nemico. Può attraversare un ruscello o un fiume soltanto su un ponte; basta un’unità ponte.',
  '6.23':
    'Con tempo asciutto o nuvoloso i sentieri fanno da strade di rifornimento per le unità né motorizzate né con equipaggiamento pesante.',
  '6.24': 'Una linea di rifornimento può attraversare una ZOC nemica in un esagono con un’unità combattente amica.',
  '6.3': 'Queste regole indicano da dove vengono i rifornimenti.',
  '6.31':
    'Una fonte rifornisce soltanto il suo possessore. Una fonte catturata non rifornisce nessuna delle parti. Se è ripresa, funziona di nuovo dalla successiva Fase di Determinazione del Rifornimento.',
  '6.32':
    'Le unità non ancora sulla mappa sono in rifornimento. I rinforzi sono in rifornimento nel turno in cui entrano.',
};
