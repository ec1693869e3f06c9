import { UriUtils, type LangiumDocument } from 'langium';
import type { Fix } from '../../engine/model/finding.js';
import type { OrderModel } from '../../engine/model/orders.js';
import { say } from '../../engine/model/say.js';
import { rollSource } from '../../engine/play/dice.js';
import type { CompiledDocument } from '../compile/compiled-document.js';
import { removalFix } from '../compile/removal-fix.js';
import type { OpenedMore } from '../compile/seal-breaches.js';
import { Text } from '../compile/text.js';
import { partText } from '../sealing/seal-text.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import type { Check, ReportFinding } from './check.js';

/**
 * Reports what a file of sealed orders must not contain, because it is opened only after the seals: everything except
 * the orders of one side for one turn, dice, and imports of files that the game does not use.
 */
export const sealedFileMustContainOnlyOrders: Check = (compiled, report, { shared }) => {
  const { document, sealBreaches } = compiled;
  const imported = directImports(document, shared.workspace.ImportGraph);
  for (const breach of sealBreaches) {
    if (breach.kind === 'orders' || breach.kind === 'ruleset') continue;
    // A forbidden import is reported in the file that opens the sealed file, because what an import adds depends on
    // the files that are already open there. Everything else is reported in the sealed file itself.
    const { document: where } = breach.secret;
    if (breach.kind === 'import' ? imported.includes(where) : where === document)
      reportOpenedMore(compiled, breach, report);
  }
};

function reportOpenedMore(compiled: CompiledDocument, breach: OpenedMore, report: ReportFinding): void {
  const { context, root } = compiled;
  const { side, turn, document } = breach.secret;
  switch (breach.kind) {
    case 'statement':
      report({
        severity: 'error',
        code: 'sandtable/not-sealed-orders',
        message: say`This file is sealed and may contain only the orders of ${side} for ${partText(compiled, { turn })}, expectations and seals. Move this to the file of the game.`,
        source: context.text.source(breach.node),
        fixes: [removalFix(context.text, breach.node, 'Remove this statement')],
      });
      break;
    case 'dice':
      report({
        severity: 'error',
        code: 'sandtable/dice-in-sealed-orders',
        message: say`Sealed orders cannot contain dice: the dice come from the secrets of both sides.`,
        source: rollSource(breach.order),
        fixes: [withoutDice(breach.order, root.$cstNode?.root.fullText ?? '')],
      });
      break;
    case 'import':
      report({
        severity: 'error',
        code: 'sandtable/unsealed-import',
        message: say`The seal of ${side} does not cover ${UriUtils.basename(breach.imported.uri)}, which only the sealed file imports. Import it in the file of the game too, if both sides agree with it.`,
        source: new Text(document.uri.toString()).part(breach.statement, 'path'),
      });
  }
}

/** Reports a ruleset whose declaration has changed since a side sealed its orders. */
export const rulesetMustBeTheSealedOne: Check = ({ document, sealBreaches }, report) => {
  for (const breach of sealBreaches) {
    if (breach.kind !== 'ruleset' || breach.secret.document !== document) continue;
    const { secret, hash } = breach;
    report({
      severity: 'error',
      code: 'sandtable/ruleset-not-sealed',
      message:
        hash === undefined
          ? say`The ruleset is not the one for which ${secret.side} sealed these orders: no file declares it. Use the declaration that it had then.`
          : say`The ruleset is not the one for which ${secret.side} sealed these orders: its hash is ${hash}. Use the declaration that it had then.`,
      source: secret.rulesetSource,
    });
  }
};

/** Reports orders of a sealed turn that are not in the sealed file of their side. */
export const ordersMustBeInTheSealedFile: Check = (compiled, report, { shared }) => {
  const { document, sealBreaches } = compiled;
  const near = new Set([document, ...directImports(document, shared.workspace.ImportGraph)]);
  const reported = new Set<object>();
  for (const breach of sealBreaches) {
    if (breach.kind !== 'orders' || !near.has(breach.document) || reported.has(breach.orders)) continue;
    const { turn, side, source } = breach.orders;
    reported.add(breach.orders);
    report({
      severity: 'error',
      code: 'sandtable/orders-not-sealed',
      message: say`${side} gives its orders for ${partText(compiled, { turn })} sealed; these orders are in a file without their secret. Move them to the sealed file.`,
      source: { ...source, end: source.start + 'orders'.length },
      related: [{ source: breach.seal.source, message: say`The seal of these orders.` }],
    });
  }
};

const directImports = (document: LangiumDocument, graph: ImportGraph): LangiumDocument[] =>
  graph.imports(document).flatMap((statement) => graph.imported(document, statement) ?? []);

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
