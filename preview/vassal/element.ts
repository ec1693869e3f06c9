import { escape } from '../render/svg.js';

/** An XML element with text or child elements. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly content: string | readonly Element[];
}

export const element = (
  name: string,
  attributes: Element['attributes'] = {},
  content: Element['content'] = [],
): Element => ({ name, attributes, content });

/** Returns the XML document. */
export const xmlOf = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${written(root)}\n`;

function written({ name, attributes, content }: Element): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(String(value))}"`);
  const inside = typeof content === 'string' ? escape(content) : content.map(written).join('');
  return inside === '' ? `<${name}${said.join('')}/>` : `<${name}${said.join('')}>${inside}</${name}>`;
}
