import type { LangiumDocument, URI } from 'langium';
import type { Finding } from '../../engine/model/finding.js';
import type { SideModel } from '../../engine/model/forces.js';
import type { MapModel } from '../../engine/model/map.js';
import type { PictureReference } from '../../engine/model/pictures.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { PictureFile } from '../workspace/picture-files.js';
import type { GameSelection } from '../../preview/contract/game-selection.js';

/** Gives the analysis of each document. */
export interface AnalysisProvider {
  /** Returns the analysis of a document; undefined if the workspace has no such document. */
  analyse(document: LangiumDocument | URI | string): Analysis | undefined;
}

/** The meaning of a document together with its imports: models, findings, and the game that its orders play. */
export interface Analysis {
  /** URI of the document. */
  readonly uri: string;
  /** URIs of the document and its imports, nearest first. */
  readonly files: readonly string[];
  /**
   * The ruleset that the document or an import declares or names; undefined if there is none or the name is unknown.
   */
  readonly ruleset: Ruleset | undefined;
  /** Whether the declaration of the ruleset has errors. No game starts then. */
  readonly hasRulesetErrors: boolean;
  /**
   * The scenario's map. Without a scenario, the document's own map, otherwise the only map that the document imports.
   */
  readonly map: MapModel | undefined;
  readonly sides: readonly SideModel[];
  /**
   * The scenarios of the document, then those of its imports. Each has the orders, dice and expectations of all these
   * files.
   */
  readonly scenarios: readonly ScenarioModel[];
  /** The scenario that is played: the first one of the document, otherwise the only imported scenario. */
  readonly scenario: ScenarioModel | undefined;
  /**
   * Findings of the language and of the rules, but not findings of play. Each finding is located in the file that
   * causes it.
   */
  readonly findings: readonly Finding[];
  /**
   * Returns the game played with the orders of the document and its imports. The game is played once for each
   * selection, and then cached.
   * Undefined without ruleset, map or scenario. Never throws.
   * @param which the seed, and how decisions without an order are answered; by default those of the file
   */
  playthrough(which?: GameSelection): Playthrough | undefined;
  /** Returns the file of a picture; undefined if it cannot be shown. */
  pictureFile(reference: PictureReference): PictureFile | undefined;
  /**
   * Returns the findings of play: refused orders, failed expectations, and faults of the position when play begins. Plays
   * the orders first if that is necessary.
   */
  playFindings(): readonly Finding[];
}
