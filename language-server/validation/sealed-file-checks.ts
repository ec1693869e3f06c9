import { UriUtils, type AstNode, type LangiumDocument } from 'langium';
import type { Fix } from '../../engine/model/finding.js';
import type { OrderModel, OrdersModel } from '../../engine/model/orders.js';
import { rollSource } from '../../engine/play/dice.js';
import type { CompiledDocument } from '../compile/compiled-document.js';
import { removalFix } from '../compile/removal-fix.js';
import { isSamePart, type SecretStatement } from '../compile/sealed-turns.js';
import { Text } from '../compile/text.js';
import { isDocument, isExpectBlock, isOrders, isSeal, isSecret } from '../generated/ast.js';
import { partText } from '../sealing/seal-text.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import type { Check } from './check.js';

/**
 * Reports what a file of sealed orders must not contain, because it is opened only after the seals: everything except
 * the orders of one side for one turn, dice, and imports of files that the game does not use.
 */
export const sealedFileMustContainOnlyOrders: Check = (compiled, report, { shared }) => {
  const { document, context, root, sealing } = compiled;
  if (sealing.secrets.length === 0) return;
  const own = sealing.secrets.find((each) => each.document === document);
  if (own) {
    for (const node of root.elements) {
      if (mayBeInSealedFile(node, compiled, own)) continue;
      report({
        severity: 'error',
        code: 'sandtable/not-sealed-orders',
        message: `This file is sealed and may contain only the orders of ${own.side} for ${partText(compiled, { turn: own.turn })}, expectations and seals. Move this to the file of the game.`,
        source: context.text.source(node),
        fixes: [removalFix(context.text, node, 'Remove this statement')],
      });
    }
    for (const order of ordersIn(compiled, document).flatMap(({ lines }) => allOrders(lines)))
      if (order.rolls.length > 0)
        report({
          severity: 'error',
          code: 'sandtable/dice-in-sealed-orders',
          message: 'Sealed orders cannot contain dice: the dice come from the secrets of both sides.',
          source: rollSource(order),
          fixes: [withoutDice(order, root.$cstNode?.root.fullText ?? '')],
        });
  }
  const graph = shared.workspace.ImportGraph;
  const allOpened = directlyOpened(compiled, graph);
  if (allOpened.length === 0) return;
  const known = gameWithoutSealedOrders(compiled, graph);
  for (const { document: opened, side } of allOpened) {
    for (const statement of graph.imports(opened)) {
      const imported = graph.imported(opened, statement);
      if (!imported || known.has(imported)) continue;
      report({
        severity: 'error',
        code: 'sandtable/unsealed-import',
        message: `The seal of ${side} does not cover ${UriUtils.basename(imported.uri)}, which only the sealed file imports. Import it in the file of the game too, if both sides agree with it.`,
        source: new Text(opened.uri.toString()).part(statement, 'path'),
      });
    }
  }
};

/** Reports orders of a sealed turn that are not in the sealed file of their side. */
export const ordersMustBeInTheSealedFile: Check = (compiled, report, { shared }) => {
  const { document, scenario, sealing } = compiled;
  if (sealing.seals.length === 0) return;
  const near = new Set([document, ...directImports(document, shared.workspace.ImportGraph)]);
  for (const { turn, side, source } of scenario?.orders ?? []) {
    const seal = sealing.seals.find(
      (each) => each.turn === turn && each.side === side && (each.part === undefined || each.part === side),
    );
    const where = compiled.closure.documents.find(({ uri }) => uri.toString() === source.file);
    if (!seal || !where || !near.has(where)) continue;
    if (sealing.secrets.some((secret) => secret.document === where && secret.turn === turn && secret.side === side))
      continue;
    report({
      severity: 'error',
      code: 'sandtable/orders-not-sealed',
      message: `${side} gives its orders for ${partText(compiled, { turn })} sealed; these orders are in a file without their secret. Move them to the sealed file.`,
      source: { ...source, end: source.start + 'orders'.length },
      related: [{ source: seal.source, message: 'The seal of these orders.' }],
    });
  }
};

/** Returns the fix that removes the dice of an order, with the parentheses if they contain nothing else. */
function withoutDice(order: OrderModel, text: string): Fix {
  const { file, start, end } = rollSource(order);
  const [before = ''] = /[ \t]*\($|,?[ \t]*$/.exec(text.slice(0, start)) ?? [];
  const [after = ''] = /^[ \t]*\)|^,?[ \t]*/.exec(text.slice(end)) ?? [];
  const isAlone = before.endsWith('(') && after.endsWith(')');
  const source = {
    file,
    start: isAlone || !before.endsWith('(') ? start - before.length : start,
    end: isAlone || before.endsWith('(') ? end + after.length : end,
  };
  return { title: 'Remove the dice', edits: [{ source, text: '' }] };
}

function mayBeInSealedFile(node: AstNode, compiled: CompiledDocument, own: SecretStatement): boolean {
  if (isExpectBlock(node) || isSeal(node)) return true;
  if (isSecret(node)) return compiled.sealing.secrets.every((each) => each.node !== node || isSamePart(each, own));
  const offset = node.$cstNode?.offset;
  // Orders that could not be compiled have an error of their own.
  const orders = ordersIn(compiled, own.document).find(({ source }) => source.start === offset);
  return isOrders(node) && (!orders || (orders.turn === own.turn && orders.side === own.side));
}

const ordersIn = ({ scenario }: CompiledDocument, { uri }: LangiumDocument): OrdersModel[] =>
  (scenario?.orders ?? []).filter(({ source }) => source.file === uri.toString());

const allOrders = (lines: readonly object[]): OrderModel[] =>
  lines
    .filter((line): line is OrderModel => 'verb' in line)
    .flatMap((order) => [order, ...order.answers.flatMap(({ orders }) => allOrders(orders))]);

const directImports = (document: LangiumDocument, graph: ImportGraph): LangiumDocument[] =>
  graph.imports(document).flatMap((statement) => graph.imported(document, statement) ?? []);

/** Returns the secrets of the files of sealed orders that a document imports directly. */
function directlyOpened({ document, sealing }: CompiledDocument, graph: ImportGraph): SecretStatement[] {
  const imports = directImports(document, graph);
  return sealing.secrets.filter((secret) => imports.includes(secret.document));
}

/** Returns the document and the files that it imports otherwise than through files of sealed orders. */
function gameWithoutSealedOrders({ document }: CompiledDocument, graph: ImportGraph): ReadonlySet<LangiumDocument> {
  const found = new Set([document]);
  for (const each of found)
    if (each === document || !containsSecret(each))
      for (const imported of directImports(each, graph)) found.add(imported);
  return found;
}

function containsSecret({ parseResult }: LangiumDocument): boolean {
  const root = parseResult.value;
  return isDocument(root) && root.elements.some(isSecret);
}
