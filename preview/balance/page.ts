import { hashOf } from '../csp-hash.js';
import { escape } from '../render/svg.js';
import { chartSvg } from './chart.js';
import type { Cell, NumberForms, Report, Section } from '../contract/balance-report.js';
import { STYLE } from './style.js';

/** Returns the link that plays a file with a seed and opens the game. */
type LinkTo = (seed: string, file: string) => string;

/**
 * Returns a report as one HTML file without scripts or external resources. A Content Security Policy allows only the
 * style sheet in the file. If `linkTo` is given, each seed is a link.
 */
export async function reportPage(
  { language, numbers, title, lead, sections }: Report,
  linkTo?: LinkTo,
): Promise<string> {
  const policy = `default-src 'none'; style-src ${await hashOf(STYLE)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${escape(language)}">
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
${sections.map((section) => sectionHtml(section, numbers, linkTo)).join('\n')}
</main>
</body>
</html>
`;
}

function sectionHtml(section: Section, numbers: NumberForms, linkTo?: LinkTo): string {
  const { title, note, chart, columns, names, rows, long, seeds, opens } = section;
  const classOf = (column: number): string => (column < names || column === seeds ? '' : ' class="number"');
  const head = columns.map((name, column) => `<th scope="col"${classOf(column)}>${escape(name)}</th>`).join('');
  const cellHtml = (cell: Cell, column: number): string => {
    const text = escape(String(cell));
    const isLink = column === seeds && opens !== undefined && linkTo;
    return `<td${classOf(column)}>${isLink ? `<a href="${escape(linkTo(String(cell), opens))}">${text}</a>` : text}</td>`;
  };
  const table = `<div class="table" tabindex="0" role="region" aria-label="${escape(title)}"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.map((cells) => `<tr>${cells.map(cellHtml).join('')}</tr>`).join('\n')}
</tbody>
</table></div>`;
  return `<section>
<h2>${escape(title)}</h2>
${note === undefined ? '' : `<p>${escape(note)}</p>`}
${chart ? chartSvg(chart, title, numbers) : ''}
${long === undefined ? table : `<details><summary>${escape(long)}</summary>${table}</details>`}
</section>`;
}
