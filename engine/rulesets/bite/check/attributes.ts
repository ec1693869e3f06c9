import { counted, say, term } from '../../../model/say.js';
import { nearestSpellings } from '../../../board/spelling.js';
import { writeInstead } from '../../../model/finding.js';
import type { ForceModel } from '../../../model/forces.js';
import type { Attribute } from '../../../model/map.js';
import { list } from '../../../model/words.js';
import type { CheckList } from '../../../play/checks.js';
import type { BiteRule } from '../rulebook/index.js';
import { isUnit } from '../state/muster.js';
import { NATIONS } from '../vocabulary/nations.js';
import { classes, unitKinds, type ClassTraits, type UnitKind } from '../vocabulary/unit-kinds.js';
import type { ForcesCheck } from './check.js';

interface Unit {
  readonly force: ForceModel;
  readonly type: UnitKind;
  readonly traits: ClassTraits;
}

const unitsOf = (sides: Parameters<ForcesCheck>[0]): Unit[] =>
  sides
    .flatMap(({ forces }) => forces)
    .filter((force) => isUnit(force))
    .flatMap((force) => {
      const type = unitKinds.get(force.kind);
      return type === undefined ? [] : [{ force, type, traits: classes[type.class] }];
    });

const attributeOf = ({ attributes }: ForceModel, word: string): Attribute | undefined =>
  Object.hasOwn(attributes, word) ? attributes[word] : undefined;

/** Attributes of blocks whose value must be a number from `least` to `most` [3.13, 6.5, 35.1]. */
const NUMBER_BOUNDS: readonly {
  readonly word: string;
  readonly rule: BiteRule;
  readonly least: number;
  readonly most: number;
}[] = [
  { word: 'technology', rule: '3.13', least: 1, most: 3 },
  { word: 'aa', rule: '6.5', least: 2, most: 6 },
  { word: 'hits', rule: '35.1', least: 2, most: 6 },
];

/** Reports levels outside 1 to 3, and hit numbers outside 2 to 6 [3.13, 6.5, 35.1]. */
const numberMustBeWithinItsBounds: ForcesCheck = (sides, report) => {
  for (const { force } of unitsOf(sides))
    for (const { word, rule, least, most } of NUMBER_BOUNDS) {
      const given = attributeOf(force, word);
      if (given === undefined || (Number(given.value) >= least && Number(given.value) <= most)) continue;
      const message = say`\`${word}\` must be a number from ${least} to ${most}, not ${String(given.value)}.`;
      report.error(rule, 'out-of-bounds', given.source, message);
    }
};

/**
 * Reports a block with more pip colours than steps, and a shield at a strength that none of the block's steps has
 * [7.3.cost, 7.7.8.shield].
 */
const colourAndShieldMustBeOfAStep: ForcesCheck = (sides, report) => {
  for (const { force } of unitsOf(sides)) {
    if (force.faces.length < 2) continue; // If only the first step is given, the other steps are derived from that step [A06].
    const pips = attributeOf(force, 'pips');
    const colours = String(pips?.value ?? '').split(/\s+/).length;
    if (pips !== undefined && colours > force.faces.length) {
      const message = say`${force.name} has ${counted(force.faces.length, 'step')} but ${counted(colours, 'pip colour')}. Remove the surplus colours.`;
      report.warning('7.3.cost', 'too-many-pips', pips.source, message);
    }
    const shield = attributeOf(force, 'shield');
    const strengths = force.faces.map(([strength = 0]) => String(strength));
    const written = shield === undefined ? [] : String(shield.value).split(/[\s,]+/);
    const other = written.find((strength) => strength !== '0' && !strengths.includes(strength));
    if (shield !== undefined && other !== undefined) {
      const message = say`${force.name} never has ${other} strength points; its shield must be at ${list(strengths, 'or')}.`;
      report.warning('7.7.8.shield', 'no-such-strength', shield.source, message);
    }
  }
};

/** Reports units that are stationed in a country which is not one of the nations [3.21, 5.5.germans]. */
const stationMustBeANation: ForcesCheck = (sides, report) => {
  for (const { force } of unitsOf(sides)) {
    const given = attributeOf(force, 'stationed');
    const name = String(given?.value ?? '');
    if (given === undefined || NATIONS.some((nation) => nation === name)) continue;
    report.error(
      '3.21',
      'no-such-nation',
      given.source,
      say`${force.name} can be stationed in ${list(NATIONS, 'or')}, not in ${name}.`,
      {
        fixes: nearestSpellings(name, NATIONS, 1).map((suggestion) =>
          writeInstead(given.source, `stationed ${JSON.stringify(suggestion)}`, `Write ${suggestion}`),
        ),
      },
    );
  }
};

/** Attributes that have an effect only on certain units. */
const ATTRIBUTE_USES: readonly {
  readonly words: readonly string[];
  readonly rule: BiteRule;
  readonly whose: string;
  readonly by: (unit: Unit) => boolean;
}[] = [
  { words: ['range'], rule: '7.5.2', whose: 'air units', by: ({ traits }) => traits.arm === 'air' },
  { words: ['mp'], rule: '7.5.3', whose: 'land units', by: ({ traits }) => traits.arm === 'land' },
  { words: ['charge'], rule: '20.0', whose: 'cavalry', by: ({ type }) => type.class === 'cavalry' },
  { words: ['arctic'], rule: '35.2', whose: 'submarines', by: ({ type }) => type.class === 'submarine' },
  { words: ['american'], rule: '35.1', whose: 'western bombers', by: ({ type }) => type.class === 'allied bomber' },
  { words: ['hits'], rule: '35.2', whose: 'submarines', by: ({ type }) => type.class === 'submarine' },
];

/** Reports an attribute of a unit that has an effect only on other kinds of units [7.5.2, 7.5.3, 20.0, 35.1, 35.2]. */
const attributeShouldDoSomething: ForcesCheck = (sides, report) => {
  for (const unit of unitsOf(sides))
    for (const { words, rule, whose, by } of ATTRIBUTE_USES) {
      if (by(unit)) continue;
      for (const word of words) {
        const given = attributeOf(unit.force, word);
        if (given === undefined) continue;
        const message = say`${unit.force.name} is of the kind ${term(unit.force.kind)}; \`${word}\` has an effect only for ${term(whose)}.`;
        report.warning(rule, 'idle-attribute', given.source, message);
      }
    }
};

export const attributeChecks: CheckList<ForcesCheck> = {
  numberMustBeWithinItsBounds,
  colourAndShieldMustBeOfAStep,
  stationMustBeANation,
  attributeShouldDoSomething,
};
