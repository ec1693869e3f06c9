import type { Sentences } from '../model/say.js';

/** Sentences about the difference between similar names. */
export const similarNames: Sentences = {
  'in characters that cannot be seen': 'caratteri invisibili',
  'in spaces': 'gli spazi',
  'in capitals and small letters': 'maiuscole e minuscole',
  'in letters of different alphabets that look alike ({0} for {1})': 'lettere simili di alfabeti diversi ({0} per {1})',
  'in spaces, capitals or letters that look alike': 'spazi, maiuscole o lettere simili',
};
