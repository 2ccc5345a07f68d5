import type { z } from "zod";

/** A row of Part C as somebody asks it who knows the specification and nothing of our code. */
export interface Row {
  /** Begins with the id of the row. */
  name: string;
  asked: Asked;
  /** The fields that the row documents. */
  answer: z.ZodType;
}

export interface Asked {
  method: "GET" | "POST";
  path: string;
  body?: object;
  /** A search: each engine ranks its results, so their order is not the same on both. */
  isSearch?: boolean;
}

/** The prefixes of Part C, and where the host table puts them. */
export const PREFIXES = {
  own: "",
  bumblebee: "/bumblebee",
  goobe: "/api/goobe",
  content: "/api/content",
  "web-backend": "/api/web-backend",
  backend: "/api/backend",
  wcms: "/api/wcms",
  quiz: "/api/quiz",
  graphql: "/api/graphql",
} as const;

type Prefix = keyof typeof PREFIXES;

export function get(prefix: Prefix, path: string, params: Record<string, string> = {}): Asked {
  const query = Object.keys(params).length > 0 ? `?${new URLSearchParams(params)}` : "";
  return { method: "GET", path: PREFIXES[prefix] + path + query };
}

export function post(prefix: Prefix, path: string, body: object): Asked {
  return { method: "POST", path: PREFIXES[prefix] + path, body };
}

export function graphql(query: string, variables: object): Asked {
  return post("graphql", "", { query, variables });
}

export function requestOf({ path, method, body }: Asked, override: RequestInit = {}): Request {
  const sent = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return new Request(new URL(path, "http://localhost"), { method, ...sent, ...override });
}
