import { parseXml, XmlCdata, XmlDocumentType, XmlElement as Node, XmlText, type XmlDocument } from '@rgrove/parse-xml';
import type { Translate } from '../words/translate.js';
import { ImportFault } from './import-fault.js';

/**
 * An element of a build file. The field `text` is the text of the element without the texts of its children, and
 * without spaces at both ends.
 */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  readonly text: string;
}

const MAX_DEPTH = 200;
const MAX_ELEMENTS = 1_000_000;

/**
 * Parses an XML document. Document types are refused, because nothing in a module needs them.
 * @param file the name of the document, for messages
 * @throws ImportFault if the document is not well-formed, is nested too deep or has too many elements
 */
export function readXml(text: string, file: string, t: Translate): XmlElement {
  const refuse = (why: string): never => {
    throw new ImportFault(t('{0} cannot be read: {1}', file, why));
  };
  const document = parsed(text.replace(/^\uFEFF/, ''), (problem) =>
    refuse(t('it is not well-formed XML ({0}).', problem)),
  );
  if (document.children.some((child) => child instanceof XmlDocumentType))
    refuse(t('it has a document type, which modules of VASSAL do not have.'));
  let elements = 0;
  const plain = (node: Node, depth: number): XmlElement => {
    if (depth > MAX_DEPTH) refuse(t('its elements are nested more than {0} deep.', MAX_DEPTH));
    if (++elements > MAX_ELEMENTS) refuse(t('it has more than {0} elements.', MAX_ELEMENTS));
    const { name, attributes, children } = node;
    return {
      name,
      attributes,
      children: children.flatMap((child) => (child instanceof Node ? [plain(child, depth + 1)] : [])),
      text: children
        .map((child) => (child instanceof XmlText || child instanceof XmlCdata ? child.text : ''))
        .join('')
        .trim(),
    };
  };
  return document.root ? plain(document.root, 1) : refuse(t('it has no element.'));
}

function parsed(text: string, refuse: (problem: string) => never): XmlDocument {
  try {
    return parseXml(text, { preserveDocumentType: true });
  } catch (problem) {
    // Elements that are nested too deep for the parser exhaust the stack.
    return refuse(problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : '');
  }
}

/**
 * Returns the last part of the class name of an element: `Map` for `VASSAL.build.module.Map`. The name of a class from
 * outside of VASSAL is returned whole.
 */
export const classOf = ({ name }: XmlElement): string =>
  name.startsWith('VASSAL.') ? name.slice(name.lastIndexOf('.') + 1) : name;

/** Returns the elements of a class within an element, in document order. Elements may be in folders at any depth. */
export function descendants(element: XmlElement, ...classes: readonly string[]): XmlElement[] {
  const found: XmlElement[] = [];
  const visit = (one: XmlElement): void => {
    for (const child of one.children) {
      if (classes.includes(classOf(child))) found.push(child);
      visit(child);
    }
  };
  visit(element);
  return found;
}

/** Returns a number of an attribute, or the default if the attribute is absent or no number. */
export function numberOf({ attributes }: XmlElement, name: string, otherwise: number): number {
  const value = Number.parseFloat(attributes[name] ?? '');
  return Number.isFinite(value) ? value : otherwise;
}

export const flagOf = ({ attributes }: XmlElement, name: string, otherwise = false): boolean =>
  attributes[name] === undefined ? otherwise : attributes[name] === 'true';
