import { namedRulings, type RulingTexts } from '../../../../engine/play/rulings.js';
import type { ToyRule } from '../rulebook/rulebook.js';

/** The rulings from which a scenario may choose, each with its values, the default first. */
export const rulingValues = { 'retreat.intoZones': [false, true] } as const;

const texts: RulingTexts<typeof rulingValues, ToyRule> = {
  'retreat.intoZones': {
    rules: ['6.1'],
    question: 'May a retreat end in an enemy zone of control?',
    readings: { false: 'No.', true: 'Yes.' },
  },
};

export const rulings = namedRulings(rulingValues, texts);
