import type { Sentences } from '../../../model/say.js';
import { attributes } from './texts/attributes.js';
import { course } from './texts/course.js';
import { features } from './texts/features.js';
import { numbers } from './texts/numbers.js';
import { orders } from './texts/orders.js';
import { units } from './texts/units.js';

/** Phases, degrees of victory and kinds of units and terrain, as terms in sentences and glosses of words. */
const terms: Sentences = {
  // Phases and degrees of victory
  weather: 'tempo',
  supremacy: 'supremazia aerea',
  barrage: 'sbarramento preparatorio',
  initiative: 'iniziativa',
  activation: 'attivazione',
  reorganisation: 'Riorganizzazione',
  overwhelming: 'schiacciante',
  significant: 'significativa',
  draw: 'pareggio',
  lead: 'vantaggio',

  // Kinds of units, from which their names are made
  armour: 'corazzati',
  cavalry: 'cavalleria',
  artillery: 'artiglieria',
  'anti-tank': 'controcarro',
  'anti-aircraft': 'antiaereo',
  engineer: 'genieri',
  mortar: 'mortai',
  'machine gun': 'mitragliatrici',
  'air defence': 'antiaerea',
  'heavy weapons battalion': 'battaglione di armi pesanti',
  'armour regiment': 'reggimento corazzato',
  'armour brigade': 'brigata corazzata',
  'armour battalion': 'battaglione corazzato',
  'engineer battalion': 'battaglione genieri',
  'reconnaissance battalion': 'battaglione da ricognizione',
  'medium bomber': 'bombardiere medio',
  'heavy bomber': 'bombardiere pesante',
  fighter: 'caccia',
  'naval artillery': 'artiglieria navale',
  regiment: 'reggimento',
  brigade: 'brigata',
  battalion: 'battaglione',
  division: 'divisione',
  'air division': 'divisione aerea',
  garrison: 'guarnigione delle retrovie',
  corps: 'corpo',

  // Terrain and features
  open: 'terreno aperto',
  village: 'villaggio',
  ridge: 'cresta',
  forest: 'foresta',
  marsh: 'acquitrino',
  river: 'fiume',
  'broken ground': 'terreno accidentato',
  'impassable ridge': 'cresta impraticabile',
  'impassable forest': 'foresta impraticabile',
  'impassable marsh': 'acquitrino impraticabile',
  'impassable ground': 'terreno impraticabile',
  bank: 'riva',
  'boat bridge': 'ponte di barche',
  road: 'strada',
  rail: 'ferrovia',
  minefield: 'campo minato',
  airfield: 'campo d’aviazione',
  'supply point': 'punto di rifornimento',
  objective: 'obiettivo',
  'friendly edge': 'bordo amico',
  half: 'metà del tavolo',
};

/** The words of the game and their texts. */
export const vocabulary: Sentences = {
  ...terms,
  ...attributes,
  ...course,
  ...features,
  ...numbers,
  ...orders,
  ...units,
};
