import { checkEach } from '../../../mechanics/checks/check-each.js';
import { lineOfFormation } from '../../../mechanics/checks/missing-text-fixes.js';
import { formationShouldHaveUnits } from '../../../mechanics/checks/forces.js';
import type { CheckList } from '../../../play/checks.js';
import { forcesByName, formationsAbove, type ForceModel } from '../../../model/forces.js';
import { step } from '../rulebook/cite.js';
import { formationKind } from '../vocabulary/formations.js';
import { arms, unitKind, type Arm } from '../vocabulary/unit-kinds.js';
import type { ForcesCheck } from './check.js';
import { isGround, isHome, isOfUnknownKind, unitsOf } from './units.js';
import { list, withArticle } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';

/** Checks that every unit except aircraft, ships and guards belongs to a division [2a, 12c]. */
export const unitMustBelongToADivision: ForcesCheck = (sides, report) => {
  const forces = forcesByName(sides);
  for (const unit of unitsOf(sides)) {
    if (!isGround(unit) || unit.home !== undefined || formationsAbove(unit.force, forces).some(isOfUnknownKind))
      continue;
    const { name, nameSource } = unit.force;
    const message = say`${name} belongs to no division, so that it is never activated. Write it in the braces of a division, or of a garrison.`;
    report.error('2a', 'no-division', nameSource, message);
  }
};

/** Checks that a division has one headquarters, and that other formations have no headquarters [2.1e, 12d, 15.3a]. */
export const divisionShouldHaveOneHeadquarters: ForcesCheck = (sides, report) => {
  const units = unitsOf(sides);
  for (const division of forcesByName(sides).values()) {
    if (division.kind !== 'division') continue;
    const own = units.filter(({ home }) => home === division);
    const headquarters = own.filter(({ arm }) => arm === 'headquarters');
    const [first, second] = headquarters;
    if (own.length === 0 || (first !== undefined && second === undefined)) continue;
    if (second !== undefined) {
      const message = say`${division.name} has ${headquarters.length} headquarters; a division has one.`;
      report.error('2.1e', 'two-headquarters', second.force.nameSource, message, {
        related: [{ source: first.force.nameSource, message: first.force.name }],
      });
    } else {
      const message = say`${division.name} has no headquarters, so it cannot be reorganised. Write \`headquarters "HQ ${division.name}" (normal)\` in its braces.`;
      const line = `headquarters "HQ ${division.name}" (‹QUALITY›)`;
      const fixes = [lineOfFormation(division, line, { QUALITY: 'normal' })];
      report.warning('2.1e', 'no-headquarters', division.nameSource, message, { fixes });
    }
  }
};

/** The arms of units that may be guards: infantry, anti-tank and anti-aircraft units [15.3a]. */
const GUARDS: readonly Arm[] = ['infantry', 'anti-tank', 'anti-aircraft'];

export const garrisonMustBeOfGuards: ForcesCheck = checkEach(unitsOf, ({ force, arm, home }, report) => {
  if (home?.kind !== 'garrison' || GUARDS.includes(arm)) return;
  const message = say`${force.name} of ${home.name} is ${withArticle(force.kind)}; rear-area guards are ${list(GUARDS.map(term), 'or')} units.`;
  report.error('15.3a', 'guard-kind', force.nameSource, message);
});

/** Checks that an air division contains only air units [12d]. */
export const airDivisionMustBeOfAircraft: ForcesCheck = checkEach(unitsOf, ({ force, facts, home }, report) => {
  if (home?.kind !== 'air division' || facts.air === true) return;
  const message = say`${force.name} of ${home.name} is ${withArticle(force.kind)}; an air division contains only air units.`;
  report.error('12d', 'not-of-the-air', force.nameSource, message);
});

/** Checks that divisions belong to a corps or are independent, and do not belong to other divisions [1b]. */
export const formationMustNotStandInADivision: ForcesCheck = (sides, report) => {
  const forces = forcesByName(sides);
  for (const force of forces.values()) {
    const parent = force.parent === undefined ? undefined : forces.get(force.parent);
    if (parent === undefined || formationKind(force.kind) === undefined || !isHome(parent)) continue;
    const message = say`${force.name} is ${withArticle(force.kind)} within ${parent.name}, ${withArticle(parent.kind)}; only a corps contains formations.`;
    report.error('1b', 'formation-in-division', force.nameSource, message);
  }
};

/**
 * Returns whether a formation has no units, neither inside its braces nor by an attribute that the units have [1b, 2a].
 */
const isWithoutUnits = ({ kind, name, members }: ForceModel, all: readonly ForceModel[]): boolean =>
  formationKind(kind) !== undefined && members.length === 0 && !all.some(({ group }) => group?.name === name);

/**
 * Checks that units have no counter values and are not drawn from a pool: in this game the values are attributes [2a,
 * Ab].
 */
export const unitMustNotHaveACounter: ForcesCheck = (sides, report) => {
  for (const { force } of unitsOf(sides).filter(({ force: { faces } }) => faces.length > 0)) {
    const message = say`${force.name} has the face ${force.faces.map((face) => face.join('-')).join(' | ')}; units of this game have no counters. Write (fc 2, range 1, pr 2) where the table needs more.`;
    report.error('Ab', 'counter', force.nameSource, message);
  }
  for (const pool of sides.flatMap((side) => side.pools)) {
    const message = say`Side ${pool.side} has a pool of ${term(pool.kind)}; no unit of this game is drawn unseen. Write the units in their divisions.`;
    report.error('2a', 'pool', pool.source, message);
  }
};

/** Reports fighters, because the rulebook gives no procedure for their combat [15.1e]. */
export const fightersShouldBeKnownToDoNothing: ForcesCheck = (sides, report) => {
  for (const side of sides) {
    const fighters = side.forces.filter(({ kind }) => unitKind(kind)?.arm === 'fighter');
    const first: ForceModel | undefined = fighters.at(0);
    if (first === undefined) continue;
    const message = say`${list(fighters.map(({ name }) => name))} count only for air supremacy: the rulebook lets fighters intercept but gives no procedure, so interception is not supported.`;
    report.information('15.1e', 'fighters', first.nameSource, message, { why: [step(term(arms.fighter.text), '12f')] });
  }
};

export const divisionChecks: CheckList<ForcesCheck> = {
  unitMustBelongToADivision,
  divisionShouldHaveOneHeadquarters,
  garrisonMustBeOfGuards,
  airDivisionMustBeOfAircraft,
  formationMustNotStandInADivision,
  formationShouldHaveUnits: formationShouldHaveUnits('2a', isWithoutUnits),
  unitMustNotHaveACounter,
  fightersShouldBeKnownToDoNothing,
};
