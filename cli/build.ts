import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Tells builds of one version apart by what plays in them. */
export interface Build {
  /** Digest of the engine and of all games. */
  readonly digest: string;
  /** Digest of the engine and of one game; undefined when the build has no such game. */
  rulesOf(ruleset: string): string | undefined;
}

/** Long enough that two builds never share one, short enough to compare by eye. */
const DIGITS = 16;

/**
 * Reads the digests of an installed build.
 *
 * @param script The command line, which contains the engine; the games are scripts in `rulesets` next to it.
 * @param games The ids of the games.
 */
export function buildAt(script: string, games: Iterable<string>): Build {
  const engine = readFileSync(script);
  const scripts = [...games]
    .sort()
    .map((id) => [id, readFileSync(path.join(path.dirname(script), 'rulesets', `${id}.js`))] as const);
  const rules = new Map(scripts.map(([id, game]) => [id, digestOf(engine, game)]));
  return { digest: digestOf(engine, ...scripts.map(([, game]) => game)), rulesOf: (ruleset) => rules.get(ruleset) };
}

function digestOf(...contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const each of contents) hash.update(`${each.length}\n`).update(each);
  return hash.digest('hex').slice(0, DIGITS);
}
