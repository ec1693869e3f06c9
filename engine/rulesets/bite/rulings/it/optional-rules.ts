import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { optionalRulesRulings as english } from '../optional-rules.js';

export const optionalRulesRulings: TranslatedRulings<typeof english> = {
  'technology.minorsFollow': {
    question:
      'Gli alleati della Germania restano un livello tecnologico dietro di essa. Vale anche con il calendario fisso della tecnologia?',
    readings: {
      true: 'Sì: gli alleati restano un livello dietro anche con il calendario fisso. Negli scenari brevi non fa differenza.',
      false: 'No: gli alleati restano un livello dietro soltanto con l’opzione `research`.',
    },
  },
  'recon.when': {
    question: 'Quando i QG tentano una ricognizione?',
    readings: {
      movement: 'I QG tentano una ricognizione nella Fase di Movimento, dopo la loro attivazione.',
      combat: 'I QG tentano una ricognizione all’inizio della Fase di Combattimento, prima della prima battaglia.',
    },
  },
  'charge.ground': {
    question:
      'Cariche di cavalleria e attacchi panzer sono permessi soltanto in pianura. Sono permessi in un esagono di pianura con una città?',
    readings: {
      noStronghold:
        'Cariche e attacchi panzer sono permessi in un esagono di pianura con una città minore, ma non con una città maggiore, un bunker o una fortezza.',
      noCity: 'No: cariche e attacchi panzer non sono permessi in un esagono con una città.',
    },
  },
  'charge.returnFire': {
    question:
      'La risposta colpisce per prime le unità che caricano. Sono colpite per prime anche se un’altra unità è più forte?',
    readings: {
      beforeOthers: 'Sì: nessun’altra unità è colpita finché non sono eliminate tutte quelle che caricano.',
      tiesOnly: 'No: le unità che caricano sono colpite per prime soltanto tra unità di pari forza.',
    },
  },
  'stuka.cover': {
    question: 'Che cosa protegge le unità terrestri dai dadi in più dei bombardieri in picchiata?',
    readings: {
      groundAndStrongholds:
        'Proteggono le unità terrestri foresta, collina, montagna, palude, una città maggiore, un bunker o una fortezza.',
      strongholds: 'Proteggono le unità terrestri soltanto una città maggiore, un bunker o una fortezza.',
    },
  },
  'drop.withoutAircraft': {
    question:
      'Dei paracadutisti si lanciano senza aerei che li accompagnino. Che cosa succede ai colpi ottenuti durante il volo?',
    readings: {
      takesHits:
        'I paracadutisti senza aerei subiscono i colpi ottenuti durante il volo e non sparano nel combattimento aereo.',
      forbidden: 'I paracadutisti non possono lanciarsi senza aerei: deve accompagnarli un’unità aerea.',
    },
  },
  'volkssturm.places': {
    question: 'Quante unità della Volkssturm si possono piazzare in un turno in una città tedesca?',
    readings: {
      cityLimit: 'Una città può ricevere tante unità della Volkssturm quante nuove unità secondo la regola 7.3.1.',
      noLimit: 'In ogni città maggiore rifornita si può piazzare un numero qualsiasi di unità della Volkssturm.',
    },
  },
  'partisans.entered': {
    question: 'Un’unità dell’Asse entra in un esagono con due o tre battaglioni di partigiani. Che cosa succede?',
    readings: {
      fight: 'L’unità dell’Asse si ferma nell’esagono e combatte i partigiani.',
      cleared: 'I partigiani sono tolti, come un solo battaglione.',
    },
  },
  'persia.firstPoints': {
    question: 'Il Corridoio Persiano si apre nove mesi dopo la resa della Persia. Quando vi arrivano i primi punti?',
    readings: {
      tenthMonth: 'I primi punti arrivano un mese dopo l’apertura del corridoio, come nella tabella Lend-Lease.',
      ninthMonth: 'I primi punti arrivano nel mese in cui il corridoio si apre.',
    },
  },
  'lendLease.lostRoute': {
    question:
      'Il Lend-Lease dà ogni turno punti fissi. Arrivano punti da una rotta il cui termine è controllato dal nemico o non è sulla mappa?',
    readings: {
      arrives:
        'Sì: i punti arrivano anche da una rotta simile. Soltanto alle nuove unità serve una rotta collegata alla fonte principale di rifornimento.',
      nothing: 'No: i punti inviati per una rotta simile sono persi.',
    },
  },
  'strategicWar.flak': {
    question: 'L’antiaerea tedesca tira sei dadi. Quante volte li tira?',
    readings: {
      perTurn:
        'L’antiaerea tedesca tira una volta per turno, per tutte le incursioni insieme; sono colpiti per primi i bombardieri più forti.',
      perHex: 'L’antiaerea tedesca tira una volta per ogni esagono attaccato.',
    },
  },
  'convoys.attacked': {
    question:
      'La guerra strategica si combatte prima della produzione di ogni fazione. Quando si attaccano i convogli?',
    readings: {
      oncePerTurn: 'I convogli si attaccano una volta per turno, prima della produzione sovietica.',
      eachPlayerTurn:
        'I convogli si attaccano nella fase di guerra strategica di ogni fazione. I punti affondati mancano alla produzione sovietica successiva.',
    },
  },
  'lightRain.repeat': {
    question: 'Lo stesso meteo non può presentarsi due volte di seguito. Con quale meteo si confronta il tiro?',
    readings: {
      previousRoll:
        'Il tiro si confronta con quello precedente, di mezzo anno prima. Un risultato uguale si tira di nuovo.',
      previousTurn: 'Il tiro si confronta con il meteo del mese precedente. Un risultato uguale si tira di nuovo.',
    },
  },
  'marines.price': {
    question:
      'I Marines eliminati si ricostruiscono con un punto giallo. Il punto paga un Punto Forza o l’intera unità?',
    readings: {
      perPoint: 'Il punto giallo paga un Punto Forza.',
      perUnit: 'Il punto giallo paga l’intera unità.',
    },
  },
  'marines.headquarters': {
    question: 'Per sbarcare i Marines devono essere a piena forza. Deve esserlo anche il QG navale?',
    readings: {
      anyStrength: 'No: il QG può avere qualsiasi forza e deve soltanto essere attivato.',
      fullStrength: 'Sì: il QG deve essere a piena forza.',
    },
  },
};
