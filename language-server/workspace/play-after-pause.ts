import { DocumentState, URI } from 'langium';
import type { SandtableServices } from '../services.js';

/** Length of the pause in typing after which orders are played. */
const PAUSE_MS = 300;

const CATEGORIES = ['built-in', 'fast', 'slow'] as const;

/** Plays the orders of open documents after a pause in typing or on saving, depending on the settings. */
export class PlayAfterPause {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private playing = false;

  constructor(private readonly services: SandtableServices) {
    const { DocumentBuilder, Settings } = services.shared.workspace;
    // Play is scheduled after the fast checks, before the end of the build, because a request may cancel the build
    // without starting another one.
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
        // Taking the lock cancels a build that is running. Complete that build first.
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
        // A request has cancelled the play. If the request starts no build, no later build schedules the play, so do
        // it here.
        if (!isPlayed) this.schedule(PAUSE_MS);
      },
      (fault: unknown) => {
        shared.workspace.InternalErrors.report('Playing the orders', fault);
      },
    );
  }
}
