import { missingIn } from '../../../mechanics/checks/missing-values.js';
import { checkEach } from '../../../mechanics/checks/check-each.js';
import { formationShouldHaveUnits } from '../../../mechanics/checks/forces.js';
import type { CheckList } from '../../../play/checks.js';
import { forcesByName, type Face, type ForceModel, type SideModel } from '../../../model/forces.js';
import { writeInstead, type Fix } from '../../../model/finding.js';
import { step } from '../rulebook/cite.js';
import { sides as SIDES } from '../vocabulary/sides.js';
import { formationKind, unitKind, DAS_REICH_REGIMENTS, DEFEND_ONLY, type UnitKind } from '../vocabulary/unit-kinds.js';
import { count, list } from '../../../model/words.js';
import { agree, say, term } from '../../../model/say.js';
import { beginsWithVowel, attributeOf, type ForcesCheck } from './check.js';

/**
 * Checks that every unit has its printed values. The rulebook lists no values, so the author must write them [3.4,
 * 10.1].
 */
export const unitMustHaveItsNumbers: ForcesCheck = checkEach(units, ({ force, kind }, report) => {
  if (force.faces.length > 0) return;
  const rating = force.kind === 'leader';
  const { name } = force;
  const message = rating
    ? say`${name} has no rating. Write ${faceForm(kind)} after its name.`
    : kind.steps > 1
      ? say`${name} has no strength. Write ${faceForm(kind)} after its name, ${kind.steps} faces, strongest first, with | between.`
      : say`${name} has no strength. Write ${faceForm(kind)} after its name.`;
  report.error(rating ? '10.1' : '3.4', rating ? 'missing-rating' : 'missing-strength', force.nameSource, message, {
    why: [
      step(
        rating
          ? say`the rating is printed only on the leader's counter`
          : say`strengths are printed only on the counters`,
        rating ? '10.1' : '3.4',
      ),
    ],
    fixes: [facesToFillIn(force, kind)],
    ...missingIn(force, kind.steps),
  });
});

/**
 * Creates a fix that adds one blank face for each strength step of the unit. The author fills in the values from the
 * unit's counter.
 */
function facesToFillIn({ lastNameSource }: ForceModel, { faces: [form = []], steps }: UnitKind): Fix {
  const face = form.map(() => 0).join('-');
  const all = Array.from({ length: steps }, () => `‹${face}›`).join(' | ');
  const title = `Write faces to fill in: ${all.replace(/[‹›]/g, '')}`;
  const fix = writeInstead({ ...lastNameSource, start: lastNameSource.end }, ` ${all}`, title);
  return { ...fix, blanks: { [face]: form.map(() => 1).join('-') } };
}

/** Checks that a face has as many values as the counters of the unit's kind [3.4]. */
export const faceMustHaveTheNumbersOfItsKind: ForcesCheck = (sides, report) => {
  for (const { force, kind } of units(sides)) {
    for (const face of force.faces) {
      if (kind.faces.some((form) => form.length === face.length)) continue;
      const message = say`${force.name} has the face ${written(face)}; ${agree(beginsWithVowel(force.kind), 'an', 'a')} ${term(force.kind)} has ${faceForm(kind)}.`;
      report.error('3.4', 'face-format', force.nameSource, message);
    }
  }
  for (const pool of sides.flatMap((side) => side.pools)) {
    const kind = unitKind(pool.kind);
    if (kind === undefined) continue;
    for (const { face, source } of pool.counters) {
      if (kind.faces.some((form) => form.length === face.length)) continue;
      const message = say`The pool of ${term(pool.kind)} holds the face ${written(face)}; ${agree(beginsWithVowel(pool.kind), 'an', 'a')} ${term(pool.kind)} counter has ${faceForm(kind)}.`;
      report.error('3.4', 'face-format', source, message);
    }
  }
};

/**
 * Checks that a unit has as many strength levels as its kind: Soviet units 1, German regiments and cavalry 2, German
 * infantry divisions 4 [9.62, 9.63].
 */
export const unitMustHaveTheStepsOfItsKind: ForcesCheck = checkEach(units, ({ force, kind }, report) => {
  if (force.faces.length === 0 || force.faces.length === kind.steps) return;
  const rule = kind.side === 'Soviet' ? '9.62' : '9.63';
  const message = say`${force.name} has ${force.faces.length} ${agree(force.faces.length, 'face', 'faces')}; ${agree(beginsWithVowel(force.kind), 'an', 'a')} ${term(force.kind)} has ${kind.steps} ${agree(kind.steps, 'step', 'steps')}.`;
  report.error(rule, 'steps', force.nameSource, message, {
    why: [step(say`${term(force.kind)}: ${kind.steps} ${agree(kind.steps, 'step', 'steps')}`, rule)],
  });
});

