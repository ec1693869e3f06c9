import type { CheckList } from '../../../play/checks.js';
import type { Cell } from '../../../board/board.js';
import { findRepeats } from '../../../mechanics/checks/repeats.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { ScoreModel } from '../../../model/statements.js';
import { step } from '../rulebook/cite.js';
import { placeOf } from '../victory/recaptures.js';
import { victoryPlaces, type VictoryPlace } from '../vocabulary/victory.js';
import { list } from '../../../model/words.js';
import { say } from '../../../model/say.js';
import type { ScenarioCheck } from './check.js';
import { cites, placementsOf } from './placed.js';

/** Checks that a scored place is on the map [15.11]. */
export const scoredPlaceMustHaveHexes: ScenarioCheck = (scenario, report) => {
  for (const score of scenario.scores) {
    if (cellsOf(scenario, score.place).length > 0) continue;
    const message = say`${score.place} has no hex on the map ${scenario.map.name}; no side can hold it.`;
    report.error('15.11', 'score-without-hexes', score.source, message);
  }
};

/** Checks that no place is scored twice [15.11]. */
export const placeMustNotBeScoredTwice: ScenarioCheck = ({ scores }, report) => {
  for (const { again, before } of findRepeats(scores, (one, other) => one.place === other.place)) {
    const message = say`${again.place} is scored twice: ${before.points} and ${again.points}.`;
    report.error('15.11', 'scored-twice', again.source, message, {
      related: [{ source: before.source, message: say`${before.points} for ${before.place}` }],
    });
  }
};

/** Checks that the campaign scores the places of the rulebook with the points of the rulebook [15.11]. */
export const campaignShouldScoreTheBooksPlaces: ScenarioCheck = (scenario, report) => {
  if (!placementsOf(scenario).some(({ placement }) => cites(placement, '5.1'))) return;
  const missing: VictoryPlace[] = [];
  for (const listed of victoryPlaces) {
    const score = scenario.scores.find((one) => isPlace(scenario, one, listed));
    if (score === undefined) missing.push(listed);
    else if (score.points !== listed.points) {
      const message = say`${score.place} gives ${score.points}; the rulebook gives ${listed.points}.`;
      report.warning('15.11', 'score-points', score.source, message, {
        why: [step(`${listed.place}: ${listed.points}`, '15.11')],
      });
    }
  }
  if (missing.length === 0) return;
  const places = missing.map(({ place, points }) => `${place} ${points}`);
  report.warning('15.11', 'score-missing', scenario.titleSource, say`The rulebook also scores ${list(places)}.`);
};

/**
 * Returns whether a score names a place of the rulebook: a city by its name, a hex by its label or by the name of the
 * place in the hex.
 */
function isPlace(scenario: ScenarioModel, { place }: ScoreModel, listed: VictoryPlace): boolean {
  if (place === listed.place) return true;
  return !listed.city && cellsOf(scenario, place).includes(scenario.map.board.cell(listed.place));
}

const cellsOf = (scenario: ScenarioModel, place: string): readonly Cell[] =>
  placeOf(scenario, { place, points: 0 }).cells;

export const scoreChecks: CheckList<ScenarioCheck> = {
  scoredPlaceMustHaveHexes,
  placeMustNotBeScoredTwice,
  campaignShouldScoreTheBooksPlaces,
};
