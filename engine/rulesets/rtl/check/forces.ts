import { say, term } from '../../../model/say.js';
import { missingIn } from '../../../mechanics/checks/missing-values.js';
import type { Fix } from '../../../model/finding.js';
import { formationShouldHaveUnits } from '../../../mechanics/checks/forces.js';
import { forcesByName, formationsAbove, type ForceModel, type SideModel } from '../../../model/forces.js';
import type { CheckList } from '../../../play/checks.js';
import type { RtlRule } from '../rulebook/index.js';
import { hasAttribute, isUnit } from '../state/muster.js';
import { formationKinds, unitKinds, type UnitType } from '../vocabulary/unit-kinds.js';
import { attributeBehind, attributeBeside } from '../../../mechanics/checks/missing-text-fixes.js';
import type { ForcesCheck } from './check.js';

/** A unit of the forces with its type. */
interface Counter {
  readonly force: ForceModel;
  readonly type: UnitType;
}

/** Returns the counters of all sides, in the order written. */
const countersOf = (sides: readonly SideModel[]): Counter[] =>
  sides
    .flatMap(({ forces }) => forces)
    .filter((force) => isUnit(force))
    .flatMap((force) => {
      const type = unitKinds.get(force.kind);
      return type === undefined ? [] : [{ force, type }];
    });

/** The attributes that counters of certain types must have, with an example and the reason. */
const PRINTED: readonly {
  readonly word: string;
  readonly rule: RtlRule;
  readonly example: string;
  readonly isFor: (type: UnitType) => boolean;
  readonly use: string;
}[] = [
  {
    word: 'efficiency',
    rule: '3.42',
    example: 'efficiency 6',
    isFor: ({ role }) => role === 'combat' || role === 'air',
    use: 'which efficiency checks need',
  },
  {
    word: 'stacking',
    rule: '3.31',
    example: 'stacking 2',
    isFor: ({ role }) => role === 'combat',
    use: 'which are 0 for a unit that stacks freely',
  },
  {
    word: 'range',
    rule: '12.13a',
    example: 'range 8',
    isFor: ({ artillery }) => artillery === true,
    use: 'without which artillery cannot support a combat',
  },
  {
    word: 'command',
    rule: '15.31',
    example: 'command 1',
    isFor: ({ headquarters }) => headquarters === true,
    use: 'which are printed on the back of the counter',
  },
  {
    word: 'range',
    rule: '15.25',
    example: 'range 4',
    isFor: ({ role }) => role === 'leader',
    use: 'which the rules set for each leader',
  },
];

const NAMES: Readonly<Record<string, string>> = {
  efficiency: 'no efficiency',
  stacking: 'no stacking points',
  range: 'no range',
  command: 'no command points',
};

const lacksNumbers = ({ force, type }: Counter): boolean => type.faces.length > 0 && force.faces.length === 0;

/** Returns the required attributes that a counter lacks. */
const missingAttributes = ({ force, type }: Counter): typeof PRINTED =>
  PRINTED.filter(({ word, isFor }) => isFor(type) && !hasAttribute(force.attributes, word));

/** Reports a counter without numbers. Attributes that the counter also lacks are named in the same message [2.21]. */
const unitMustHaveItsNumbers: ForcesCheck = (sides, report) => {
  for (const counter of countersOf(sides).filter(lacksNumbers)) {
    const { force, type } = counter;
    const faces = type.faces.map((face) => term(face)).join('-');
    const others = missingAttributes(counter);
    const examples = others.length > 0 ? ` (${others.map(({ example }) => example).join(', ')})` : '';
    const message = say`${force.name} has no numbers; write ${faces}${examples} after its name.`;
    report.error('2.21', 'no-numbers', force.nameSource, message, {
      fixes: [numbersToFillIn(counter)],
      ...missingIn(force, 1 + others.length),
    });
  }
};

