import ts from 'typescript';
import type { Finding } from './finding.ts';

/**
 * Words with which a sentence refers to the sentence before it. In a list of failed tests there is no such sentence.
 */
const LEANING_START =
  /^(also|and|are|but|do|either|had|have|he|here|is|it|its|neither|no more|nobody|none|nor|not|or|others?|so|somebody|such|that|their|then|there|these|they|this|those|too|was|were|what|when|where|who|whoever|whom|whose|why)\b/i;

/**
 * Matches a label at the beginning of a title, which names a rule or the number of a test: `C68`, `AMB-42 [15.12.2]`,
 * `[4e, 9f]`, `RTL-43:`.
 */
const LABEL = /^(?:(?:[A-Z]+-?\d+|C\d+|\[[^\]]*\])[:,;]?\s+)+/;

/** Placeholders that a table fills in: `%s`, `$case`, `${name}`. */
const PLACEHOLDER = /%[sdifjo]|\$\{[^}]*\}|\$[\w.]+/g;

const MIN_WORDS = 3;

/**
 * Checks the titles of tests. Each title must be a sentence that is complete on its own. A title that consists only of
 * a placeholder is not checked.
 */
export function checkTestTitles(source: ts.SourceFile): readonly Finding[] {
  const findings: Finding[] = [];
  visit(source);
  return findings;

  function visit(node: ts.Node): void {
    const title = titleOf(node);
    const message = title && faultOf(title.getText(source).slice(1, -1));
    if (title && message !== undefined) {
      const line = source.getLineAndCharacterOfPosition(title.getStart(source)).line + 1;
      findings.push({ file: source.fileName, line, message });
    }
    ts.forEachChild(node, visit);
  }
}

/** Returns the title of a `test(…)`, `it(…)`, `test.each(…)(…)` or `test.prop(…)(…)`. */
function titleOf(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined;
  let callee: ts.Node = node.expression;
  if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'extend') return undefined; // This call defines a fixture.
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee) || ts.isTaggedTemplateExpression(callee))
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  const [title] = node.arguments;
  const isTest = ts.isIdentifier(callee) && (callee.text === 'test' || callee.text === 'it');
  return isTest && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title : undefined;
}

function faultOf(title: string): string | undefined {
  const sentence = title.replace(LABEL, '').replace(/\s*\[[^\]]*\]$/, '');
  const words = sentence.replace(PLACEHOLDER, '').match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];
  if (words.length === 0) return undefined;
  const start = LEANING_START.exec(sentence)?.[0];
  if (start !== undefined) return `the test title "${title}" begins with "${start}", so it does not stand alone`;
  const isFilled = PLACEHOLDER.test(sentence);
  PLACEHOLDER.lastIndex = 0;
  if (!isFilled && words.length < MIN_WORDS) return `the test title "${title}" is not a sentence`;
  return undefined;
}
