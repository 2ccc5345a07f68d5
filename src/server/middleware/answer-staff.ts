import { randomBytes } from "node:crypto";
import type { StaffEntrance } from "../../services/staff/staff-entrance.ts";
import { loginAgainAddress } from "../../urls/login-address.ts";
import type { AppParts } from "../app-parts.ts";
import { type Exchange, isReading, type Middleware } from "../exchange.ts";

const FOLDER = "/staff";
const ENTER = `${FOLDER}/enter`;
/** The build writes it where each response has a nonce of its own. */
const NONCE = /STAFF_NONCE/g;

/** The staff application: one document for all of its addresses, and its files, which no page of the site loads. */
export function answerStaff({ staff, login }: Pick<AppParts, "login" | "staff">): Middleware {
  return async (exchange) => {
    const { pathname } = exchange.url;
    if (!staff || (pathname !== FOLDER && !pathname.startsWith(`${FOLDER}/`))) return undefined;
    if (!isReading(exchange)) return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    if (pathname === ENTER) return enter(exchange, staff.entrance, login);
    const file = new URL(pathname.slice(FOLDER.length) || "/", exchange.url);
    const isFile = file.pathname.startsWith("/assets/");
    if (isFile) return staff.files.respond(new Request(file, exchange.request), exchange.client.secure);
    const shell = await staff.files.read("/staff.html");
    return shell === undefined ? undefined : shellDocument(shell, exchange);
  };
}

/** A session of the staff begins with a login of the last minutes, because it opens the data of all customers. */
async function enter(
  { url, request }: Exchange,
  entrance: StaffEntrance,
  { visitors }: AppParts["login"],
): Promise<Response> {
  const visitor = await visitors.read(request.headers.get("cookie"));
  const again = loginAgainAddress(url.pathname + url.search);
  if (!visitor) return goTo(again);
  const entered = await entrance.enter(visitor, url.searchParams.get("invitation"));
  if (entered === "stale") return goTo(again);
  return entered === "refused" ? goTo(`${FOLDER}?refused=1`) : goTo(FOLDER, entered.cookie);
}

function goTo(location: string, cookie?: string): Response {
  const headers = new Headers({ location, "cache-control": "no-store", "referrer-policy": "no-referrer" });
  if (cookie) headers.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers });
}

function shellDocument(shell: string, { request, client }: Exchange): Response {
  const nonce = randomBytes(16).toString("base64");
  return new Response(request.method === "HEAD" ? null : shell.replace(NONCE, nonce), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy(nonce, client.secure),
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex, nofollow",
    },
  });
}

/** The components write style elements, which the nonce allows; nothing is loaded from another origin. */
function policy(nonce: string, secure: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
