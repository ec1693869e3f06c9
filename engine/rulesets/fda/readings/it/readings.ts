import type { TranslatedReadings } from '../../../../play/book-translation.js';
import type { combatReadings } from '../combat.js';
import type { dayAirAndVictoryReadings } from '../day-air-and-victory.js';
import type { turnAndMovementReadings } from '../turn-and-movement.js';

type English = typeof turnAndMovementReadings & typeof combatReadings & typeof dayAirAndVictoryReadings;

/** The readings in Italian, by name. */
export const readingsIt: TranslatedReadings<English> = {
  poolScore: {
    question: 'Qual è il punteggio di più dadi?',
    text: 'Il punteggio di più dadi è la loro somma.',
  },
  stackCounts: {
    question: 'Quali unità contano per il limite da sei a nove unità in un settore?',
    text: 'Contano tutte le unità di terra di una parte, compresi gli HQ. Lo scenario stabilisce un limite da 6 a 9; altrimenti il limite è 9.',
  },
  lossesInflicted: {
    question: 'Come si contano le perdite che decidono quale parte comincia?',
    text: 'Si contano tutti i PR che una parte ha tolto al nemico nel turno precedente. Nel turno 1, e quando i numeri sono pari, entrambe le parti tirano un dado finché un tiro è più alto.',
  },
  roadBonus: {
    question: 'Quanta parte di un movimento deve seguire una strada per avere il vantaggio di un settore?',
    text: 'L’intero movimento, a cominciare dal settore di partenza, deve seguire una strada senza interruzioni e senza mine.',
  },
  roadUse: {
    question: 'Quali unità usano una strada, così da dover finire in colonna?',
    text: 'Un’unità usa una strada se si avvale del vantaggio della strada, se la percorre attraverso terreno pesante in cui dovrebbe fermarsi, o se entra per strada in terreno impraticabile. Il semplice passaggio per settori di strada non conta. Le unità della divisione che sono già sulla strada fanno parte della colonna.',
  },
  engineersMovement: {
    question: 'La tabella dei movimenti non comprende i genieri. Di quanto muovono?',
    text: 'I genieri muovono di un settore, come la fanteria a piedi, o di quattro se lo scenario li rende meccanizzati.',
  },
  zoneOfControl: {
    question: 'Quali unità hanno una ZOC, e fin dove si estende sui quadrati?',
    text: 'Ogni unità di terra, HQ compresi, ha una ZOC nei sei esagoni o negli otto quadrati adiacenti, qualunque sia il terreno. Gli aerei non hanno ZOC. Le unità amiche in un settore vi annullano le ZOC nemiche soltanto per il rifornimento.',
  },
  impassableFor: {
    question: 'Quali unità possono entrare in terreno impraticabile?',
    text: 'Possono entrare in terreno impraticabile le unità che muovono di un settore, a piedi o a cavallo. Le altre possono entrarvi soltanto per strada.',
  },
  mobileBridge: {
    question: 'Quando altre unità possono attraversare un settore di fiume che contiene genieri?',
    text: 'Altre unità possono attraversarlo subito. I genieri sul cui ponte passano in quel turno non sparano, non assaltano e non sostengono un attacco, e il loro ponte non porta una strada.',
  },
  engineerWork: {
    question: 'Come si contano i due turni di lavoro dei genieri, e quanto richiede un trinceramento?',
    text: 'Un lavoro cominciato in un turno è finito alla fine del turno successivo, trinceramenti compresi. Durante il lavoro i genieri non fanno altro. Il lavoro si interrompe se lasciano il settore, si ritirano o sono distrutti.',
  },
  minesSpentBy: {
    question: 'Quando un campo minato ha compiuto il suo attacco?',
    text: 'Un campo minato ha compiuto il suo attacco dopo il primo tiro, qualunque sia il risultato. Conta ogni ingresso nel settore, anche con una ritirata o un rifiuto. Il campo minato resta terreno pesante finché non è bonificato.',
  },
  mineEngineers: {
    question: 'Quali unità traggono vantaggio dai genieri quando entrano in un campo minato?',
    text: 'Ne traggono vantaggio i genieri stessi, le unità che entrano con lo stesso ordine e quelle che entrano in un settore in cui ci sono genieri.',
  },
  leaderOrder: {
    question: 'I reggimenti di artiglieria guidano gli assalti, dato che sono unità grandi?',
    text: 'I reggimenti di artiglieria non guidano mai un attacco, e lì non se ne tiene conto. In difesa guida un reggimento di fanteria o corazzato se c’è, altrimenti un reggimento di artiglieria con FC 1, altrimenti un battaglione, e un HQ soltanto se è l’unica unità.',
  },
  artilleryAsSupport: {
    question: 'L’artiglieria può sostenere un assalto anche con il suo FC?',
    text: 'In attacco l’artiglieria dà soltanto il suo dado. Nel settore assaltato può sostenere con FC 1, a meno che in questo turno i suoi cannoni abbiano mosso o si siano ritirati.',
  },
  reconRefusal: {
    question: 'Come rifiuta un assalto la ricognizione?',
    text: 'Prima che si indichino i leader, un’unità di ricognizione muove di almeno 1 settore, con la parte non usata dei suoi 5 settori, fino a un settore fuori dalle ZOC nemiche. Questi settori contano come usati nel suo turno. Le altre unità sono assaltate; se non ne resta nessuna, l’assalto finisce senza dadi.',
  },
  supportSpendsAssault: {
    question: 'Quali azioni consuma il supporto?',
    text: 'Guidare o sostenere un attacco è l’assalto dell’unità per il turno. Sostenere la difesa del proprio settore non consuma nulla. Un’unità può sostenere la difesa di un’altra divisione in un settore adiacente una volta per turno.',
  },
  threatened: {
    question: 'Quando un’unità in supporto è minacciata dal nemico?',
    text: 'Un’unità in supporto è minacciata quando in un settore adiacente c’è un’unità di terra nemica diversa da un HQ. In attacco non conta il settore attaccato, in difesa non contano quelli degli attaccanti. I reggimenti nel settore assaltato possono sempre dare supporto.',
  },
  beatenUnits: {
    question: 'Quali unità della parte battuta si ritirano?',
    text: 'Il leader si ritira se sopravvive. Si ritirano anche tutte le unità del suo settore e le unità in supporto di altre divisioni, ciascuna dal proprio settore. L’artiglieria che ha dato soltanto il suo dado non si ritira.',
  },
  equalScores: {
    question: 'Quali attaccanti si ritirano quando i punteggi sono pari?',
    text: 'Si ritirano il leader e le unità in supporto; le altre unità del settore restano.',
  },
  retreatPath: {
    question: 'In quali settori può entrare una ritirata?',
    text: 'Il proprietario muove ogni unità, su terreno in cui può entrare, fino a un settore con posto sufficiente, esattamente alla distanza della ritirata. Un’unità può fermarsi dopo un settore se questo ha terreno pesante, fortificazioni o mine. I percorsi senza ZOC hanno la precedenza su quelli attraverso ZOC. Un’unità che non può muovere resta sul posto e perde un PR.',
  },
  equalFire: {
    question: 'Che effetto hanno i punteggi pari nel tiro?',
    text: 'Nel tiro i punteggi pari non hanno effetto.',
  },
  artilleryTarget: {
    question: 'Quale giocatore sceglie il bersaglio dell’artiglieria senza osservazione?',
    text: 'Chi spara indica un settore entro il raggio, e l’avversario indica un’unità di quel settore, per prime le unità grandi. Un osservatore deve appartenere alla stessa divisione dell’artiglieria ed essere adiacente al settore del bersaglio.',
  },
  sightBlocking: {
    question: 'Quali bersagli nasconde il terreno pesante?',
    text: 'Il terreno pesante nasconde i bersagli al tiro diretto da due settori o più, se lo attraversano tutti i percorsi più brevi. Non nasconde mai il proprio settore, e all’artiglieria non nasconde nulla.',
  },
  antiTankReducedAgainst: {
    question: 'Contro quali avversari i cannoni controcarro hanno l’FC ridotto?',
    text: 'I cannoni controcarro hanno l’FC ridotto contro ogni avversario non corazzato: un bersaglio dei cannoni, un’unità che spara sui cannoni, o il leader nemico quando guidano i cannoni.',
  },
  recoveredPoints: {
    question: 'Quanti PR ha perso una divisione, e come si distribuiscono quelli recuperati?',
    text: 'Una divisione ha perso i PR che mancano al suo totale di partenza, senza contare l’HQ. Il proprietario distribuisce i PR recuperati; un’unità distrutta può tornare con 1 PR. I tentativi si contano sull’intero scenario. Un HQ distrutto non compie tentativi e non torna mai.',
  },
  aaHit: {
    question: 'Gli aerei colpiti dal tiro antiaereo ripiegano anche?',
    text: 'No: gli aerei perdono un PR e non ripiegano. Una struttura con il punteggio più alto non ha effetto.',
  },
  aaAttack: {
    question: 'Come attaccano gli aerei le unità antiaeree nella propria attivazione?',
    text: 'Un’unità antiaerea attacca un’unità aerea entro il raggio come suo tiro del turno. Tira 2 dadi contro i 3 o 2 dell’unità aerea, senza dadi extra. Un punteggio più alto toglie un PR; ogni altro risultato non ha effetto.',
  },
  aaCovers: {
    question: 'Un’unità antiaerea che è il bersaglio riceve il dado per i cannoni antiaerei nel suo settore?',
    text: 'No: dà questo dado soltanto un’altra unità antiaerea nel suo settore, di qualsiasi divisione.',
  },
  bombedCity: {
    question: 'Che cosa succede a una città bombardata, e una struttura può essere allo scoperto?',
    text: 'Una città bombardata si segna e non si può più bombardare come struttura; resta terreno pesante e obiettivo. Le strutture non sono mai allo scoperto: un bombardiere tira contro di esse i suoi 3 dadi, senza un dado extra.',
  },
  barrageFirstStep: {
    question:
      'Il regolamento stampa 6 per entrambi i gradi dello sbarramento. Con quale risultato ha effetto il primo grado?',
    text: 'Il primo grado ha effetto da 5 in poi, perché il regolamento dice che non hanno effetto soltanto i risultati da 1 a 4. Un 7 modificato conta come 6.',
  },
  barrageRange: {
    question: 'Quali limiti valgono per le unità dello sbarramento?',
    text: 'I cannoni sparano entro il loro raggio dal settore in cui sono piazzati. Ai bombardieri servono le condizioni meteo e la supremazia aerea della giornata 1, che si tirano prima dello sbarramento. Le navi raggiungono ogni settore.',
  },
  guards: {
    question: 'Come contano le guarnigioni delle retrovie?',
    text: 'Per il limite di tre guarnigioni in un settore contano soltanto le guarnigioni. Quelle di un settore valgono come una sola divisione per il supporto: i reggimenti dentro o accanto a un settore assaltato sostengono qualsiasi leader, le unità più piccole soltanto un leader di guarnigione. I dadi per HQ, rifornimento e perdite non valgono mai per le guarnigioni.',
  },
  airfieldDefence: {
    question: 'Quali aerei sono a terra, e hanno dadi extra?',
    text: 'Gli aerei sono a terra nel settore di un campo d’aviazione, a meno che il nemico lo tenga; allora sono in volo. Gli aerei a terra tirano esattamente un dado, e i risultati sono quelli di un’unità di terra.',
  },
  victoryCount: {
    question: 'Come si interpretano le voci del conto della vittoria?',
    text: 'I PR si contano sull’intero scenario; quelli recuperati non si sottraggono. Un’unità è distrutta se alla fine è fuori dal tavolo, anche dopo una ritirata fuori dal proprio bordo. La fanteria meccanizzata e la ricognizione su carri contano come corazzati; gli altri tipi di unità contano soltanto per i loro PR. Una località dà punti alla parte che vi è entrata per ultima, se all’inizio la teneva il nemico.',
  },
  objectiveDistance: {
    question: 'Come si misurano le distanze degli obiettivi?',
    text: 'Un settore nella fila del bordo ha distanza 1 dal bordo. Tra gli obiettivi conta la distanza sulla griglia.',
  },
  vehicleMarks: {
    question: 'I trattini tra le versioni di un veicolo elencano versioni singole o un intervallo?',
    text: 'I trattini elencano versioni singole: il Churchill V e l’VIII sono di classe A, il Churchill VII di classe B. Una versione non elencata non ha una classe finché non la indica l’autore.',
  },
  cavalryValues: {
    question: 'La tabella non ha una riga per le truppe a cavallo. Quali valori hanno?',
    text: 'Le truppe a cavallo hanno i valori della fanteria: 1/0, e si ritirano di un settore da uno sbarramento.',
  },
};
