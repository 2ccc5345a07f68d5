/** Whether the cookie marks a logged-in customer. */
export function hasLoginHint(): boolean {
  return /(?:^|; )atrium-known=/.test(document.cookie);
}
