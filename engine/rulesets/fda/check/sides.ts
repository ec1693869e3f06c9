import { lineOfMap } from '../../../mechanics/checks/missing-text-fixes.js';
import { writeInstead } from '../../../model/finding.js';
import type { CheckList } from '../../../play/checks.js';
import { placesOf, ROAD } from '../state/ground.js';
import { SIDES, type Side } from '../state/pieces.js';
import type { State } from '../state/state.js';
import type { FdaRule } from '../rulebook/index.js';
import { step } from '../rulebook/cite.js';
import type { FeatureKind } from '../vocabulary/features.js';
import { isOfUnknownKind } from './units.js';
import type { ScenarioCheck } from './check.js';
import { stateBefore } from './placed.js';
import { placeName } from '../../../model/names.js';
import { list } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';

/**
 * The rule that needs the owner of a feature, by kind of feature. For all other kinds, the owner matters for victory
 * [16a].
 */
const RULES: Partial<Record<FeatureKind, FdaRule>> = {
  'friendly edge': '7.1b',
  minefield: '13b',
  airfield: '15.2b',
  half: '16c',
  objective: '16c',
  'supply point': '16c',
};

/** Checks that the sides that a map names are sides of the scenario [7.1b, 13b, 15.2b, 16a, 16c]. */
export const ownerMustBeASide: ScenarioCheck = (scenario, report) => {
  const sides = scenario.sides.map(({ name }) => name);
  if (sides.length === 0) return;
  for (const { kind, name, owner, feature } of stateBefore(scenario).ground.places) {
    if (owner === undefined || sides.includes(owner)) continue;
    const source = feature.attributes.owner.source;
    const message =
      name === undefined
        ? say`The ${term(kind)} belongs to ${owner}; the sides are ${list(sides)}.`
        : say`${name} belongs to ${owner}; the sides are ${list(sides)}.`;
    report.error(RULES[kind] ?? '16a', 'unknown-owner', source, message, {
      fixes: sides.map(placeName).map((side) => writeInstead(source, `owner ${side}`, `Write (owner ${side})`)),
    });
  }
};

/** Returns whether a road is in a sector of the side's friendly edge [7.1b]. */
export function hasRoadToItsEdge(state: State, side: Side): boolean {
  const name = state.sideName(side);
  const own = placesOf(state.ground, 'friendly edge').filter(({ owner }) => owner !== undefined && owner === name);
  return own.some(({ cells }) => cells.some((cell) => (state.ground.lies[cell] & ROAD) !== 0));
}

/** Reports a side without a road to a friendly edge, because the side is out of supply from the start [7.1b]. */
export const sideShouldHaveARoadToItsEdge: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  const edges = placesOf(state.ground, 'friendly edge');
  for (const side of SIDES) {
    const name = state.sideName(side);
    if (name === '' || hasRoadToItsEdge(state, side)) continue;
    const edge = edges.find(({ owner }) => owner !== undefined && owner === name);
    const message =
      edge === undefined
        ? say`${name} has no friendly edge: all its divisions are out of supply. Write \`friendly edge at CELLS (owner ${placeName(name)})\` in the map.`
        : say`No road leads to the friendly edge of ${name}: all its divisions are out of supply.`;
    report.warning('7.1b', 'no-supply', edge?.feature.source ?? scenario.titleSource, message, {
      why: [
        step(say`half of an unsupplied division moves`, '7.1d'),
        step(say`one die less in assault and fire`, '7.1e'),
      ],
      fixes: edge ? [] : [lineOfMap(scenario.map, `friendly edge at ‹SECTORS› (owner ${placeName(name)})`)],
    });
  }
};

/** Checks that each side has a division to activate [6b]. */
export const sideMustHaveADivision: ScenarioCheck = (scenario, report) => {
  const { divisions, muster } = stateBefore(scenario);
  for (const side of SIDES) {
    const model = scenario.sides.at(side);
    if (model === undefined || divisions.some((one) => one.side === side && one.kind !== 'garrison')) continue;
    if (model.forces.some(isOfUnknownKind)) continue;
    const message = say`${muster.sides[side]} has no division to activate, so that no turn is played.`;
    report.error('6b', 'no-divisions', scenario.titleSource, message, {
      related: [{ source: model.source, message: say`the forces of ${model.name}` }],
    });
  }
};

export const sideChecks: CheckList<ScenarioCheck> = {
  ownerMustBeASide,
  sideShouldHaveARoadToItsEdge,
  sideMustHaveADivision,
};
