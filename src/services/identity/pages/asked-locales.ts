import { SIGN_IN } from "../../../contracts/browser/backend-paths.ts";

const NAME = "_locales";
const TAGS = /^[\w-]{2,12}( [\w-]{2,12}){0,4}$/;

/**
 * The languages for a page: those requested with this address or an earlier one, otherwise the browser's. The pages
 * at the end of a logout, or after a login has ended, have no language in their own address.
 */
export function askedLocales(request: Request): string | undefined {
  const cookies = request.headers.get("cookie") ?? "";
  const before = new RegExp(`(?:^|; )${NAME}=([\\w%-]+)`).exec(cookies)?.[1];
  return (
    inAddress(request) ??
    before?.replaceAll("%20", " ") ??
    request.headers.get("accept-language") ??
    undefined
  );
}

/** A cookie that repeats the requested languages; undefined if the address requests none. */
export function localesCookie(request: Request, publicUrl: string): string | undefined {
  const asked = inAddress(request);
  const secure = publicUrl.startsWith("https:") ? "; secure" : "";
  return asked && `${NAME}=${encodeURIComponent(asked)}; path=${SIGN_IN}; httponly; samesite=lax${secure}`;
}

function inAddress(request: Request): string | undefined {
  const asked = new URL(request.url).searchParams.get("ui_locales");
  return asked !== null && TAGS.test(asked) ? asked : undefined;
}
