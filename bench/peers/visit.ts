import type { Browser } from "@playwright/test";

export interface Visit {
  /** The time of the largest contentful paint. */
  lcp: number;
  fcp: number;
  /** The time of long tasks beyond 50 ms each, counted from the first paint. */
  blocked: number;
  scriptBytes: number;
  scriptFiles: number;
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** A first visit on a phone: empty cache, slow 4G, a processor four times slower. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const scripts = new Map<string, number>();
  const isScript = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") isScript.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (isScript.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "load" });
  // Leaves enough time for work that waits for an idle moment.
  await page.waitForTimeout(6_000);
  const seen = await page.evaluate(
    () => Reflect.get(window, "seen") as Pick<Visit, "lcp" | "fcp" | "blocked">,
  );
  await context.close();
  const scriptBytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { ...seen, scriptBytes, scriptFiles: scripts.size };
}

/** Runs in the page. */
function watch(): void {
  const seen = { lcp: 0, fcp: 0, blocked: 0 };
  Reflect.set(window, "seen", seen);
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  observe("longtask", ({ startTime, duration }) => {
    const after = seen.fcp === 0 ? 0 : Math.min(duration, startTime + duration - seen.fcp);
    seen.blocked += Math.max(0, after - 50);
  });
}
