import type { Sentences } from '../../../engine/model/say.js';
import { combatStatements } from './combat-statements.js';
import { compileMap } from './compile-map.js';
import { compile } from './compile.js';
import { completion } from './completion.js';
import { hovers } from './hovers.js';
import { keywords } from './keywords.js';
import { names } from './names.js';
import { parser } from './parser.js';
import { rulesets } from './rulesets.js';
import { seals } from './seals.js';
import { statements } from './statements.js';
import { validation } from './validation.js';
import { scene } from './scene.js';

/** The sentences of the server in Italian, such as findings and hovers, by their English texts. */
export const serverSentencesIt: Sentences = {
  ...names,
  ...combatStatements,
  ...compileMap,
  ...compile,
  ...completion,
  ...hovers,
  ...keywords,
  ...parser,
  ...rulesets,
  ...seals,
  ...statements,
  ...validation,
  ...scene,
};
