import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { minesAndTerrain as english } from '../mines-and-terrain.js';

export const minesAndTerrain: TranslatedChapter<typeof english> = {
  '13': 'Le regole di questa sezione descrivono gli effetti dei campi minati, e come si posano e si bonificano.',
  '13a': 'Un settore minato ferma ogni unità che vi entra, anche su una strada, che è anch’essa minata.',
  '13b':
    'Un’unità di terra tira un dado quando entra in un settore minato che non contiene unità del proprietario delle mine. Con 5 o 6 l’unità è distrutta con tutti i suoi PR. Rischiano anche le unità di chi ha posato le mine, quando la sua parte ha lasciato il settore.',
  '13c':
    'Il tiro si riduce di 1 per un’unità di genieri, per le unità che entrano insieme ai genieri e per quelle che entrano in un settore con genieri amici.',
  '13d':
    'Dopo il suo primo tiro, qualunque sia il risultato, un campo minato non attacca più. Resta terreno pesante finché non è bonificato.',
  '13e': 'Ai genieri in un settore servono 2 turni per minarlo o bonificarlo, durante i quali non fanno altro.',
  '13f':
    'Finché non è bonificato, un campo minato dà al difensore un dado negli assalti. Non dà dadi contro il tiro o gli aerei e non ostruisce la visuale.',
  '14': 'Il terreno pesante ferma il movimento, ostruisce la visuale e offre riparo.',
  '14a':
    'Villaggi, città, creste, foreste, fiumi, acquitrini e simili sono terreno pesante. Un difensore o un bersaglio in terreno pesante ha un dado extra nell’assalto, nel tiro e negli attacchi aerei.',
  '14b':
    'Un’unità che entra in terreno pesante si ferma, a meno che una strada attraversi il settore. Un’unità che comincia in terreno pesante può uscirne liberamente.',
  '14c':
    'Il terreno pesante segnato come impraticabile è chiuso a tutte le unità che non muovono a piedi, a meno che lo attraversi una strada.',
  '14d': 'Il terreno pesante ostruisce la visuale del tiro diretto; i dettagli sono nella regola 10b.',
  '14e':
    'Un fiume corre attraverso i settori. Un’unità può entrare in un settore di fiume senza ponte o genieri amici, ma può lasciarlo soltanto verso il settore da cui è venuta, o verso la propria riva se la mappa definisce le rive.',
  '14f':
    'I genieri in un settore di fiume hanno un ponte mobile. Altre unità possono attraversarlo subito; in quel turno i genieri non sparano, non assaltano e non sostengono un attacco. Una strada non può usare il ponte, quindi le unità che attraversano devono comunque fermarsi nel settore.',
  '14g':
    'I genieri che lavorano per 2 turni costruiscono un ponte di barche: un lavoro cominciato in un turno è finito alla fine del turno successivo. Il lavoro si interrompe se i genieri muovono, si ritirano o sono distrutti.',
};
