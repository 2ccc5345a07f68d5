import { describe, expect, test } from "vitest";
import { listFullVisits } from "../../src/contracts/calls/leads/visits.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { openPage } from "../support/open-page.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, hrefs, readHtml, textOf } from "../support/read-html.ts";
import { formPost, sendLead } from "../support/send-lead.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite({ LEADS_PER_ADDRESS: "1000", LEADS_PER_PHONE: "1000" });
const open = (path: string) => openPage(site, path);
let visitors = 0;

function visitor(more: Record<string, string>) {
  visitors += 1;
  const number = String(visitors).padStart(4, "0");
  return { name: "Asha Rao", phone: `984501${number}`, kind: "soft", ec_name: "Hebbal, Bengaluru", ...more };
}

/** Returns the days and hours that the response to a form without an hour offers. */
async function offerOf(wish: Record<string, string> = {}) {
  const answer = await site.fetch("/in/talk", formPost(visitor(wish)));
  expect(answer.status).toBe(422);
  const page = readHtml(await answer.text());
  const valuesOf = (name: string) =>
    page.all(`input[name="${name}"]`).map((input) => attribute(input, "value") ?? "");
  return { days: valuesOf("visit_day"), hours: valuesOf("ec_visit_timing") };
}

/** Uses the last offered day, because some or most hours of today have already passed. */
async function wholeDay() {
  const { days } = await offerOf();
  const day = days.at(-1) ?? "";
  return { day, ...(await offerOf({ visit_day: day })) };
}

test("EC-04 K-35 gives the map the zoom level of a city's document, or 10.5 when the document has none", async () => {
  const { page } = await open("/in/contact-us");
  const props = attribute(page.one('[data-island="centre-finder"]'), "data-island-props");
  const cities: { slug: string; zoomMobile: number; zoomDesktop: number }[] = JSON.parse(props ?? "{}").finder
    .cities;
  const zooms = Object.fromEntries(cities.map((city) => [city.slug, [city.zoomMobile, city.zoomDesktop]]));
  expect(zooms).toMatchObject({ mumbai: [10, 10.5], kochi: [10.5, 10.5] });
});

