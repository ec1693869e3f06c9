import { about } from '../about.js';
import { createRulebook } from '../../../play/rulebook.js';
import { introduction } from './introduction.js';
import { sequenceAndSetup } from './sequence-and-setup.js';
import { movement } from './movement.js';
import { overrun } from './overrun.js';
import { stackingAndZones } from './stacking-and-zones.js';
import { combat } from './combat.js';
import { results } from './results.js';
import { leaders } from './leaders.js';
import { supply } from './supply.js';
import { untriedAndInterdiction } from './untried-and-interdiction.js';
import { reinforcements } from './reinforcements.js';
import { victory } from './victory.js';

const chapters = {
  ...introduction,
  ...sequenceAndSetup,
  ...movement,
  ...overrun,
  ...stackingAndZones,
  ...combat,
  ...results,
  ...leaders,
  ...supply,
  ...untriedAndInterdiction,
  ...reinforcements,
  ...victory,
} as const;

export const { title } = about;

/** The number of a rule of Panzergruppe Guderian. Citing a rule that does not exist is a compile error. */
export type PggRule = keyof typeof chapters;

/** Compares rule numbers part by part in the order of the rulebook: `6.9` comes before `6.12`, and notes come last. */
const bookOrder = (a: string, b: string): number => (place(a) < place(b) ? -1 : 1);
const place = (rule: string): string => {
  const numbered = /^(\d+)\.(.*)$/.exec(rule);
  return numbered === null ? `99.${rule}` : `${numbered[1].padStart(2, '0')}.${numbered[2]}`;
};

/** The rulebook in the order of its sections. Every operative rule is explained in our own words. */
export const rulebook = createRulebook<PggRule>(chapters, bookOrder);

export const isPggRule = (rule: string): rule is PggRule => Object.hasOwn(chapters, rule);
