import { URI, UriUtils } from 'langium';
import type { Finding } from '../../engine/model/finding.js';
import type { SideModel } from '../../engine/model/forces.js';
import { agree, counted, say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { list } from '../../engine/model/words.js';

/** Code of the finding that counts the missing values of a file and its imports. */
export const MISSING_VALUES = 'sandtable/missing-values';

/** A file for which missing values are counted. */
interface CountedFile {
  readonly uri: string;
  readonly sides: readonly Pick<SideModel, 'source'>[];
  /** Returns the path in the import statement that leads to a file. */
  importOf(file: string): Source | undefined;
}

/**
 * Replaces the errors about missing values of a file by one error that counts them and lists them as related
 * information. In the file that declares the units, each place stays marked as information; a single unit without
 * values keeps its error. Values that are missing in imported files are counted at the import statement.
 *
 * @param missing the findings about missing values in the file and its imports
 */
export function summariseMissingValues(
  found: readonly Finding[],
  missing: readonly Finding[],
  file: CountedFile,
): readonly Finding[] {
  const isOwn = ({ source }: Finding): boolean => source.file === file.uri;
  const isImported = missing.some((finding) => !isOwn(finding));
  if (!isImported && namesOf(missing, 'unit').length + namesOf(missing, 'formation').length < 2) return found;
  const marked = found.flatMap((finding) => {
    if (!finding.missing) return [finding];
    return isOwn(finding) ? [{ ...finding, severity: 'information' as const }] : [];
  });
  return [summaryOf(missing, file), ...marked];
}

function summaryOf(missing: readonly Finding[], file: CountedFile): Finding {
  const [first] = missing;
  const imported = missing.filter(({ source }) => source.file !== file.uri);
  return {
    severity: 'error',
    code: MISSING_VALUES,
    message: messageOf(missing, imported.length === missing.length ? imported : []),
    source: (imported[0] && file.importOf(imported[0].source.file)) ?? sideKeyword(file.sides, first.source),
    why: [],
    related: missing.map(({ source, message }) => ({ source, message })),
    fixes: [],
  };
}

/**
 * Returns the message: `17 values are missing in 9 units of German; an author must supply them.`
 *
 * @param imported the findings whose files the message names
 */
function messageOf(missing: readonly Finding[], imported: readonly Finding[]): string {
  const values = missing.reduce((sum, finding) => sum + (finding.missing?.values ?? 0), 0);
  const units = namesOf(missing, 'unit').length;
  const formations = namesOf(missing, 'formation').length;
  const where = [
    ...(units > 0 ? [say`${units} ${agree(units, 'unit', 'units')}`] : []),
    ...(formations > 0 ? [say`${formations} ${agree(formations, 'formation', 'formations')}`] : []),
  ];
  const sides = [...new Set(missing.flatMap((finding) => finding.missing?.side ?? []))];
  const files = [...new Set(imported.map(({ source }) => UriUtils.basename(URI.parse(source.file))))];
  return files.length === 0
    ? say`${counted(values, 'value')} ${agree(values, 'is', 'are')} missing in ${list(where)} of ${list(sides)}; an author must supply ${agree(values, 'it', 'them')}.`
    : say`${counted(values, 'value')} ${agree(values, 'is', 'are')} missing in ${list(where)} of ${list(sides)} in ${list(files)}; an author must supply ${agree(values, 'it', 'them')}.`;
}

const namesOf = (missing: readonly Finding[], kind: 'unit' | 'formation'): string[] => [
  ...new Set(missing.flatMap((finding) => (finding.missing?.of === kind ? finding.missing.name : []))),
];

/**
 * Returns the text range of the keyword `side` of the side block that contains a text range. If no block contains it,
 * returns the given range.
 */
function sideKeyword(sides: CountedFile['sides'], place: Source): Source {
  const block = sides.find(
    ({ source: { file, start, end } }) => file === place.file && start <= place.start && place.end <= end,
  );
  return block ? { ...block.source, end: block.source.start + 'side'.length } : place;
}
