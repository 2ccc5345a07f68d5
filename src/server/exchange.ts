import type { Log } from "../platform/log.ts";
import type { PageDefinition } from "../web/frame/define-page.ts";
import type { Client } from "./client-address.ts";

/** One request on its way through the house, with what is already known of it. */
export interface Exchange {
  request: Request;
  /** The address as visitors know it, on our public host. */
  url: URL;
  /** The page type that answers at this address; nothing where none does. */
  page: PageDefinition | undefined;
  requestId: string;
  client: Client;
  log: Log;
  /** Bindings of the listening server, which the embedded backends read. */
  bindings: unknown;
}

/** Answers, or leaves the request to the next step. */
export type Step = (exchange: Exchange) => Promise<Response | undefined> | Response | undefined;

export function isReading({ request }: Exchange): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
