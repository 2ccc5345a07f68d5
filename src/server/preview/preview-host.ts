import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Log } from "../../platform/log.ts";
import type { Config } from "../../services/config/config.ts";
import type { ContentPreviews } from "../../services/staff/content/content-previews.ts";
import { IN_USE, PREVIEW_KEY_HEADER, type PreviewMessage, type ShowFiles } from "./preview-messages.ts";

export interface PreviewHost {
  /** The page with these files; the faults if they cannot be shown. */
  fetch(url: URL, isSecure: boolean, shown: PreviewContent): Promise<Response | PreviewFaults>;
  /** A member is going to look: the process is started. */
  prepare(): void;
  stop(): void;
}

export type PreviewContent = Awaited<ReturnType<ContentPreviews["contentOf"]>> & {};

export type PreviewFaults = Extract<PreviewMessage, { order: number }>["faults"];

interface PreviewOptions {
  config: Pick<Config, "dataDirectory" | "contentDirectory" | "publicUrl">;
  environment: NodeJS.ProcessEnv;
  log: Pick<Log, "error">;
}

/** Without a request for this long the process ends. */
const IDLE_MS = 10 * 60_000;

const MOST_FOLDERS = 64;

interface Running {
  child: ChildProcess;
  port: number;
  key: string;
  files: ReadonlyMap<string, string>;
}

/** Starts the process at the first preview, and ends it when no one has looked for a while. */
export function createPreviewHost({ config, environment, log }: PreviewOptions): PreviewHost {
  let running: Promise<Running> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;
  let last: Promise<unknown> = Promise.resolve();

  function stop(): void {
    clearTimeout(idle);
    void running?.then(({ child }) => child.kill("SIGKILL")).catch(() => {});
    running = undefined;
  }

  /** The folder of the last preview is used again, so that only what has changed since is read. */
  async function start(number = 0): Promise<Running> {
    const dataDirectory = join(config.dataDirectory, `preview-${number}`);
    const key = randomBytes(24).toString("hex");
    const child = fork(join(import.meta.dirname, "preview-process.ts"), [], {
      env: { ...settingsOf(environment), ...OWN, ...namesOf(config, dataDirectory), PREVIEW_KEY: key },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const port = await new Promise<number | undefined>((resolve) => {
      child.once("message", (message: PreviewMessage) => "port" in message && resolve(message.port));
      child.once("exit", () => resolve(undefined));
    });
    if (port !== undefined) {
      child.once("exit", () => {
        running = undefined;
      });
      return { child, port, key, files: new Map() };
    }
    // Another process of the site uses this folder.
    if (child.exitCode === IN_USE && number < MOST_FOLDERS) return start(number + 1);
    throw new Error(`The process for previews ended with ${child.exitCode}.`);
  }

  async function show(to: Running, { files, pictures }: PreviewContent): Promise<PreviewFaults> {
    const wanted = new Map(files.map(({ name, text }) => [name, text]));
    const changed = files.filter(({ name, text }) => to.files.get(name) !== text);
    const removed = [...to.files.keys()].filter((name) => !wanted.has(name));
    if (changed.length + removed.length === 0) return [];
    orders += 1;
    const order: ShowFiles = { order: orders, isWhole: to.files.size === 0, changed, removed, pictures };
    to.files = wanted;
    return new Promise((resolve, reject) => {
      const read = (message: PreviewMessage) => {
        if (!("order" in message) || message.order !== order.order) return;
        to.child.off("message", read);
        resolve(message.faults);
      };
      to.child.on("message", read);
      to.child.once("exit", () => reject(new Error("The process for previews ended.")));
      to.child.send(order);
    });
  }

  function open(): Promise<Running> {
    clearTimeout(idle);
    idle = setTimeout(stop, IDLE_MS).unref();
    running ??= start().catch((error: unknown) => {
      running = undefined;
      log.error({ error }, "The process for previews could not be started.");
      throw error;
    });
    return running;
  }

  return {
    stop,
    prepare() {
      open().catch(() => {});
    },
    async fetch(url, isSecure, shown) {
      const site = await open();
      // One after the other, because each request may show other files.
      const answered = last.then(async () => {
        const faults = await show(site, shown);
        if (faults.length > 0) {
          // What it shows now is not what was asked for.
          site.files = new Map();
          return faults;
        }
        // Not resolved against the address, because a path with two slashes at its start would be another host.
        const inner = `http://127.0.0.1:${site.port}${url.pathname}${url.search}`;
        const response = await fetch(inner, {
          redirect: "manual",
          headers: {
            [PREVIEW_KEY_HEADER]: site.key,
            accept: "text/html",
            "x-forwarded-proto": isSecure ? "https" : "http",
            "x-forwarded-for": "127.0.0.1",
          },
        });
        return new Response(await response.arrayBuffer(), response);
      });
      last = answered.catch(() => {});
      return answered;
    },
  };
}

const OWN = {
  ...{ WORKERS: "1", WARM_UP: "0", PAGE_CACHE_MB: "0", TRUST_PROXY: "1", LOG_LEVEL: "silent" },
};

/** Settings of what a preview must not do: it sends nothing, and stores nothing outside of its own folder. */
const LEFT_OUT =
  /^(?:DATABASE_|METRICS_|PROCESS_|CDN|SMTP_|MAIL_|CRM_|SENTRY_|OTEL_|BACKUP_|ALERT_|OBJECT_STORE_|SECRET_|CONTACT_KEY)/;

function settingsOf(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !LEFT_OUT.test(name)));
}

function namesOf({ contentDirectory, publicUrl }: PreviewOptions["config"], dataDirectory: string) {
  return {
    DATA_DIR: dataDirectory,
    CONTENT_DIR: contentDirectory,
    ...(publicUrl && { PUBLIC_URL: publicUrl }),
  };
}
