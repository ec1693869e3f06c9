import type { Declaration } from '../../engine/declared/declaration.js';
import type { Condition } from '../../engine/declared/modifier.js';
import { say, term } from '../../engine/model/say.js';
import { removalFix } from '../compile/removal-fix.js';
import { isOfBothSides } from './read-turn.js';
import type { RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { STATEMENTS } from './statements/index.js';

/** Reports what has no effect: results that no row gives, states that nothing gives, phases without units. */
export function checkUse(reader: RulesetReader, declaration: Declaration): void {
  checkUnused(reader, 'result', say`No row of the table has this result.`);
  checkUnused(reader, 'state', say`Nothing puts units into this state.`);
  checkWeather(reader);
  checkPhases(reader, declaration);
  checkCommon(reader);
  checkConditions(reader, declaration);
  if (declaration.combat && !declaration.overrun && !declaration.phases.some(({ action }) => action === 'attack'))
    reader.idle(
      reader.one('combat')?.phraseSource ?? reader.place,
      say`No phase has “attack”, so no unit ever attacks.`,
    );
  checkFire(reader, declaration);
  if (declaration.rails.length > 0 && !declaration.phases.some(({ action }) => action === 'ride'))
    reader.idle(reader.one('rail')?.phraseSource ?? reader.place, say`No phase has “ride”, so no unit ever rides.`);
  if (declaration.replacement && !declaration.phases.some(({ action }) => action === 'replace'))
    reader.idle(
      reader.one('replacement')?.phraseSource ?? reader.place,
      say`No phase has “replace”, so nothing is ever replaced.`,
    );
  const overrun = reader.one('overrun');
  if (overrun && !declaration.combat)
    reader.idle(overrun.phraseSource, say`The game has no “combat”, so units never overrun.`, [removal(overrun)]);
  else if (overrun && !declaration.phases.some(({ action }) => action === 'move'))
    reader.idle(overrun.phraseSource, say`No phase has “move”, so units never overrun.`, [removal(overrun)]);
}

/** Reports fire without a phase, and tables of fire that no kind of unit uses. */
function checkFire(reader: RulesetReader, { phases, fires }: Declaration): void {
  const fire = reader.one('fire');
  if (fire && !phases.some(({ action }) => action === 'fire'))
    reader.idle(fire.phraseSource, say`No phase has “fire”, so no unit ever fires.`, [removal(fire)]);
  for (const table of reader.all('table', 'fire'))
    if (!fires.some(({ tableName }) => tableName === table.name))
      reader.idle(table.phraseSource, say`No statement “fire” uses this table.`, [removal(table)]);
}

function checkUnused(reader: RulesetReader, kind: 'result' | 'state', reason: string): void {
  for (const entry of reader.all(kind)) {
    const word = kind === 'result' ? (entry.node.values[0] ?? '') : entry.name;
    if (word !== '' && !reader.words.isUsed(kind, word)) reader.idle(entry.phraseSource, reason, [removal(entry)]);
  }
}

const removal = (entry: RulesetEntry) => removalFix(entry.text, entry.node, 'Remove this statement');

function checkWeather(reader: RulesetReader): void {
  for (const entry of reader.all('weather'))
    if (entry.name !== '' && !reader.words.isUsed('weather', entry.name))
      reader.idle(
        entry.phraseSource,
        say`No condition asks for the weather ${entry.name}: \`modify … (weather = ${entry.name})\`.`,
        [removal(entry)],
      );
}

/** Reports a statement for both sides that has no effect, because each side has the same statement for itself. */
function checkCommon(reader: RulesetReader): void {
  for (const { head } of STATEMENTS.filter(({ sides }) => sides === 'each')) {
    const common = reader.all(head).find(isOfBothSides);
    const isNamed = (side: string): boolean => reader.all(head).some(({ node }) => node.values.includes(side));
    if (common && reader.words.sides.length > 0 && reader.words.sides.every(isNamed))
      reader.idle(common.phraseSource, say`Each side has a statement of its own, so this one has no effect.`, [
        removal(common),
      ]);
  }
}

/** Reports phases in which no unit may act. */
function checkPhases(reader: RulesetReader, { unitKinds, phases, turns }: Declaration): void {
  for (const { body } of reader.all('turn'))
    for (const entry of body) {
      const phase = phases.find(({ word, side }) => word === entry.name && side !== '');
      if (phase?.turns && phase.turns.first > turns.count)
        reader.idle(entry.attribute('turns'), say`The game has ${turns.count} turns, so this phase never takes place.`);
    }
  const turnOf = (side: string): RulesetEntry | undefined =>
    reader.all('turn').find(({ node }) => node.values.includes(side));
  const common = reader.all('turn').find(isOfBothSides);
  for (const side of reader.words.sides) {
    if (unitKinds.length === 0 || unitKinds.some((kind) => kind.side === undefined || kind.side === side)) continue;
    const turn = turnOf(side) ?? common;
    if (turn) reader.idle(turn.phraseSource, say`${side} has no kind of unit, so no unit acts in its phases.`);
  }
}

/** Reports conditions that never hold together. */
function checkConditions(reader: RulesetReader, { modifiers, turns }: Declaration): void {
  const entries = reader.all('modify');
  const exact = new Map<string, RulesetEntry>();
  if (modifiers.length !== entries.length) return;
  for (const [index, { conditions, what, change }] of modifiers.entries()) {
    const entry = entries[index];
    const contradiction = contradictionIn(conditions, turns.count);
    if (contradiction !== undefined)
      reader.idle(entry.phraseSource, say`${contradiction} The statement has no effect.`, [removal(entry)]);
    if (change.how !== 'exactly') continue;
    const key = `${what} ${JSON.stringify(conditions)}`;
    const first = exact.get(key);
    if (first)
      reader.clash(
        first.phraseSource,
        entry.phraseSource,
        say`Two statements set ${what} under the same conditions. Remove one of the two.`,
      );
    else exact.set(key, entry);
  }
}

const OPPOSITES: readonly (readonly [Condition['is'], Condition['is']])[] = [
  ['supplied', 'unsupplied'],
  ['attacking', 'defending'],
  ['alone', 'with'],
];

/** Returns why conditions never hold together; undefined if they may. */
function contradictionIn(conditions: readonly Condition[], turnCount: number): string | undefined {
  const has = (is: Condition['is']): boolean => conditions.some((each) => each.is === is);
  const opposite = OPPOSITES.find(([one, other]) => has(one) && has(other));
  if (opposite) return say`“${opposite[0]}” and “${opposite[1]}” never hold together.`;
  const ranges = conditions.flatMap((each) => (each.is === 'turns' ? [each.turns] : []));
  const first = Math.max(1, ...ranges.map((range) => range.first));
  const last = Math.min(turnCount, ...ranges.map((range) => range.last));
  if (ranges.length > 0 && first > last) return say`The game has no such turn; it has ${turnCount}.`;
  for (const is of ['weather', 'state', 'side'] as const) {
    const words = conditions.flatMap((each) => (each.is === is ? [String((each as never)[is])] : []));
    if (new Set(words).size > 1)
      return say`“${is}” has two different values, ${words.join(` ${term('and')} `)}, which never hold together.`;
  }
  return undefined;
}
