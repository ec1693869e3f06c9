import type { DebugRequests } from './debugging/protocol.js';
import type { Report } from '../preview/contract/balance-report.js';
import type { Brush, Stroke } from '../preview/contract/drawing.js';
import type { ForcesRow } from '../preview/contract/forces.js';
import type { Games } from '../preview/contract/games.js';
import type { DropTargets } from '../preview/contract/drop-targets.js';
import type { Preview, SentPreview } from '../preview/contract/preview.js';
import type { Printed } from '../preview/contract/print-data.js';
import type { Overlay, Place } from '../preview/contract/scene.js';
import type { UnansweredPolicy, GameSelection } from '../preview/contract/game-selection.js';
/** What the extension asks of the server beyond LSP: the picture and the resolved turn. Requests are named `sandtable/…`. */
/** `sandtable/preview`: the scene of the scenario (or map) a document belongs to, at a moment. */
export interface PreviewParams extends GameSelection {
    readonly uri: string;
    /** Number of the moment to show; absent: where the last thing happened of what the file plays. `setup`: before the first. */
    readonly moment?: number | 'setup';
    /** Shows hidden values. */
    readonly umpire?: boolean;
    /** Shows what this side knows. */
    readonly as?: string;
    /** Of the document as it was held; null when it was not. */
    readonly earlier?: boolean;
    /** Of the document as the debugger holds it, by the number of its game. */
    readonly held?: number;
}
export type PreviewResult = Preview;
/** `sandtable/follow`: the same for somebody who is told of it again and again: of the picture he has only what is otherwise. */
export interface FollowParams extends PreviewParams {
    /** A second picture beside the first: what was sent of it is remembered apart. */
    readonly beside?: boolean;
    /** The edition of the picture the asker has of this document; without it the whole is sent. */
    readonly have?: number;
}
export type FollowResult = SentPreview;
export type { MomentItem } from '../preview/contract/moments.js';
export type * from './debugging/protocol.js';
/** `sandtable/hold`: keeps a document as it is, or with another text, to be compared with what becomes of it; whether there is one. */
export interface HoldParams {
    readonly uri: string;
    readonly text?: string;
}
export type HoldResult = boolean;
/** `sandtable/overlay`: the reach of a unit, or a layer of the game for a side or a unit, at the moment shown. */
export interface OverlayParams extends PreviewParams {
    /** `reach`, or the name of one of the game's layers: `zone`, `supply`. */
    readonly want: string;
    /** The side or the unit. */
    readonly of: string;
}
export type OverlayResult = readonly Overlay[];
/** `sandtable/locate`: the cell or unit at a position in the text, for the map to show. */
export interface LocateParams extends GameSelection {
    readonly uri: string;
    readonly offset: number;
}
export interface LocateResult {
    readonly cells: readonly number[];
    readonly unit?: string;
    /** The moment of the order that the place is part of. */
    readonly moment?: number;
}
/** `sandtable/cell`: where a cell is written about: its placements first, then its row in the map. */
export interface CellParams {
    readonly uri: string;
    readonly cell: number;
}
export type CellResult = Place | null;
/** `sandtable/symbol`: the cell that the symbol of a terrain row stands for; null anywhere else, and beyond the map. */
export interface SymbolParams {
    readonly uri: string;
    readonly offset: number;
}
export type SymbolResult = {
    readonly label: string;
    /** The game's word; absent where the legend has none for the symbol. */
    readonly terrain?: string;
} | null;
/** `sandtable/files`: the documents a document is read with: itself and what it imports; without `uri` those of the workspace. */
export interface FilesParams {
    readonly uri?: string;
}
export type FilesResult = readonly string[];
/** Notification `sandtable/changed`: documents whose picture is out of date. */
export interface ChangedParams {
    readonly uris: readonly string[];
}
/** `sandtable/expectations`: the expectations of a document, for the test explorer. */
export interface ExpectationsParams {
    readonly uri: string;
}
export type ExpectationsResult = readonly {
    readonly text: string;
    readonly place: Place;
    readonly passed: boolean;
    readonly expected: string;
    readonly got: string;
}[];
/** `sandtable/coverage`: what of a document, and of the rulebook of its game, came up when its orders were played; null without a game. */
export interface CoverageParams {
    readonly uri: string;
}
export type CoverageResult = {
    readonly ruleset: string;
    /** The orders of the document, in the order of the text, and how often each was an answer. */
    readonly orders: readonly {
        readonly place: Place;
        readonly times: number;
    }[];
    /** Citations in the document, and how often the rule came up. */
    readonly citations: readonly {
        readonly rule: string;
        readonly place: Place;
        readonly times: number;
    }[];
    /** Every rule that can come up, in the order of the book. */
    readonly rules: readonly {
        readonly rule: string;
        readonly title: string;
        readonly times: number;
    }[];
} | null;
/**
 * `sandtable/games`: what many games of a document come to, run K with the seed `SEED/K`; null when it plays none. How far they are
 * is told as partial results. Who cancels is answered with the games that were over.
 */
