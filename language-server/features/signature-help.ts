import type { LangiumDocument } from 'langium';
import type { SignatureHelpProvider } from 'langium/lsp';
import type { MarkupContent, SignatureHelp, SignatureHelpOptions, SignatureHelpParams } from 'vscode-languageserver';
import type { VerbWord } from '../../engine/play/vocabulary.js';
import { type VerbPart, allPartsOf, formOf, formParts } from '../../engine/play/verb-form.js';
import { findWord } from '../compile/words.js';
import { rulesetScript } from '../rulesets/ruleset-script.js';
import type { SandtableServices } from '../services.js';
import { type Spot, spotAt } from './completion/context.js';
import { type PartialOrder, readPartialOrder } from './completion/partial-order.js';
import { ruleLinks } from '../text/markdown.js';

/**
 * Provides signature help for the order under the cursor: the form of its verb, and the part that comes next. For a
 * statement of a declared ruleset: its attributes, and the attribute at the cursor.
 */
export class SandtableSignatureHelp implements SignatureHelpProvider {
  readonly signatureHelpOptions: SignatureHelpOptions = {
    triggerCharacters: [' ', ',', '('],
    retriggerCharacters: [' ', ','],
  };

  constructor(private readonly services: SandtableServices) {}

  provideSignatureHelp(document: LangiumDocument, params: SignatureHelpParams): SignatureHelp | undefined {
    const spot = spotAt(this.services, document, document.textDocument.offsetAt(params.position));
    const analysis = this.services.compile.Analyser.analyse(document);
    const ruleset = analysis?.ruleset;
    if (spot?.rules.includes('RulesetDef')) return this.helpForStatement(document, spot);
    if (!spot || !ruleset || !spot.rules.includes('Order') || spot.isAtLineStart) return undefined;
    const order = readPartialOrder(analysis.map?.board, spot.tokens);
    const verb = order && findWord(ruleset.vocabulary.verbs, order.verb);
    if (!verb) return undefined;
    const parts = allPartsOf(verb);
    return {
      signatures: [
        {
          label: formOf(verb),
          documentation: this.services.shared.lsp.LanguageServer.markup(
            `${verb.text} ${ruleLinks(ruleset, verb.rules)}`,
          ),
          parameters: labelsOf(verb).map((label) => ({ label })),
        },
      ],
      activeSignature: 0,
      activeParameter: activePart(order, parts),
    };
  }

  /** Returns the form of a statement of a declared ruleset. Variants of published games have none. */
  private helpForStatement(document: LangiumDocument, spot: Spot): SignatureHelp | undefined {
    const declared = this.services.compile.Analyser.rulesets.declaredIn(document);
    const found = declared?.isVariant === false ? rulesetScript().rulesetSignature(spot) : undefined;
    if (!found) return undefined;
    const markup = (text: string): MarkupContent => this.services.shared.lsp.LanguageServer.markup(text);
    const { label, text, parameters, active } = found;
    return {
      signatures: [
        {
          label,
          documentation: markup(text),
          parameters: parameters.map((each) => ({ label: each.label, documentation: markup(each.text) })),
        },
      ],
      activeSignature: 0,
      activeParameter: active,
    };
  }
}

/**
 * Returns the range of each part in the form of a verb, without its preposition: `CELLS` and `UNITS` of `attack CELLS
 * with UNITS`.
 */
function labelsOf(verb: VerbWord): [number, number][] {
  const [word = '', ...texts] = formParts(verb);
  let start = word.length;
  return texts.map((text) => {
    const [named = text] = /[^ {}[\]]+(?=[ }\]]*$)/.exec(text) ?? [];
    const at = start + 1 + text.lastIndexOf(named);
    start += 1 + text.length;
    return [at, at + named.length];
  });
}

/**
 * Returns the index of the part at the cursor: the part after the last preposition or, without a preposition, the first
 * part.
 */
function activePart({ preposition }: PartialOrder, parts: readonly VerbPart[]): number {
  if (preposition === undefined) return 0;
  const part = parts.findIndex((each) => each.preposition === preposition);
  return part >= 0 ? part : parts.length;
}
