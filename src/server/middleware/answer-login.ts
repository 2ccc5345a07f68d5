import { SIGN_IN } from "../../contracts/browser/backend-paths.ts";
import { matchEdition } from "../../editions/edition.ts";
import { databaseFailureOf } from "../../platform/database/health/database-failure.ts";
import { hasOffer, OFFER_PATH } from "../../services/identity/passkeys/passkey-offer.ts";
import type { Login, LoginMode, Onward } from "../../services/login/login.ts";
import { addressOf } from "../../urls/links.ts";
import { LOGIN_AGAIN } from "../../urls/login-address.ts";
import { matchUrl } from "../../urls/match-url.ts";
import { returnPath } from "../../urls/return-path.ts";
import type { PageName } from "../../urls/url-table.ts";
import { type Exchange, isReading, type Middleware } from "../exchange.ts";
import { beginAgainDocument, confirmLogoutDocument } from "../login/login-documents.ts";
import { unavailable } from "../pages/answer-failure.ts";
import { isForeignForm } from "../pages/form-origin.ts";

type Answer = (exchange: Exchange, login: Login) => Promise<Response> | Response;

const ANSWERS: Partial<Record<PageName, Answer>> = {
  "auth-login": begin,
  "auth-login-page": begin,
  "auth-ukeyo-login": begin,
  "auth-callback": finish,
  "auth-logout": leave,
  "auth-url-mapper": mapAddress,
};

export function answerLogin(login: Login, publicUrl: string): Middleware {
  return (exchange) => {
    const page = matchUrl(exchange.url.pathname)?.row.page;
    const answer = page && ANSWERS[page];
    if (!answer) return undefined;
    const mayPost = page === "auth-logout" && exchange.request.method === "POST";
    if (!isReading(exchange) && !(mayPost && !isForeignForm(exchange.request, publicUrl)))
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    return answer(exchange, login);
  };
}

async function begin({ url, request }: Exchange, login: Login): Promise<Response> {
  const path = url.searchParams.get("redirectPath");
  const isAgain = url.searchParams.get(LOGIN_AGAIN) === "1";
  if (!isAgain && (await login.visitors.read(request.headers.get("cookie"))))
    return goTo({ to: returnPath(path), cookies: [] });
  const { locale, language } = matchEdition(returnPath(path));
  // The country comes first, because our own provider parses phone numbers by it.
  return goTo(await login.begin({ path, mode: modeOf(request), locales: `${locale} ${language}`, isAgain }));
}

async function finish(exchange: Exchange, login: Login): Promise<Response> {
  const { url, request, log } = exchange;
  const cookie = request.headers.get("cookie");
  try {
    const onward = await login.finish(url, cookie);
    if (onward !== "begin-again") return goTo(hasOffer(cookie) ? withOffer(onward) : onward);
  } catch (error) {
    // The code is used, forged or refused: the visitor gets the same response for each.
    log.warn({ error: error instanceof Error ? error.message : "unknown" }, "A login could not be finished.");
    if (databaseFailureOf(error) || isUnavailable(url)) {
      const path = login.pathOf(url, cookie);
      const query = new URLSearchParams({ redirectPath: path });
      return unavailable(matchEdition(path), `${addressOf(null, "auth-login")}?${query}`);
    }
  }
  return document(400, beginAgainDocument(matchEdition(login.pathOf(url, cookie))));
}

/** The error codes of the protocol for a provider that is unavailable. */
function isUnavailable({ searchParams }: URL): boolean {
  return ["server_error", "temporarily_unavailable"].includes(searchParams.get("error") ?? "");
}

async function leave({ url, request }: Exchange, login: Login): Promise<Response> {
  const state = url.searchParams.get("state");
  if (state) return goTo(login.left(state));
  const path = url.searchParams.get("redirectPath");
  // An image tag on another site must not log the visitor out.
  if (request.headers.get("sec-fetch-site") === "cross-site")
    return document(200, confirmLogoutDocument(matchEdition(returnPath(path)), returnPath(path)));
  return goTo(await login.leave(request.headers.get("cookie"), path));
}

/** Offers a passkey to a customer who has just logged in with a one-time password. */
function withOffer({ to, cookies }: Onward): Onward {
  return { to: `${SIGN_IN}${OFFER_PATH}?${new URLSearchParams({ to })}`, cookies };
}

/** Converts an address from the app or an e-mail to a page of the site. */
function mapAddress({ url }: Exchange): Response {
  const wished = url.searchParams.get("url") ?? url.searchParams.get("path") ?? "/";
  const own = URL.parse(wished);
  return goTo({
    to: returnPath(own?.origin === url.origin ? own.pathname + own.search : wished),
    cookies: [],
  });
}

function goTo({ to, cookies }: Onward): Response {
  const headers = new Headers({
    location: to,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers });
}

function document(status: number, html: string): Response {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(html, { status, headers });
}

/** AU-05: the device type, in the terms of the app and old links. */
function modeOf({ headers }: Request): LoginMode {
  const agent = headers.get("user-agent") ?? "";
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return "tablet";
  return headers.get("sec-ch-ua-mobile") === "?1" || /Mobi/i.test(agent) ? "mobile" : "desktop";
}
