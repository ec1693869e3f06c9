import type { BlankRule } from './index.js';

/** The texts of the rules in Italian. A missing rule is a compile error. */
export const textsIt: Readonly<Record<BlankRule, string>> = {
  '1': 'In ogni turno muove prima Blue, poi Red. Lo scenario stabilisce il numero di turni.',
  '2': 'Le unità cominciano dove le piazza lo scenario. I nemici non si trovano mai nello stesso esagono.',
  '3': 'Un’unità muove una volta nella fase della sua parte e spende i suoi punti movimento esagono per esagono, due punti per i boschi. Non entra mai in un lago o in un esagono tenuto dal nemico.',
  '4': 'In un esagono possono terminare il movimento due unità di una parte.',
  '5': 'Una linea di rifornimento di non più di sei esagoni senza nemici porta da un’unità a un deposito della sua parte. Un’unità che all’inizio della sua fase non ha una linea di rifornimento ha metà dei suoi punti movimento.',
  '6': 'Una località appartiene alla parte che la occupa o che l’ha occupata per ultima. Dà i punti stabiliti dallo scenario. Vince la parte con più punti.',
};
