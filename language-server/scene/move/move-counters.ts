import { t } from '@vscode/l10n';
import { type LangiumDocuments, URI } from 'langium';
import { NOWHERE } from '../../../engine/board/board.js';
import { forcesByName } from '../../../engine/model/forces.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import type { Viewer } from '../../../engine/play/records.js';
import type { Analysis } from '../../analysis/analysis.js';
import type { MoveParams, MoveResult } from '../../../protocol/editing.js';
import { isHiddenFrom, viewerFor } from '../build-scene.js';
import { isInSetup, findShownGame, type ShownGame } from '../shown-game.js';
import { movePlacement } from './move-placement.js';
import { refused } from './refused.js';
import { writeOrder } from './write-order.js';

/**
 * Returns the text edits for counters dragged on the map. The edits change a placement in the set-up, or write an order
 * at the moment shown. If the engine refuses the result, returns the message of the engine.
 */
export function moveCounters(analysis: Analysis, documents: LangiumDocuments, params: MoveParams): MoveResult {
  const { map, ruleset, scenario } = analysis;
  if (!map || !ruleset || !scenario) return refused(t('This file has no scenario in which counters can be moved.'));
  if (params.to < 0 || params.to >= map.board.size) return refused(t('There is no such cell on the map.'));
  if (params.to === params.from) return { edits: [] };
  if (params.counters.length === 0) return refused(t('No counter is selected.'));
  const shown = findShownGame(analysis, params);
  const viewer = viewerFor(analysis, params);
  const sides = params.counters.map((name) => (shown ? sideOf(shown, scenario, viewer, name) : undefined));
  if (sides.some((side) => isHiddenFrom(analysis, viewer, side)))
    return refused(t('{0} may not see what units of another side can do.', viewer.side ?? ''));
  const text = (uri: string): string => documents.getDocument(URI.parse(uri))?.textDocument.getText() ?? '';
  return params.from === NOWHERE || !shown || isInSetup(shown)
    ? movePlacement({ ruleset, scenario, map, text }, params.counters, params.to)
    : writeOrder({
        analysis,
        shown,
        viewer,
        textOf: text,
        names: params.counters,
        to: params.to,
        adds: params.adds ?? false,
      });
}

/** Returns the side of a counter, including a counter that is not placed yet; undefined if there is no such counter. */
const sideOf = ({ game }: ShownGame, { sides }: ScenarioModel, viewer: Viewer, name: string): string | undefined =>
  game.position(viewer).pieces.find((piece) => piece.name === name)?.side ?? forcesByName(sides).get(name)?.side;
