import type { LangiumCoreServices, URI } from 'langium';
import { DefaultServiceRegistry } from 'langium';

/**
 * Returns the services of the only language for every document, even for an untitled text that is already closed.
 * Langium would not find the services of such a text, since only the editor knew its language. `hasServices` decides
 * which documents are accepted.
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
