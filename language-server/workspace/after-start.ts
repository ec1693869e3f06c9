import { DocumentState } from 'langium';
import type { SandtableServices } from '../services.js';

/** So long after the first diagnostics the editor has had them. */
const BREATH = 500;

/** Does what a start can do without, once the first documents are checked. */
export function prepareAfterStart({ parser, shared }: SandtableServices): void {
  const first = shared.workspace.DocumentBuilder.onBuildPhase(DocumentState.Validated, () => {
    first.dispose();
    setTimeout(() => {
      parser.CompletionParser.build();
    }, BREATH);
  });
}
