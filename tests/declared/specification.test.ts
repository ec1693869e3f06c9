import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { TestWorkspace } from '../language-server/workspace.js';

/**
 * Games that differ from `bed.sand` in one statement, each with orders and the expected consequences. A comment `//
 * finding "…"` at the end of a line means that the line has one finding, whose message contains the quoted words.
 */
const FOLDER = new URL('specification/', import.meta.url);
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sand') && name !== 'bed.sand');
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** The rule that a file tests: the comment in its first line. */
const cases = names.map((name) => ({ name, title: /^\/\/ (.*)/.exec(read(name))?.[1] ?? '' }));

/** The findings that the comments of a text announce: the number of the line, and a part of the message. */
const announcedIn = (text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const [, part] = /\/\/ finding "([^"]*)"$/.exec(line) ?? [];
    return part === undefined ? [] : [`${index + 1}: ${part}`];
  });

describe('statements of declared games', () => {
  test.each(cases)('$title ($name)', async ({ name }) => {
    const text = read(name);
    const workspace = await TestWorkspace.of({ 'bed.sand': read('bed.sand'), [name]: text }, [...rulesets.values()]);
    const analysis = workspace.analyse(name);
    const announced = announcedIn(text);
    const found = [...analysis.findings, ...analysis.playFindings()].map(({ message, code, source }) => {
      const row = text.slice(0, source.start).split('\n').length;
      const part = announced.find(
        (claim) => claim.startsWith(`${row}: `) && message.includes(claim.slice(claim.indexOf(' ') + 1)),
      );
      return part ?? `${row}: ${code} ${message}`;
    });
    expect(found.sort()).toEqual(announced.toSorted());
    expect(analysis.playthrough()?.expectations.length).toBeGreaterThan(0);
  });
});
