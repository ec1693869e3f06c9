import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { combiningAndArmyUnits as english } from '../combining-and-army-units.js';

export const combiningAndArmyUnits: TranslatedChapter<typeof english> = {
  '7.3': 'Un giocatore può tentare di attivare insieme le formazioni di due segnalini.',
  '7.31':
    'Chi ha un segnalino nel Gruppo di Attivazione può giocarlo e mettervi quello nuovo, giocare quello nuovo, oppure tentare di combinarli.',
  '7.32':
    'Due segnalini della stessa formazione non si possono combinare. Uno si gioca, l’altro resta nel Gruppo di Attivazione.',
  '7.33':
    'Il giocatore annuncia il tentativo e rivela uno dei due segnalini, a sua scelta. Tira un dado e somma il valore di combinazione del segnalino rivelato e i punti di un comandante. Con 8 o più agiscono entrambe le formazioni. Altrimenti agisce soltanto la formazione rivelata, e l’altro segnalino resta nascosto nel Gruppo di Attivazione.',
  '7.34':
    'In una sequenza successiva del turno il giocatore può tentare di nuovo di combinare il segnalino nel Gruppo di Attivazione. Può anche giocarlo all’inizio di una sequenza invece di pescare; allora non può essere usato per passare [7.24]. L’ultima frase della regola dice che si può giocare da solo nella sequenza successiva.',
  '7.4': 'Le unità di Armata agiscono con una formazione attiva.',
  '7.41': 'Un’unità di Armata non si attiva mai senza una formazione.',
  '7.42':
    'Un’unità di Armata motorizzata ha due attivazioni o tentativi per turno, con una stessa formazione o con due diverse.',
  '7.43': 'Un’unità di Armata non motorizzata ha una sola attivazione o un solo tentativo per turno.',
  '7.44':
    'Un’unità di Armata entro il raggio di comando di un HQ della formazione attiva si attiva automaticamente, finché le restano attivazioni.',
  '7.45':
    'Fuori dal raggio di comando un’unità di Armata effettua un controllo di efficienza con le sue riduzioni. Se il controllo è fallito, l’unità non è attiva per la sequenza, e l’attivazione è spesa.',
  '7.46':
    'Fino alla fine della sequenza un’unità di Armata attivata appartiene alla formazione, può esserne l’unità di testa e può ricevere Punti Comando.',
};
