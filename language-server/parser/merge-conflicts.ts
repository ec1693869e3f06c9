/** A range of offsets in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A conflict that a merge of version control has left in a text: both versions between markers. */
export interface MergeConflict {
  /** The lines of all markers, each with its line break. */
  readonly markers: readonly Span[];
  /** The lines of the first version. The name `oursName` is the one that version control has given to this version. */
  readonly ours: Span;
  readonly oursName: string;
  readonly theirs: Span;
  readonly theirsName: string;
  /** The conflict from its first marker to its last. */
  readonly whole: Span;
}

/** The conflicts of a text, and markers that belong to no complete conflict. */
export interface ConflictMarkers {
  readonly conflicts: readonly MergeConflict[];
  readonly lone: readonly Span[];
}

interface Marker extends Span {
  readonly sign: string;
  readonly name: string;
}

/** Matches the line of a marker: seven times the same sign, then nothing, or a space and a name. */
const MARKER = /^(<{7}|\|{7}|={7}|>{7})(?:[ \t]([^\r\n]*))?(?:\r\n|\r|\n|$)/gm;

const NONE: ConflictMarkers = { conflicts: [], lone: [] };

/** Finds merge conflicts. A line of only `=======` or `|||||||` is a marker only inside a conflict. */
export function findConflictMarkers(text: string): ConflictMarkers {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return NONE;
  const conflicts: MergeConflict[] = [];
  const lone: Span[] = [];
  let open: Marker[] = [];
  for (const { 0: line, 1: signs = '', 2: name = '', index } of text.matchAll(MARKER)) {
    const marker = { sign: signs.charAt(0), name: name.trim(), start: index, end: index + line.length };
    if (marker.sign === '<') {
      lone.push(...open.slice(0, 1));
      open = [marker];
    } else if (open.length > 0) {
      open.push(marker);
      if (marker.sign !== '>') continue;
      const conflict = conflictOf(open);
      if (conflict) conflicts.push(conflict);
      else lone.push(open[0], marker);
      open = [];
    } else if (marker.sign === '>') {
      lone.push(marker);
    }
  }
  lone.push(...open.slice(0, 1));
  return { conflicts, lone };
}

/** Returns the conflict between a first and a last marker; undefined if no line divides its versions. */
function conflictOf(markers: readonly Marker[]): MergeConflict | undefined {
  const [first, ...rest] = markers;
  const last = rest.at(-1);
  const divider = rest.find(({ sign }) => sign === '=');
  if (!last || !divider) return undefined;
  const base = rest.find(({ sign, start }) => sign === '|' && start < divider.start);
  return {
    markers: [first, ...(base ? [base] : []), divider, last],
    ours: { start: first.end, end: (base ?? divider).start },
    oursName: first.name,
    theirs: { start: divider.end, end: last.start },
    theirsName: last.name,
    whole: { start: first.start, end: last.end },
  };
}
