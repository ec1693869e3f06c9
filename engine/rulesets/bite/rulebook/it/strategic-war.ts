import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { strategicWar as english } from '../strategic-war.js';

export const strategicWar: TranslatedChapter<typeof english> = {
  '35.0':
    'La guerra strategica si gioca con l’opzione `strategic-war`. È una fase prima della produzione di ogni fazione.',
  '35.1':
    'Prima della produzione tedesca il giocatore sovietico manda i bombardieri britannici, e dall’agosto 1942 anche quelli americani, contro esagoni con industrie tedesche. Ogni esagono può essere attaccato da non più di due.',
  '35.1.defence': 'I tedeschi rispondono con i loro intercettori e con i caccia con base in Germania, senza QG.',
  '35.1.rounds': 'Combattimento aereo, fuoco antiaereo e bombardamento durano un round ciascuno.',
  '35.1.air':
    'I bombardieri colpiscono con 6, e dal gennaio 1943 con 5 o 6. I caccia colpiscono con 5 o 6, e dal maggio 1944 con 4, 5 o 6.',
  '35.1.flak': 'L’antiaerea tedesca tira sei dadi, che colpiscono con 6, dall’ottobre 1944 con 5 e 6.',
  '35.1.bombs': 'I bombardieri che sopravvivono colpiscono con 5 e 6, dal gennaio 1944 da 4 a 6.',
  '35.1.weather': 'Il maltempo influisce sul combattimento aereo e sull’antiaerea, ma non sul bombardamento.',
  '35.1.damage':
    'Ogni colpo distrugge 1 punto prodotto dall’esagono, scelto a caso tra quelli rimasti. I colpi oltre i punti si ignorano.',
  '35.1.repair':
    'I bombardieri alleati si riparano ogni turno gratis e per intero; le riparazioni dei caccia tedeschi si pagano come al solito.',
  '35.1.interceptors': 'Le due unità di intercettori non combattono mai al fronte.',
  '35.2':
    'Ogni attacco dura un round. Sulla rotta artica i sommergibili di forza 3 colpiscono con 6 e i bombardieri di forza 2 con 5 e 6. Sulla rotta persiana i sommergibili tedeschi di forza 2 e un sommergibile italiano di forza 1 colpiscono con 6.',
  '35.2.loss':
    'Ogni colpo distrugge un punto della rotta, scelto a caso. Chi attacca i convogli non è mai attaccato né rinforzato.',
};
