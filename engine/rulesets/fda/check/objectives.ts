import { cellsCalled } from '../../../mechanics/places.js';
import type { CheckList } from '../../../play/checks.js';
import type { Cell } from '../../../board/board.js';
import type { ScenarioModel, ScoreModel } from '../../../model/scenario.js';
import { placesOf, type Place } from '../state/ground.js';
import { step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { textOf } from '../state/unit-facts.js';
import { OBJECTIVES } from '../vocabulary/features.js';
import { settingOf } from '../vocabulary/settings.js';
import type { ScenarioCheck } from './check.js';
import { stateBefore } from './placed.js';
import { count, list } from '../../../model/words.js';

const isForPoints = (scenario: ScenarioModel): boolean => settingOf(scenario, 'victory') === 'points';

const cellsOwned = ({ ground }: State, kind: 'half' | 'friendly edge', owner: string | undefined): Cell[] =>
  placesOf(ground, kind)
    .filter((place) => place.owner === owner)
    .flatMap(({ cells }) => cells);

/** An objective by its sector. */
interface Objective {
  readonly cell: Cell;
  readonly place: Place;
}

const objectivesOf = ({ ground }: State): Objective[] =>
  placesOf(ground, 'objective').flatMap((place) => place.cells.map((cell) => ({ cell, place })));

/** Each side places two objectives, a village, an airfield or a supply point each, in its half of the table [16c]. */
export const objectivesMustBePlacedByTheRule: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  const elements = new Set(placesOf(state.ground, ...OBJECTIVES).flatMap(({ cells }) => cells));
  const objectives = objectivesOf(state);
  for (const { cell, place } of objectives) {
    const error = (slug: string, message: string): void => {
      report({ severity: 'error', rule: '16c', slug, source: place.feature.source, message });
    };
    const half = cellsOwned(state, 'half', place.owner);
    if (!elements.has(cell))
      error('no-element', `${state.label(cell)} is an objective; it holds no ${list(OBJECTIVES, 'or')}.`);
    if (half.length > 0 && !half.includes(cell))
      error('other-half', `${state.label(cell)} does not lie in the half of ${place.owner ?? 'nobody'}.`);
  }
  const each = state.numbers['objectives.perSide'];
  for (const { name } of scenario.sides) {
    const own = objectives.filter(({ place }) => place.owner === name);
    if (own.length === each || (own.length === 0 && !isForPoints(scenario))) continue;
    report({
      severity: 'error',
      rule: '16c',
      slug: 'number-of-objectives',
      source: own.at(-1)?.place.feature.source ?? scenario.titleSource,
      message: `${name} has ${count(own.length, 'objective')}; each side places ${each}.`,
    });
  }
};

/** Objectives lie apart from their owner's edge, whose row is at 1, and from one another (reading objectiveDistance) [16d]. */
export const objectivesMustLieApart: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  const { board } = state.ground;
  const fromEdge = state.numbers['objectives.fromEdge'];
  const apart = state.numbers['objectives.apart'];
  const objectives = objectivesOf(state);
  objectives.forEach(({ cell, place }, index) => {
    const at = state.label(cell);
    const edge = cellsOwned(state, 'friendly edge', place.owner);
    const distance = 1 + Math.min(...edge.map((one) => board.distance(one, cell)));
    if (distance < fromEdge)
      report({
        severity: 'error',
        rule: '16d',
        slug: 'near-the-edge',
        source: place.feature.source,
        message: `${at} is at ${distance} from the edge of ${place.owner ?? 'nobody'}; an objective lies at ${fromEdge} or more.`,
        why: [step('the row of the edge is at 1', '16d')],
      });
    const near = objectives.slice(0, index).find((other) => board.distance(other.cell, cell) < apart);
    if (near !== undefined)
      report({
        severity: 'error',
        rule: '16d',
        slug: 'near-another',
        source: place.feature.source,
        message: `${at} is ${board.distance(near.cell, cell)} from the objective in ${state.label(near.cell)}; they lie ${apart} apart or more.`,
        related: [{ source: near.place.feature.source, message: `the objective in ${state.label(near.cell)}` }],
      });
  });
};

