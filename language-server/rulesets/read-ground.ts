import type { CostsByClass, Hexside, Line, Place, Terrain } from '../../engine/declared/declaration/ground.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import { say } from '../../engine/model/say.js';
import { readAttributes } from './read-attributes.js';
import { readHead } from './read-head.js';
import type { RulesetReader } from './ruleset-reader.js';
import { hexside, line, place, terrain } from './statements/ground.js';

type Ground = Pick<Declaration, 'terrain' | 'places' | 'hexsides' | 'lines'>;

/** Reads the statements `terrain`, `place`, `hexside` and `line`. */
export function readGround(reader: RulesetReader, classes: readonly string[]): Ground {
  return {
    terrain: readTerrain(reader, classes),
    places: readPlaces(reader, classes),
    hexsides: readHexsides(reader, classes),
    lines: readLines(reader),
  };
}

function readTerrain(reader: RulesetReader, classes: readonly string[]): Terrain[] {
  return reader.all('terrain').map((entry) => {
    const { name, text } = readHead(reader, entry);
    const { is, open } = readAttributes(reader, entry, terrain.attributes, classes);
    const costs = costsOf(classes, is.cost, open);
    const points = is.cost === 'no' ? say`No entry except along a line.` : say`${is.cost} to enter.`;
    return { word: name, text: text ?? points, ...defenderOf(is), costs, rule: reader.ruleOf(entry) };
  });
}

function readPlaces(reader: RulesetReader, classes: readonly string[]): Place[] {
  return reader.all('place').map((entry) => {
    const { name, side, text } = readHead(reader, entry);
    const { is, open } = readAttributes(reader, entry, place.attributes, classes);
    return {
      word: name,
      text: text ?? '',
      ...defenderOf(is),
      side,
      costs: costsOf(classes, is.cost ?? 0, open),
      drawn: is.drawn ?? name,
      rule: reader.ruleOf(entry),
    };
  });
}

function readHexsides(reader: RulesetReader, classes: readonly string[]): Hexside[] {
  return reader.all('hexside').map((entry) => {
    const { name, text } = readHead(reader, entry);
    const { is, open } = readAttributes(reader, entry, hexside.attributes, classes);
    const isImpassable = is.impassable || is.cost === 'impassable';
    if (isImpassable && typeof is.cost === 'number')
      reader.clash(
        entry.attribute('impassable'),
        entry.attribute('cost'),
        say`An impassable hexside has no cost. Remove one of the two.`,
      );
    if (!isImpassable && is.zones !== undefined)
      reader.idle(
        entry.attribute('zones'),
        say`“zones” has no effect: zones of control always extend across hexsides that are not impassable.`,
      );
    const cost = is.cost === 'impassable' || isImpassable ? 'no' : (is.cost ?? 0);
    return {
      word: name,
      text: text ?? '',
      ...defenderOf(is),
      costs: costsOf(classes, cost, isImpassable ? new Map() : open),
      isImpassable,
      letsZonesPass: !isImpassable || is.zones === 'yes',
      drawn: is.drawn ?? name,
      rule: reader.ruleOf(entry),
    };
  });
}

function readLines(reader: RulesetReader): Line[] {
  return reader.all('line').map((entry) => {
    const { name, text } = readHead(reader, entry);
    const { is } = readAttributes(reader, entry, line.attributes);
    return {
      word: name,
      text: text ?? '',
      rate: is.rate,
      bridges: is.rate !== undefined && is.bridges === 'yes',
      drawn: is.drawn ?? name,
      rule: reader.ruleOf(entry),
    };
  });
}

const defenderOf = ({ times = 1, shift = 0 }: { times: number | undefined; shift: number | undefined }) => ({
  times,
  shift,
});

/** Returns the cost of each class: its own, or the cost of units without a class. */
function costsOf(
  classes: readonly string[],
  cost: number | 'no',
  open: ReadonlyMap<string, number | 'no'>,
): CostsByClass {
  return ['', ...classes].map((name) => {
    const own = open.get(name) ?? cost;
    return own === 'no' ? undefined : own;
  });
}
