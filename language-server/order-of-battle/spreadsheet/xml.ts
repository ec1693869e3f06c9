import { parseXml, XmlCdata, XmlElement, XmlText } from '@rgrove/parse-xml';
import { UnreadableSpreadsheet } from './sheet.js';

export type { XmlElement };

/** Parses XML and returns its root element. @throws UnreadableSpreadsheet when it is not well formed. */
export function parsedXml(xml: string): XmlElement {
  let root: XmlElement | null;
  try {
    ({ root } = parseXml(xml));
  } catch {
    throw new UnreadableSpreadsheet('damaged');
  }
  if (!root) throw new UnreadableSpreadsheet('damaged');
  return root;
}

/** Returns the name of an element or attribute without its namespace prefix, which differs between programs. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Returns the child elements of an element. If names are given, returns only the children with one of these names. */
export const childrenOf = (parent: XmlElement | undefined, ...names: readonly string[]): XmlElement[] =>
  (parent?.children ?? []).filter(
    (child): child is XmlElement =>
      child instanceof XmlElement && (names.length === 0 || names.includes(localName(child.name))),
  );

/** Returns the first child element with the given name. */
export const childOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(parent, name).at(0);

export const isNamed = ({ name }: XmlElement, wanted: string): boolean => localName(name) === wanted;

/** Returns the value of an attribute, whose name is given without its namespace prefix. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  const found = Object.keys(element.attributes).find((key) => localName(key) === name);
  return found === undefined ? undefined : element.attributes[found];
}

/** Returns the value of an attribute that is a positive whole number. Default: 1. */
export const countOf = (element: XmlElement, name: string): number =>
  Math.max(1, Number.parseInt(attributeOf(element, name) ?? '1', 10) || 1);

/** Returns the text of an element. The function `textOf` provides the text of each child element. */
export const textIn = (element: XmlElement, textOf: (child: XmlElement) => string): string =>
  element.children
    .map((child) =>
      child instanceof XmlElement
        ? textOf(child)
        : child instanceof XmlText || child instanceof XmlCdata
          ? child.text
          : '',
    )
    .join('');
