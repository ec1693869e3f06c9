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

/** The number of a rule of Panzergruppe Guderian: a citation that is no rule does not compile. */
export type PggRule = keyof typeof chapters;

/** `6.9` before `6.12`: by the numbers between the dots as the book counts them, notes last. */
const bookOrder = (a: string, b: string): number => (place(a) < place(b) ? -1 : 1);
const place = (rule: string): string => {
  const numbered = /^(\d+)\.(.*)$/.exec(rule);
  return numbered === null ? `99.${rule}` : `${numbered[1].padStart(2, '0')}.${numbered[2]}`;
};

/** The rulebook in the book's order, every operative rule explained in our own words. */
export const rulebook = createRulebook<PggRule>(chapters, bookOrder);

export const isPggRule = (rule: string): rule is PggRule => Object.hasOwn(chapters, rule);
