import type { Provider } from "oidc-provider";
import { answerByNode } from "./node-bridge.ts";

/**
 * The provider's response. If it is a page that only submits a form to the provider, we submit it: this needs no
 * script, and our policy allows none.
 */
export async function askProvider(
  provider: Provider,
  request: Request,
  publicUrl: string,
): Promise<Response> {
  const answer = await answerByNode(request, publicUrl, provider.callback());
  const isPage = answer.status === 200 && answer.headers.get("content-type")?.startsWith("text/html");
  if (!isPage) return answer;
  const page = await answer.text();
  if (!page.includes(SENDS_ITSELF)) return new Response(page, answer);
  const secret = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const confirmed = await answerByNode(
    new Request(`${provider.issuer}/logout/confirm`, {
      method: "POST",
      headers: { cookie: cookiesAfter(request, answer) },
      body: new URLSearchParams({ xsrf: secret, logout: "yes" }),
    }),
    publicUrl,
    provider.callback(),
  );
  return withCookiesOf(answer, confirmed);
}

const SENDS_ITSELF = '<input type="hidden" name="logout" value="yes"/>';

function cookiesAfter(request: Request, answer: Response): string {
  const before = (request.headers.get("cookie") ?? "").split("; ").filter(Boolean);
  const set = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const jar = new Map([...before, ...set].map((pair) => [pair.slice(0, pair.indexOf("=")), pair]));
  return [...jar.values()].join("; ");
}

/** Earlier cookies come first, because the later one with the same name counts. */
function withCookiesOf(first: Response, last: Response): Response {
  const headers = new Headers(last.headers);
  headers.delete("set-cookie");
  for (const cookie of [...first.headers.getSetCookie(), ...last.headers.getSetCookie()])
    headers.append("set-cookie", cookie);
  return new Response(last.body, { status: last.status, headers });
}
