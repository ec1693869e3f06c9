import type { Translate } from '../words/translate.js';
import type { ImportReport } from './report.js';
import { splitSequence } from './sequence.js';

/** A trait of a counter: its type with parameters, and its state. */
export interface Trait {
  readonly type: string;
  readonly state: string;
}

/** A counter: its traits, the outermost first, and its basic piece. */
export interface Piece {
  readonly traits: readonly Trait[];
  /** The picture of the basic piece; empty if the pictures are in a layer. */
  readonly image: string;
  readonly name: string;
  /** The number of the counter's slot in the palette; empty if it has none. */
  readonly gpid: string;
  /** The map on which the counter lies. The coordinates are a pixel of this map. */
  readonly map: string;
  readonly x: number;
  readonly y: number;
  /** The prototypes that the counter uses, directly or through other prototypes. */
  readonly prototypes: readonly string[];
}

/** Prototypes by name: the text of each definition. */
export type Prototypes = ReadonlyMap<string, string>;

/**
 * Maximum number of traits of a counter. It ends the expansion of prototypes that contain each other, which could yield
 * billions of traits.
 */
const MAX_TRAITS = 2000;

/** Splits the chain of nested traits into traits, the outermost first; the last one is the basic piece. */
function traitsOf(type: string, state: string): Trait[] {
  const traits: Trait[] = [];
  let [kind, said]: [string | undefined, string] = [type, state];
  while (kind !== undefined && traits.length < MAX_TRAITS) {
    const kinds: readonly string[] = isBasic(kind) ? [kind] : splitSequence(kind, '\t');
    const states = kinds.length > 1 ? splitSequence(said, '\t') : [said];
    traits.push({ type: kinds[0] ?? '', state: states[0] ?? '' });
    kind = kinds.at(1);
    said = states[1] ?? '';
  }
  return traits;
}

const isBasic = (type: string): boolean => type.startsWith('piece;');

interface PieceContext {
  readonly prototypes: Prototypes;
  readonly report: ImportReport;
  readonly t: Translate;
}

/**
 * Reads the command `+/ID/TYPE/STATE` that creates a counter. Prototypes are replaced by their traits.
 * Returns undefined for other commands and for stacks.
 */
export function readPiece(command: string, context: PieceContext): Piece | undefined {
  const [sign, , type, state = ''] = splitSequence(command, '/');
  if (sign !== '+' || type === undefined || !type.includes('piece;')) return undefined;
  const chain = traitsOf(type, state);
  const basic = chain.pop();
  if (!basic || !isBasic(basic.type)) return undefined;
  const prototypes: string[] = [];
  const [, , , image = '', name = ''] = splitSequence(basic.type, ';');
  const [map = '', x = '', y = '', gpid = ''] = splitSequence(basic.state, ';');
  const traits = expanded(chain, [], { ...context, name, used: prototypes });
  return { traits, image, name, gpid, map, x: Number(x), y: Number(y), prototypes };
}

interface Expansion extends PieceContext {
  readonly name: string;
  /** The list to which the names of the prototypes of the counter are added. */
  readonly used: string[];
}

function expanded(traits: readonly Trait[], within: readonly string[], expansion: Expansion): Trait[] {
  const { prototypes, report, t, name: counter, used } = expansion;
  const result: Trait[] = [];
  for (const trait of traits) {
    if (result.length > MAX_TRAITS || used.length > MAX_TRAITS) {
      report.add(t('A counter has more than {0} traits; the rest is ignored.', MAX_TRAITS), counter);
      break;
    }
    if (!trait.type.startsWith('prototype;')) {
      result.push(trait);
      continue;
    }
    const [, name = '', values = ''] = splitSequence(trait.type, ';');
    const text = prototypes.get(name);
    if (within.includes(name)) report.add(t('A prototype contains itself.'), name);
    else if (text === undefined)
      report.add(t('A counter uses a prototype that does not exist.'), `${counter}: ${name}`);
    else {
      used.push(name);
      const [, , type = '', state = ''] = splitSequence(substituted(text, values), '/');
      const chain = traitsOf(type, state).filter((each) => !isBasic(each.type));
      result.push(...expanded(chain, [...within, name], expansion));
    }
  }
  return result;
}

/** Replaces each parameter `$key$` in the text of a prototype by its value, which is given as `key=value`. */
function substituted(text: string, values: string): string {
  return splitSequence(values, ',').reduce((replaced, pair) => {
    const equals = pair.indexOf('=');
    return equals < 0 ? replaced : replaced.replaceAll(`$${pair.slice(0, equals)}$`, pair.slice(equals + 1));
  }, text);
}
