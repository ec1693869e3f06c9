import { checkEach } from '../../../mechanics/checks/check-each.js';
import { writeInstead } from '../../../model/finding.js';
import type { CheckList } from '../../../play/checks.js';
import { findNearestCell } from '../../../board/nearest.js';
import { enemiesMustNotShareACell } from '../../../mechanics/checks/placed.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { step } from '../rulebook/cite.js';
import { setUp, type SetUp } from '../vocabulary/schedules.js';
import { list } from '../../../model/words.js';
import { agree, counted, say } from '../../../model/say.js';
import { attributeOf, type ScenarioCheck } from './check.js';
import { cites, drawnOf, placementsOf, type SideUnits } from './placed.js';

/** The distance within which a fix proposes land hexes, in hexes. */
const SEARCH_DISTANCE_HEXES = 3;

/** Checks that units are set up on land [6.7]. */
export const setupMustBeOnLand: ScenarioCheck = (scenario, report) => {
  const { map } = scenario;
  const lake = map.terrainWords.indexOf('lake');
  if (lake < 0) return;
  for (const { placement } of placementsOf(scenario)) {
    const wet = placement.cells.filter((cell) => map.terrain[cell] === lake);
    if (wet.length === 0) continue;
    const land = findNearestCell(map.board, wet[0], (cell) => map.terrain[cell] !== lake, SEARCH_DISTANCE_HEXES);
    const label = land === undefined ? undefined : map.board.label(land);
    const lakes = list(wet.map((one) => map.board.label(one)));
    const message =
      label === undefined
        ? say`${lakes} is lake; no unit may stand there.`
        : say`${lakes} is lake; no unit may stand there. Nearest land: ${label}.`;
    report.error('6.7', 'setup-in-lake', placement.cellsSource, message, {
      fixes:
        label === undefined || placement.cells.length > 1
          ? []
          : [writeInstead(placement.cellsSource, label, `Set up in ${label}`)],
    });
  }
};

/** Checks that units of both sides do not share a hex [6.21]. */
export const enemiesMustNotShareAHex: ScenarioCheck = (scenario, report) => {
  enemiesMustNotShareACell(scenario, placementsOf(scenario), { rule: '6.21', noun: 'hex' }, report);
};

/**
 * Checks that an army that cites the rulebook's set-up list is in the hexes of the list, with its divisions and its
 * leader [5.1].
 */
export const armyMustStandAsListed: ScenarioCheck = (scenario, report) => {
  const cited = placementsOf(scenario).filter(({ placement }) => cites(placement, '5.1'));
  const armies = new Map<string, SideUnits[]>();
  for (const part of cited) {
    const name = part.placement.group?.name ?? '';
    const listed = setUp.find(({ army }) => army === name);
    if (listed === undefined) {
      const message = say`The rulebook's set-up lists the armies ${list(setUp.map(({ army }) => army))}, not ${name === '' ? say`units without an army` : name}. Write \`of army "…"\` or leave [5.1] out.`;
      report.error('5.1', 'unlisted-army', part.placement.source, message);
      continue;
    }
    reportWrongHexes(scenario, part, listed, report);
    armies.set(name, [...(armies.get(name) ?? []), part]);
  }
  for (const [name, parts] of armies) {
    const listed = setUp.find(({ army }) => army === name);
    if (listed !== undefined) reportWrongUnits(parts, listed, report);
  }
};

type ReportTo = Parameters<ScenarioCheck>[1];

