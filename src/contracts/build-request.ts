import type { Call } from "./define-call.ts";

const GRAPHQL_ANSWERS = "application/graphql-response+json, application/json";

type RequestFacts = Pick<Call, "name" | "method" | "path" | "headers" | "document" | "isUpload">;

export function buildRequest(call: RequestFacts, input: unknown, baseUrl: string): Request {
  const rest: Record<string, unknown> = { ...(typeof input === "object" ? input : {}) };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const url = new URL(baseUrl.replace(/\/$/, "") + path);
  const headers = new Headers({ accept: "application/json" });
  takeBearer(rest, headers);
  takeHeaders(rest, headers, call.headers ?? {});
  const file = call.isUpload ? takeFile(rest) : undefined;
  if (call.method === "GET" || call.isUpload) {
    for (const [name, value] of Object.entries(rest))
      if (value !== undefined) url.searchParams.set(name, asText(value));
    if (call.method === "GET") return new Request(url, { headers });
    headers.set("content-type", "application/octet-stream");
    return new Request(url, { method: "POST", headers, body: file ?? null });
  }
  headers.set("content-type", "application/json");
  if (call.document) headers.set("accept", GRAPHQL_ANSWERS);
  const body = call.document ? { query: call.document, operationName: call.name, variables: rest } : rest;
  return new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
}

// A token is sent in a header, because a URL would end up in logs.
function takeBearer(fields: Record<string, unknown>, headers: Headers): void {
  if (typeof fields.bearer === "string") headers.set("authorization", `Bearer ${fields.bearer}`);
  delete fields.bearer;
}

function takeHeaders(fields: Record<string, unknown>, headers: Headers, names: Record<string, string>): void {
  for (const [field, name] of Object.entries(names)) {
    const value = fields[field];
    if (value !== undefined) headers.set(name, asText(value));
    delete fields[field];
  }
}

function takeFile(fields: Record<string, unknown>): Uint8Array<ArrayBuffer> | undefined {
  const { file } = fields;
  delete fields.file;
  return file instanceof Uint8Array ? new Uint8Array(file) : undefined;
}

function asText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
