import type { CheckList } from '../../../play/checks.js';
import { forcesIn } from '../../../model/forces.js';
import type { ArrivalModel } from '../../../model/statements.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Source } from '../../../model/source.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import { step } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import { rulingsOf, type Rulings } from '../rulings/rulings.js';
import { bookNumbers } from '../vocabulary/numbers.js';
import {
  germanArrivals,
  sovietArrivals,
  type GermanArrival,
  type GermanItem,
  type SovietArrival,
} from '../vocabulary/schedules.js';
import { list } from '../../../model/words.js';
import { agree, say, term } from '../../../model/say.js';
import type { PggReport, ScenarioCheck } from './check.js';
import { cites, drawnOf, forcesOf, unitsPlaced, type ForcesByName, type PlacedUnit } from './placed.js';

/**
 * Checks that a group that cites the Soviet reinforcement list arrives in the turn and at the place that the list
 * gives, and only once [16.1].
 */
export const sovietArrivalMustFollowTheList: ScenarioCheck = (scenario, report) => {
  const forces = forcesOf(scenario);
  const arrived = new Map<SovietArrival, ArrivalModel>();
  for (const arrival of scenario.arrivals.filter((one) => cites(one, '16.1'))) {
    const units = unitsPlaced(forces, arrival);
    const listed = sovietArrivals.filter(({ turn, entry }) => turn === arrival.turn && entry === arrival.entry);
    const match = listed.find((group) => sameGroup(group, arrival, units)) ?? listed.at(0);
    if (match === undefined) reportUnlisted(arrival, '16.1', sovietPlaces(arrival.turn), report);
    else if (!sameGroup(match, arrival, units)) {
      const leaders = units.filter(({ isLeader }) => isLeader).map(({ name }) => name);
      const has = [say`${drawnOf(units, 'rifle')} rifle`, ...tanks(drawnOf(units, 'tank')), ...leaders];
      const message = say`Turn ${arrival.turn} brings ${list(has)} at ${arrival.entry}; the reinforcement list has ${list(sovietItems(match))}.`;
      report.error('16.1', 'arrival-units', arrival.source, message, {
        why: [step(say`turn ${match.turn} at ${match.entry}: ${sovietItems(match).join(', ')}`, '16.1')],
      });
    } else {
      const before = arrived.get(match);
      if (before === undefined) arrived.set(match, arrival);
      else reportTwice(arrival, before, match, report);
    }
  }
};

function reportTwice(arrival: ArrivalModel, before: ArrivalModel, group: SovietArrival, report: PggReport): void {
  const items = list(sovietItems(group));
  const message = say`The reinforcement list brings ${items} at ${group.entry} on turn ${group.turn} only once; the scenario brings them twice.`;
  report.error('16.1', 'arrival-twice', arrival.source, message, {
    related: [{ source: before.source, message: say`turn ${before.turn} at ${before.entry}: ${items}` }],
  });
}

function sameGroup(group: SovietArrival, arrival: ArrivalModel, units: readonly PlacedUnit[]): boolean {
  const leaders = units.filter(({ isLeader }) => isLeader).map(({ name }) => name);
  const led = leaders.join() === (group.leader ?? '');
  const army = group.army === undefined || arrival.group === undefined || arrival.group.name === group.army;
  return led && army && drawnOf(units, 'rifle') === group.rifle && drawnOf(units, 'tank') === group.tank;
}

function sovietItems({ rifle, tank, leader }: SovietArrival): string[] {
  return [say`${rifle} rifle`, ...tanks(tank), ...(leader === undefined ? [] : [leader])];
}

function tanks(number: number): string[] {
  return number === 0 ? [] : [say`${number} tank`];
}

function sovietPlaces(turn: number): string[] {
  return sovietArrivals.filter((group) => group.turn === turn).map(({ entry }) => entry);
}

/**
 * Checks that a unit that cites the German reinforcement list arrives in the turn and at the place that the list gives
 * [16.2].
 */
export const germanArrivalMustFollowTheList: ScenarioCheck = (scenario, report) => {
  const forces = forcesOf(scenario);
  const asPrinted = toTheLetter(rulingsOf(scenario));
  for (const arrival of scenario.arrivals.filter((one) => cites(one, '16.2'))) {
    const listed = germanArrivals.filter(({ turn, entry }) => turn === arrival.turn && entry === arrival.entry);
    if (listed.length === 0) {
      reportUnlisted(
        arrival,
        '16.2',
        germanArrivals.filter(({ turn }) => turn === arrival.turn).map(({ entry }) => entry),
        report,
      );
      continue;
    }
    for (const piece of listedPieces(forces, arrival)) {
      if (listed.some(({ items }) => items.some((item) => isItem(item, piece, asPrinted)))) continue;
      const right = germanArrivals.find(({ items }) => items.some((item) => isItem(item, piece, asPrinted)));
      const message =
        right === undefined
          ? say`The German reinforcement list does not have ${piece.name}.`
          : say`${piece.name} arrives on turn ${right.turn} at ${right.entry}, not on turn ${arrival.turn} at ${arrival.entry}.`;
      report.error('16.2', 'arrival-units', piece.source, message, {
        why: listed.map((group) =>
          step(say`turn ${group.turn} at ${group.entry}: ${group.items.map(itemName).join(', ')}`, '16.2'),
        ),
      });
    }
  }
};

