import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { anchorOf } from '../../scripts/anchor.ts';

const page = readFileSync(new URL('../../docs/decisions.md', import.meta.url), 'utf8');
const [, index = '', ...entries] = page.split(/^## /m);

/** The entries of docs/decisions.md, each with its title, its date and the first word of its status. */
const written = entries.map((entry) => {
  const [, title = '', date = '', status = ''] =
    /^(.*)\n\n_(\d{4}-\d\d-\d\d) · (accepted|superseded)/.exec(entry) ?? [];
  return { title: title || entry.slice(0, entry.indexOf('\n')), date, status };
});

describe('docs/decisions.md', () => {
  test('docs/decisions.md gives each decision a date and a status', () => {
    expect(written.filter(({ date, status }) => !date || !status)).toEqual([]);
  });

  test('docs/decisions.md lists each decision in the index', () => {
    const listed = [...index.matchAll(/^\| (\d\S+) *\| \[(.*?)\]\(#(.*?)\) *\| (\w+) *\|$/gm)].map(
      ([, date, title, anchor, status]) => ({ title, date, status, anchor }),
    );
    expect(listed).toEqual(written.map((entry) => ({ ...entry, anchor: anchorOf(entry.title) })));
  });

  test('docs/decisions.md links only to decisions on the same page', () => {
    const anchors = new Set(written.map(({ title }) => anchorOf(title)));
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});
