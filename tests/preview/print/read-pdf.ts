import { inflateSync } from 'node:zlib';

export interface ReadPage {
  /** Width of the page in points. */
  readonly width: number;
  readonly height: number;
  /** The content of the page as PDF operators. */
  readonly content: string;
}

/** Reads the parts of a PDF that the tests need: its pages and its fonts. */
export function readPdf(bytes: Uint8Array): { readonly pages: readonly ReadPage[]; readonly fonts: readonly string[] } {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id, body] of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) objects.set(id, body);
  const streamOf = (id: string): string => {
    const [, data] = /stream\n([\s\S]*?)\n?\nendstream/.exec(objects.get(id) ?? '') ?? [];
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  };
  const all = [...objects.values()];
  return {
    pages: all
      .filter((body) => body.includes('/Type /Page\n'))
      .map((body) => {
        const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? [];
        const [, contents] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
        return { width: Number(width), height: Number(height), content: streamOf(contents) };
      }),
    fonts: all.flatMap((body) => /\/BaseFont \/[A-Z]+\+(\S+)/.exec(body)?.[1] ?? []),
  };
}
