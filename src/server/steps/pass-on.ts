import { ALL_CALLS } from "../../contracts/calls/all-calls.ts";
import type { Call } from "../../contracts/define-call.ts";
import { type Lost, readText as readAnswer } from "../../contracts/foreign-hosts/ask-host.ts";
import { agreedRequest } from "../../contracts/foreign-hosts/speak-as-agreed.ts";
import type { HostName } from "../../contracts/hosts.ts";
import { readText } from "../../services/http/read-text.ts";
import { Refusal } from "../../services/http/refusal.ts";
import { parseInput } from "../../services/http/refuse-input.ts";
import { type Exchange, isReading } from "../exchange.ts";

export interface ForeignHost {
  name: HostName;
  /** Where we have it, with a slash at its end. */
  path: string;
  address: string;
}

/** Asks under the circuit of the host, for as long as it says. */
type Guarded = (ask: (timeoutMs: number) => Promise<Response | Lost>) => Promise<Response | Lost | "open">;

const PASSED_ON = ["accept", "content-type", "authorization"];

/**
 * A browser asks at our own address; where the host is somebody else's, we ask there for it. Its answer goes back as it is:
 * what our scripts read of one they read as far as it is there.
 */
export async function passOn(exchange: Exchange, host: ForeignHost, guarded: Guarded): Promise<Response> {
  const { request, log } = exchange;
  const text = isReading(exchange) ? null : await readText(request);
  if (text === undefined) return new Refusal(413, "The body is larger than 64 KB.").respond();
  const asked = await requestTo(host, exchange, text);
  if (asked instanceof Refusal) return asked.respond();
  const { url, body } = asked;
  const headers = headersOf(exchange);
  const answer = await guarded(async (timeoutMs) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      return await whole(
        await fetch(url, { method: request.method, headers, body, redirect: "manual", signal }),
      );
    } catch (error) {
      log.warn({ error }, "A host of someone else did not answer.");
      return { lost: error instanceof DOMException && error.name === "TimeoutError" ? "time" : "line" };
    }
  });
  if (answer === "open" || "lost" in answer)
    return Response.json({ error: "The service behind this address does not answer." }, { status: 504 });
  return new Response(answer.body, { status: answer.status, headers: typeOf(answer) });
}

/** Half an answer is none, and to be told as that: what is no file is read to its end before anything goes out. */
async function whole(answer: Response): Promise<Response | Lost> {
  if (!/json|^text\//.test(answer.headers.get("content-type") ?? "")) return answer;
  const { status } = answer;
  const text = await readAnswer(answer);
  // A status without a body allows none, not even an empty one.
  return text === undefined
    ? { lost: "size" }
    : new Response(text || null, { status, headers: typeOf(answer) });
}

function typeOf({ headers }: Response): Record<string, string> {
  const type = headers.get("content-type");
  return type ? { "content-type": type } : {};
}

/** As it was agreed, where a contract of ours says more than that; else as it came. */
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
  /** Within the host. */
  path: string;
  query: URLSearchParams;
  body: string | null;
}

/** What goes to the host of someone else instead. */
interface Agreed {
  url: string;
  body: string | null;
}

/**
 * Our scripts ask as our own hosts understand it. Where a contract says more than was agreed, only what was agreed goes on to
 * the host of someone else; nothing where there is no such contract.
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
    if (!named) return new Refusal(400, "The address is not written as addresses are.");
    const parsed = parseInput(call.input, { ...sent, ...named });
    if (parsed instanceof Refusal) return parsed;
    const request = agreedRequest(call, parsed.input, host.address);
    return { url: request.url, body: call.method === "GET" ? null : await request.text() };
  }
  return undefined;
}

/** Those of GraphQL are asked for by a document, which says by itself what it wants. */
const CALLS = ALL_CALLS.filter(({ agreed, document }) => agreed && document === undefined);

/** The empty group is there so that a path without parameters has groups, too. */
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
    // Neither is anything else that is no object.
    return undefined;
  }
}
