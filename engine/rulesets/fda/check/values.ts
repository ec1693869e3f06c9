import { missingIn } from '../../../mechanics/checks/missing-values.js';
import { checkEach } from '../../../mechanics/checks/check-each.js';
import { writeInstead } from '../../../model/finding.js';
import type { CheckList } from '../../../play/checks.js';
import type { ForceModel } from '../../../model/forces.js';
import { step } from '../rulebook/cite.js';
import { classOf, hasFlag, numberOf, tableValues, textOf } from '../state/unit-facts.js';
import { MEDIUM_CALIBRE } from '../vocabulary/combat-table.js';
import { nationOf } from '../vocabulary/nations.js';
import type { Arm } from '../vocabulary/unit-kinds.js';
import { vehicleClass } from '../vocabulary/vehicles.js';
import { attributeBeside } from '../../../mechanics/checks/missing-text-fixes.js';
import type { FdaReport, ForcesCheck } from './check.js';
import { isGround, unitsOf, type Unit } from './units.js';
import { list, withArticle } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';

/**
 * The attributes that decide the row of a unit in the combat table, by arm. An arm that is not listed has only one row
 * [Ab].
 */
const ROWS: Partial<Record<Arm, readonly string[]>> = {
  armour: ['class A', 'class B', 'class C'],
  artillery: ['medium', 'heavy', 'rocket', 'self-propelled'],
  'anti-tank': ['light', 'heavy'],
  reconnaissance: ['light', 'heavy'],
  'anti-aircraft': ['light', 'heavy'],
};

const CLASSES = ['A', 'B', 'C'] as const;

/** Checks that the row of a unit in the table of combat factors and ranges is known [Ab, Ac]. */
export const unitMustHaveARowOfTheTable: ForcesCheck = checkEach(
  (sides) => unitsOf(sides).filter(isGround),
  (unit, report) => {
    const { force, arm, nation } = unit;
    if (tableValues(arm, force.attributes, nation) !== undefined) return;
    if (arm === 'armour' && hasFlag(force.attributes, 'class')) reportClass(force, report);
    else if (arm === 'armour' && hasFlag(force.attributes, 'vehicle')) reportVehicle(unit, report);
    else {
      const words = ROWS[arm] ?? [];
      const message = rowMessage(
        force,
        arm,
        list(
          words.map((word) => `(${word})`),
          'or',
        ),
      );
      report.error('Ab', 'no-row', force.nameSource, message, {
        why: [step(say`${withArticle(arm)} unit may be in ${words.length} rows of the table`, 'Ab')],
        fixes: words.map((word) => attributeBeside(force, word)),
        ...missingIn(force),
      });
    }
  },
);

/**
 * Checks that a ship has an attribute for the calibre or weight of its guns, because the barrage roll depends on it
 * [15.1b].
 */
export const shipMustTellItsGuns: ForcesCheck = checkEach(unitsOf, ({ force, arm }, report) => {
  const hasGuns = (['calibre', 'medium', 'heavy'] as const).some((word) => hasFlag(force.attributes, word));
  if (arm !== 'naval artillery' || hasGuns) return;
  const most = MEDIUM_CALIBRE.artillery;
  const message = say`${force.name} has no calibre: guns above ${most} mm add 1 to the barrage roll. Write (calibre 381), or (medium) or (heavy).`;
  report.error('15.1b', 'no-calibre', force.nameSource, message, {
    fixes: ['medium', 'heavy'].map((word) => attributeBeside(force, word)),
    ...missingIn(force),
  });
});

function rowMessage({ name }: ForceModel, arm: Arm, words: string): string {
  if (arm === 'armour') return say`${name} has no combat factor and range: write ${words}, or its vehicle.`;
  return arm === 'artillery' || arm === 'anti-tank'
    ? say`${name} has no combat factor and range: write ${words}, or the calibre of its guns.`
    : say`${name} has no combat factor and range: write ${words}.`;
}

function reportClass({ name, attributes }: ForceModel, report: FdaReport): void {
  const { source } = attributes.class;
  const message = say`The class of ${name} is ${textOf(attributes, 'class') ?? term('not written')}; armour is of class A, B or C.`;
  report.error('Ac', 'class', source, message, {
    fixes: CLASSES.map((letter) => writeInstead(source, `class ${letter}`)),
  });
}

/**
 * Reports a vehicle of unknown class. The rulebook gives the class of vehicles of four nations; for other vehicles the
 * author must write the class (reading `vehicleMarks`) [Ac].
 */
