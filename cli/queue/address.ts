/**
 * The Redis server that stores a queue. The URL of the server may contain a user name and a password; the scheme
 * `rediss:` means TLS.
 */
export interface Address {
  readonly connection: { readonly url: string; readonly maxRetriesPerRequest: null };
  /** The URL without its password, for messages. */
  readonly shown: string;
}

/** Parses the URL of a Redis; undefined when the text is not such a URL. */
export function addressOf(url: string): Address | undefined {
  if (!/^rediss?:\/\/./.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, host, pathname, username, password } = new URL(url);
  if (host === '' || !/^(\/\d*)?$/.test(pathname) || !isEscaped(username + password)) return undefined;
  // Commands are retried without limit, so that a restart of Redis does not end a long computation.
  return { connection: { url, maxRetriesPerRequest: null }, shown: `${protocol}//${host}${pathname}` };
}

/** Returns whether every `%` of a text begins a valid escape, such as `%40` for `@`. */
function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
