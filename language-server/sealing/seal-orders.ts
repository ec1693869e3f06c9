import { t } from '@vscode/l10n';
import type { Fix } from '../../engine/model/finding.js';
import { quoted } from '../../engine/model/names.js';
import type { SealResult } from '../../protocol/sealing.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import type { CompiledDocument } from '../compile/compiled-document.js';
import type { SealedPart, SecretStatement } from '../compile/sealed-turns.js';
import { isOrders } from '../generated/ast.js';
import { placeOf } from '../syntax/written-value.js';
import { randomSecret, sealOf } from './seal-hash.js';
import { secretStatement, sealStatement } from './seal-text.js';

/** A file of orders with its secret, and the seal of the file. */
export interface SealedOrders {
  readonly part: SealedPart;
  /** The edits that write the secret into the file. Empty if the file has one. */
  readonly edits: Fix['edits'];
  /** The text of the file with its secret. */
  readonly text: string;
  /** The seal of this text, as a statement for the file of the game. */
  readonly seal: string;
}

/**
 * Writes a secret into a file of orders, if it has none, and returns the seal of the file, or why it cannot be sealed.
 */
export function sealOrders(
  compiled: CompiledDocument,
  hasErrors: boolean,
): SealedOrders | { readonly refused: string } {
  if (hasErrors) return { refused: t('The file has errors. They cannot be corrected after it is sealed.') };
  const { document, root, context, sealing } = compiled;
  const text = root.$cstNode?.root.fullText ?? '';
  const rulesetText = compiled.rulesetText();
  const rules = rulesetText === undefined ? '' : ` ruleset ${quoted(sealOf(rulesetText))}`;
  const secret = sealing.secrets.find((each) => each.document === document);
  if (secret) {
    return sealed(compiled, secret, completeSecret(compiled, secret, rules), text);
  }
  const own =
    compiled.scenario?.orders.filter(({ source, turn }) => source.file === context.text.file && turn > 0) ?? [];
  const [first] = own;
  if (own.length === 0) return { refused: t('The file contains no orders of a side for a turn.') };
  if (own.some(({ turn, side }) => turn !== first.turn || side !== first.side))
    return {
      refused: t(
        'The file contains the orders of several turns or sides. Write the orders to seal in a separate file.',
      ),
    };
  const node = root.elements.find(isOrders);
  const start = node?.$cstNode?.offset ?? 0;
  const part = { turn: first.turn, side: first.side };
  const statement = `${secretStatement(compiled, part, randomSecret())}${rules}\n\n`;
  return sealed(compiled, part, [{ source: { file: context.text.file, start, end: start }, text: statement }], text);
}

/**
 * Returns the edits that give a secret its text and the hash of the ruleset, where they are missing.
 * @param rules the hash with its keyword; empty for a published game
 */
function completeSecret({ context }: CompiledDocument, secret: SecretStatement, rules: string): Fix['edits'] {
  const { end } = context.text.source(secret.node);
  const hash = secret.rulesetHash === undefined ? rules : '';
  if (secret.text !== undefined && hash === '') return [];
  const text = secret.text === undefined ? ` ${quoted(randomSecret())}` : '';
  return [{ source: { file: context.text.file, start: end, end }, text: `${text}${hash}` }];
}

/** Answers the request for the seal of a file. */
export function answerSeal({ compiled, findings }: DocumentAnalysis): SealResult {
  const result = sealOrders(
    compiled,
    findings.some(({ severity }) => severity === 'error'),
  );
  if ('refused' in result) return result;
  return { edits: result.edits.map(({ source, text }) => ({ place: placeOf(source), text })), seal: result.seal };
}

function sealed(
  compiled: CompiledDocument,
  { turn, part, side }: SealedPart,
  edits: Fix['edits'],
  before: string,
): SealedOrders {
  const text = edits.reduce(
    (edited, { source: { start, end }, text: by }) => edited.slice(0, start) + by + edited.slice(end),
    before,
  );
  const of = { turn, ...(part !== undefined && { part }), side };
  return { part: of, edits, text, seal: sealStatement(compiled, of, sealOf(text)) };
}
