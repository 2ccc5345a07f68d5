import { API_FOLDER, GATEWAY_CALLS, SIGN_IN } from "../../contracts/browser/backend-paths.ts";
import { ALL_CALLS } from "../../contracts/calls/all-calls.ts";
import { getCustomer } from "../../contracts/calls/customer/get-customer.ts";
import { type Call, isSafe } from "../../contracts/define-call.ts";
import type { DocumentKind } from "../../contracts/documents/document-kind.ts";
import { DOCUMENTS } from "../../contracts/documents/documents.ts";
import { HOST_NAMES, HOSTS, type HostName, MEDIA_PATHS } from "../../contracts/hosts.ts";
import { agreedRequest } from "../../contracts/upstream/agreed-protocol.ts";
import type { CircuitBreakers } from "../../contracts/upstream/circuit-breakers.ts";
import { readText as readAnswer, type UpstreamFailure } from "../../contracts/upstream/fetch-upstream.ts";
import { inSpan, traceHeaders } from "../../platform/tracing/current-trace.ts";
import { readText } from "../../services/http/read-text.ts";
import { Refusal } from "../../services/http/refusal.ts";
import { parseInput } from "../../services/http/refuse-input.ts";
import { UPLOADS_FOLDER } from "../../services/uploads/upload-links.ts";
import type { AppParts } from "../app-parts.ts";
import { type Exchange, isReading, type Middleware } from "../exchange.ts";
import { bringToken } from "../login/bring-token.ts";
import type { Lanes } from "../pages/lanes.ts";

/** Only the calls of the gateway's folder, because the login is a page. */
const CALLED = [API_FOLDER, SIGN_IN, GATEWAY_CALLS, HOSTS.bumblebee.embeddedAt + GATEWAY_CALLS];

type BackendParts = Pick<AppParts, "backends" | "addresses" | "hostTimeoutMs" | "login" | "site">;

export function answerBackends(
  { backends, addresses, hostTimeoutMs = PATIENCE_MS, login, site }: BackendParts,
  lanes: Lanes,
  circuits: CircuitBreakers,
): Middleware {
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
        "This address changes data: a browser may request it only from pages of this site.",
      ).respond();
    const cookie = request.headers.get("cookie");
    const isByCookie =
      isGateway(url.pathname) && (await bringToken(exchange, login.visitors, site.publicUrl));
    const response = await ask(exchange);
    // AU-03: a token without a customer is useless. It is removed here and revoked at the provider.
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
    return lanes.run({ lane: "call", client: client.address ?? "", signal: request.signal }, answer);
  }
}

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
 * Whether a browser sent it without a script of ours: from another site on our domain, a link, or a browser that does
 * not send the header. Other programs send neither cookies nor a site.
 */
