// Both hosts of a bundle, Node and web worker, have these functions.
declare function btoa(text: string): string;
declare function atob(base64: string): string;

/** Encodes bytes as base64, in parts, because a function takes a limited number of arguments. */
export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}

/** Decodes base64. */
export const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
