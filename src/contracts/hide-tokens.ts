// Only from the beginning of a word: from everywhere in a long one, a single request costs seconds.
const TOKEN = /(?<![\w-])[\w-]{16,}\.[\w-]{16,}/g;
/** Escapes of characters that need none: letters, digits, "-", "." and "_". A token reads the same with them. */
const NEEDLESS_ESCAPE = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9A])/gi;

/**
 * A text, most often a path, without the signed tokens in it: whoever reads one opens somebody's page, so none stands in a
 * log or in a lead. What follows a token, like the ".data" of a framework, does not keep it from being found.
 */
export function hideTokens(text: string): string {
  return text.replaceAll(NEEDLESS_ESCAPE, decodeURIComponent).replaceAll(TOKEN, "[token]");
}
