import { t } from '@vscode/l10n';
import { sideName } from '../terms.js';
import type { LayerItem, Preview } from '../../contract/preview.js';
import type { IconName } from '../ui/icons.js';
import type { Shown } from '../state.js';

/** A toggle for an overlay or layer of the map. */
export interface Switch {
  readonly key: string;
  readonly group: 'unit' | 'side' | 'map' | 'umpire';
  /** Short label for the button of the toggle. */
  readonly word: string;
  /** Full label for the menu item and the tooltip of the toggle. */
  readonly text: string;
  readonly icon: IconName;
  /** Keyboard shortcut of the toggle. */
  readonly letter?: string | undefined;
  readonly isOn: boolean;
  readonly side?: string;
  /** Full label without the side, for one toggle of all sides. */
  readonly textOfAll?: string;
  /** Number of items that are visible while the toggle is on, such as the number of findings. */
  readonly count?: number;
  /** Reason why the toggle is disabled; undefined if it is enabled. */
  readonly whyNot?: string | undefined;
  /** The change of state when the user clicks the toggle. */
  readonly turned: Partial<Shown>;
}

/**
 * Letters that layers of a game cannot have as shortcuts: D is the ruler, L the layout, P the draw tool, and the others
 * belong to toggles.
 */
const TAKEN = 'RANFULDP';
const NO_UNIT = t('Select a unit first');

/** Returns all toggles of a picture in toolbar order. */
export function switchesOf({ scene, layers }: Preview, shown: Shown, unit: string | undefined): Switch[] {
  const whyNot = unit === undefined ? { whyNot: NO_UNIT } : {};
  const letters = lettersOf(layers);
  const without = (key: string): readonly string[] => shown.layers.filter((other) => other !== key);
  const layer = (key: string): Pick<Switch, 'key' | 'isOn' | 'turned'> => {
    const isOn = shown.layers.includes(key);
    return { key, isOn, turned: { layers: isOn ? without(key) : [...shown.layers, key] } };
  };
  const flag = (
    key: 'reach' | 'numbers' | 'areas' | 'findings' | 'scan' | 'umpire',
  ): Pick<Switch, 'key' | 'isOn' | 'turned'> => ({
    key,
    isOn: shown[key],
    turned: { [key]: !shown[key] },
  });
  return [
    {
      ...flag('reach'),
      ...whyNot,
      group: 'unit',
      word: t('Reach'),
      text: t('Reach of the selected unit, with costs'),
      icon: 'reach',
      letter: 'R',
    },
    ...layers
      .filter(({ of }) => of === 'unit')
      .map(({ name, label, text }): Switch => ({
        ...layer(name),
        ...whyNot,
        group: 'unit',
        word: label,
        text,
        icon: 'line',
        letter: letters.get(name),
      })),
    ...layers
      .filter(({ of }) => of === 'side')
      .flatMap(({ name, label, text }) =>
        scene.sides.map((side, at): Switch => {
          const letter = letters.get(name);
          return {
            ...layer(`${name} ${side}`),
            group: 'side',
            word: label,
            text: t('{0} of {1}', text, sideName(side)),
            textOfAll: text,
            icon: 'zone',
            side,
            letter: letter === undefined || at > 1 ? undefined : at === 0 ? letter : `Shift ${letter}`,
          };
        }),
      ),
    { ...flag('areas'), group: 'map', word: t('Areas'), text: t('Named areas'), icon: 'areas', letter: 'A' },
    { ...flag('numbers'), group: 'map', word: t('Numbers'), text: t('Cell numbers'), icon: 'numbers', letter: 'N' },
    ...(scene.underlay
      ? [
          {
            ...flag('scan'),
            group: 'map' as const,
            word: t('Scan'),
            text: t('Scan under the grid'),
            icon: 'scan' as const,
          },
        ]
      : []),
    {
      ...flag('findings'),
      group: 'map',
      word: t('Findings'),
      text: t('Errors and warnings'),
      icon: 'findings',
      letter: 'F',
      count: scene.findings.length,
    },
    { ...flag('umpire'), group: 'umpire', word: t('Umpire'), text: t('Hidden values'), icon: 'eye', letter: 'U' },
  ];
}

/**
 * Assigns each layer the first letter of its label as a shortcut. A layer gets no shortcut if another layer or command
 * has that letter.
 */
function lettersOf(layers: readonly LayerItem[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const { name, label } of layers) {
    const letter = label.charAt(0).toUpperCase();
    if (!TAKEN.includes(letter) && ![...letters.values()].includes(letter)) letters.set(name, letter);
  }
  return letters;
}

/** The state in which all overlays and layers are off. */
export const ALL_OFF: Partial<Shown> = {
  layers: [],
  reach: false,
  numbers: false,
  areas: false,
  findings: false,
  scan: false,
};
