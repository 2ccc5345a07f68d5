import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isOnOwnMachine } from "../../services/http/own-machine.ts";
import { loginCookies } from "../../services/login/login-cookies.ts";
import type { Visitors } from "../../services/login/visitors.ts";
import { type Exchange, isReading, type Step } from "../exchange.ts";
import { isFromOwnMachine } from "../own-machine-request.ts";
import { loggedInDocument, simulatorDocument } from "./simulator-documents.ts";

const SIMULATOR = "/app-simulator";

/**
 * A page that plays the app around the site, for newcomers and for tests. Only where the site is tried out on somebody's own
 * machine: elsewhere there is nothing at its address, and no page may stand in a frame.
 */
export function answerSimulator(
  visitors: Visitors,
  site: { publicUrl: string; trustedProxies: number },
): Step {
  if (!isOnOwnMachine(site)) return () => undefined;

  /** The end of the app's own login: what the browser has as a session, the app has as a token. */
  async function handOver({ request }: Exchange): Promise<Response> {
    const cookies = loginCookies(site.publicUrl);
    const token = await visitors.tokenOf(request.headers.get("cookie"));
    const answer = document(loggedInDocument());
    if (token === undefined) return answer;
    answer.headers.append("set-cookie", cookies.set(cookies.appToken, token, { seconds: TOKEN_SECONDS }));
    answer.headers.append(
      "set-cookie",
      cookies.set(cookies.known, "1", { seconds: TOKEN_SECONDS, isForScripts: true }),
    );
    answer.headers.append("set-cookie", cookies.set(cookies.session, "", { seconds: 0 }));
    return answer;
  }

  return async (exchange) => {
    const { pathname } = exchange.url;
    if (!pathname.includes(SIMULATOR) || !isReading(exchange) || !isFromOwnMachine(exchange))
      return undefined;
    if (pathname === SIMULATOR) return document(simulatorDocument());
    // The region before it gives the login its language.
    if (pathname.endsWith(`${SIMULATOR}/token`)) return handOver(exchange);
    const type = TYPES[pathname.slice(SIMULATOR.length + 1)];
    return type ? new Response(await assetAt(pathname), { headers: { "content-type": type } }) : undefined;
  };
}

/** As long as the provider's tokens last. */
const TOKEN_SECONDS = 600;

const TYPES: Record<string, string> = {
  "simulator.js": "text/javascript; charset=utf-8",
  "simulator.css": "text/css; charset=utf-8",
};

/** The site's own tokens: one look, kept in one place. */
const TOKENS = join(import.meta.dirname, "../../ui/base/tokens.css");

async function assetAt(pathname: string): Promise<string> {
  const own = await readFile(join(import.meta.dirname, pathname.slice(SIMULATOR.length + 1)), "utf8");
  return pathname.endsWith(".css") ? (await readFile(TOKENS, "utf8")) + own : own;
}

function document(html: string): Response {
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
