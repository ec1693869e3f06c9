import { citation } from '../../engine/model/ledger.js';
import { englishTitle } from '../../engine/play/rulebook.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { FindingRecord, Place } from '../../language-server/report/finding-record.js';
import { LANGUAGE_CODES } from './language-codes.js';

const LEVELS = { error: 'error', warning: 'warning', information: 'note' } as const;

/** Maximum number of results that GitHub accepts in a SARIF file; it refuses a larger file as a whole. */
export const MAX_RESULTS = 25_000;
const SEVERITIES = ['error', 'warning', 'information'] as const;

/**
 * Returns the findings that a SARIF file may contain. If there are too many, keeps the most severe ones, in their
 * original order.
 */
export function reportable(findings: readonly FindingRecord[], most = MAX_RESULTS): readonly FindingRecord[] {
  if (findings.length <= most) return findings;
  const bySeverity = SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  const mostSevere = new Set(bySeverity.slice(0, most));
  return findings.filter((finding) => mostSevere.has(finding));
}

/** A game whose rules have findings. */
export interface NamedGame extends Pick<Ruleset, 'rulebook'> {
  /** The argument that names the game on the command line: its id, or the file that declares it. */
  readonly argument: string;
}

/** Converts findings to SARIF 2.1.0, with a SARIF rule for each code. */
export function sarif(
  findings: readonly FindingRecord[],
  games: ReadonlyMap<string, NamedGame>,
  version: string,
): object {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'sandtable', version, rules: codes.map((code) => descriptor(code, games)) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ severity, code, message, why, related, ...place }) => ({
          ruleId: code,
          ruleIndex: codes.indexOf(code),
          level: LEVELS[severity],
          message: {
            text: [message, ...why.map(({ text, rule }) => `${text}${citation(rule)}`)].join('\n'),
          },
          locations: [location(place)],
          ...(related.length > 0 && {
            relatedLocations: related.map((other) => ({ ...location(other), message: { text: other.message } })),
          }),
          partialFingerprints: { 'sandtable/v1': `${place.file}|${code}|${message}` },
        })),
      },
    ],
  };
}

/**
 * Describes a code. The description of `pgg/7.1/stack-limit` is the text of the rule; that of a language code is in
 * {@link LANGUAGE_CODES}.
 */
function descriptor(code: string, games: ReadonlyMap<string, NamedGame>): object {
  const [id = '', rule = ''] = code.split('/');
  const { rulebook, argument = id } = games.get(id) ?? {};
  const entry = rulebook?.get(rule);
  if (!entry) return languageDescriptor(code);
  const others = entry.see.length > 0 ? [`See also: ${entry.see.join(', ')}.`] : [];
  return {
    id: code,
    shortDescription: { text: `${entry.rule} ${englishTitle(entry)}` },
    fullDescription: { text: entry.text },
    help: { text: [entry.text, ...others, `In full: sandtable explain ${argument} ${rule}`].join('\n\n') },
  };
}

function languageDescriptor(code: string): object {
  const slug = code.split('/').at(-1) ?? code;
  const words = slug.replaceAll('-', ' ');
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return {
    id: code,
    shortDescription: { text: title },
    help: { text: LANGUAGE_CODES[slug] ?? `${title}. The message says what is wrong and what to do.` },
  };
}

function location({ file, range }: Place): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(file) },
      region: {
        startLine: range.start.line,
        startColumn: range.start.column,
        endLine: range.end.line,
        endColumn: range.end.column,
      },
    },
  };
}
