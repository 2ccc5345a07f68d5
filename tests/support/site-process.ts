import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import { freePort } from "./free-port.ts";
import { PROJECT_ROOT } from "./project-files.ts";
import { takeSharedContent } from "./shared-content.ts";

export interface SiteProcess {
  url: string;
  dataDirectory: string;
  child: ChildProcess;
  /** Resolves when /health answers; fails if the process ends before. */
  ready(): Promise<void>;
  /** What the process has printed until now. */
  output(): string;
  /** How the process ended, and its output until then. */
  ended(): Promise<{ code: number | null; signal: string | null; stdout: string; stderr: string }>;
}

// The warm-up for visitors, who do not exist here, is most of the work at startup.
const QUIET = { PATH: process.env.PATH, LOG_LEVEL: "silent", WARM_UP: "0" };

interface StartOptions {
  folder?: string;
  entry?: string;
  by?: "node" | "npm" | "npm-as-1";
}

const COMMANDS: Record<NonNullable<StartOptions["by"]>, (entry: string) => [string, ...string[]]> = {
  node: (entry) => [process.execPath, entry],
  npm: () => ["npm", "start", "--silent"],
  "npm-as-1": () => ["unshare", "--fork", "--pid", "--mount-proc", "npm", "start", "--silent"],
};

/**
 * Starts the server as `npm start` does, one process for each call, and stops remaining ones after each test, or after
 * the whole suite. It uses loaded content, unless a test passes a folder or a database.
 */
export function siteProcesses(after: (stop: () => Promise<void>) => void = afterEach) {
  const running: ChildProcess[] = [];
  const folders: string[] = [];
  after(async () => {
    for (const child of running.splice(0)) if (!hasEnded(child)) await stopHard(child);
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), "atrium-process-"));
    folders.push(folder);
    return folder;
  };
  const folderFor = async ({ CONTENT_DIR, DATABASE_URL }: Record<string, string>) => {
    const folder = newFolder();
    if (!CONTENT_DIR && !DATABASE_URL) await takeSharedContent(folder);
    return folder;
  };
  const start = async (
    settings: Record<string, string> = {},
    { folder = PROJECT_ROOT, entry = "src/server/main.ts", by = "node" }: StartOptions = {},
  ): Promise<SiteProcess> => {
    const dataDirectory = settings.DATA_DIR ?? (await folderFor(settings));
    const port = settings.PORT ?? String(await freePort());
    const [program, ...args] = COMMANDS[by](entry);
    const child = spawn(program, args, {
      cwd: folder,
      // A separate process group, which a test can end as a terminal would.
      detached: by !== "node",
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...QUIET, ...settings, DATA_DIR: dataDirectory, PORT: port },
    });
    running.push(child);
    return follow(child, `http://127.0.0.1:${port}`, dataDirectory);
  };
  return { start, newFolder };
}

function follow(child: ChildProcess, url: string, dataDirectory: string): SiteProcess {
  const said = { stdout: "", stderr: "" };
  child.stdout?.on("data", (text) => (said.stdout += text));
  child.stderr?.on("data", (text) => (said.stderr += text));
  const end = once(child, "close");
  return {
    url,
    dataDirectory,
    child,
    async ready() {
      while (!(await isHealthy(url))) {
        if (hasEnded(child))
          throw new Error(`The site ended before it was ready: ${said.stdout}${said.stderr}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    output: () => said.stdout,
    async ended() {
      await end;
      return { code: child.exitCode, signal: child.signalCode, ...said };
    },
  };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    // The port does not accept connections yet.
    return false;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function stopHard(child: ChildProcess): Promise<void> {
  const end = once(child, "close");
  child.kill("SIGKILL");
  await end;
}
