import { readFileSync } from "node:fs";
import { createServer, get, type IncomingHttpHeaders, type Server } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

interface Kept {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/**
 * The same front for every site: it serves bytes from memory with the same compression. The folder contains the
 * peer's own documents and scripts; pictures, styles and fonts are ours for both.
 */
export function startFront(port: number, site: string, folder?: string): Promise<Server> {
  const kept = new Map<string, Promise<Kept>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const own = folder === undefined ? undefined : fileIn(folder, path);
    const answer = kept.get(path) ?? own ?? ask(site + path);
    kept.set(path, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

function fileIn(folder: string, path: string): Promise<Kept> | undefined {
  const { pathname } = new URL(path, "http://front");
  const file = extname(pathname) === "" ? join(pathname, "index.html") : pathname;
  try {
    const body = brotliCompressSync(readFileSync(join(folder, file)));
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const headers = {
      "content-type": type,
      "content-encoding": "br",
      "content-length": String(body.byteLength),
      "cache-control": "max-age=600",
    };
    return Promise.resolve({ status: 200, headers, body });
  } catch {
    // The peer has no such file, so ours is served.
    return undefined;
  }
}

/** The response as the site sends it, with the site's own compression. */
function ask(address: string): Promise<Kept> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { accept: "text/html,image/avif,*/*", "accept-encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        // Our content security policy would block the peer's inline scripts, so both sites are served without one.
        const { "content-security-policy": _, "transfer-encoding": __, ...headers } = response.headers;
        const body = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 500,
          headers: { ...headers, "content-length": String(body.byteLength) },
          body,
        });
      });
    }).on("error", reject);
  });
}
