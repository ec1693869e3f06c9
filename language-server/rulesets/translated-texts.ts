import type { AuthorTranslations } from '../../engine/model/author-translations.js';
import { quoted } from '../../engine/model/names.js';
import { say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { Findings } from '../compile/findings.js';
import type { Text } from '../compile/text.js';
import type { RulesetDef, Translations } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';

/** A text or a name with the translations that are written after it. */
export interface TranslatedText {
  /** The text in the author's language; undefined if a reader is not shown what precedes the translations. */
  readonly text: string | undefined;
  readonly translations: Lenient<Translations>;
  readonly file: Text;
}

/** Returns the title of a ruleset, if it is followed by translations. */
export const translatedTitle = (file: Text, { title, translations }: Lenient<RulesetDef>): TranslatedText | undefined =>
  translations && { text: title, translations, file };

interface Written {
  readonly text: string;
  readonly source: Source;
}

/** A tag of BCP 47: a language, and perhaps a script, a region or variants. */
const TAG = /^[a-z]{2,3}(-[a-z][a-z0-9]*)*$/i;

/**
 * Reads the translations of an author. Reports a tag that names no language, a language that is given twice, a
 * translation that nothing precedes, and two translations of one text into one language.
 */
export function readTranslations(texts: readonly TranslatedText[], findings: Findings): AuthorTranslations {
  const byLanguage = new Map<string, Map<string, Written>>();
  for (const { text, translations, file } of texts) {
    if (text === undefined) {
      findings.error(
        'form',
        file.source(translations),
        say`Translations follow a text or a name of the game: \`rule 4.3 "Terrain" (it: "Terreno")\`.`,
      );
      continue;
    }
    const given = new Map<string, Source>();
    for (const each of translations.texts) {
      if (each.language === undefined || each.text === undefined) continue;
      const [language, source] = [each.language.toLowerCase(), file.part(each, 'language')];
      const first = given.get(language);
      if (!TAG.test(language)) {
        findings.error(
          'form',
          source,
          say`“${each.language}” is not the tag of a language. Write a tag like it, fr or pt-BR.`,
        );
      } else if (each.text.trim() === '')
        findings.error(
          'form',
          file.part(each, 'text'),
          say`The translation is empty. Write it, or remove “${each.language}”.`,
        );
      else if (first) reportTwice(findings, first, source, each.language);
      else {
        given.set(language, source);
        const known = byLanguage.get(language) ?? new Map<string, Written>();
        byLanguage.set(language, known);
        const written = { text: each.text, source: file.part(each, 'text') };
        const other = known.get(text);
        if (other && other.text !== written.text) reportOther(findings, other, written, text);
        else known.set(text, written);
      }
    }
  }
  return Object.fromEntries(
    [...byLanguage].map(([language, known]) => [
      language,
      Object.fromEntries([...known].map(([text, written]) => [text, written.text])),
    ]),
  );
}

function reportTwice(findings: Findings, first: Source, source: Source, language: string): void {
  findings.error('clash', source, say`“${language}” is given twice. Remove one of the two.`, {
    related: [{ source: first, message: say`The other one is here.` }],
  });
}

function reportOther(findings: Findings, other: Written, written: Written, text: string): void {
  const message = say`“${text}” is “${written.text}” here and “${other.text}” elsewhere. A text has one translation into a language, so write the same.`;
  findings.warning('translation', written.source, message, {
    related: [{ source: other.source, message: say`The other one is here.` }],
    fixes: [{ title: `Write ${quoted(other.text)}`, edits: [{ source: written.source, text: quoted(other.text) }] }],
  });
}
