import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sharedSite } from "../support/open-test-site.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";

const site = sharedSite();
const folder = (name: string) => join(PROJECT_ROOT, "build", name);

test("no file of the site contains the staff application or its components", () => {
  const files = readdirSync(folder("client"), { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(?:js|css)$/.test(file));
  const withStaff = texts.filter((file) =>
    /mantine|refinedev|\/api\/staff|staff\.leads/i.test(readFileSync(join(folder("client"), file), "utf8")),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(withStaff).toEqual([]);
});

test("no page loads or links the staff application", async () => {
  for (const path of ["/in", "/sa-ar", "/in/magazine", "/in/design-ideas/kitchen-designs"])
    expect(await (await site.fetch(path)).text(), path).not.toMatch(/["'(]\/(?:api\/)?staff\b/);
});
