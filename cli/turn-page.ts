import { t } from '@vscode/l10n';
import { readFile } from 'node:fs/promises';
import { buildPreview, drawPreview } from '../language-server/scene/preview.js';
import type { Preview } from '../preview/moments.js';
import type { Theme } from '../preview/render/palette.js';
import { turnPage } from '../preview/turn/page.js';
import { momentsOfTurn, turnOf } from '../preview/turn/turn.js';
import { Unusable } from '../language-server/report/unusable.js';
import { productFile } from './home.js';
import { playUntil, scenarioOf, viewerAsked, type ViewerOptions } from './scenario.js';
import type { Sheet } from './workspace.js';

export interface TurnPageOptions extends ViewerOptions {
  readonly at?: string;
  readonly seed?: string;
  readonly theme: Theme;
}

/** The turn of a moment, from its beginning to that moment, as a page; without a moment the last one that is played. */
export async function turnAsPage(
  file: string,
  sheet: Sheet,
  { at, theme, ...options }: TurnPageOptions,
): Promise<string> {
  const { ruleset, scenario } = scenarioOf(file, sheet);
  viewerAsked(options, sheet.analysis);
  const isThere = <T>(found: T | undefined): T => {
    if (found === undefined) throw new Unusable(t('{0} shows no map: it holds none and imports none.', file));
    return found;
  };
  /** Of the row of moments only the first picture has any. */
  const shown = (moment: number | 'end'): Preview => {
    const { picture } = isThere(drawPreview(sheet.analysis, { ...options, moment }));
    return { ...picture, moments: [] };
  };
  const setup = isThere(buildPreview(sheet.analysis, { ...options, moment: 'setup' }));
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
        throw new Unusable(t('HTML needs dist/{0}, which is not there: npm run build.', name));
      }),
    ),
  );
  return turnPage({ turn: turnOf(stills, moments), theme, host, panel, style });
}
