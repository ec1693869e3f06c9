import type { LangiumDocument, URI } from 'langium';
import type { Finding } from '../../engine/model/finding.js';
import type { SideModel } from '../../engine/model/forces.js';
import type { MapModel } from '../../engine/model/map.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { GameSelection } from '../../preview/contract/game-selection.js';

/** Who analyses documents. */
export interface AnalysisProvider {
  /** The analysis of a document in the workspace; undefined when there is none of that name. */
  analyse(document: LangiumDocument | URI | string): Analysis | undefined;
}

/** What one document means together with everything it imports. */
export interface Analysis {
  /** URI of the document. */
  readonly uri: string;
  /** URIs of the document and its imports, nearest first. */
  readonly files: readonly string[];
  /** The game, as the document or the nearest import says; undefined when none is known. */
  readonly ruleset: Ruleset | undefined;
  /** The scenario's map; without a scenario the document's own map, or the only one it imports. */
  readonly map: MapModel | undefined;
  readonly sides: readonly SideModel[];
  /** Every scenario in sight; the document's own first. Each holds the orders, dice and expectations in sight. */
  readonly scenarios: readonly ScenarioModel[];
  /** The scenario that is played: the document's own first, or the only one it imports. */
  readonly scenario: ScenarioModel | undefined;
  /** Problems of text and rules, of play not yet; each stands in the file where the trouble is. */
  readonly findings: readonly Finding[];
  /**
   * The game as the orders in sight play it, computed once; undefined without ruleset, map or scenario.
   * Never throws.
   */
  playthrough(which?: GameSelection): Playthrough | undefined;
  /** What play found: orders refused, expectations not met. Plays when that has not happened yet. */
  playFindings(): readonly Finding[];
}
