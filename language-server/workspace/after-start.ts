import { DocumentState } from 'langium';
import type { SandtableServices } from '../services.js';

/** Delay after the first diagnostics, so that the client receives them first. */
const DELAY_MS = 500;

/** Initialises services that are not needed for the first diagnostics, after these diagnostics have been sent. */
export function prepareAfterStart({ parser, shared }: SandtableServices): void {
  const first = shared.workspace.DocumentBuilder.onBuildPhase(DocumentState.Validated, () => {
    first.dispose();
    setTimeout(() => {
      parser.CompletionParser.build();
    }, DELAY_MS);
  });
}
