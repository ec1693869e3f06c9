import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folders that state rules or check set-ups. Nothing in them is part of the record of a game. */
const STATING_FOLDERS = ['rulebook', 'rulings', 'readings', 'vocabulary', 'check', 'position'];
/** The function that records an event. Its second argument is the rule of the event. */
const RECORDING_FUNCTION = 'emit';
/** The function that cites the rule of an event, a question or a roll. */
const CITING_FUNCTION = 'cite';
/** Properties of a question or a roll, next to the property `rule`. */
const MOMENT_PROPERTIES = ['question', 'prompt', 'purpose'];

/**
 * Returns the rules that the code of a ruleset cites for an event, a question or a roll, in the order of the rulebook.
 * Rules that the code cites only for a refusal, a finding or an explanation are not included: they may apply without a
 * trace in the record of a game.
 *
 * @param rules the rule numbers of the rulebook
 */
export function rulesInRecord(root: string, id: string, rules: readonly string[]): string[] {
  const home = path.join(root, 'engine/rulesets', id);
  const files = fs
    .readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !STATING_FOLDERS.includes(file.split(path.sep)[0]));
  const recorded = new Set(files.flatMap((file) => citedForRecord(fs.readFileSync(path.join(home, file), 'utf8'))));
  return rules.filter((rule) => recorded.has(rule));
}

/** Returns the texts that the source text of a module cites for an event, a question or a roll. */
export function citedForRecord(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = nameOfFunction(node.expression);
      if (name === RECORDING_FUNCTION) found.push(...valuesOf(node.arguments[1]));
      if (name === CITING_FUNCTION) found.push(...valuesOf(node.arguments[0]));
    } else if (ts.isObjectLiteralExpression(node) && MOMENT_PROPERTIES.some((name) => propertyOf(node, name)))
      found.push(...valuesOf(propertyOf(node, 'rule')));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest));
  return found;
}

function nameOfFunction(called: ts.Expression): string | undefined {
  if (ts.isIdentifier(called)) return called.text;
  return ts.isPropertyAccessExpression(called) ? called.name.text : undefined;
}

/** Returns the value of a property of an object literal; undefined if the literal does not have the property. */
function propertyOf({ properties }: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of properties)
    if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && property.name.text === name)
      return property.initializer;
  return undefined;
}

/** Returns the texts that an expression may have: the text of a string, or of both branches of a condition. */
function valuesOf(node: ts.Expression | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)] : [];
}
