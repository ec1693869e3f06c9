import { onHexes } from '../../../it/hexes.js';
import type { Sentences } from '../../../model/say.js';
import { air } from './air.js';
import { battle } from './battle.js';
import { blocks } from './blocks.js';
import { check } from './check.js';
import { command } from './command.js';
import { course } from './course.js';
import { invariants } from './invariants.js';
import { movement } from './movement.js';
import { nations } from './nations.js';
import { position } from './position.js';
import { production } from './production.js';
import { rail } from './rail.js';
import { sea } from './sea.js';
import { supply } from './supply.js';
import { terms } from './terms.js';
import { vocabulary } from './vocabulary/index.js';
import { unitKinds } from './unit-kinds.js';
import { war } from './war.js';
import { words } from './words.js';

/** The sentences and terms of the game in Italian, by their English texts. */
export const sentencesIt: Sentences = {
  ...invariants,
  ...onHexes,
  ...unitKinds,
  ...air,
  ...battle,
  ...blocks,
  ...check,
  ...command,
  ...course,
  ...movement,
  ...nations,
  ...position,
  ...production,
  ...rail,
  ...sea,
  ...supply,
  ...terms,
  ...vocabulary,
  ...war,
  ...words,
};
