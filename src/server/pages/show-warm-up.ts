import type { Log } from "../../platform/log.ts";
import type { Screen } from "../../platform/screen.ts";
import type { Role } from "../../services/config/process-config.ts";
import { isBuilt } from "../../urls/known-pages.ts";
import { type PageName, URL_TABLE, type UrlRow } from "../../urls/url-table.ts";
import type { Client } from "../client-address.ts";
import type { App } from "../create-app.ts";

interface Shown {
  screen: Screen;
  log: Log;
  signal: AbortSignal;
  /** Each process has its own cached pages, and all share the pictures. */
  role: Role;
}

export async function showWarmUp(app: App, { screen, log, signal, role }: Shown): Promise<void> {
  const startedAt = performance.now();
  const prepared: Partial<Record<WarmUpProgress["kind"], number>> = {};
  await warmUp(app, { signal, role }, ({ kind, done, total }) => {
    prepared[kind] = done;
    screen.showProgress(`Preparing ${kind} for the first visitors: ${done} of ${total}`);
  });
  if (signal.aborted) return;
  screen.showProgress("");
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  log.info({ ...prepared, seconds }, "Pages and pictures are prepared for the first visitors.");
}

interface WarmUpProgress {
  kind: "pages" | "pictures";
  done: number;
  total: number;
}

async function warmUp(
  app: App,
  { signal, role }: Pick<Shown, "signal" | "role">,
  report: (progress: WarmUpProgress) => void = () => {},
): Promise<void> {
  const pictures = new Set<string>();
  let begun: Promise<string> | undefined;
  const paths = fixedPaths();
  for (const [index, path] of paths.entries()) {
    const html = await read(app, path);
    if (signal.aborted) return;
    report({ kind: "pages", done: index + 1, total: paths.length });
    if (role === "web") continue;
    for (const [url] of html.matchAll(/\/api\/images\/[\w-]+\/\d+(?:x\d+)?\.avif/g)) pictures.add(url);
    const [first] = pictures;
    // Requested like a visitor does, to start the fast image workers before the first visitor waits for them.
    if (first) begun ??= read(app, first, { headers: AS_VISITORS, signal });
  }
  await begun;
  for (const [index, picture] of [...pictures].sort((a, b) => widthOf(a) - widthOf(b)).entries()) {
    await read(app, picture, { headers: WARM_UP_DELAY, signal });
    if (signal.aborted) return;
    report({ kind: "pictures", done: index + 1, total: pictures.size });
  }
}

function fixedPaths(): string[] {
  const rows: readonly (UrlRow & { page: PageName })[] = URL_TABLE;
  return rows
    .filter(({ path }) => !path.includes(":"))
    .flatMap(({ page, regions, path }) =>
      (regions ?? [])
        .filter((region) => isBuilt(page, region))
        .map((region) => ["", region, path].join("/").replace(/\/$/, "")),
    );
}

const AS_VISITORS = { accept: "image/*" };
/** Pictures with this header are generated after all others, because no visitor waits for them. */
const WARM_UP_DELAY = { "sec-purpose": "prefetch" };

async function read(app: App, path: string, init?: RequestInit): Promise<string> {
  const response = await app.fetch(new Request(`http://localhost${path}`, init), WARM_UP);
  return response.text();
}

const WARM_UP: Client = { address: undefined, secure: false, isWarmUp: true };

function widthOf(picture: string): number {
  return Number(/\/(\d+)(?:x\d+)?\.avif$/.exec(picture)?.[1]);
}
