import type { Ruleset } from '../play/ruleset.js';
import { bite } from './bite/index.js';
import { fda } from './fda/index.js';
import { pgg } from './pgg/index.js';
import { rtl } from './rtl/index.js';

const all: readonly Ruleset[] = [pgg, fda, rtl, bite];

/** The published games that Sandtable plays, by id. */
export const rulesets: ReadonlyMap<string, Ruleset> = new Map(all.map((ruleset) => [ruleset.id, ruleset]));
