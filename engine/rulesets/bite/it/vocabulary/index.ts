import type { Sentences } from '../../../../model/say.js';
import { attributes } from './attributes.js';
import { features } from './features.js';
import { numbers } from './numbers.js';
import { options } from './options.js';
import { orders } from './orders.js';
import { course } from './course.js';
import { settings } from './settings.js';
import { units } from './units.js';

/** Texts about the words of the game. */
export const vocabulary: Sentences = {
  ...attributes,
  ...features,
  ...numbers,
  ...options,
  ...orders,
  ...course,
  ...settings,
  ...units,
};
