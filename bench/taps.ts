import { setTimeout as pause } from "node:timers/promises";
import { type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { findChromium } from "../scripts/lib/chromium.mjs";

// Measures how long a tap takes to become visible, on a phone viewport with a processor four times slower: from the
// touch to the next paint, by the browser's event timing, as the median of five visits. A tap counts only if it hits
// its target. Usage: node bench/taps.ts [http://localhost:3000]
const base = process.argv[2] ?? "http://localhost:3000";
const ROUNDS = 5;
const GALLERY = "/in/design-ideas/kitchen-designs";
const PHOTO = "/in/designs/kitchen/modern-kitchen";
const CALCULATORS = {
  kitchen: "/in/interiors/kitchen-price-calculator?step=finish",
  wardrobe: "/in/interiors/wardrobe-price-calculator?step=doors",
  "home, India": "/in/interiors/home-interior-price-calculator?step=home",
  "home, Singapore": "/sg/renovation-price-calculator",
  "home, Malaysia": "/my/offerings",
  "home, Arabic": "/sa-ar/offerings",
};
/** A finger stays on the screen for a moment. */
const HELD_MS = 80;

interface Tap {
  name: string;
  path: string;
  /** Opens what must be open before the tap. */
  before?: (page: Page) => Promise<void>;
  target: (page: Page) => Locator;
}

const drawer = (page: Page) => page.locator('[data-opens="lead-drawer"]:visible').first();
const filters = (page: Page) => page.getByRole("link", { name: /all filters/i }).filter({ visible: true });
const panel = (page: Page) => page.getByRole("dialog");
const choice = (page: Page) =>
  page.locator(".calc__step label:has([type=radio]:not(:checked)):visible").first();
const piece = (page: Page) => page.locator("main .spot:visible").first();

const TAPS: Tap[] = [
  { name: "open the lead drawer", path: GALLERY, target: drawer },
  {
    name: "send it wrong",
    path: GALLERY,
    before: async (page) => {
      await drawer(page).tap();
      await page.waitForTimeout(1_500);
    },
    target: (page) => panel(page).locator('.lead-form button[type="submit"]:visible'),
  },
  { name: "open filters", path: GALLERY, target: (page) => filters(page).first() },
  {
    name: "tick a filter",
    path: GALLERY,
    before: openFilters,
    target: (page) => panel(page).locator('label:has(input[type="checkbox"]):visible').first(),
  },
  {
    name: "apply filters",
    path: GALLERY,
    before: async (page) => {
      await openFilters(page);
      await panel(page).locator('label:has(input[type="checkbox"]):visible').first().tap();
      await page.waitForTimeout(1_500);
    },
    target: (page) => panel(page).locator('.modal__foot button[type="submit"]:visible').first(),
  },
  { name: "open a piece", path: PHOTO, target: piece },
  {
    name: "choose a finish",
    path: PHOTO,
    before: async (page) => {
      await piece(page).tap();
      await page.waitForTimeout(1_500);
    },
    target: (page) => page.locator('main label:has(input[type="radio"]:not(:checked)):visible').nth(1),
  },
  { name: "save a design", path: GALLERY, target: (page) => page.locator("main .heart:visible").first() },
  {
    name: "open the menu",
    path: GALLERY,
    target: (page) => page.getByRole("button", { name: /menu/i }).first(),
  },
  {
    name: "open the search",
    path: GALLERY,
    target: (page) => page.locator('[data-opens="search-view"]:visible').first(),
  },
  ...Object.entries(CALCULATORS).map(([name, path]) => ({
    name: `price a ${name}`,
    path,
    before: async (page: Page) => {
      await choice(page).tap();
      await page.waitForTimeout(1_500);
    },
    target: choice,
  })),
];

async function openFilters(page: Page): Promise<void> {
  await filters(page).first().tap();
  await page.waitForTimeout(1_500);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || findChromium().whole,
  args: ["--no-sandbox"],
});
for (const tap of TAPS) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(tap));
  times.sort((one, other) => one - other);
  console.log(`${tap.name.padEnd(24)} ${String(times[2]).padStart(5)} ms   (${times.join(", ")})`);
}
await browser.close();

async function measure({ path, before, target }: Tap): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    await page.addInitScript(watch);
    await page.goto(base + path, { waitUntil: "load" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    // A visitor looks at the page before they tap, so work that waits for an idle moment is done by then.
    await page.waitForTimeout(3_000);
    await before?.(page);
    const element = target(page);
    await element.scrollIntoViewIfNeeded();
    await page.waitForTimeout(800);
    await page.evaluate(() => Reflect.set(window, "slowest", 0));
    const { x, y } = await middleOf(element);
    await press(session, { x, y });
    await page.waitForTimeout(2_000);
    return await page.evaluate(() => Reflect.get(window, "slowest") as number);
  } finally {
    await page.close();
  }
}

async function press(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await pause(HELD_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The centre of the element; throws if another element covers it. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("What is to be tapped cannot be seen");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isHit = await element.evaluate((target, { x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.contains(target));
  }, point);
  if (!isHit) throw new Error("Something lies over what is to be tapped");
  return point;
}

/** Runs in the page: records the slowest response to a touch since the last reset. */
function watch(): void {
  Reflect.set(window, "slowest", 0);
  const note = (entry: PerformanceEntry) => {
    if (Number(Reflect.get(entry, "interactionId")) > 0)
      Reflect.set(window, "slowest", Math.max(Number(Reflect.get(window, "slowest")), entry.duration));
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: "event",
    buffered: true,
    // TypeScript does not declare this option yet.
    ...{ durationThreshold: 16 },
  });
}
