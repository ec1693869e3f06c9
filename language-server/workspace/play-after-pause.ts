import { DocumentState, URI } from 'langium';
import type { SandtableServices } from '../services.js';

/** Orders are played after a pause of this length in typing. */
const PAUSE_MS = 300;

const CATEGORIES = ['built-in', 'fast', 'slow'] as const;

/** Plays the orders of open documents after a pause in typing or on saving, depending on the settings. */
export class PlayAfterPause {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private playing = false;

  constructor(private readonly services: SandtableServices) {
    const { DocumentBuilder, Settings } = services.shared.workspace;
    // Not at the end of a build, which may be cancelled by a request that builds nothing.
    DocumentBuilder.onDocumentPhase(DocumentState.Validated, () => {
      if (!this.playing && Settings.play === 'type') this.schedule(PAUSE_MS);
    });
    services.shared.lsp.DocumentUpdateHandler.onSave(() => {
      if (Settings.play === 'save') this.schedule(0);
    });
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.play();
    }, delay);
  }

  private play(): void {
    const { shared } = this.services;
    const { DocumentBuilder, LangiumDocuments, TextDocuments, WorkspaceLock } = shared.workspace;
    let isPlayed = false;
    const played = WorkspaceLock.write(async (token) => {
      this.playing = true;
      try {
        // This lock may have cancelled the build of a simultaneous edit, which is completed first.
        await DocumentBuilder.update([], [], token);
        const open = TextDocuments.all().flatMap(({ uri }) => LangiumDocuments.getDocument(URI.parse(uri)) ?? []);
        await DocumentBuilder.build(open, { validation: { categories: [...CATEGORIES] } }, token);
        isPlayed = true;
      } finally {
        this.playing = false;
      }
    });
    played.then(
      () => {
        // The cancelling request may not have built anything, so that nothing else would schedule play again.
        if (!isPlayed) this.schedule(PAUSE_MS);
      },
      (fault: unknown) => {
        shared.workspace.InternalErrors.report('Playing the orders', fault);
      },
    );
  }
}
