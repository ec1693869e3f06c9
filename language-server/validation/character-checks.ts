import { groupBy } from '../../engine/board/group-by.js';
import type { Fix } from '../../engine/model/finding.js';
import { agree, counted, say } from '../../engine/model/say.js';
import { list } from '../../engine/model/words.js';
import { toPlainText, type Correction } from '../parser/plain-text.js';
import { describeCharacter, kindOfCharacter, type CharacterKind } from '../parser/typographic-characters.js';
import type { Check, ReportFinding } from './check.js';

/** Maximum number of further lines that a finding lists. */
const MAX_RELATED = 9;

/** The findings for the characters of each kind. */
const KINDS: Readonly<
  Record<
    CharacterKind,
    {
      readonly code: string;
      readonly severity: 'error' | 'warning';
      readonly message: (number: number, characters: string, corrections: readonly Replaced[]) => string;
      readonly title: string;
    }
  >
> = {
  typographic: {
    code: 'sandtable/typographic-characters',
    severity: 'error',
    message: (number, _, corrections) =>
      say`This file has ${counted(number, 'typographic character')}, as word processors and web pages write them. Write ${substitutions(corrections)}.`,
    title: 'Replace the typographic characters in this file',
  },
  invisible: {
    code: 'sandtable/invisible-characters',
    severity: 'error',
    message: (number, characters) =>
      say`This file has ${counted(number, 'invisible character')}: ${characters}. Remove ${agree(number, 'it', 'them')}.`,
    title: 'Remove the invisible characters from this file',
  },
  space: {
    code: 'sandtable/unusual-spaces',
    severity: 'warning',
    message: (number, characters) =>
      say`This file has ${counted(number, 'space')} of another kind than the ordinary one: ${characters}. ${agree(number, 'It is read as an ordinary space', 'They are read as ordinary spaces')}; other programs may treat them differently.`,
    title: 'Replace the unusual spaces in this file',
  },
};

/** A correction with the character that it replaces. */
interface Replaced extends Correction {
  readonly character: string;
}

/**
 * Reports characters outside of texts in quotes that are read as other characters: typographic quotes and dashes,
 * invisible characters, no-break spaces. All characters of a kind in a file are one finding, because they have one
 * cause, such as text copied from a word processor.
 */
export const charactersMustBePlain: Check = ({ document, context }, report) => {
  const text = document.parseResult.value.$cstNode?.root.fullText ?? '';
  const corrections = toPlainText(text).corrections.map((each): Replaced => ({
    ...each,
    character: text.slice(each.start, each.end),
  }));
  const byKind = groupBy(corrections, ({ character }) => kindOfCharacter(character));
  const lineOf = ({ start }: Correction): number => document.textDocument.positionAt(start).line;
  for (const [kind, ofKind] of byKind) reportKind(kind, groupBy(ofKind, lineOf), context.text.file, report);
};

function reportKind(
  kind: CharacterKind,
  byLine: ReadonlyMap<number, readonly Replaced[]>,
  file: string,
  report: ReportFinding,
): void {
  const { code, severity, message, title } = KINDS[kind];
  const [, ...others] = byLine.values();
  const corrections = [...byLine.values()].flat();
  const sourceOf = ({ start, end }: Correction): Fix['edits'][number]['source'] => ({ file, start, end });
  report({
    severity,
    code,
    message: message(corrections.length, listed(kind, corrections), corrections),
    source: sourceOf(corrections[0]),
    related: others.slice(0, MAX_RELATED).map((line) => ({
      source: sourceOf(line[0]),
      message: say`Here too: ${listed(kind, line)}.`,
    })),
    fixes: [
      {
        title,
        edits: corrections.map((correction) => ({ source: sourceOf(correction), text: correction.plain })),
      },
    ],
  });
}

/** Lists the characters that corrections replace, each character once. */
function listed(kind: CharacterKind, corrections: readonly Replaced[]): string {
  const characters = new Set(corrections.map(({ character }) => character));
  return list([...characters].map(kind === 'typographic' ? String : describeCharacter));
}

/** Returns what to write instead: `" instead of “ and ”; - instead of –`. */
function substitutions(corrections: readonly Replaced[]): string {
  const byPlain = new Map<string, Set<string>>();
  for (const { plain, character } of corrections) byPlain.set(plain, (byPlain.get(plain) ?? new Set()).add(character));
  return [...byPlain].map(([plain, characters]) => say`${plain} instead of ${list([...characters])}`).join('; ');
}
