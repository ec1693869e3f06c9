import { t } from '@vscode/l10n';
import type { LayerItem, Preview } from '../moments.js';
import type { IconName } from './icons.js';
import type { Shown } from './state.js';

/** Something that can be laid over the map or taken away. */
export interface Switch {
  readonly key: string;
  readonly group: 'unit' | 'side' | 'map' | 'umpire';
  /** In a word, for its button. */
  readonly word: string;
  /** In full, for its menu line and its tooltip. */
  readonly text: string;
  readonly icon: IconName;
  /** The letter that turns it. */
  readonly letter?: string | undefined;
  readonly isOn: boolean;
  readonly side?: string;
  /** How many there are to be seen by it. */
  readonly count?: number;
  /** Why it cannot be used now. */
  readonly whyNot?: string | undefined;
  /** What is shown once it has been turned. */
  readonly turned: Partial<Shown>;
}

/** Letters that turn something else; D lays the ruler on, L divides the pane, P draws. */
const TAKEN = 'RANFULDP';
const NO_UNIT = t('Choose a unit first');

/** All switches of a picture, in the order of the tools. */
export function switchesOf({ scene, layers }: Preview, shown: Shown, unit: string | undefined): Switch[] {
  const whyNot = unit === undefined ? { whyNot: NO_UNIT } : {};
  const letters = lettersOf(layers);
  const without = (key: string): readonly string[] => shown.layers.filter((other) => other !== key);
  const layer = (key: string): Pick<Switch, 'key' | 'isOn' | 'turned'> => {
    const isOn = shown.layers.includes(key);
    return { key, isOn, turned: { layers: isOn ? without(key) : [...shown.layers, key] } };
  };
  const flag = (
    key: 'reach' | 'numbers' | 'areas' | 'findings' | 'umpire',
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
      text: t('Reach of the chosen unit, with costs'),
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
            text: t('{0} of {1}', text, side),
            icon: 'zone',
            side,
            letter: letter === undefined || at > 1 ? undefined : at === 0 ? letter : `Shift ${letter}`,
          };
        }),
      ),
    { ...flag('areas'), group: 'map', word: t('Areas'), text: t('Named areas'), icon: 'areas', letter: 'A' },
    { ...flag('numbers'), group: 'map', word: t('Numbers'), text: t('Cell numbers'), icon: 'numbers', letter: 'N' },
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

/** Each layer of the game is turned by the first letter of its label, unless that turns something else. */
function lettersOf(layers: readonly LayerItem[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const { name, label } of layers) {
    const letter = label.charAt(0).toUpperCase();
    if (!TAKEN.includes(letter) && ![...letters.values()].includes(letter)) letters.set(name, letter);
  }
  return letters;
}

/** Nothing is laid over the map but its own print. */
export const NOTHING_LAID: Partial<Shown> = { layers: [], reach: false, numbers: false, areas: false, findings: false };
