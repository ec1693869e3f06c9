/**
 * Returns a short key for an English sentence. The bundles keep the Italian sentences by these keys, because the
 * English sentences are already in the code: the short keys save a fifth of the size.
 *
 * The key is the FNV-1a hash of the sentence with 32 bits, in base 36, and the length of the sentence modulo 36. A test
 * checks that no two sentences have the same key.
 */
export function sentenceKey(english: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < english.length; at++) hash = Math.imul(hash ^ english.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36) + (english.length % 36).toString(36);
}
