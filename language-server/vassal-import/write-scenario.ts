import { groupBy } from '../../engine/board/group-by.js';
import { turnName } from '../../engine/model/calendar.js';
import { placeName, quoted, unitName } from '../../engine/model/names.js';
import type { Place } from './placement.js';
import type { Unit } from './units.js';
import { isDeclared } from './write-forces.js';
import type { WriteContext } from './write-context.js';

/** A unit with its place and its current step. */
export interface PlacedUnit {
  readonly unit: Unit;
  readonly place: Place;
  readonly step: number;
}

/** A scenario to write. */
export interface WrittenScenario {
  readonly title: string;
  readonly map: string;
  readonly imports: readonly string[];
  readonly lastTurn: number | undefined;
  readonly units: readonly PlacedUnit[];
}

/**
 * Writes a scenario with its set-ups and arrivals. Parts that cannot be played yet, such as a unit without a kind,
 * become comments.
 */
export function scenarioText(
  { title, map, imports, lastTurn, units }: WrittenScenario,
  { opening, vocabulary, t }: WriteContext,
): string {
  const hasSteps = vocabulary.attributes.some(({ word, of }) => of === 'placement' && word === 'step');
  const item = ({ unit, step }: PlacedUnit): string =>
    unitName(unit.name) + (hasSteps && step > 1 ? ` (step ${step})` : '');
  const line = (label: string, own: readonly PlacedUnit[]): string[] => {
    const [declared, others] = [
      own.filter(({ unit }) => isDeclared(unit)),
      own.filter(({ unit }) => !isDeclared(unit)),
    ];
    return [
      ...(declared.length > 0 ? [`${label}: ${declared.map(item).join(', ')}`] : []),
      ...(others.length > 0 ? [`// ${label}: ${others.map(item).join(', ')}`] : []),
    ];
  };
  const labelOf = ({ place }: PlacedUnit): string => ('cell' in place ? place.cell : 'box' in place ? place.box : '');
  const sideOf = ({ unit }: PlacedUnit): string => unit.counter.side ?? '';
  const setups = [
    ...groupBy(
      units.filter(({ place }) => !('turn' in place)),
      sideOf,
    ),
  ].flatMap(([side, own]) => {
    const lines = [...groupBy(own, labelOf)].flatMap(([label, stack]) => line(label, stack));
    const head = `setup ${placeName(side)} {`;
    if (side === '' || lines.every((each) => each.startsWith('//')))
      return lines.map((each) => each.replace(/^(?:\/\/ )?/, '// '));
    return [head, ...lines.map((each) => `  ${each}`), '}'];
  });
  const arrivals = groupBy(
    units.filter(({ place }) => 'turn' in place),
    ({ unit, place }) => JSON.stringify([place, unit.counter.side]),
  );
  const arriving = [...arrivals.values()].flatMap((own) => {
    const [{ place, unit }] = own as [PlacedUnit];
    if (!('turn' in place)) return [];
    const where = place.entry === undefined ? '' : ` by ${place.entry}`;
    const head = `arrive turn ${turnName(place.turn, vocabulary.calendar)}${where}`;
    const lines = line(unit.counter.side === undefined ? head : `${head} for ${placeName(unit.counter.side)}`, own);
    return place.entry === undefined ? lines.map((each) => each.replace(/^(?:\/\/ )?/, '// ')) : lines;
  });
  const turns =
    lastTurn === undefined
      ? `// ${t('Write the number of turns here: turns 5')}`
      : `turns ${turnName(lastTurn, vocabulary.calendar)}`;
  return [
    opening,
    ...imports.map((file) => `import ${quoted(file)}`),
    '',
    `scenario ${quoted(title)} {`,
    `  on ${placeName(map)}`,
    `  ${turns}`,
    '',
    ...[...setups, ...arriving].map((each) => `  ${each}`),
    '}',
    '',
  ].join('\n');
}
