import { ALL_CALLS } from "../../contracts/calls/all-calls.ts";
import type { Lost } from "../../contracts/foreign-hosts/ask-host.ts";
import type { Circuits } from "../../contracts/foreign-hosts/circuits.ts";
import {
  API_FOLDER,
  GATEWAY_CALLS,
  HOST_NAMES,
  HOSTS,
  type HostName,
  MEDIA_PATHS,
} from "../../contracts/hosts.ts";
import { readText } from "../../services/http/read-text.ts";
import { Refusal } from "../../services/http/refusal.ts";
import type { AppParts } from "../app-parts.ts";
import { type Exchange, isReading, type Step } from "../exchange.ts";
import type { Lanes } from "../pages/lanes.ts";

/** Of the gateway's folder only its calls: signing in is a page. */
const CALLED = [API_FOLDER, GATEWAY_CALLS, HOSTS.bumblebee.embeddedAt + GATEWAY_CALLS];

/** What we answer ourselves, whoever has the host. */
const OUR_PATHS = ALL_CALLS.filter(({ isOurs }) => isOurs).map(
  ({ host, path }) => HOSTS[host].embeddedAt + path,
);

interface ForeignHost {
  name: HostName;
  path: string;
  address: string;
}

type BackendParts = Pick<AppParts, "backends" | "addresses" | "hostTimeoutMs">;

/** The embedded backends, for browsers and for other sites that speak to them over the net. */
export function answerBackends(
  { backends, addresses, hostTimeoutMs = PATIENCE_MS }: BackendParts,
  lanes: Lanes,
  circuits: Circuits,
): Step {
  const elsewhere = HOST_NAMES.flatMap((name): ForeignHost[] => {
    const { embeddedAt } = HOSTS[name];
    const address = addresses[name];
    return address && embeddedAt !== "" ? [{ name, path: `${embeddedAt}/`, address }] : [];
  });
  return (exchange) => {
    const { url, bindings, client, request } = exchange;
    if (!CALLED.some((folder) => url.pathname.startsWith(`${folder}/`))) return undefined;
    const host = elsewhere.find(({ path }) => `${url.pathname}/`.startsWith(path));
    if (host && !OUR_PATHS.includes(url.pathname))
      return passOn(exchange, host, (ask) =>
        circuits.run(host.name, (patience) => ask(patience(hostTimeoutMs))),
      );
    const answer = async () => backends.fetch(withVisitorAddress(exchange), bindings);
    if (!waitsItsTurn(exchange)) return answer();
    return lanes.run({ lane: "call", who: client.address ?? "", signal: request.signal }, answer);
  };
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

const PASSED_ON = ["accept", "content-type", "authorization"];

/** A browser asks at our own address; where the host is somebody else's, we ask there for it. */
async function passOn(
  { request, url, client, log }: Exchange,
  host: ForeignHost,
  guarded: (ask: (timeoutMs: number) => Promise<Response | Lost>) => Promise<Response | Lost | "open">,
): Promise<Response> {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (client.address) headers.set("x-forwarded-for", client.address);
  const rest = url.pathname.slice(host.path.length - 1);
  const isReading = request.method === "GET" || request.method === "HEAD";
  const body = isReading ? null : await readText(request);
  if (body === undefined) return new Refusal(413, "The body is larger than 64 KB.").respond();
  const answer = await guarded(async (timeoutMs) => {
    try {
      return await fetch(host.address + rest + url.search, {
        method: request.method,
        headers,
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      log.warn({ error }, "A host of someone else did not answer.");
      return { lost: error instanceof DOMException && error.name === "TimeoutError" ? "time" : "line" };
    }
  });
  if (answer === "open" || "lost" in answer)
    return Response.json({ error: "The service behind this address does not answer." }, { status: 504 });
  const type = answer.headers.get("content-type");
  return new Response(answer.body, {
    status: answer.status,
    headers: type ? { "content-type": type } : {},
  });
}

const PATIENCE_MS = 8000;
