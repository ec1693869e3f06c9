import type { Sentences } from '../../../model/say.js';

/** Sentences and terms about supply, sieges, surrender, stacking and control. */
export const supply: Sentences = {
  'in clear weather': 'con il sereno',
  'in light rain': 'con pioggia leggera',
  'in rain': 'con la pioggia',
  'in snow': 'con la neve',
  'the first winter': 'primo inverno',
  'the first winter in Finland': 'primo inverno in Finlandia',
  'the source hex is not counted': 'l’esagono della fonte non conta',
  'the rebels': 'Rivoluzionari',
  '{0} land units are there': 'vi sono unità terrestri nemiche ({0})',
  'the hex is in {0} ZOC': 'l’esagono è in ZOC nemica ({0})',
  'no unit may enter it': 'nessuna unità può entrarvi',
  'supply lines may not enter mountains': 'le linee di rifornimento non possono passare per montagne',
  '{0} battalions of partisans block it': 'lo bloccano {0} battaglioni di partigiani',
  'its city is controlled by the {0}': 'la città è sotto il controllo nemico ({0})',
  '{0} battalions of partisans block the railway': '{0} battaglioni di partigiani bloccano la ferrovia',
  '{0} is a source': '{0}: fonte di rifornimento',
  '{0} to the source in {1}': '{0, plural, one {# esagono} other {# esagoni}} fino alla fonte ({1})',
  'connected to {0} by rail and sea': 'collegamento per ferrovia e per mare: {0}',
  'a line may have at most {0}': 'una linea ha al massimo {0, plural, one {# esagono} other {# esagoni}}',
  'the map has no primary source of {0}: mark one with (source "{1}")':
    'sulla mappa manca una fonte principale ({0}): si indica con `(source "{1}")`',
  'the enemy holds every primary source of {0}': 'tutte le fonti principali sono in mano nemica ({0})',
  '{0} to the nearest source of {1}': '{0, plural, one {# esagono} other {# esagoni}} fino alla fonte più vicina ({1})',
  'no line leads to a source of {0}': 'nessuna linea arriva a una fonte ({0})',
  'lines may not enter mountains, water, hexes with enemy land units and hexes in enemy ZOC':
    'una linea non può passare per montagne, acqua, esagoni con unità terrestri nemiche o in ZOC nemica',
  'besieged: enemy units or ZOC in every adjacent hex': 'assedio: unità o ZOC nemiche in ogni esagono adiacente',
  'units in this fortress neither lose steps nor surrender':
    'le unità in questa fortezza non perdono PF e non si arrendono',
  'the road across the lake is open: units are repaired with the pocket’s own points':
    'la strada sul lago è aperta: le unità si riparano con i punti della sacca',
  '{0} blocks are there': 'vi sono blocchi nemici ({0})',
  '{0} is out of supply.': '{0}: fuori rifornimento.',
  '{0} is in supply again.': '{0}: rifornimento ripristinato.',
  '{0} starves in {1}.': '{0}: perdite per l’assedio in {1}.',
  '{0} surrenders; the {1} gains {2} yellow.':
    '{0}: resa; guadagno ({1}): {2, plural, one {# PP giallo} other {# PP gialli}}.',
  '{0} surrenders; the {1} gains {2} yellow and {3} {4}.':
    '{0}: resa; guadagno ({1}): {2, plural, one {# PP giallo} other {# PP gialli}} e {4, select, red {{3, plural, one {# PP rosso} other {# PP rossi}}} black {{3, plural, one {# PP nero} other {# PP neri}}} other {{3} PP blu}}.',
  'connected to the primary source by rail and sea route':
    'collegamento con la fonte principale per ferrovia e rotta navale',
  'connected only across a mined sea: a die is rolled for each point':
    'collegamento soltanto attraverso un mare minato: si tira un dado per ogni punto',
  'not connected to the primary source by rail and blue sea route':
    'nessun collegamento con la fonte principale per ferrovia e rotta navale blu',
  'air units': 'unità aeree',
  'land combat units': 'unità terrestri di combattimento',
  'land units': 'unità terrestri',
  '{0} {1} in one hex; {2} may stack {3}.': '{0} {1} in un esagono; limite di raggruppamento ({2}): {3}.',
  '{0}: which unit in {1} is removed?': '{0}: quale unità si toglie da {1}?',
  'Remove one of {0} from {1}.': 'Da {1} va tolta una di queste unità: {0}.',
  '{0} takes {1}.': '{0}: presa di {1}.',
  'The factories of {0} are destroyed; the {1} gets a point of their colour.':
    'Industrie distrutte ({0}); guadagno ({1}): 1 PP del loro colore.',
  'The factories of {0} are destroyed.': 'Industrie distrutte ({0}).',
};
