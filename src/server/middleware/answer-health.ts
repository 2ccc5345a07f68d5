import type { Middleware } from "../exchange.ts";

export interface Readiness {
  /** Why the site cannot serve requests; undefined if it can. */
  problem(): Promise<string | undefined>;
  facts: Record<string, string | number>;
  /** The site stops soon: load balancers should choose others. */
  isStopping: boolean;
}

/**
 * GET /health: 200 if the database responds, its migrations are done and the content is loaded; otherwise 503 with
 * the reason. GET /ready is the same until the site stops.
 */
export function answerHealth(readiness: Readiness): Middleware {
  return async ({ url, request }) => {
    if (url.pathname !== "/health" && url.pathname !== "/ready") return undefined;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return Response.json(
        { error: "This address answers GET and HEAD only." },
        { status: 405, headers: { allow: "GET, HEAD" } },
      );
    }
    const isLeaving = readiness.isStopping && url.pathname === "/ready";
    const problem = isLeaving ? "The site is stopping." : await readiness.problem();
    const body = problem ? { status: "unavailable", reason: problem } : { status: "ok", ...readiness.facts };
    return Response.json(body, { status: problem ? 503 : 200, headers: { "cache-control": "no-store" } });
  };
}
