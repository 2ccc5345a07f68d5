import { execFileSync } from "node:child_process";
import { chromium, type Page } from "@playwright/test";

// Measures what a visitor experiences on a slow phone: Lighthouse's slow 4G and a processor four times slower than
// this one. Usage: node bench/slow-phone.ts [http://localhost:3000]
const base = process.argv[2] ?? "http://localhost:3000";
const ROUNDS = 3;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const PAGES = [
  "/in/design-ideas",
  "/in/design-ideas/kitchen-designs",
  "/in/design-ideas/kitchen-designs/designs/modern-kitchen",
  "/in/design-ideas/kitchen-designs/designs-price/modern-kitchen-price",
  "/in/designs/kitchen/modern-kitchen",
  "/sa-ar/designs/kitchen/modern-kitchen",
];

interface Felt {
  lcp: number;
  cls: number;
  /** The slowest response to a touch when the options are opened; `inp` is the slowest when they are toggled. */
  opening: number;
  inp: number;
}

const browser = await chromium.launch({
  executablePath: execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim(),
  args: ["--no-sandbox"],
});
for (const path of PAGES) {
  const rounds: Felt[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visit(base + path));
  const middle = (name: keyof Felt) => rounds.map((felt) => felt[name]).sort((a, b) => a - b)[1] ?? 0;
  console.log(
    `${path.padEnd(72)} LCP ${(middle("lcp") / 1000).toFixed(2)} s  CLS ${middle("cls").toFixed(3)}` +
      `  INP ${middle("inp").toFixed(0)} ms toggled, ${middle("opening").toFixed(0)} ms opened`,
  );
}
await browser.close();

async function visit(url: string): Promise<Felt> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1_500);
  await use(page);
  await page.waitForTimeout(2_500);
  const felt = await page.evaluate(() => Reflect.get(window, "felt") as Felt);
  await page.close();
  return felt;
}

/** Toggles what the page offers: a filter, or a piece of the photograph. */
async function use(page: Page): Promise<void> {
  const sheet = page
    .locator('.filterbar [data-opens]:visible, [data-scene] a:visible, main a[href^="#"]:visible')
    .first();
  if ((await sheet.count()) > 0) await sheet.tap();
  await page.waitForTimeout(900);
  await page.evaluate(() => {
    const felt = Reflect.get(window, "felt") as Felt;
    Object.assign(felt, { opening: felt.inp, inp: 0 });
  });
  const boxes = page.locator(
    '.filterbar label:has(input[type="checkbox"]):visible, [data-scene] label:visible',
  );
  for (const at of [0, 1, 2]) {
    const box = boxes.nth(at);
    if ((await box.count()) > 0) await box.tap({ timeout: 3_000 }).catch(() => undefined);
    await page.waitForTimeout(500);
  }
}

/** Runs in the page: records the largest paint, layout shifts without input, and the slowest response to a touch. */
function watch(): void {
  const felt = { lcp: 0, cls: 0, opening: 0, inp: 0 };
  Reflect.set(window, "felt", felt);
  const observe = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe("largest-contentful-paint", (entry) => {
    felt.lcp = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    if (!Reflect.get(entry, "hadRecentInput")) felt.cls += Number(Reflect.get(entry, "value"));
  });
  observe(
    "event",
    (entry) => {
      if (Number(Reflect.get(entry, "interactionId")) > 0) felt.inp = Math.max(felt.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}
