import type { HoverProvider } from 'langium/lsp';
import { onDemandScript } from '../on-demand/on-demand-script.js';
import type { SandtableServices } from '../services.js';

/** Creates the provider of hovers at the first hover, with the script that is loaded on demand. */
export class HoverOnDemand implements HoverProvider {
  private provider: HoverProvider | undefined;

  constructor(private readonly services: SandtableServices) {}

  getHoverContent(
    ...request: Parameters<HoverProvider['getHoverContent']>
  ): ReturnType<HoverProvider['getHoverContent']> {
    this.provider ??= new (onDemandScript().SandtableHover)(this.services);
    return this.provider.getHoverContent(...request);
  }
}
