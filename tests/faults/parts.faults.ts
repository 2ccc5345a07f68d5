// Run by scripts/faults.mjs: a site with several processes behind nginx, under mixed traffic, while a part beside it
// fails: the replica, the object store, the clock, the disk of DATA_DIR, and a pooler in the wrong mode.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { closeTest } from "../support/clean-up.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { canReplicate, openReplicatedPostgres } from "../support/replicated-postgres.ts";
import { openStubObjectStore } from "../support/stub-object-store.ts";
import { logInOnce } from "./mixed-traffic.ts";
import { newPostgresDatabase } from "./new-postgres-database.ts";
import { startPooler } from "./pooler.ts";
import { findPostgresProcesses } from "./postgres-processes.ts";
import { makeSmallDisk } from "./small-disk.ts";
import { openTrial, startSite } from "./trial-of-processes.ts";
import { watchPictures } from "./watch-pictures.ts";

const LASTS_MS = Number(process.env.FAULT_SECONDS ?? 20) * 1000;
const DISK_MB = 20;
const HOUR_MS = 3600_000;
const server = process.env.TEST_DATABASE_URL;
const only = process.argv[2];
let isRight = true;

const TRIALS: Record<string, (folder: string, databaseUrl: string) => Promise<void>> = {
  replica: tryReplica,
  "object-store": tryObjectStore,
  clock: tryClock,
  disk: tryDisk,
  pooler: tryPooler,
};

if (!server) console.log("Not tested, there is no PostgreSQL on this machine.");
else
  for (const [name, trial] of Object.entries(TRIALS).filter(([known]) => !only || known === only)) {
    const folder = mkdtempSync(join(tmpdir(), "atrium-faults-"));
    console.log(name);
    try {
      await trial(folder, await newPostgresDatabase(server, "part_faults"));
    } finally {
      await closeTest();
      rmSync(folder, { recursive: true, force: true });
    }
  }
process.exitCode = isRight ? 0 : 1;

type Trial = Awaited<ReturnType<typeof openTrial>>;

/** The database that the site uses may be reached by another address than the one where rows are counted. */
async function withSite(
  databaseUrl: string,
  settings: Record<string, string>,
  work: (trial: Trial, url: string) => Promise<void>,
): Promise<void> {
  const site = await startSite({ DATABASE_URL: databaseUrl, ...settings });
  try {
    const trial = await openTrial({ site, databaseUrl });
    await work(trial, site.url);
    isRight &&= trial.isRight();
  } finally {
    await site.stop();
  }
}

async function tryReplica(DATA_DIR: string): Promise<void> {
  if (!canReplicate) return console.log("  not tested, there is no pg_basebackup");
  const { primary, replica } = await openReplicatedPostgres();
  await withSite(primary.url, { DATA_DIR, DATABASE_REPLICA_URL: replica.url }, async ({ phase }) => {
    await phase("the replica ends, and starts again", async () => {
      await replica.stop();
      await pause(LASTS_MS);
      await replica.start();
      await pause(3_000);
    });
    const processes = await findPostgresProcesses(replica.url);
    await phase("the replica hangs", async () => {
      processes.stop();
      await pause(LASTS_MS);
      processes.goOn();
      await pause(3_000);
    });
  });
}

async function tryObjectStore(DATA_DIR: string, databaseUrl: string): Promise<void> {
  const store = await openStubObjectStore();
  const { url, bucket, accessKeyId, secretAccessKey } = store.options;
  const settings = {
    ...{ DATA_DIR, OBJECT_STORE_URL: url, OBJECT_STORE_BUCKET: bucket },
    ...{ OBJECT_STORE_ACCESS_KEY_ID: accessKeyId, OBJECT_STORE_SECRET_ACCESS_KEY: secretAccessKey },
  };
  await withSite(databaseUrl, settings, async ({ phase }, site) => {
    for (const mood of ["works", "fails", "hangs", "works"] as const)
      await phase(`the object store ${mood}`, async () => {
        store.mood = mood;
        await watchPictures(site, LASTS_MS);
        console.log(`  ${store.requests.splice(0).length} requests reached the store`);
      });
  });
}

