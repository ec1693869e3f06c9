import type { Finding, Fix } from '../../../engine/model/finding.js';

/**
 * Returns the fix that writes a comment above the line to suppress a warning or hint. The author adds the reason. A
 * finding about missing values is part of an error and cannot be suppressed.
 */
export function suppressFinding({ severity, code, source, missing }: Finding, text: string): Fix[] {
  if (severity === 'error' || missing !== undefined || code.startsWith('sandtable/allowed-')) return [];
  const start = text.lastIndexOf('\n', source.start - 1) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(start)) ?? [];
  const line = { file: source.file, start, end: start };
  return [
    {
      title: `Suppress ${code} here and give a reason`,
      edits: [{ source: line, text: `${indent}// allow ${code}: \n` }],
    },
  ];
}
