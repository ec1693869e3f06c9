import type { Finding } from '../../../../engine/model/finding.js';
import { fda } from '../../../../engine/rulesets/fda/index.js';
import { fillPlaceholders } from '../../../../language-server/text/placeholders.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

/** Changes to a small scenario, which has no findings without them. */
export interface Change {
  /** Last words of the grid statement. Default: `squares`. */
  readonly grid?: string;
  /** Lines that are added to the map. */
  readonly map?: string;
  readonly row5?: string;
  /** Further units of the first division of Red. */
  readonly units?: string;
  readonly red?: string;
  readonly blue?: string;
  readonly turns?: string;
  readonly sets?: string;
  readonly scenario?: string;
  /** Further lines of the set-up of Red. */
  readonly setup?: string;
  readonly redEdge?: string;
}

const SETS = 'set turns.perDay = 4  set stack.limit = 9';
const OPEN = '. . . . . . . . . .';

/**
 * Returns a scenario text with the given changes. The map has ten by twelve sectors and a road from edge to edge; Red
 * is in the north, Blue in the south.
 */
export function textOf(change: Change): string {
  const rows = Array.from({ length: 12 }, (_, row) => `|${row === 4 ? (change.row5 ?? OPEN) : OPEN}`);
  return `ruleset fda
map Field {
  grid ${change.grid ?? 'squares columns 10 rows 12 labels CCRR diagonals'}
  legend { "." open  "c" city  "r" river  "m" impassable marsh }
  terrain from 0101 {
    ${rows.join('\n    ')}
  }
  road Main: 0101 - 0102 - 0103 - 0104 - 0105 - 0106 - 0107 - 0108 - 0109 - 0110 - 0111 - 0112
  village Upper at 0502 (owner Red)
  ${change.redEdge ?? 'friendly edge at 0101..1001 (owner Red)'}
  friendly edge at 0112..1012 (owner Blue)
  ${change.map ?? ''}
}
side Red {
  division Reds (nation German) { headquarters Staff (normal)  infantry regiment Foot  ${change.units ?? ''} }
  ${change.red ?? ''}
}
side Blue {
  division Blues (nation British) { headquarters Headquarters (normal)  infantry brigade Rifles }
  ${change.blue ?? ''}
}
scenario "Field" {
  on Field
  ${change.turns ?? 'turns 8'}
  ${change.sets ?? SETS}
  setup Red {
    0503: Staff, Foot
    ${change.setup ?? ''}
  }
  setup Blue { 0508: Headquarters, Rifles }
  ${change.scenario ?? ''}
}
`;
}

/** Returns all findings of a text, each with the words that it marks. */
export async function findingsIn(text: string): Promise<(Finding & { readonly at: string })[]> {
  const workspace = await TestWorkspace.of({ 'field.sand': text }, [fda]);
  return workspace
    .analyse('field.sand')
    .findings.map((finding) => ({ ...finding, at: text.slice(finding.source.start, finding.source.end) }));
}

/** Returns the text after a fix, with its placeholders filled in. */
export function mended(text: string, fix: Finding['fixes'][number]): string {
  return [...fillPlaceholders(fix).edits]
    .sort((a, b) => b.source.start - a.source.start)
    .reduce((now, edit) => now.slice(0, edit.source.start) + edit.text + now.slice(edit.source.end), text);
}