async function tryClock(DATA_DIR: string, databaseUrl: string): Promise<void> {
  const CLOCK_FILE = join(DATA_DIR, "clock");
  const set = (ms: number) => writeFileSync(CLOCK_FILE, String(ms));
  set(0);
  const NODE_OPTIONS = `--import=${join(import.meta.dirname, "move-clock.ts")}`;
  await withSite(databaseUrl, { DATA_DIR, CLOCK_FILE, NODE_OPTIONS }, async ({ phase }, site) => {
    for (const [name, ms] of [
      ["the clock is set forward by an hour", HOUR_MS],
      ["the clock is set back by an hour", 0],
      ["the clock is set back by another hour", -HOUR_MS],
    ] as const)
      await phase(name, async () => {
        set(ms);
        for (let index = 0; index < 5; index += 1)
          await logInOnce(site, `clock-${ms}-${index}@example.com`).catch((error: unknown) =>
            console.log(`  a login failed: ${error instanceof Error ? error.message : error}`),
          );
        await pause(LASTS_MS);
      });
  });
}

async function tryDisk(_: string, databaseUrl: string): Promise<void> {
  const disk = makeSmallDisk(DISK_MB);
  if (!disk) return console.log("  not tested, only root can make a small disk");
  try {
    await withSite(databaseUrl, { DATA_DIR: join(disk.folder, "data") }, async ({ phase }, site) => {
      for (const name of ["the disk of DATA_DIR is full", "it has space again"])
        await phase(name, async () => {
          if (name.endsWith("full")) disk.fill();
          else disk.makeRoom();
          await watchPictures(site, LASTS_MS);
        });
    });
  } finally {
    disk.remove();
  }
}

async function tryPooler(folder: string, databaseUrl: string): Promise<void> {
  // Transaction mode is not supported: the trial of it shows what happens (FAULT_POOLER=transaction).
  for (const mode of ["session", "transaction"] as const) {
    if (mode !== (process.env.FAULT_POOLER ?? "session")) continue;
    const own = mode === "session" ? databaseUrl : await newPostgresDatabase(server ?? "", "part_faults");
    const pooler = await startPooler(own, mode);
    if (!pooler) return console.log("  not tested, there is no pgBouncer");
    const DATA_DIR = join(folder, mode);
    const CONTENT_DIR = copyContent(join(folder, `content-${mode}`));
    try {
      await withSite(pooler.url, { DATA_DIR, CONTENT_DIR }, async ({ phase }, site) => {
        await phase(`pgBouncer in ${mode} mode`, () => pause(LASTS_MS));
        await phase("a document changes", async () => {
          const changed = `A title of the ${mode} mode`;
          const file = join(CONTENT_DIR, "documents/website_content/home.sg.json");
          writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), title: changed }));
          execFileSync(process.execPath, ["src/server/commands/content-command.ts", "import"], {
            cwd: PROJECT_ROOT,
            env: { PATH: process.env.PATH, DATA_DIR, CONTENT_DIR, DATABASE_URL: own, LOG_LEVEL: "silent" },
          });
          await pause(2_000);
          let stale = 0;
          for (let index = 0; index < 60; index += 1) {
            const page = await fetch(`${site}/sg`, { headers: { connection: "close" } });
            if (!(await page.text()).includes(changed)) stale += 1;
          }
          console.log(`  ${stale} of 60 pages were stale two seconds after the import`);
          isRight &&= stale === 0;
        });
      });
    } catch (error) {
      isRight = false;
      console.log(`WRONG pgBouncer in ${mode} mode: ${error instanceof Error ? error.message : error}`);
    } finally {
      await pooler.stop();
    }
  }
}

/** Everything except the pictures, which are large and never written. */
function copyContent(folder: string): string {
  const source = join(PROJECT_ROOT, "content");
  mkdirSync(folder);
  for (const name of readdirSync(source))
    if (name === "photographs") symlinkSync(join(source, name), join(folder, name));
    else cpSync(join(source, name), join(folder, name), { recursive: true });
  return folder;
}
