import { t } from '@vscode/l10n';
import type { Preview } from '../../contract/preview.js';
import type { MomentDetail, MomentItem } from '../../contract/moments.js';
import { groundOf } from '../../render/ground.js';
import { looksEqual } from '../../render/reuse.js';
import type { Place } from '../../contract/scene.js';
import { movePathsOf } from '../map/move-paths.js';
import { h } from '../ui/dom.js';
import { formationsOf } from '../map/formations.js';
import { signButton } from '../ui/icons.js';
import type { MoveAnimation } from '../map/move-animation.js';
import { momentDetail } from './moment-detail.js';
import { recordList, type Record } from './record.js';
import { prefersStillness } from '../theme.js';
import { transport, type Transport } from './transport.js';
import { writeDownButton } from './write-down-button.js';

export interface TimelineEvents {
  readonly preview: () => Preview | undefined;
  /** Called to request a moment. */
  readonly chose: (moment: number) => void;
  readonly open: (place: Place) => void;
  readonly writeDown: (moment: number) => void;
  readonly speed: (times: number) => void;
  /** Called when the detail sheet has changed and may need another layout. */
  readonly changed: () => void;
  readonly colourOf: (side: string) => string;
}

export interface Timeline {
  readonly page: HTMLElement;
  readonly transport: HTMLElement;
  /** Tools for the header of the page. */
  readonly tools: readonly HTMLElement[];
  /** Requests a moment. With `isStep`, the moves of the moment are animated. */
  readonly choose: (moment: number, isStep?: boolean) => void;
  /**
   * Updates the game record, the playback controls and the details of the current moment, if the picture has changed.
   */
  readonly show: () => void;
  /** Animates the moves of the requested moment, unless the user prefers reduced motion. */
  readonly walk: (shown: Preview) => void;
  readonly setFilter: Record['setFilter'];
  readonly willReplace: Record['willReplace'];
  readonly obey: Transport['obey'];
  readonly stop: Transport['stop'];
  readonly isBattle: () => boolean;
}

/**
 * Creates the controls for moving through the game: the game record, the details of the current moment, the playback
 * controls and the animation of moves.
 */
export function timeline(
  { preview, chose, open, writeDown, speed, changed, colourOf }: TimelineEvents,
  march: MoveAnimation,
  seed: HTMLElement,
  firstSpeed: number,
): Timeline {
  const list = recordList(
    (moment) => {
      through.stop();
      choose(moment);
    },
    colourOf,
    (names) => formationsOf(preview()?.scene.counters ?? [], names),
  );
  const through = transport({ choose, halt: march.halt, goOn: march.goOn, colourOf, speed }, seed, firstSpeed);
  const detail = h('div', { class: 'detail' });
  const page = h('div', { class: 'record' }, list.element, detail);
  const toText = signButton('text', t('Show in the text'), openMoment);
  const toWriteDown = writeDownButton(writeDown);
  /** The requested moment, and whether the moves of that moment are animated. */
  let requested: { readonly moment: number; readonly isStep: boolean } | undefined;
  let shown: Pick<Preview, 'moments' | 'moment' | 'detail'> | undefined;

  const momentShown = (): MomentItem | undefined => {
    const { moments = [], moment } = preview() ?? {};
    return moments.find(({ number }) => number === moment);
  };

  function openMoment(): void {
    const at = momentShown()?.place;
    if (at) open(at);
  }

  function choose(moment: number, isStep = true): void {
    if (preview() === undefined) return;
    requested = { moment, isStep };
    page.classList.remove('listed');
    chose(moment);
    show();
  }

  /** Shows the list of moments again in a narrow layout, where the details of a moment cover the list. */
  function toList(): void {
    page.classList.add('listed');
    list.element.focus();
  }

  function show(): void {
    const { moments, moment, detail: full } = preview() ?? {};
    if (moments === undefined || moment === undefined) return;
    const now = { moments, moment, ...(full && { detail: full }) };
    if (looksEqual(shown, now)) return;
    shown = now;
    through.show(moments, moment);
    detail.replaceChildren(
      momentDetail(momentShown(), fullOf(full, moment), { open: openMoment, back: toList, colourOf }),
    );
    toWriteDown.show(momentShown());
    changed();
    list.show(moments, moment);
  }

  function walk({ scene, moment }: Preview): void {
    if (requested?.moment !== moment) return;
    const { isStep } = requested;
    requested = undefined;
    const courses = isStep && !prefersStillness() ? movePathsOf(scene, groundOf(scene.grid)) : [];
    if (courses.length === 0) {
      through.arrived();
      return;
    }
    march.begin(courses, through.arrived);
    through.setOut();
  }

  return {
    page,
    transport: through.element,
    tools: [toWriteDown.element, toText],
    choose,
    show,
    walk,
    setFilter: (filter, unit) => {
      list.setFilter(filter, unit);
    },
    willReplace: (moment) => {
      list.willReplace(moment);
    },
    obey: through.obey,
    stop: through.stop,
    /**
     * Returns whether the moment shown is a battle. Until the details of the moment have arrived, the answer comes from
     * its row in the game record.
     */
    isBattle: (): boolean => {
      const { moment = -1, detail: full } = preview() ?? {};
      const isFull = moment < 0 || full?.number === moment;
      return isFull ? detail.querySelector('.battle') !== null : momentShown()?.battle === true;
    },
  };
}

const fullOf = (full: MomentDetail | undefined, moment: number): MomentDetail | undefined =>
  full?.number === moment ? full : undefined;
