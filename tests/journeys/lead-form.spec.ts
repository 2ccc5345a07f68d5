import type { BrowserContext, Locator, Page, Request } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

const LEADS = "**/bumblebee/v1/api/leads";
const CAMPAIGN = "?utm_source=fb&utm_medium=cpc&utm_campaign=monsoon&utm_placement=feed";

/** Phone numbers that no other test uses, because one number may send only a few leads. */
const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join("");

const PEOPLE = {
  "/in": {
    name: "Asha Rao",
    phone: () => `98450 ${digits(5)}`,
    pincode: "560034",
    thanks: ["Thank you for your interest!", "Our representative will get in touch with you shortly."],
  },
  "/sa-ar": {
    name: "سارة",
    phone: () => `٠٥٠ ${inArabic(digits(7))}`,
    pincode: "٢٣٤٥١",
    thanks: ["شكرًا لاهتمامكم!", "سيتواصل معكم ممثلنا قريبًا."],
  },
} as const;

test.describe("a lead", () => {
  for (const path of ["/in", "/sa-ar"] as const) {
    test(`LF-05 LF-07 LF-10 LF-15 LF-22 DR-06 DR-07 AT-05 AT-06 AN-02 AN-03 is sent with all fields and shows the thanks, ${path}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await setTrackingCookies(context, baseURL ?? "");
      const form = await openDrawer(page, `${path}${CAMPAIGN}`);
      const person = PEOPLE[path];
      const phone = person.phone();
      await fill(form, { ...person, phone });
      const sent = page.waitForRequest(LEADS);
      const told = leadSent(page);
      await submit(form);
      const body = bodyOf(await sent);
      expect(body).toMatchObject({
        name: person.name,
        phone,
        iso_code: path === "/in" ? "IN" : "SA",
        language: path === "/in" ? "en" : "ar",
        pincode: person.pincode,
        is_whatsapp_enable: true,
        cta_type: expect.any(String),
        referral_page: path,
        landing_page_id: path,
        marketing_lead_channel: "paid",
        marketing_lead_source_fc: "fb",
        utm_source: "fb",
        utm_medium: "cpc",
        utm_campaign: "monsoon",
        utm_placement: "feed",
        device_source: expect.stringMatching(/^(mobile|desktop)$/),
        ga_client_id: "111.222",
        ga_session_id: "1700000000",
        fb_fbp: "fb.1.1.abc",
        fb_fbc: "fb.1.1.def",
        attempt: 1,
        submission_id: expect.stringMatching(/.{16}/),
        consent_version: expect.any(String),
      });
      const thanks = drawer(page).locator("[data-thanks]");
      await expect(thanks).toBeVisible();
      await expect(thanks.locator(":focus")).toHaveCount(1);
      for (const text of person.thanks) await expect(thanks).toContainText(text);
      await expect(form).toBeHidden();
      expect(await told).toMatchObject({ leadId: expect.any(String) });

      await page.keyboard.press("Escape");
      await expect(thanks).toHaveCount(0);
      await opener(page).click();
      await expect(form).toBeVisible();
      await expect(form.locator('[name="name"]')).toHaveValue("");
    });
  }

  test("LF-18 is not sent while a field is wrong, and says what is wrong", async ({ page }) => {
    const sent = countLeads(page);
    const form = await openTalk(page, "/in");
    await submit(form);
    const name = form.locator('[name="name"]');
    const phone = form.locator('[name="phone"]');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill("Asha");
    await expect(name).not.toHaveAttribute("aria-invalid", /.*/);
    await phone.fill("98450 123");
    await phone.blur();
    await expect(form.getByText("This number is 2 digits short.")).toBeVisible();
    await expect(phone).toHaveAccessibleDescription(/2 digits short/);
    await submit(form);
    await expect(phone).toBeFocused();
    await phone.pressSequentially("45");
    await expect(form.getByText("This number is 2 digits short.")).toBeHidden();
    expect(sent()).toBe(0);
  });

  test("LF-18 keeps the typed text after a reload, Back and a change of language", async ({ page }) => {
    const form = await openTalk(page, "/sa");
    await fill(form, { name: "Sara", phone: "050 123 4567", pincode: "23451" });
    await page.reload();
    await expect(field(page, "name")).toHaveValue("Sara");
    await open(page, "/sa-ar/talk");
    await expect(field(page, "phone")).toHaveValue("050 123 4567");
    await open(page, "/in/talk");
    await expect(field(page, "name")).toHaveValue("");
    await page.goBack();
    await expect(field(page, "name")).toHaveValue("Sara");
  });

  test("LF-15 that is written offline waits, and is sent when the browser is online again", async ({
    page,
    context,
  }) => {
    const form = await openDrawer(page, "/in");
    await fill(form, { ...PEOPLE["/in"], phone: PEOPLE["/in"].phone() });
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await submit(form);
    await expect(form.locator(".lead-form__queued")).toBeVisible();
    await expect(form.locator('[type="submit"]')).toBeHidden();
    await expect(form.locator('[name="name"]')).toHaveValue("Asha Rao");
    expect(await page.evaluate(() => localStorage.getItem("lead-queue"))).toContain("Asha Rao");
    await context.setOffline(false);
    await expect(drawer(page).locator("[data-thanks]")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("lead-queue"))).toBeNull();
  });

  test("LF-15 that waited since yesterday is sent with the next page, or shown to the visitor again if it is refused", async ({
    page,
  }) => {
    const waits = (id: string, name: string) => ({
      lead: { submission_id: id, iso_code: "IN", name, phone: "98450 12345", pincode: "560034" },
      country: "in",
      at: Date.now() - 86_400_000,
    });
    const answers: Record<string, object> = {
      good: { json: { token: "t", isRepeated: false, customerLead: { id: "lead-1" } } },
      bad: { status: 400, json: { error: "…", field: "phone", reason: "wrong" } },
    };
    await page.route(LEADS, (route) => route.fulfill(answers[String(bodyOf(route.request()).submission_id)]));
    await page.goto("/in");
    await page.evaluate(
      (queue) => localStorage.setItem("lead-queue", queue),
      JSON.stringify([waits("good", "Asha")]),
    );
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: "We’ve sent your request." })).toBeVisible();
    await page.evaluate(
      (queue) => localStorage.setItem("lead-queue", queue),
      JSON.stringify([waits("bad", "Ravi")]),
    );
    await page.reload();
    await page.getByRole("link", { name: "See your request" }).click();
    const form = drawer(page).locator("[data-lead-form]");
    await expect(form.locator('[name="name"]')).toHaveValue("Ravi");
    await expect(form.locator('[name="phone"]')).toHaveAttribute("aria-invalid", "true");
    expect(await page.evaluate(() => localStorage.getItem("lead-queue"))).toContain("Ravi");
  });

  test("LF-15 that is repeated after a server failure is stored as one lead", async ({ page }) => {
    const bodies: Record<string, unknown>[] = [];
    await page.route(LEADS, (route) => {
      bodies.push(bodyOf(route.request()));
      return bodies.length === 1
        ? route.fulfill({ status: 503, body: "" })
        : route.fulfill({ json: { token: "t", isRepeated: false, customerLead: { id: "lead-1" } } });
    });
    const form = await openTalk(page, "/in");
    await fill(form, { ...PEOPLE["/in"], phone: "98450 12345" });
    await form.locator('[type="submit"]').dblclick();
    await expect(form).toHaveAttribute("data-state", "sending");
    await expect(page.locator("[data-thanks]")).toContainText("Thank you for your interest!");
    expect(bodies).toHaveLength(2);
    expect(bodies[0]?.submission_id).toBe(bodies[1]?.submission_id);
  });

  test("SV-13 SV-14 checks whether a number can be called, and is sent even if the check fails", async ({
    page,
  }) => {
    const VALIDATE = "**/api/web-backend/v1/phone/validate?**";
    await page.route(VALIDATE, (route) => route.fulfill({ status: 400, json: { reason: "wrong" } }));
    const form = await openDrawer(page, "/in");
    await fill(form, { ...PEOPLE["/in"], phone: `98450 ${digits(5)}` });
    await expect(form.getByText("We can’t call this number.")).toBeVisible();

    const reports: string[] = [];
    page.on("pageerror", ({ message }) => reports.push(message));
    await page.unroute(VALIDATE);
    await page.route(VALIDATE, (route) => route.fulfill({ status: 503, json: {} }));
    await form.locator('[name="phone"]').fill(`98450 ${digits(5)}`);
    await form.locator('[name="name"]').focus();
    await expect.poll(() => reports).toEqual([expect.stringContaining("Phone Validation API Failure")]);
    await expect(form.getByText("We can’t call this number.")).toBeHidden();
    await submit(form);
    await expect(drawer(page).locator("[data-thanks]")).toBeVisible();
  });

  test("RC-01 RC-03 RC-05 loads reCAPTCHA only when a form is used, and contains its token", async ({
    page,
  }) => {
    let isLoaded = false;
    await page.route("**/recaptcha/api.js*", (route) => {
      isLoaded = true;
      const body =
        "window.grecaptcha = { ready: (then) => then(), execute: async (key, { action }) => key + ':' + action };";
      return route.fulfill({ contentType: "text/javascript", body });
    });
    await page.route(LEADS, (route) => route.fulfill({ status: 429, body: "" }));
    await open(page, "/in/talk");
    await page.locator('[data-island="lead-form"]').evaluateAll((islands) => {
      const recaptcha = { siteKey: "key", version: 3, size: "invisible", hideBadge: false, url: "" };
      for (const island of islands) {
        const { facts, ...props } = JSON.parse(island.getAttribute("data-island-props") ?? "{}");
        const changed = { ...props, facts: { ...facts, recaptcha } };
        island.setAttribute("data-island-props", JSON.stringify(changed));
      }
    });
    expect(isLoaded).toBe(false);
    const form = await turnToTalk(page);
    await fill(form, { ...PEOPLE["/in"], phone: "98450 12345" });
    const sent = page.waitForRequest(LEADS);
    await submit(form);
    expect(bodyOf(await sent)).toMatchObject({ reCaptchaToken: "key:lead" });
    await expect(form.locator(".lead-form__note")).toContainText("Wait a few minutes");
  });
});

test("LF-06 AT-01 AT-02 the first contact and the landing page do not change later", async ({ page }) => {
  await open(page, `/in${CAMPAIGN}`);
  await open(page, "/sg?utm_source=later");
  const kept = () =>
    page.evaluate(() => [sessionStorage.landingPageURL, localStorage.firstContact].map(String));
  await expect
    .poll(kept)
    .toEqual([expect.stringContaining("utm_source=fb"), expect.stringContaining('"fb"')]);
});

function drawer(page: Page): Locator {
  return page.locator("#lead-drawer");
}

function opener(page: Page): Locator {
  return page.locator('[data-opens="lead-drawer"]:visible').first();
}

function field(page: Page, name: string): Locator {
  return page.locator(`[data-lead-form="page"] [name="${name}"]`);
}

async function openDrawer(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  await opener(page).click();
  return atWork(drawer(page).locator("[data-lead-form]"));
}

/** Opens the same form as a separate page. */
async function openTalk(page: Page, region: string): Promise<Locator> {
  await open(page, `${region}/talk`);
  return turnToTalk(page);
}

async function turnToTalk(page: Page): Promise<Locator> {
  await field(page, "name").focus();
  return atWork(page.locator('[data-lead-form="page"]'));
}

/** Waits until the script has replaced the validation of the browser. */
async function atWork(form: Locator): Promise<Locator> {
  await expect(form).toBeVisible();
  await expect(form).toHaveJSProperty("noValidate", true);
  return form;
}

async function fill(form: Locator, person: { name: string; phone: string; pincode: string }): Promise<void> {
  for (const name of ["name", "phone", "pincode"] as const)
    await form.locator(`[name="${name}"]`).fill(person[name]);
}

async function submit(form: Locator): Promise<void> {
  await form.locator('[type="submit"]').click();
}

function bodyOf(request: Request): Record<string, unknown> {
  return request.postDataJSON();
}

function countLeads(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/v1/api/leads")) count += 1;
  });
  return () => count;
}

function leadSent(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("atrium:lead-sent", (event) => {
          resolve(event instanceof CustomEvent && event.detail);
        });
      }),
  );
}

async function setTrackingCookies(context: BrowserContext, url: string): Promise<void> {
  const cookies = {
    _ga: "GA1.1.111.222",
    _ga_X: "GS2.1.s1700000000$o1",
    _fbp: "fb.1.1.abc",
    _fbc: "fb.1.1.def",
  };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}

function inArabic(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
}
