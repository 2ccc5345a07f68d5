import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { BACKEND_FOLDERS } from "../../contracts/browser/backend-paths.ts";
import { LANGUAGE_CODES } from "../../editions/languages.ts";
import { offlineFiles } from "./offline-files.ts";

const PUBLIC = join(import.meta.dirname, "../../../public");
const files = await offlineFiles(PUBLIC);
const source = String(files.get("/service-worker.js"));
const ORIGIN = "https://homes.example";

describe("installing", () => {
  test.each(LANGUAGE_CODES)("caches the offline page in %s with all its files", async (language) => {
    const worker = startWorker();
    await worker.tell("install");
    const kept = [...(worker.stores.get(worker.offlineStore)?.keys() ?? [])];
    const page = `/pwa/offline-${language}.html`;
    expect(kept).toContain(ORIGIN + page);
    const needed = [...String(files.get(page)).matchAll(/(?:src|href)="(.*?)"/g)].map((match) => match[1]);
    expect(needed.length).toBeGreaterThan(0);
    for (const address of needed) expect(kept).toContain(ORIGIN + address);
    expect(worker.calls).toContain("skipWaiting");
  });

  test("a changed style sheet changes the version", async () => {
    const folder = mkdtempSync(join(tmpdir(), "atrium-offline-"));
    cpSync(join(PUBLIC, "pwa"), join(folder, "pwa"), { recursive: true });
    expect(String((await offlineFiles(folder)).get("/service-worker.js"))).toBe(source);
    appendFileSync(join(folder, "pwa/offline.css"), "/* changed */");
    const changed = String((await offlineFiles(folder)).get("/service-worker.js"));
    rmSync(folder, { recursive: true });
    expect(versionIn(changed)).not.toBe(versionIn(source));
  });

  test("deletes the caches of older versions, and takes control of open pages", async () => {
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
  test("come from the network while it is available", async () => {
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

  test("are never cached themselves", async () => {
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

  test("that may change are not cached", async () => {
    const worker = await installed();
    worker.cacheControl = "public, max-age=600";
    await worker.ask("/icons/icon-192.png", { destination: "image" });
    worker.isOffline = true;
    await expect(worker.ask("/icons/icon-192.png", { destination: "image" })).rejects.toThrow("offline");
  });

  test("are cached up to a limit: the oldest picture is removed", async () => {
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

describe("requests that the worker ignores", () => {
  test.each(BACKEND_FOLDERS)("everything below %s", async (folder) => {
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

function versionIn(worker: string): string | undefined {
  return /"version":"(\w+)"/.exec(worker)?.[1];
}

type Handler = (event: Record<string, unknown>) => void;

async function installed() {
  const worker = startWorker();
  await worker.tell("install");
  await worker.tell("activate");
  return worker;
}

/** Runs the worker's file with test doubles: caches are maps, the network echoes. */
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
    offlineStore: `offline-${versionIn(source)}`,
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
