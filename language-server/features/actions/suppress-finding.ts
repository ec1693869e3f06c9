import type { Finding, Fix } from '../../../engine/model/finding.js';

/** The comment that lets a warning or hint stand, above its line; the reason is its author's to write. */
export function suppressFinding({ severity, code, source }: Finding, text: string): Fix[] {
  if (severity === 'error' || code.startsWith('sandtable/allowed-')) return [];
  const start = text.lastIndexOf('\n', source.start - 1) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(start)) ?? [];
  const line = { file: source.file, start, end: start };
  return [
    { title: `Allow ${code} here, and say why`, edits: [{ source: line, text: `${indent}// allow ${code}: \n` }] },
  ];
}
