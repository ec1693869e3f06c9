import type { DocumentAnalysis } from '../../analysis/document-analysis.js';

/**
 * Returns a text that is equal for files with the same meaning. The text contains findings, positions, score, results
 * and the map.
 */
export function fingerprintOf(analysis: DocumentAnalysis, files: readonly DocumentAnalysis[]): string {
  const findings = files.flatMap((file) => [...file.findings, ...(file === analysis ? file.playFindings() : [])]);
  const played = analysis.playthrough();
  const pieces = played?.game.position().pieces ?? [];
  return JSON.stringify([
    [...new Set(findings.map(({ code, message }) => `${code} ${message}`))].sort(),
    pieces.map((piece) => JSON.stringify(piece)).sort(),
    played?.game.position().control,
    played?.game.score(),
    played?.expectations.map(({ passed, got }) => [passed, got]),
    cellsOf(analysis),
  ]);
}

/** Returns terrain, features and areas of the map. */
function cellsOf({ map }: DocumentAnalysis): unknown {
  if (!map) return undefined;
  const { board, terrain, terrainWords } = map;
  const ground = Array.from(terrain, (word, cell) => `${board.label(cell)} ${terrainWords[word] ?? ''}`);
  const features = map.features.map(({ kind, name, cells, hexsides, chains }) => [kind, name, cells, hexsides, chains]);
  return [ground, features, [...map.areas.values()].map(({ name, cells }) => [name, cells])];
}