export interface GamesParams {
    readonly uri: string;
    /** Ten thousand at most. */
    readonly runs: number;
    /** The file's own unless told. */
    readonly seed?: string;
    /** Counts what is hidden, too. */
    readonly umpire?: boolean;
    /** Counts what this side knows; without it what everybody may. */
    readonly as?: string;
    readonly partialResultToken?: string | number;
}
export type GamesResult = Games | null;
/** `sandtable/variants`: what a balance of a document can be compared with; null when it plays no game. */
export interface VariantsParams {
    readonly uri: string;
}
export type VariantsResult = {
    readonly rulings: readonly {
        readonly option: string;
        readonly question: string;
        readonly chosen: string;
        /** Its other values, each of which is a variant. */
        readonly others: readonly string[];
    }[];
    /** Other files of the workspace that play a scenario of the same game. */
    readonly files: readonly {
        readonly uri: string;
        readonly title: string;
    }[];
} | null;
/**
 * `sandtable/balance`: what many games of a document come to, as a report, beside each variant that is asked for; null when it plays none.
 * How far they are is told as partial results; who cancels the request gets the report of those that are over.
 */
export interface BalanceParams {
    readonly uri: string;
    /** Ten thousand at most. */
    readonly runs: number;
    /** Who answers where the file has no order. */
    readonly unanswered: UnansweredPolicy;
    /** Rulings of which every other value is played as well, with the same dice. */
    readonly vary?: readonly string[];
    /** Documents that are played as well. */
    readonly against?: readonly string[];
    readonly partialResultToken?: string | number;
}
export type BalanceResult = {
    readonly games: number;
    readonly of: number;
    readonly report?: Report;
    /** Why it has ended without one: a game that broke, a file that cannot be compared. */
    readonly trouble?: string;
} | null;
/**
 * `sandtable/move`: the edit of the text that puts counters into another cell, vetted by the engine, or why they may not stand there.
 * From no cell (-1) comes a unit, or what is left of a formation, that stands nowhere yet: it is set up there.
 */
export interface MoveParams extends PreviewParams {
    /** By name, all from one cell. */
    readonly counters: readonly string[];
    readonly from: number;
    readonly to: number;
}
export type MoveResult = {
    readonly edits: readonly {
        readonly place: Place;
        readonly text: string;
    }[];
    /** The moment at which the order is carried out, when it is one of play. */
    readonly moment?: number;
} | {
    readonly refused: string;
    /** The rule that says so, where one does. */
    readonly rule?: string;
};
/** `sandtable/brushes`: what can be drawn on the map of a document: the symbols of its legend, its rivers, roads …, and new ones. */
export interface BrushesParams {
    readonly uri: string;
}
export type BrushesResult = readonly Brush[];
/** `sandtable/draw`: the edit of the map's text that a stroke on its picture asks for, or why there is none. */
export interface DrawParams {
    readonly uri: string;
    readonly stroke: Stroke;
}
export type DrawResult = MoveResult;
/**
 * `sandtable/writeDown`: the edit that writes down what came at a moment without anybody's order: an answer taken by default, or a
 * roll of the seed; or why it cannot be.
 */
export interface WriteDownParams extends PreviewParams {
    readonly moment: number;
}
export type WriteDownResult = DrawResult;
/** `sandtable/takeUp`: where counters that are taken up may be put down together, at the moment shown. */
export interface TakeUpParams extends PreviewParams {
    readonly counters: readonly string[];
}
export type TakeUpResult = DropTargets;
/**
 * `sandtable/rulePage`: a rule as a page of Markdown; without `rule` the ruleset's table of contents. The page of rule 7.1 of
 * `pgg` is the document `sandtable-rule:/pgg/7.1.md`, the contents are `sandtable-rule:/pgg/index.md`: definitions and links
 * lead there, the extension serves them.
 */
export interface RulePageParams {
    readonly ruleset: string;
    readonly rule?: string;
}
export type RulePageResult = {
    readonly title: string;
    readonly markdown: string;
} | null;
export declare const RULE_SCHEME = "sandtable-rule";
/** Whether this script runs in a worker of a browser: only there does one load others beside it. */
export declare const IN_WORKER: boolean;
/**
 * What a client gives Node on the server's command line, where Node's documentation lists it for every version: a nursery of
 * twice the usual size. What a large file is read into outlives a smaller one, and would be copied once more.
 */
