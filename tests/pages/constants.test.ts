import { expect, test } from "vitest";
import "../support/know-content-pages.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();
const statusOf = async (path: string) => (await site.fetch(path)).status;
const moved = async (path: string) => (await site.fetch(path)).headers.get("location");
const textAt = async (path: string) => (await site.fetch(path)).text();
const stateAt = async (path: string) => JSON.parse(textOf(readHtml(await textAt(path)).one("#atrium-state")));

test("CO-04 K-01 K-05 the regions answer, and the menu lists their countries", async () => {
  for (const region of ["in", "sg", "my", "sa-ar", "sa"])
    expect([region, await statusOf(`/${region}`)]).toEqual([region, 200]);
  const menu = textOf(readHtml(await textAt("/in")).one("#choose-language"));
  for (const label of ["India", "Singapore", "Malaysia", "Saudi Arabia"]) expect(menu).toContain(label);
});

test("CO-04 K-03 K-34 K-52 other paths are not regions, content types have their segments, styles their spelling", async () => {
  for (const path of ["/health", "/robots.txt", "/template", "/ikea", "/swinstall"])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  expect(await moved("/in/design-ideas/kitchen-designs/looks/x")).toBe(
    "/in/design-ideas/kitchen-designs/designs/x",
  );
  expect(await moved("/in/design-ideas/smart-photo-lite/x")).toBe("/in/design-ideas/designs-price/x");
  for (const style of ["scandenavian", "minimalist", "contemporary"])
    expect(await statusOf(`/sg/design-styles/${style}-interiors`)).toBe(200);
  expect(await statusOf("/sg/design-styles/scandinavian-interiors")).toBe(404);
});

test("CO-04 K-15 the process page of each country shows its payments", async () => {
  const shares = { in: [5, 45, 50], sg: [10, 40, 50], my: [10, 40, 50], sa: [10, 40, 50] };
  for (const [region, [booking, order, balance]] of Object.entries(shares)) {
    const path = region === "in" ? "/in/interiors/how-it-works" : `/${region}/how-it-works`;
    const main = textOf(readHtml(await textAt(path)).one("main"));
    for (const share of [booking, order, balance])
      expect([path, main.includes(`${share}%`)]).toEqual([path, true]);
  }
});

test("CO-04 K-43 K-44 K-51 K-56 the initial page state has the defaults of the specification", async () => {
  expect(await stateAt("/template")).toMatchObject({
    isoCode: "IN",
    languageCode: "EN",
    whatsappWidgetMessageSlug: "message-default",
  });
  expect((await stateAt("/in/talk")).drawer).toMatchObject({
    ...{ heading: "Talk to a designer", ctaText: "Book Online Consultation", template: "template1" },
  });
  for (const [region, postCode] of [
    ["in", "560034"],
    ["sg", "018956"],
    ["my", "31400"],
    ["sa", "23451"],
  ])
    expect(JSON.stringify((await stateAt(`/${region}`)).defaultAddress)).toContain(postCode);
});
