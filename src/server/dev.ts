import { createServer as createVite } from "vite";
import { loadConfig } from "../platform/config.ts";
import { listen, requestListener } from "./listen.ts";
import { openSite, type SiteSource } from "./open-site.ts";

// The site for whoever works on it: Vite compiles views on demand, and every page is rendered anew.
const config = { ...loadConfig(process.env), pageCacheBytes: 0 };
const vite = await createVite({ server: { middlewareMode: true }, appType: "custom" });

const source: SiteSource = {
  mode: "development",
  loadBuild: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<never>,
  staticFiles: { respond: async () => undefined },
};
const site = await openSite(
  config,
  (step) => console.log(`  ${step}`),
  async () => source,
);
const answer = requestListener(site.app);
await listen(
  (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => answer(incoming, outgoing)),
  config,
);
console.log(`Ready, reloading on change: ${config.publicUrl}/in`);

process.on("SIGTERM", async () => {
  await Promise.all([vite.close(), site.close()]);
  process.exit(0);
});
