import type { Log } from "../platform/log.ts";
import type { PageDefinition } from "../web/frame/define-page.ts";
import type { Client } from "./client-address.ts";

export interface Exchange {
  request: Request;
  url: URL;
  page: PageDefinition | undefined;
  requestId: string;
  client: Client;
  log: Log;
  bindings: unknown;
}

export type Middleware = (exchange: Exchange) => Promise<Response | undefined> | Response | undefined;

export function isReading({ request }: Exchange): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
