import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { SealedTurn } from '../../engine/model/sealed-turn.js';

/** The beginning of a seal: the name of the hash function. 64 hexadecimal digits follow. */
const SEAL_PREFIX = 'sha256-';
const SEAL = /^sha256-[0-9a-f]{64}$/;

/** Number of random bytes of a secret. */
const SECRET_BYTES = 24;
/** Minimum length of a secret: 128 random bits, written with 64 different characters. */
export const MIN_SECRET_LENGTH = 22;

const digestOf = (text: string): string => bytesToHex(sha256(new TextEncoder().encode(text)));

/**
 * Returns the seal of a file: the SHA-256 hash of its text in UTF-8, without a byte order mark and with the line ends
 * of Unix. Mail programs and git may change both. The command `sha256sum` prints the same digits for such a file.
 */
export function sealOf(text: string): string {
  return SEAL_PREFIX + digestOf(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
}

/** Returns whether a text has the form of a seal. */
export const isSeal = (text: string): boolean => SEAL.test(text);

/**
 * Returns the seed of the dice of a sealed turn. It depends on the secret of every side, so that no side can choose it,
 * and on nothing else, so that nothing that is changed later in other files changes the dice.
 */
export function seedFrom(
  { turn, part }: Pick<SealedTurn, 'turn' | 'part'>,
  secrets: ReadonlyMap<string, string>,
): string {
  const inOrder = [...secrets].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return digestOf(JSON.stringify(['sandtable', turn, part ?? '', inOrder]));
}

/** Returns a random secret, which cannot be guessed. */
export function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
