import ts from 'typescript';
import type { Finding } from './finding.ts';

/** Names that say nothing on their own: participles, adverbs and questions whose subject the reader must guess. */
const VAGUE_NAMES = new Set(
  'anew asked away begun besides came comes goesOn gone heard held here isWanted kept meant seen so sought stands taken tell telling tells there told untold wished'.split(
    ' ',
  ),
);

/** Words that require a unit in the name of a numeric constant, and the units that may follow them. */
const NEEDS_UNIT: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /(^|_)(AGE|DEBOUNCE|DELAY|DURATION|GRACE|INTERVAL|PATIENCE|PAUSE|TIMEOUT|WAIT)(_|$)/,
    /_(MS|SECONDS|MINUTES)$/,
    '_MS or _SECONDS',
  ],
  [/(^|_)(BYTES?|MEMORY)(_|$)/, /(^|_)(BYTES|KB|KIB|MB|MIB)$/, '_BYTES, _KB or _MB'],
];

/**
 * Names that numeric constants may not have, because they give neither subject nor unit. Codes of a game (`RIVER`,
 * `SOVIET`, `REMOVED`) are single words too, but are allowed.
 */
const VAGUE_CONSTANTS = new Set(
  (
    'ALLOWANCE ANEW ANSWERS APART AROUND BEFORE BIN BREATH BROAD BUNDLE CLOSEST COLUMNS COST COUNTER CROWD DIE EDGE ENDLESS EVERYBODY FAR FEW FEWEST ' +
    'FINDINGS FINE FOOT GAMES GAP GRACE HALT HEIGHT HIGH INDENT KEPT KEYS LARGEST LATER LEAN LEAST LETTERS LEVEL LONELY LONG LONGEST LOOK LOOKS LOTS LOW ' +
    'MANY MARGIN MEASURE MIDDLE MOMENTS MORE MOST NEAR NEVER NOBODY NUMBER OFFERED OVERLAP PANS PATIENCE PAUSE PICKS PIECES PORTION QUICK RANGE ROLLS ROOM ROUNDS ROW ROWS RUNS ' +
    'SAME SELDOM SHADES SHORT SHOWN SHOWS SIGNS SIZE SMALLEST SOUGHT STEP STOPS STREAM STRENGTH SUGGESTIONS SWATCH TOGETHER TOLD TOP TRIED TRIES TURNS ' +
    'UNITS USED WAYS WHOLE WIDE WIDTH ZOOMS'
  ).split(' '),
);

/**
 * Checks the names that a file declares. A name must identify its subject, and the name of a numeric constant must give
 * subject and unit (`POLL_INTERVAL_MS`, `MAX_WORKER_CRASHES_PER_JOB`).
 */
export function checkIdentifiers(source: ts.SourceFile): readonly Finding[] {
  const findings: Finding[] = [];
  visit(source);
  return findings;

  function visit(node: ts.Node): void {
    const name = declaredName(node);
    if (name) {
      const message = faultOf(name.text, node);
      const line = source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1;
      if (message !== undefined) findings.push({ file: source.fileName, line, message });
    }
    ts.forEachChild(node, visit);
  }
}

function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassElement(node) ||
    ts.isTypeElement(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node);
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name : undefined;
}

function faultOf(name: string, node: ts.Node): string | undefined {
  if (VAGUE_NAMES.has(name)) return `"${name}" does not say what it names`;
  if (!/^[A-Z][A-Z\d_]*$/.test(name) || !ts.isVariableDeclaration(node) || !isNumeric(node.initializer))
    return undefined;
  if (VAGUE_CONSTANTS.has(name)) return `the constant ${name} does not say its subject and unit`;
  const missing = NEEDS_UNIT.find(([word, unit]) => word.test(name) && !unit.test(name));
  return missing && `the constant ${name} does not say its unit: end it with ${missing[2]}`;
}

/** Returns whether an expression consists of literal numbers: `500`, `-1`, `36 + 40`. */
function isNumeric(expression: ts.Expression | undefined): boolean {
  if (!expression) return false;
  if (ts.isNumericLiteral(expression)) return true;
  if (ts.isPrefixUnaryExpression(expression)) return isNumeric(expression.operand);
  return ts.isBinaryExpression(expression) && isNumeric(expression.left) && isNumeric(expression.right);
}
