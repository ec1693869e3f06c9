import { applyDifference, type Difference } from './difference.js';
import type { MomentDetail, MomentItem } from './moments.js';
import type { Scene } from './scene.js';
import type { StandingView } from './standing.js';

/** Content of the preview: the scene at one moment of the game, and the list of all moments. */
export interface Preview {
  readonly scene: Scene;
  readonly moments: readonly MomentItem[];
  /** The moment shown, with the explanations of its values. The items of `moments` have no explanations. */
  readonly detail?: MomentDetail;
  /** Number of the moment shown; -1 is the set-up. */
  readonly moment: number;
  readonly seed: string;
  readonly score: readonly ScoreItem[];
  /** The sources of points and the verdicts of the game. */
  readonly standing?: StandingView;
  /** Items off the map that the viewer may see. */
  readonly beside?: readonly OffMapItem[];
  readonly ruleset: string;
  /** Overlays that the game offers for each side or for the selected unit. */
  readonly layers: readonly LayerItem[];
  /** True if a side has information that the other side lacks. */
  readonly hasHiddenInformation?: boolean;
}

/** The contents of one off-map place: the names of the visible units and markers, and the number of hidden ones. */
export interface OffMapItem {
  readonly side?: string;
  readonly place: string;
  readonly things: readonly string[];
  readonly unseen: number;
}

export interface LayerItem {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly of: 'side' | 'unit';
}

export interface ScoreItem {
  readonly side: string;
  readonly points: number;
  readonly text: string;
  readonly rule: string;
}

/** A picture as it is sent: either complete, or as a change to the picture that the receiver already has. */
export type SentPreview = (Preview & { readonly edition?: number }) | PreviewChange;

/** A change to the picture sent before. */
export interface PreviewChange {
  /** Number of the earlier picture to which this change applies. */
  readonly since: number;
  /** Number of the resulting picture, to which the next change applies. */
  readonly edition: number;
  readonly difference?: Difference;
}

/**
 * Returns the complete picture from the message received and the picture before it.
 * Throws if a change arrives without the picture that the change applies to.
 */
export function completePreview(sent: SentPreview, before: Preview | undefined): Preview {
  if (!('since' in sent)) {
    const { edition: _, ...preview } = sent;
    return preview;
  }
  if (before === undefined) throw new Error('Received a change to a picture that is not available.');
  return sent.difference === undefined ? before : (applyDifference(before, sent.difference) as Preview);
}
