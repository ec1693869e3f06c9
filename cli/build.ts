import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Identifies a build by the content of its engine and games. Builds of the same version may differ. */
export interface Build {
  /** Digest of the engine, of the script that all games share, and of all games. */
  readonly digest: string;
  /**
   * Returns the digest of the engine and of one game. A game that a file declares has the digest of the whole build.
   */
  rulesOf(ruleset: string): string;
}

/** Number of hexadecimal digits: enough to be unique, few enough to compare by eye. */
const DIGEST_LENGTH = 16;

/**
 * Reads the digests of an installed build.
 *
 * @param script The bundle of the command line, which contains the engine. The bundles of the games are in `rulesets/`
 * next to it, with the bundle that they share.
 * @param games The ids of the games.
 */
export function buildAt(script: string, games: Iterable<string>): Build {
  const read = (id: string): Uint8Array => readFileSync(path.join(path.dirname(script), 'rulesets', `${id}.js`));
  const engine = [readFileSync(script), read('shared')];
  const scripts = [...games].sort().map((id) => [id, read(id)] as const);
  const rules = new Map(scripts.map(([id, game]) => [id, digestOf(...engine, game)]));
  const digest = digestOf(...engine, ...scripts.map(([, game]) => game));
  return { digest, rulesOf: (ruleset) => rules.get(ruleset) ?? digest };
}

function digestOf(...contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const each of contents) hash.update(`${each.length}\n`).update(each);
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
}
