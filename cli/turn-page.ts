import { t } from '@vscode/l10n';
import { readFile } from 'node:fs/promises';
import { buildPreview, drawPreview } from '../language-server/scene/preview.js';
import type { Preview } from '../preview/contract/preview.js';
import type { Theme } from '../preview/render/palette.js';
import { picturesIn } from '../preview/render/pictures.js';
import { turnPage, type PageParts } from '../preview/turn/page.js';
import { momentsOfTurn, turnOf } from '../preview/turn/turn.js';
import { UsageError } from '../language-server/report/usage-error.js';
import { productFile, productJson } from './home.js';
import { currentLanguage, currentTag } from './language.js';
import { readPictures } from './pictures.js';
import { playUntil, scenarioOf, readViewer, type ViewerOptions } from './scenario.js';
import type { OpenedFile } from './workspace.js';

export interface TurnPageOptions extends ViewerOptions {
  readonly at?: string;
  readonly seed?: string;
  readonly theme: Theme;
}

/**
 * Builds a page that replays a turn from its first moment to the given moment.
 * @param options.at The last moment of the replay. Default: the last moment of the game.
 * @throws Unusable when the file has no map or scenario, or the game ends before the moment.
 */
export async function turnAsPage(
  file: string,
  opened: OpenedFile,
  { at, theme, ...options }: TurnPageOptions,
): Promise<string> {
  const { ruleset, scenario } = scenarioOf(file, opened);
  readViewer(options, opened.analysis);
  const requireMap = <T>(found: T | undefined): T => {
    if (found === undefined) throw new UsageError(t('{0} has no map and imports none.', file));
    return found;
  };
  /**
   * Builds the picture of a moment without its list of moments. The page takes that list from the picture of the
   * set-up.
   */
  const shown = (moment: number | 'end'): Preview => {
    const { picture } = requireMap(drawPreview(opened.analysis, { ...options, moment }));
    return { ...picture, moments: [] };
  };
  const setup = requireMap(buildPreview(opened.analysis, { ...options, moment: 'setup' }));
  const { seed } = options;
  const last =
    at === undefined
      ? shown('end').moment
      : playUntil(ruleset, scenario, { until: at, ...(seed !== undefined && { seed }) }).moments.length - 1;
  const moments = momentsOfTurn(setup.moments, last);
  const stills = [setup, ...moments.map(({ number }) => shown(number))];
  const [host, panel, style] = await Promise.all(
    ['turn.js', 'preview.js', 'preview.css'].map((name) =>
      readFile(productFile(`dist/${name}`), 'utf8').catch(() => {
        throw new UsageError(t('HTML needs dist/{0}, which is missing. Build it with: npm run build', name));
      }),
    ),
  );
  return turnPage({
    turn: turnOf(stills, moments, await readPictures(picturesIn(stills.map(({ scene }) => scene)))),
    theme,
    host,
    panel,
    style,
    language: currentLanguage() === 'it' ? { name: currentTag(), words: wordsOfPanel() } : undefined,
  });
}

/** Returns the Italian texts of the panel by their English texts. */
const wordsOfPanel = (): NonNullable<PageParts['language']>['words'] =>
  (productJson('l10n/bundle.l10n.it.json') ?? {}) as Readonly<Record<string, string>>;
