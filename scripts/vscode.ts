/**
 * `npm run vscode`: opens the examples with the extension, in the installed VS Code if there is one. Otherwise starts
 * the VS Code of `.vscode-host/`, which any browser can open, and runs it until Ctrl+C.
 */
import path from 'node:path';
import { has, ROOT, run } from './run.ts';
import { makeProfile, startServer, workbenchUrl } from './vscode-host.ts';

const EXAMPLES = path.join(ROOT, 'examples');

if (!(await run('node', ['scripts/build.ts', '--no-types', '--quiet'])).ok) process.exit(1);
if (has('code')) {
  await run('code', [`--extensionDevelopmentPath=${ROOT}`, EXAMPLES]);
} else {
  await serve();
}

async function serve(): Promise<void> {
  console.log('The command “code” is not on the path. Starting the VS Code of the tests instead.');
  if (!(await run('node', ['scripts/install-vscode-host.ts'])).ok) process.exit(1);
  const profile = makeProfile();
  const port = Number(process.env.PORT ?? 0);
  const server = await startServer(profile, { port });
  console.log(`\nOpen ${workbenchUrl(server, { folder: EXAMPLES, extensionDevelopmentPath: [ROOT] })}\n`);
  console.log('Press Ctrl+C to stop.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => {
        profile.remove();
        process.exit(0);
      });
    });
  }
}
