import type * as continuation from './continuation.js';
import type { DebugRequests } from './debugging.js';
import type * as documents from './documents.js';
import type * as editing from './editing.js';
import type * as forces from './forces.js';
import type * as games from './many-games.js';
import type * as scenario from './new-scenario.js';
import type * as playing from './playing.js';
import type * as preview from './preview.js';
import type * as rules from './rules.js';
import type * as sealing from './sealing.js';
import type * as vassal from './vassal-import.js';
import type { ToolAnswer, ToolParams } from './tools.js';

interface Exchange<Params, Result> {
  readonly params: Params;
  readonly result: Result;
}

/** Requests of the extension to the server, in addition to those of LSP, by method. */
export interface ServerRequests extends DebugRequests {
  'sandtable/preview': Exchange<preview.PreviewParams, preview.PreviewResult | null>;
  'sandtable/follow': Exchange<preview.FollowParams, preview.FollowResult | null>;
  'sandtable/hold': Exchange<preview.HoldParams, preview.HoldResult>;
  'sandtable/overlay': Exchange<preview.OverlayParams, preview.OverlayResult>;
  'sandtable/locate': Exchange<preview.LocateParams, preview.LocateResult>;
  'sandtable/cell': Exchange<preview.CellParams, preview.CellResult>;
  'sandtable/symbol': Exchange<preview.SymbolParams, preview.SymbolResult>;
  'sandtable/files': Exchange<documents.FilesParams, documents.FilesResult>;
  'sandtable/expectations': Exchange<documents.ExpectationsParams, documents.ExpectationsResult>;
  'sandtable/coverage': Exchange<documents.CoverageParams, documents.CoverageResult>;
  'sandtable/missing': Exchange<documents.MissingParams, documents.MissingResult>;
  'sandtable/summary': Exchange<documents.SummaryParams, documents.SummaryResult>;
  'sandtable/games': Exchange<games.GamesParams, games.GamesResult>;
  'sandtable/variants': Exchange<games.VariantsParams, games.VariantsResult>;
  'sandtable/balance': Exchange<games.BalanceParams, games.BalanceResult>;
  'sandtable/takeUp': Exchange<editing.TakeUpParams, editing.TakeUpResult>;
  'sandtable/move': Exchange<editing.MoveParams, editing.MoveResult>;
  'sandtable/brushes': Exchange<editing.BrushesParams, editing.BrushesResult>;
  'sandtable/draw': Exchange<editing.DrawParams, editing.DrawResult>;
  'sandtable/align': Exchange<editing.AlignParams, editing.DrawResult>;
  'sandtable/writeDown': Exchange<editing.WriteDownParams, editing.WriteDownResult>;
  'sandtable/continuation': Exchange<continuation.ContinuationParams, continuation.ContinuationResult>;
  'sandtable/seal': Exchange<sealing.SealParams, sealing.SealResult>;
  'sandtable/question': Exchange<playing.QuestionParams, playing.QuestionResult>;
  'sandtable/options': Exchange<playing.OptionsParams, playing.OptionsResult>;
  'sandtable/forecast': Exchange<playing.ForecastParams, playing.ForecastResult>;
  'sandtable/odds': Exchange<playing.OddsParams, playing.OddsResult>;
  'sandtable/refusal': Exchange<playing.RefusalParams, playing.RefusalResult>;
  'sandtable/answer': Exchange<playing.AnswerParams, playing.AnswerResult>;
  'sandtable/computerAnswers': Exchange<playing.ComputerAnswersParams, playing.ComputerAnswersResult>;
  'sandtable/forces': Exchange<forces.ForcesParams, forces.ForcesResult>;
  'sandtable/forcesRows': Exchange<forces.ForcesRowsParams, forces.ForcesRowsResult>;
  'sandtable/forcesTable': Exchange<forces.ForcesParams, forces.ForcesTableResult>;
  'sandtable/printed': Exchange<forces.ForcesParams, forces.PrintedResult>;
  'sandtable/readForces': Exchange<forces.ReadForcesParams, forces.ReadForcesResult>;
  'sandtable/rulePage': Exchange<rules.RulePageParams, rules.RulePageResult>;
  'sandtable/rules': Exchange<rules.RulesParams, rules.RulesResult>;
  'sandtable/rulesets': Exchange<Record<string, never>, scenario.RulesetsResult>;
  'sandtable/newGame': Exchange<scenario.NewGameParams, scenario.NewGameResult>;
  'sandtable/newScenario': Exchange<scenario.NewScenarioParams, scenario.NewScenarioResult>;
  'sandtable/importVassal': Exchange<vassal.ImportVassalParams, vassal.ImportVassalResult>;
  'sandtable/tool': Exchange<ToolParams, ToolAnswer>;
}

/**
 * Requests of the server to the extension, by method. The result is null if the requested file or folder does not
 * exist.
 */
export interface ClientRequests {
  'sandtable/file/stat': Exchange<documents.FileParams, documents.FileStat | null>;
  'sandtable/file/read': Exchange<documents.FileParams, string | null>;
  'sandtable/file/head': Exchange<documents.FileHeadParams, documents.FileHeadResult | null>;
  'sandtable/file/list': Exchange<documents.FileParams, readonly documents.FileStat[] | null>;
}
