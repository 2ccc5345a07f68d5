/** Whether the cookie says that somebody is logged in. */
export function isKnown(): boolean {
  return /(?:^|; )atrium-known=/.test(document.cookie);
}