/** Returns the fix that writes the numbers of a counter and its missing attributes, with placeholders. */
function numbersToFillIn(counter: Counter): Fix {
  const { force, type } = counter;
  const blank = type.faces.join('-').toUpperCase();
  const attributes = missingAttributes(counter).map(({ word }) => `${word} ‹NUMBER›`);
  const behindName = { ...force.lastNameSource, start: force.lastNameSource.end };
  const isAlone = Object.keys(force.attributes).length === 0;
  const all = isAlone && attributes.length > 0 ? ` (${attributes.join(', ')})` : '';
  const more = !isAlone && attributes.length > 0 ? attributeBehind(force, attributes.join(', ')).edits : [];
  return {
    title: 'Write numbers to fill in',
    edits: [{ source: behindName, text: ` ‹${blank}›${all}` }, ...more],
    blanks: { [blank]: type.faces.map(() => '1').join('-'), NUMBER: '1' },
  };
}

/** Reports the missing attributes of counters that have numbers. */
const counterMustHaveItsAttributes: ForcesCheck = (sides, report) => {
  for (const counter of countersOf(sides)) {
    if (lacksNumbers(counter)) continue;
    const { force } = counter;
    for (const { word, rule, example, use } of missingAttributes(counter)) {
      const message = say`${force.name} has ${term(NAMES[word])}, ${term(use)}: write (${example}) after its numbers.`;
      report.error(rule, `no-${word}`, force.nameSource, message, {
        fixes: [attributeBehind(force, `${word} ‹NUMBER›`)],
        ...missingIn(force),
      });
    }
  }
};

/**
 * Returns whether a formation has its own marker. Parts of a division, and divisions whose army acts as one formation,
 * have no marker [4.35].
 */
function hasMarker(force: ForceModel, forces: ReadonlyMap<string, ForceModel>): boolean {
  const level = levelOf(force);
  if (level === undefined || level === 'inside') return false;
  const actsAsOne = ({ attributes }: ForceModel): boolean =>
    hasAttribute(attributes, 'markers') || hasAttribute(attributes, 'combined');
  const above = formationsAbove(force, forces).filter((higher) => levelOf(higher) === 'above');
  return level === 'above' ? actsAsOne(force) : !above.some(actsAsOne);
}

const levelOf = ({ kind }: ForceModel): 'formation' | 'inside' | 'above' | undefined =>
  Object.hasOwn(formationKinds, kind) ? formationKinds[kind].level : undefined;

/** Reports a formation whose marker has no combination value of 1 or 2 [7.33]. */
const markerMustShowItsValue: ForcesCheck = (sides, report) => {
  const forces = forcesByName(sides);
  for (const force of forces.values()) {
    if (force.members.length === 0 || !hasMarker(force, forces) || hasAttribute(force.attributes, 'combine')) continue;
    const message = say`The marker of ${force.name} has no combination value. Write (combine 1) or (combine 2) after its name.`;
    report.error('7.33', 'no-combine', force.nameSource, message, {
      fixes: [1, 2].map((value) => attributeBeside(force, `combine ${value}`)),
      ...missingIn(force),
    });
  }
};

/**
 * Warns of marker attributes on a formation that has no marker because it acts as part of a higher formation [4.35].
 */
const markerShouldBelongToActingFormation: ForcesCheck = (sides, report) => {
  const forces = forcesByName(sides);
  for (const force of forces.values()) {
    const { markers, combine } = force.attributes;
    const written = markers ?? combine;
    if (written === undefined || levelOf(force) === undefined || hasMarker(force, forces)) continue;
    const message = say`${force.name} acts with the formation that contains it and has no marker of its own, so its marker attributes have no effect.`;
    report.warning('4.35', 'no-marker', written.source, message);
  }
};

/** Warns of a formation without units [4.31]. */
const formationShouldNotBeEmpty: ForcesCheck = formationShouldHaveUnits<RtlRule>(
  '4.31',
  (force) => levelOf(force) !== undefined && force.members.length === 0 && !unitKinds.has(force.kind),
);

export const forcesChecks: CheckList<ForcesCheck> = {
  unitMustHaveItsNumbers,
  counterMustHaveItsAttributes,
  markerMustShowItsValue,
  markerShouldBelongToActingFormation,
  formationShouldNotBeEmpty,
};
