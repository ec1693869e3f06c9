import { about } from '../about.js';
import { createRulebook } from '../../../play/rulebook.js';
import { annexes } from './annexes.js';
import { assault } from './assault.js';
import { fire } from './fire.js';
import { minesAndTerrain } from './mines-and-terrain.js';
import { movementAndSupply } from './movement-and-supply.js';
import { optional } from './optional.js';
import { reorganisationAndAir } from './reorganisation-and-air.js';
import { sectorsAndSequence } from './sectors-and-sequence.js';
import { supportAndZones } from './support-and-zones.js';
import { units } from './units.js';
import { victory } from './victory.js';

const chapters = {
  ...units,
  ...sectorsAndSequence,
  ...movementAndSupply,
  ...assault,
  ...supportAndZones,
  ...fire,
  ...reorganisationAndAir,
  ...minesAndTerrain,
  ...optional,
  ...victory,
  ...annexes,
} as const;

export const { title } = about;

/**
 * The number of a rule of Fronte d’Attacco: the section of the rulebook and the letter of a rule in the section, for
 * example `8f`, `2.1k`, `15.1c`. A number without a letter, such as `8`, means the heading of the section. The annexes
 * are `Aa` … `Bc`.
 * Citing a rule that does not exist is a compile error.
 */
export type FdaRule = keyof typeof chapters;

/** Compares rule numbers in the order of the rulebook: each section before its subsections, and the annexes last. */
const bookOrder = (a: string, b: string): number => (place(a) < place(b) ? -1 : 1);
const place = (rule: string): string => {
  const [, section = '99', subsection = '', letter = ''] = /^(\d+)(\.\d+)?([a-z]?)$/.exec(rule) ?? [];
  return section === '99' ? `99${rule}` : `${section.padStart(2, '0')}${subsection || '.0'}${letter}`;
};

/** The rulebook in the order of its sections. Every operative rule is explained in our own words. */
export const rulebook = createRulebook<FdaRule>(chapters, bookOrder);

export const isFdaRule = (rule: string): rule is FdaRule => Object.hasOwn(chapters, rule);
