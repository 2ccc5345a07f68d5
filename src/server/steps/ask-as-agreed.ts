import { ALL_CALLS } from "../../contracts/calls/all-calls.ts";
import type { Call } from "../../contracts/define-call.ts";
import { agreedRequest } from "../../contracts/foreign-hosts/speak-as-agreed.ts";
import type { HostName } from "../../contracts/hosts.ts";
import { Refusal } from "../../services/http/refusal.ts";
import { parseInput } from "../../services/http/refuse-input.ts";

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
export async function askAsAgreed(
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
