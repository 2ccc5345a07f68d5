import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { type Cost, costPerRequest, startServer, stopServer } from "./lib/measure.ts";

// Measures the cost of a picture from disk and of a generated one, against sharp alone in a loop and nginx with the
// same file, as ratios within one run. NGINX is the path of nginx where it is not on the PATH.
const [port, nginxPort] = [3180, 3181];
const photograph = "kitchen-sage-1";
const rendition = "640.avif";
const MADE = 20;
const site = `http://127.0.0.1:${port}`;
const settings = { NODE_ENV: "production", LOG_LEVEL: "warn", WARM_UP: "0", PORT: String(port) };
const folder = await mkdtemp(join(tmpdir(), "atrium-bench-"));

const photographs = (await kitchens()).slice(0, MADE + MADE / 5);

// Each picture is requested once, by a client that does not accept a quick version, and one at a time as in the loop.
const server = await startServer(["src/server/main.ts"], { DATA_DIR: folder, ...settings }, `${site}/health`);
const pid = server.pid ?? 0;
const made = await costPerRequest(pid, await addresses(photographs), MADE, 1);
const [address = ""] = await addresses([photograph]);
const kept = await costPerRequest(pid, address, 6000);
const file = await keptFile();
await stopServer(server);

const nginx = await startNginx(file);
const served =
  nginx && (await costPerRequest(nginx.pid ?? 0, `http://127.0.0.1:${nginxPort}/picture.avif`, 6000));
if (nginx) await stopServer(nginx);
const alone = await sharpInALoop(photographs);
await rm(folder, { recursive: true, force: true });

console.log(`${photograph}, ${rendition}, ${file.length} bytes`);
show("sharp in a loop", alone, alone);
show("made by the site", made, alone);
if (served) show("nginx with the kept file", served, served);
else console.log('nginx is not installed ("apt-get install nginx-light"): left out.');
show("kept by the site", kept, served ?? kept);
console.log(
  `A kept picture costs 1/${Math.round(made.cpuMicroseconds / kept.cpuMicroseconds)} of one that is made.`,
);

async function kitchens(): Promise<string[]> {
  const names = (await readdir("content/photographs")).filter((name) => /^kitchen.*\.webp$/.test(name));
  return names.map((name) => name.replace(".webp", ""));
}

/** The current addresses of the pictures, read from a redirect that does not generate them. */
function addresses(names: string[]): Promise<string[]> {
  return Promise.all(
    names.map(async (name) => {
      const moved = await fetch(`${site}/api/images/${name}/${rendition}`, { redirect: "manual" });
      return site + moved.headers.get("location");
    }),
  );
}

async function keptFile(): Promise<Buffer> {
  const below = join(folder, "images");
  const files = await readdir(below, { recursive: true });
  const found = files.find((name) => name.startsWith(photograph) && name.endsWith(rendition));
  if (!found) throw new Error(`The site kept no ${rendition}`);
  return readFile(join(below, found));
}

async function startNginx(picture: Buffer): Promise<ChildProcess | undefined> {
  await writeFile(join(folder, "picture.avif"), picture);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = `daemon off; master_process off; pid ${folder}/nginx.pid; error_log /dev/null;
events {}
http {
  access_log off; sendfile on; keepalive_requests 1000000;
  ${paths.map((path) => `${path}_temp_path ${folder}/${path};`).join(" ")}
  types { image/avif avif; }
  server { listen 127.0.0.1:${nginxPort}; root ${folder}; }
}`;
  await writeFile(join(folder, "nginx.conf"), config);
  const started = spawn(process.env.NGINX ?? "nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], {
    stdio: "ignore",
  });
  const isThere = await new Promise<boolean>((resolve) => {
    started.once("error", () => resolve(false));
    started.once("exit", () => resolve(false));
    setTimeout(() => resolve(true), 1000);
  });
  return isThere ? started : undefined;
}

async function sharpInALoop(names: string[]): Promise<Cost> {
  sharp.concurrency(1);
  const make = (name: string) =>
    sharp(`content/photographs/${name}.webp`)
      .resize({ width: 640 })
      .avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" })
      .toBuffer();
  const [warm, measured] = [names.slice(0, -MADE), names.slice(-MADE)];
  for (const name of warm) await make(name);
  const before = process.cpuUsage();
  const startedAt = performance.now();
  for (const name of measured) await make(name);
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(before);
  return { cpuMicroseconds: (user + system) / MADE, requestsPerSecond: MADE / seconds };
}

function show(name: string, { cpuMicroseconds, requestsPerSecond }: Cost, base: Cost): void {
  console.log(
    `${name.padEnd(28)} ${cpuMicroseconds.toFixed(0).padStart(8)} µs CPU  ${requestsPerSecond.toFixed(1).padStart(8)} /s` +
      `  ${(cpuMicroseconds / base.cpuMicroseconds).toFixed(2).padStart(6)} × CPU` +
      `  ${(requestsPerSecond / base.requestsPerSecond).toFixed(2).padStart(6)} × requests`,
  );
}
