import type { LangiumCoreServices, URI } from 'langium';
import { DefaultServiceRegistry } from 'langium';

/**
 * Returns the services of the only language for every document, also for an untitled text that is already closed, whose language
 * only the editor knew. `hasServices` decides which documents are accepted.
 */
export class SandtableServiceRegistry extends DefaultServiceRegistry {
  override getServices(uri: URI): LangiumCoreServices {
    return this.all.at(0) ?? super.getServices(uri);
  }

  override hasServices(uri: URI): boolean {
    try {
      super.getServices(uri);
      return true;
    } catch {
      return false;
    }
  }
}
