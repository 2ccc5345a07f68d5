import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { BACKEND_FOLDERS } from "../../../contracts/hosts.ts";

const PUBLIC = new URL("../../../../public", import.meta.url);
const source = readFileSync(new URL(`${PUBLIC.href}/service-worker.js`), "utf8");
const ORIGIN = "https://homes.example";

describe("installing", () => {
  test("keeps the offline page in both languages, with all that it needs", async () => {
    const worker = startWorker();
    await worker.tell("install");
    const kept = [...(worker.stores.get(worker.offlineStore)?.keys() ?? [])];
    expect(kept).toContain(`${ORIGIN}/pwa/offline-en.html`);
    expect(kept).toContain(`${ORIGIN}/pwa/offline-ar.html`);
    for (const page of ["offline-en.html", "offline-ar.html"]) {
      const html = readFileSync(new URL(`${PUBLIC.href}/pwa/${page}`), "utf8");
      const needed = [...html.matchAll(/(?:src|href)="(.*?)"/g)].map((match) => `${ORIGIN}${match[1]}`);
      expect(needed.length).toBeGreaterThan(0);
      for (const address of needed) expect(kept).toContain(address);
    }
    expect(worker.calls).toContain("skipWaiting");
  });

  test("its version follows the offline pages", () => {
    const hash = createHash("sha256");
    for (const file of ["offline-en.html", "offline-ar.html", "offline.css", "offline.js"]) {
      hash.update(readFileSync(new URL(`${PUBLIC.href}/pwa/${file}`)));
    }
    expect(source).toContain(`const VERSION = "${hash.digest("hex").slice(0, 8)}";`);
  });

  test("clears what older versions kept, and takes over open pages", async () => {
    const worker = startWorker();
    worker.stores.set("offline-old", new Map());
    worker.stores.set("images", new Map());
    await worker.tell("install");
    await worker.tell("activate");
    expect([...worker.stores.keys()].sort()).toEqual(["images", worker.offlineStore].sort());
    expect(worker.calls).toContain("claim");
  });
});

describe("documents", () => {
  test("come from the network while there is one", async () => {
    const worker = await installed();
    expect(await worker.ask("/in", { mode: "navigate" })).toBe("network /in");
  });

  test.each([
    ["/in/looks", "/pwa/offline-en.html"],
    ["/sa/looks", "/pwa/offline-en.html"],
    ["/sa-ar", "/pwa/offline-ar.html"],
    ["/sa-ar/looks", "/pwa/offline-ar.html"],
    ["/sa-arx", "/pwa/offline-en.html"],
  ])("offline, %s shows %s", async (path, page) => {
    const worker = await installed();
    worker.isOffline = true;
    expect(await worker.ask(path, { mode: "navigate" })).toBe(`network ${page}`);
  });

  test("are never kept themselves", async () => {
    const worker = await installed();
    await worker.ask("/in/profile", { mode: "navigate" });
    const kept = [...worker.stores.values()].flatMap((store) => [...store.keys()]);
    expect(kept).not.toContain(`${ORIGIN}/in/profile`);
  });
});

describe("files", () => {
  test("that never change are fetched once", async () => {
    const worker = await installed();
    worker.cacheControl = "public, max-age=31536000, immutable";
    await worker.ask("/assets/a-1.js", { destination: "script" });
    worker.isOffline = true;
    expect(await worker.ask("/assets/a-1.js", { destination: "script" })).toBe("network /assets/a-1.js");
  });

  test("that may change are not kept", async () => {
    const worker = await installed();
    worker.cacheControl = "public, max-age=600";
    await worker.ask("/icons/icon-192.png", { destination: "image" });
    worker.isOffline = true;
    await expect(worker.ask("/icons/icon-192.png", { destination: "image" })).rejects.toThrow("offline");
  });

  test("are not kept without end: the oldest picture goes", async () => {
    const worker = await installed();
    worker.cacheControl = "immutable";
    for (let index = 0; index < 125; index += 1) {
      await worker.ask(`/photos/${index}.avif`, { destination: "image" });
    }
    const kept = [...(worker.stores.get("images")?.keys() ?? [])];
    expect(kept).toHaveLength(120);
    expect(kept[0]).toBe(`${ORIGIN}/photos/5.avif`);
  });

  test("of the offline page work offline", async () => {
    const worker = await installed();
    worker.isOffline = true;
    expect(await worker.ask("/pwa/offline.css", { destination: "style" })).toBe("network /pwa/offline.css");
  });
});

