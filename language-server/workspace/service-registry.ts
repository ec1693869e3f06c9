import type { LangiumCoreServices, URI } from 'langium';
import { DefaultServiceRegistry } from 'langium';

/**
 * There is one language: whatever has been let in is read in it, also once the editor has closed that alone knew the language of a
 * text without a file. What may come in is told by `hasServices`.
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