function isOfABrowserElsewhere({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  return site === null ? headers.has("cookie") || headers.has("origin") : site !== "same-origin";
}

function isGateway(path: string): boolean {
  return path.startsWith(`${HOSTS.bumblebee.embeddedAt}/`) || path.startsWith(`${GATEWAY_CALLS}/`);
}

/** Only reading calls wait in the queue. Leads and other writes have priority, and pictures have their own queue. */
function waitsItsTurn(exchange: Exchange): boolean {
  const { pathname } = exchange.url;
  if (MEDIA_PATHS.some((folder) => pathname.startsWith(`${folder}/`))) return false;
  return isReading(exchange) || pathname === HOSTS.graphql.embeddedAt;
}

/** Headers in which visitors claim an address are removed, because rate limits use the address. */
function withVisitorAddress({ request, client }: Exchange): Request {
  // Changed in place: a copy of a request costs more than most responses, and turns its body into a stream.
  for (const name of CLAIMED_ADDRESSES) if (request.headers.has(name)) request.headers.delete(name);
  if (client.address) request.headers.set("x-forwarded-for", client.address);
  return request;
}

const CLAIMED_ADDRESSES = ["x-forwarded-for", "x-real-ip", "client-ip"];

const PATIENCE_MS = 8000;

/**
 * Whether we answer a path ourselves, even if its host is an upstream: it is one of our own calls, or requests
 * documents or uploads that only we have.
 */
function isAnsweredByUs(path: string): boolean {
  return OUR_PATHS.has(path) || OUR_FOLDERS.some((folder) => `${path}/`.startsWith(folder));
}

/** GraphQL operations share one address, which belongs to the upstream. */
const OUR_PATHS = new Set(
  ALL_CALLS.filter(({ isOurs, document }) => isOurs && document === undefined).map(
    ({ host, path }) => HOSTS[host].embeddedAt + path,
  ),
);

const OUR_FOLDERS = [
  HOSTS.bumblebee.embeddedAt + UPLOADS_FOLDER,
  ...Object.values<DocumentKind>(DOCUMENTS)
    .filter(({ isOurs }) => isOurs)
    .flatMap(({ type }) =>
      [HOSTS.goobe, HOSTS.content].map(({ embeddedAt }) => `${embeddedAt}/document/es/search/${type}/`),
    ),
];

interface ForeignHost {
  name: HostName;
  path: string;
  address: string;
}

/** Runs the request in the circuit breaker of the host, with the timeout that it sets. */
type Guarded = (
  ask: (timeoutMs: number) => Promise<Response | UpstreamFailure>,
) => Promise<Response | UpstreamFailure | "open">;

const PASSED_ON = ["accept", "content-type", "authorization"];

/**
 * A browser calls our own address; if the host is an upstream, we forward the call. The response is returned
 * unchanged: our scripts read the fields that are present.
 */
async function passOn(exchange: Exchange, host: ForeignHost, guarded: Guarded): Promise<Response> {
  const { request, log } = exchange;
  const text = isReading(exchange) ? null : await readText(request);
  if (text === undefined) return new Refusal(413, "The body is larger than 64 KB.").respond();
  const asked = await requestTo(host, exchange, text);
  if (asked instanceof Refusal) return asked.respond();
  const { url, body } = asked;
  const headers = headersOf(exchange);
  const span = {
    name: `call ${host.name}`,
    kind: "client",
    attributes: { "atrium.host": host.name },
  } as const;
  const answer = await inSpan(span, () =>
    guarded(async (timeoutMs) => {
      for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        return await whole(
          await fetch(url, { method: request.method, headers, body, redirect: "manual", signal }),
        );
      } catch (error) {
        log.warn({ error }, "An upstream did not answer.");
        return {
          failure: error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "connection",
        };
      }
    }),
  );
  if (answer === "open" || "failure" in answer)
    return Response.json({ error: "The service behind this address does not answer." }, { status: 504 });
  return new Response(answer.body, { status: answer.status, headers: typeOf(answer) });
}

/** An incomplete response counts as a failure: everything except files is read completely before it is sent. */
async function whole(answer: Response): Promise<Response | UpstreamFailure> {
  if (!/json|^text\//.test(answer.headers.get("content-type") ?? "")) return answer;
  const { status } = answer;
  const text = await readAnswer(answer);
  // A status without a body does not allow one, not even an empty one.
  return text === undefined
    ? { failure: "size" }
    : new Response(text || null, { status, headers: typeOf(answer) });
}

function typeOf({ headers }: Response): Record<string, string> {
  const type = headers.get("content-type");
  return type ? { "content-type": type } : {};
}

async function requestTo(host: ForeignHost, { request, url }: Exchange, body: string | null) {
  const path = url.pathname.slice(host.path.length - 1);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const agreed = await askAsAgreed(host, { method, path, query: url.searchParams, body });
  return agreed ?? { url: host.address + path + url.search, body };
}

function headersOf({ request, client }: Exchange): Headers {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (client.address) headers.set("x-forwarded-for", client.address);
  return headers;
}

interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string | null;
}

interface Agreed {
  url: string;
  body: string | null;
}

/**
 * Scripts send our own input. If a contract has more than the agreed fields, only these are forwarded to the
 * upstream; undefined if there is no such contract.
 */
async function askAsAgreed(
  host: { name: HostName; address: string },
  { method, path, query, body }: Asked,
): Promise<Agreed | Refusal | undefined> {
  for (const call of CALLS) {
    if (call.host !== host.name || call.method !== method) continue;
    const groups = patternOf(call).exec(path)?.groups;
    if (!groups) continue;
    const sent = call.method === "GET" ? Object.fromEntries(query) : objectIn(body ?? "");
    if (!sent) return new Refusal(400, "The body must be a JSON object.");
    const named = decoded(groups);
    if (!named) return new Refusal(400, "The address is malformed.");
    const parsed = parseInput(call.input, { ...sent, ...named });
    if (parsed instanceof Refusal) return parsed;
    const request = agreedRequest(call, parsed.input, host.address);
    return { url: request.url, body: call.method === "GET" ? null : await request.text() };
  }
  return undefined;
}

/** GraphQL calls are excluded, because their document already names the fields. */
const CALLS = ALL_CALLS.filter(({ agreed, document }) => agreed && document === undefined);

/** The empty group makes sure that a path without parameters has groups as well. */
function patternOf({ path }: Call): RegExp {
  return new RegExp(`^(?<all>)${path.replaceAll(".", "\\.").replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
}

function decoded({ all, ...groups }: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

function objectIn(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    // Invalid JSON is treated like a value that is not an object.
    return undefined;
  }
}
