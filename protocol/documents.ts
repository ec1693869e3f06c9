import type { Place } from '../preview/contract/scene.js';

/**
 * `sandtable/files`: the URIs of a document and of all files it imports; without `uri`, the scenarios of the workspace.
 */
export interface FilesParams {
  readonly uri?: string;
}
export type FilesResult = readonly string[];

/** Notification `sandtable/changed`: documents whose scene is out of date. */
export interface ChangedParams {
  readonly uris: readonly string[];
}

/** `sandtable/expectations`: the expectations of a document with their results, for the test explorer. */
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

/**
 * `sandtable/coverage`: the orders, citations and rules that were used when the orders of a document were played; null
 * if the document plays no game.
 */
export interface CoverageParams {
  readonly uri: string;
}
export type CoverageResult = {
  readonly ruleset: string;
  /** The orders of the document in text order. `times` is the number of moments that an order answered. */
  readonly orders: readonly { readonly place: Place; readonly times: number }[];
  /** Citations in the document. `times` is the number of uses of the cited rule. */
  readonly citations: readonly { readonly rule: string; readonly place: Place; readonly times: number }[];
  /** Every rule that play can use, in the order of the rulebook. */
  readonly rules: readonly { readonly rule: string; readonly title: string; readonly times: number }[];
} | null;

/**
 * `sandtable/missing`: the places of a document and its imports at which an author must supply values, such as the
 * strength of a unit.
 */
export interface MissingParams {
  readonly uri: string;
}
export type MissingResult = readonly Place[];

/**
 * `sandtable/summary`: ruleset, scenario and score of a document, for the status bar; null if the document names no
 * ruleset.
 */
export interface SummaryParams {
  readonly uri: string;
}
export type SummaryResult = {
  readonly ruleset: string;
  readonly title: string;
  readonly scenario?: string;
  readonly score: readonly { readonly side: string; readonly points: number }[];
} | null;

/**
 * `sandtable/file/…`: asks the client for a file or folder. The server sends these requests if it has no file access of
 * its own, as in a web worker or a virtual workspace.
 */
export interface FileParams {
  readonly uri: string;
}
export interface FileStat {
  readonly uri: string;
  readonly kind: 'file' | 'directory';
}

/** `sandtable/file/head`: asks for the size of a file in bytes and for its first bytes. */
export interface FileHeadParams extends FileParams {
  /** Maximum number of bytes to return. */
  readonly length: number;
}
export interface FileHeadResult {
  readonly size: number;
  /** The first bytes in base64. */
  readonly head: string;
}
