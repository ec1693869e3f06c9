import { attributeBehind, lineOfMap, lineOfScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import type { Feature } from '../../../model/map.js';
import { cellsOfPlace } from '../../../model/places.js';
import { writeInstead, type Fix } from '../../../model/finding.js';
import { placeName } from '../../../model/names.js';
import type { CheckList } from '../../../play/checks.js';
import type { Cell } from '../../../board/board.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { ScoreModel } from '../../../model/statements.js';
import { placesOf, type Place } from '../state/ground.js';
import { step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { textOf } from '../state/unit-facts.js';
import { OBJECTIVES } from '../vocabulary/features.js';
import { settingOf } from '../vocabulary/settings.js';
import type { ScenarioCheck } from './check.js';
import { stateBefore } from './placed.js';
import { list } from '../../../model/words.js';
import { counted, say, term } from '../../../model/say.js';

const isForPoints = (scenario: ScenarioModel): boolean => settingOf(scenario, 'victory') === 'points';

const cellsOwned = ({ ground }: State, kind: 'half' | 'friendly edge', owner: string | undefined): Cell[] =>
  placesOf(ground, kind)
    .filter((place) => place.owner === owner)
    .flatMap(({ cells }) => cells);

/** An objective with its sector. */
interface Objective {
  readonly cell: Cell;
  readonly place: Place;
}

const objectivesOf = ({ ground }: State): Objective[] =>
  placesOf(ground, 'objective').flatMap((place) => place.cells.map((cell) => ({ cell, place })));

/**
 * Checks that each side has two objectives in its half of the table. Each objective is a village, an airfield or a
 * supply point [16c].
 */
export const objectivesMustBePlacedByTheRule: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  const elements = new Set(placesOf(state.ground, ...OBJECTIVES).flatMap(({ cells }) => cells));
  const objectives = objectivesOf(state);
  for (const { cell, place } of objectives) {
    const error = (slug: string, message: string): void => {
      report.error('16c', slug, place.feature.source, message);
    };
    const half = cellsOwned(state, 'half', place.owner);
    if (!elements.has(cell))
      error('no-element', say`${state.label(cell)} is an objective but has no ${list(OBJECTIVES.map(term), 'or')}.`);
    if (place.owner !== undefined && half.length > 0 && !half.includes(cell))
      error('other-half', say`${state.label(cell)} does not lie in the half of ${place.owner}.`);
  }
  const each = state.numbers['objectives.perSide'];
  for (const { name } of scenario.sides) {
    const own = objectives.filter(({ place }) => place.owner === name);
    if (own.length === each || (own.length === 0 && !isForPoints(scenario))) continue;
    const message = say`${name} has ${counted(own.length, 'objective')}; each side places ${each}.`;
    report.error('16c', 'number-of-objectives', own.at(-1)?.place.feature.source ?? scenario.titleSource, message);
  }
};

/**
 * Checks that each objective is far enough from its owner's edge and from the other objectives. The row at the edge
 * counts as distance 1 (reading `objectiveDistance`) [16d].
 */
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
    if (place.owner !== undefined && distance < fromEdge) {
      const message = say`${at} is ${counted(distance, 'sector')} from the edge of ${place.owner}; an objective must be at least ${counted(fromEdge, 'sector')} from it.`;
      report.error('16d', 'near-the-edge', place.feature.source, message, {
        why: [step(say`the row at the edge has distance 1`, '16d')],
      });
    }
    const near = objectives.slice(0, index).find((other) => board.distance(other.cell, cell) < apart);
    if (near !== undefined) {
      const message = say`${at} is ${counted(board.distance(near.cell, cell), 'sector')} from the objective in ${state.label(near.cell)}; objectives must be at least ${counted(apart, 'sector')} apart.`;
      report.error('16d', 'near-another', place.feature.source, message, {
        related: [{ source: near.place.feature.source, message: say`the objective in ${state.label(near.cell)}` }],
      });
    }
  });
};

