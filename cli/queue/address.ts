/** Where a queue is: a Redis named by its URL, with name and password, or TLS (`rediss:`), where that asks for them. */
export interface Address {
  readonly connection: { readonly url: string; readonly maxRetriesPerRequest: null };
  /** As it may be told: without the password. */
  readonly shown: string;
}

/** The address of a URL; undefined when it is none of a Redis. */
export function addressOf(url: string): Address | undefined {
  if (!/^rediss?:\/\/./.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, host, pathname, username, password } = new URL(url);
  if (host === '' || !/^(\/\d*)?$/.test(pathname) || !isEscaped(username + password)) return undefined;
  // A command waits as long as it takes: a Redis that is started again goes on where it was.
  return { connection: { url, maxRetriesPerRequest: null }, shown: `${protocol}//${host}${pathname}` };
}

/** Whether each `%` of a text stands for a character, as `%40` does for `@`. */
function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
