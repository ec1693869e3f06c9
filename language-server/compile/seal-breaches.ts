import type { AstNode, LangiumDocument } from 'langium';
import type { AwaitedOrders } from '../../engine/model/sealed-turn.js';
import type { OrderModel, OrdersModel } from '../../engine/model/orders.js';
import type { Document, Import } from '../generated/ast.js';
import { isDocument, isExpectBlock, isOrders, isSeal, isSecret } from '../generated/ast.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import { sealOf } from '../sealing/seal-hash.js';
import { isSamePart, type SealStatement, type SealedPart, type SecretStatement, type Sealing } from './sealed-turns.js';

/**
 * Something that a side brings into the game although its seal does not cover it. The sealed turn is then not played.
 */
export type SealBreach = UnsealedOrders | OpenedMore | OtherRuleset;

/** Orders of a sealed turn that are not in the sealed file of their side. */
export interface UnsealedOrders {
  readonly kind: 'orders';
  readonly seal: SealStatement;
  readonly orders: OrdersModel;
  readonly document: LangiumDocument;
}

/** A statement, dice or an import that a sealed file must not contain. */
export type OpenedMore = { readonly secret: SecretStatement } & (
  | { readonly kind: 'statement'; readonly node: AstNode }
  | { readonly kind: 'dice'; readonly order: OrderModel }
  | { readonly kind: 'import'; readonly statement: Import; readonly imported: LangiumDocument }
);

/** A ruleset whose declaration has changed since a side sealed its orders. */
export interface OtherRuleset {
  readonly kind: 'ruleset';
  readonly secret: SecretStatement;
  /** The present hash of the declaration; undefined if no file declares the ruleset. */
  readonly hash: string | undefined;
}

/** The document, its imports and their orders. */
interface Game {
  readonly documents: readonly LangiumDocument[];
  readonly orders: readonly OrdersModel[];
  readonly imports: Pick<ImportGraph, 'imports' | 'imported'>;
  /** The text that declares the ruleset; undefined for a published game. */
  readonly rulesetText: () => string | undefined;
}

/** Finds everything that files bring into the sealed turns although no seal covers it. */
export function findSealBreaches(sealing: Sealing, game: Game): SealBreach[] {
  if (sealing.seals.length === 0 && sealing.secrets.length === 0) return [];
  return [...unsealedOrders(sealing, game), ...openedMore(sealing, game), ...otherRulesets(sealing, game)];
}

/**
 * Returns the reason why a sealed turn is not played yet although the file of a side matches its seal; undefined if
 * there is no such reason.
 */
export function whyNotCovered(breaches: readonly SealBreach[], part: SealedPart): AwaitedOrders['why'] | undefined {
  if (breaches.some((breach) => breach.kind === 'orders' && isSamePart(breach.seal, part))) return 'orders elsewhere';
  const ofSecret = breaches.filter(
    (breach): breach is Exclude<SealBreach, UnsealedOrders> =>
      breach.kind !== 'orders' && isSamePart(breach.secret, part),
  );
  if (ofSecret.some(({ kind }) => kind === 'ruleset')) return 'other ruleset';
  return ofSecret.length > 0 ? 'more than orders' : undefined;
}

function otherRulesets({ secrets }: Sealing, { rulesetText }: Game): OtherRuleset[] {
  const sealed = secrets.filter(({ rulesetHash }) => rulesetHash !== undefined);
  const text = sealed.length > 0 ? rulesetText() : undefined;
  const hash = text === undefined ? undefined : sealOf(text);
  return sealed.filter(({ rulesetHash }) => rulesetHash !== hash).map((secret) => ({ kind: 'ruleset', secret, hash }));
}

function unsealedOrders({ seals, secrets }: Sealing, { documents, orders: all }: Game): UnsealedOrders[] {
  return all.flatMap((orders): UnsealedOrders[] => {
    const { turn, side, source } = orders;
    const document = documents.find(({ uri }) => uri.toString() === source.file);
    const isInSealedFile = secrets.some(
      (secret) => secret.document === document && secret.turn === turn && secret.side === side,
    );
    if (!document || isInSealedFile) return [];
    return seals
      .filter((seal) => seal.turn === turn && seal.side === side && (seal.part === undefined || seal.part === side))
      .map((seal) => ({ kind: 'orders', seal, orders, document }));
  });
}

function openedMore(sealing: Sealing, game: Game): OpenedMore[] {
  const { imports, documents } = game;
  const secrets = documents.flatMap((document) => sealing.secrets.find((each) => each.document === document) ?? []);
  const known = gameWithoutSealedFiles(game);
  return secrets.flatMap((secret): OpenedMore[] => {
    const { document } = secret;
    const inFile = ordersIn(game, document);
    const statements = rootOf(document)?.elements.filter((node) => !mayBeInSealedFile(node, sealing, secret, inFile));
    const withDice = inFile.flatMap(({ lines }) => allOrders(lines)).filter(({ rolls }) => rolls.length > 0);
    const imported = imports.imports(document).flatMap((statement) => {
      const target = imports.imported(document, statement);
      return target && !known.has(target) ? [{ statement, imported: target }] : [];
    });
    return [
      ...(statements ?? []).map((node) => ({ kind: 'statement', secret, node }) as const),
      ...withDice.map((order) => ({ kind: 'dice', secret, order }) as const),
      ...imported.map((each) => ({ kind: 'import', secret, ...each }) as const),
    ];
  });
}

function mayBeInSealedFile(
  node: AstNode,
  { secrets }: Sealing,
  own: SecretStatement,
  inFile: readonly OrdersModel[],
): boolean {
  if (isExpectBlock(node) || isSeal(node)) return true;
  if (isSecret(node)) return secrets.every((each) => each.node !== node || isSamePart(each, own));
  // Orders that could not be compiled have an error of their own.
  const orders = inFile.find(({ source }) => source.start === node.$cstNode?.offset);
  return isOrders(node) && (!orders || (orders.turn === own.turn && orders.side === own.side));
}

const ordersIn = ({ orders }: Game, { uri }: LangiumDocument): OrdersModel[] =>
  orders.filter(({ source }) => source.file === uri.toString());

const allOrders = (lines: readonly object[]): OrderModel[] =>
  lines
    .filter((line): line is OrderModel => 'verb' in line)
    .flatMap((order) => [order, ...order.answers.flatMap(({ orders }) => allOrders(orders))]);

/**
 * Returns the document and its direct and indirect imports. Files that are imported only by files of sealed orders are
 * left out.
 */
function gameWithoutSealedFiles({ documents: [own], imports }: Game): ReadonlySet<LangiumDocument> {
  const found = new Set([own]);
  for (const each of found) {
    if (each !== own && rootOf(each)?.elements.some(isSecret)) continue;
    for (const statement of imports.imports(each)) {
      const imported = imports.imported(each, statement);
      if (imported) found.add(imported);
    }
  }
  return found;
}

function rootOf({ parseResult }: LangiumDocument): Document | undefined {
  return isDocument(parseResult.value) ? parseResult.value : undefined;
}