/** Checks that a side allots points only to objectives of the map, and to each objective once [16c, 16e]. */
export const pointsMustBeAllottedToObjectives: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  const sides = scenario.sides.map(({ name }) => name);
  const objectives = new Set(objectivesOf(state).map(({ cell }) => cell));
  scenario.scores.forEach((score, index) => {
    const { place, attributes, source } = score;
    const holder = textOf(attributes, 'holder');
    if (holder === undefined || !sides.includes(holder)) {
      const example = sides.length === 0 ? 'SIDE' : list(sides, 'or');
      const message = say`${holder ?? term('No side')} allots points to ${place}; name the side: (holder ${example}).`;
      const wrong = attributes.holder?.source;
      report.error('16e', 'no-holder', wrong ?? source, message, {
        fixes: sides.map((side) => {
          const right = `holder ${placeName(side)}`;
          return wrong === undefined ? attributeBehind(score, right) : writeInstead(wrong, right);
        }),
      });
    }
    const cells = cellsOfPlace(state.ground.map, place);
    if (!cells.some((cell) => objectives.has(cell))) {
      const message = say`${place} is not an objective of this map. Write \`objective at CELL (owner ${sides.at(0) ?? 'SIDE'})\` in the map.`;
      report.error('16c', 'no-objective', source, message, {
        fixes: sides.map((side) =>
          lineOfMap(scenario.map, `objective ${placeName(place)} at ‹SECTOR› (owner ${placeName(side)})`),
        ),
      });
    }
    const before = scenario.scores
      .slice(0, index)
      .find((one) => one.place === place && textOf(one.attributes, 'holder') === holder);
    if (before !== undefined) {
      const message = say`${holder ?? term('No side')} allots points to ${place} twice: ${before.points} and ${score.points}.`;
      report.error('16e', 'allotted-twice', source, message, {
        related: [{ source: before.source, message: say`${before.points} for ${place}` }],
      });
    }
  });
  if (isForPoints(scenario) && scenario.scores.length === 0) {
    const message = say`Victory counts points of objectives, but no points are allotted: write \`score Cagny 25 (holder Allies)\`.`;
    const at = scenario.settings.find(({ name }) => name === 'victory')?.source ?? scenario.titleSource;
    report.error('16e', 'no-points', at, message, { fixes: sides.map((side) => scoreToFillIn(state, scenario, side)) });
  }
};

/**
 * Creates a fix that adds a `score` line for a side. The author fills in one of the map's objectives and the points.
 */
function scoreToFillIn(state: State, scenario: ScenarioModel, side: string): Fix {
  const cells = objectivesOf(state).map(({ cell }) => cell);
  const isThere = ({ name, cells: lies }: Feature): boolean =>
    name !== undefined && lies.some((cell) => cells.includes(cell));
  const example = scenario.map.features.find(isThere)?.name;
  const line = `score ‹OBJECTIVE› ‹NUMBER› (holder ${placeName(side)})`;
  return lineOfScenario(scenario, line, example === undefined ? {} : { OBJECTIVE: placeName(example) });
}

/**
 * Checks that a side allots at most 100 points in total, at most 25 to an objective in its own half, and at most 50 to
 * an objective in the enemy's half [16e].
 */
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
      const message = inOwnHalf
        ? say`${name} allots ${score.points} to ${score.place}; ${limit} may go to an objective in its own half.`
        : say`${name} allots ${score.points} to ${score.place}; ${limit} may go to an objective in the enemy’s half.`;
      report.error('16e', 'points-of-objective', score.source, message);
    }
    const sum = own.reduce((points, score) => points + score.points, 0);
    const last = own.at(-1);
    if (sum <= most || last === undefined) continue;
    const message = say`${name} allots ${sum} points; it has ${most}.`;
    report.error('16e', 'points-of-side', last.source, message, {
      why: own.map(({ place, points }) => step(say`${points} ${term('to')} ${place}`, '16e')),
    });
  }
};

const liesIn = (state: State, { place }: ScoreModel, half: readonly Cell[]): boolean =>
  cellsOfPlace(state.ground.map, place).some((cell) => half.includes(cell));

export const objectiveChecks: CheckList<ScenarioCheck> = {
  objectivesMustBePlacedByTheRule,
  objectivesMustLieApart,
  pointsMustBeAllottedToObjectives,
  pointsMustNotExceedTheirLimits,
};
