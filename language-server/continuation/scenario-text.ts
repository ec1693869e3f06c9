import { say, term } from '../../engine/model/say.js';
import { UriUtils, type AstNode, type LangiumDocument, type URI } from 'langium';
import { writtenAddress } from '../../engine/model/calendar.js';
import { quoted } from '../../engine/model/names.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Continuation } from '../../engine/play/continuation.js';
import type { CompiledDocument } from '../compile/compiled-document.js';
import type { Document, Scenario } from '../generated/ast.js';
import {
  isDice,
  isDocument,
  isExpectBlock,
  isOrders,
  isScenario,
  isSeal,
  isSecret,
  isSetup,
  isStatedPosition,
} from '../generated/ast.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import { momentText, positionText } from './position-text.js';

/** A scenario with its files, and the position at which its continuation begins. */
export interface ContinuationRequest {
  readonly compiled: CompiledDocument;
  readonly imports: ImportGraph;
  readonly scenario: ScenarioModel;
  readonly continuation: Continuation;
  /** The file that is written. Imports are relative to its folder. */
  readonly target: URI;
}

/**
 * Writes a scenario file that begins at a position. The scenario keeps its other statements. A file is imported if it
 * and its imports contain only maps, orders of battle and tables. The contents of all other files, including the
 * scenario, are copied.
 */
export function continuationText({ compiled, imports, scenario, continuation, target }: ContinuationRequest): string {
  const { position } = continuation;
  const { documents } = compiled.closure;
  const isImported = (document: LangiumDocument): boolean => imports.closure(document).documents.every(isLibrary);
  const copied = documents.filter((document) => !isImported(document));
  const named = new Set(copied.flatMap((document) => imports.importedUris(document)).map(String));
  const folder = UriUtils.dirname(target);
  const paths = documents
    .filter((document) => !copied.includes(document) && named.has(document.uri.toString()))
    .map(({ uri }) => UriUtils.relative(folder, uri));
  const elements = copied.flatMap((document) =>
    elementsOf(document)
      .filter((node) => !isOfPlay(node) && (!isScenario(node) || isAt(node, document, scenario)))
      .map((node) => (isScenario(node) ? scenarioText(node, scenario, continuation) : textOf(node))),
  );
  return `${[
    [
      `// ${say`${scenario.title} after ${position.turn === 0 ? term('the set-up') : momentText(position, scenario.calendar)}.`}`,
      rulesetText(copied, scenario),
      ...paths.map((path) => `import ${quoted(path)}`),
    ].join('\n'),
    ...elements,
    diceText(scenario, continuation),
  ].join('\n\n')}\n`;
}

/** Returns the line that names the ruleset, with its declaration if a copied file contains it. */
function rulesetText(copied: readonly LangiumDocument[], { ruleset }: ScenarioModel): string {
  const roots = copied.map(({ parseResult }) => parseResult.value).filter(isDocument);
  const definition = roots.find((root) => root.ruleset === ruleset)?.definition;
  return definition ? `ruleset ${ruleset} ${textOf(definition)}` : `ruleset ${ruleset}`;
}

/**
 * Returns whether a node belongs to one game that was played: its orders with their seals, its dice, its expectations.
 */
const isOfPlay = (node: AstNode): boolean =>
  isOrders(node) || isSeal(node) || isSecret(node) || isExpectBlock(node) || isDice(node);

/** Returns whether a file has neither a scenario nor parts of a played game. */
const isLibrary = (document: LangiumDocument): boolean =>
  elementsOf(document).every((node) => !isScenario(node) && !isOfPlay(node));

/** Returns the statements of a file; none if it has no syntax tree. */
function elementsOf(document: LangiumDocument): Document['elements'] {
  const root = document.parseResult.value;
  return isDocument(root) ? root.elements : [];
}

const isAt = (node: Scenario, { uri }: LangiumDocument, { source }: ScenarioModel): boolean =>
  source.file === uri.toString() && node.$cstNode?.offset === source.start;

const textOf = (node: AstNode): string => node.$cstNode?.text ?? '';

/** Returns the text of a scenario with its position after its set-ups. An older position is left out. */
function scenarioText(node: Scenario, { map, calendar }: ScenarioModel, { position }: Continuation): string {
  const text = textOf(node);
  const offset = node.$cstNode?.offset ?? 0;
  const endOf = (clause: AstNode): number => (clause.$cstNode?.end ?? offset) - offset;
  const setup = node.clauses.findLast(isSetup);
  const place = setup ? endOf(setup) : text.slice(0, text.lastIndexOf('}')).trimEnd().length;
  const stated = positionText(position, map.board, calendar)
    .trimEnd()
    .replace(/^(?=.)/gm, '  ');
  const edits = [
    { from: place, to: place, by: `\n\n${stated}` },
    ...node.clauses.filter(isStatedPosition).map((clause) => {
      const from = endOf(clause) - textOf(clause).length;
      return { from: text.slice(0, from).trimEnd().length, to: endOf(clause), by: '' };
    }),
  ];
  return edits
    .toSorted((one, other) => other.from - one.from || other.to - one.to)
    .reduce((edited, { from, to, by }) => edited.slice(0, from) + by + edited.slice(to), text);
}

/** Returns statements for the seed of the game, and for the written dice that the game has not used yet. */
function diceText({ calendar }: ScenarioModel, { seed, dice }: Continuation): string {
  return [
    `dice ${quoted(seed)}`,
    ...[...dice].map(
      ([address, { values }]) => `dice ${quoted(writtenAddress(address, calendar))} = ${values.join(', ')}`,
    ),
  ].join('\n');
}
