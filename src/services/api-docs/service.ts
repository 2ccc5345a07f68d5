import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { ALL_CALLS } from "../../contracts/calls/all-calls.ts";
import { OWN_PATHS } from "../../contracts/hosts.ts";
import { refuseMethod } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { docsPage } from "./docs-page.ts";
import { openApiDocument } from "./openapi-document.ts";

export async function serveApiDocs({ publicUrl, brand }: ServiceParts): Promise<Service> {
  return { mounts: [{ host: "own", app: await createApiDocsApp({ publicUrl, brand }) }] };
}

const PAGE = OWN_PATHS.docs;
const DOCUMENT = `${PAGE}/openapi.json` as const;

/** The documentation of every call, for people and for machines. Made when first asked for, and once: it changes with the code only. */
async function createApiDocsApp({ brand, publicUrl }: { brand: string; publicUrl: string }): Promise<Hono> {
  const styles = await readFile(join(import.meta.dirname, "api-docs.css"), "utf8");
  let page: ReturnType<typeof docsPage> | undefined;
  let document: string | undefined;
  const caching = { "cache-control": "public, max-age=300" };

  const app = new Hono();
  app.get(PAGE, async (context) => {
    page ??= docsPage({ calls: ALL_CALLS, brand, publicUrl, styles });
    const policy = policyFor(styles);
    return context.html(String(await page), 200, { ...caching, "content-security-policy": policy });
  });
  app.get(DOCUMENT, (context) => {
    document ??= JSON.stringify(openApiDocument(ALL_CALLS, brand));
    return context.body(document, 200, { ...caching, "content-type": "application/json" });
  });
  for (const path of [PAGE, DOCUMENT])
    app.all(path, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  return app;
}

/** The page has one style of its own and nothing else, so nothing else is allowed. */
function policyFor(styles: string): string {
  const hash = createHash("sha256").update(styles).digest("base64");
  const nothing = ["default-src", "base-uri", "form-action", "frame-ancestors"].map(
    (name) => `${name} 'none'`,
  );
  return [...nothing, `style-src 'sha256-${hash}'`].join("; ");
}
