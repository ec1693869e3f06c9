import type { Effect } from '../../engine/declared/effect.js';
import type { Result } from '../../engine/declared/declaration/combat.js';
import { say } from '../../engine/model/say.js';
import { readAttributes } from './read-attributes.js';
import { readOneOf } from './read-head.js';
import type { RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { ALTERNATIVE, EFFECT_HEADS, EFFECTS, type EffectWord } from './statements/effects.js';

const EFFECT_WORDS = Object.keys(EFFECTS) as EffectWord[];
const HEADS = Object.keys(EFFECT_HEADS) as (keyof typeof EFFECT_HEADS)[];

/** Reads the statements `result`: the effects of each result of the table. */
export function readResults(reader: RulesetReader): Result[] {
  return reader.all('result').map((entry) => {
    const [code, text, ...others] = entry.values;
    if (code === undefined || code.isQuoted || entry.name !== '')
      reader.form(
        entry.phraseSource,
        say`“result” lacks its code: \`result DR "The defender retreats." { defender retreat }\`.`,
      );
    for (const other of others)
      reader.form(other.source, say`“${other.text}” is not part of \`result CODE "TEXT"\`. Remove it.`);
    readAttributes(reader, entry, {});
    return {
      code: code?.text ?? '',
      text: text?.text ?? '',
      effects: readEffects(reader, entry),
      rule: reader.ruleOf(entry),
    };
  });
}

function readEffects(reader: RulesetReader, { body }: RulesetEntry): Effect[] {
  const effects: Effect[] = [];
  for (const entry of body) {
    const head = readOneOf(reader, 'participant in a fight', entry.head, HEADS, entry.headSource);
    if (head === undefined) continue;
    if (head !== 'or') effects.push(...readEffect(reader, entry, head, false));
    else addAlternative(reader, entry, effects);
  }
  return effects;
}

/** Adds an effect that begins with `or` to the alternatives of the effect before it. */
function addAlternative(reader: RulesetReader, entry: RulesetEntry, effects: Effect[]): void {
  const before = effects.pop();
  if (!before) {
    reader.form(entry.headSource, say`“or” follows the effect that it replaces: \`defender lose 1, or retreat 1\`.`);
    return;
  }
  const [alternative] = readEffect(reader, entry, before.who, true);
  const isEnemy = entry.node.attributes.some(({ key, value }) => key === 'by' && value === 'enemy');
  effects.push({
    ...before,
    alternatives: [...before.alternatives, ...(alternative === undefined ? [] : [alternative])],
    chooser: isEnemy ? 'enemy' : before.chooser,
  });
}

/** Reads one effect: `defender lose 1`, `defender retreat`, `attacker exchange (…)`. */
function readEffect(
  reader: RulesetReader,
  entry: RulesetEntry,
  who: 'attacker' | 'defender',
  isAlternative: boolean,
): Effect[] {
  const [first = '', ...others] = entry.node.words;
  const word = readOneOf(reader, 'effect', first, EFFECT_WORDS, entry.nameSource);
  if (word === undefined) return [];
  const concerned = { who, alternatives: [], chooser: 'owner' } as const;
  const extra = isAlternative ? ALTERNATIVE : {};
  const isEach = word === 'lose' && others[0] === 'each';
  if (word !== 'state' && others.length > (isEach ? 1 : 0))
    reader.form(entry.nameSource, say`“${others.join(' ')}” is not part of the effect “${word}”. Remove it.`);
  switch (word) {
    case 'lose': {
      const { is } = readAttributes(reader, entry, { ...EFFECTS.lose.attributes, ...extra });
      if (is.lead && (isEach || is.first !== undefined))
        reader.form(entry.attribute('lead'), say`“lead” belongs to \`lose 1\`, without “each” and “first”.`);
      const steps = readAmount(reader, entry, true) ?? 1;
      return [
        isEach
          ? { ...concerned, does: 'lose each', steps }
          : {
              ...concerned,
              does: 'lose',
              steps,
              first: is.first ?? [],
              ...(is.lead && { isLeadFirst: true as const }),
            },
      ];
    }
    case 'retreat':
      readAttributes(reader, entry, extra);
      return [{ ...concerned, does: 'retreat', hexes: readAmount(reader, entry, false) }];
    case 'exchange': {
      const { is } = readAttributes(reader, entry, { ...EFFECTS.exchange.attributes, ...extra });
      refuseValues(reader, entry, 0);
      return [{ ...concerned, does: 'exchange', owe: is.owe, count: is.count, side: is.side, isHalf: is.half }];
    }
    case 'eliminate':
      readAttributes(reader, entry, extra);
      refuseValues(reader, entry, 0);
      return [{ ...concerned, does: 'eliminate' }];
    case 'state': {
      readAttributes(reader, entry, extra);
      refuseValues(reader, entry, 0);
      const state = others.join(' ');
      return reader.isWord(state, ['state'], entry.nameSource) ? [{ ...concerned, does: 'state', state }] : [];
    }
  }
}

/** Reads the number of an effect: steps or hexes. */
function readAmount(reader: RulesetReader, entry: RulesetEntry, isRequired: boolean): number | undefined {
  const [value] = entry.values;
  refuseValues(reader, entry, 1);
  if (value === undefined) {
    if (isRequired) askForSteps(reader, entry);
    return undefined;
  }
  const amount = Number(value.text);
  if (!value.isQuoted && Number.isInteger(amount) && 1 <= amount && amount <= 99) return amount;
  reader.form(value.source, say`Write a whole number from 1 to 99; here it is ${value.text}.`);
  return undefined;
}

function askForSteps(reader: RulesetReader, entry: RulesetEntry): void {
  const each = entry.node.words.at(-1) === 'each';
  const end = { ...entry.nameSource, start: entry.nameSource.end };
  reader.findings.error(
    'ask',
    entry.phraseSource,
    each
      ? say`How many steps does each unit lose? \`lose each 1\`.`
      : say`How many steps are lost? \`lose 1\`: in all, and the owner chooses; \`lose each 1\`: by each unit.`,
    {
      fixes: (each ? ['1'] : ['1', 'each 1']).map((steps) => ({
        title: `Write ${each ? 'lose each' : 'lose'} ${steps}`,
        edits: [{ source: end, text: ` ${steps}` }],
      })),
    },
  );
}

function refuseValues(reader: RulesetReader, { values, phrase }: RulesetEntry, most: number): void {
  for (const { text, source } of values.slice(most))
    reader.form(source, say`“${text}” is not part of the effect “${phrase}”. Remove it.`);
}
