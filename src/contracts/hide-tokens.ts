// Matches only at the beginning of a word: matching at every position of a long one takes seconds per request.
const TOKEN = /(?<![\w-])[\w-]{16,}\.[\w-]{16,}/g;
/**
 * Escapes of characters that need none: letters, digits, "-", "." and "_". They do not change the meaning of a token.
 */
const NEEDLESS_ESCAPE = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9A])/gi;

/**
 * Removes signed tokens from a text, usually a path: a token opens a person's page, so it must not be in a log or in
 * a lead. A suffix such as ".data" of a framework does not prevent a match.
 */
export function hideTokens(text: string): string {
  return text.replaceAll(NEEDLESS_ESCAPE, decodeURIComponent).replaceAll(TOKEN, "[token]");
}

const SEARCH_WORDS = /(?<=\/(?:design-ideas|magazine)\/search\/)[^/?#\s"]+/g;

/** Removes tokens and the words of a search, which a visitor has typed, from a text for the log. */
export function hideForLog(text: string): string {
  return hideTokens(text).replaceAll(SEARCH_WORDS, "[words]");
}
