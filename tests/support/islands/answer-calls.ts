import { onTestFinished, vi } from "vitest";

interface Asked {
  /** The matching path suffix, or the whole path if none matches. */
  path: string;
  body: unknown;
}

/**
 * An error means no response. A function returns a Response, or a value that is sent as JSON; undefined means no
 * response.
 */
type Answer = Response | Error | ((url: URL, body: unknown) => unknown);

/**
 * A server that answers the calls of an island, by path suffix: several answers are used in turn, and the last one is
 * repeated; other paths answer 404. Returns the requests, in order.
 */
export function answerCalls(answers: Record<string, Answer | Answer[]>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const url = new URL(typeof request === "string" ? request : request.url, location.href);
    const text = typeof request === "string" ? "" : await request.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    const path = Object.keys(answers).find((ending) => url.pathname.endsWith(ending)) ?? url.pathname;
    asked.push({ path, body });
    const found = answers[path] ?? new Response("", { status: 404 });
    return asResponse(
      Array.isArray(found) ? (found.length > 1 ? found.shift() : found[0]) : found,
      url,
      body,
    );
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

function asResponse(answer: Answer | undefined, url: URL, body: unknown): Response {
  const given = typeof answer === "function" ? answer(url, body) : answer;
  if (given === undefined) throw new TypeError("Failed to fetch");
  if (given instanceof Error) throw given;
  return given instanceof Response ? given.clone() : Response.json(given);
}
