import { say } from '../../engine/model/say.js';
import type { ExpectationRecord } from './expectation-record.js';

/** Formats expectations as JUnit XML: one suite per file, one case per expectation or error. */
export function junit(
  expectations: readonly ExpectationRecord[],
  problems: readonly { readonly file: string; readonly message: string }[],
): string {
  const files = [...new Set([...expectations, ...problems].map(({ file }) => file))];
  const suites = files.map((file) => {
    const cases = expectations.filter((each) => each.file === file);
    const errors = problems.filter((each) => each.file === file);
    const failures = cases.filter(({ passed }) => !passed).length;
    return [
      `  <testsuite name="${xml(file)}" tests="${cases.length + errors.length}" failures="${failures}" errors="${errors.length}">`,
      ...cases.map(caseXml),
      ...errors.map(
        ({ message }) =>
          `    <testcase classname="${xml(file)}" name="${xml(say`is free of errors`)}"><error message="${xml(message)}"/></testcase>`,
      ),
      '  </testsuite>',
    ].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>', ''].join('\n');
}

function caseXml({ file, after, text, passed, expected, got, range }: ExpectationRecord): string {
  const head = `    <testcase classname="${xml(file)}" name="${xml(say`after ${after}: ${text}`)}" line="${range.start.line}"`;
  if (passed) return `${head}/>`;
  return `${head}><failure message="${xml(say`expected ${expected}, got ${got}`)}"/></testcase>`;
}

function xml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
