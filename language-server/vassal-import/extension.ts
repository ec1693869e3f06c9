import type { Translate } from '../words/translate.js';
import type { ImportReport } from './report.js';
import { splitSequence } from './sequence.js';
import { classOf, descendants, type XmlElement } from './xml.js';

interface MergeContext {
  readonly report: ImportReport;
  readonly t: Translate;
}

/**
 * Adds the elements of an extension to the module. An element has a target, the path of the element of the module that
 * contains it: `CLASS:Name/CLASS:Name`. Without a target, it belongs to the module itself.
 */
export function mergeExtension(module: XmlElement, extension: XmlElement, { report, t }: MergeContext): void {
  const { anyModule, module: name = '' } = extension.attributes;
  if (anyModule !== 'true' && name !== '' && name !== module.attributes.name)
    report.add(t('An extension is made for another module.'), name);
  for (const part of descendants(extension, 'ExtensionElement')) {
    const target = part.attributes.target ?? '';
    const parent = findTarget(module, target);
    if (!parent)
      report.add(
        t('An extension adds content to a part that the module does not have; the content is added at the top level.'),
        target,
      );
    (parent ?? module).children.push(...part.children);
  }
  module.children.push(...extension.children.filter((child) => classOf(child) !== 'ExtensionElement'));
}

function findTarget(module: XmlElement, target: string): XmlElement | undefined {
  let found: XmlElement | undefined = module;
  for (const step of splitSequence(target, '/')) {
    if (step === '' || !found) continue;
    const [name = '', own = ''] = splitSequence(step, ':');
    const kind = classOf({ ...module, name });
    found = descendants(found, kind).find(({ attributes }) => own === '' || namesOf(attributes).includes(own));
  }
  return found;
}

const namesOf = ({ mapName, entryName, name }: XmlElement['attributes']): (string | undefined)[] => [
  mapName,
  entryName,
  name,
];
