import type { HoverProvider } from 'langium/lsp';
import { onDemandScript } from '../on-demand/on-demand-script.js';
import type { SandtableServices } from '../services.js';

/** Creates the provider of hovers at the first hover. The script that is loaded on demand contains this provider. */
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
