import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { movement as english } from '../movement.js';

export const movement: TranslatedChapter<typeof english> = {
  '7.5': 'Le unità muovono da sole o insieme, da un esagono a uno adiacente.',
  '7.5.1': 'Nel gioco base il giocatore attivo può muovere un numero qualsiasi di unità.',
  '7.5.2': 'Tutte le unità terrestri muovono prima degli aerei.',
  '7.5.2.missions':
    'Un numero qualsiasi di aerei riforniti può volare verso esagoni di battaglia entro il raggio delle basi: i caccia 5 esagoni, i bombardieri 10, i bombardieri sovietici a lungo raggio 15.',
  '7.5.2.rebasing':
    'Invece di volare in missione, un numero qualsiasi di aerei può passare a un’altra base, a raggio doppio.',
  '7.5.3':
    'Questa sezione descrive l’uso della capacità di movimento, e dove il movimento termina. I punti non usati sono persi; non si possono conservare né trasferire.',
  '7.5.3.costs': 'La pianura costa 1 punto, foresta e collina 2, montagna e palude 3. I fiumi non costano nulla.',
  '7.5.3.afford': 'Un’unità non può entrare in un esagono per cui le mancano i punti.',
  '7.5.3.friends':
    'Le unità possono attraversare unità amiche al costo del terreno. Durante il movimento i limiti di raggruppamento non valgono.',
  '7.5.3.enemy':
    'Un’unità terrestre deve terminare il movimento nel primo esagono con un’unità nemica. Le ZOC non la ostacolano.',
  '7.5.3.air': 'Gli aerei pagano 1 punto per esagono, qualunque sia il terreno. Possono sorvolare i nemici.',
  '7.5.4':
    'Le unità terrestri non possono entrare in un esagono di sola acqua; un esagono costiero costa quanto il suo terreno.',
  '7.5.4.partial':
    'Gli esagoni tagliati dal bordo della mappa non sono giocabili, anche se alcuni producono punti. L’ultima fila passa per Salla, l’ultima colonna per Magnitogorsk. Teheran è comunque giocabile.',
  '7.5.5': 'Muovere lungo la freccia rossa di uno stretto o di una zona fuori mappa costa 3 PM.',
  '7.5.5.infantry':
    'Se il giocatore attivo non controlla entrambi gli esagoni uniti dalla freccia, possono usarla soltanto unità della classe di fanteria.',
  '7.5.5.kerch': 'L’Asse può attraversare lo stretto di Kerč soltanto finché controlla anche Sebastopoli.',
  '7.6':
    'Quando il giocatore attivo ha mosso, quello non attivo può far volare un numero qualsiasi di aerei dalle loro basi in esagoni di battaglia entro il raggio.',
  '7.6.battle':
    'Gli aerei con base in un esagono di battaglia non possono volare altrove e contano come attaccati al suolo. Fanno eccezione i caccia: decollano.',
  '7.6.1':
    'Caccia e bombardieri di almeno 1 PF si possono mandare contro aerei al suolo. I caccia attaccati così decollano subito e combattono; i bombardieri restano a terra e sono bombardati nel primo round. Entrambe le fazioni possono ritirare aerei dopo ogni round e subito dopo il combattimento aereo.',
  '7.6.2':
    'Se unità terrestri del giocatore attivo entrano in una base che contiene soltanto aerei nemici, questi partono nella Fase di Combattimento. Perdono 1 PF e vanno in una base amica entro il raggio, o sono distrutti.',
};
