import { PUBLIC_URL, type TestSite } from "./open-test-site.ts";

export interface Visitor {
  /** Cookies by origin, as a browser stores them. */
  cookies(origin?: string): Map<string, string>;
  ask(address: string, init?: RequestInit): Promise<Response>;
  /** Follows redirects as a browser does, and returns all addresses on the way. */
  go(address: string): Promise<{ response: Response; way: string[] }>;
}

const MAX_STEPS = 12;

/** A browser without a display: it stores cookies and follows redirects, on the site and to other hosts. */
export function visitorOf(site: Pick<TestSite, "fetch">): Visitor {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, PUBLIC_URL);
    const jar = jarOf(url.origin);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const own = { redirect: "manual" as const, ...init, headers };
    const response =
      url.origin === PUBLIC_URL ? await site.fetch(url.pathname + url.search, own) : await fetch(url, own);
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
    return response;
  }

  return {
    cookies: (origin = PUBLIC_URL) => jarOf(origin),
    ask,
    async go(address) {
      let url = new URL(address, PUBLIC_URL);
      const way = [url.href];
      for (let steps = 0; steps < MAX_STEPS; steps += 1) {
        const response = await ask(url.href);
        const location = response.headers.get("location");
        if (location === null) return { response, way };
        url = new URL(location, url);
        way.push(url.href);
        // The redirect to a country's home page is not followed.
        if (url.href === `${PUBLIC_URL}/`) return { response, way };
      }
      throw new Error(`The redirects do not end: ${way.join(" → ")}`);
    },
  };
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = "", ...attributes] = cookie.split(";").map((part) => part.trim());
  const at = pair.indexOf("=");
  const name = pair.slice(0, at);
  const isOver = attributes.some((attribute) => /^max-age=0$|^expires=thu, 01 jan 1970/i.test(attribute));
  if (isOver) jar.delete(name);
  else jar.set(name, pair.slice(at + 1));
}
