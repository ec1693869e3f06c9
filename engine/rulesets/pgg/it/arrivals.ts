import type { Sentences } from '../../../model/say.js';
import { degree, hexes, markers, ofSide, points } from './forms.js';

/** Sentences about reinforcements. */
export const arrivals: Sentences = {
  'entry of the provisional division': 'ingresso della divisione provvisoria',
  'A provisional division may enter at {0} this turn.':
    'In questo turno può entrare una divisione provvisoria dall’ingresso {0}.',
  'The provisional division of this turn was not used and is lost.':
    'La divisione provvisoria di questo turno, non usata, è persa.',
  'An `enter` order names one hex; write one order for each hex.':
    'Un ordine `enter` indica un solo esagono; scrivi un ordine per ogni esagono.',
  'Write by which hex the units enter: `enter UNITS to CELL`.':
    'Scrivi da quale esagono entrano le unità: `enter UNITÀ to ESAGONO`.',
  'No unit of the order waits to enter the map.': 'Nessuna unità dell’ordine attende di entrare sulla mappa.',
  'Units enter in the first movement phase of their side only.':
    'Le unità entrano solo nella prima fase di movimento della loro parte.',
  '{0} is {1}; now {2} units enter.': `{0}: unità ${ofSide(1)}. Ora entrano {2, select, German {le tedesche} other {le sovietiche}}.`,
  '{0} is on the map already, in {1}.': '{0}: già sulla mappa, in {1}.',
  'Nothing brings {0} onto the map now.': 'Nulla porta ora {0} sulla mappa.',
  '{0} may enter from turn {1}; this is turn {2}.': '{0}: ingresso possibile dal turno {1}; questo è il turno {2}.',
  'Every hex of this entry is closed now.': 'Ora tutti gli esagoni di questo ingresso sono chiusi.',
  '{0} is closed to {1}. {2}': '{0} è chiuso per {1}. {2}',
  '{0} enters at {1}, not at {2}. {3}': '{0}: ingresso {1}, non {2}. {3}',
  'No counter was drawn for {0}.': 'Nessuna pedina pescata per {0}.',
  '{0} does not have the movement points to enter {1}.': '{0}: punti di movimento insufficienti per entrare in {1}.',
  '{0} may not enter the enemy ZOC in {1} alone; let a unit that can attack enter with him.':
    '{0}: nessun ingresso senza altre unità nella ZOC nemica in {1}. Deve entrare insieme a un’unità che può attaccare.',
  '{0} enter the map in {2}.': '{0}: ingresso sulla mappa in {2}.',
  'supplied in the phase of entry': 'rifornimento nella fase di ingresso',
  'The South-Western Front is called on in the Soviet movement phase only.':
    'Le divisioni del Fronte Sud-Occidentale si chiamano solo nella fase di movimento sovietica.',
  'Write the rail hexes by which the divisions come: `call CELLS`.':
    'Scrivi gli esagoni di ferrovia da cui arrivano le divisioni: `call ESAGONI`.',
  'The South-Western Front sends divisions from turn {0}; this is turn {1}.':
    'Il Fronte Sud-Occidentale manda divisioni dal turno {0}; questo è il turno {1}.',
  '{0} called; {1} may come now: at most {2} a turn and {3} a game, of which {4} have come.':
    '{0, plural, one {# divisione chiamata} other {# divisioni chiamate}}; ora disponibili: {1}. Al massimo {2} per turno e {3} per partita, già arrivate {4}.',
  'The South-Western Front does not come by {0}. {1}': 'Dal Fronte Sud-Occidentale non si arriva per {0}. {1}',
  'No rail hex of its edge is open now.': 'Ora nessun esagono di ferrovia del suo bordo è libero.',
  'Division {0} of the South-Western Front.': '{0}ª divisione del Fronte Sud-Occidentale.',
  '{0} The German scores {1}.': `{0} ${points(1)} al tedesco.`,
};

