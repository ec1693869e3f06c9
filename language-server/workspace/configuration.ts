import { DefaultConfigurationProvider } from 'langium';
import type { ConfigurationInitializedParams } from 'langium';
import type { InitializeParams } from 'vscode-languageserver';

/** Registers for changes of settings only if the client supports dynamic registration. */
export class SandtableConfiguration extends DefaultConfigurationProvider {
  private mayRegister = false;

  override initialize(params: InitializeParams): void {
    super.initialize(params);
    this.mayRegister = params.capabilities.workspace?.didChangeConfiguration?.dynamicRegistration === true;
  }

  override initialized({ register, ...params }: ConfigurationInitializedParams): Promise<void> {
    return super.initialized({ ...params, ...(this.mayRegister && register && { register }) });
  }
}
