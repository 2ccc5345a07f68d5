/** Whether this browser bears the mark of somebody who has logged in: only then is there anybody to ask for. */
export function isKnown(cookies: string): boolean {
  return cookies.split("; ").includes("atrium-known=1");
}
