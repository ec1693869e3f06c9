import { missingIn } from '../../../mechanics/checks/missing-values.js';
import { checkEach } from '../../../mechanics/checks/check-each.js';
import { writeInstead } from '../../../model/finding.js';
import type { CheckList } from '../../../play/checks.js';
import type { Attributes } from '../../../model/map.js';
import type { FdaRule } from '../rulebook/index.js';
import { hasFlag, numberOf } from '../state/unit-facts.js';
import type { UnitAttribute } from '../vocabulary/attributes.js';
import { step } from '../rulebook/cite.js';
import { attributeBeside } from '../../../mechanics/checks/missing-text-fixes.js';
import type { ForcesCheck } from './check.js';
import { unitsOf, type Unit } from './units.js';
import { list, withArticle } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';

const QUALITIES = ['excellent', 'normal', 'poor'] as const satisfies readonly UnitAttribute[];
const GOING = ['foot', 'mounted', 'mechanised', 'towed', 'self-propelled'] as const satisfies readonly UnitAttribute[];
const SIZES = ['regiment', 'brigade', 'battalion'] as const satisfies readonly UnitAttribute[];
const WEIGHTS = ['light', 'medium', 'heavy'] as const satisfies readonly UnitAttribute[];

/** Groups of keywords; a unit may have one keyword of each group [2.1f, 7a, 1a, Ab]. */
const ONE_OF: readonly (readonly [rule: FdaRule, what: string, words: readonly UnitAttribute[]])[] = [
  ['2.1f', 'quality', QUALITIES],
  ['7a', 'mobility', GOING],
  ['1a', 'size', SIZES],
  ['Ab', 'weight', WEIGHTS],
];

const writtenOf = (attributes: Attributes, words: readonly UnitAttribute[]): UnitAttribute[] =>
  words.filter((word) => hasFlag(attributes, word));

/**
 * Checks that a unit has only one size, one weight, one quality and one mobility. If there are several, the first
 * keyword counts [1a, 2.1f, 7a, Ab].
 */
export const wordsMustNotContradict: ForcesCheck = (sides, report) => {
  for (const { force } of unitsOf(sides))
    for (const [rule, what, words] of ONE_OF) {
      const written = writtenOf(force.attributes, words);
      const [first, second] = written;
      if (first === undefined || second === undefined) continue;
      const message = say`${force.name} is ${list(written)}; a unit has one ${term(what)}.`;
      report.error(rule, 'contradiction', force.attributes[second].source, message, {
        related: [{ source: force.attributes[first].source, message: first }],
      });
    }
};

/**
 * Checks that a headquarters has a quality, which modifies its die roll at night. The rulebook gives no qualities
 * [2.1f, 11d].
 */
export const headquartersMustHaveAQuality: ForcesCheck = checkEach(unitsOf, ({ force, arm }, report) => {
  if (arm !== 'headquarters' || writtenOf(force.attributes, QUALITIES).length > 0) return;
  const message = say`${force.name} has no quality: write ${list(
    QUALITIES.map((quality) => `(${quality})`),
    'or',
  )}.`;
  report.error('2.1f', 'no-quality', force.nameSource, message, {
    why: [step(say`an excellent headquarters adds 1 to reorganise, a poor one subtracts 1`, '11d')],
    fixes: QUALITIES.map((quality) => attributeBeside(force, quality)),
    ...missingIn(force),
  });
});

/** The units on which an attribute has an effect, and the rule of that effect. */
interface Use {
  readonly words: readonly UnitAttribute[];
  readonly rule: FdaRule;
  readonly whose: string;
  readonly by: (unit: Unit) => boolean;
}

const USES: readonly Use[] = [
  { words: QUALITIES, rule: '2.1f', whose: 'headquarters', by: ({ arm }) => arm === 'headquarters' },
  { words: ['regiments'], rule: '10g', whose: 'artillery', by: ({ arm }) => arm === 'artillery' },
  { words: ['rocket'], rule: '15.1b', whose: 'artillery', by: ({ arm }) => arm === 'artillery' },
  { words: ['class', 'vehicle'], rule: 'Ac', whose: 'armour', by: ({ arm }) => arm === 'armour' },
  { words: ['airfield'], rule: '15.2a', whose: 'air units', by: ({ facts }) => facts.air === true },
  {
    words: GOING,
    rule: '2.1a',
    whose: 'other units',
    by: ({ facts: { mobility } }) => mobility !== 'reconnaissance' && mobility !== 'air' && mobility !== 'fixed',
  },
  {
    words: ['fc', 'range'],
    rule: '12j',
    whose: 'ground units',
    by: ({ facts, arm }) => facts.air !== true && arm !== 'naval artillery',
  },
];

/** Reports an attribute that has no effect on a unit of its kind [2.1a, 2.1f, 10g, 12j, 15.1b, 15.2a, Ac]. */
export const attributeShouldDoSomething: ForcesCheck = (sides, report) => {
  for (const unit of unitsOf(sides))
    for (const { words, rule, whose, by } of USES) {
      if (by(unit)) continue;
      for (const word of writtenOf(unit.force.attributes, words)) {
        const message = say`${unit.force.name} is ${withArticle(unit.force.kind)}; ${word} has an effect only for ${term(whose)}.`;
        report.warning(rule, 'idle-attribute', unit.force.attributes[word].source, message);
      }
    }
};

/** Reports divisional support units that do not have battalion size [2.1n]. */
export const supportUnitShouldBeABattalion: ForcesCheck = checkEach(unitsOf, ({ force, facts }, report) => {
  if (facts.supportUnit !== true) return;
  for (const word of writtenOf(force.attributes, ['regiment', 'brigade'])) {
    const message = say`${force.name} is of ${word} size; divisional support units are battalions, regardless of their name.`;
    report.warning('2.1n', 'support-size', force.attributes[word].source, message);
  }
});

/** Checks that an artillery unit consists of at least one regiment [10g]. */
export const artilleryMustBeOfOneRegiment: ForcesCheck = checkEach(unitsOf, ({ force }, report) => {
  if (numberOf(force.attributes, 'regiments') !== 0) return;
  const { source } = force.attributes.regiments;
  const message = say`${force.name} consists of 0 regiments; an artillery unit has at least one.`;
  report.error('10g', 'no-regiments', source, message, { fixes: [writeInstead(source, 'regiments 1')] });
});

export const attributeChecks: CheckList<ForcesCheck> = {
  wordsMustNotContradict,
  headquartersMustHaveAQuality,
  attributeShouldDoSomething,
  supportUnitShouldBeABattalion,
  artilleryMustBeOfOneRegiment,
};
