import { API_FOLDER, GATEWAY_CALLS, SIGN_IN } from "../../contracts/browser/backend-paths.ts";
import { ALL_CALLS } from "../../contracts/calls/all-calls.ts";
import { getCustomer } from "../../contracts/calls/customer/get-customer.ts";
import { isSafe } from "../../contracts/define-call.ts";
import type { DocumentKind } from "../../contracts/documents/document-kind.ts";
import { DOCUMENTS } from "../../contracts/documents/documents.ts";
import type { Circuits } from "../../contracts/foreign-hosts/circuits.ts";
import { HOST_NAMES, HOSTS, MEDIA_PATHS } from "../../contracts/hosts.ts";
import { Refusal } from "../../services/http/refusal.ts";
import type { AppParts } from "../app-parts.ts";
import { type Exchange, isReading, type Step } from "../exchange.ts";
import { bringToken } from "../login/bring-token.ts";
import type { Lanes } from "../pages/lanes.ts";
import { type ForeignHost, passOn } from "./pass-on.ts";

/** Of the gateway's folder only its calls: signing in is a page. */
const CALLED = [API_FOLDER, SIGN_IN, GATEWAY_CALLS, HOSTS.bumblebee.embeddedAt + GATEWAY_CALLS];

type BackendParts = Pick<AppParts, "backends" | "addresses" | "hostTimeoutMs" | "login" | "site">;

/** The embedded backends, for browsers and for other sites that speak to them over the net. */
export function answerBackends(
  { backends, addresses, hostTimeoutMs = PATIENCE_MS, login, site }: BackendParts,
  lanes: Lanes,
  circuits: Circuits,
): Step {
  const elsewhere = HOST_NAMES.flatMap((name): ForeignHost[] => {
    const { embeddedAt } = HOSTS[name];
    const address = addresses[name];
    return address && embeddedAt !== "" ? [{ name, path: `${embeddedAt}/`, address }] : [];
  });
  return async (exchange) => {
    const { url, request } = exchange;
    if (!CALLED.some((folder) => url.pathname.startsWith(`${folder}/`))) return undefined;
    if (WRITING_READS.has(url.pathname) && isOfABrowserElsewhere(request))
      return new Refusal(
        403,
        "This address changes something: a browser may ask for it from our own pages alone.",
      ).respond();
    const cookie = request.headers.get("cookie");
    const isByCookie =
      isGateway(url.pathname) && (await bringToken(exchange, login.visitors, site.publicUrl));
    const response = await ask(exchange);
    // AU-03: tokens whose customer cannot be had are worth nothing. They end here and at the provider.
    if (!isByCookie || response.status !== 401 || !CUSTOMER_PATHS.includes(url.pathname)) return response;
    return withCookies(response, (await login.visitors.end(cookie)).gone);
  };

  async function ask(exchange: Exchange): Promise<Response> {
    const { url, bindings, client, request } = exchange;
    const host = elsewhere.find(({ path }) => `${url.pathname}/`.startsWith(path));
    if (host && !isAnsweredByUs(url.pathname))
      return passOn(exchange, host, (ask) =>
        circuits.run(host.name, (patience) => ask(patience(hostTimeoutMs))),
      );
    const answer = async () => backends.fetch(withVisitorAddress(exchange), bindings);
    if (!waitsItsTurn(exchange)) return answer();
    return lanes.run({ lane: "call", who: client.address ?? "", signal: request.signal }, answer);
  }
}

/** Where somebody is asked who is logged in, with and without the gateway's path. */
const CUSTOMER_PATHS = [HOSTS.bumblebee.embeddedAt + getCustomer.path, getCustomer.path];

function withCookies(response: Response, cookies: readonly string[]): Response {
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, headers });
}

/** Calls that write although they are GETs, with and without the gateway's path. */
const WRITING_READS = new Set(
  ALL_CALLS.filter((call) => call.method === "GET" && !isSafe(call)).flatMap(({ host, path }) => [
    HOSTS[host].embeddedAt + path,
    path,
  ]),
);

/**
 * Whether a browser sends it, and not a script of ours: another site on our domain, a link, or a browser that does not say.
 * Programs send no cookies and name no site.
 */
function isOfABrowserElsewhere({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  return site === null ? headers.has("cookie") || headers.has("origin") : site !== "same-origin";
}

/** What belongs to a customer is asked of the gateway. */
function isGateway(path: string): boolean {
  return path.startsWith(`${HOSTS.bumblebee.embeddedAt}/`) || path.startsWith(`${GATEWAY_CALLS}/`);
}

/** What only reads. Leads and the like come first, and pictures have a queue of their own. */
function waitsItsTurn(exchange: Exchange): boolean {
  const { pathname } = exchange.url;
  if (MEDIA_PATHS.some((folder) => pathname.startsWith(`${folder}/`))) return false;
  return isReading(exchange) || pathname === HOSTS.graphql.embeddedAt;
}

/** What visitors claim about their own address is not believed: limits go by it. */
function withVisitorAddress({ request, client }: Exchange): Request {
  // In place: a copy of a request costs more than most answers, and turns its body into a stream.
  for (const name of CLAIMED_ADDRESSES) if (request.headers.has(name)) request.headers.delete(name);
  if (client.address) request.headers.set("x-forwarded-for", client.address);
  return request;
}

const CLAIMED_ADDRESSES = ["x-forwarded-for", "x-real-ip", "client-ip"];

const PATIENCE_MS = 8000;

/** Whether we answer a path ourselves, whoever has its host: it is a call of ours, or asks for documents that only we have. */
function isAnsweredByUs(path: string): boolean {
  return OUR_PATHS.has(path) || OUR_DOCUMENTS.some((folder) => `${path}/`.startsWith(folder));
}

/** Operations of GraphQL share one address, which is the host's. */
const OUR_PATHS = new Set(
  ALL_CALLS.filter(({ isOurs, document }) => isOurs && document === undefined).map(
    ({ host, path }) => HOSTS[host].embeddedAt + path,
  ),
);

const OUR_DOCUMENTS = Object.values<DocumentKind>(DOCUMENTS)
  .filter(({ isOurs }) => isOurs)
  .flatMap(({ type }) =>
    [HOSTS.goobe, HOSTS.content].map(({ embeddedAt }) => `${embeddedAt}/document/es/search/${type}/`),
  );
