import type { Sentences } from '../../../model/say.js';

/** Colours, fields of technology, and classes and types of units. */
export const terms: Sentences = {
  // Colours
  yellow: 'giallo',
  red: 'rosso',
  blue: 'blu',
  black: 'nero',
  white: 'bianco',

  // Fields of technology and classes of units
  fighters: 'caccia',
  bombers: 'bombardieri',
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
  'ss cavalry': 'cavalleria SS',
  'dive bomber': 'bombardieri in picchiata',
  'parachute infantry': 'fanteria paracadutista',
  'siege artillery': 'artiglieria d’assedio',
  rebel: 'Rivoluzionari ceceni',
};
