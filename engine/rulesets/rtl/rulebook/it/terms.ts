import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { terms as english } from '../terms.js';

export const terms: TranslatedChapter<typeof english> = {
  '3.0':
    'Questo capitolo spiega termini, zone di controllo, raggruppamento, efficienza, dimezzamento, livelli e disorganizzazione.',
  '3.1': 'Queste regole definiscono le parole usate dal regolamento.',
  '3.11':
    'Unità, fasi e sequenze appartengono alla loro parte. Un esagono o una fonte di rifornimento appartiene alla parte che lo controlla o che lo ha controllato per ultima. Chi cattura una fonte nemica la nega al nemico, ma non ne trae rifornimento.',
  '3.12': 'Queste regole indicano quale parte controlla un esagono e quando un esagono è conteso.',
  '3.12a':
    'Una parte controlla un esagono se vi si trova una sua unità combattente, o se vi arriva soltanto la sua ZOC. Altrimenti lo controlla la parte la cui unità combattente vi è passata per ultima.',
  '3.12b':
    'Un esagono vuoto nelle ZOC di entrambe le parti è conteso: entrambe le ZOC hanno effetto, e nessuna delle parti lo controlla.',
  '3.13':
    'Gli esagoni contigui formano una catena di esagoni adiacenti. Lungo una catena simile si contano movimento, raggio e rifornimento.',
  '3.14':
    'Una casella rossa indica un’unità motorizzata, un cerchio arancione un’unità con equipaggiamento pesante. Tutte le altre unità sono non motorizzate.',
  '3.15':
    'Un’unità motorizzata con la sagoma di un veicolo e la forza di attacco rossa è corazzata. Le autoblinde e il T-38 non hanno la forza in rosso e non sono unità corazzate.',
  '3.16': 'Ogni unità combattente con un raggio è artiglieria.',
  '3.17': 'Una forza di difesa rossa indica i cannoni antiaerei che in difesa possono causare l’attrito dei corazzati.',
  '3.18':
    'Si usano queste abbreviazioni: AM segnalino di Attivazione, CAB bonus per Armi Combinate, CAS Supporto Aereo Ravvicinato, DRM modificatore al tiro di dado, ER Valore di Efficienza, HQ quartier generale, MA capacità di movimento, MP punto movimento, OoS fuori rifornimento, VP punto vittoria.',
};
