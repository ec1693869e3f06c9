import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { garrisonsAndPartisans as english } from '../garrisons-and-partisans.js';

export const garrisonsAndPartisans: TranslatedChapter<typeof english> = {
  '27.0': 'Le guarnigioni si giocano con l’opzione `garrisons`.',
  '27.0.axis': 'Le città sovietiche conquistate senza una guarnigione dell’Asse generano partigiani.',
  '27.0.units':
    'Entrano in gioco tre corpi di sicurezza tedeschi e due corpi slovacchi. Agiscono come ogni altra unità.',
  '27.0.turkey':
    'Ogni esagono del confine deve trovarsi nella ZOC di almeno un’unità sovietica; ne bastano tre ben disposte.',
  '28.0':
    'La Volkssturm si gioca con l’opzione `volkssturm`. Dopo che un’unità terrestre sovietica è entrata nella Grande Germania, i tedeschi possono ricostruire gratis corpi di fanteria a 1 punto nelle città tedesche, finché sono disponibili blocchi e città maggiori.',
  '29.0':
    'I partigiani si giocano con l’opzione `partisans`. Dal settembre 1941 i sovietici piazzano battaglioni di partigiani nella Fase di Produzione. I partigiani non muovono e non hanno ZOC.',
  '29.0.railways':
    'I partigiani bloccano il movimento strategico ferroviario e il trasporto di punti attraverso il loro esagono, e le ritirate al suo interno. Secondo il loro numero bloccano anche le linee di rifornimento.',
  '29.0.relieved':
    'Un’unità terrestre sovietica che entra in un esagono con partigiani li toglie. I sovietici guadagnano un punto giallo per ogni battaglione.',
  '29.1':
    'I sovietici possono piazzare un battaglione per ogni città maggiore conquistata senza guarnigione, e uno ogni tre città minori conquistate senza guarnigione, arrotondando per difetto. Vyborg, Salla e le città degli Stati baltici e della Bessarabia non contano.',
  '29.1.place':
    'I partigiani si possono piazzare ovunque in territorio sovietico sotto il controllo dell’Asse, fuori dalle ZOC di unità dell’Asse. Su un centro di produzione ne bloccano la produzione.',
  '29.1.limit':
    'Sulla mappa possono trovarsi al massimo venti battaglioni, e in un esagono al massimo tre. Si possono rinforzare soltanto battaglioni piazzati in turni precedenti.',
  '29.1.one':
    'Un solo battaglione blocca il movimento ferroviario e il trasporto di punti. È tolto quando un’unità terrestre dell’Asse entra nel suo esagono o vi passa nella Fase di Movimento. Si può piazzare di nuovo nella successiva Fase di Produzione.',
  '29.1.two':
    'Due battaglioni bloccano anche il rifornimento su strada. Sono una brigata: se attaccati tirano 1 dado e colpiscono con 6.',
  '29.1.three':
    'Tre battaglioni bloccano anche il rifornimento per ferrovia. Sono due brigate: se attaccati tirano 2 dadi e colpiscono con 6.',
  '30.0':
    'I Rivoluzionari si giocano con l’opzione `rebels`. Dal gennaio 1942, se i sovietici non hanno una guarnigione a Grozny o la controlla l’Asse, nella sua Fase di Produzione l’Asse può piazzarvi l’unità da montagna cecena, gratis e a piena forza.',
  '30.0.supply': 'I Rivoluzionari sono sotto il comando tedesco; Grozny è la loro fonte principale.',
  '30.0.again':
    'Se i Rivoluzionari sono distrutti o sciolti, si possono piazzare di nuovo gratis quando le condizioni sono di nuovo soddisfatte.',
};
