import { setTimeout as pause } from "node:timers/promises";
import { hideForLog } from "../contracts/hide-tokens.ts";
import { REGION_NAMES } from "../editions/regions.ts";
import { createLogOn, type Log } from "../platform/log.ts";
import { createScreen } from "../platform/screen.ts";
import { StartupProblem } from "../platform/startup-problem.ts";
import { type Config, loadConfig } from "../services/config/config.ts";
import { listen, requestListener } from "./listen.ts";
import type { ReportedMetrics } from "./metrics/serve-metrics.ts";
import { showWarmUp } from "./pages/show-warm-up.ts";
import { followOrders, type HowToStop } from "./processes/follow-orders.ts";
import type { SocketsFrom } from "./processes/messages.ts";
import { superviseSite } from "./processes/supervise-site.ts";
import { readRelease } from "./release/release.ts";

export async function runSite(
  environment: Record<string, string | undefined>,
  args: readonly string[] = [],
): Promise<void> {
  try {
    const config = loadConfig(environment);
    const errors = await openReports(config);
    const log = createLogOn(screen, config, { hide: hideForLog, errors });
    if (config.workers > 1) await runProcesses(config, log);
    else await runProcess(config, log, socketsFrom(args));
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function runProcesses(config: Config, log: Log): Promise<void> {
  const supervisor = await superviseSite({ ...config, log });
  process.on("SIGHUP", () => void supervisor.restart());
  process.on("SIGUSR2", () => void supervisor.reloadContent());
  await openMetrics(config, supervisor.metrics).catch(async (error: unknown) => {
    await supervisor.stop();
    throw error;
  });
  announce(config.publicUrl);
  stopOnSignal(["SIGTERM", "SIGINT"], supervisor.stop);
}

/** A process alone, or one that a supervisor has started. */
async function runProcess(config: Config, log: Log, sockets: SocketsFrom | undefined): Promise<void> {
  // One visitor's page must not end the process for all others.
  process.on("unhandledRejection", (error) => {
    log.error({ error }, "A promise was rejected and nothing handled it. This is a bug.");
  });
  // Only one of several processes describes the start.
  const isQuiet = sockets !== undefined && config.role === "web";
  // Imported only now, so that a wrong setting is reported before the whole site is loaded.
  const { openSite } = await import("./open-site.ts");
  const site = await openSite(config, isQuiet ? () => {} : say, { log });
  const { role, drainMs } = config;
  const listener =
    role === "background"
      ? undefined
      : await listen(requestListener(site.app, site.readyPages), {
          host: config.host,
          port: config.port,
          sockets: sockets ?? "own",
        }).catch(async (error: unknown) => {
          await site.close();
          throw error;
        });
  const warming = new AbortController();
  const warmed = config.warmUp
    ? showWarmUp(site.app, { screen, log, signal: warming.signal, role })
    : undefined;

  async function stop({ drainingMs, isReplaced }: HowToStop): Promise<void> {
    if (!isReplaced) site.announceStop();
    warming.abort();
    listener?.sendAway();
    if (drainingMs > 0) await pause(drainingMs);
    site.endStreams();
    await listener?.drain();
    await warmed;
    await site.close();
  }

  if (sockets) {
    followOrders({ listener, reload: site.reloadAndReport, metrics: site.metrics, stop, drainMs });
    return;
  }
  const { metrics } = site;
  if (metrics)
    await openMetrics(config, async () => [await metrics()]).catch(async (error: unknown) => {
      await stop({ drainingMs: 0 });
      throw error;
    });
  process.on("SIGUSR2", async () => say((await site.reloadAndReport()).said));
  if (listener) announce(config.publicUrl);
  else screen.print("Ready for background work.");
  // A terminal sends SIGHUP when it is closed.
  stopOnSignal(["SIGTERM", "SIGINT", "SIGHUP"], () => stop({ drainingMs: drainMs }));
}

async function openReports({ sentryDsn }: Config) {
  if (!sentryDsn) return undefined;
  const { openErrorReports } = await import("./error-reports/open-error-reports.ts");
  return openErrorReports(sentryDsn, await readRelease().catch(() => undefined));
}

async function openMetrics(
  { host, metricsPort }: Config,
  report: () => Promise<ReportedMetrics[]>,
): Promise<void> {
  if (metricsPort === undefined) return;
  const { serveMetrics } = await import("./metrics/serve-metrics.ts");
  await serveMetrics({ host, port: metricsPort }, report);
}

function socketsFrom(args: readonly string[]): SocketsFrom | undefined {
  if (args.includes("--sockets=shared")) return "shared";
  return args.includes("--sockets=adopted") ? "adopted" : undefined;
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

function stopOnSignal(signals: readonly NodeJS.Signals[], stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of signals) {
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