/** Points are allotted by a side, to objectives of the map, once [16c, 16e]. */
export const pointsMustBeAllottedToObjectives: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  const sides = scenario.sides.map(({ name }) => name);
  const objectives = new Set(objectivesOf(state).map(({ cell }) => cell));
  scenario.scores.forEach((score, index) => {
    const { place, attributes, source } = score;
    const holder = textOf(attributes, 'holder');
    if (holder === undefined || !sides.includes(holder))
      report({
        severity: 'error',
        rule: '16e',
        slug: 'no-holder',
        source: attributes.holder?.source ?? source,
        message: `${holder ?? 'Nobody'} allots points to ${place}; write which side does: (holder ${list(sides, 'or')}).`,
      });
    const cells = cellsCalled(state.ground.map, place);
    if (!cells.some((cell) => objectives.has(cell)))
      report({
        severity: 'error',
        rule: '16c',
        slug: 'no-objective',
        source,
        message: `${place} is no objective of this map. Write \`objective at CELL (owner ${sides.at(0) ?? 'SIDE'})\` in the map.`,
      });
    const before = scenario.scores
      .slice(0, index)
      .find((one) => one.place === place && textOf(one.attributes, 'holder') === holder);
    if (before !== undefined)
      report({
        severity: 'error',
        rule: '16e',
        slug: 'allotted-twice',
        source,
        message: `${holder ?? 'Nobody'} allots points to ${place} twice: ${before.points} and ${score.points}.`,
        related: [{ source: before.source, message: `${before.points} for ${place}` }],
      });
  });
  if (isForPoints(scenario) && scenario.scores.length === 0)
    report({
      severity: 'error',
      rule: '16e',
      slug: 'no-points',
      source: scenario.settings.find(({ name }) => name === 'victory')?.source ?? scenario.titleSource,
      message: 'Victory counts points of objectives, and none are allotted: write `score Cagny 25 (holder Allies)`.',
    });
};

/** A side allots 100 points at most, 25 to an objective of its own half, 50 to one of the enemy's [16e]. */
export const pointsMustNotExceedTheirLimits: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  const { numbers } = state;
  const most = numbers['objectives.points'];
  for (const { name } of scenario.sides) {
    const own = scenario.scores.filter(({ attributes }) => textOf(attributes, 'holder') === name);
    for (const score of own) {
      const inOwnHalf = liesIn(state, score, cellsOwned(state, 'half', name));
      const limit = numbers[inOwnHalf ? 'objectives.ownHalf' : 'objectives.enemyHalf'];
      if (score.points <= limit) continue;
      report({
        severity: 'error',
        rule: '16e',
        slug: 'points-of-objective',
        source: score.source,
        message: `${name} allots ${score.points} to ${score.place}; ${limit} may go to an objective in ${inOwnHalf ? 'its own' : 'the enemy’s'} half.`,
      });
    }
    const sum = own.reduce((points, score) => points + score.points, 0);
    const last = own.at(-1);
    if (sum <= most || last === undefined) continue;
    report({
      severity: 'error',
      rule: '16e',
      slug: 'points-of-side',
      source: last.source,
      message: `${name} allots ${sum} points; it has ${most}.`,
      why: own.map(({ place, points }) => step(`${points} to ${place}`, '16e')),
    });
  }
};

const liesIn = (state: State, { place }: ScoreModel, half: readonly Cell[]): boolean =>
  cellsCalled(state.ground.map, place).some((cell) => half.includes(cell));

export const objectiveChecks: CheckList<ScenarioCheck> = {
  objectivesMustBePlacedByTheRule,
  objectivesMustLieApart,
  pointsMustBeAllottedToObjectives,
  pointsMustNotExceedTheirLimits,
};
