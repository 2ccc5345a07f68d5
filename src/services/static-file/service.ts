import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Context, Hono } from "hono";
import { STATIC_FILE_PATH } from "../../contracts/static-file.ts";
import { Refusal } from "../http/refusal.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

export function serveStaticFile({ contentDirectory }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createStaticFileApp(join(contentDirectory, "brochures")) }] };
}

const MEDIA_TYPES: Record<string, string | undefined> = { pdf: "application/pdf", jpg: "image/jpeg" };
const DEFAULT_TYPE = "application/pdf";
/** A single file name without folders. */
const FILE = /^(?:\/?(?:static\/)?brochures\/)?([a-z0-9]+(?:-[a-z0-9]+)*\.(pdf|jpg))$/;

/** Brochures for download, only from one folder. The specification names GET, but sends a POST. */
export function createStaticFileApp(directory: string): Hono {
  const app = new Hono();
  app.on(["GET", "POST"], STATIC_FILE_PATH, (context) => answerFile(context, directory));
  app.all(STATIC_FILE_PATH, () =>
    new Refusal(405, "This address answers GET, HEAD, POST only.").respond({ allow: "GET, HEAD, POST" }),
  );
  return app;
}

async function answerFile({ req }: Context, directory: string): Promise<Response> {
  const [, file, ending = ""] = FILE.exec(req.query("filePath") ?? "") ?? [];
  const bytes = file === undefined ? undefined : await readIfThere(join(directory, file));
  if (file === undefined || !bytes) return new Refusal(404, "There is no file of this name.").respond();
  return new Response(bytes, {
    headers: {
      "content-type": MEDIA_TYPES[ending] ?? DEFAULT_TYPE,
      "content-disposition": attachment(req.query("fileName") ?? "", basename(file, `.${ending}`)),
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    },
  });
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

const LONGEST_NAME = 120;

/** `{fileName}.pdf`, in ASCII for old browsers and in UTF-8 for all others. */
function attachment(wanted: string, otherwise: string): string {
  const cleaned = wanted
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}"\\/:*?<>|%;]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/\.pdf$/i, "")
    .replace(/^\.+/, "")
    .slice(0, LONGEST_NAME)
    .toWellFormed();
  const name = `${cleaned || otherwise}.pdf`;
  const plain = name.replaceAll(/[^\x20-\x7e]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", "%27")}`;
}
