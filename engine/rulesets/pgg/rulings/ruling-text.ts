import type * as rulings from '../../../play/rulings.js';
import type { PggRule } from '../rulebook/index.js';

export type RulingTexts = rulings.RulingTexts<PggRule>;
