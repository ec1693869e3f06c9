import type { UnitKindWord } from '../../../../engine/play/vocabulary.js';
import type { TwinRule } from '../rulebook/rulebook.js';

const kind = (word: string, rule: TwinRule, side: string, symbol: string, size: string): UnitKindWord => ({
  word,
  text: `A unit of ${side}.`,
  rules: [rule],
  sides: [side],
  symbol: { function: symbol, size },
  faces: [['strength', 'movement']],
});

/** The kinds of units [4, 4.1]. */
export const kinds: readonly UnitKindWord[] = [
  kind('panzer corps', '4.1', 'German', 'armour', 'corps'),
  kind('infantry corps', '4', 'German', 'infantry', 'corps'),
  kind('army', '4', 'Soviet', 'infantry', 'army'),
  kind('shock army', '4', 'Soviet', 'infantry', 'army'),
];