/** Checks that no unit becomes stronger by losing a step [9.61]. */
export const facesMustNotGrow: ForcesCheck = checkEach(units, ({ force }, report) => {
  for (let level = 1; level < force.faces.length; level++) {
    const [before, after] = [force.faces[level - 1], force.faces[level]];
    // The last number is the movement allowance; all before it are strengths.
    if (!before.slice(0, -1).some((strength, at) => (after[at] ?? 0) > strength)) continue;
    const message = say`${force.name} grows from ${written(before)} to ${written(after)} by losing a step. Write the strongest face first.`;
    report.error('9.61', 'growing-face', force.nameSource, message, {
      why: [step(say`each step lost puts the next weaker counter in its place`, '9.61')],
    });
  }
});

/**
 * Checks the regiments of a division: a panzer division has one panzer and two grenadier regiments, a motorized
 * division two regiments, Das Reich three [7.3].
 */
export const divisionMustHaveItsRegiments: ForcesCheck = (sides, report) => {
  const byName = forcesByName(sides);
  for (const division of byName.values()) {
    const expected = expectedRegiments(division);
    if (expected === undefined) continue;
    const has = new Map<string, number>();
    for (const name of division.members) {
      const kind = byName.get(name)?.kind;
      if (kind !== undefined) has.set(kind, (has.get(kind) ?? 0) + 1);
    }
    const kinds = new Set([...expected.keys(), ...has.keys()]);
    if ([...kinds].every((kind) => (has.get(kind) ?? 0) === (expected.get(kind) ?? 0))) continue;
    const kind = division.kind;
    const message = isLikeDasReich(division, has)
      ? say`${division.name} has ${regiments(has)}; ${agree(beginsWithVowel(kind), 'an', 'a')} ${term(kind)} has ${regiments(expected)}. If it is Das Reich, write (regiments ${DAS_REICH_REGIMENTS}) after its name.`
      : say`${division.name} has ${regiments(has)}; ${agree(beginsWithVowel(kind), 'an', 'a')} ${term(kind)} has ${regiments(expected)}.`;
    report.error('7.3', 'division-composition', division.nameSource, message, {
      why: [
        step(`${term(kind)}: ${regiments(expected)}`, '7.3'),
        step(say`only a complete division has its strength doubled`, '7.3'),
      ],
      related: division.members.flatMap((name) => {
        const member = byName.get(name);
        return member === undefined ? [] : [{ source: member.nameSource, message: `${term(member.kind)} ${name}` }];
      }),
    });
  }
};

/**
 * Returns whether the game has a side of this name. The units of an unknown side are not checked, because the side
 * itself is reported.
 */
const isOfTheGame = (side: string): boolean => SIDES.some((known) => known === side);

/** Checks that a unit belongs to the side whose counters are of its kind [3.4]. */
export const unitMustStandOnItsSide: ForcesCheck = (sides, report) => {
  for (const { force, kind } of units(sides)) {
    if (kind.side === force.side || !isOfTheGame(force.side)) continue;
    const message = say`${force.name} is ${agree(beginsWithVowel(force.kind), 'an', 'a')} ${term(force.kind)} of side ${force.side}; only the ${kind.side} side has ${term(force.kind)} counters.`;
    report.error('3.4', 'wrong-side', force.nameSource, message);
  }
  for (const pool of sides.flatMap((side) => side.pools)) {
    const kind = unitKind(pool.kind);
    if (kind === undefined || (kind.side === pool.side && kind.untried) || !isOfTheGame(pool.side)) continue;
    const message = say`Side ${pool.side} has a pool of ${term(pool.kind)}; only Soviet rifle and tank divisions are drawn unseen.`;
    report.error('12.1', 'pool-kind', pool.source, message);
  }
};

