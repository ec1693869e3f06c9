import { t } from '@vscode/l10n';
import type { LangiumDocuments } from 'langium';
import type { FeatureWord } from '../../../engine/play/vocabulary.js';
import type { Brush } from '../../../preview/contract/drawing.js';
import type { Analysis } from '../../analysis/analysis.js';
import { findEditableMap, type EditableMap } from './editable-map.js';

/**
 * Returns what can be drawn on a map: the terrain of its legend, then, for each kind of line of the game, the existing
 * names and a new name. There is no brush for missing cells, since they cannot be clicked.
 */
export function brushesOf(analysis: Analysis, documents: LangiumDocuments): Brush[] {
  const sheet = findEditableMap(analysis, documents);
  if (!sheet) return [];
  const terrain = sheet.node.legend.flatMap(({ symbol, terrain: words, missing }): Brush[] =>
    missing || symbol.length !== 1 ? [] : [{ on: 'cells', symbol, word: words.join(' ') }],
  );
  return [...terrain, ...(sheet.ruleset?.vocabulary.features ?? []).flatMap((word) => linesOf(sheet, word))];
}

function linesOf({ map }: EditableMap, { word: kind, on }: FeatureWord): Brush[] {
  if (on !== 'hexsides' && on !== 'chains') return [];
  const names = new Set(map.features.flatMap(({ kind: other, name }) => (other === kind && name ? [name] : [])));
  return [
    ...[...names].map((name): Brush => ({ on, kind, name })),
    { on, kind, name: freeName(t('New {0}', kind), names), isNew: true },
  ];
}

function freeName(name: string, used: ReadonlySet<string>, number = 1): string {
  const candidate = number === 1 ? name : `${name} ${number}`;
  return used.has(candidate) ? freeName(name, used, number + 1) : candidate;
}
