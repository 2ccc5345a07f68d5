/** Browsers do not keep these characters in a path, and some read them as the start of another host. */
const NOT_OF_A_PATH = /[\\\s\p{Cc}]/u;
/** After a login the visitor is not sent to the login or to an API. */
const NOT_FOR_PEOPLE = /^\/(?:bumblebee|auth|login|api|v1)(?:[/?#]|$)/i;
const LONGEST = 1000;
const NOBODY = "https://return.invalid";

/**
 * The address after a login: the requested one if it is a page of ours, otherwise the home page. The result is always
 * a path on our own origin, whatever the input.
 */
export function returnPath(wished: string | null | undefined): string {
  if (!wished || wished.length > LONGEST || !wished.startsWith("/")) return "/";
  // A browser does not decode before it looks for a host, but a proxy may.
  if (isOtherSite(wished) || isOtherSite(decoded(wished))) return "/";
  const url = URL.parse(wished, NOBODY);
  if (url?.origin !== NOBODY || NOT_FOR_PEOPLE.test(url.pathname)) return "/";
  // "/.//host" is our own path until its dots are resolved.
  if (isOtherSite(decoded(url.pathname))) return "/";
  return url.pathname + url.search + url.hash;
}

function isOtherSite(path: string): boolean {
  return NOT_OF_A_PATH.test(path) || /^\/\//.test(path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replace(/\?.*/s, ""));
  } catch {
    return "//";
  }
}
