import { type ChildProcess, execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, chromium } from "@playwright/test";
import { startServer, stopServer } from "./lib/measure.ts";
import { childrenOf, memoryOf } from "./lib/process-tree.ts";

// Measures how long visitors wait before any picture has been generated, and how much memory the site uses after all
// of them were requested. It starts the site of the current folder, so that two versions can be measured with the
// same file. Usage: node bench/images-cold.ts [gallery] [flood] [crawl]. CRAWL=100 limits the number of photographs.
const port = 3182;
const site = `http://127.0.0.1:${port}`;
const gallery = "/in/design-ideas/kitchen-designs";
const AS_CHROMIUM = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const ROUNDS = 3;
const FLOOD = 200;
const PATIENCE_MS = 60_000;
const WIDTHS = [320, 480, 640, 800, 1080, 1440, 1600];
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

const data = await mkdtemp(join(tmpdir(), "atrium-bench-"));

const PARTS: Record<string, () => Promise<void>> = {
  gallery: showGallery,
  flood: showFlood,
  crawl: showCrawl,
};
const asked = process.argv.slice(2);
for (const [name, show] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(name)) await show();
await rm(data, { recursive: true, force: true });

async function showGallery(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim(),
    args: ["--no-sandbox"],
  });
  const visit = async (options: BrowserContextOptions) => {
    const page = await browser.newPage(options);
    const types = new Map<string, number>();
    page.on("response", (response) => {
      const type = response.headers()["content-type"] ?? "";
      if (response.url().includes("/api/images/")) types.set(type, (types.get(type) ?? 0) + 1);
    });
    await page.goto(site + gallery, { waitUntil: "domcontentloaded" });
    const seen = await page.evaluate(untilPainted);
    await page.close();
    return { ...seen, types: [...types].map(([type, count]) => `${count} ${type}`).join(", ") };
  };
  for (const [screen, options] of Object.entries(SCREENS)) {
    const cold: Seen[] = [];
    const again: Seen[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      await withFreshSite(async () => {
        // The page and the processes are ready, as after the first part of the warm-up, so only the pictures are
        // measured.
        await (await fetch(site + gallery)).text();
        await ask("/api/images/bedroom-study-forest-5/320.avif", "127.0.0.2", PATIENCE_MS);
        cold.push(await visit(options));
        again.push(await visit(options));
      });
    console.log(
      `${gallery} on a ${screen}: ${cold[0]?.pictures} pictures in view are painted after ${secondsOf(cold)} s where ` +
        `none was made (${cold[0]?.types}), ${secondsOf(again)} s for the next visitor (${again[0]?.types})`,
    );
  }
  await browser.close();
}

interface Seen {
  seconds: number;
  pictures: number;
  types: string;
}

function secondsOf(visits: Seen[]): string {
  const inOrder = visits.map(({ seconds }) => seconds).sort((a, b) => a - b);
  return inOrder.map((seconds) => seconds.toFixed(2)).join(" / ");
}

/** Runs in the page: scrolls to the list and resolves when every picture in view is loaded and painted. */
async function untilPainted(): Promise<{ seconds: number; pictures: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const inView = () =>
    [...document.images].filter((image) => {
      const box = image.getBoundingClientRect();
      return (
        box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      );
    });
  document.querySelector(".gallery__grid")?.scrollIntoView({ behavior: "instant" });
  while (!inView().every((image) => image.complete && image.naturalWidth > 0)) await frame();
  const images = inView();
  await Promise.all(images.map((image) => image.decode()));
  await frame();
  await frame();
  return { seconds: performance.now() / 1000, pictures: images.length };
}

async function showFlood(): Promise<void> {
  const pictures = await addresses(WIDTHS.slice(2));
  await withFreshSite(async () => {
    const flood = pictures.slice(0, FLOOD).map((path) => ask(path, "127.0.0.2", PATIENCE_MS));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const [other = ""] = pictures.slice(FLOOD + 7);
    console.log(
      `A new picture for another visitor behind ${FLOOD}: ${await ask(other, "127.0.0.3", PATIENCE_MS)}`,
    );
    const answers = await Promise.all(flood);
    console.log(`The last of the ${FLOOD}: ${answers.sort().at(-1)}`);
  });
}

async function showCrawl(): Promise<void> {
  const pictures = await addresses(WIDTHS);
  await withFreshSite(async (server) => {
    const pid = server.pid ?? 0;
    const tell = async (when: string) => {
      const { nowMb, mostMb } = await memoryOf(pid);
      const encoders = await Promise.all((await childrenOf(pid)).map(memoryOf));
      const theirs = encoders.map((memory) => `${memory.nowMb} MB (most ${memory.mostMb})`).join(" and ");
      console.log(`${when}: the server holds ${nowMb} MB (most ${mostMb}), encoders ${theirs || "none"}`);
    };
    await tell("At the start");
    const startedAt = performance.now();
    const left = [...pictures];
    const statuses = new Map<string, number>();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let path = left.pop(); path; path = left.pop()) {
          const [status = ""] = (await ask(path, "127.0.0.2", PATIENCE_MS)).split(" ");
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    await tell(`After ${pictures.length} pictures in ${seconds} s (${[...statuses].join(" ")})`);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await tell("Ten seconds later");
  });
}

/** Every photograph in these widths, in an order that mixes large and small ones. */
async function addresses(widths: number[]): Promise<string[]> {
  const catalogue: { name: string }[] = JSON.parse(
    await readFile("content/photographs/catalogue.json", "utf8"),
  );
  const names = catalogue.map(({ name }) => name).slice(0, Number(process.env.CRAWL ?? catalogue.length));
  return widths.flatMap((_, turn) =>
    names.map((name, at) => `/api/images/${name}/${widths[(at + turn) % widths.length]}.avif`),
  );
}

function ask(path: string, from: string, patienceMs: number, redirects = 1): Promise<string> {
  const startedAt = performance.now();
  const headers = { accept: AS_CHROMIUM };
  return new Promise((resolve) => {
    const request = get(
      site + path,
      { localAddress: from, agent, headers, timeout: patienceMs },
      (response) => {
        const { location } = response.headers;
        response.resume();
        response.on("end", () => {
          if (location && redirects > 0) return resolve(ask(location, from, patienceMs, redirects - 1));
          const seconds = ((performance.now() - startedAt) / 1000).toFixed(2).padStart(6);
          resolve(`${response.statusCode} ${response.headers["content-type"]} after ${seconds} s`);
        });
      },
    );
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(`unanswered after ${patienceMs / 1000} s`));
  });
}

/**
 * Starts the site without any generated picture. The first start creates the other data, and later starts use it
 * again.
 */
async function withFreshSite(measure: (server: ChildProcess) => Promise<void>): Promise<void> {
  await rm(join(data, "images"), { recursive: true, force: true });
  const settings = { NODE_ENV: "production", LOG_LEVEL: "warn", WARM_UP: "0", PORT: String(port) };
  const server = await startServer(["src/server/main.ts"], { ...settings, DATA_DIR: data }, `${site}/health`);
  try {
    await measure(server);
  } finally {
    await stopServer(server);
  }
}
