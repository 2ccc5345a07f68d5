import { HOSTS, type HostName } from "../../../src/contracts/hosts.ts";
import type { AgreedCall } from "./agreed-call.ts";
import { readFilters, unknownFilters } from "./asked-filters.ts";
import { CUSTOMER_CALLS } from "./calls/customer-calls.ts";
import { DOCUMENT_CALLS } from "./calls/document-calls.ts";
import { PLACE_CALLS } from "./calls/place-calls.ts";
import { READING_CALLS } from "./calls/reading-calls.ts";
import { answerOperation, type SentOperation, whatIsBeyond } from "./graphql/agreed-graphql.ts";

/** Every call of the specification that an upstream answers, except GraphQL. */
const AGREED_CALLS: readonly AgreedCall[] = [
  ...DOCUMENT_CALLS,
  ...READING_CALLS,
  ...CUSTOMER_CALLS,
  ...PLACE_CALLS,
];

/** A call as agreed: its row, and its input. */
interface Taken {
  id: string;
  given: Record<string, unknown>;
}

export interface AgreedHosts {
  /** Answers agreed calls at `/{host}/…`, and refuses all others. */
  fetch(request: Request): Promise<Response>;
  /** The requests beyond the agreement, each once and in order. */
  refusals(): string[];
  /** The agreed calls that were received, including leads, referrals and tickets. */
  taken: readonly Taken[];
  forget(): void;
}

/** The hosts of a company that has implemented exactly the specification. */
export function createAgreedHosts(): AgreedHosts {
  const refused = new Set<string>();
  const taken: Taken[] = [];

  function refuse(status: number, what: string): Response {
    refused.add(what);
    return Response.json({ message: what, statusCode: status }, { status });
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [, name = "", rest = ""] = /^\/([^/]+)(.*)$/.exec(url.pathname) ?? [];
    if (!isHost(name)) return refuse(404, `no host "${name}"`);
    const body = request.method === "POST" ? await readBody(request) : {};
    if (name === "graphql") return answerQuery(body);
    const found = findCall(name, request.method, rest);
    if (!found) return refuse(404, `${name} ${request.method} ${rest}: is not agreed`);
    const { call, params } = found;
    const filters = readFilters(url.searchParams.get("filters") ?? "");
    const unknown = [
      ...beyond([...url.searchParams.keys()], call.query).map((key) => `?${key}`),
      ...(call.filters ? unknownFilters(filters, call.filters).map((subject) => `filter ${subject}`) : []),
      ...beyond(Object.keys(body), call.payload),
    ];
    const place = `${call.id} ${call.host} ${call.method} ${call.path}`;
    if (unknown.length > 0) return refuse(400, `${place}: ${unknown.join(", ")}`);
    taken.push({ id: call.id, given: { ...Object.fromEntries(url.searchParams), ...body } });
    const given = call.answer({ params, query: url.searchParams, filters, body });
    if (given instanceof Response) return given;
    return given === undefined
      ? Response.json({ message: "Not found", statusCode: 404 }, { status: 404 })
      : Response.json(given);
  }

  async function answerQuery(sent: SentOperation): Promise<Response> {
    const result = await answerOperation(sent);
    const name = String(sent.operationName);
    for (const { message } of result.errors ?? []) refused.add(`graphql ${name}: ${whatIsBeyond(message)}`);
    return Response.json(result, { status: result.errors && !result.data ? 400 : 200 });
  }

  return {
    fetch: answer,
    refusals: () => [...refused].sort(),
    taken,
    forget() {
      refused.clear();
      taken.length = 0;
    },
  };
}

function isHost(name: string): name is HostName {
  return Object.hasOwn(HOSTS, name);
}

function findCall(host: HostName, method: string, path: string) {
  for (const call of AGREED_CALLS) {
    if (call.host !== host || call.method !== method) continue;
    const groups = patternOf(call.path).exec(path)?.groups;
    if (groups) return { call, params: Object.fromEntries(Object.entries(groups).map(decodePair)) };
  }
  return undefined;
}

/** The empty group makes sure that a path without parameters has groups as well. */
function patternOf(path: string): RegExp {
  const pattern = path.replaceAll(".", "\\.").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  return new RegExp(`^(?<all>)${pattern}$`);
}

function decodePair([name, value]: [string, string]): [string, string] {
  return [name, decodeURIComponent(value)];
}

function beyond(given: readonly string[], known: AgreedCall["query"] = []): string[] {
  return typeof known === "string" ? [] : given.filter((name) => !known.includes(name));
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json();
  return typeof body === "object" && body !== null ? { ...body } : {};
}
