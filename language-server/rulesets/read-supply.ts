import type { OwnSupplyLine, Supply, SupplyLine } from '../../engine/declared/declaration/supply.js';
import type { Replacement, ReplacementPoints } from '../../engine/declared/declaration/reinforcement.js';
import { say } from '../../engine/model/say.js';
import { readAttributes } from './read-attributes.js';
import { readHead } from './read-head.js';
import type { EntryValue, RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import type { ValuesOf } from './statements/attribute.js';
import { OWN_LINE, points, replacement, supply } from './statements/supply.js';

/** Reads the statements `supply`: the sources and lines of supply, and those that kinds of units have of their own. */
export function readSupply(reader: RulesetReader): Supply | undefined {
  const entries = reader.all('supply');
  const entry = entries.findLast(({ name }) => name === '');
  const ownLines = entries.filter(({ name }) => name !== '').map((each) => readOwnLine(reader, each));
  if (!entry) {
    const [own] = entries;
    if (own !== undefined)
      reader.findings.error(
        'ask',
        own.phraseSource,
        say`How are other units supplied? Write: ${supply.form}, without a kind.`,
      );
    return undefined;
  }
  const { is } = readAttributes(reader, entry, supply.attributes);
  const line = readLine(reader, entry, is, ownLines);
  checkStages(reader, entry, is);
  return {
    ...line,
    judged: is.judged,
    arrivals: is.arrivals,
    lostAfterTurns: is.lost,
    ...(ownLines.length > 0 && { ownLines }),
    ...(is.stages !== undefined && {
      stages: { states: is.stages, recovery: is.recovery, attrition: is.attrition ?? 0 },
    }),
  };
}

function readOwnLine(reader: RulesetReader, entry: RulesetEntry): OwnSupplyLine {
  reader.isWord(entry.name, ['unit'], entry.nameSource);
  const { is } = readAttributes(reader, entry, OWN_LINE);
  return { kind: entry.name, ...readLine(reader, entry, is, undefined) };
}

/**
 * Reads the sources and the length of lines.
 * @param ownLines the lines that kinds of units have of their own. Undefined when such a line is read, which leads only
 *   to places.
 */
function readLine(
  reader: RulesetReader,
  entry: RulesetEntry,
  is: ValuesOf<typeof OWN_LINE>,
  ownLines: readonly OwnSupplyLine[] | undefined,
): SupplyLine {
  const sources = valuesBySide(reader, entry, 'supply German West, Soviet East');
  for (const { text, source } of [...sources.values()].flat()) {
    if (!reader.words.has('unit', text) || ownLines?.some(({ kind }) => kind === text) === true) continue;
    if (ownLines === undefined)
      reader.form(source, say`The lines of ${entry.name} lead to places or areas of the map, not to units.`);
    else
      reader.findings.error(
        'ask',
        source,
        say`How is a unit of the kind ${text} supplied itself? Write: supply ${text} SIDE SOURCE, SIDE SOURCE (length = any).`,
      );
  }
  return {
    sources: Object.fromEntries([...sources].map(([side, values]) => [side, values.map(({ text }) => text)])),
    length: is.length === 'any' ? Infinity : is.length,
    inPoints: is.points,
    endsIn: is.end ?? [],
    rule: reader.ruleOf(entry),
  };
}

/** Reports stages without a judgement at the beginning of a turn, and attributes that need stages. */
function checkStages(
  reader: RulesetReader,
  entry: RulesetEntry,
  { stages, judged }: Pick<ValuesOf<typeof supply.attributes>, 'stages' | 'judged'>,
): void {
  if (stages !== undefined) {
    if (judged !== 'turn')
      reader.form(
        entry.attribute('judged'),
        say`Stages change at the beginning of each turn, so supply must be judged then: \`judged = turn\`.`,
      );
    const again = stages.find((word, index) => stages.indexOf(word) < index);
    if (again !== undefined)
      reader.form(entry.attribute('stages'), say`The stage ${again} is given twice. Remove one of the two.`);
    return;
  }
  if (entry.node.attributes.some(({ key }) => key === 'stages')) return;
  for (const key of ['recovery', 'attrition'])
    if (entry.node.attributes.some((each) => each.key === key))
      reader.idle(entry.attribute(key), say`“${key}” has no effect without “stages”: \`stages "low, starving"\`.`);
}

/** Reads the statements `replacement` and `points`: the replacement of losses. */
export function readReplacement(reader: RulesetReader): Replacement | undefined {
  const entry = reader.one('replacement');
  if (!entry) return undefined;
  const paying = reader.all('points');
  const isForPointsOnly = paying.length > 0 && entry.name === '' && entry.values.length === 0;
  const steps = isForPointsOnly ? NO_STEPS : valuesBySide(reader, entry, 'replacement German 1, Soviet 5');
  for (const [side, values] of steps)
    if (values.length !== 1 || !/^\d{1,2}$/.test(values[0].text))
      reader.form(
        values.at(0)?.source ?? entry.headSource,
        say`Write one number of steps after ${side}, from 0 to 99: \`replacement ${side} 1\`.`,
      );
  const { is } = readAttributes(reader, entry, replacement.attributes);
  return {
    points: paying.map((each) => readPoints(reader, each, entry, steps)),
    steps: Object.fromEntries([...steps].map(([side, [first]]) => [side, Number(first?.text ?? 0)])),
    at: is.at,
    edges: is.edge,
    mustBeSupplied: is.supplied === 'yes',
    zones: is.zones,
    canSave: is.save === 'yes',
    always: is.always,
    rule: reader.ruleOf(entry),
  };
}

const NO_STEPS: ReturnType<typeof valuesBySide> = new Map();

/** Reads the replacement points of a side, to which `replacement` must not give steps. */
function readPoints(
  reader: RulesetReader,
  entry: RulesetEntry,
  replacing: RulesetEntry,
  steps: ReturnType<typeof valuesBySide>,
): ReplacementPoints {
  const { side = '', number = 0 } = readHead(reader, entry);
  const kinds = reader.words.of('unit', 'class').map(({ word }) => word);
  const { is, open } = readAttributes(reader, entry, points.attributes, kinds);
  if (steps.has(side))
    reader.clash(
      entry.phraseSource,
      replacing.phraseSource,
      say`${side} receives either steps or points. Remove it from one of the two statements.`,
    );
  const byKind = [...open].map(([kind, value]) => {
    if (typeof value === 'number' && value >= 1 && Number.isInteger(value)) return [kind, value] as const;
    reader.form(entry.attribute(kind), say`A step costs whole points, at least 1: \`${kind} 2\`.`);
    return [kind, 1] as const;
  });
  return {
    side,
    points: number,
    byKind: Object.fromEntries(byKind),
    canSave: is.save === 'yes',
    rule: reader.ruleOf(entry),
  };
}

/** Groups the values of a statement by the side that is named before them; reports values without a side. */
function valuesBySide(
  reader: RulesetReader,
  entry: RulesetEntry,
  form: string,
): ReadonlyMap<string, readonly EntryValue[]> {
  const bySide = new Map<string, EntryValue[]>();
  let current: EntryValue[] | undefined;
  if (entry.name !== '' && entry.statement?.names === undefined)
    reader.form(entry.nameSource, say`“${entry.name}” is not part of \`${form}\`. Remove it.`);
  if (entry.values.length === 0) reader.form(entry.headSource, say`“${entry.head}” lacks its sides: \`${form}\`.`);
  for (const value of entry.values) {
    if (reader.words.sides.includes(value.text)) {
      if (bySide.has(value.text))
        reader.form(value.source, say`${value.text} is named twice. Write all its values after one of them.`);
      current = bySide.get(value.text) ?? [];
      bySide.set(value.text, current);
    } else if (current) current.push(value);
    else reader.isSide(value.text, value.source);
  }
  for (const [side, values] of bySide)
    if (values.length === 0) reader.form(entry.phraseSource, say`Nothing is written after ${side}: \`${form}\`.`);
  return bySide;
}