describe.each(REGION_NAMES)("RT-16 RT-23 RT-24 RT-25 /%s/contact-us", (region) => {
  const path = `/${region}/contact-us`;

  test("a purpose shows its channel and its response time; centres and a visit form are below", async () => {
    const { html, page } = await open(path);
    expect(page.all(".purpose")).toHaveLength(5);
    for (const answer of page.all(".purpose__answer")) expect(textOf(answer).length).toBeGreaterThan(20);
    const links = hrefs(page, "main a");
    for (const start of ["mailto:", "tel:+", "https://wa.me/"])
      expect(links.some((href) => href.startsWith(start))).toBe(true);
    const centres = page.all("[data-centre]");
    expect(centres.length).toBeGreaterThan(3);
    expect(hrefs(page, "[data-centre] a").filter((href) => href.includes("maps/dir"))).toHaveLength(
      centres.length,
    );
    for (const hours of page.all(".finder-centre__hours")) expect(textOf(hours)).toMatch(/\d:\d\d/);
    expect(page.all('#visit select[name="ec_name"] option')).toHaveLength(centres.length);
    expect(page.all('#visit input[type="date"][name="visit_day"]')).toHaveLength(1);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("is the same at every hour: it contains no current time", async () => {
    const { html } = await open(path);
    expect(html).not.toContain("finder-centre__open");
  });
});

test("filters work without a script, and stay selected", async () => {
  const { page } = await open("/in/contact-us?city=pune&with=kids-corner&with=zz");
  expect(page.all("[data-centre]").map((row) => attribute(row, "data-centre"))).toEqual(["pune.baner"]);
  const { page: none } = await open("/in/contact-us?city=jaipur&with=kids-corner");
  expect(none.all("[data-centre]")).toHaveLength(0);
  expect(none.all(".finder__none")).toHaveLength(1);
  expect(attribute(page.one('input[value="kids-corner"]'), "checked")).toBeDefined();
});

test("RT-25 /sg/visit-us shows the galleries, the way from the MRT and what to bring, and accepts visits", async () => {
  const { html, page } = await open("/sg/visit-us");
  expect(page.all("main .picture").length).toBeGreaterThanOrEqual(6);
  expect(textOf(page.one("main"))).toContain("NS22");
  expect(page.all("#visit form")).toHaveLength(1);
  expect(page.all("[data-centre]")).toHaveLength(4);
  expect(await htmlProblems(html)).toEqual([]);
});

describe("a visit without a script", () => {
  test("FH-07 FH-08 is booked by day and hour, and its page confirms it", async () => {
    const {
      hours: [at = ""],
    } = await wholeDay();
    const form = visitor({ visit_day: at.slice(0, 10), visit_time: at.slice(11, 16) });
    const answer = await site.fetch("/in/talk", formPost(form));
    expect(answer.status).toBe(303);
    const { page } = await open(answer.headers.get("location") ?? "");
    expect(textOf(page.one("[data-ec-thanks]"))).toContain("Hebbal");
  });

  test("a slot that was booked in the meantime returns the typed values and the free hours", async () => {
    const { day, hours } = await wholeDay();
    const at = hours.at(-1) ?? "";
    for (const _ of [1, 2]) {
      const taken = await site.fetch("/in/talk", formPost(visitor({ visit_day: day, ec_visit_timing: at })));
      expect(taken.status).toBe(303);
    }
    const call = createCaller({
      addresses: {},
      embedded: (request) => site.fetch(request.url.slice(new URL(request.url).origin.length)),
    });
    expect(await call(listFullVisits, { country: "IN" })).toMatchObject({
      value: {
        full: expect.arrayContaining([{ ecName: "Hebbal, Bengaluru", at: new Date(at).toISOString() }]),
      },
    });
    const late = visitor({ visit_day: day, ec_visit_timing: at, name: "Kavya Late" });
    const answer = await site.fetch("/in/talk", formPost(late));
    expect(answer.status).toBe(422);
    const page = readHtml(await answer.text());
    expect(attribute(page.one('input[name="name"]'), "value")).toBe("Kavya Late");
    expect(textOf(page.one("main"))).toContain("That time has been taken.");
    const free = page.all('input[name="ec_visit_timing"]').map((input) => attribute(input, "value"));
    expect(hours.length).toBeGreaterThan(3);
    expect(free).toEqual(hours.filter((hour) => hour !== at));
  });

  test("a new day together with an hour of another day shows the hours of the new day, and books nothing", async () => {
    const { hours, days } = await offerOf();
    const day = days.at(-1) ?? "";
    const other = await offerOf({ visit_day: day, ec_visit_timing: hours[0] ?? "" });
    expect(other.hours.length).toBeGreaterThan(3);
    for (const hour of other.hours) expect(hour.slice(0, 10)).toBe(day);
  });

  test("FH-08 no Friday is offered or accepted in Saudi Arabia", async () => {
    const saudi = { name: "سارة", phone: "0551234567", kind: "soft", ec_name: "Al Rawdah, Jeddah" };
    const answer = await site.fetch("/sa-ar/talk", formPost(saudi));
    const page = readHtml(await answer.text());
    const days = page.all('input[name="visit_day"]').map((input) => attribute(input, "value") ?? "");
    expect(days).toHaveLength(5);
    expect(days.map((day) => new Date(day).getUTCDay())).not.toContain(5);
    const friday = nextFriday();
    const refused = await site.fetch(
      "/sa-ar/talk",
      formPost({ ...saudi, visit_day: friday, visit_time: "17:00" }),
    );
    expect(refused.status).toBe(422);
  });
});

test("EC-05 a visit is moved and cancelled by its own link, which frees its slot", async () => {
  const { token } = await sendLead(site, { pincode: "560034" });
  const path = `/in/thank-you/${token}`;
  const { page: before } = await open(path);
  const slots = before.all('input[name="slot"]').map((input) => attribute(input, "value") ?? "");
  for (const slot of [slots[0] ?? "", slots[2] ?? "", slots[0] ?? ""]) {
    expect((await site.fetch(path, formPost({ slot }))).status).toBe(303);
    const { page } = await open(`${path}?move=yes`);
    expect(page.all("[data-ec-thanks]")).toHaveLength(1);
    expect(page.all('input[name="slot"]').length).toBeGreaterThan(3);
  }
  expect((await site.fetch(path, formPost({ do: "cancel" }))).status).toBe(303);
  const { page: after } = await open(path);
  expect(after.all("[data-ec-thanks]")).toHaveLength(0);
  expect(after.all('input[name="slot"]').map((input) => attribute(input, "value"))).toEqual(slots);
});

function nextFriday(): string {
  const day = new Date(Date.now() + 2 * 86_400_000);
  while (day.getUTCDay() !== 5) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test.each(["/in", "/sg", "/my", "/sa", "/sa-ar"])(
  "%s: every filter of the centres leaves some out",
  async (region) => {
    const { page } = await open(`${region}/contact-us`);
    const all = page.all("[data-centre]").length;
    if (region === "/in") expect(page.all(`input[name="with"]`).length).toBeGreaterThan(1);
    for (const input of page.all(`input[name="with"]`)) {
      const value = attribute(input, "value") ?? "";
      const { page: found } = await open(`${region}/contact-us?with=${value}`);
      const left = found.all("[data-centre]").length;
      expect([value, left > 0, left < all]).toEqual([value, true, true]);
    }
  },
);
