import type { Declaration } from '../../engine/declared/declaration.js';
import type { Face, UnitKind, UnitState } from '../../engine/declared/declaration/units.js';
import type { Stacking, ZonePurpose, ZoneRule } from '../../engine/declared/declaration/movement.js';
import { say } from '../../engine/model/say.js';
import { readAttributes } from './read-attributes.js';
import { readHead, readOneOf } from './read-head.js';
import type { RulesetReader } from './ruleset-reader.js';
import { stack, state, unit, zone } from './statements/units.js';

/** Reads the statements `unit`: the kinds of units. */
export function readUnitKinds(reader: RulesetReader, classes: readonly string[]): UnitKind[] {
  return reader.all('unit').map((entry) => {
    const { name, side, text } = readHead(reader, entry);
    const { is } = readAttributes(reader, entry, unit.attributes);
    return {
      word: name,
      text: text ?? say`A unit of the kind ${name}.`,
      side,
      symbol: { function: is.symbol ?? 'infantry', ...(is.size !== undefined && { size: is.size }) },
      class: is.class === undefined ? 0 : classes.indexOf(is.class) + 1,
      hasZone: is.zone !== 'no',
      rule: reader.ruleOf(entry),
    };
  });
}

export const readFormations = (reader: RulesetReader): Declaration['formations'] =>
  reader.all('formation').map((entry) => {
    const { name } = readHead(reader, entry);
    readAttributes(reader, entry, {});
    return { word: name, rule: reader.ruleOf(entry) };
  });

/** The numbers of a counter without a statement `faces`: the strength is attack and defence. */
const USUAL_FACE: Face = { names: ['strength', 'movement'], attack: 0, defence: 0, movement: 1 };
const FACE_NAMES = ['strength', 'attack', 'defence', 'movement'] as const;

/** Reads the statement `faces`: the numbers of a counter. */
export function readFace(reader: RulesetReader): Face {
  const entry = reader.one('faces');
  if (!entry) return USUAL_FACE;
  const names = [...entry.node.words, ...entry.values.map(({ text }) => text)];
  reader.ruleOf(entry);
  readAttributes(reader, entry, {});
  const known = names.map((name) => readOneOf(reader, 'number of a counter', name, FACE_NAMES, entry.nameSource));
  if (new Set(names).size < names.length)
    reader.form(entry.nameSource, say`A number of a counter is named twice. Remove one of the two.`);
  const at = (name: (typeof FACE_NAMES)[number]): number => names.indexOf(name);
  const strength = at('strength');
  const [attack, defence] = [at('attack'), at('defence')].map((own) => (own < 0 ? strength : own));
  if (known.every((name) => name !== undefined) && (attack < 0 || defence < 0 || at('movement') < 0))
    reader.form(
      entry.nameSource,
      say`A counter has “movement” and either “strength” or “attack” and “defence”: \`faces attack defence movement\`.`,
    );
  return { names, attack, defence, movement: at('movement') };
}

/** Reads the statement `stack`: the stacking limit. */
export function readStacking(reader: RulesetReader, kinds: readonly string[]): Stacking {
  const entry = reader.one('stack');
  if (!entry) return { limit: 1, points: undefined, judged: 'phase-end', excess: 'refused', rule: '' };
  const isInPoints = entry.name === 'points';
  if (entry.name !== '' && !isInPoints)
    reader.unknown('way to count a stack', entry.name, ['points'], entry.nameSource);
  const { number = 1 } = readHead(reader, entry);
  const { is, open } = readAttributes(reader, entry, stack.attributes, isInPoints ? kinds : []);
  if (!isInPoints && is.reduced !== undefined)
    reader.idle(entry.headSource, say`“reduced” has no effect without points: \`stack points 9 (reduced = half)\`.`);
  const values = [...open].map(([kind, value]) => [kind, value === 'no' ? 0 : value] as const);
  return {
    limit: number,
    points: isInPoints ? { byKind: Object.fromEntries(values), halvesReduced: is.reduced === 'half' } : undefined,
    judged: is.judged,
    excess: is.excess,
    rule: reader.ruleOf(entry),
  };
}

/**
 * Reads the statements `zone`: one rule of zones of control for all moving units, or rules for some kinds of moving
 * units.
 */
export function readZones(reader: RulesetReader): ZoneRule[] {
  return reader.all('zone').map((entry) => {
    const { name } = readHead(reader, entry);
    const isOfKind = name !== '' && reader.isWord(name, ['unit'], entry.nameSource);
    const { is } = readAttributes(reader, entry, zone.attributes);
    return {
      kinds: isOfKind ? [name] : [],
      enter: is.enter,
      leave: is.leave,
      chain: is.leave === 'locked' ? 'free' : is.chain,
      retreat: is.retreat,
      supply: is.supply,
      cancelledByFriends: is.friends as readonly ZonePurpose[],
      ...(is.rates === 'no' && { barsRates: true as const }),
      cost: is.cost ?? 0,
      exitCost: is['exit-cost'] ?? 0,
      onlyAttackers: is.who === 'attackers',
      notInto: is['not-into'] ?? [],
      rule: reader.ruleOf(entry),
    };
  });
}

/** Reads the statements `state`: the states of units. */
export function readStates(reader: RulesetReader): UnitState[] {
  return reader.all('state').map((entry) => {
    const { name, text } = readHead(reader, entry);
    const { is } = readAttributes(reader, entry, state.attributes);
    return {
      word: name,
      text: text ?? '',
      rule: reader.ruleOf(entry),
      canAttack: is.attack !== 'no',
      canMove: is.move !== 'no',
      hasZone: is.zone !== 'no',
      isLostTheSecondTime: is.twice === 'lost',
    };
  });
}