/** Sentences about interdiction. */
export const interdiction: Sentences = {
  'The order names no hex. Write `interdict 2216`.': 'Nell’ordine manca l’esagono. Scrivi `interdict 2216`.',
  '{0} interdiction on {1}.': `Interdizione ${ofSide(0)} in {1}.`,
  '{0} interdiction ends.': `Fine dell’interdizione ${ofSide(0)}.`,
  '{0} lies east of column {1}; German markers go there only from the turn after both hexes of Smolensk are German with a line to the west edge [13.2].':
    '{0} è a est della colonna {1}: i contrassegni tedeschi vi arrivano solo dal turno dopo quello in cui i due esagoni di Smolensk sono tedeschi, con una linea fino al bordo ovest [13.2].',
  'All {0} German markers are already on the map; a marker in {1} is one too many [13.1].':
    'I contrassegni tedeschi ({0}) sono già tutti sulla mappa: in {1} ce ne sarebbe uno di troppo [13.1].',
  'No Soviet interdiction on the last turn, {0} [13.41].':
    'Nessuna interdizione sovietica nell’ultimo turno, il {0} [13.41].',
  'The Soviet side has {0} per turn [13.41].': `Il sovietico ha ${markers(0)} per turno [13.41].`,
  'Soviet interdiction was used on turns {0}; the Soviet side may use it on {1} turns only [13.41].':
    'Interdizione sovietica già usata nei turni {0}; al massimo in {1, plural, one {# turno} other {# turni}} [13.41].',
  'Soviet interdiction was already used in this block of three turns [13.41].':
    'Interdizione sovietica già usata in questo gruppo di tre turni [13.41].',
  'German units stand in {0}; the Soviet marker may not go there [13.45].':
    'In {0} ci sono unità tedesche: il contrassegno sovietico non può andarvi [13.45].',
  '{0} already has a marker; one may lie in a hex [13.33].':
    'In {0} c’è già un contrassegno; ne può stare uno solo per esagono [13.33].',
};

/** Sentences about points and victory. */
export const victory: Sentences = {
  'it has no hex on this map': 'nessun esagono su questa mappa',
  '{0} still Soviet': '{0} ancora in mano sovietica',
  'all its hexes German': 'tutti gli esagoni in mano tedesca',
  'a line of {0} to the west edge': `linea di ${hexes(0)} fino al bordo ovest`,
  'every line to the west edge is blocked': 'ogni linea fino al bordo ovest è bloccata',
  '{0} is taken back.': '{0}: riconquista.',
  'The Soviet takes back {0} and scores {1}.': `Riconquista sovietica di {0}: ${points(1)}.`,
  'The Germans hold {0} with a supply line to the west edge.':
    '{0} in mano tedesca, con una linea di rifornimento fino al bordo ovest.',
  'Turn {0}: {1}': 'Turno {0}: {1}',
  'German division wholly eliminated': 'divisione tedesca interamente eliminata',
  'city taken back': 'città riconquistata',
  'next division of the South-Western Front': 'prossima divisione del Fronte Sud-Occidentale',
  'net German points': 'punti tedeschi netti',
  '{0} German minus {1} Soviet points = {2}': '{0} punti tedeschi meno {1} sovietici = {2}',
  'a marginal German victory is a draw': 'una vittoria marginale tedesca vale come pareggio',
  'German {0}': `vittoria ${degree(0)} tedesca`,
  'Soviet {0}': `vittoria ${degree(0)} sovietica`,
  '{0} German points minus {1} Soviet points make {2}: a draw.':
    '{0} punti tedeschi meno {1} sovietici: {2}. Pareggio.',
  '{0} German points minus {1} Soviet points make {2}: a {3} {4} victory.': `{0} punti tedeschi meno {1} sovietici: {2}. Vittoria ${degree(4)} ${ofSide(3)}.`,
};
