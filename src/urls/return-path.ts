/** No browser lets these into a path as they are, and some read them as the beginning of another host. */
const NOT_OF_A_PATH = /[\\\s\p{Cc}]/u;
/** Who has just logged in is not sent where logging in begins, or to what programs ask for. */
const NOT_FOR_PEOPLE = /^\/(?:bumblebee|auth|login|api|v1)(?:[/?#]|$)/i;
const LONGEST = 1000;
const NOBODY = "https://return.invalid";

/**
 * Where somebody goes on after login: the address that they asked for, when it is a page of ours, and else the front door.
 * What comes back is always a path below our own origin, in whatever form the wish was written.
 */
export function returnPath(wished: string | null | undefined): string {
  if (!wished || wished.length > LONGEST || !wished.startsWith("/")) return "/";
  // A browser decodes nothing before it looks for a host, but a proxy in front may.
  if (isElsewhere(wished) || isElsewhere(decoded(wished))) return "/";
  const url = URL.parse(wished, NOBODY);
  if (url?.origin !== NOBODY || NOT_FOR_PEOPLE.test(url.pathname)) return "/";
  // "/.//host" is a path of ours until its dots are resolved.
  if (isElsewhere(decoded(url.pathname))) return "/";
  return url.pathname + url.search + url.hash;
}

function isElsewhere(path: string): boolean {
  return NOT_OF_A_PATH.test(path) || /^\/\//.test(path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replace(/\?.*/s, ""));
  } catch {
    return "//";
  }
}