function reportVehicle({ force, nation }: Unit, report: FdaReport): void {
  const vehicle = textOf(force.attributes, 'vehicle') ?? '';
  const elsewhere = (['German', 'American', 'British', 'Soviet'] as const).filter(
    (one) => vehicleClass(one, vehicle) !== undefined,
  );
  const where =
    nation === undefined
      ? say`no nation is written`
      : nationOf(nation).vehicles === undefined
        ? say`the table has no ${term(nation)} vehicles`
        : say`it is not in the table of ${term(nation)} vehicles`;
  const message =
    elsewhere.length === 0
      ? say`The class of ${vehicle} is not known: ${where}. Write the class: (class B).`
      : say`The class of ${vehicle} is not known: ${where}. Write the class: (class B). It is ${list(elsewhere.map(term), 'or')}.`;
  report.error('Ac', 'unknown-vehicle', force.attributes.vehicle.source, message, {
    fixes: CLASSES.map((letter) => attributeBeside(force, `class ${letter}`)),
    ...missingIn(force),
  });
}

/** Reports a written class of armour that is lighter than the class of the unit's vehicle [Aa, Ac]. */
export const classShouldBeTheVehicles: ForcesCheck = checkEach(unitsOf, ({ force, arm, nation }, report) => {
  const { class: written, vehicle, ...others } = force.attributes;
  if (arm !== 'armour' || !hasFlag(force.attributes, 'class') || !hasFlag(force.attributes, 'vehicle')) return;
  const own = classOf(force.attributes, nation);
  const usual = classOf({ ...others, vehicle }, nation);
  if (own === undefined || usual === undefined || own <= usual) return;
  const message = say`${force.name} is of class ${own}; ${textOf(force.attributes, 'vehicle') ?? ''} is of class ${usual}.`;
  report.warning('Ac', 'class-of-vehicle', written.source, message, {
    fixes: [writeInstead(written.source, `class ${usual}`)],
  });
});

/** Reports a weight of guns that contradicts their calibre. The calibre decides [Ab]. */
export const weightShouldFitTheCalibre: ForcesCheck = checkEach(unitsOf, ({ force, arm }, report) => {
  const calibre = numberOf(force.attributes, 'calibre');
  if (calibre === undefined || (arm !== 'artillery' && arm !== 'anti-tank' && arm !== 'naval artillery')) return;
  const most = MEDIUM_CALIBRE[arm === 'anti-tank' ? arm : 'artillery'];
  const isHeavy = calibre > most;
  const wrong = isHeavy ? (['light', 'medium'] as const) : (['heavy'] as const);
  for (const word of wrong) {
    if (!hasFlag(force.attributes, word)) continue;
    const kind = arm === 'anti-tank' ? term('Anti-tank guns') : term('Artillery');
    const message = isHeavy
      ? say`${force.name} has guns of ${calibre} mm, which are heavy; ${word} has no effect. ${kind} above ${most} mm are heavy.`
      : say`${force.name} has guns of ${calibre} mm, which are not heavy; ${word} has no effect. ${kind} above ${most} mm are heavy.`;
    report.warning('Ab', 'weight-and-calibre', force.attributes[word].source, message);
  }
});

/** Checks that values are not below the minimum values of the table [3a, Aa]. */
export const valuesMustNotFallBelowTheTable: ForcesCheck = checkEach(
  (sides) => unitsOf(sides).filter(isGround),
  ({ force, arm, nation }, report) => {
    const table = tableValues(arm, force.attributes, nation);
    for (const value of ['fc', 'range'] as const) {
      const written = numberOf(force.attributes, value);
      const least = table?.[value] ?? (value === 'fc' ? 1 : 0);
      if (written === undefined || written >= least) continue;
      const { source } = force.attributes[value];
      const called = term(value === 'fc' ? 'combat factor' : 'range');
      const message = say`${force.name} has ${called} ${written}; the table gives ${withArticle(force.kind)} of this type at least ${least}.`;
      report.error(written < 1 && value === 'fc' ? '3a' : 'Aa', 'below-the-table', source, message, {
        why: [
          step(say`${called} ${least} by the table`, 'Ab'),
          step(say`a scenario may raise it, never lower it`, 'Aa'),
        ],
        fixes: [writeInstead(source, `${value} ${least}`)],
      });
    }
  },
);

export const valueChecks: CheckList<ForcesCheck> = {
  unitMustHaveARowOfTheTable,
  shipMustTellItsGuns,
  classShouldBeTheVehicles,
  weightShouldFitTheCalibre,
  valuesMustNotFallBelowTheTable,
};
