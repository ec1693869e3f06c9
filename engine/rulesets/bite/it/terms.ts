import type { Sentences } from '../../../model/say.js';

/** Phases, weather, colours, fields of technology, months, and kinds of units. */
export const terms: Sentences = {
  // Phases

  // Weather

  // Colours
  yellow: 'giallo',
  red: 'rosso',
  blue: 'blu',
  black: 'nero',
  white: 'bianco',

  // Fields of technology and classes of units
  fighters: 'caccia',
  bombers: 'bombardieri',
  static: 'unità statiche',
  paratroop: 'paracadutisti',
  airlanding: 'truppe aviotrasportate',
  marine: 'Marines',
  mechanized: 'unità meccanizzate',
  'armoured headquarters': 'QG corazzati',
  'air headquarters': 'QG aerei',
  'naval headquarters': 'QG navale',
  'supreme headquarters': 'QG supremi',
  fighter: 'caccia',
  bomber: 'bombardieri',
  'strategic bomber': 'bombardieri strategici',
  interceptor: 'intercettori',
  'allied bomber': 'bombardieri occidentali',
  submarine: 'sommergibili',
  'guards cavalry': 'cavalleria della Guardia',
  'ss cavalry': 'cavalleria delle SS',
  'dive bomber': 'bombardieri in picchiata',
  'parachute infantry': 'fanteria paracadutista',
  'siege artillery': 'artiglieria d’assedio',
  rebel: 'Rivoluzionari ceceni',

  // Months
  January: 'gennaio',
  February: 'febbraio',
  March: 'marzo',
  April: 'aprile',
  May: 'maggio',
  June: 'giugno',
  July: 'luglio',
  August: 'agosto',
  September: 'settembre',
  October: 'ottobre',
  November: 'novembre',
  December: 'dicembre',
};
