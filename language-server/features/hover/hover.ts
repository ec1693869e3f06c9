import { say } from '../../../engine/model/say.js';
import type { LangiumDocument } from 'langium';
import type { HoverProvider } from 'langium/lsp';
import type { CancellationToken, Hover, HoverParams } from 'vscode-languageserver';
import { NOWHERE } from '../../../engine/board/board.js';
import type { Source } from '../../../engine/model/source.js';
import type { AttributeWord } from '../../../engine/play/vocabulary.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Analyser } from '../../analysis/analyser.js';
import type { Analysis } from '../../analysis/analysis.js';
import { isRulesetStatement } from '../../generated/ast.js';
import { rulesetScript } from '../../rulesets/ruleset-script.js';
import type { SandtableServices } from '../../services.js';
import { findCitedRule } from '../../rules/cited-rule.js';
import { contains, orderAt } from '../../play/lookup.js';
import { ledgerLine, paragraphs } from '../../text/markdown.js';
import { gameFor } from '../../play/game-at.js';
import { type Subject, subjectAt } from '../../syntax/subject.js';
import { namedBy } from '../attribute-references.js';
import { cellOfSymbol } from '../../syntax/map-symbols.js';
import { hoverArea, hoverCell, hoverCells, hoverMap, hoverPlace } from './cells.js';
import { hoverDice } from './dice.js';
import { hoverDraw, hoverScenario, hoverSide } from './declarations.js';
import { hoverKeyword } from './keywords.js';
import { hoverNumberOnCounter } from './numbers.js';
import { hoverOrder } from './orders.js';
import { hoverGroup, hoverPiece } from './pieces.js';
import { hoverNumber, hoverRule, hoverRuleset, hoverRuling, hoverSetting } from './rules.js';
import { hoverSeal, hoverSecret } from './seals.js';
import { hoverAmount, hoverCounted, hoverOffer, hoverStatement, hoverTurn } from './special-rules.js';
import { hoverAttribute, hoverQuestion, hoverWord } from './words.js';

/** Provides hovers, which explain the text under the cursor and give the reasons of findings there. */
export class SandtableHover implements HoverProvider {
  private readonly analyser: Analyser;
  private readonly client: SandtableServices['shared']['lsp']['LanguageServer'];

  constructor(services: SandtableServices) {
    this.analyser = services.compile.Analyser;
    this.client = services.shared.lsp.LanguageServer;
  }

  async getHoverContent(
    document: LangiumDocument,
    params: HoverParams,
    token?: CancellationToken,
  ): Promise<Hover | undefined> {
    const offset = document.textDocument.offsetAt(params.position);
    const subject = subjectAt(document, offset);
    const analysis = await this.analyser.analyseAndPlay(document, token);
    if (!subject || !analysis) return undefined;
    const value = paragraphs(this.read(subject, analysis, document), reasons(analysis, subject));
    if (value === '') return undefined;
    const { start, end } = subject.source;
    const range = { start: document.textDocument.positionAt(start), end: document.textDocument.positionAt(end) };
    return { contents: this.client.markup(value), range };
  }

  private read(subject: Subject, analysis: Analysis, document: LangiumDocument): string | undefined {
    const { ruleset, map } = analysis;
    const find = (id: string): Ruleset | undefined => this.analyser.rulesets.named(document, id);
    switch (subject.about) {
      case 'rule': {
        const found = findCitedRule(find, ruleset, subject.cited);
        return found && hoverRule(found);
      }
      case 'ruleset': {
        const named = find(subject.id);
        return named && hoverRuleset(named);
      }
      case 'cells':
        return map && hoverCells(ruleset, map, gameFor(analysis, subject.source), subject.labels);
      case 'symbol': {
        const cell = map ? cellOfSymbol(map, subject.row, subject.at) : NOWHERE;
        return map && cell !== NOWHERE ? hoverCell(ruleset, map, gameFor(analysis, subject.source), cell) : undefined;
      }
      case 'area':
        return map && hoverArea(map, subject.name);
      case 'place':
        return map && hoverPlace(ruleset, map, subject.name);
      case 'map':
        return map?.name === subject.name ? hoverMap(map) : undefined;
      case 'side':
        return hoverSide(ruleset, analysis, gameFor(analysis, subject.source), subject.name);
      case 'scenario':
        return hoverScenario(analysis);
      case 'keyword':
        return hoverKeyword(subject.word, subject.node.$type);
      case 'statement':
        return ruleset
          ? hoverStatement(ruleset, analysis, subject.keyword, subject.source)
          : hoverKeyword(subject.keyword, subject.node.$type);
      case 'ruleset statement':
        return this.analyser.rulesets.declaredIn(document)?.isVariant === true
          ? rulesetScript().hoverVariantStatement(subject.statement)
          : rulesetScript().hoverRulesetStatement(subject.statement);
      case 'ruleset attribute':
        return rulesetScript().hoverRulesetAttribute(subject.attribute, subject.isValue);
      case 'import':
        return undefined;
      default:
        return ruleset && this.readGame(subject, analysis, ruleset);
    }
  }

