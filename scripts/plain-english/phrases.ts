import ts from 'typescript';
import type { Finding } from './finding.ts';

/**
 * Phrases that a reader has to read twice, and their replacements. Single words are in `cspell.config.yaml`
 * (`flagWords`).
 */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bpass(?:ed|es|ing)? over\b/i, 'skipped, ignored'],
  [/\b(?:come|comes|came) to be\b/i, 'is created, becomes'],
  [/\bis had\b/i, 'is available'],
  [/\b(?:none|one|some|two) of (?:ours|yours|theirs)\b/i, 'the name of the owner'],
  [/\b(?:take|takes|took|taken|taking) leave\b/i, 'disconnect'],
  [/\bas it came out\b/i, 'the actual result'],
  [/\b(?:be it|if need be)\b/i, 'or, also'],
  [/\bthose (?:told|asked|meant)\b/i, 'the noun'],
  [/\bunless (?:told|asked|said)\b/i, 'by default'],
  [/\bheld to be\b/i, 'counts as'],
  [/\bso (?:many|often|long)\b(?! (?:as|that)\b)/i, 'the number, the time'],
];

/** The word `nobody`, except as the keyword of the language in quotes or marked as code. */
const NOBODY = /(?<![`'"“=-] ?)\bnobody\b(?![`'"”-])/i;

/** Phrases that are forbidden in comments, but allowed in headings that a reader sees: `Who may attack`. */
const PHRASES_OF_COMMENTS: typeof PHRASES = [
  ...PHRASES,
  [NOBODY, 'no player, no unit, neither side'],
  [/(?:^|[.:;!?] )Who\b(?!.*\?)/, 'the caller, the player, the unit'],
];

/**
 * Beginnings of doc comments that ask a question instead of defining their subject: `What is counted`, `How far it
 * goes`.
 */
const QUESTIONS: typeof PHRASES = [
  [/^(?:How|What|Where|Which|Who|Whose|Why)\b(?!.*\?)/, 'a noun or a verb in the third person'],
];

/** Checks the comments and texts of a TypeScript file. */
export function checkCode(source: ts.SourceFile): readonly Finding[] {
  const { text, fileName: file } = source;
  const findings: Finding[] = [];
  const seen = new Set<number>();
  visit(source);
  return findings;

  function visit(node: ts.Node): void {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) checkComment(range);
    if (node.kind === ts.SyntaxKind.EndOfFileToken) return;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && !ts.isImportDeclaration(node.parent)) check(node.text, node.getStart(source), PHRASES);
    node.forEachChild(visit);
  }

  function checkComment({ pos, end }: ts.TextRange): void {
    if (seen.has(pos)) return;
    seen.add(pos);
    const comment = text
      .slice(pos, end)
      .replace(/^\/\*\*?|\*\/$|^\/\/|^[ \t]*\*/gm, '')
      .trim()
      .replace(/\s+/g, ' ');
    check(comment, pos, PHRASES_OF_COMMENTS);
    if (text.startsWith('/**', pos) && !file.startsWith('tests/')) check(comment, pos, QUESTIONS);
  }

  function check(sentence: string, offset: number, phrases: typeof PHRASES): void {
    const line = source.getLineAndCharacterOfPosition(offset).line + 1;
    for (const message of faultsOf(sentence, phrases)) findings.push({ file, line, message });
  }
}

/** Checks a page of documentation line by line. Skips blocks of code. */
export function checkProse(file: string, text: string): readonly Finding[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    return isCode ? [] : faultsOf(line, PHRASES).map((message) => ({ file, line: index + 1, message }));
  });
}

function faultsOf(sentence: string, phrases: typeof PHRASES): readonly string[] {
  return phrases.flatMap(([phrase, instead]) => {
    const found = phrase.exec(sentence)?.[0].trim();
    return found === undefined ? [] : [`"${found}" is not plain; write: ${instead}`];
  });
}