/** Checks that the pool of rifle divisions contains the two divisions that defend but cannot attack [12.3]. */
export const riflePoolShouldHoldTwoDefenders: ForcesCheck = (sides, report) => {
  const [attack, defense] = DEFEND_ONLY.face;
  for (const pool of sides.flatMap((side) => side.pools)) {
    if (pool.kind !== 'rifle') continue;
    const total = pool.counters.reduce((sum, counter) => sum + counter.count, 0);
    const defenders = pool.counters.filter(({ face }) => face[0] === attack && face[1] === defense);
    const number = defenders.reduce((sum, counter) => sum + counter.count, 0);
    // A small pool is an excerpt, not the counter mix of the game.
    if (total < CAMPAIGN_RIFLES || number === DEFEND_ONLY.count) continue;
    const message = say`The pool of rifle divisions holds ${number} of ${written(DEFEND_ONLY.face)}; the game has ${DEFEND_ONLY.count}.`;
    report.warning('12.3', 'defend-only', defenders[0]?.source ?? pool.source, message);
  }
};

/**
 * Returns whether a force is a formation without members, for example an infantry division that is written as a
 * formation. Infantry divisions are counters [3.4]. Missing regiments of other divisions are reported by another check
 * [7.3].
 */
const isWithoutMembers = (force: ForceModel): boolean =>
  unitKind(force.kind) === undefined &&
  formationKind(force.kind) !== undefined &&
  force.members.length === 0 &&
  expectedRegiments(force) === undefined; // Units that 7.3 reports already are not reported again.

export const forcesChecks: CheckList<ForcesCheck> = {
  unitMustHaveItsNumbers,
  faceMustHaveTheNumbersOfItsKind,
  unitMustHaveTheStepsOfItsKind,
  facesMustNotGrow,
  divisionMustHaveItsRegiments,
  unitMustStandOnItsSide,
  riflePoolShouldHoldTwoDefenders,
  formationShouldHaveUnits: formationShouldHaveUnits('3.4', isWithoutMembers),
};

/**
 * Number of rifle divisions that the set-up and the reinforcements of the campaign need [5.1, 16.1]. A scenario with
 * fewer rifle divisions in its pool is not checked as a campaign.
 */
const CAMPAIGN_RIFLES = 88;

/** Lists the forces that are units. Formations and forces of unknown kinds are omitted. */
function* units(sides: readonly SideModel[]): Generator<{ force: ForceModel; kind: UnitKind }> {
  for (const side of sides) {
    for (const force of side.forces) {
      const kind = unitKind(force.kind);
      if (kind !== undefined && force.members.length === 0) yield { force, kind };
    }
  }
}

/**
 * Counts the regiments of each kind in a complete division; undefined when the force is not a division of regiments.
 */
export function expectedRegiments(division: ForceModel): Map<string, number> | undefined {
  const regiments = formationKind(division.kind)?.regiments;
  if (regiments === undefined) return undefined;
  const expected = new Map(Object.entries(regiments).map(([kind, number]): [string, number] => [kind, number]));
  if (isDasReich(division)) expected.set('motorized regiment', DAS_REICH_REGIMENTS);
  return expected;
}

/**
 * Returns whether a division is Das Reich, the only motorized division of three regiments [7.3]. Das Reich is
 * recognized by its attribute or its name.
 */
function isDasReich(division: ForceModel): boolean {
  if (division.kind !== 'motorized division') return false;
  return (
    attributeOf(division.attributes, 'regiments')?.value === DAS_REICH_REGIMENTS || /das\s*reich/i.test(division.name)
  );
}

function isLikeDasReich({ kind }: ForceModel, has: ReadonlyMap<string, number>): boolean {
  return kind === 'motorized division' && has.get('motorized regiment') === DAS_REICH_REGIMENTS;
}

function regiments(numbers: ReadonlyMap<string, number>): string {
  const parts = [...numbers].filter(([, number]) => number > 0).map(([kind, number]) => regimentsText(number, kind));
  return parts.length === 0 ? say`no regiments` : list(parts);
}

/** Describes the form of the values on a face of a unit kind: `strength-movement` or `attack-defense-movement`. */
function regimentsText(number: number, kind: string): string {
  switch (kind) {
    case 'panzer regiment':
      return say`${number} ${agree(number, 'panzer regiment', 'panzer regiments')}`;
    case 'panzer grenadier regiment':
      return say`${number} ${agree(number, 'panzer grenadier regiment', 'panzer grenadier regiments')}`;
    case 'motorized regiment':
      return say`${number} ${agree(number, 'motorized regiment', 'motorized regiments')}`;
    default:
      return count(number, term(kind));
  }
}

function faceForm(kind: UnitKind): string {
  return list(
    kind.faces.map((form) => form.map(term).join('-')),
    'or',
  );
}

function written(face: Face): string {
  return face.join('-');
}
