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

/**
 * The maps and orders of battle that a document declares, compiled without its imports. They are valid until the text
 * of the document changes.
 */
export interface Declarations {
  readonly ruleset: Ruleset | undefined;
  /** Maps whose grids have no errors, by the syntax nodes of the maps. */
  readonly maps: ReadonlyMap<MapDef, MapModel>;
  readonly sides: readonly SideModel[];
  readonly findings: readonly Finding[];
}

/** Gives the declarations of each document. */
export interface DeclarationsProvider {
  /** Returns the ruleset that a document declares, names or imports. */
  rulesetOf(document: LangiumDocument): Ruleset | undefined;
  /** Returns the maps and sides that a document declares. */
  declarationsOf(document: LangiumDocument): Declarations;
  /** Returns the text that declares the ruleset of a document; undefined for a published game. */
  rulesetTextOf(document: LangiumDocument): string | undefined;
}

/** Compiles the maps and sides of a document. @param file URI of the document */
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
