import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, type readHtml, textOf } from "../support/read-html.ts";
import { formPost, sendLead } from "../support/send-lead.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite({ LEADS_PER_ADDRESS: "1000" });
const CHOICES = {
  channel: "whatsapp",
  hours: "evening",
  frequency: "weekly",
  language: "kn",
  designer: "any",
};

type Page = ReturnType<typeof readHtml>;

const chosen = (page: Page, name: string) =>
  page.all(`input[name="${name}"][checked]`).map((input) => attribute(input, "value"));

describe("the contact preferences", () => {
  test("show the sent data, masked, with the consent as given", async () => {
    const { token } = await sendLead(site, {
      phone: "9845012345",
      email: "jordan@x.io",
      pincode: "560034",
      pact_channel: "email",
      pact_hours: "morning",
    });
    const { html, page } = await openPage(site, `/in/contact-pact/${token}`);
    const text = textOf(page.one("main"));
    expect(text).toContain("+91*******345");
    expect(text).toContain("j****n@x.io");
    expect(html).not.toContain("9845012345");
    expect(text).toContain(
      "By submitting this form, you agree to the privacy policy and terms and conditions",
    );
    expect([chosen(page, "channel"), chosen(page, "hours")]).toEqual([["email"], ["morning"]]);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("store new preferences, and confirm it", async () => {
    const { token } = await sendLead(site);
    const path = `/in/contact-pact/${token}`;
    const answer = await site.fetch(path, formPost(CHOICES));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?done=saved`]);
    const { page } = await openPage(site, `${path}?done=saved`);
    expect(page.all('[role="status"]').length).toBeGreaterThan(0);
    expect(chosen(page, "channel")).toEqual(["whatsapp"]);
    expect(chosen(page, "frequency")).toEqual(["weekly"]);
    expect(attribute(page.one('select[name="language"] option[selected]'), "value")).toBe("kn");
    expect(textOf(page.one(".pact__next"))).toContain("WhatsApp");
  });

  test("stop all contact with one press and resume it with another", async () => {
    const { token } = await sendLead(site);
    const path = `/in/contact-pact/${token}`;
    const { page: before } = await openPage(site, path);
    const button = before.one(".pact__stop");
    expect(attribute(button, "method")).toBe("post");
    expect((await site.fetch(path, formPost({ do: "stop" }))).status).toBe(303);
    const { html, page: stopped } = await openPage(site, `${path}?done=stopped`);
    expect(textOf(stopped.one(".pact__next"))).toContain("We won’t call or write");
    expect(stopped.all(".pact__stop")).toEqual([]);
    expect(await htmlProblems(html)).toEqual([]);
    expect((await site.fetch(path, formPost({ do: "resume" }))).status).toBe(303);
    const { page: after } = await openPage(site, path);
    expect(textOf(after.one(".pact__next"))).toContain("We’ll call you");
  });

  test("ask for the preferred designer only in Saudi Arabia, in Arabic from right to left", async () => {
    const { token } = await sendLead(site, {
      name: "سارة",
      phone: "0551234567",
      iso_code: "SA",
      language: "ar",
    });
    const { html, page } = await openPage(site, `/sa-ar/contact-pact/${token}`);
    expect(attribute(page.one("html"), "dir")).toBe("rtl");
    expect(page.all('input[name="designer"][type="radio"]')).toHaveLength(3);
    expect(await htmlProblems(html)).toEqual([]);
    const indian = await sendLead(site);
    const { page: other } = await openPage(site, `/in/contact-pact/${indian.token}`);
    expect(other.all('input[name="designer"][type="radio"]')).toEqual([]);
  });

  test("are private, and cannot be opened without the link", async () => {
    const { token } = await sendLead(site);
    const response = await site.fetch(`/in/contact-pact/${token}`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("referrer-policy")).toBe("strict-origin");
    expect(await response.text()).toContain('name="robots" content="noindex"');
    for (const other of ["x", "a.b", `${token}x`, "%E2%80%AE.x"]) {
      expect((await site.fetch(`/in/contact-pact/${other}`)).status).toBe(404);
      expect((await site.fetch(`/in/contact-pact/${other}`, formPost({ do: "stop" }))).status).toBe(404);
    }
  });

  test("reject values that do not exist", async () => {
    const { token } = await sendLead(site);
    const path = `/in/contact-pact/${token}`;
    for (const wrong of [{ channel: "pigeon" }, { language: "<script>" }, { hours: "" }])
      expect((await site.fetch(path, formPost({ ...CHOICES, ...wrong }))).status).toBe(400);
    expect((await site.fetch(path, formPost({}))).status).toBe(400);
    const { page } = await openPage(site, path);
    expect(chosen(page, "channel")).toEqual(["call"]);
  });
});
