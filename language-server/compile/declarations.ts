import type { LangiumDocument } from 'langium';
import type { Finding } from '../../engine/model/finding.js';
import type { SideModel } from '../../engine/model/forces.js';
import type { MapModel } from '../../engine/model/map.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Document, MapDef } from '../generated/ast.js';
import { isMapDef, isSide } from '../generated/ast.js';
import { CompileContext } from './compile-context.js';
import { compileSide } from './forces.js';
import { compileMap } from './map.js';
import { Text } from './text.js';

/** What a document declares without looking at any other: maps and orders of battle. Holds as long as its text does. */
export interface Declarations {
  readonly ruleset: Ruleset | undefined;
  /** Maps that could be laid out, by their node. */
  readonly maps: ReadonlyMap<MapDef, MapModel>;
  readonly sides: readonly SideModel[];
  readonly findings: readonly Finding[];
}

/** Reads documents by themselves, each once. */
export interface DeclarationsProvider {
  /** The game of a document: its own word, or that of the nearest import that names one. */
  rulesetOf(document: LangiumDocument): Ruleset | undefined;
  /** Maps and sides of one document. */
  declarationsOf(document: LangiumDocument): Declarations;
}

export function compileDeclarations(file: string, root: Document, ruleset: Ruleset | undefined): Declarations {
  const context = new CompileContext(new Text(file), ruleset);
  const maps = new Map<MapDef, MapModel>();
  for (const node of root.elements.filter(isMapDef)) {
    const map = compileMap(context, node);
    if (map) maps.set(node, map);
  }
  const sides = root.elements.filter(isSide).map((node) => compileSide(context, node));
  return { ruleset, maps, sides, findings: context.findings.list };
}
