import type { Log } from "../../platform/log.ts";
import type { Screen } from "../../platform/screen.ts";
import type { App } from "../create-app.ts";
import { type WarmUpProgress, warmUp } from "./warm-up.ts";

interface Shown {
  screen: Screen;
  log: Log;
  signal: AbortSignal;
}

/** Makes pages and pictures ready, with one moving line in a terminal and one entry in the log at the end. */
export async function showWarmUp(app: App, { screen, log, signal }: Shown): Promise<void> {
  const startedAt = performance.now();
  const prepared: Partial<Record<WarmUpProgress["kind"], number>> = {};
  await warmUp(app, signal, ({ kind, done, total }) => {
    prepared[kind] = done;
    screen.showProgress(`Preparing ${kind} for the first visitors: ${done} of ${total}`);
  });
  if (signal.aborted) return;
  screen.showProgress("");
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  log.info({ ...prepared, seconds }, "Prepared for the first visitors.");
}
