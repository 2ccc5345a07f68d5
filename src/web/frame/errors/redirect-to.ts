import { redirect } from "react-router";

/** Thrown if a redirect would leave the site. The code is part of the specification (RD-12). */
class ExternalRedirect extends Error {
  readonly code = "ERR_REDIRECT";
  readonly url: string;

  constructor(url: string) {
    super(`A page tried to redirect to ${url}, which is not a path of this site`);
    this.name = "ERR_REDIRECT";
    this.url = url;
  }
}

/** Redirects within the site only: a URL from a form or a document must not lead visitors to another site. */
export function redirectTo(path: string, status = 302): Response {
  if (!isOwnPath(path)) throw new ExternalRedirect(path);
  return redirect(path, status);
}

const ANYWHERE = "http://own.invalid";

// Browsers read "/\evil" as "//evil" and drop tabs and line feeds inside a URL; the URL parser does the same.
function isOwnPath(path: string): boolean {
  if (!path.startsWith("/") || !URL.canParse(path, ANYWHERE)) return false;
  return new URL(path, ANYWHERE).origin === ANYWHERE;
}
