import { expect, open, test } from "./site-test.ts";

test("NV-05 a link within the page scrolls its target to 25 px below the top", async ({ page }) => {
  await open(page, "/in");
  await page.locator('main a[href="#centres"]').first().click();
  const top = () =>
    page.locator("#centres").evaluate((target) => Math.round(target.getBoundingClientRect().top));
  await expect.poll(top).toBe(25);
  await expect(page).toHaveURL(/#centres$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#centres$/);
});

test("NV-05 it also scrolls there if the target has a scroll margin", async ({ page }) => {
  await open(page, "/in/magazine/kitchen-layouts-and-minimum-sizes");
  const id = await page.locator(".prose h2[id]").nth(1).getAttribute("id");
  const margin = (element: Element) => getComputedStyle(element).scrollMarginBlockStart;
  expect(await page.locator(`#${id}`).evaluate(margin)).not.toBe("0px");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#${id}`);
  const top = () =>
    page.locator(`#${id}`).evaluate((target) => Math.round(target.getBoundingClientRect().top));
  await expect.poll(top).toBe(25);
});

test("NV-06 waits for an anchor that is added later", async ({ page }) => {
  await open(page, "/in");
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "#late" });
    document.body.append(link);
    link.click();
    const late = Object.assign(document.createElement("p"), { id: "late", textContent: "late" });
    setTimeout(() => document.querySelector("footer")?.before(late), 1000);
  });
  await expect(page.locator("#late")).toBeInViewport();
});

test("NV-07 a chunk that cannot be loaded reloads the page, but not again immediately", async ({ page }) => {
  await open(page, "/sg");
  const fail = () =>
    page.evaluate(() => !dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
  const again = page.waitForEvent("load");
  expect(await fail()).toBe(true);
  await again;
  await open(page, "/sg");
  expect(await fail()).toBe(false);
});

test("NV-04 the page says when it is offline, and removes the message afterwards", async ({
  page,
  context,
}) => {
  await open(page, "/sg");
  const notice = page.locator(".offline__text");
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test("NV-01 NV-02 shows a loading bar of 4 px while the next page loads", async ({ page }) => {
  await open(page, "/in");
  const bar = page.locator(".loading-bar");
  await expect(bar).toHaveAttribute("data-phase", "hidden");
  expect(await bar.evaluate((element) => getComputedStyle(element).height)).toBe("4px");
  const started = page.waitForEvent("console", (message) => message.text() === "phase: started");
  // Holds the response until the bar is visible, because a fast page needs no bar.
  await page.route("**/sg", async (route) => {
    await started;
    await route.continue();
  });
  await bar.evaluate((element) => {
    const report = () => console.log(`phase: ${element.getAttribute("data-phase")}`);
    new MutationObserver(report).observe(element, { attributes: true });
    const link = document.createElement("a");
    link.href = "/sg";
    document.querySelector("main")?.prepend(link);
    link.click();
  });
  await page.waitForURL("**/sg");
  await started;
  await expect(bar).toHaveAttribute("data-phase", "hidden");
});

test("NV-01 after an ordinary click the next page completes the bar and hides it", async ({ page }) => {
  await open(page, "/in");
  const phases: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("phase: ")) phases.push(message.text().slice("phase: ".length));
  });
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.matches(".loading-bar"))
          console.log(`phase: ${target.getAttribute("data-phase")}`);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-phase"] });
    // Makes the page load longer than the delay of the bar, on a machine of any speed.
    const started = performance.now.bind(performance);
    performance.now = () => started() + 1000;
  });
  await page.locator(".ftr summary", { hasText: "Company" }).click();
  await page.locator('footer a[href="/in/about-us"]').first().click();
  await page.waitForURL("**/in/about-us");
  await expect.poll(() => phases.at(-1)).toBe("hidden");
  expect(phases).toContain("finished");
});

test("AT-03 the page also works in a browser without storage", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ["getItem", "setItem"] as const)
      Storage.prototype[name] = () => {
        throw new DOMException("no storage", "SecurityError");
      };
  });
  await open(page, "/in");
  expect(complaints).toEqual([]);
});

test("NV-08 NV-09 prefetches an internal link under the pointer, but not on a slow connection", {
  tag: "@wide",
}, async ({ page }) => {
  const hints = () => page.locator('head link[rel="prefetch"]').count();
  await open(page, "/in");
  await page.locator('.hdr a[href="/in"], footer a[href^="/"]').first().hover();
  await page.locator('footer a[href="/sg"], footer a[href^="/sg"]').first().hover();
  await expect.poll(hints).toBeGreaterThan(0);
  const fetched = await hints();
  for (const href of ["https://localhost.example/in/talk", "/in/talk"])
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement("a"), { href: address });
      document.body.append(link);
      link.dispatchEvent(new Event("touchstart", { bubbles: true }));
    }, href);
  await expect.poll(hints).toBe(fetched + 1);
  await expect(page.locator('head link[rel="prefetch"]').last()).toHaveAttribute(
    "href",
    /^http:\/\/localhost:\d+\/in\/talk$/,
  );
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g", saveData: false } });
  });
  await open(page, "/in");
  await page.locator('footer a[href="/sg"], footer a[href^="/sg"]').first().hover();
  expect(await hints()).toBe(0);
});

test("NV-03 prefetches a link after the pointer rests on it for 200 ms, and not before", {
  tag: "@wide",
}, async ({ page }) => {
  await open(page, "/sg");
  const link = page.locator(".ftr__links a").first();
  await link.scrollIntoViewIfNeeded();
  const fetched = () => page.locator('link[rel="prefetch"]').count();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const before = await fetched();
  await link.hover();
  await page.clock.runFor(199);
  expect(await fetched()).toBe(before);
  await page.clock.runFor(1);
  expect(await fetched()).toBe(before + 1);
});
