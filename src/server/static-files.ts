import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { chooseEncoding, EncodedBody, QUALITY } from "../platform/encoded-body.ts";
import { hashInlineScripts, hashInlineStyles } from "./headers/inline-hashes.ts";
import { securityHeaders } from "./headers/security-headers.ts";
import { offlineFiles } from "./offline/offline-files.ts";

export interface StaticFiles {
  respond(request: Request, secure: boolean): Promise<Response | undefined>;
  read(path: string): Promise<string | undefined>;
}

/**
 * Serves the built assets and the offline files from memory. Only files that existed at the start are served, so no
 * path can escape the folder.
 */
export async function createStaticFiles(
  directory: string,
  { hasOfflinePages = true } = {},
): Promise<StaticFiles> {
  const files = new Map<string, () => Promise<Buffer>>();
  for (const file of await filesBelow(directory))
    files.set(`/${relative(directory, file).split(sep).join("/")}`, () => readFile(file));
  if (hasOfflinePages)
    for (const [path, bytes] of await offlineFiles(directory)) files.set(path, async () => bytes);
  const loaded = new Map<string, Promise<StaticFile>>();

  return {
    async respond(request, secure) {
      const { pathname } = new URL(request.url);
      const read = files.get(pathname);
      if (!read || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
      const pending = loaded.get(pathname) ?? load(pathname, read);
      loaded.set(pathname, pending);
      const response = await answer(request, pathname, await pending);
      return pathname.endsWith(".html") ? asDocument(response, await pending, secure) : response;
    },
    read: async (path) => (await files.get(path)?.())?.toString(),
  };
}

interface StaticFile {
  type: string;
  isText: boolean;
  body: EncodedBody;
}

const TYPES: Record<string, { type: string; text?: true }> = {
  ".js": { type: "text/javascript; charset=utf-8", text: true },
  ".mjs": { type: "text/javascript; charset=utf-8", text: true },
  ".css": { type: "text/css; charset=utf-8", text: true },
  ".html": { type: "text/html; charset=utf-8", text: true },
  ".json": { type: "application/json", text: true },
  ".svg": { type: "image/svg+xml", text: true },
  ".txt": { type: "text/plain; charset=utf-8", text: true },
  ".woff2": { type: "font/woff2" },
  ".jpg": { type: "image/jpeg" },
  ".png": { type: "image/png" },
  ".ico": { type: "image/x-icon" },
  ".webp": { type: "image/webp" },
};

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const isServed = (name: string) => Object.hasOwn(TYPES, extname(name)) && !name.startsWith(".");
  const files = entries.filter((entry) => entry.isFile() && isServed(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name));
}

async function load(path: string, read: () => Promise<Buffer>): Promise<StaticFile> {
  const bytes = await read();
  const { type, text } = TYPES[extname(path)] ?? { type: "application/octet-stream" };
  return { type, isText: text === true, body: new EncodedBody(bytes, QUALITY.file) };
}

// A service worker that is cached for an hour would be outdated for an hour.
const UNHASHED: Record<string, string> = { "/service-worker.js": "no-cache" };

async function answer(request: Request, pathname: string, file: StaticFile): Promise<Response> {
  // File names under /assets contain a hash of their content, so the files never change.
  const isHashed = pathname.startsWith("/assets/");
  const headers = new Headers({
    "content-type": file.type,
    etag: file.body.etag,
    vary: "accept-encoding",
    "cache-control": isHashed
      ? "public, max-age=31536000, immutable"
      : (UNHASHED[pathname] ?? "public, max-age=3600"),
  });
  // AMP caches serve documents from their own host, and fonts are the only files for which browsers need CORS.
  if (file.type.startsWith("font/")) headers.set("access-control-allow-origin", "*");
  if (request.headers.get("if-none-match") === file.body.etag)
    return new Response(null, { status: 304, headers });
  const encoding = file.isText ? chooseEncoding(request.headers.get("accept-encoding")) : "identity";
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  const body = await file.body.encoded(encoding);
  headers.set("content-length", String(body.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}

// A static document (the offline page) has its own inline styles: the policy contains their hashes.
function asDocument(response: Response, file: StaticFile, secure: boolean): Response {
  const html = file.body.identity.toString();
  const hashes = { scriptHashes: hashInlineScripts(html), styleHashes: hashInlineStyles(html) };
  for (const [name, value] of securityHeaders({ variant: "page", secure, ...hashes }))
    response.headers.set(name, value);
  return response;
}
