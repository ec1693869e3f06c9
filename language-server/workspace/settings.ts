import type { LangiumSharedServices } from 'langium/lsp';
import type { ServerSettings } from '../../protocol/start.js';

/** The settings of the user. The client sends them at the start and after every change. */
export class Settings {
  play: ServerSettings['play'] = 'type';

  constructor(services: LangiumSharedServices) {
    services.lsp.LanguageServer.onInitialize(({ initializationOptions }) => {
      this.read(initializationOptions);
    });
    services.workspace.ConfigurationProvider.onConfigurationSectionUpdate(({ section, configuration }) => {
      if (section === 'sandtable') this.read(configuration);
    });
  }

  private read(settings: unknown): void {
    if (typeof settings !== 'object' || settings === null || !('play' in settings)) return;
    const { play } = settings;
    if (play === 'type' || play === 'save' || play === 'never') this.play = play;
  }
}
