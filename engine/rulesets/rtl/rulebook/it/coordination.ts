import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { coordination as english } from '../coordination.js';

export const coordination: TranslatedChapter<typeof english> = {
  '10.4':
    'L’attaccante effettua controlli di coordinazione per aerei, artiglieria e unità di terra, il difensore soltanto per aerei e artiglieria.',
  '10.41': 'Il Supporto Aereo Ravvicinato richiede la coordinazione.',
  '10.41a':
    'Prima l’attaccante, poi il difensore assegna aerei all’esagono difendente. In seguito non se ne possono aggiungere o ritirare. Di comune accordo entrambe le parti assegnano gli aerei in segreto e li rivelano insieme.',
  '10.41b':
    'L’unità aerea di testa effettua il controllo. Lo modificano i Punti Comando, una Sequenza Mobile, i boschi, il tempo nuvoloso o la pioggia.',
  '10.41c':
    'Se il controllo di coordinazione è passato, tutti gli aerei sostengono il combattimento; altrimenti nessuno.',
  '10.42': 'Il supporto di artiglieria richiede la coordinazione.',
  '10.42a':
    'Prima l’attaccante, poi il difensore indica le unità di artiglieria che devono sostenere, e tra loro un’unità di testa.',
  '10.42b':
    'L’attaccante effettua per primo il suo controllo. Lo modificano i Punti Comando, la sequenza e i boschi. L’artiglieria nell’esagono difendente e quella attaccante adiacente a esso non richiedono un controllo.',
  '10.42c':
    'Dopo un controllo passato l’artiglieria dà il supporto intero. Un tiro superiore all’ER ma inferiore a 10 dà metà supporto, almeno 1 per ogni unità. Un tiro di 10 o più non dà supporto.',
  '10.42d': 'Tutta l’artiglieria che ha preso parte si gira sul lato che indica che ha sparato.',
  '10.42e': 'Il supporto che supera la forza delle unità di terra della parte è perso.',
  '10.43': 'Le unità di terra in difesa non effettuano controlli di coordinazione.',
  '10.44': 'Un controllo decide se gli attaccanti combattono come una forza sola.',
  '10.44a': 'Non serve un controllo se tutti gli attaccanti sono in un solo esagono e nessuno è disorganizzato.',
  '10.44b':
    'Senza coordinazione automatica l’unità di testa effettua un controllo. Deve essere della formazione attiva o un’unità di Armata attivata con essa. In una Sequenza di Assalto i Punti Comando aiutano soltanto se più di metà degli attaccanti è della formazione attiva. Un controllo fallito somma 2 al tiro di combattimento.',
  '10.44c':
    'Il controllo è modificato dai Punti Comando, dalla sequenza e dalla presenza di attaccanti in tre o più esagoni.',
  CT: 'HQ e comandanti sottraggono i loro punti; un Arko sottrae 1, soltanto per l’artiglieria. Una Sequenza Mobile somma 1 a tutti i controlli. Una Sequenza di Assalto sottrae 1 per artiglieria e unità di terra. I boschi nell’esagono bersaglio sommano 2 per aerei e artiglieria. Per gli aerei il tempo nuvoloso somma 2, la pioggia 3. Attaccanti di terra in tre o più esagoni sommano 1.',
};
