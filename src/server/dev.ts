import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { build as buildWithVite, createServer as createVite, type EnvironmentModuleNode } from "vite";
import { hideForLog } from "../contracts/hide-tokens.ts";
import { createLogOn } from "../platform/log.ts";
import { createScreen } from "../platform/screen.ts";
import { StartupProblem } from "../platform/startup-problem.ts";
import { loadConfig } from "../services/config/config.ts";
import routes from "../web/routes.ts";
import { describeChanges } from "./commands/describe-changes.ts";
import { listen, requestListener } from "./listen.ts";
import { openSite } from "./open-site.ts";
import { BUILD } from "./release/release.ts";
import type { SiteSource } from "./release/site-source.ts";
import { createStaticFiles, type StaticFiles } from "./static-files.ts";
import { watchContent } from "./watch-content.ts";

const config = readConfig();
const vite = await createVite({ server: { middlewareMode: true }, appType: "custom" });

const source: SiteSource = {
  mode: "development",
  loadBuild: loadPage,
  stylesOf: (module) => styleSheetsBelow(vite.environments.ssr.moduleGraph.urlToModuleMap.get(module)),
  staticFiles: await createStaticFiles(vite.config.publicDir),
  staffFiles: await buildStaff(),
};
// The views of a first page are transformed while the database opens. A fault in them is shown by the first request.
loadPage("home").catch(() => undefined);
const site = await openSite(config, (step) => console.log(`  ${step}`), {
  loadSource: async () => source,
  log: createLogOn(createScreen(), config, { hide: hideForLog }),
}).catch(explain);
const answer = requestListener(site.app);
await listen(
  (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => answer(incoming, outgoing)),
  config,
).catch(explain);
console.log(`Ready, reloading on change: ${config.publicUrl}/in`);

/** The staff application is built at each start, and npm run dev restarts the server after a change of it. */
async function buildStaff(): Promise<StaticFiles> {
  await buildWithVite({ configFile: join(BUILD, "../vite.staff.config.ts"), logLevel: "error" });
  return createStaticFiles(join(BUILD, "staff"), { hasOfflinePages: false });
}

/**
 * The modules of the frame and of one page, which Vite transforms when they are first requested or have changed. All
 * pages together would take several times as long.
 */
async function loadPage(id: string): Promise<ServerBuild> {
  const route = routes.find((one) => one.id === id);
  if (!route) throw new Error(`There is no route "${id}".`);
  const load = (file: string) => vite.ssrLoadModule(`/src/web/${file}`) as Promise<never>;
  const [entry, root, own, manifest] = await Promise.all([
    load("entry.server.tsx"),
    load("root.tsx"),
    load(route.file),
    vite.ssrLoadModule("virtual:react-router/server-manifest"),
  ]);
  const build: Pick<ServerBuild, "assets" | "entry" | "routes"> = {
    assets: manifest.default,
    entry: { module: entry },
    routes: {
      root: { id: "root", path: "", module: root },
      [id]: { id, parentId: "root", path: route.path, module: own },
    },
  };
  return build as ServerBuild;
}

const stopWatching = watchContent(config.contentDirectory, async () => {
  try {
    console.log(`  ${describeChanges(await site.reloadContent())}`);
    vite.ws.send({ type: "full-reload" });
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error;
    console.error(error.message);
  }
});

process.on("SIGTERM", async () => {
  await stopWatching();
  await Promise.all([vite.close(), site.close()]);
  process.exit(0);
});

function readConfig() {
  try {
    return { ...loadConfig(process.env), pageCacheBytes: 0 };
  } catch (error) {
    return explain(error);
  }
}

/** A fault that a developer can correct, such as one in content, is printed with file and line and without a stack. */
function explain(error: unknown): never {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** The style sheets that a module imports, directly or indirectly, in the order in which they apply. */
function styleSheetsBelow(module: EnvironmentModuleNode | undefined, seen = new Set<unknown>()): string[] {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  if (module.url.endsWith(".css")) return [module.url];
  return [...module.importedModules].flatMap((imported) => styleSheetsBelow(imported, seen));
}
