import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";

export const ASSET_FOLDER = "/assets";
export const LETTERS_PATH = "/development/letters";

const HERE = import.meta.dirname;
/** The site's own design tokens and typefaces, so that the look is defined only once. */
const SITE_STYLES = join(HERE, "../../../ui/base");
const FONT_NAME = /^[\w-]+\.woff2$/;
const KEPT = "public, max-age=3600";

export function assetsApp(): Hono {
  const app = new Hono();
  const styles = inOnePiece([
    join(SITE_STYLES, "tokens.css"),
    join(SITE_STYLES, "fonts.css"),
    join(HERE, "sign-in.css"),
  ]);
  const script = inOnePiece([join(HERE, "sign-in.js")]);
  app.get("/sign-in.css", async () => asset(await styles(), "text/css; charset=utf-8"));
  app.get("/sign-in.js", async () => asset(await script(), "text/javascript; charset=utf-8"));
  app.get("/fonts/:name", async (context) => {
    const name = context.req.param("name");
    const font = FONT_NAME.test(name)
      ? await readFile(join(SITE_STYLES, "fonts", name)).catch(() => undefined)
      : undefined;
    return font ? asset(font, "font/woff2") : context.notFound();
  });
  return app;
}

function inOnePiece(files: readonly string[]): () => Promise<string> {
  let read: Promise<string> | undefined;
  return () => {
    read ??= Promise.all(files.map((file) => readFile(file, "utf8"))).then((parts) => parts.join("\n"));
    return read;
  };
}

function asset(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(body, { headers: { "content-type": type, "cache-control": KEPT } });
}
