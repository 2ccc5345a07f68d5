/** The site's own word that somebody is logged in: all that scripts know without asking. */
export function isKnown(): boolean {
  return /(?:^|; )atrium-known=/.test(document.cookie);
}
