import type { Sentences } from '../../../model/say.js';
import { side } from './sides.js';

/** Sentences about movement and its costs. */
export const movement: Sentences = {
  'a lake hexside separates it from {0}': 'un lato di lago la separa da {0}',
  'vehicles and heavy units need a bridge to cross the river to {0}':
    'ai veicoli e alle unità con equipaggiamento pesante serve un ponte per attraversare il fiume verso {0}',
  'motorized and heavy units enter and leave swamp only along a road, railway or (not in rain) trail, and none leads to {0}':
    'le unità motorizzate e con equipaggiamento pesante entrano ed escono dalla palude soltanto lungo una strada, una ferrovia o (senza pioggia) un sentiero, e nessuno porta a {0}',
  '{0} in rain, without woods along a trail': '{0} con la pioggia, senza boschi lungo un sentiero',
  '{0} in rain': '{0} con la pioggia',
  '{0} is removed: the enemy has entered {1}.': '{0}: rimozione, il nemico è entrato in {1}.',
  '{0} is displaced from {1}; his command points are spent.': '{0}: spostamento da {1}; Punti Comando spesi.',
  '{0} is displaced from {1} to {2}; his command points are spent.':
    '{0}: spostamento da {1} a {2}; Punti Comando spesi.',
  '{0}: to which unit is {1} displaced?': `${side(0)}: su quale unità si sposta {1}?`,
  '{0} is displaced to the nearest friendly unit: {1}.': '{0}: spostamento sull’unità amica più vicina, in {1}.',
  'Name units on the map: `move UNITS to HEX`.': 'Mancano unità sulla mappa: `move UNITÀ to ESAGONO`.',
  'Name the hex to move to: `move UNITS to HEX`.': 'Manca l’esagono di arrivo: `move UNITÀ to ESAGONO`.',
  'Name the units and the hex: `move UNITS to HEX`.': 'Mancano le unità e l’esagono: `move UNITÀ to ESAGONO`.',
  '{0} has already moved in this sequence.': '{0}: ha già mosso in questa sequenza.',
  '{0} belongs to the enemy.': '{0}: appartiene al nemico.',
  '{0} has cleared {1}, which is in another enemy ZOC. It must overrun that enemy or stop.':
    '{0}: ha sgombrato {1}, che è in un’altra ZOC nemica. Deve sfondare quel nemico o fermarsi.',
  '{0} and {1} continue on different paths. A stack continues on one path, and units it leaves behind may not move again. Write the path: `move UNITS FROM > … > TO`.':
    '{0} e {1} proseguono per percorsi diversi. Un gruppo segue un solo percorso, e le unità lasciate indietro non muovono più. Scrivi il percorso: `move UNITÀ PARTENZA > … > ARRIVO`.',
  '{0} moves to {1} for {2} MP.': '{0}: movimento in {1}, {2, number} MP.',
  'Enemy reinforcements may still enter at {0}. No unit may end its movement there.':
    'In {0} possono ancora entrare rinforzi nemici. Nessuna unità può terminarvi il movimento.',
  '{0} has an enemy combat unit and may only be overrun':
    'in {0} c’è un’unità combattente nemica, e l’esagono si può soltanto sfondare',
  'it leads off the map': 'il percorso esce dalla mappa',
  '{0} is adjacent to the enemy; a leader may enter only with or to a friendly combat unit':
    '{0} è adiacente al nemico; un comandante vi entra soltanto con un’unità combattente amica o dove ce n’è una',
  '{0} has {1} of the enemy; only combat units may enter':
    'in {0} il nemico ha {1}; possono entrare soltanto unità combattenti',
  '{0} is adjacent to the enemy; a reacting unit may enter only if a friendly unit is there':
    '{0} è adiacente al nemico; un’unità che reagisce vi entra soltanto se c’è già un’unità amica',
  'moving from an enemy ZOC into the one in {0} takes the whole allowance, and part of it is spent':
    'passare da una ZOC nemica a quella di {0} richiede l’intera MA, e una parte è già spesa',
  'crossing the river to {0} without a bridge takes the whole allowance, and part of it is spent':
    'attraversare senza ponte il fiume verso {0} richiede l’intera MA, e una parte è già spesa',
  'the swamp in {0} takes the whole allowance, and part of it is spent':
    'la palude di {0} richiede l’intera MA, e una parte è già spesa',
  'whole allowance, from enemy ZOC to enemy ZOC': 'intera MA, da ZOC nemica a ZOC nemica',
  'whole allowance, for a river without a bridge': 'intera MA, fiume senza ponte',
  'whole allowance, for the swamp': 'intera MA, palude',
  'half of the allowance, for a river without a bridge': 'metà della MA, fiume senza ponte',
  'enemy ZOC': 'ZOC nemica',
  'enemy strongpoint': 'caposaldo nemico',
  '{0} cannot move from {1} to {2}: the hexes are not adjacent.':
    '{0}: movimento da {1} a {2} impossibile, gli esagoni non sono adiacenti.',
  '{0} cannot move from {1} to {2}: the unit must stop in {3}.':
    '{0}: movimento da {1} a {2} impossibile, l’unità deve fermarsi in {3}.',
  '{0} cannot move from {1} to {2}: {3}.': '{0}: movimento da {1} a {2} impossibile, {3}.',
  '{0} cannot move from {1} to {2}: the step costs {3} MP, and the unit has {4} left.':
    '{0}: movimento da {1} a {2} impossibile, costo {3, number} MP, disponibili {4, number}.',
  '{0} is already in {1}.': '{0}: già in {1}.',
  '{0}: which unit moves next?': `${side(0)}: chi muove ora?`,
  '{0} cannot reach {1} with {2} MP.': '{0}: {2, number} MP non bastano per arrivare in {1}.',
};
