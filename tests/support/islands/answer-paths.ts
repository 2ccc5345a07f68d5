import { onTestFinished, vi } from "vitest";

type Answer = (url: URL, body: unknown) => unknown;

/**
 * Answers what an island asks, by the end of the path; a Response is given as it is, and nothing means that there is no
 * answer. Gives what was asked, in order.
 */
export function answerPaths(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const url = new URL(request.url);
    const name = Object.keys(answers).find((ending) => url.pathname.endsWith(ending));
    asked.push(name ?? url.pathname);
    const text = await request.text();
    const answer = name && answers[name]?.(url, text === "" ? undefined : JSON.parse(text));
    if (answer === undefined || answer === "") throw new TypeError("Failed to fetch");
    return answer instanceof Response ? answer : Response.json(answer);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return asked;
}
