import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import type { DebugRequests } from '../../protocol/debugging.js';
import type { PreviewParams } from '../../protocol/preview.js';

/** Arguments of the debugger's `launch` request. */
export interface LaunchArguments extends Dap.LaunchRequestArguments {
  /** The file to play: a path or a URI. */
  readonly program?: string;
  /** Overrides the seed of the file. */
  readonly seed?: string;
  /** True to stop before the first moment. */
  readonly stopOnEntry?: boolean;
  /** The side whose view is shown; by default everything is visible. */
  readonly as?: string;
}

/** Services of the host that the session uses. */
export interface Host {
  /** Sends a request to the language server. Returns undefined if the request fails. */
  readonly ask: <K extends keyof DebugRequests>(
    request: K,
    params: DebugRequests[K]['params'],
  ) => Promise<DebugRequests[K]['result'] | undefined>;
  /** Converts a path of the client to a URI. */
  readonly toUri: (path: string) => string;
  /** Converts a URI to a path of the client. */
  readonly toPath: (uri: string) => string;
  /** Translates a text into the language of the editor. */
  readonly t: (text: string, ...parts: string[]) => string;
  /** Shows the current position on the map. */
  readonly show: (shown: PreviewParams) => void;
}
