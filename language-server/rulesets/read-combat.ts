import type {
  Advance,
  Bombardment,
  Combat,
  Odds,
  Overrun,
  Retreat,
  ResultsTable,
} from '../../engine/declared/declaration/combat.js';
import { say } from '../../engine/model/say.js';
import { readAttributes } from './read-attributes.js';
import { readHead } from './read-head.js';
import type { RulesetReader } from './ruleset-reader.js';
import { advance, combat, odds, overrun, retreat } from './statements/combat.js';
import { bombard } from './statements/units.js';

/** Reads the statement `odds`: how strengths are computed. */
export function readOdds(reader: RulesetReader): Odds {
  const entry = reader.one('odds');
  if (!entry) return { fractions: 'keep', multiples: 'multiply', rule: '' };
  readHead(reader, entry);
  const { is } = readAttributes(reader, entry, odds.attributes);
  return { ...is, rule: reader.ruleOf(entry) };
}

/** Reads the statement `combat`: who may and must attack whom. Undefined in a game without attacks. */
export function readCombat(
  reader: RulesetReader,
  table: ResultsTable | undefined,
  groundTables: NonNullable<Combat['groundTables']>,
): Combat | undefined {
  const entry = reader.one('combat');
  if (!entry || !table) return undefined;
  readHead(reader, entry);
  const { is } = readAttributes(reader, entry, combat.attributes);
  if (is.result !== undefined && is.hexes === 'one')
    reader.idle(
      entry.attribute('result'),
      say`“result” has no effect, because an attack has only one hex: \`hexes = several\`.`,
    );
  return {
    attack: is.attack,
    declare: is.declare,
    once: is.once,
    hexes: is.hexes,
    allowsPartOfStack: is.partial === 'yes',
    allowsReduction: is.reduce === 'yes',
    ...(is.result === 'per-hex' && { hasResultPerHex: true as const }),
    table,
    ...(groundTables.length > 0 && { groundTables }),
    rule: reader.ruleOf(entry),
  };
}

/** Reads the statement `retreat`: how units retreat. */
export function readRetreat(reader: RulesetReader): Retreat | undefined {
  const entry = reader.one('retreat');
  if (!entry) return undefined;
  const { number = 1 } = readHead(reader, entry);
  const { is } = readAttributes(reader, entry, retreat.attributes);
  return {
    hexes: number,
    by: is.by,
    shape: is.shape,
    friends: is.friends,
    full: is.full,
    cannot: is.cannot,
    guest: is.guest,
    mayExit: is.edge === 'exit',
    prefer: (is.prefer ?? []) as Retreat['prefer'],
    rule: reader.ruleOf(entry),
  };
}

/** Reads the statement `advance`: which units advance after combat. */
export function readAdvance(reader: RulesetReader): Advance | undefined {
  const entry = reader.one('advance');
  if (!entry) return undefined;
  const { number = 1 } = readHead(reader, entry);
  const { is } = readAttributes(reader, entry, advance.attributes);
  return {
    hexes: number,
    units: is.units,
    who: is.who,
    onto: is.onto ?? [],
    isMandatory: is.must,
    followsRetreat: is.along,
    rule: reader.ruleOf(entry),
  };
}

/** Reads the statements `bombard`: attacks at a distance. */
export function readBombardments(reader: RulesetReader): Bombardment[] {
  return reader.all('bombard').map((entry) => {
    const { name } = readHead(reader, entry);
    if (name === '')
      reader.form(entry.headSource, say`“bombard” lacks its kind of unit: \`bombard artillery (range 2)\`.`);
    else reader.isWord(name, ['unit'], entry.nameSource);
    const { is } = readAttributes(reader, entry, bombard.attributes);
    return { kinds: [name], range: is.range, rule: reader.ruleOf(entry) };
  });
}

/** Reads the statement `overrun`: attacks during movement. */
export function readOverrun(reader: RulesetReader): Overrun | undefined {
  const entry = reader.one('overrun');
  if (!entry) return undefined;
  readHead(reader, entry);
  const { is } = readAttributes(reader, entry, overrun.attributes);
  if (!entry.node.attributes.some(({ key }) => ['cost', 'odds'].includes(key)))
    reader.form(
      entry.headSource,
      say`“overrun” has a cost, odds for an automatic victory, or both: \`overrun (odds 7-1, roll = no)\`.`,
    );
  if (is.roll !== undefined && is.odds === undefined)
    reader.form(
      entry.attribute('roll'),
      say`“roll = no” says what happens at some odds. Write the odds: \`odds 7-1\`.`,
    );
  const onlyAutomatic = is.cost === undefined;
  if (onlyAutomatic && is['plus-terrain'])
    reader.form(entry.attribute('plus-terrain'), say`“plus-terrain” adds to a cost. Write the cost: \`cost 1\`.`);
  return {
    cost: is.cost,
    addsTerrain: is['plus-terrain'],
    attack: onlyAutomatic ? 'full' : is.attack,
    from: onlyAutomatic ? 'any' : is.from,
    fail: onlyAutomatic ? 'stop' : is.fail,
    automaticAt: is.odds,
    rule: reader.ruleOf(entry),
  };
}