function reportWrongHexes({ map }: ScenarioModel, { placement }: SideUnits, listed: SetUp, report: ReportTo): void {
  const labels = placement.cells.map((cell) => map.board.label(cell));
  const wrong = labels.filter((label) => !listed.cells.includes(label));
  if (wrong.length === 0) return;
  const first = listed.cells[0] ?? '';
  const last = listed.cells.at(-1) ?? '';
  const range = listed.cells.length === 1 ? first : `${first}..${last}`;
  const wrongly = list(wrong, 'or');
  const message =
    listed.cells.length === 1
      ? say`Army ${listed.army} is set up in ${wrongly}; the rulebook puts it in ${first}.`
      : say`Army ${listed.army} is set up in ${wrongly}; the rulebook puts it in ${first} to ${last}.`;
  report.error('5.1', 'setup-hex', placement.cellsSource, message, {
    why: [step(say`army ${listed.army}: ${listed.cells.join(', ')}`, '5.1')],
    fixes: [writeInstead(placement.cellsSource, range, `Set up army ${listed.army} in ${range}`)],
  });
}

function reportWrongUnits(parts: readonly SideUnits[], listed: SetUp, report: ReportTo): void {
  const units = parts.flatMap((part) => part.units);
  const place = parts.at(0)?.placement;
  if (place === undefined) return;
  const wrong = (['rifle', 'tank'] as const).filter((kind) => drawnOf(units, kind) !== listed[kind]);
  const leaders = units.filter(({ isLeader }) => isLeader).map(({ name }) => name);
  const led = leaders.join() === (listed.leader ?? '');
  if (wrong.length === 0 && led) return;
  const has = [...(['rifle', 'tank'] as const).map((kind) => drawnText(drawnOf(units, kind), kind)), ...leaders];
  const message = say`Army ${listed.army} has ${list(has)}; the rulebook lists ${list(listedUnits(listed))}.`;
  report.error('5.1', 'setup-units', place.source, message, {
    why: [step(say`army ${listed.army}: ${listedUnits(listed).join(', ')}`, '5.1')],
    related: parts
      .slice(1)
      .map(({ placement }) => ({ source: placement.source, message: say`more of army ${listed.army}` })),
  });
}

function drawnText(number: number, kind: 'rifle' | 'tank'): string {
  return kind === 'rifle' ? say`${number} rifle` : say`${number} tank`;
}

function listedUnits({ rifle, tank, leader }: Pick<SetUp, 'rifle' | 'tank' | 'leader'>): string[] {
  return [drawnText(rifle, 'rifle'), drawnText(tank, 'tank'), ...(leader === undefined ? [] : [leader])];
}

/** Checks that a scenario that sets up one army by the rulebook's list sets up all armies of the list [5.1]. */
export const campaignShouldSetUpEveryArmy: ScenarioCheck = (scenario, report) => {
  const cited = placementsOf(scenario).filter(({ placement }) => cites(placement, '5.1'));
  if (cited.length === 0) return;
  const missing = setUp.filter(({ army }) => !cited.some(({ placement }) => placement.group?.name === army));
  if (missing.length === 0) return;
  const armies = missing.map(({ army, cells }) => `${army} (${cells.join(', ')})`);
  const message = say`${agree(missing.length, 'Army', 'Armies')} ${list(armies)} ${agree(missing.length, 'is', 'are')} not set up.`;
  report.warning('5.1', 'army-missing', scenario.titleSource, message);
};

/** Checks that the starting step of a unit is one of its faces [9.61]. */
export const stepMustBeOneOfTheFaces: ScenarioCheck = checkEach(placementsOf, ({ units }, report) => {
  for (const { name, faces, item } of units) {
    const written = attributeOf(item.attributes, 'step');
    if (written === undefined || faces === 0) continue;
    const { value, source } = written;
    if (typeof value === 'number' && value >= 1 && value <= faces) continue;
    const message = say`${name} has ${counted(faces, 'step')}; it cannot begin on step ${String(value)}.`;
    report.error('9.61', 'step', source, message);
  }
});

export const setupChecks: CheckList<ScenarioCheck> = {
  setupMustBeOnLand,
  enemiesMustNotShareAHex,
  armyMustStandAsListed,
  campaignShouldSetUpEveryArmy,
  stepMustBeOneOfTheFaces,
};
