import type { z } from "zod";

/** A row of Part C, requested as the specification describes it, without knowledge of our code. */
export interface Row {
  /** The name begins with the id of the row. */
  name: string;
  asked: Asked;
  /** The fields that the row documents. */
  answer: z.ZodType;
}

export interface Asked {
  method: "GET" | "POST";
  path: string;
  body?: object;
  /** True for a search: the engines rank results differently, so the order may differ. */
  isSearch?: boolean;
}

/** The prefixes of Part C, and the paths that the host table gives them. */
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
