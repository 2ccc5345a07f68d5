/** Set by the app before it opens a page, or by the first page opened with ?mode=shell. */
export const SHELL_COOKIE = "atrium_shell=1";

/** Whether the app shows the page (SH-01), from the cookies and the query, in browser and server. */
export function isInApp({ cookies, search }: { cookies: string; search: string }): boolean {
  return cookies.split("; ").includes(SHELL_COOKIE) || isShellAskedFor(search);
}

export function isShellAskedFor(search: string): boolean {
  return new URLSearchParams(search).get("mode") === "shell";
}
