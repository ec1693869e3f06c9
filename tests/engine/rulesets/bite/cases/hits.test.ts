import { describe, expect, test } from 'vitest';
import { nextToBeHit, type Target } from '../../../../../engine/rulesets/bite/blocks/hit-order.js';
import { defaultRulings, type Rulings } from '../../../../../engine/rulesets/bite/rulings/rulings.js';

/** `4` a combat unit of that strength, `4s` a support unit, `7!` one whose shield is struck. */
const target = (word: string): Target => ({
  strength: parseInt(word),
  support: word.includes('s'),
  marked: word.includes('!'),
});

interface Case {
  readonly case: string;
  readonly rules: string;
  readonly among: string;
  /** Who may take the next hit. */
  readonly next: string;
  readonly rulings?: Partial<Rulings>;
}

describe('who takes the next hit', () => {
  test.each<Case>([
    { case: 'C28: the stronger', rules: '7.7.9', among: '4 3', next: '4' },
    { case: 'C28: then either', rules: '7.7.9', among: '3 3', next: '3 3' },
    { case: 'C30: a shield takes two', rules: '7.7.8.shield 7.7.9', among: '7! 5', next: '7!' },
    { case: 'C30: then who is strongest', rules: '7.7.9', among: '6 5', next: '6' },
    { case: 'the struck shield goes before its equal', rules: '7.7.9 7.7.8.shield', among: '7 7!', next: '7!' },
    { case: 'a struck shield that is weaker waits', rules: '7.7.9', among: '4! 5', next: '5' },
    { case: 'C31: nobody is left', rules: '7.7.11', among: '', next: '' },
    { case: 'support takes its place', rules: '7.7.9 A30', among: '4s 3', next: '4s' },
    { case: 'or comes last', rules: '7.7.9 A30', among: '4s 3', next: '3', rulings: { 'hits.support': 'last' } },
    {
      case: 'last of all, but before none',
      rules: '7.7.9',
      among: '4s 2s',
      next: '4s',
      rulings: { 'hits.support': 'last' },
    },
    { case: 'who stands at 0 comes last', rules: '7.7.9 7.7.10', among: '0 1s', next: '1s' },
    { case: 'and then dies', rules: '7.7.10', among: '0 0s', next: '0' },
    { case: 'C32: support at 0 loses nothing', rules: '7.7.10.support 7.7.11', among: '0s 0s', next: '' },
  ])('$case [$rules]', ({ among, next, rulings }) => {
    const words = among.split(' ').filter((word) => word !== '');
    const those = nextToBeHit(words.map(target), { ...defaultRulings, ...rulings });
    expect(those.map((at) => words[at]).join(' ')).toBe(next);
  });
});
