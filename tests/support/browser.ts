type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** A browser without scripts: it stores cookies by path, follows redirects on its own site, and sends forms. */
export interface Browser {
  /** Follows redirects until it reaches a page, or an address that `until` accepts. */
  open(address: string, until?: (url: URL) => boolean, headers?: Record<string, string>): Promise<Opened>;
  send(
    address: string,
    form: Record<string, string> | FormData,
    until?: (url: URL) => boolean,
  ): Promise<Opened>;
  /** Sends JSON as a script of the page would. */
  sendJson(address: string, body: unknown): Promise<Opened>;
  cookie(name: string): string | undefined;
}

export interface Opened {
  url: URL;
  status: number;
  text: string;
  headers: Headers;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

export function newBrowser(ask: Ask, publicUrl: string): Browser {
  const jar = new Map<string, Cookie>();

  function keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const name = pair.slice(0, pair.indexOf("="));
      const value = pair.slice(name.length + 1);
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? "/";
      const expires = attributes.find((one) => /^expires=/i.test(one))?.slice(8);
      const isOver = value === "" || (expires !== undefined && Date.parse(expires) < Date.now());
      if (isOver) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { name, value, path });
    }
  }

  async function visit(url: URL, init: RequestInit, until: (url: URL) => boolean): Promise<Opened> {
    const sent = [...jar.values()].filter(({ path }) => isBelow(url.pathname, path));
    const headers = new Headers(init.headers);
    if (sent.length > 0) headers.set("cookie", sent.map(({ name, value }) => `${name}=${value}`).join("; "));
    const response = await ask(url.href, { ...init, headers, redirect: "manual" });
    keep(response.headers);
    const location = response.headers.get("location");
    const next = location === null ? undefined : new URL(location, url);
    if (!next || response.status < 300 || response.status > 399)
      return { url, status: response.status, text: await response.text(), headers: response.headers };
    if (until(next)) return { url: next, status: response.status, text: "", headers: response.headers };
    return visit(next, { headers: init.method ? {} : init.headers }, until);
  }

  const nowhere = () => false;
  return {
    open: (address, until = nowhere, headers = {}) => visit(new URL(address, publicUrl), { headers }, until),
    send: (address, form, until = nowhere) =>
      visit(
        new URL(address, publicUrl),
        {
          method: "POST",
          body: form instanceof FormData ? form : new URLSearchParams(form),
          headers: { origin: new URL(publicUrl).origin },
        },
        until,
      ),
    sendJson: (address, body) =>
      visit(
        new URL(address, publicUrl),
        {
          method: "POST",
          body: JSON.stringify(body),
          headers: { origin: new URL(publicUrl).origin, "content-type": "application/json" },
        },
        nowhere,
      ),
    cookie: (wanted) => [...jar.values()].find(({ name }) => name === wanted)?.value,
  };
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
}
