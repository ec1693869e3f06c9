import { URI } from 'langium';
import { formatted } from '../features/format/formatter.js';
import type { SandtableServices } from '../services.js';

/** Formats the scenario files of an import. Other files, and texts that cannot be parsed, stay as they are. */
export function formatTexts(
  texts: ReadonlyMap<string, string>,
  { shared }: Pick<SandtableServices, 'shared'>,
): ReadonlyMap<string, string> {
  const { LangiumDocumentFactory: documents } = shared.workspace;
  const format = (name: string, text: string): string =>
    formatted(documents.fromString(text, URI.from({ scheme: 'memory', path: `/${name}` }))) ?? text;
  return new Map([...texts].map(([name, text]) => [name, name.endsWith('.sand') ? format(name, text) : text]));
}
