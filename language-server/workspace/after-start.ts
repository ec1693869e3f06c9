import { DocumentState } from 'langium';
import type { SandtableServices } from '../services.js';

/** Delay after the first diagnostics, so that the client receives them first. */
const DELAY_MS = 500;

/** Initialises services that the first diagnostics do not need, after these have been sent. */
export function prepareAfterStart({ parser, shared }: SandtableServices): void {
  const first = shared.workspace.DocumentBuilder.onBuildPhase(DocumentState.Validated, () => {
    first.dispose();
    setTimeout(() => {
      parser.CompletionParser.build();
    }, DELAY_MS);
  });
}
