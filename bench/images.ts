import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { type Cost, costPerRequest, startServer } from "./lib/measure.ts";

// What a picture costs: kept on disk and made anew, against sharp alone in a loop and nginx with the kept file. Ratios,
// in one run. NGINX names nginx where it is not on the path.
const [port, nginxPort] = [3180, 3181];
const photograph = "kitchen-sage-1";
const rendition = "640.avif";
const site = `http://127.0.0.1:${port}`;
const settings = { NODE_ENV: "production", LOG_LEVEL: "warn", WARM_UP: "0", PORT: String(port) };
const folder = await mkdtemp(join(tmpdir(), "atrium-bench-"));

const keeping = await startSite({});
const address = await addressOfPicture();
const kept = await costPerRequest(keeping.pid ?? 0, address, 6000);
const file = await keptFile();
await stop(keeping);

const nginx = await startNginx(file);
const served =
  nginx && (await costPerRequest(nginx.pid ?? 0, `http://127.0.0.1:${nginxPort}/picture.avif`, 6000));
if (nginx) await stop(nginx);

// With no room for anything, every request makes its picture anew. One at a time, as in the loop.
const forgetting = await startSite({ IMAGE_CACHE_MB: "0", DATA_DIR: join(folder, "without-cache") });
const made = await costPerRequest(forgetting.pid ?? 0, address, 20, 1);
await stop(forgetting);
const alone = await sharpInALoop(20);
await rm(folder, { recursive: true, force: true });

console.log(`${photograph}, ${rendition}, ${file.length} bytes`);
show("sharp in a loop", alone, alone);
show("made anew by the site", made, alone);
if (served) show("nginx with the kept file", served, served);
else console.log('nginx is not installed ("apt-get install nginx-light"): left out.');
show("kept by the site", kept, served ?? kept);
console.log(
  `A kept picture costs 1/${Math.round(made.cpuMicroseconds / kept.cpuMicroseconds)} of one made anew.`,
);

function startSite(more: Record<string, string>): Promise<ChildProcess> {
  return startServer(["src/server/main.ts"], { DATA_DIR: folder, ...settings, ...more }, `${site}/health`);
}

async function addressOfPicture(): Promise<string> {
  const response = await fetch(`${site}/api/images/${photograph}/${rendition}`);
  await response.arrayBuffer();
  return response.url;
}

async function keptFile(): Promise<Buffer> {
  const below = join(folder, "images");
  const found = (await readdir(below, { recursive: true })).find((name) => name.endsWith(rendition));
  if (!found) throw new Error(`The site kept no ${rendition}`);
  return readFile(join(below, found));
}

async function startNginx(picture: Buffer): Promise<ChildProcess | undefined> {
  await writeFile(join(folder, "picture.avif"), picture);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = `daemon off; master_process off; pid ${folder}/nginx.pid; error_log /dev/null;
events {}
http {
  access_log off; sendfile on; keepalive_requests 1000000;
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join(" ")}
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

async function sharpInALoop(count: number): Promise<Cost> {
  sharp.concurrency(1);
  const master = await readFile(`content/photographs/${await masterName()}`);
  const make = () =>
    sharp(master)
      .resize({ width: 640 })
      .avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" })
      .toBuffer();
  for (let warm = 0; warm < count / 5; warm += 1) await make();
  const before = process.cpuUsage();
  const startedAt = performance.now();
  for (let done = 0; done < count; done += 1) await make();
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(before);
  return { cpuMicroseconds: (user + system) / count, requestsPerSecond: count / seconds };
}

async function masterName(): Promise<string> {
  const names = await readdir("content/photographs");
  return names.find((name) => name.replace(/\.\w+$/, "") === photograph) ?? `${photograph}.webp`;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}

function show(name: string, { cpuMicroseconds, requestsPerSecond }: Cost, base: Cost): void {
  console.log(
    `${name.padEnd(28)} ${cpuMicroseconds.toFixed(0).padStart(8)} µs CPU  ${requestsPerSecond.toFixed(1).padStart(8)} /s` +
      `  ${(cpuMicroseconds / base.cpuMicroseconds).toFixed(2).padStart(6)} × CPU` +
      `  ${(requestsPerSecond / base.requestsPerSecond).toFixed(2).padStart(6)} × requests`,
  );
}
