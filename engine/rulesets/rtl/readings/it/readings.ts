import type { TranslatedReadings } from '../../../../play/book-translation.js';
import type { readingTexts as english } from '../readings.js';

/** The readings in Italian, by name. */
export const readingsIt: TranslatedReadings<typeof english> = {
  'control.order': {
    question:
      'Un esagono può essere controllato per un’unità al suo interno, per una ZOC o per l’unità che vi è passata per ultima. Che cosa ha la precedenza?',
    text: 'Lo controlla la parte con un’unità nell’esagono, altrimenti quella che vi ha l’unica ZOC, altrimenti quella la cui unità combattente vi è passata per ultima.',
  },
  'control.last': {
    question:
      'Una parte controllava un esagono soltanto con una ZOC, e la ZOC non c’è più. A chi appartiene l’esagono?',
    text: 'Una località o una fonte appartiene alla parte che l’ha controllata per ultima, anche soltanto con una ZOC. Per una linea di rifornimento conta la parte che controlla l’esagono in quel momento. Senza la ZOC è la parte la cui unità vi è passata per ultima.',
  },
  'terrain.missingRule': {
    question: 'La regola 8.31a rimanda a un’eccezione in una regola che non esiste. Qual è l’eccezione?',
    text: 'L’eccezione sono i boschi: il loro costo si somma a quello dell’altro terreno più caro dell’esagono.',
  },
  'overrun.hills': {
    question:
      'La regola 8.64c vieta gli sfondamenti di palude, città e caposaldi; la Tabella del Terreno vieta anche le colline. Le colline si possono sfondare?',
    text: 'No: le colline non si possono sfondare, perché vale la tabella.',
  },
  'coordination.ten': {
    question:
      'Un tiro modificato di 10 non supera l’efficienza dell’unità di artiglieria di testa. L’artiglieria sostiene?',
    text: 'No: con un tiro modificato di 10 o più l’artiglieria non dà supporto, qualunque sia la sua efficienza.',
  },
  'coordination.sequence': {
    question: 'Il controllo di coordinazione è modificato dalla sequenza o dalla tabella di combattimento?',
    text: 'Il controllo di entrambe le parti è modificato dalla sequenza in corso, qualunque tabella usi il combattimento.',
  },
  'combat.defendingLead': {
    question:
      'Nella sequenza dettagliata l’unità di testa in difesa si indica per ultima, ma la sua formazione decide quale artiglieria del difensore può sostenere. Quando si indica l’unità di testa in difesa?',
    text: 'L’unità di testa in difesa si indica dopo quella dell’attaccante e prima di tutti i controlli di coordinazione.',
  },
  'combat.resolutionOrder': {
    question: 'Gli attacchi si svolgono nell’ordine in cui sono stati dichiarati?',
    text: 'No: finché restano più attacchi, l’attaccante sceglie quale si svolge dopo.',
  },
  'results.lossesOfBoth': {
    question:
      'Entrambe le parti sono eliminate prima di aver subito tutte le loro perdite. Quale perde un livello in meno?',
    text: 'Prima perde un livello in meno l’attaccante, perché il difensore non può subire tutte le perdite. Se l’attaccante non può ancora subire le sue, anche il difensore perde un livello in meno.',
  },
  'results.guestsDisrupted': {
    question:
      'Le unità che si sono ritirate in un esagono difendente non subiscono perdite. Sono disorganizzate insieme alle altre?',
    text: 'Sì: un risultato di disorganizzazione colpisce tutte le unità del gruppo, comprese quelle che vi si sono ritirate.',
  },
  'command.lettering': {
    question:
      'Le lettere della regola 15.33 non corrispondono alle regole che le citano. Per che cosa si possono usare i Punti Comando?',
    text: 'I Punti Comando si possono usare per una di queste cose: un controllo di reazione o di No Ritirata dopo le dichiarazioni nemiche, la coordinazione di un attacco dichiarato, la coordinazione per un esagono difendente, l’attivazione di un’unità di Armata, o la combinazione di segnalini.',
  },
  'command.leaders': {
    question:
      'Ai comandanti serve un HQ attivo, ma possono aiutare anche nella sequenza nemica, quando nessun HQ è attivo. Quale HQ conta allora?',
    text: 'Nella sequenza nemica conta come attivo ogni HQ che potrebbe esserlo in una sequenza della propria parte.',
  },
  'command.armyUnits': {
    question:
      'Un HQ può aiutare il controllo di attivazione di un’unità di Armata, ma il controllo si effettua soltanto se nessun HQ è entro il raggio. A quale distanza può aiutare un HQ?',
    text: 'Un HQ può aiutare a qualsiasi distanza, perché con un limite di raggio la regola non si potrebbe mai applicare.',
  },
  'command.majority': {
    question:
      'La regola 4.34 richiede che più di metà degli attaccanti appartenga alla formazione dell’HQ; la regola 10.44b lo richiede soltanto in una Sequenza di Assalto. Quale vale?',
    text: 'Vale la regola 4.34: più di metà degli attaccanti deve sempre appartenere alla formazione. In una Sequenza Mobile può non soddisfarla soltanto un attacco di formazioni combinate.',
  },
  'tables.grid': {
    question:
      'In tre combattimenti l’esempio di gioco usa risultati diversi da quelli delle tabelle di combattimento. Quali valgono?',
    text: 'Valgono i risultati delle tabelle. Due risultati dell’esempio vengono dalla tabella Mobile anche se era dichiarata quella dell’Assalto, e il terzo dalla riga successiva. Uno scenario che riproduce l’esempio deve sostituire queste caselle con un’istruzione `table`.',
  },
  'entry.ranges': {
    question:
      'Una scheda indica due esagoni del bordo della mappa come estremi di un’area di entrata. I due esagoni appartengono all’area?',
    text: 'Sì: l’area comprende i due esagoni e ogni esagono del bordo tra di loro.',
  },
  'entry.blocking': {
    question: 'Quali esagoni devono restare liberi per i rinforzi nemici?',
    text: 'Deve restare libero ogni esagono di entrata da cui possono ancora entrare rinforzi nemici. L’esempio di 5.21 chiama 3622 esagono di entrata della 183ª Divisione Fucilieri, ma nessuna scheda lo indica per quella divisione.',
  },
  'entry.route': {
    question:
      'Un’unità che entra sulla mappa lungo una strada paga il costo della strada. Quali strade contano, se la mappa non mostra dove ne escono?',
    text: 'Conta ogni strada, ferrovia e sentiero dell’esagono di entrata.',
  },
  'supply.ownHex': {
    question: 'Acquitrino o palude nell’esagono di un’unità accorciano o bloccano la sua linea di rifornimento?',
    text: 'No: la linea di rifornimento comincia dall’esagono successivo, e la sua lunghezza si conta da lì.',
  },
  'stacking.strengthMarkers': {
    question: 'Che effetto hanno i segnalini di forza?',
    text: 'I segnalini di forza non hanno effetto: sostituiscono soltanto un gruppo di pedine, e Sandtable tiene tutte le unità sulla mappa.',
  },
  'works.sharedHexes': {
    question:
      'Soltanto le unità combattenti tolgono i ponti e spostano i comandanti. Si può piazzare un ponte in un esagono con un ponte o un comandante nemico, o vi può muovere un comandante senza un’unità combattente?',
    text: 'No: un esagono non contiene mai unità di entrambe le parti.',
  },
  'swamp.modifier': {
    question: 'La palude aiuta il suo difensore con un modificatore al tiro di combattimento?',
    text: 'No: la palude dimezza gli attaccanti motorizzati e con equipaggiamento pesante e ogni supporto, e rende obbligatoria la tabella dell’Assalto, ma non modifica il tiro.',
  },
};
