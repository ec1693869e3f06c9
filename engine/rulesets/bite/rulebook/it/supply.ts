import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { supply as english } from '../supply.js';

export const supply: TranslatedChapter<typeof english> = {
  '4.0':
    'Il rifornimento si verifica all’inizio del turno di un giocatore. Un’unità rifornita agisce poi normalmente fino al movimento extra dei corazzati.',
  '4.1':
    'Le fonti principali sono la Siberia (non Mosca) per i sovietici, Berlino per i tedeschi, Belgrado per gli italiani, Helsinki per i finlandesi, Bucarest per i rumeni, Budapest per gli ungheresi e Bratislava per gli slovacchi.',
  '4.2':
    'Ogni esagono di ferrovia o di porto collegato alla fonte principale per ferrovia o per mare è esso stesso una fonte di rifornimento. Non deve essere una città, e non serve una rotta navale blu.',
  '4.3':
    'Un’unità è rifornita se all’inizio del turno del suo proprietario può tracciare una linea di non più di tre esagoni via terra fino a una fonte di rifornimento della sua fazione. Se non può, è segnata fuori rifornimento con un barile bianco.',
  '4.3.terrain': 'Una linea non può passare per montagne o esagoni di sola acqua.',
  '4.3.enemy': 'Una linea non può passare per esagoni occupati da unità terrestri nemiche.',
  '4.3.zones':
    'Una linea non può passare per ZOC nemiche; un esagono nelle ZOC di entrambe le fazioni è chiuso a entrambe.',
  '4.4': 'Questa sezione descrive gli effetti del barile bianco sulle unità.',
  '4.4.replacements': 'Un’unità fuori rifornimento non può essere riparata o rinforzata nella Fase di Produzione.',
  '4.4.movement': 'Un’unità fuori rifornimento ha i PM dimezzati.',
  '4.4.attack': 'Un’unità fuori rifornimento non può attaccare.',
  '4.4.air': 'Gli aerei fuori rifornimento possono soltanto riposizionarsi, a raggio dimezzato.',
  '4.5':
    'Un’unità ancora fuori rifornimento nella verifica finale è tolta e dà al nemico un Punto Produzione, giallo nel gioco base. In seguito può essere ricostruita.',
  '4.5.zero':
    'L’artiglieria, la fanteria e i paracadutisti sovietici, e gli aerei degli alleati minori a forza 0 vanno distrutti in battaglia.',
};
