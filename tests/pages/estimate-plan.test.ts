import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";
import { readPdf, withoutSpaces } from "../support/read-pdf.ts";
import { formPost } from "../support/send-lead.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite();
const DATE = "2028-06-20";

async function keep(region: string, calculator: string, choices = "") {
  const answer = await site.fetch(`/${region}/estimate`, formPost({ calculator, choices }));
  const { pathname } = new URL(answer.headers.get("location") ?? "", "http://own.invalid");
  return { path: pathname, headers: { cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "" } };
}

async function open(path: string, headers: Record<string, string> = {}) {
  const html = await (await site.fetch(path, { headers })).text();
  return { html, page: readHtml(html) };
}

describe.each([
  ["in", "in-kitchen", [5, 45, 50]],
  ["sg", "sg-home", [10, 40, 50]],
  ["my", "my-home", [10, 40, 50]],
  ["sa", "sa-home", [10, 40, 50]],
  ["sa-ar", "sa-home", [10, 40, 50]],
] as const)("an estimate of /%s", (region, calculator, shares) => {
  test("ST-01 is paid in the milestones of its country, which add up to the likely total, also in its PDF", async () => {
    const { path } = await keep(region, calculator);
    const { page } = await open(path);
    const heads = page.all("#payments .money-payments h3").map((head) => Number.parseInt(textOf(head), 10));
    expect(heads).toEqual(shares);
    const amounts = page.all("#payments .money-payments .d32").map((one) => withoutSpaces(textOf(one)));
    const { text } = await readPdf(await (await site.fetch(`${path}/pdf`)).arrayBuffer());
    expect(amounts).toHaveLength(3);
    expect(amounts.filter((amount) => !text.includes(amount))).toEqual([]);
  });

  test("ST-08 its owner saves a move-in plan with it, which is shown on its page, in its PDF and in a calendar", async () => {
    const { path, headers } = await keep(region, calculator);
    const code = path.split("/").at(-1) ?? "";
    const own = (await open(path, headers)).page;
    const way = attribute(own.one("#plan a"), "href") ?? "";
    expect(way).toBe(`/${region}/move-in-planner?estimate=${code}`);
    const { page: planner } = await openPage(site, `${way}&by=move-in&date=${DATE}`);
    expect(attribute(planner.one('.planner-form [name="estimate"]'), "value")).toBe(code);
    const plan = attribute(planner.one(`form[action="${path}"] [name="plan"]`), "value") ?? "";
    const refused = await site.fetch(path, formPost({ do: "plan", plan }));
    expect(refused.headers.get("location")).toBe(`${path}?done=notYours`);
    const kept = await site.fetch(path, { ...formPost({ do: "plan", plan }), headers });
    expect(kept.headers.get("location")).toBe(`${path}?done=planned`);

    const { page, html } = await open(path);
    expect(textOf(page.one("#plan h2"))).toMatch(/20.*2028/);
    const rows = page.all("#plan dd").map((row) => withoutSpaces(textOf(row)));
    expect(rows).toHaveLength(planner.all(".plan-stages > li").length);
    expect(await htmlProblems(html)).toEqual([]);
    const { text } = await readPdf(await (await site.fetch(`${path}/pdf`)).arrayBuffer());
    expect(rows.filter((row) => !text.includes(row))).toEqual([]);

    const [calendar, again] = page.all("#plan a").map((link) => attribute(link, "href") ?? "");
    const file = await (await site.fetch(calendar ?? "")).text();
    expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent")).toHaveLength(rows.length);
    const { page: replanned } = await openPage(site, again ?? "");
    expect(textOf(replanned.one("#plan h2"))).toBe(textOf(page.one("#plan h2")));
  });
});

test("the plan gives each payment its date", async () => {
  const { path, headers } = await keep("in", "in-kitchen");
  const weeks = (await open(path)).page.all("#payments .money-payments").map((list) => textOf(list));
  await site.fetch(path, {
    ...formPost({ do: "plan", plan: `by=keys&date=${DATE}&home=society` }),
    headers,
  });
  const days = (await open(path)).page.all("#payments .money-payments").map((list) => textOf(list));
  expect(weeks[0]).not.toContain("2028");
  expect(days[0]).toMatch(/20 Jun 2028/);
});
