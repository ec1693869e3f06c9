import { describe, expect, test } from 'vitest';
import { nextToBeHit, type Target } from '../../../../../engine/rulesets/bite/blocks/hit-order.js';
import { defaultRulings, type Rulings } from '../../../../../engine/rulesets/bite/rulings/rulings.js';

/**
 * Returns the target that a word describes: `4` is a combat unit of strength 4, `4s` a support unit, `7!` a unit whose
 * shield is struck.
 */
const target = (word: string): Target => ({
  strength: parseInt(word),
  support: word.includes('s'),
  marked: word.includes('!'),
});

interface Case {
  readonly case: string;
  readonly rules: string;
  readonly among: string;
  /** The units that may take the next hit. */
  readonly next: string;
  readonly rulings?: Partial<Rulings>;
}

describe('the next hit of a battle', () => {
  test.each<Case>([
    { case: 'C28: the next hit goes to the stronger unit', rules: '7.7.9', among: '4 3', next: '4' },
    { case: 'C28: the next hit goes to either of two equal units', rules: '7.7.9', among: '3 3', next: '3 3' },
    {
      case: 'C30: the next hit goes to the marked shield of the strongest unit',
      rules: '7.7.8.shield 7.7.9',
      among: '7! 5',
      next: '7!',
    },
    { case: 'C30: the next hit after the shield goes to the strongest unit', rules: '7.7.9', among: '6 5', next: '6' },
    {
      case: 'the next hit goes to a marked shield before an equal unit',
      rules: '7.7.9 7.7.8.shield',
      among: '7 7!',
      next: '7!',
    },
    { case: 'the next hit goes to a stronger unit before a marked shield', rules: '7.7.9', among: '4! 5', next: '5' },
    { case: 'C31: the next hit has no target if no unit is left', rules: '7.7.11', among: '', next: '' },
    {
      case: 'the next hit goes to the strongest unit even if it is a support unit',
      rules: '7.7.9 A30',
      among: '4s 3',
      next: '4s',
    },
    {
      case: 'the next hit goes to support units last under the reading `last`',
      rules: '7.7.9 A30',
      among: '4s 3',
      next: '3',
      rulings: { 'hits.support': 'last' },
    },
    {
      case: 'the next hit goes to a support unit under the reading `last` if no other unit is left',
      rules: '7.7.9',
      among: '4s 2s',
      next: '4s',
      rulings: { 'hits.support': 'last' },
    },
    { case: 'the next hit goes to units at 0 last', rules: '7.7.9 7.7.10', among: '0 1s', next: '1s' },
    { case: 'the next hit eliminates a combat unit at 0', rules: '7.7.10', among: '0 0s', next: '0' },
    {
      case: 'C32: the next hit has no effect on support units at 0',
      rules: '7.7.10.support 7.7.11',
      among: '0s 0s',
      next: '',
    },
  ])('$case [$rules]', ({ among, next, rulings }) => {
    const words = among.split(' ').filter((word) => word !== '');
    const those = nextToBeHit(words.map(target), { ...defaultRulings, ...rulings });
    expect(those.map((at) => words[at]).join(' ')).toBe(next);
  });
});
