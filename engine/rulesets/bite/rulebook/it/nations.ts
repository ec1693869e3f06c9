import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { nations as english } from '../nations.js';

export const nations: TranslatedChapter<typeof english> = {
  '5.0': 'Questa sezione descrive le caratteristiche di ogni nazione, e dove può operare.',
  '5.1':
    'Tutte le unità sovietiche cominciano a tecnologia 1. La neve non influisce su di loro in combattimento. L’Unione Sovietica non ha alleati minori.',
  '5.2': 'Tutte le unità tedesche cominciano a tecnologia 2 in ogni campo.',
  '5.2.aid':
    'Ogni turno la Germania può dare fino a 3 Punti Produzione a ciascuno dei suoi alleati, per riparazioni e ricostruzioni. Italia e Finlandia non hanno altre entrate.',
  '5.3':
    'Italiani, rumeni, ungheresi e slovacchi cominciano a tecnologia 1 in ogni campo, come i sovietici: hanno 3 PM, la cavalleria 4, e colpiscono con 6.',
  '5.3.green':
    'In territorio sovietico italiani, rumeni, ungheresi e slovacchi devono restare a sud della linea verde.',
  '5.3.air': 'Gli aerei di una potenza minore sostengono soltanto unità della propria nazione.',
  '5.3.rivals':
    'Rumeni e ungheresi non possono trovarsi nello stesso esagono né combattere nella stessa battaglia. Se accade, il giocatore dell’Asse elimina una delle due unità prima che la battaglia si combatta.',
  '5.4':
    'L’Italia non ha Punti Produzione, ma la Germania può aiutarla. Le unità eliminate non si possono ricostruire, quelle ridotte si possono riparare.',
  '5.4.area':
    'Gli italiani possono operare in Jugoslavia, nell’ex Polonia, e in Unione Sovietica a sud della linea verde.',
  '5.5':
    'La Finlandia ha buone truppe con aree operative limitate. Non ha Punti Produzione, tranne gli aiuti della Germania.',
  '5.5.infantry':
    'La fanteria finlandese comincia a tecnologia 2. La fanteria e Mannerheim hanno 4 PM. Usato come artiglieria, Mannerheim colpisce con 5 e 6.',
  '5.5.marksmen':
    'La fanteria finlandese che si difende in foresta o palude all’interno della zona di attacco ha 1 Bonus.',
  '5.5.skis':
    'Gli sciatori finlandesi hanno 1 Bonus anche quando attaccano in foresta o palude all’interno della zona di attacco.',
  '5.5.snow': 'La neve non influisce sulle unità finlandesi in combattimento.',
  '5.5.attackZone':
    'I finlandesi, e i tedeschi riforniti attraverso la Finlandia, non possono attaccare unità sovietiche oltre la linea di punti bianchi.',
  '5.5.area':
    'I finlandesi, e i tedeschi riforniti attraverso la Finlandia, non possono muovere né tracciare rifornimento oltre il grande punto bianco a est e a sud.',
  '5.5.germans':
    'Entro i confini finlandesi del 1941 può trovarsi al massimo un’unità tedesca, finché l’Armata Rossa non li attraversa.',
  '5.5.surrender':
    'Nella Fase di Vittoria la Finlandia si arrende se i sovietici controllano Vyborg e quattro unità terrestri finlandesi sono eliminate. I finlandesi sono tolti, la Finlandia diventa neutrale, e i tedeschi e i sovietici che vi si trovano devono andarsene appena possono.',
  '5.6':
    'Le unità rumene restano in Romania e in Russia a sud della linea verde. Ploesti è la fonte principale del petrolio tedesco.',
  '5.6.hungary': 'I rumeni non possono né entrare in Ungheria né tracciarvi rifornimenti di alcun genere.',
  '5.7':
    'Le unità ungheresi possono operare in patria, in Jugoslavia, nell’ex Polonia, e in Russia a sud della linea verde.',
  '5.7.romania': 'Gli ungheresi non possono né entrare in Romania né tracciarvi rifornimenti di alcun genere.',
  '5.8':
    'Le unità slovacche restano in Slovacchia, nell’ex Polonia, e in Unione Sovietica a sud della linea verde. Per il resto sono come quelle degli altri alleati minori.',
};
