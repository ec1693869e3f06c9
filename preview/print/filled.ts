/** Returns words of a sheet with their placeholders `{0}` and `{1}` replaced by values. */
export const filled = (words: string, ...values: readonly (string | number)[]): string =>
  words.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)]));
