import { DocumentState, URI } from 'langium';
import type { SandtableServices } from '../services.js';

/** As long as keys follow each other faster than this, orders are not played. */
const PAUSE = 300;

const CATEGORIES = ['built-in', 'fast', 'slow'] as const;

/** Plays the orders of open documents once the author pauses, or saves, as the settings say. */
export class PlayAfterPause {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private playing = false;

  constructor(private readonly services: SandtableServices) {
    const { DocumentBuilder, Settings } = services.shared.workspace;
    // Not at the end of a build: whoever breaks in on it need not have anything to build.
    DocumentBuilder.onDocumentPhase(DocumentState.Validated, () => {
      if (!this.playing && Settings.play === 'type') this.schedule(PAUSE);
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
        // A key pressed this very moment has had its build cancelled by ours: what it left undone comes first.
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
        // Whoever broke in need not have built anything: then nothing else would ask for play again.
        if (!isPlayed) this.schedule(PAUSE);
      },
      (fault: unknown) => {
        shared.workspace.InternalErrors.report('Playing the orders', fault);
      },
    );
  }
}
