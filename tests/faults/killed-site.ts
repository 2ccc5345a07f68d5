import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";

export interface KilledSite {
  url: string;
  /** Kills the process at any moment, as a power cut does, and starts it again. */
  killAndRestart(): Promise<void>;
  isReady(): Promise<void>;
  stop(): Promise<void>;
}

/** The site as `npm start` runs it, on one port and one database across all restarts. */
export async function openKilledSite(settings: Record<string, string>): Promise<KilledSite> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const environment = { PATH: process.env.PATH, LOG_LEVEL: "silent", WARM_UP: "0", ...settings, PORT: port };
  let child = startChild(environment);

  async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `The site ended without a signal from the test, with ${child.exitCode ?? child.signalCode}.`,
      );
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  return {
    url,
    async killAndRestart() {
      await end("SIGKILL");
      child = startChild(environment);
    },
    async isReady() {
      while (!(await isHealthy(url))) {
        if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}.`);
        await pause(50);
      }
    },
    stop: () => end("SIGTERM"),
  };
}

function startChild(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ["src/server/main.ts"], {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    // The port does not accept connections yet.
    return false;
  }
}
