import { termOf } from '../terms.js';
import { t } from '@vscode/l10n';
import type { Cell } from '../../../engine/board/board.js';
import type { Counter, Scene } from '../../contract/scene.js';
import { groundOf } from '../../render/ground.js';

/** The contents of one cell as text. */
export interface CellDescription {
  readonly label: string;
  readonly terrain?: string;
  readonly places: readonly string[];
  readonly areas: readonly string[];
  readonly counters: readonly Counter[];
  readonly markers: readonly string[];
  readonly findings: readonly { readonly severity: string; readonly message: string }[];
}

export function describeCell(scene: Scene, cell: Cell): CellDescription {
  const terrain = scene.terrain.words.find((_, word) => word === scene.terrain.cells[cell]);
  const featuresHere = scene.features.filter(
    (feature) => feature.cells.includes(cell) || feature.chains.some((chain) => chain.includes(cell)),
  );
  const { board } = groundOf(scene.grid);
  return {
    label: board.label(cell),
    ...(terrain === undefined ? {} : { terrain: termOf(terrain) }),
    places: featuresHere.map(({ name, kind }) => (name === undefined ? termOf(kind) : `${name} (${termOf(kind)})`)),
    areas: scene.areas.filter((area) => area.cells.includes(cell)).map((area) => area.name),
    counters: scene.counters.filter((counter) => counter.cell === cell),
    markers: scene.markers
      .filter((marker) => marker.cell === cell || marker.towards === cell)
      .map(({ kind, label, cell: at, towards }) => {
        const name = label === undefined ? termOf(kind) : `${termOf(kind)} ${label}`;
        return towards === undefined ? name : t('{0} towards {1}', name, board.label(at === cell ? towards : at));
      }),
    findings: scene.findings.filter((finding) => finding.cells.includes(cell)),
  };
}

/** Describes a counter: `25/7, German panzer regiment, 4-10, step 1 of 2, disrupted`. */
export function describeCounter({ name, side, kind, values, step, steps, flags, formation, over }: Counter): string {
  const parts = [
    t('{0}, {1} {2}', name, termOf(side), termOf(kind)),
    formation === undefined || formation === '' ? '' : t('of {0}', formation),
    values,
    steps > 1 ? t('step {0} of {1}', step, steps) : '',
    over ? t('above the cell') : '',
    ...flags.map(termOf),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Returns the cell as one sentence for screen readers. */
export function speakCell({ label, terrain, places, counters, findings }: CellDescription): string {
  const parts = [label, terrain ?? '', ...places];
  const units = counters.length === 0 ? t('no units') : counters.map(describeCounter).join('; ');
  return `${[...parts.filter((part) => part !== '')].join(', ')}. ${units}.${findings.map(({ severity, message }) => ` ${severity}: ${message}`).join('')}`;
}
