import { writeInstead, type Fix } from '../../../model/finding.js';
import { placeName } from '../../../model/names.js';
import { factText, factWords, rangeText } from '../../../model/statement-text.js';
import type { Source } from '../../../model/source.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { ConditionTest, NamedThing } from '../../../model/special-rules.js';
import { findRepeats } from '../../checks/repeats.js';
import type { BookReport, Check } from '../../../play/checks.js';
import { broughtClauses, conditionsIn, factsIn } from './clauses.js';
import { contradictionsIn, type Literal } from './contradictions.js';
import type { ConditionFacts } from '../../../play/condition-facts.js';
import { PossibleNumbers, queryOf } from './possible-numbers.js';
import { agree, counted, say } from '../../../model/say.js';

type ScenarioCheck = Check<ScenarioModel, never>;

/** Creates a check that every fact of a condition can be true and can be false. */
export const factShouldBeOpen =
  (facts: ConditionFacts): ScenarioCheck =>
  (scenario, report) => {
    const numbers = new PossibleNumbers(scenario, facts);
    for (const test of conditionsIn(scenario).flatMap(factsIn)) {
      if (!numbers.isKnown(test) || (test.most !== undefined && test.most < (test.least ?? 0))) continue;
      if (numbers.countedBy(test) === 'places' && reportPlaces(test, numbers, report)) continue;
      reportNumber(test, numbers, report);
    }
  };

/**
 * Reports names in the list of a fact that are repeated, are not places, or name places out of reach. Returns whether
 * the list has such a fault.
 */
function reportPlaces(test: ConditionTest, numbers: PossibleNumbers, report: BookReport<never>): boolean {
  const { things, fact, side = '' } = test;
  const repeats = findRepeats(things, (one, other) => one.name === other.name);
  for (const { again, before } of repeats)
    report({
      severity: 'warning',
      slug: 'place-twice',
      source: again.source,
      message: say`${again.name} is named twice in this list and counts twice. Name each place once.`,
      related: [{ source: before.source, message: say`${before.name} is named here first.` }],
      fixes: [removalOf(again, things)],
    });
  for (const { name, source } of things.filter(({ cells }) => cells === undefined))
    report({
      severity: 'warning',
      slug: 'not-a-place',
      source,
      message: say`${name} is not a place, so “${fact}” is never true of it. Name a place.`,
    });
  for (const { name, cells = [], source } of things)
    if (cells.length > 0 && !numbers.mayCount({ name, cells, source }, test))
      reportOutOfReach(name, side, source, report);
  // A place without cells has an error of its own.
  return repeats.length > 0 || things.some((thing) => !numbers.mayCount(thing, test));
}

function reportOutOfReach(place: string, side: string, source: Source, report: BookReport<never>): void {
  report({
    severity: 'warning',
    slug: 'place-out-of-reach',
    source,
    message: say`No unit of ${side} can ever be in all cells of ${place}, so ${side} never holds ${place}. Change the map, the set-up or the place.`,
  });
}

/** Creates a check that the places for which a side scores are within its reach. */
export const scoredPlaceShouldBeInReach =
  (facts: ConditionFacts): ScenarioCheck =>
  (scenario, report) => {
    const numbers = new PossibleNumbers(scenario, facts);
    const awards = [...scenario.awards, ...broughtClauses(scenario).flatMap((clauses) => clauses.awards)];
    for (const { side, place, occasion = 'held' } of awards)
      if (side !== undefined && place && ['held', 'captured'].includes(occasion) && !numbers.mayHold(side, place.cells))
        reportOutOfReach(place.name, side, place.source, report);
  };

/**
 * Returns the fix that removes a name from a list, together with the comma before the name. The name must not be the
 * first of the list.
 */
function removalOf(thing: NamedThing, things: readonly NamedThing[]): Fix {
  const { end } = things[things.indexOf(thing) - 1].source;
  return {
    title: `Remove the second ${placeName(thing.name)}`,
    edits: [{ source: { ...thing.source, start: end }, text: '' }],
  };
}