interface ListedPiece {
  readonly kind: string;
  readonly name: string;
  readonly source: Source;
}

/** Lists the divisions and independent regiments of an arrival. A corps is replaced by the forces in its braces. */
function listedPieces(forces: ForcesByName, arrival: ArrivalModel): ListedPiece[] {
  const open = (name: string, source: Source): ListedPiece[] => {
    const force = forces.get(name);
    if (force === undefined) return [];
    const divisions = forcesIn(force, forces, ({ kind }) => kind === 'panzer corps');
    return divisions.map((division) => ({ kind: division.kind, name: division.name, source }));
  };
  return arrival.items.flatMap((item) => (item.name === undefined ? [] : open(item.name, item.source)));
}

/**
 * Returns whether a unit is the given item of the German reinforcement list [16.2]: `"7.Pz"` is item 7, `DasReich` is
 * Das Reich. The infantry division 16 may also be numbered 161, unless the list is taken as printed.
 */
function isItem(item: GermanItem, piece: ListedPiece, asPrinted: boolean): boolean {
  const sameKind = item.kind === 'regiment' ? piece.kind.endsWith('regiment') : item.kind === piece.kind;
  if (!sameKind) return false;
  if (/\D/.test(item.name)) return plain(piece.name).includes(plain(item.name));
  const number = /\d+/.exec(piece.name)?.[0];
  const misprint = item.kind === 'infantry division' && item.name === '16' && number === '161';
  return number === item.name || (misprint && !asPrinted);
}

const toTheLetter = (rulings: Rulings): boolean => rulings.names === 'asPrinted';

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function itemName({ kind, name }: GermanItem): string {
  return `${term(kind)} ${name}`;
}

function reportUnlisted(
  arrival: ArrivalModel,
  rule: '16.1' | '16.2',
  entries: readonly string[],
  report: PggReport,
): void {
  const message =
    entries.length === 0
      ? say`The reinforcement list brings nothing at ${arrival.entry} on turn ${arrival.turn}; it has nothing on that turn.`
      : say`The reinforcement list brings nothing at ${arrival.entry} on turn ${arrival.turn}; on that turn it has ${list([...new Set(entries)])}.`;
  report.error(rule, 'arrival-unlisted', arrival.entrySource, message);
}

/** Checks that a scenario that cites a reinforcement list contains all entries of the list [16.1, 16.2]. */
export const listsShouldArriveWhole: ScenarioCheck = (scenario, report) => {
  const forces = forcesOf(scenario);
  const last = scenario.turns ?? bookNumbers['game.turns'].value;
  const isInGame = ({ turn }: { readonly turn: number }): boolean => turn >= firstTurnOf(scenario) && turn <= last;
  const soviet = scenario.arrivals.filter((one) => cites(one, '16.1'));
  if (soviet.length > 0) {
    const missing = sovietArrivals.filter(
      (group) => isInGame(group) && !soviet.some((one) => one.turn === group.turn && one.entry === group.entry),
    );
    reportMissing(
      scenario,
      '16.1',
      missing.map((group) => say`turn ${group.turn} at ${group.entry} (${sovietItems(group).join(', ')})`),
      report,
    );
  }
  const german = scenario.arrivals.filter((one) => cites(one, '16.2'));
  if (german.length > 0) {
    const pieces = german.flatMap((arrival) => listedPieces(forces, arrival));
    const asPrinted = toTheLetter(rulingsOf(scenario));
    const absent = (group: GermanArrival): GermanItem[] =>
      group.items.filter((item) => !pieces.some((piece) => isItem(item, piece, asPrinted)));
    const missing = germanArrivals.filter((group) => isInGame(group) && absent(group).length > 0);
    reportMissing(
      scenario,
      '16.2',
      missing.map((group) => say`turn ${group.turn} at ${group.entry} (${absent(group).map(itemName).join(', ')})`),
      report,
    );
  }
};

function reportMissing(scenario: ScenarioModel, rule: PggRule, missing: readonly string[], report: PggReport): void {
  if (missing.length === 0) return;
  const message = say`The reinforcement list has more: ${list(missing)} ${agree(missing.length, 'does', 'do')} not arrive.`;
  report.warning(rule, 'arrival-missing', scenario.titleSource, message);
}

/** Checks that units enter at the edge of the map [14.0]. */
export const entryShouldLieOnTheEdge: ScenarioCheck = (scenario, report) => {
  const { board } = scenario.map;
  const edge = new Set((['north', 'east', 'south', 'west'] as const).flatMap((side) => [...board.edge(side)]));
  const reported = new Set<string>();
  for (const { cells, entry, entrySource } of scenario.arrivals) {
    if (cells.length === 0 || reported.has(entry) || cells.some((cell) => edge.has(cell))) continue;
    reported.add(entry);
    report.warning('14.0', 'entry-inland', entrySource, say`No hex of ${entry} lies on the edge of the map.`);
  }
};

export const arrivalChecks: CheckList<ScenarioCheck> = {
  sovietArrivalMustFollowTheList,
  germanArrivalMustFollowTheList,
  listsShouldArriveWhole,
  entryShouldLieOnTheEdge,
};
