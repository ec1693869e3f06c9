import { groupBy } from '../../engine/board/group-by.js';
import { placeName, quoted, unitName } from '../../engine/model/names.js';
import type { Vocabulary } from '../../engine/play/vocabulary.js';
import type { Counter } from './counter.js';
import type { Unit } from './units.js';
import type { WriteContext } from './write-context.js';

interface ForcesContext extends WriteContext {
  /** Returns the path of the picture of a unit that the language can show; undefined if there is none. */
  readonly pictureOf: (counter: Counter) => string | undefined;
}

/** Returns whether a unit can be declared: its side and its kind are known. */
export const isDeclared = ({ counter: { side, kind } }: Unit): boolean => side !== undefined && kind !== undefined;

/**
 * Writes the units of all sides. A unit of unknown kind becomes a comment that an author completes. If the module gives
 * no faces for a unit, none are written, and the checks report that they are missing.
 */
export function forcesText(units: readonly Unit[], origin: string, context: ForcesContext): string {
  const { opening, t } = context;
  const sides = groupBy(
    units.filter(({ counter }) => counter.side !== undefined),
    ({ counter }) => counter.side ?? '',
  );
  const blocks = [...sides].map(([side, own]) =>
    [
      `side ${placeName(side)} {`,
      `  source ${quoted(t('Imported from {0}.', origin))}`,
      ...membersText(own, context).map((line) => `  ${line}`),
      '}',
    ].join('\n'),
  );
  const lost = units.filter(({ counter }) => counter.side === undefined);
  const comments = lost.map(({ name }) => `// ${t('Side unknown: {0}', plainText(name))}`);
  return `${[opening, ...blocks, ...(comments.length > 0 ? [comments.join('\n')] : [])].join('\n\n')}\n`;
}

/** Returns the lines that declare units. The units of a formation are in the braces of the formation. */
function membersText(units: readonly Unit[], context: ForcesContext): string[] {
  const formations = groupBy(units, ({ counter }) => {
    const formation = formationOf(counter, context.vocabulary);
    return formation ? `${formation.kind} ${unitName(formation.name)}` : '';
  });
  return [...formations].flatMap(([formation, members]) => {
    const lines = members.map((unit) => unitText(unit, formation === '', context));
    return formation === '' ? lines : [`${formation} {`, ...lines.map((line) => `  ${line}`), '}'];
  });
}

/** Returns the formation of a counter, if the game has formations of its kind. */
function formationOf({ group, formation }: Counter, { formations }: Vocabulary): Counter['group'] {
  if (group) return group;
  const kind = formations.find(({ word }) => formation?.toLowerCase().includes(word))?.word;
  return kind === undefined || formation === undefined ? undefined : { kind, name: formation };
}

function unitText({ name, counter }: Unit, isAlone: boolean, { vocabulary, t, pictureOf }: ForcesContext): string {
  const { kind, formation } = counter;
  const forms = vocabulary.unitKinds.find(({ word }) => word === kind)?.faces;
  // Faces with another number of values than the game prints on its counters are left out. They belong to another game.
  const faces = counter.faces.filter((face) => !forms || forms.some((form) => form.length === face.split('-').length));
  const notes = isAlone && formation !== undefined ? [t('of {0}', plainText(formation))] : [];
  if (kind === undefined) return `// ${[t('Kind unknown: {0}', unitName(name)), ...faces, ...notes].join(' ')}`;
  const picture = pictureOf(counter);
  const text = [
    kind,
    unitName(name),
    ...(faces.length > 0 ? [faces.join(' | ')] : []),
    ...(picture === undefined ? [] : [`(picture ${quoted(picture)})`]),
  ].join(' ');
  return notes.length === 0 ? text : `${text} // ${notes.join(' ')}`;
}

/** Returns a text without line breaks, so that it fits in a comment of one line. */
const plainText = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ');
