import { hashOf } from '../policy.js';
import { escape } from '../render/svg.js';
import { chartSvg } from './chart.js';
import type { Cell, Report, Section } from './report.js';
import { STYLE } from './style.js';

/** Where the game of a seed may be opened. */
type LinkTo = (seed: string) => string;

/**
 * A report as one HTML file, which runs nothing and loads nothing: its policy lets in its own style alone, by its hash. Its seeds are
 * links where there is something to open them with.
 */
export async function reportPage({ title, lead, sections }: Report, linkTo?: LinkTo): Promise<string> {
  const policy = `default-src 'none'; style-src ${await hashOf(STYLE)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${lead.map((line) => `<p>${escape(line)}</p>`).join('\n')}
${sections.map((section) => sectionHtml(section, linkTo)).join('\n')}
</main>
</body>
</html>
`;
}

function sectionHtml({ title, note, chart, columns, rows, isLong, seeds }: Section, linkTo?: LinkTo): string {
  const table = `<div class="table"><table>
<thead><tr>${columns.map((column, at) => `<th scope="col"${classOf(rows[0][at])}>${escape(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((cells) => rowHtml(cells, cellHtml)).join('\n')}
</tbody>
</table></div>`;
  function cellHtml(cell: Cell, column: number): string {
    const text = escape(String(cell));
    return column === seeds && linkTo ? `<a href="${escape(linkTo(String(cell)))}">${text}</a>` : text;
  }
  return `<section>
<h2>${escape(title)}</h2>
${note === undefined ? '' : `<p>${escape(note)}</p>`}
${chart ? chartSvg(chart, title) : ''}
${isLong ? `<details><summary>${rows.length} rows</summary>${table}</details>` : table}
</section>`;
}

function rowHtml(cells: readonly Cell[], cellHtml: (cell: Cell, column: number) => string): string {
  return `<tr>${cells.map((cell, column) => `<td${classOf(cell)}>${cellHtml(cell, column)}</td>`).join('')}</tr>`;
}

const classOf = (cell: Cell): string => (isNumber(cell) ? ' class="number"' : '');
const isNumber = (cell: Cell): boolean => typeof cell === 'number' || /^-?[\d.]+( %)?( to -?[\d.]+( %)?)?$/.test(cell);
