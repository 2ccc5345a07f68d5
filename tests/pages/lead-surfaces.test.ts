import { describe, expect, test } from "vitest";
import { CONSENT_VERSION } from "../../src/contracts/leads/consent-versions.ts";
import { CTA_TYPES } from "../../src/contracts/leads/cta-types.ts";
import { textOf as wordsOf } from "../../src/editions/all-texts.ts";
import { editionOf } from "../../src/editions/edition.ts";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { sharedSite, testSite } from "../support/open-test-site.ts";
import { attribute, hrefs, type Page, readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();
const quiet = testSite({ WHATSAPP_CONSENT_OFF: "sg" });

async function open(path: string, from = site): Promise<Page> {
  return readHtml(await (await from.fetch(path)).text());
}

function namesIn(page: Page, form: string): Set<string> {
  return new Set(page.all(`${form} input, ${form} select`).map((input) => attribute(input, "name") ?? ""));
}

describe("lead surfaces", () => {
  test("LF-01 every surface is on some page", async () => {
    const home = await open("/in");
    const surfaces = home.all("form[data-lead-form]").map((form) => attribute(form, "data-lead-form"));
    expect(surfaces.sort()).toEqual(["footer", "multi-step"]);
    // These forms are added when they are opened, which tests/islands/leads checks.
    expect(home.one('[data-island="lead-popup"]').children).toEqual([]);
    expect(home.all('[data-island="lead-drawer"] dialog[data-unfilled]')).toHaveLength(1);
    expect(home.all("#lead-drawer [name]")).toEqual([]);
    // React must render the same title when it hydrates the dialog, or it would replace the open dialog.
    expect(textOf((await open("/sa-ar")).one("#lead-drawer-title"))).toBe("تحدّثوا مع مصمّم");
    expect(attribute(home.one(".sticky [data-opens]"), "data-cta-type")).toBe("Sticky");
    expect((await open("/in/design-ideas")).all('form[data-lead-form="inline"]')).toHaveLength(1);
    expect((await open("/in/talk")).all('form[data-lead-form="page"]')).toHaveLength(1);
    const referral = await open("/in/interiors/referral/REF123");
    expect(referral.all('form[data-lead-form="referral"]')).toHaveLength(1);
    const partners = await open("/in/interiors/livpreneur");
    expect(partners.all('form[data-lead-form="partner"]')).toHaveLength(1);
    expect((await open("/in/widget/lead-form")).all('form[data-lead-form="embed"]')).toHaveLength(1);
  });

  test("every lead form is sent to the page of its region, and has one of the known types", async () => {
    for (const path of ["/in", "/sg/design-ideas", "/sa-ar", "/my/talk"]) {
      const page = await open(path);
      for (const form of page.all("form[data-lead-form]")) {
        const name = attribute(form, "id");
        expect([attribute(form, "method"), attribute(form, "action")]).toEqual([
          "post",
          `/${path.split("/")[1]}/talk`,
        ]);
        expect(CTA_TYPES).toContain(attribute(page.one(`#${name} input[name="cta_type"]`), "value"));
        expect(attribute(page.one(`#${name} input[name="submission_id"]`), "value") ?? "").toBe("");
      }
    }
  });

  test("LF-02 DR-01 DR-02 the form title is 'Talk to a designer' and its button 'Book Online Consultation'", async () => {
    const page = await open("/in");
    expect(textOf(page.one("#lead-footer-title"))).toBe("Talk to a designer");
    expect(textOf(page.one('#lead-form-footer [type="submit"]'))).toBe("Book Online Consultation");
    const { drawer } = JSON.parse(textOf(page.one("#atrium-state")));
    expect(drawer).toMatchObject({ heading: "Talk to a designer", ctaText: "Book Online Consultation" });
  });

  test("LF-03 the form in the middle of design ideas has its own text", async () => {
    for (const path of ["/in/design-ideas", "/in/design-ideas/kitchen-designs"]) {
      const page = await open(path);
      const title = "Looking for more ideas? Get in touch with our experts";
      expect(textOf(page.one("#lead-inline-title"))).toBe(title);
      expect(attribute(page.one('#lead-form-inline input[name="form_title"]'), "value")).toBe(title);
      expect(textOf(page.one('#lead-form-inline [type="submit"]'))).toBe("Book Free Consultation");
    }
  });

  test("LF-04 every form shows the exact consent text, and sends its version", async () => {
    for (const region of REGION_NAMES) {
      const page = await open(`/${region}`);
      const expected = wordsOf(editionOf(region).language).t(`consent.${CONSENT_VERSION}`);
      const forms = page.all("form[data-lead-form]");
      expect(page.all("form[data-lead-form] .lead-form__consent").map(textOf)).toEqual(
        forms.map(() => expected),
      );
      for (const version of page.all('form[data-lead-form] input[name="consent_version"]'))
        expect(attribute(version, "value")).toBe(CONSENT_VERSION);
    }
    expect(wordsOf("en").t(`consent.${CONSENT_VERSION}`)).toBe(
      "By submitting this form, you agree to the privacy policy and terms and conditions",
    );
  });

  test("LF-12 a soft lead asks for name, e-mail, phone and WhatsApp", async () => {
    for (const [path, form] of [
      ["/in/design-ideas", "#lead-form-inline"],
      ["/in", "#lead-form-footer"],
    ] as const) {
      const page = await open(path);
      expect(attribute(page.one(`${form} input[name="kind"]`), "value")).toBe("soft");
      const asked = page
        .all(`${form} .field input, ${form} input[type="checkbox"]`)
        .map((input) => attribute(input, "name"));
      expect(asked.sort()).toEqual(["email", "name", "phone", "whatsapp"]);
    }
  });

  test("LF-13 a full lead also asks for the pincode and the property, and contains a referral", async () => {
    for (const [path, form] of [
      ["/in", "#lead-form-multi-step"],
      ["/in/talk", "#lead-form-page"],
    ] as const) {
      const names = namesIn(await open(path), form);
      for (const name of ["name", "email", "phone", "pincode", "property_name", "whatsapp", "referral_key"])
        expect([form, name, names.has(name)]).toEqual([form, name, true]);
    }
  });

  test("LF-16 WhatsApp is ticked by default, unless the settings say otherwise", async () => {
    const ticked = (page: Page) =>
      page
        .all('form[data-lead-form] input[name="whatsapp"]')
        .map((box) => attribute(box, "checked") !== undefined);
    expect(new Set(ticked(await open("/sg")))).toEqual(new Set([true]));
    expect(new Set(ticked(await open("/in", quiet)))).toEqual(new Set([true]));
    expect(new Set(ticked(await open("/sg", quiet)))).toEqual(new Set([false]));
  });

  test("LF-18 the name and the number are always required, the pincode only if the form asks about a home", async () => {
    const required = async (path: string, form: string) =>
      (await open(path)).all(`${form} input[required]`).map((input) => attribute(input, "name"));
    expect(await required("/in/talk", "#lead-form-page")).toEqual(["name", "phone", "pincode"]);
    expect(await required("/in/design-ideas", "#lead-form-inline")).toEqual(["name", "phone"]);
  });

  test("the dial code is that of the page's country", async () => {
    for (const [region, code] of [
      ["in", "+91"],
      ["sg", "+65"],
      ["sa-ar", "+966"],
    ] as const) {
      const page = await open(`/${region}`);
      const options = page.all('#lead-form-footer select[name="dialCode"] option').map(textOf);
      expect(options[0]).toBe(code);
      expect(new Set(options).size).toBe(13);
    }
  });

  test("the honeypot field is hidden from people", async () => {
    const page = await open("/in");
    const traps = page.all('form[data-lead-form] input[name="website"]');
    expect(traps).toHaveLength(page.all("form[data-lead-form]").length);
    for (const trap of traps)
      expect([attribute(trap, "tabindex"), attribute(trap, "autocomplete")]).toEqual(["-1", "off"]);
    expect(page.all('form[data-lead-form] [inert] input[name="website"]')).toHaveLength(traps.length);
  });

  test("every link for a designer opens the drawer, and leads to the page with the same form", async () => {
    const page = await open("/in");
    const openers = page.all('[data-opens="lead-drawer"]');
    expect(openers.length).toBeGreaterThan(3);
    for (const opener of openers) {
      const url = new URL(attribute(opener, "href") ?? "", "https://own.invalid");
      expect(url.pathname).toBe("/in/talk");
      expect(CTA_TYPES).toContain(url.searchParams.get("cta_type"));
      expect(url.searchParams.get("cta_type")).toBe(attribute(opener, "data-cta-type"));
    }
  });

  test("the subject of the page is sent with the link", async () => {
    const page = await open("/in/design-ideas/kitchen-designs");
    const design = hrefs(page, ".gallery__grid .card__title a")[0] ?? "";
    const [opener] = (await open(design)).all('main [data-opens="lead-drawer"][data-about]');
    if (!opener) throw new Error(`${design} asks for nothing`);
    expect(attribute(opener, "data-about")?.length).toBeGreaterThan(3);
    expect(new URL(attribute(opener, "href") ?? "", "https://own.invalid").searchParams.get("about")).toBe(
      attribute(opener, "data-about"),
    );
    expect((await site.fetch(attribute(opener, "data-about-image") ?? "")).status).toBe(200);
  });

  test("a page with a form or a thank-you has no second form in the footer", async () => {
    for (const path of ["/in/talk", "/in/design-ideas"])
      expect((await open(path)).all("#lead-form-footer")).toHaveLength(0);
  });
});
