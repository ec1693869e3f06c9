import { namedRulings, type RulingTexts } from '../../../../engine/play/rulings.js';
import type { ToyRule } from '../rulebook/rulebook.js';

/** The rules that a scenario may choose, the default first. */
export const rulingValues = { 'retreat.intoZones': [false, true] } as const;

const texts: RulingTexts<typeof rulingValues, ToyRule> = {
  'retreat.intoZones': {
    rules: ['6.1'],
    question: 'May a retreat end in an enemy zone?',
    readings: { false: 'No.', true: 'Yes.' },
  },
};

export const rulings = namedRulings(rulingValues, texts);
