import { request } from "node:http";

export interface Answer {
  /** 0 means that no response arrived in time. */
  status: number;
  milliseconds: number;
}

interface Question {
  path: string;
  /** The address that a proxy would report. */
  visitor?: string;
  /** The session cookie of a logged-in customer. */
  cookie?: string;
  body?: object;
}

const PATIENCE_MS = 20_000;

export function ask(url: string, { path, visitor, cookie, body }: Question): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number) => resolve({ status, milliseconds: performance.now() - startedAt });
    const sent = request(
      url + path,
      {
        method: body ? "POST" : "GET",
        timeout: PATIENCE_MS,
        // Each request uses a new connection, because there are many visitors and the time to connect counts as well.
        agent: false,
        headers: {
          accept: "text/html",
          "accept-encoding": "br",
          ...(cookie && { cookie }),
          ...(visitor && { "x-forwarded-for": visitor }),
          ...(body && { "content-type": "application/json" }),
        },
      },
      (response) => {
        response.resume();
        response.once("end", () => finish(response.statusCode ?? 0));
      },
    );
    sent.once("timeout", () => sent.destroy(new Error("too late")));
    sent.once("error", () => finish(0));
    sent.end(body && JSON.stringify(body));
  });
}

/** The number of successful responses and their duration, per kind of request. */
export function describe(answers: Record<string, Answer[]>): string {
  const lines = Object.entries(answers)
    .filter(([, all]) => all.length > 0)
    .map(([kind, all]) => {
      const good = all.filter(({ status }) => status >= 200 && status < 500 && status !== 429);
      const shed = all.filter(({ status }) => status === 503).length;
      const share = ((100 * good.length) / all.length).toFixed(1);
      const [middle, late, worst] = [0.5, 0.99, 1].map((part) => `${Math.round(quantile(good, part))} ms`);
      return `  ${kind}: ${share} % of ${all.length} (${shed} told to come back), p50 ${middle}, p99 ${late}, slowest ${worst}`;
    });
  return ["", ...lines].join("\n");
}

export function quantile(answers: readonly Answer[], part: number): number {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
}