/** Reports a fact whose number is never reached, or is reached in every position. */
function reportNumber(test: ConditionTest, numbers: PossibleNumbers, report: BookReport<never>): void {
  const { numberSource } = test;
  const [accepted, possible] = [numbers.accepted(test), numbers.of(test)];
  const source = numberSource ?? test.source;
  const warn = (slug: string, message: string, instead?: string): void => {
    const fixes = numberSource && instead !== undefined ? [writeInstead(numberSource, instead)] : [];
    report({ severity: 'warning', slug, source, message, fixes });
  };
  const phrase = factWords(test);
  if (accepted.least > possible.most || accepted.most < possible.least) {
    const least = Math.max(accepted.least, possible.least);
    const instead = possible.most > 0 && possible.most < Infinity && accepted.least > possible.most;
    const { slug, why, advice } = WHY_NEVER[numbers.countedBy(test)](test, possible.most);
    warn(
      slug,
      say`“${phrase}” is never true: ${why}.` + (instead ? ` ${advice}` : ''),
      instead && least > 0 ? String(possible.most) : undefined,
    );
  } else if (accepted.least <= possible.least && accepted.most >= possible.most) {
    const isOpen = test.most === undefined && possible.most >= 1 && possible.least === 0;
    warn(
      'always-true',
      say`“${phrase}” is always true: the number is always ${rangeText(possible.least, possible.most)}.` +
        (isOpen ? ' ' + say`Write 1 or more.` : ''),
      isOpen ? '1' : undefined,
    );
  } else if (numbers.countedBy(test) === 'die' && (accepted.least < possible.least || accepted.most > possible.most)) {
    const within = rangeText(Math.max(accepted.least, possible.least), Math.min(accepted.most, possible.most), '..');
    warn(
      'roll-off-die',
      say`“${phrase}” goes beyond the die, which shows ${possible.least} to ${possible.most}. Write ${within}.`,
      within,
    );
  }
}

interface Never {
  readonly slug: string;
  readonly why: string;
  /** A sentence of the message that says how the author can correct the number. */
  readonly advice: string;
}

/** For each kind of thing that a fact can count, a function that returns the reason why the fact is never true. */
const WHY_NEVER: Readonly<
  Record<ReturnType<PossibleNumbers['countedBy']>, (test: ConditionTest, most: number) => Never>
> = {
  places: (_, most) => ({
    slug: 'too-few-places',
    why: say`only ${counted(most, 'place')} ${agree(most, 'is', 'are')} named`,
    advice: say`Write ${most}, or name more places.`,
  }),
  units: (test, most) => ({ slug: 'too-few-units', why: tooFewUnits(test, most), advice: say`Write ${most} or less.` }),
  points: ({ side = '' }, most) => ({
    slug: 'too-few-points',
    why: say`the scenario gives ${side} at most ${counted(most, 'point')}`,
    advice: say`Write ${most} or less.`,
  }),
  die: (_, most) => ({
    slug: 'roll-off-die',
    why: say`the die shows only 1 to ${most}`,
    advice: say`Write ${most} or less.`,
  }),
};

function tooFewUnits(test: ConditionTest, most: number): string {
  const { side, force, kind } = queryOf(test);
  const kinds = kind === '' || kind === 'units' || kind === 'unit' ? '' : say` of the kind “${kind}”`;
  const owner = force ?? side ?? (test.side === undefined ? say`the scenario` : say`the enemy of ${test.side}`);
  return most === 0
    ? say`${owner} has no unit${kinds}, with all arrivals`
    : say`${owner} has only ${counted(most, 'unit')}${kinds}, with all arrivals`;
}

/** Creates a check that the parts of a condition can be true together. */
export const partsShouldNotContradict =
  (facts: ConditionFacts): ScenarioCheck =>
  (scenario, report) => {
    const numbers = new PossibleNumbers(scenario, facts);
    for (const condition of conditionsIn(scenario))
      for (const { one, other } of contradictionsIn(condition, numbers))
        report({
          severity: 'warning',
          slug: 'contradiction',
          source: other.test.source,
          message: say`“${textOf(other)}” and “${textOf(one)}” are never true together, so this condition is never true. Change one of them, or join them with “or”.`,
          related: [{ source: one.test.source, message: say`“${textOf(one)}” is required here.` }],
        });
  };

const textOf = ({ test, isTrue }: Literal): string => `${isTrue ? '' : 'not '}${factText(test)}`;
