import type { LangiumDocument } from 'langium';
import type { AwaitedOrders, SealedTurn } from '../../engine/model/sealed-turn.js';
import type { Source } from '../../engine/model/source.js';
import type { Document, Seal, Secret } from '../generated/ast.js';
import { isSeal, isSecret } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { sealOf, seedFrom } from '../sealing/seal-hash.js';
import type { CompileContext } from './compile-context.js';
import { readTurn, type Span } from './turns.js';

/** The turn, or one side's part of it, and the side to which a seal or a secret belongs. */
export interface SealedPart {
  readonly turn: number;
  readonly part?: string;
  readonly side: string;
}

/** The seal of a side's orders: `sealed turn 3 by German "sha256-…"`. */
export interface SealStatement extends SealedPart {
  readonly node: Lenient<Seal>;
  readonly document: LangiumDocument;
  readonly hash: string | undefined;
  readonly source: Source;
  readonly hashSource: Source;
}

/** The secret in a file of sealed orders: `secret turn 3 by German "…"`. */
export interface SecretStatement extends SealedPart {
  readonly node: Lenient<Secret>;
  readonly document: LangiumDocument;
  readonly text: string | undefined;
  /**
   * The seal that the present text of the file has. It differs from the seal that was written in advance if the file
   * was changed.
   */
  readonly seal: string;
  /** The hash that the declaration of the ruleset had when the orders were sealed; undefined if none is written. */
  readonly rulesetHash: string | undefined;
  readonly source: Source;
  readonly textSource: Source;
  readonly rulesetSource: Source;
}

/** The seals and secrets of a document and its imports. */
export interface Sealing {
  readonly seals: readonly SealStatement[];
  readonly secrets: readonly SecretStatement[];
}

interface SealedFile {
  readonly document: LangiumDocument;
  readonly root: Document;
  readonly context: CompileContext;
}

/** Compiles the seals and secrets of files. Statements with an unknown side or turn are left out. */
export function compileSealing(files: readonly SealedFile[], span: (context: CompileContext) => Span): Sealing {
  const seals = files.flatMap(({ document, root, context }) =>
    root.elements.filter(isSeal).flatMap((node: Lenient<Seal>): SealStatement[] => {
      const part = partOf(context, node, span);
      const { text } = context;
      return part
        ? [{ ...part, node, document, hash: node.hash, source: text.source(node), hashSource: text.part(node, 'hash') }]
        : [];
    }),
  );
  const secrets = files.flatMap(({ document, root, context }) =>
    root.elements.filter(isSecret).flatMap((node: Lenient<Secret>): SecretStatement[] => {
      const part = partOf(context, node, span);
      const { text } = context;
      const seal = sealOf(root.$cstNode?.root.fullText ?? '');
      return part
        ? [
            {
              ...part,
              node,
              document,
              text: node.text,
              seal,
              rulesetHash: node.rulesetHash,
              source: text.source(node),
              textSource: text.part(node, 'text'),
              rulesetSource: text.part(node, 'rulesetHash'),
            },
          ]
        : [];
    }),
  );
  return { seals, secrets };
}

function partOf(
  context: CompileContext,
  node: Lenient<Seal | Secret>,
  span: (context: CompileContext) => Span,
): SealedPart | undefined {
  const turn = readTurn(context, node, span(context));
  const side = node.side?.ref?.name;
  const part = node.part?.ref?.name;
  if (turn === 0 || side === undefined || (node.part && part === undefined)) return undefined;
  return { turn, ...(part !== undefined && { part }), side };
}

/** Returns whether two statements are about the same orders. */
export const isSamePart = (one: SealedPart, other: SealedPart): boolean =>
  one.turn === other.turn && one.part === other.part && one.side === other.side;

/**
 * Returns the reason why sealed orders are not played yet although their file matches the seal; undefined if there is
 * no such reason.
 */
type WhyNotCovered = (part: SealedPart) => AwaitedOrders['why'] | undefined;

/**
 * Returns the sealed turns. A turn for which at least one side has sealed its orders is not played before the orders of
 * all sides are open.
 */
export function sealedTurnsOf(sealing: Sealing, whyNotCovered: WhyNotCovered, sides: readonly string[]): SealedTurn[] {
  const first = sealing.seals.filter(
    (seal, index) => sealing.seals.findIndex(({ turn, part }) => turn === seal.turn && part === seal.part) === index,
  );
  const turns = first.map(({ turn, part, source }): SealedTurn => {
    const opened = new Map<string, string>();
    const waitsFor: AwaitedOrders[] = [];
    for (const side of sides) {
      const found = openedOrAwaited(sealing, whyNotCovered, { turn, ...(part !== undefined && { part }), side });
      if ('secret' in found) opened.set(side, found.secret);
      else waitsFor.push(found);
    }
    return {
      turn,
      ...(part !== undefined && { part }),
      ...(waitsFor.length === 0 && { seed: seedFrom({ turn, ...(part !== undefined && { part }) }, opened) }),
      waitsFor,
      source,
    };
  });
  // Sort by turn. In the same turn, a seal for the whole turn comes before seals for one side's part of it.
  return turns.toSorted(
    (one, other) => one.turn - other.turn || Number(one.part !== undefined) - Number(other.part !== undefined),
  );
}

function openedOrAwaited(
  { seals, secrets }: Sealing,
  whyNotCovered: WhyNotCovered,
  part: SealedPart,
): AwaitedOrders | { readonly secret: string } {
  const hash = seals.find((seal) => isSamePart(seal, part))?.hash;
  const opened = secrets.filter((secret) => isSamePart(secret, part));
  const { side } = part;
  if (hash === undefined) return { side, why: 'not sealed' };
  if (opened.length === 0) return { side, why: 'sealed' };
  // A second file with a secret would add orders that the seal does not cover.
  const isSealedFile = opened.length === 1 && opened[0].seal === hash;
  const why = isSealedFile ? whyNotCovered(part) : 'not the sealed file';
  return why === undefined ? { secret: opened[0].text ?? '' } : { side, why };
}
