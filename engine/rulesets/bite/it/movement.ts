import type { Sentences } from '../../../model/say.js';

/** Sentences and terms about the movement of land units and the Blitz. */
export const movement: Sentences = {
  plain: 'pianura',
  forest: 'foresta',
  hill: 'collina',
  mountain: 'montagna',
  swamp: 'palude',
  'which unit moves next?': 'quale unità muove ora?',
  'which unit moves again?': 'quale unità muove di nuovo?',
  'static: it cannot move': 'unità statica: non può muovere',
  'it may not move': 'non può muovere',
  'out of supply': 'fuori rifornimento',
  'activated if it moves more than half': 'attivazione se muove per più di metà',
  'without fuel': 'senza carburante',
  'movement points of this unit': 'PM di questa unità',
  'by class and technology': 'per classe e tecnologia',
  'as {0} of its nation': 'PM come {0} della sua nazione',
  Guards: 'Guardie',
  infantry: 'fanteria',
  armour: 'corazzati',
  'mountain unit': 'unità da montagna',
  cavalry: 'cavalleria',
  'only infantry may use the red arrow unless its side controls both {0} and {1}':
    'soltanto la fanteria può usare la freccia rossa, a meno che la sua fazione controlli sia {0} sia {1}',
  'no unit may cross this strait in rain': 'con la pioggia nessuna unità può attraversare questo stretto',
  'the Axis may cross this strait only while it controls {0}':
    'l’Asse può attraversare questo stretto soltanto finché controlla {0}',
  '{0} is besieged and may not attack.': '{0} non può attaccare: è sotto assedio.',
  '{0} is out of supply and may not attack.': '{0} non può attaccare: è fuori rifornimento.',
  '{0} has no fuel and may not attack.': '{0} non può attaccare: non ha carburante.',
  '{0} is static and may not attack.': '{0} non può attaccare: è un’unità statica.',
  'may not make a Blitz move in bad weather': 'con il maltempo non può compiere un Blitz',
  'fought in no battle and may not make a Blitz move': 'non ha combattuto e non può compiere un Blitz',
  'has withdrawn to a base and may not fly again': 'è già in una base e non può volare di nuovo',
  'has already made a Blitz move': 'ha già compiuto un Blitz',
  'may not make a Blitz move': 'non può compiere un Blitz',
  'needs technology 2 or higher to follow a Blitz move': 'per seguire un Blitz deve avere tecnologia 2 o più',
  '{0} may not make a Blitz move to {1}: friendly units are there, and the hex must be empty or have enemy units.':
    '{0} non può compiere un Blitz in {1}: vi sono unità amiche, e l’esagono deve essere vuoto o contenere unità nemiche.',
  '{0} may not make a Blitz move from {1} to {2}': '{0} non può compiere un Blitz da {1} a {2}',
  '{0}: {1}.': '{0}: {1}.',
  '{0}: a Blitz move has {1} movement point, and the hex costs {2}.':
    '{0}: un Blitz ha {1} PM, e l’esagono ne costa {2}.',
  'Aircraft and artillery may make a Blitz move to {0} only with armour of the same battle, or after such armour.':
    'Aerei e artiglieria possono compiere un Blitz in {0} soltanto con i corazzati della stessa battaglia, o dopo di loro.',
  'Headquarters may not attack {0} alone.': 'I QG non possono attaccare {0} da soli.',
  'The order names no unit on the map: `blitz UNITS to HEX`.':
    'Nell’ordine manca un’unità sulla mappa: `blitz UNITS to HEX`.',
  'The order names no destination: `blitz UNITS to HEX`.': 'Nell’ordine manca la destinazione: `blitz UNITS to HEX`.',
  'A Blitz move goes to one adjacent hex.': 'Un Blitz va in un solo esagono adiacente.',
  'A Blitz move needs units and a hex.': 'Per un Blitz servono unità e un esagono.',
  'Units that make a Blitz move together must have fought in the same battle.':
    'Le unità che compiono un Blitz insieme devono aver combattuto nella stessa battaglia.',
  '{0} flies along to {1}.': '{0}: volo di accompagnamento in {1}.',
  '{0} in {1}': '{0} con {1}',
  'the hexes are not adjacent': 'gli esagoni non sono adiacenti',
  '{0} is all water': '{0} è di sola acqua',
  '{0} is a partial hex at the map edge': '{0} è un esagono incompleto al bordo della mappa',
  'only trains may go there': 'possono andarci soltanto i treni',
  'water lies between them': 'in mezzo c’è acqua',
  'armour may not enter mountain': 'i corazzati non possono entrare in montagna',
  'only mountain units may enter mountain in {0}': 'con {0} soltanto le unità da montagna possono entrare in montagna',
  'red arrow to {0}': 'freccia rossa per {0}',
  'has moved already': 'ha già mosso',
  'is an air unit: order `fly` or `rebase` instead': 'è un’unità aerea; servono `fly` o `rebase`',
  'may not move any more: aircraft have flown, and land units must move before them':
    'non può più muovere; gli aerei hanno volato, e le unità terrestri devono muovere prima',
  'cannot move': 'non può muovere',
  'is activated: headquarters move before they are activated': 'ha già l’attivazione; un QG muove prima di attivarsi',
  'is in Reserve and moves later': 'è in Riserva e muove più tardi',
  'may not move a second time: only armour may':
    'non può muovere una seconda volta; possono farlo soltanto i corazzati',
  'is out of supply and may not move a second time': 'è fuori rifornimento e non può muovere una seconda volta',
  'has no fuel for a second move: its headquarters must be activated again':
    'non ha carburante per un secondo movimento; il suo QG va attivato di nuovo',
  'The order names no unit on the map: `move UNITS to HEX`.':
    'Nell’ordine manca un’unità sulla mappa: `move UNITS to HEX`.',
  'The order names no destination: `move UNITS to HEX`.': 'Nell’ordine manca la destinazione: `move UNITS to HEX`.',
  'A move needs units and a hex.': 'Per un movimento servono unità e un esagono.',
  'Romanians and Hungarians may not be in the same hex: send them to different hexes.':
    'Rumeni e ungheresi non possono stare nello stesso esagono: vanno mandati in esagoni diversi.',
  'At most {0} unit of {1} may be in Finland until the Red Army crosses its border.':
    'In Finlandia può esserci al massimo {0, plural, one {# unità tedesca} other {# unità tedesche}} ({1}) finché l’Armata Rossa non ne attraversa il confine.',
  '{0} moves to {1} for {2}.': '{0}: movimento in {1}, {2} PM.',
  'Enemy units are in {0}, and combat is not allowed in the extra movement.':
    'In {0} vi sono unità nemiche, e nel Movimento Extra non si può combattere.',
  '{0} may not attack {1} alone: artillery and headquarters must move with a combat unit, or after one.':
    '{0} non può attaccare {1} senza altre unità: artiglieria e QG muovono con un’unità di combattimento, o dopo di essa.',
  '{0} is already in {1}.': '{0} è già in {1}.',
  '{0} has {1}; the path costs {2}.': '{0} ha {1} PM; il percorso ne costa {2}.',
  'it has to stop in {0}, where enemy units are': 'deve fermarsi in {0}, dove sono unità nemiche',
  '{0} cannot move from {1} to {2}: {3}.': '{0} non può muovere da {1} a {2}: {3}.',
  '{0} has {1} and cannot reach {2}.': '{0} ha {1} PM e non può raggiungere {2}.',
};