export declare const SERVER_FLAGS: readonly ['--max-semi-space-size=32'];
/**
 * Commands of the extension that the server's answers refer to. Hovers link rules as
 * `command:sandtable.explainRule?["pgg","7.1"]`, so the client must trust that command in Markdown; lenses give the
 * arguments named here.
 */
export declare const COMMANDS: {
    /** `(ruleset, rule)` */
    readonly explainRule: 'sandtable.explainRule';
    /** `(uri)`: the map beside the text. */
    readonly preview: 'sandtable.preview';
    /** `(uri, turn?)`: plays the orders, to the end of a turn when one is given, and shows the record. */
    readonly runTurn: 'sandtable.runTurn';
};
/** `sandtable/rules`: the rules of the ruleset a document plays, or of all rulesets, to choose from. */
export interface RulesParams {
    readonly uri?: string;
}
export type RulesResult = readonly {
    readonly ruleset: string;
    readonly rule: string;
    readonly title: string;
    /** Where that is another language. */
    readonly titleInEnglish?: string;
    readonly status: 'enforced' | 'simulated' | 'advice';
}[];
/** `sandtable/rulesets`: the games known, and what a new scenario of each may be asked for. */
export type RulesetsResult = readonly {
    readonly id: string;
    readonly title: string;
    /** Columns and rows of the smallest map it begins with. */
    readonly size: Size | undefined;
    /** Sides an author may name; none where the game has its own. */
    readonly sides: readonly string[];
}[];
/** How many columns and rows a map has. */
export interface Size {
    readonly columns: number;
    readonly rows: number;
}
/** What an author says before a first file is written. */
export interface Beginning {
    /** At least that of the smallest map; smaller ones are not made. */
    readonly size?: Size;
    /** Names of the sides, in the order they were asked for; an empty one stays. */
    readonly sides?: readonly string[];
}
/** `sandtable/newScenario`: the file a scenario of a game begins with, as a snippet; null when there is no such game. */
export interface NewScenarioParams extends Beginning {
    readonly ruleset: string;
}
export type NewScenarioResult = string | null;
/** `sandtable/summary`: one line about a document, for the status bar; null when it names no ruleset. */
export interface SummaryParams {
    readonly uri: string;
}
export type SummaryResult = {
    readonly ruleset: string;
    readonly title: string;
    readonly scenario?: string;
    readonly score: readonly {
        readonly side: string;
        readonly points: number;
    }[];
} | null;
/** `sandtable/forces`: the ledger of forces, a line for each side in sight. */
export interface ForcesParams {
    readonly uri: string;
}
export type ForcesResult = readonly ForcesLine[];
/** A side, a pool, a formation or a unit: how many units or counters there are of it, and what the scenario makes of them. */
export interface ForcesLine {
    readonly what: 'side' | 'pool' | 'formation' | 'unit';
    readonly name: string;
    readonly kind: string;
    /** `2512`, `6 cells`, `turn 2 at A` */
    readonly where?: string;
    readonly totals: {
        readonly exist: number;
        readonly setUp: number;
        readonly arrive: number;
        readonly left: number;
        readonly twice: number;
    };
    readonly place: Place;
    readonly members: readonly ForcesLine[];
}
/** `sandtable/forcesRows`: the same for the panel, with the counters of those that have no place yet; as a side knows it. */
export type ForcesRowsParams = Pick<PreviewParams, 'uri' | 'umpire' | 'as'>;
export type ForcesRowsResult = readonly ForcesRow[];
/** `sandtable/forcesTable`: the forces in sight as CSV, for a spreadsheet; null where there are none. */
export type ForcesTableResult = string | null;
/** `sandtable/printed`: counters of the forces in sight, and who begins and arrives where; null where there are none. */
export type PrintedResult = Printed | null;
/** `sandtable/readForces`: the edits by which a table in CSV becomes part of a file, or what is wrong with it. */
export interface ReadForcesParams {
    readonly uri: string;
    readonly table: string;
    /** Where it is pasted: rows that name no side are of the one around it. */
    readonly offset?: number;
}
export type ReadForcesResult = {
    readonly edits: readonly {
        readonly place: Place;
        readonly text: string;
    }[];
} | {
    readonly faults: readonly TableFault[];
};
/** What is wrong with a table: lines count from 1, columns by their place in the line of headers; 0 is the whole line. */
export interface TableFault {
    readonly line: number;
    readonly column: number;
    readonly message: string;
}
/** The settings the extension hands to the server at the start and with `workspace/didChangeConfiguration`, section `sandtable`. */
export interface ServerSettings {
    /** How orders are checked while typing: played out, or only read; `save` plays when the file is saved. */
    readonly play: 'type' | 'save' | 'never';
}
/** What the extension hands over at the start: only who says that much of itself gets answers that refer to {@link COMMANDS} and {@link RULE_SCHEME}. */
export interface ClientStart extends ServerSettings {
    readonly commands: true;
}
/** The first message to a server that is a worker, before the protocol begins: the folder where the scripts lie that it loads. */
export interface WorkerStart {
    readonly scripts: string;
}
/** The server asks the extension for files it cannot reach itself (a worker, a virtual workspace). */
export interface FileParams {
    readonly uri: string;
}
export interface FileStat {
    readonly uri: string;
    readonly kind: 'file' | 'directory';
}
/** `sandtable/tool`: a question of a language model, with whatever it has handed over. */
export interface ToolParams {
    readonly name: string;
    readonly input: unknown;
}
/** What a tool has to say, or why it cannot. */
export interface ToolAnswer {
    readonly text: string;
    readonly refused?: true;
}
/** What the extension asks the server, by name. */
export interface ServerRequests extends DebugRequests {
    'sandtable/preview': {
        readonly params: PreviewParams;
        readonly result: PreviewResult | null;
    };
    'sandtable/follow': {
        readonly params: FollowParams;
        readonly result: FollowResult | null;
    };
    'sandtable/hold': {
        readonly params: HoldParams;
        readonly result: HoldResult;
    };
    'sandtable/overlay': {
        readonly params: OverlayParams;
        readonly result: OverlayResult;
    };
    'sandtable/locate': {
        readonly params: LocateParams;
        readonly result: LocateResult;
    };
    'sandtable/cell': {
        readonly params: CellParams;
        readonly result: CellResult;
    };
    'sandtable/symbol': {
        readonly params: SymbolParams;
        readonly result: SymbolResult;
    };
    'sandtable/files': {
        readonly params: FilesParams;
        readonly result: FilesResult;
    };
    'sandtable/expectations': {
        readonly params: ExpectationsParams;
        readonly result: ExpectationsResult;
    };
    'sandtable/coverage': {
        readonly params: CoverageParams;
        readonly result: CoverageResult;
    };
    'sandtable/games': {
        readonly params: GamesParams;
        readonly result: GamesResult;
    };
    'sandtable/variants': {
        readonly params: VariantsParams;
        readonly result: VariantsResult;
    };
    'sandtable/balance': {
        readonly params: BalanceParams;
        readonly result: BalanceResult;
    };
    'sandtable/takeUp': {
        readonly params: TakeUpParams;
        readonly result: TakeUpResult;
    };
    'sandtable/brushes': {
        readonly params: BrushesParams;
        readonly result: BrushesResult;
    };
    'sandtable/draw': {
        readonly params: DrawParams;
        readonly result: DrawResult;
    };
    'sandtable/writeDown': {
        readonly params: WriteDownParams;
        readonly result: WriteDownResult;
    };
    'sandtable/move': {
        readonly params: MoveParams;
        readonly result: MoveResult;
    };
    'sandtable/forces': {
        readonly params: ForcesParams;
        readonly result: ForcesResult;
    };
    'sandtable/forcesRows': {
        readonly params: ForcesRowsParams;
        readonly result: ForcesRowsResult;
    };
    'sandtable/forcesTable': {
        readonly params: ForcesParams;
        readonly result: ForcesTableResult;
    };
    'sandtable/printed': {
        readonly params: ForcesParams;
        readonly result: PrintedResult;
    };
    'sandtable/readForces': {
        readonly params: ReadForcesParams;
        readonly result: ReadForcesResult;
    };
    'sandtable/rulePage': {
        readonly params: RulePageParams;
        readonly result: RulePageResult;
    };
    'sandtable/rules': {
        readonly params: RulesParams;
        readonly result: RulesResult;
    };
    'sandtable/rulesets': {
        readonly params: Record<string, never>;
        readonly result: RulesetsResult;
    };
    'sandtable/newScenario': {
        readonly params: NewScenarioParams;
        readonly result: NewScenarioResult;
    };
    'sandtable/tool': {
        readonly params: ToolParams;
        readonly result: ToolAnswer;
    };
    'sandtable/summary': {
        readonly params: SummaryParams;
        readonly result: SummaryResult;
    };
}
/** What the server asks the extension, by name; `null` when there is no such file. */
export interface ClientRequests {
    'sandtable/file/stat': {
        readonly params: FileParams;
        readonly result: FileStat | null;
    };
    'sandtable/file/read': {
        readonly params: FileParams;
        readonly result: string | null;
    };
    'sandtable/file/list': {
        readonly params: FileParams;
        readonly result: readonly FileStat[] | null;
    };
}
