import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { OWN_PATHS } from "../../contracts/hosts.ts";
import { Refusal } from "../http/refusal.ts";
import { refuseMethod } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

export function serveVideos({ contentDirectory }: ServiceParts): Service {
  return { mounts: [{ host: "own", app: createVideosApp(join(contentDirectory, "videos")) }] };
}

const MEDIA_TYPES: Record<string, string | undefined> = { mp4: "video/mp4", webm: "video/webm" };
const FILE = /^[a-z0-9-]+\.(mp4|webm)$/;

/**
 * `/api/videos/<name>.mp4`: the films of a folder. Players request parts of them, and some refuse a server without
 * ranges.
 */
export function createVideosApp(directory: string): Hono {
  const app = new Hono();
  const path = `${OWN_PATHS.videos}/:file` as const;

  app.get(path, async ({ req }) => {
    const [name, ending = ""] = FILE.exec(req.param("file")) ?? [];
    const film = name === undefined ? undefined : await findFilm(join(directory, name));
    if (!film) return new Refusal(404, "There is no film of this name.").respond();
    const headers = {
      "content-type": MEDIA_TYPES[ending] ?? "",
      "cache-control": "public, max-age=86400",
      "accept-ranges": "bytes",
      "cross-origin-resource-policy": "same-site",
      etag: film.etag,
    };
    if (req.header("if-none-match") === film.etag) return new Response(null, { status: 304, headers });
    // A part of an older film must not be combined with a part of the new one.
    const isSame = [undefined, film.etag].includes(req.header("if-range"));
    const range = isSame ? readByteRange(req.header("range") ?? null, film.size) : undefined;
    if (range === "unsatisfiable")
      return new Response(null, { status: 416, headers: { "content-range": `bytes */${film.size}` } });
    return answerPart(req.method, film, range, headers);
  });
  app.all(path, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  return app;
}

interface Film {
  path: string;
  size: number;
  etag: string;
}

async function findFilm(path: string): Promise<Film | undefined> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!stats?.isFile()) return undefined;
  return { path, size: stats.size, etag: `"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}"` };
}

function answerPart(
  method: string,
  { path, size }: Film,
  range: ByteRange | undefined,
  headers: Record<string, string>,
): Response {
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const body =
    method === "HEAD" || size === 0 ? null : Readable.toWeb(createReadStream(path, { start, end }));
  return new Response(body as ReadableStream | null, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "content-length": String(end - start + 1),
      ...(range && { "content-range": `bytes ${start}-${end}/${size}` }),
    },
  });
}

interface ByteRange {
  start: number;
  end: number;
}

/**
 * The result of a Range header: a range, `unsatisfiable` if it is beyond the end, or undefined for the whole file.
 * Several ranges may be answered with the whole file (RFC 9110, 14.2).
 */
function readByteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start < size && start <= end ? { start, end } : "unsatisfiable";
}
