import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { advancedProduction as english } from '../advanced-production.js';

export const advancedProduction: TranslatedChapter<typeof english> = {
  '11.0':
    'Nel gioco avanzato oltre ai punti gialli ci sono punti colorati: rossi per i corazzati, blu per gli aerei, neri per il carburante. I punti bianchi sulla mappa servono ad altri giochi.',
  '11.0.cost':
    'Un Punto Forza di fanteria o Marines costa 1 punto giallo, di corazzati 1 giallo e 1 rosso, di aerei 1 giallo e 1 blu, di QG 1 giallo e 1 nero. Un PF bianco raddoppia il costo, uno rosso lo triplica. I PF blu non si ricostruiscono mai.',
  '11.1':
    'Le grandi città e le miniere producono punti gialli, i pozzi petroliferi e gli impianti di idrogenazione punti neri. La mappa indica quanti.',
  '11.2': 'Questa sezione descrive i tipi di industrie, e le condizioni per usare i loro punti.',
  '11.2.factories':
    'Le industrie rosse producono punti per corazzati e QG corazzati, quelle blu per aerei, paracadutisti e QG aerei. Le industrie nere, che ha soltanto la Germania, producono carburante. Lavorano soltanto le industrie in un cerchio; i cantieri navali in questo gioco non producono nulla.',
  '11.2.minors':
    'Le potenze minori non hanno industrie rosse o blu e piazzano i nuovi corazzati e aerei nelle loro capitali.',
  '11.2.saving':
    'Un punto rosso, blu o nero si può conservare per i turni successivi soltanto insieme a un punto giallo.',
  '11.2.transport':
    'Un punto si può usare soltanto se il suo centro è rifornito e collegato alla fonte principale per ferrovia, per rotte navali blu, o per entrambe. Per mare si sposta soltanto tra porti maggiori.',
  '11.3':
    'Se l’unico collegamento di un punto è una rotta blu attraverso il Golfo di Finlandia, il Mar d’Azov o il Mar Nero, per esso si tira un dado: da 1 a 5 arriva, con 6 è perso per questo turno.',
};
