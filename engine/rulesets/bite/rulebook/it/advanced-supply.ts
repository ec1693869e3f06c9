import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { advancedSupply as english } from '../advanced-supply.js';

export const advancedSupply: TranslatedChapter<typeof english> = {
  '12.0': 'Questa sezione descrive gli assedi, gli attacchi fuori rifornimento e i punti guadagnati con una resa.',
  '12.1':
    'Le unità sono assediate se si trovano in un porto o nella propria capitale e questa è circondata da unità e ZOC nemiche. Sono fuori rifornimento e non si possono riparare, ma invece di arrendersi perdono 1 punto alla fine di ogni turno. Un’unità a cui resta 1 punto si arrende.',
  '12.1.spared': 'Le unità di forza 0 e quelle statiche non si arrendono; vanno distrutte in battaglia.',
  '12.2':
    'Le unità assediate in questa fortezza sono fuori rifornimento, con due eccezioni: non perdono punti e non si arrendono.',
  '12.3':
    'Le due fortezze contano come un solo esagono. Questo è assediato se ogni esagono intorno è occupato da unità dell’Asse o si trova nelle loro ZOC.',
  '12.3.road':
    'La via è aperta finché si può tracciare una linea da Leningrado attraverso il lago fino a Volkhov e poi in Siberia, anche con la neve. Le unità assediate restano fuori rifornimento: non attaccano e hanno metà movimento. Ma si possono riparare, e a Leningrado si possono costruire nuove unità, in entrambi i casi soltanto con i suoi punti gialli e rossi. Nessuna unità perde PF o si arrende.',
  '12.3.ice': 'I punti di Leningrado non attraversano il lago ghiacciato; si possono spendere soltanto nella sacca.',
  '12.3.cut': 'Se la Via della Vita è tagliata, la sacca è assediata come qualsiasi porto.',
  '12.4':
    'Le unità terrestri di livello tecnologico 1 fuori rifornimento seguono le regole del gioco base. Quelle di livello 2 e 3 hanno metà movimento, ma possono compiere un Attacco Disperato.',
  '12.4.1':
    'Un Attacco Disperato è un attacco normale, e l’unico che le unità di livello 2 e 3 possono compiere fuori rifornimento. Se nel primo round non elimina tutte le unità terrestri nemiche, le unità attaccanti si arrendono subito, anche l’artiglieria e le altre unità a forza 0.',
  '12.4.1.armour': 'Ai corazzati fuori rifornimento per un Attacco Disperato non serve un QG attivato.',
  '12.5':
    'La resa di fanteria o Marines dà al nemico 1 punto giallo. La resa di ogni altra unità dà 1 punto giallo e 1 punto del colore dell’unità.',
};