describe("what is not the worker's business", () => {
  // The worker is no module: it cannot read the table of hosts itself.
  test.each(BACKEND_FOLDERS)("whatever is below %s", async (folder) => {
    const worker = await installed();
    expect(await worker.ask(`${folder}/x`, { mode: "navigate" })).toBe("untouched");
  });

  test.each([
    ["a form", "/in/contact-us", { method: "POST", mode: "navigate" }],
    ["data", "/api/content/x", {}],
    ["an image from the data side", "/api/dobby/x.avif", { destination: "image" }],
    ["sign-in", "/bumblebee/login", { mode: "navigate" }],
    ["the identity provider", "/auth/authorize", { mode: "navigate" }],
    ["our backend", "/v1/leads", {}],
    ["health", "/health", { mode: "navigate" }],
    ["another site", "https://other.example/a.js", { destination: "script" }],
    ["a part of a film", "/films/a.jpg", { destination: "image", headers: { range: "bytes=0-" } }],
  ])("%s", async (_name, path, request) => {
    const worker = await installed();
    expect(await worker.ask(path, request)).toBe("untouched");
  });
});

interface FakeRequest {
  url: string;
  method: string;
  mode: string;
  destination: string;
  headers: Headers;
}

type Handler = (event: Record<string, unknown>) => void;

async function installed() {
  const worker = startWorker();
  await worker.tell("install");
  await worker.tell("activate");
  return worker;
}

/** The worker's file in a world of our own: caches are maps, the network echoes. */
function startWorker() {
  const handlers = new Map<string, Handler>();
  const stores = new Map<string, Map<string, Response>>();
  const calls: string[] = [];
  const state = { isOffline: false, cacheControl: "no-cache" };
  const addressOf = (request: string | { url: string }) => {
    return new URL(typeof request === "string" ? request : request.url, ORIGIN).href;
  };
  const network = async (request: string | { url: string }) => {
    if (state.isOffline) throw new TypeError("offline");
    const { pathname } = new URL(addressOf(request));
    return new Response(`network ${pathname}`, { headers: { "cache-control": state.cacheControl } });
  };
  const cacheOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: string | { url: string }) => store.get(addressOf(request))?.clone(),
      put: async (request: { url: string }, response: Response) => {
        store.set(addressOf(request), response);
      },
      addAll: async (requests: { url: string }[]) => {
        for (const request of requests) store.set(addressOf(request), await network(request));
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (request: { url: string }) => store.delete(addressOf(request)),
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string, { cacheName }: { cacheName: string }) => cacheOf(cacheName).match(path),
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: async () => calls.push("skipWaiting"),
    clients: { claim: async () => calls.push("claim") },
    registration: {},
  };
  class RelativeRequest {
    url: string;
    constructor(path: string) {
      this.url = addressOf(path);
    }
  }
  runInNewContext(source, { self, caches, fetch: network, Request: RelativeRequest, URL });

  return Object.assign(state, {
    stores,
    calls,
    offlineStore: /const VERSION = "(\w+)"/.exec(source)?.[1]?.replace(/^/, "offline-") ?? "",
    tell: async (name: string) => {
      const pending: unknown[] = [];
      handlers.get(name)?.({ waitUntil: (work: unknown) => pending.push(work) });
      await Promise.all(pending);
    },
    ask: async (path: string, given: Partial<Omit<FakeRequest, "headers">> & { headers?: HeadersInit }) => {
      const request = {
        url: addressOf(path),
        method: given.method ?? "GET",
        mode: given.mode ?? "no-cors",
        destination: given.destination ?? "",
        headers: new Headers(given.headers),
      };
      const pending: unknown[] = [];
      const answers: Promise<Response>[] = [];
      handlers.get("fetch")?.({
        request,
        preloadResponse: Promise.resolve(undefined),
        respondWith: (answer: Promise<Response>) => answers.push(answer),
        waitUntil: (work: unknown) => pending.push(work),
      });
      const [answer] = answers;
      if (!answer) return "untouched";
      const text = await (await answer).text();
      await Promise.all(pending);
      return text;
    },
  });
}
