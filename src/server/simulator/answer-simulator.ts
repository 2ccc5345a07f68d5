import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { REGION_NAMES } from "../../editions/regions.ts";
import { isOnLocalhost } from "../../services/http/localhost.ts";
import { loginCookies } from "../../services/login/login-cookies.ts";
import type { Visitors } from "../../services/login/visitors.ts";
import { plainDocument } from "../../web/frame/errors/last-resort-document.ts";
import { type Exchange, isReading, type Middleware } from "../exchange.ts";
import { isFromLocalhost } from "../localhost-request.ts";

const SIMULATOR = "/app-simulator";

/**
 * A page that simulates the app around the site, for new developers and for tests. It exists only when the site runs
 * on a local machine: otherwise its address is not found, and no page may be framed.
 */
export function answerSimulator(
  visitors: Visitors,
  site: { publicUrl: string; trustedProxies: number },
): Middleware {
  if (!isOnLocalhost(site)) return () => undefined;

  /** The end of the app's login: the browser's session becomes the app's token. */
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
    if (!pathname.includes(SIMULATOR) || !isReading(exchange) || !isFromLocalhost(exchange)) return undefined;
    if (pathname === SIMULATOR) return document(simulatorDocument());
    // The region in front of it sets the language of the login.
    if (pathname.endsWith(`${SIMULATOR}/token`)) return handOver(exchange);
    const type = TYPES[pathname.slice(SIMULATOR.length + 1)];
    return type ? new Response(await assetAt(pathname), { headers: { "content-type": type } }) : undefined;
  };
}

/** The lifetime of the provider's tokens. */
const TOKEN_SECONDS = 600;

const TYPES: Record<string, string> = {
  "simulator.js": "text/javascript; charset=utf-8",
  "simulator.css": "text/css; charset=utf-8",
};

/** The site's own design tokens, so that the look is defined only once. */
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

const READER = { language: "en", direction: "ltr" } as const;
const ASSETS = `<link rel="stylesheet" href="/app-simulator/simulator.css"><script type="module" src="/app-simulator/simulator.js"></script>`;

const TABS = [
  ["", "Home"],
  ["design-ideas", "Ideas"],
  ["magazine", "Magazine"],
  ["profile", "Account"],
] as const;

function simulatorDocument(): string {
  const regions = REGION_NAMES.map((region) => `<option>${region}</option>`).join("");
  const tabs = TABS.map(([page, name]) => `<button type="button" data-page="${page}">${name}</button>`);
  return plainDocument(READER, {
    title: "The app, simulated",
    head: ASSETS,
    main: `<section class="about">
<p class="mark">For development only. This page does not exist on a public site.</p>
<h1>The app, simulated</h1>
<p>The phone shows this site as the app does: with the app’s mark (<code>atrium_shell=1</code>), its bridge
(<code>window.ReactNativeWebView</code>), its own header and bottom bar, and its own login. They follow the messages of the
page, which are listed here.</p>
<form><label>Page <input name="path" value="/in" autocomplete="off"></label><label>Region <select name="region">${regions}</select></label><button>Open</button></form>
<h2>Messages of the page</h2>
<ol class="log" role="log" aria-label="Messages"></ol>
</section>
<div class="phone">
<header class="main-header"><strong>The app</strong></header>
<header class="title-header" hidden><button type="button" data-back aria-label="Back">‹</button><strong></strong></header>
<iframe title="The site in the app"></iframe>
<nav class="bottom-bar" aria-label="Bottom bar">${tabs.join("")}</nav>
<dialog><h2>Log in to the app</h2><p>The page requested it. The app does this in its own window.</p><button type="button" data-log-in>Log in natively</button> <button type="button" data-later>Not now</button></dialog>
</div>`,
  });
}

function loggedInDocument(): string {
  return plainDocument(READER, {
    title: "Logged in",
    head: ASSETS,
    main: `<section class="about" data-closes><h1>The app has its token</h1><p>Close this window and look at the phone.</p></section>`,
  });
}
