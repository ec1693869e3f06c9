import type { DocumentAnalysis } from '../../analysis/document-analysis.js';

/** What a text comes to, as far as a change of its form must leave it: what is told of it, and all that happens in the game it plays. */
export function fingerprintOf(analysis: DocumentAnalysis, files: readonly DocumentAnalysis[]): string {
  const told = files.flatMap((file) => [...file.findings, ...(file === analysis ? file.playFindings() : [])]);
  const played = analysis.playthrough();
  const pieces = played?.game.position().pieces ?? [];
  return JSON.stringify([
    [...new Set(told.map(({ code, message }) => `${code} ${message}`))].sort(),
    pieces.map((piece) => JSON.stringify(piece)).sort(),
    played?.game.position().control,
    played?.game.score(),
    played?.expectations.map(({ passed, got }) => [passed, got]),
    cellsOf(analysis),
  ]);
}

/** The map, cell by cell, with what lies on it. */
function cellsOf({ map }: DocumentAnalysis): unknown {
  if (!map) return undefined;
  const { board, terrain, terrainWords } = map;
  const ground = Array.from(terrain, (word, cell) => `${board.label(cell)} ${terrainWords[word] ?? ''}`);
  const features = map.features.map(({ kind, name, cells, hexsides, chains }) => [kind, name, cells, hexsides, chains]);
  return [ground, features, [...map.areas.values()].map(({ name, cells }) => [name, cells])];
}