  /** Builds the hover of a name that is the value of an attribute. */
  private readNamed(
    name: string,
    named: AttributeWord['names'],
    analysis: Analysis,
    source: Source,
  ): string | undefined {
    const { ruleset, map } = analysis;
    if (named === 'unit') return ruleset && hoverPiece(ruleset, analysis, gameFor(analysis, source), name);
    if (named === 'side') return hoverSide(ruleset, analysis, gameFor(analysis, source), name);
    return named === 'place' && map ? (hoverPlace(ruleset, map, name) ?? hoverArea(map, name)) : undefined;
  }

  /** Builds the hovers that need a ruleset. */
  private readGame(subject: Subject, analysis: Analysis, ruleset: Ruleset): string | undefined {
    const { source } = subject;
    switch (subject.about) {
      case 'piece':
        return hoverPiece(ruleset, analysis, gameFor(analysis, source), subject.name);
      case 'draw':
        return hoverDraw(ruleset, analysis, gameFor(analysis, source), source);
      case 'group':
        return hoverGroup(ruleset, analysis, gameFor(analysis, source), subject.kind, subject.name);
      case 'word':
        return hoverWord(ruleset, subject.list, subject.word);
      case 'number':
        return hoverNumberOnCounter(ruleset, gameFor(analysis, source), subject.values, subject.face, subject.at);
      case 'value':
        return this.readNamed(subject.name, namedBy(ruleset, subject.attribute), analysis, source);
      case 'attribute':
        return (
          hoverAttribute(ruleset, subject.key, subject.of) ??
          // A box names its terrain among its attributes.
          (subject.of.includes('feature') ? hoverWord(ruleset, 'terrain', subject.key) : undefined)
        );
      case 'verb':
        return hoverOrder(ruleset, analysis, gameFor(analysis, source), subject.word, orderAt(analysis, source));
      case 'question':
        return hoverQuestion(ruleset, subject.question, subject.value);
      case 'amount':
        return hoverAmount(analysis, subject.limit, source);
      case 'counted':
        return hoverCounted(ruleset, analysis, subject.within, subject.phrase, source);
      case 'offer':
        return hoverOffer(ruleset, analysis, subject.name);
      case 'turn':
        return hoverTurn(ruleset, analysis, subject.turn);
      case 'seal':
        return hoverSeal(ruleset, analysis, subject);
      case 'secret':
        return hoverSecret(ruleset, subject);
      case 'dice':
        return hoverDice(ruleset, analysis, subject.address);
      case 'option': {
        const { list, option, value, values } = subject;
        // A statement of a variant changes the value of the base.
        const changed = isRulesetStatement(subject.node) ? (ruleset.base ?? ruleset) : ruleset;
        if (list === 'rulings') return hoverRuling(changed, option, value);
        return list === 'numbers' ? hoverNumber(changed, option, value) : hoverSetting(ruleset, option, values);
      }
      default:
        return undefined;
    }
  }
}

/**
 * Returns the ledgers of the findings at the cursor. The messages of the findings are left out, since the editor shows
 * them.
 */
function reasons(analysis: Analysis, { source }: Subject): string | undefined {
  const { ruleset } = analysis;
  if (!ruleset) return undefined;
  const findings = [...analysis.findings, ...analysis.playFindings()].filter(
    (finding) => finding.why.length > 0 && contains(finding.source, source),
  );
  return paragraphs(...findings.map(({ why }) => say`*Why:* ${ledgerLine(ruleset, why)}`));
}
