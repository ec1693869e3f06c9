import type { TranslatedReadings } from '../../../../play/book-translation.js';
import type { readingTexts as english } from '../readings.js';

/** The readings in Italian, by name. */
export const readingsIt: TranslatedReadings<typeof english> = {
  'steps.faces': {
    question:
      'Un blocco ha quattro lati, eppure ci sono unità da 5 e da 7 Punti Forza, e l’artiglieria scende da 4 a 2. A quanto scende un blocco colpito?',
    text: 'Un blocco scende al valore stampato successivo, come indica l’ordine di battaglia. Se è dato soltanto il valore più alto, l’artiglieria da 4 ha i valori 4, 2, 1, 0, e le altre unità perdono un Punto Forza alla volta. I blocchi con altri valori sono scritti per intero.',
  },
  'fog.reference': {
    question: 'La regola sulla nebbia di guerra rimanda a 39.2, che non esiste. Quale regola si intende?',
    text: 'Si intende la regola 38.2 sul gioco in solitario.',
  },
  'air.shieldedTargets': {
    question:
      'Per le incursioni aeree il regolamento dice che alcune unità aeree subiscono due colpi, ma le incursioni colpiscono unità al suolo. Quali unità si intendono?',
    text: 'Si intendono le unità terrestri con lo scudo colpite dall’incursione, come in ogni altro fuoco.',
  },
  'artillery.alone': {
    question: 'L’artiglieria da sola non spara. È sola se nel suo esagono ci sono soltanto altre unità di supporto?',
    text: 'Sì: all’artiglieria serve un’unità terrestre di combattimento amica.',
  },
  'terrain.headquarters': {
    question:
      'Secondo il testo della regola il terreno non influisce né sull’artiglieria né sui QG; secondo la tabella soltanto l’artiglieria ne è esente. Il terreno influisce sui QG?',
    text: 'No: il terreno non influisce sui QG, nemmeno su un QG corazzato che combatte come carri. Fortezze e bunker influiscono su tutti gli attaccanti.',
  },
  'bunker.artillery': {
    question:
      'Contro un bunker la tabella dimezza le unità terrestri e aeree, ma il testo della regola tutti gli attaccanti. L’artiglieria si dimezza?',
    text: 'Sì: l’artiglieria si dimezza come tutti gli attaccanti, come contro una fortezza.',
  },
  'rail.adjacent': {
    question:
      'Il movimento ferroviario non può partire né passare accanto a un’unità nemica. È permesso se in mezzo c’è un fiume o un altro lato di esagono che ferma le ZOC?',
    text: 'No: la regola riguarda gli esagoni adiacenti, non le ZOC.',
  },
  'rail.enemyHexes': {
    question:
      'Il movimento ferroviario non può passare accanto a unità nemiche. Può passare per esagoni vuoti controllati dal nemico?',
    text: 'No: un esagono resta sotto il controllo nemico finché non vi entra un’unità terrestre, e il movimento ferroviario non può entrarvi per primo.',
  },
  'rail.finland': {
    question:
      'I movimenti ferroviari dell’Asse fuori dall’Unione Sovietica sono illimitati, ma nell’area finlandese ne è permesso uno solo. Quale limite vale in Finlandia?',
    text: 'Vale il limite dell’area finlandese, che si estende su entrambi i lati del confine. Lo stesso è vero per i limiti in inverno.',
  },
  'finns.germansMeant': {
    question: 'Quali tedeschi sono riforniti attraverso la Finlandia?',
    text: 'I tedeschi di stanza in Finlandia sono riforniti attraverso la Finlandia finché si trovano nell’Area Operativa finlandese. Lo sono anche gli altri tedeschi in quell’area, se ne traggono rifornimento.',
  },
  'finns.source': {
    question:
      'Helsinki è la fonte di rifornimento dei finlandesi, Berlino quella dei tedeschi. Quale fonte rifornisce i tedeschi attraverso la Finlandia?',
    text: 'Rifornisce questi tedeschi Helsinki, come rifornisce i finlandesi, che Helsinki sia collegata a Berlino o no. Li rifornisce anche Berlino, se possono tracciare una linea fino a Berlino.',
  },
  'extraMovement.headquarters': {
    question: 'I QG sovietici possono muovere una seconda volta. Quali QG si intendono?',
    text: 'Si intendono i QG corazzati, perché il movimento extra è per le unità corazzate.',
  },
  'finns.germansMovement': {
    question:
      'Per i tedeschi riforniti attraverso la Finlandia il regolamento ripete soltanto il limite agli attacchi. Vale per loro anche il limite a movimento e rifornimento?',
    text: 'Sì: il limite a movimento e rifornimento vale anche per i tedeschi riforniti attraverso la Finlandia, perché la frase precedente li indica per entrambi i limiti.',
  },
  'marines.shipyards': {
    question:
      'Una regola piazza i Marines sovietici a Sebastopoli o Leningrado, un’altra a Oranienbaum o Sebastopoli. Dove si piazzano?',
    text: 'I Marines sovietici si piazzano in ogni località che sulla mappa ha il ruolo `shipyard`. Per giocare secondo uno dei due elenchi basta dare questo ruolo alle località che esso indica.',
  },
  'surrender.playerTurn': {
    question:
      'Le unità fuori rifornimento si arrendono alla fine di un turno. Alla fine del turno di quale giocatore si arrendono?',
    text: 'Le unità fuori rifornimento si arrendono alla fine del turno del loro proprietario. Si verificano soltanto quelle che erano fuori rifornimento all’inizio di quel turno. Le unità tagliate fuori in un turno del nemico hanno così un turno del loro proprietario per aprirsi un varco.',
  },
  'scenarios.turns': {
    question: 'Blocchi e scenari indicano i turni per numero. Quale mese è il turno 1?',
    text: 'In ogni scenario il turno 1 è giugno 1941: gennaio 1945 è il turno 44, giugno 1945 il turno 49.',
  },
  'area.lines': {
    question:
      'Uno scenario breve si gioca su una parte della mappa. Anche il rifornimento termina al bordo di quella parte?',
    text: 'No: il rifornimento usa l’intera mappa. Unità e partigiani non possono muovere, ritirarsi, volare, navigare, usare la ferrovia o essere piazzati fuori dall’area. Linee di rifornimento, trasporto di punti, collegamenti e accerchiamenti usano l’intera mappa: a sud, dove si gioca SBE3, nessuna ferrovia dell’area porta in Siberia.',
  },
  'sbe1.draw': {
    question: 'La frase sul pareggio dice il contrario di ciò che intende. Quando la partita è un pareggio?',
    text: 'La partita è un pareggio quando alla fine del turno 4 nessuna delle condizioni è soddisfatta; i sovietici non possono vincere. L’esito è scritto nello scenario, quindi un autore può cambiarlo.',
  },
  'sbe2.encircled': {
    question: 'Quando Mosca è completamente circondata?',
    text: 'Mosca è completamente circondata quando ogni esagono adiacente in cui possono entrare unità terrestri contiene un’unità dell’Asse o si trova in una ZOC dell’Asse.',
  },
  'sbe3.frozen': {
    question: 'Gli elenchi delle unità congelate negli scenari sono diversi da quello delle regole. Quale vale?',
    text: 'Vale l’elenco delle regole: i tedeschi di stanza in Romania sono congelati in tutti gli scenari, Antonescu e gli aerei in Romania in nessuno. Uno scenario può soltanto aggiungere unità.',
  },
  'sbe4.twoCities': {
    question: 'I punti di Leningrado e Mosca sostituiscono il punto per una città maggiore, o vi si aggiungono?',
    text: 'I punti di Leningrado e Mosca sostituiscono il punto per una città maggiore.',
  },
  'sbe7.both': {
    question: 'Che cos’è una testa di ponte, e chi vince se entrambe le fazioni soddisfano le loro condizioni?',
    text: 'Una testa di ponte è un’unità terrestre sovietica rifornita sulla riva ovest alla fine dello scenario. Se entrambe le fazioni soddisfano le loro condizioni, la partita è un pareggio. Area ed esito sono scritti nello scenario, quindi un autore può cambiarli.',
  },
  'production.figure': {
    question:
      'Uno scenario indica un’entrata, ma le regole la definiscono come la somma di ciò che producono i centri di produzione. Che cosa significa l’entrata indicata?',
    text: 'Nel gioco base l’entrata indicata è quella di ogni turno. Nel gioco avanzato è l’entrata iniziale, che cambia con le località perse e conquistate. Uno scenario può scegliere uno dei due significati con `set income`, quindi non c’è un’interpretazione da scegliere.',
  },
  'garrisons.units': {
    question: 'Le guarnigioni aggiungono tre corpi di sicurezza e due corpi slovacchi. Quando e dove arrivano?',
    text: 'I corpi di guarnigione arrivano come indica lo scenario, nel piazzamento o come arrivi: il regolamento non dà né mese né luogo. Un avviso indica i corpi che lo scenario omette.',
  },
  'garrisons.border': {
    question: 'Le ZOC sovietiche devono coprire il confine della Turchia. Per quanto tempo devono coprirlo?',
    text: 'Le ZOC sovietiche devono coprire il confine della Turchia soltanto nel piazzamento. In seguito le unità possono muovere come tutte le altre: il regolamento non ha una penalità per un confine scoperto. Le informazioni su un esagono di confine mostrano se è sorvegliato.',
  },
  'naval.straits': {
    question:
      'Le unità si trasportano tra porti dello stesso mare, non attraverso uno stretto nemico. Ma uno stretto si trova tra due mari. Quando conta la regola sugli stretti?',
    text: 'La regola sugli stretti conta quando un’unità è trasportata nel mare oltre lo stretto: due mari collegati da uno stretto le cui rive sono tutte amiche contano come un solo mare.',
  },
  'naval.points': {
    question: 'Quante unità può trasportare e far sbarcare un QG navale attivato?',
    text: 'Un QG navale può trasportare o far sbarcare un’unità per ogni suo Punto Azione, come gli altri QG.',
  },
  'marines.backPrice': {
    question:
      'I Marines possono riprendere il mare con un’altra attivazione del QG navale. Quanto costa questa attivazione?',
    text: 'L’attivazione costa al QG navale un altro dei suoi punti alla fine della Fase di Blitz. Se al QG non restano punti, i Marines non possono riprendere il mare.',
  },
  'reserve.headquarters': {
    question: 'Quale QG attivato può mettere un’unità in Riserva?',
    text: 'Un QG corazzato della nazione dell’unità, entro il raggio, può mettere in Riserva qualsiasi unità. Un QG supremo può mettere in Riserva corazzati con la sua azione.',
  },
  'flak.ofPlaces': {
    question: 'Una città spara agli aerei durante la battaglia per conquistarla. Per quale fazione spara?',
    text: 'Una città spara per la fazione che la controllava all’inizio della battaglia, perché è conquistata soltanto quando la battaglia è finita.',
  },
  'malus.weakest': {
    question: 'Il dado guadagnato sommando le forze lo tira l’unità più debole. Quale unità è?',
    text: 'L’unità più debole è quella che colpisce con il minor numero di tiri. Tra più unità simili tira il dado quella con la forza più bassa; se le forze sono pari, una qualsiasi.',
  },
  'zero.last': {
    question: 'Quando sono colpite le unità a forza 0?',
    text: 'Le unità a forza 0 sono colpite quando non ne resta nessun’altra: è colpita per prima l’unità più forte, e nessuna è più debole della forza 0.',
  },
  'blitz.scramble': {
    question: 'Gli aerei non possono reagire a un Blitz. Che cosa succede agli aerei con base nell’esagono attaccato?',
    text: 'Gli aerei con base nell’esagono combattono o restano al suolo come in ogni battaglia: sono attaccati nella loro base, e il loro fuoco lì non è una reazione.',
  },
  'bombing.order': {
    question:
      'Ogni colpo dei bombardieri sull’industria distrugge un punto prodotto da una località. Quale punto è distrutto se la località produce più colori?',
    text: 'È distrutto per primo il punto più costoso: rosso, poi blu, nero e giallo. Nelle incursioni dei bombardieri occidentali il punto è scelto a caso, ciascuno dei rimasti con la stessa probabilità.',
  },
  'capture.prize': {
    question:
      'L’industria conquistata dà un punto del suo tipo, una volta. È un punto per ogni industria, o uno per ogni colore?',
    text: 'L’industria conquistata dà un punto per ogni colore che produce, qualunque sia il numero delle industrie.',
  },
  'factories.room': {
    question:
      'Una nuova industria si piazza nella seconda di due città quando la prima è piena, e ovunque quando ne sono state costruite dodici. Quando una città è piena?',
    text: 'Una città è piena quando ha tante nuove industrie quante ne indica il `limit` della sua località sulla mappa; una città senza limite non ha posto. Le dodici sono tutte le nuove industrie di una fazione sulla sua scheda, ovunque si trovino.',
  },
  'charge.rounds': {
    question:
      'Un attaccante dichiara una carica di cavalleria, e il regolamento descrive un solo scambio di fuoco. Per quanti round vale la carica?',
    text: 'La carica vale per tutti i round della battaglia: in ogni round la cavalleria spara per prima ed è colpita per prima, come dice l’interpretazione `charge.returnFire`. I dadi in più del gruppo Barbò si aggiungono una volta.',
  },
  'drop.aircraftGone': {
    question:
      'Dopo un round di combattimento aereo gli aerei che trasportano paracadutisti tornano indietro o sono abbattuti. Che cosa succede ai paracadutisti?',
    text: 'I paracadutisti restano, come tutte le unità terrestri dopo il combattimento aereo, e si lanciano. Subiscono i colpi ulteriori ottenuti durante il volo.',
  },
  'partisans.battle': {
    question: 'I partigiani attaccati sono brigate che tirano dadi. Un attacco simile è una normale battaglia?',
    text: 'Sì: un attacco ai partigiani è una battaglia in round. L’artiglieria spara per prima e perde un Punto Forza, poi sparano i partigiani, poi le altre unità. Dopo ogni round l’Asse può ritirarsi; un Attacco Disperato dura un round. Gli aerei che arrivano a sostegno dei partigiani si combattono per primi.',
  },
  'blitz.withdrawn': {
    question:
      'I corazzati che hanno preso parte a una battaglia possono compiere un Blitz. Comprende le unità che si sono ritirate dalla battaglia?',
    text: 'Sì: le unità corazzate che si sono ritirate compiono il Blitz dal loro esagono attuale, insieme a quelle rimaste. Le unità aeree andate in una base non possono muovere.',
  },
  'blitz.friends': {
    question: 'Un Blitz deve portare in un esagono vuoto o con nemici. Più unità possono muovervi una dopo l’altra?',
    text: 'Sì: più unità possono muovere nell’esagono una dopo l’altra finché non vi si combatte una battaglia del Blitz; dopo, l’esagono è amico.',
  },
  'rebasing.fullBases': {
    question:
      'Un’unità aerea deve andare in una base, e tutte le basi entro il suo raggio sono occupate. Quale unità aerea è eliminata?',
    text: 'Il proprietario dell’unità la fa atterrare in una di queste basi e sceglie quale delle due unità aeree è eliminata. Un’unità aerea che può restare nella sua battaglia non può ritirarsi in questo modo.',
  },
  'headquarters.march': {
    question:
      'Un QG corazzato non attivato muove come un carro senza carburante, eppure può muovere per intero prima di essere attivato. Di quanto può muovere?',
    text: 'Un QG corazzato può muovere per tutta la sua capacità. Se muove per più di metà, o una seconda volta, si attiva alla fine della fase, a meno che lo fosse già. Senza un punto per pagare l’attivazione, il QG muove per metà.',
  },
  'headquarters.acrossWater': {
    question: 'Il raggio di un QG si conta lungo esagoni amici. Il percorso contato può attraversare l’acqua?',
    text: 'Il percorso può attraversare lati di esagono di lago, mare e fiume: il regolamento richiede soltanto esagoni amici fuori dalle ZOC nemiche. Il percorso non può entrare in un esagono di sola acqua, che nessuna fazione controlla.',
  },
  'swamp.flak': {
    question:
      'I corazzati che attaccano in una palude hanno un Malus in più. Questo Malus vale per il loro fuoco antiaereo?',
    text: 'Sì: il terreno influisce sul fuoco antiaereo degli attaccanti come sul loro attacco.',
  },
  'marines.withoutOption': {
    question: 'Quanto costano i Marines in una partita senza l’opzione `marines`?',
    text: 'I Marines costano come la fanteria: il loro prezzo speciale appartiene all’opzione, e senza di essa l’interpretazione `marines.price` non ha effetto.',
  },
  'captured.atStart': {
    question:
      'Uno scenario comincia con località di una fazione controllate dall’altra. Quali effetti della loro conquista valgono?',
    text: 'Valgono gli stessi effetti che in partita: le industrie sono distrutte, le fortezze diventano bunker, i bunker sono tolti. La produzione gialla e i pozzi petroliferi funzionano, anche con la terra bruciata, perché l’entrata indicata li comprende.',
  },
  'disband.counted': {
    question:
      'La Finlandia si arrende quando sono eliminate quattro sue unità terrestri, e SBE7 si decide con le Guardie eliminate. Contano le unità sciolte dal proprietario?',
    text: 'No: un’unità sciolta non è eliminata. L’unità conta se è ricostruita e poi eliminata dal nemico.',
  },
  'drop.began': {
    question:
      'I paracadutisti possono lanciarsi se cominciano il turno riforniti in una base aerea. Conta una base aerea che raggiungono durante questo turno?',
    text: 'No: un’unità piazzata in questo turno, o arrivata per ferrovia da un esagono senza base, deve aspettare il turno successivo. Un’unità può spostarsi per ferrovia da una base a un’altra prima di lanciarsi.',
  },
  'volkssturm.blue': {
    question:
      'La Volkssturm ricostruisce gratis corpi di fanteria a 1 Punto Forza. Comprende i blocchi il cui ultimo Punto Forza è blu?',
    text: 'No: il prezzo non si paga, ma un Punto Forza blu non si ricostruisce mai.',
  },
  'recon.bareTarget': {
    question:
      'Ai bombardieri di livello 2 serve la ricognizione per bombardare una località con pieno effetto. Si può compiere una ricognizione su una località che nessuna unità difende?',
    text: 'Sì: il bersaglio della ricognizione è l’esagono, e la sua città spara ai ricognitori come ai bombardieri.',
  },
  'finns.afterwards': {
    question:
      'La Finlandia si è arresa, e i tedeschi devono lasciarla. Le aree finlandesi limitano ancora questi tedeschi?',
    text: 'No: le aree limitano le unità rifornite attraverso la Finlandia, e la Finlandia non rifornisce più nessuna unità.',
  },
  'surprise.ownTurn': {
    question: 'Nel primo turno i caccia sovietici non possono decollare. Vale anche nel turno del giocatore sovietico?',
    text: 'Sì: il turno del giocatore sovietico fa parte del primo turno, come per Bonus e Malus.',
  },
  'battle.helpless': {
    question:
      'I round si combattono finché una fazione è eliminata o se ne va. Che cosa succede se nessuna può colpire l’altra?',
    text: 'Gli attaccanti se ne vanno: gli aerei verso una base, le unità terrestri in ritirata; quelle che non possono fare né l’uno né l’altro sono eliminate. Altri round non potrebbero cambiare il risultato.',
  },
};
