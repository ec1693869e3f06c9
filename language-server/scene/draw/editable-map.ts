import type { LangiumDocuments } from 'langium';
import { URI } from 'langium';
import type { MapModel } from '../../../engine/model/map.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Analysis } from '../../analysis/analysis.js';
import { mapAt } from '../../syntax/source-ranges.js';
import type { MapDef } from '../../generated/ast.js';

/** A map to draw on, with its syntax tree and text. */
export interface EditableMap {
  readonly map: MapModel;
  readonly node: MapDef;
  readonly ruleset: Ruleset | undefined;
  readonly text: (uri: string) => string;
}

/** Returns the map of a document; undefined if the document has no map. */
export function findEditableMap({ map, ruleset }: Analysis, documents: LangiumDocuments): EditableMap | undefined {
  const node = map && mapAt(documents, map.source);
  if (!map || !node) return undefined;
  return { map, node, ruleset, text: (uri) => documents.getDocument(URI.parse(uri))?.textDocument.getText() ?? '' };
}
