import { URI, UriUtils } from 'langium';
import type { Finding } from '../../engine/model/finding.js';
import { say } from '../../engine/model/say.js';
import type { Analyser } from '../analysis/analyser.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';

/**
 * Prepares the findings of an analysis for display in the document itself. A finding in an imported file is moved to
 * the import statement, unless the imported file reports the finding itself; then it is removed. All other findings are
 * unchanged.
 */
export function moveFindingsToImports(
  analyser: Analyser,
  analysis: DocumentAnalysis,
  findings: readonly Finding[],
): Finding[] {
  return findings.flatMap((finding) => {
    if (finding.source.file === analysis.uri) return [finding];
    if (isKnownElsewhere(analyser, finding)) return [];
    const anchor = analysis.importOf(finding.source.file);
    if (!anchor) return [];
    const where = { source: finding.source, message: say`Found here.` };
    const message = say`In ${UriUtils.basename(URI.parse(finding.source.file))}: ${finding.message}`;
    return [{ ...finding, message, source: anchor, related: [where, ...finding.related] }];
  });
}

function isKnownElsewhere(analyser: Analyser, finding: Finding): boolean {
  const own = analyser.analyse(finding.source.file)?.findings ?? [];
  return own.some(
    ({ code, source, message }) =>
      code === finding.code &&
      source.start === finding.source.start &&
      source.end === finding.source.end &&
      message === finding.message,
  );
}
