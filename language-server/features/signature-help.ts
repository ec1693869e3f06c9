import type { LangiumDocument } from 'langium';
import type { SignatureHelpProvider } from 'langium/lsp';
import type { SignatureHelp, SignatureHelpOptions, SignatureHelpParams } from 'vscode-languageserver';
import { findWord } from '../compile/words.js';
import type { SandtableServices } from '../services.js';
import { spotAt } from './completion/context.js';
import type { OrderSoFar } from './completion/statement.js';
import { orderSoFar } from './completion/statement.js';
import { ruleLinks } from './markdown.js';

/** How the order under the cursor is written: the form of its verb, and which part comes next. */
export class SandtableSignatureHelp implements SignatureHelpProvider {
  readonly signatureHelpOptions: SignatureHelpOptions = {
    triggerCharacters: [' ', ','],
    retriggerCharacters: [' ', ','],
  };

  constructor(private readonly services: SandtableServices) {}

  provideSignatureHelp(document: LangiumDocument, params: SignatureHelpParams): SignatureHelp | undefined {
    const spot = spotAt(this.services, document, document.textDocument.offsetAt(params.position));
    const analysis = this.services.compile.Analyser.analyse(document);
    const ruleset = analysis?.ruleset;
    if (!spot || !ruleset || !spot.rules.includes('Order') || spot.fresh) return undefined;
    const order = orderSoFar(analysis.map?.board, spot.tokens);
    const verb = order && findWord(ruleset.vocabulary.verbs, order.verb);
    if (!verb) return undefined;
    const parameters = partsOf(verb.form);
    return {
      signatures: [
        {
          label: verb.form,
          documentation: { kind: 'markdown', value: `${verb.text} ${ruleLinks(ruleset, verb.rules)}` },
          parameters: parameters.map(({ start, end }) => ({ label: [start, end] })),
        },
      ],
      activeSignature: 0,
      activeParameter: activePart(order, verb.form, parameters),
    };
  }
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/** The words in capitals of `attack CELLS with UNITS`. */
function partsOf(form: string): Part[] {
  return [...form.matchAll(/\p{Lu}{2,}/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The part behind the preposition under the cursor; without one the first. */
function activePart({ preposition }: OrderSoFar, form: string, parts: readonly Part[]): number {
  if (preposition === undefined) return 0;
  const at = form.search(new RegExp(`\\b${preposition}\\b`));
  const part = parts.findIndex(({ start }) => start > at);
  return at >= 0 && part >= 0 ? part : parts.length;
}
