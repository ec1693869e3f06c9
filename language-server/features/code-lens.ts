import { t } from '@vscode/l10n';
import { turnTitle, turnNumber } from '../../engine/model/calendar.js';
import type { AstNode, LangiumDocument } from 'langium';
import { AstUtils, GrammarUtils } from 'langium';
import type { CodeLensProvider } from 'langium/lsp';
import type { CancellationToken, CodeLens, CodeLensParams, Command } from 'vscode-languageserver';
import type { Source } from '../../engine/model/source.js';
import type { Analyser } from '../analysis/analyser.js';
import type { Analysis } from '../analysis/analysis.js';
import { isDocument, isExpectBlock, isMapDef, isOrders, isScenario, isSecret } from '../generated/ast.js';
import { COMMANDS } from '../../protocol/commands.js';
import type { SandtableServices } from '../services.js';
import { contains } from '../play/lookup.js';

/** Provides code lenses above scenarios, maps, orders and expectations: open the map, run, results. */
export class SandtableCodeLens implements CodeLensProvider {
  private readonly analyser: Analyser;
  private readonly client: { readonly isSandtableClient: boolean };

  constructor(services: SandtableServices) {
    this.analyser = services.compile.Analyser;
    this.client = services.shared.lsp.LanguageServer;
  }

  async provideCodeLens(
    document: LangiumDocument,
    _params: CodeLensParams,
    token?: CancellationToken,
  ): Promise<CodeLens[]> {
    const root = document.parseResult.value;
    const analysis = await this.analyser.analyseAndPlay(document, token);
    if (!isDocument(root) || !analysis || !this.client.isSandtableClient) return [];
    const uri = document.uri.toString();
    return AstUtils.streamContents(root)
      .flatMap((node) => commandsFor(node, uri, analysis).map((command) => lens(node, command)))
      .toArray();
  }
}

function lens(node: AstNode, command: Command): CodeLens {
  // For a node without a name, the search for the name would go through the whole node.
  const name = 'name' in node ? GrammarUtils.findNodeForProperty(node.$cstNode, 'name') : undefined;
  const cst = name ?? node.$cstNode;
  const line = cst?.range.start.line ?? 0;
  return { range: { start: { line, character: 0 }, end: { line, character: 0 } }, command };
}

function commandsFor(node: AstNode, uri: string, analysis: Analysis): Command[] {
  if (isMapDef(node)) return [preview(uri)];
  if (isScenario(node))
    return [
      preview(uri),
      { title: t('$(play) Run'), command: COMMANDS.runTurn, arguments: [uri] },
      { title: t('$(game) Play'), command: COMMANDS.play, arguments: [uri] },
    ];
  if (isOrders(node) && !node.setup && node.turn !== undefined) {
    const calendar = analysis.ruleset?.vocabulary.calendar;
    const turn = turnNumber(node.turn, calendar);
    if (turn === undefined) return [];
    return [
      {
        title: t('$(play) Run turn {0}', turnTitle(turn, calendar)),
        command: COMMANDS.runTurn,
        arguments: [uri, turn],
      },
    ];
  }
  if (isSecret(node)) return [{ title: t('$(lock) Seal'), command: COMMANDS.sealOrders, arguments: [uri] }];
  if (isExpectBlock(node)) return outcome(node, uri, analysis);
  return [];
}

function preview(uri: string): Command {
  return { title: t('$(map) Open map'), command: COMMANDS.preview, arguments: [uri] };
}

/** Returns the code lens with the number of fulfilled expectations of a block. A click runs the turn of the block. */
function outcome(node: AstNode, uri: string, analysis: Analysis): Command[] {
  const cst = node.$cstNode;
  if (!cst || !isExpectBlock(node)) return [];
  const block: Source = { file: uri, start: cst.offset, end: cst.end };
  const judged =
    analysis.playthrough()?.expectations.filter(({ expectation }) => contains(block, expectation.source)) ?? [];
  if (judged.length === 0) return [];
  const met = judged.filter(({ passed }) => passed).length;
  const title =
    met === judged.length
      ? t('$(pass) {0} met', met)
      : t('$(error) {0} of {1} not met', judged.length - met, judged.length);
  return [
    { title, command: COMMANDS.runTurn, arguments: node.point === undefined ? [uri, Number(node.turn ?? 0)] : [uri] },
  ];
}
