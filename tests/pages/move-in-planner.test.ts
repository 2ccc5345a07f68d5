import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const open = (path: string) => openPage(site, path);

describe.each(REGION_NAMES)("/%s/move-in-planner", (region) => {
  const path = `/${region}/move-in-planner`;

  test("plans backwards from a date, shows a chart and a list, and names the building rules that apply", async () => {
    const { page, html } = await open(`${path}?by=move-in&date=2028-06-20`);
    expect(textOf(page.one("#plan h2"))).toMatch(/20.*2028/);
    expect(page.all("#plan .notice--ok")).toHaveLength(1);
    const stages = page.all(".plan-stages > li");
    expect(page.all(".plan-chart__row")).toHaveLength(stages.length);
    expect(page.all(".week__chart")).toHaveLength(1);
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("an invalid date shows an error, and the rest of the form is preserved", async () => {
    for (const date of ["soon", "2027-02-31", ""]) {
      const { page } = await open(`${path}?by=keys&date=${date}`);
      expect(attribute(page.one('.planner-form [aria-invalid="true"]'), "name")).toBe("date");
      expect(page.all('.planner-form input[name="by"][value="keys"][checked]')).toHaveLength(1);
    }
    expect((await open(path)).page.all('[aria-invalid="true"]')).toHaveLength(0);
  });

  test("says when a date is not possible, with the nearest possible one", async () => {
    const tomorrow = new Date(Date.now() + 36 * 3600 * 1000).toISOString().slice(0, 10);
    const { page } = await open(`${path}?by=move-in&date=${tomorrow}`);
    expect(page.all("#plan .notice--warn").length).toBeGreaterThan(0);
    expect(page.all("#plan .notice--ok")).toHaveLength(0);
    expect(page.all(".plan-stages > li").length).toBeGreaterThan(4);
  });

  test("shows an example without a date, and no plan beyond the known years", async () => {
    expect((await open(path)).page.all("#plan .notice--info")).toHaveLength(1);
    const { page } = await open(`${path}?by=keys&date=2031-01-01`);
    expect(page.all("#plan .notice--bad")).toHaveLength(1);
    expect(page.all(".plan-stages")).toHaveLength(0);
  });

  test("its calendar file can be parsed, and contains every stage on its dates", async () => {
    const { page } = await open(`${path}?by=keys&date=2028-01-10`);
    const [href = ""] = hrefs(page, '#plan a[href*="/calendar/"]');
    const response = await site.fetch(href);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await response.text();
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));
    expect(events).toHaveLength(page.all(".plan-stages > li").length);
    expect(events.map(({ summary }) => summary)).toEqual(page.all(".plan-stages h3").map(textOf));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const { startDate, endDate, description } of events) {
      expect([startDate.isDate, endDate.compare(startDate)]).toEqual([true, 1]);
      expect(description).toContain(`${PUBLIC_URL}${path}?by=keys&date=2028-01-10`);
    }
  });
});

test("the address contains the plan, and the form shows it again", async () => {
  const asked = "by=keys&date=2027-05-03&home=independent&scope=renovation&city=mumbai";
  const { page } = await open(`/in/move-in-planner?${asked}`);
  const chosen = page.all(".planner-form input[checked]").map((input) => attribute(input, "value"));
  expect(chosen).toEqual(["keys", "independent", "renovation"]);
  expect(attribute(page.one('input[name="date"]'), "value")).toBe("2027-05-03");
  expect(attribute(page.one(".planner-form option[selected]"), "value")).toBe("mumbai");
  expect(hrefs(page, '#plan a[href*="/calendar/"]')[0]).toContain(asked);
  expect(textOf(page.one("#plan"))).toContain("Monsoon");
});

test("dates that depend on the moon are marked as expected, also in Arabic", async () => {
  const { page } = await open("/sa-ar/move-in-planner?by=keys&date=2028-01-10");
  expect(textOf(page.one(".plan-stages"))).toContain("رمضان");
  expect(textOf(page.one(".plan-stages"))).toContain("متوقَّع");
});

test("any other value in the address is no error, and makes no calendar", async () => {
  const hostile = encodeURIComponent('"><script>alert(1)</script>');
  const { html } = await open(
    `/sg/move-in-planner?by=${hostile}&date=${hostile}&home=${hostile}&scope=x&city=y`,
  );
  expect(html).not.toContain("<script>alert");
  expect((await site.fetch("/sg/move-in-planner/calendar/2027-02-30")).status).toBe(404);
  expect((await site.fetch(`/sg/move-in-planner/calendar/${hostile}`)).status).toBe(404);
});
