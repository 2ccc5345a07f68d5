import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";
import { formPost, sendLead } from "../support/send-lead.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite({ LEADS_PER_ADDRESS: "1000" });
const SAUDI = { name: "سارة", phone: "0551234567", iso_code: "SA", language: "ar", pincode: "23451" };

function stateOf(page: ReturnType<typeof readHtml>) {
  return JSON.parse(textOf(page.one("#atrium-state")).replaceAll("&quot;", '"'));
}

describe("the thank-you page", () => {
  test("DR-06 LF-15 says thank you in the words of the specification, and when we will be in touch", async () => {
    const { token } = await sendLead(site, { email: "asha@example.com", pincode: "560034" });
    const { html, page } = await openPage(site, `/in/thank-you/${token}`);
    const thanks = textOf(page.one("main [data-thanks]"));
    expect(textOf(page.one("h1"))).toBe("Thank you for your interest!");
    expect(thanks).toContain("Our representative will get in touch with you shortly.");
    expect(thanks).toMatch(/We’ll call you .+ between .+ on .+\*{4,}\d{3}/);
    expect(page.all("main [data-thanks] .thanks__steps > li")).toHaveLength(3);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("is complete in Arabic", async () => {
    const { token } = await sendLead(site, SAUDI);
    const { html, page } = await openPage(site, `/sa-ar/thank-you/${token}`);
    expect(attribute(page.one("html"), "dir")).toBe("rtl");
    expect(page.all("main [data-thanks] .thanks__steps > li")).toHaveLength(3);
    expect(textOf(page.one("main [data-thanks]"))).not.toMatch(/[a-z]{3}/i);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("works on any page that includes it: every link and form in it has a full path", async () => {
    const { token } = await sendLead(site, { pincode: "560034" });
    const { page } = await openPage(site, `/in/thank-you/${token}`);
    const places = [
      ...page.all("main [data-thanks] a").map((link) => attribute(link, "href") ?? ""),
      ...page.all("main [data-thanks] form").map((form) => attribute(form, "action") ?? ""),
    ];
    expect(places.length).toBeGreaterThanOrEqual(3);
    for (const place of places) expect(place).toMatch(/^(\/in\/|https:\/\/)/);
    expect(places).toContain(`/in/contact-pact/${token}`);
  });

  test("the times of a day have a legend that reads correctly for every day", async () => {
    const legends = async (path: string) =>
      (await openPage(site, path)).page.all("main fieldset legend").map((legend) => textOf(legend));
    const { token } = await sendLead(site, { pincode: "560034" });
    const english = (await legends(`/in/thank-you/${token}`)).filter((legend) => /times/i.test(legend));
    expect(english.length).toBeGreaterThan(0);
    for (const legend of english) expect(legend).toMatch(/^.+: times$/);
    const arabic = (await legends(`/sa-ar/thank-you/${(await sendLead(site, SAUDI)).token}`)).filter(
      (legend) => legend.includes("الأوقات"),
    );
    expect(arabic.length).toBeGreaterThan(0);
    for (const legend of arabic) expect(legend).toMatch(/^.+: الأوقات$/);
  });

  test("is private: it is not cached, not indexed, and its address is not sent as referrer", async () => {
    const { token } = await sendLead(site);
    const response = await site.fetch(`/in/thank-you/${token}`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("referrer-policy")).toBe("strict-origin");
    expect(attribute(readHtml(await response.text()).one('meta[name="robots"]'), "content")).toBe("noindex");
  });

  test("a forged link is not found, whatever it contains", async () => {
    const { token } = await sendLead(site);
    const others = ["x", "a.b", `${token}x`, encodeURIComponent("سارة.x"), "..%2f..", "%00.%00"];
    for (const other of others) {
      expect([other, (await site.fetch(`/in/thank-you/${other}`)).status]).toEqual([other, 404]);
      const posted = await site.fetch(`/in/thank-you/${other}`, formPost({ slot: "x" }));
      expect([other, posted.status]).toEqual([other, 404]);
    }
    expect((await site.fetch("/in/thank-you/a.b/calendar")).status).toBe(404);
  });

  test("FH-07 FH-08 DR-07 DR-08 EC-05 a visit is booked without a script, and the page then shows the thanks for the centre", async () => {
    const { token } = await sendLead(site, { pincode: "560034" });
    const path = `/in/thank-you/${token}`;
    const { page: before } = await openPage(site, path);
    expect(textOf(before.one(".thanks__visit"))).toContain("HSR Layout");
    expect(stateOf(before)).toMatchObject({
      thankYou: { showThankYouScreen: true, msgObj: { ecThanksScreen: false, ecVisitThanksObj: null } },
      selectedEc: null,
    });
    const { page: home } = await openPage(site, "/in");
    expect(stateOf(home).thankYou.showThankYouScreen).toBe(false);
    const slots = before.all('input[name="slot"]').map((input) => attribute(input, "value") ?? "");
    expect(slots.length).toBeGreaterThan(5);
    const days = new Set(slots.map((slot) => slot.slice(0, 10)));
    expect(days.size).toBe(3);
    for (const day of days) expect(new Date(day).getTime()).toBeGreaterThan(Date.now() - 86_400_000);
    const shown = before.all(".thanks__time").map(textOf);
    for (const time of shown) expect(time).toMatch(/^\u2066\d{1,2}:\d\d [AP]M\u2069$/);

    for (const slot of ["", "2020-01-01T10:30:00+05:30", "tomorrow"]) {
      const refused = await site.fetch(path, formPost({ slot }));
      expect([slot, refused.status]).toEqual([slot, 422]);
      const again = readHtml(await refused.text());
      expect(again.all('main [role="alert"]')).toHaveLength(1);
      expect(again.all('input[name="slot"]')).toHaveLength(slots.length);
    }

    for (const _ of [1, 2]) {
      const answer = await site.fetch(path, formPost({ slot: slots[1] ?? "" }));
      expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    }
    const { html, page: after } = await openPage(site, path);
    expect(textOf(after.one("[data-ec-thanks]"))).toContain("HSR Layout");
    expect(after.all('input[name="slot"]')).toEqual([]);
    expect(stateOf(after)).toMatchObject({
      thankYou: { msgObj: { ecThanksScreen: true, ecVisitThanksObj: { at: slots[1] } } },
      selectedEc: { id: "hsr-layout" },
    });
    expect(await htmlProblems(html)).toEqual([]);

    const calendar = await site.fetch(`${path}/calendar`);
    expect(calendar.headers.get("content-type")).toMatch(/^text\/calendar/);
    expect(calendar.headers.get("content-disposition")).toContain("attachment");
    expect(calendar.headers.get("cache-control")).toBe("private, no-store");
    const file = await calendar.text();
    expect(file).toContain(`DTSTART;TZID=Asia/Kolkata:${slots[1]?.slice(0, 19).replaceAll(/[-:]/g, "")}`);
    expect(file).toContain("HSR Layout");
  });

  test("the calendar contains the planned contact if there is no visit, and does not exist after a stop", async () => {
    const { token } = await sendLead(site);
    const file = await (await site.fetch(`/in/thank-you/${token}/calendar`)).text();
    expect(file).toContain("BEGIN:VEVENT");
    await site.fetch(`/in/contact-pact/${token}`, formPost({ do: "stop" }));
    expect((await site.fetch(`/in/thank-you/${token}/calendar`)).status).toBe(404);
    const { page } = await openPage(site, `/in/thank-you/${token}`);
    expect(page.all(".thanks__steps")).toEqual([]);
    expect(textOf(page.one("main [data-thanks]"))).toContain("asked us not to get in touch");
  });
});
