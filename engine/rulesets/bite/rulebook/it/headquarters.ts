import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { headquarters as english } from '../headquarters.js';

export const headquarters: TranslatedChapter<typeof english> = {
  '13.0': 'Ai corazzati e agli aerei serve carburante, che fornisce un QG attivato. Il QG prima muove e poi si attiva.',
  '13.1':
    'I QG corazzati comandano i corazzati e i QG aerei gli aerei, ma soltanto della propria nazione. Nell’Asse soltanto il FHQ comanda unità di altre nazioni.',
  '13.2':
    'I corazzati, i QG corazzati non attivati e gli aerei possono muovere per intero e attaccare soltanto con un QG attivato del loro tipo, che si rivela al nemico.',
  '13.3': 'Questa sezione descrive a quale distanza comanda un QG e quando si attiva.',
  '13.3.hexes':
    'Un’unità deve trovarsi entro 5 esagoni dal suo QG, contati lungo esagoni amici fuori dalle ZOC nemiche.',
  '13.3.activation':
    'Il giocatore attivo può muovere un QG fino alla sua capacità di movimento e poi attivarlo. Un QG corazzato che ha mosso per più di metà della sua capacità deve essere attivato; se non può esserlo, può muovere soltanto per metà.',
  '13.3.reaction':
    'Il giocatore non attivo può attivare i QG aerei che non sono in battaglia, nell’esagono in cui si trovano, così che gli aerei possano reagire.',
  '13.3.weather': 'Con la pioggia e la neve il raggio di un QG è di tre esagoni.',
  '13.4': 'Un QG attivato comanda tante unità quanti sono i suoi Punti Azione.',
  '13.5': 'Questa sezione descrive che cosa possono fare unità e QG privi di carburante o fuori rifornimento.',
  '13.5.armour':
    'I corazzati senza carburante non attaccano e hanno metà movimento. Un Attacco Disperato è permesso soltanto fuori rifornimento; allora i corazzati hanno un quarto del movimento e si arrendono se il primo round fallisce.',
  '13.5.air': 'Gli aerei senza carburante possono riposizionarsi, ma non prendere parte a battaglie.',
  '13.5.headquarters':
    'I QG fuori rifornimento si attivano con metà dei loro Punti Azione, ma comandano sempre almeno un’unità.',
  '13.6':
    'Alla fine della Fase di Blitz ogni QG attivato perde un Punto Azione ed è di nuovo nascosto. Un QG con un solo punto è tolto e può essere ricostruito.',
  '13.7':
    'A corazzati, artiglieria e aerei non serve un’altra attivazione per un Blitz. Per il movimento extra bisogna attivare un QG corazzato; un QG supremo non si può usare a questo scopo, quindi i corazzati rumeni e ungheresi non possono muovere, a meno che siano in Riserva.',
  '13.8': 'I QG supremi che si vogliono usare vanno attivati all’inizio della Fase di Movimento.',
  '13.8.1':
    'La Stavka ha tante azioni quanti Punti Azione, ciascuna di tipo diverso. Il suo fuoco antiaereo colpisce con 5 e 6.',
  '13.8.1.armour': 'Un’unità corazzata agisce come se fosse pienamente rifornita.',
  '13.8.1.outOfSupply': 'Un’unità fuori rifornimento muove come se fosse pienamente rifornita.',
  '13.8.1.air': 'Un’unità aerea agisce come se fosse pienamente rifornita.',
  '13.8.1.rail': 'La Stavka ordina gratis un movimento strategico ferroviario.',
  '13.8.1.naval': 'La Stavka ordina un movimento navale.',
  '13.8.1.drop': 'La Stavka ordina un lancio di paracadutisti.',
  '13.8.1.reserve': 'Un’unità corazzata è messa in Riserva.',
  '13.8.1.moscow':
    'La Stavka non lascia mai Mosca. Se la città cade, la Stavka è eliminata e può essere ricostruita a Chelyabinsk.',
  '13.8.1.capacity':
    'Finché Mosca è persa o fuori rifornimento i sovietici hanno un movimento strategico ferroviario in meno.',
  '13.8.2':
    'Il FHQ va attivato ogni turno, sempre con i suoi quattro punti pieni, ma può usare soltanto due delle azioni della Stavka. Il suo fuoco antiaereo colpisce da 4 a 6.',
  '13.8.2.repair': 'In produzione il FHQ si ripara prima di ogni altra unità.',
  '13.8.2.place':
    'Il FHQ resta a Rastenburg finché un’unità sovietica non entra in un esagono della Germania. Allora si sposta subito a Berlino e vi resta.',
  '13.8.3':
    'Antonescu, Mannerheim, Szombathelyi e Gariboldi agiscono come la Stavka, ma soltanto per unità della loro nazione. Ciascuno può tentare una ricognizione.',
  '13.8.3.crossed':
    'Un FHQ attivato può muovere unità degli alleati. I QG degli alleati non possono muovere unità tedesche.',
};
