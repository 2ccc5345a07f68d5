import { hideTokens } from "../contracts/hide-tokens.ts";
import { REGION_NAMES } from "../editions/regions.ts";
import { createLogOn } from "../platform/log.ts";
import { createScreen } from "../platform/screen.ts";
import { StartupProblem } from "../platform/startup-problem.ts";
import { loadConfig } from "../services/config/config.ts";
import { listen, requestListener } from "./listen.ts";
import type { OpenSite } from "./open-site.ts";
import { showWarmUp } from "./pages/show-warm-up.ts";

export async function runSite(environment: Record<string, string | undefined>): Promise<void> {
  try {
    const config = loadConfig(environment);
    const log = createLogOn(screen, config, { hide: hideTokens });
    // Imported only now, so that a wrong setting is reported before the whole site is loaded.
    const { openSite } = await import("./open-site.ts");
    const site = await openSite(config, say, { log });
    const listener = await listen(requestListener(site.app, site.readyPages), config).catch(
      async (error: unknown) => {
        await site.close();
        throw error;
      },
    );
    reloadOnSignal(site);
    announce(config.publicUrl);
    const warming = new AbortController();
    const warmed = config.warmUp ? showWarmUp(site.app, { screen, log, signal: warming.signal }) : undefined;
    stopOnSignal(async () => {
      warming.abort();
      await listener.drain();
      await warmed;
      await site.close();
    });
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const screen = createScreen();

function say(step: string): void {
  screen.print(`  ${step}`);
}

function announce(publicUrl: string): void {
  screen.print("Ready. Open:");
  for (const region of REGION_NAMES) say(`${publicUrl}/${region}`);
  say(`${publicUrl}/template (the style guide)`);
}

function reloadOnSignal(site: OpenSite): void {
  process.on("SIGUSR2", async () => say((await site.reloadAndReport()).said));
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      screen.showProgress("");
      screen.print("Stopping: waiting for running requests to finish.");
      await stop();
      process.exit(0);
    });
  }
}
