import { expect, test } from "vitest";
import { testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite();

const KAVYA = { name: "Kavya Menon", phone: "98450 12345", dialCode: "+91", pincode: "560102" };

function send(path: string, fields: Record<string, string>): Promise<Response> {
  return site.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
}

async function read(response: Response) {
  const html = await response.text();
  return { html, page: readHtml(html) };
}

test("the page has the form with the title, the CTA type and the subject of the link", async () => {
  const response = await site.fetch(
    "/in/talk?cta_type=Design+Idea+Tag&form_title=Get+this+design&about=Sage+shaker+kitchen",
  );
  const { page } = await read(response);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).not.toContain("private");
  expect(textOf(page.one("h1"))).toBe("Get this design");
  const value = (name: string) => attribute(page.one(`#lead-form-page input[name="${name}"]`), "value");
  expect([value("cta_type"), value("form_title"), value("about")]).toEqual([
    "Design Idea Tag",
    "Get this design",
    "Sage shaker kitchen",
  ]);
  expect(textOf(page.one("#lead-form-page .lead-about b"))).toBe("Sage shaker kitchen");
});

test("an unknown CTA type is replaced by the default, and a script in the title is only text", async () => {
  const { html, page } = await read(
    await site.fetch("/in/talk?cta_type=Free+Money&form_title=%3Cscript%3Ealert(1)%3C%2Fscript%3E"),
  );
  expect(attribute(page.one('#lead-form-page input[name="cta_type"]'), "value")).toBe("Normal Lead Forms");
  expect(html).not.toContain("<script>alert(1)");
});

test("LF-22 a consultation can be booked without a script: it is stored, then redirected to the thank-you page", async () => {
  const response = await send("/in/talk", { ...KAVYA, kind: "full" });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toMatch(/^\/in\/thank-you\/[\w.-]+$/);
});

test("LF-18 an empty form is returned with an error at every field, and a summary that links to them", async () => {
  const response = await send("/in/talk", { kind: "full" });
  const { html, page } = await read(response);
  expect(response.status).toBe(422);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const summary = page.one(".notice--bad");
  expect([attribute(summary, "role"), attribute(summary, "tabindex")]).toEqual(["alert", "-1"]);
  const links = page.all(".notice--bad a").map((link) => attribute(link, "href"));
  expect(links).toEqual(["#lead-page-name", "#lead-page-phone", "#lead-page-pincode"]);
  for (const link of links) {
    expect(attribute(page.one(link ?? ""), "aria-invalid")).toBe("true");
    expect(textOf(page.one(`${link}-note`)).length).toBeGreaterThan(10);
  }
  expect(await htmlProblems(html)).toEqual([]);
});

test("LF-18 the typed values are returned, with an exact error for each", async () => {
  const typed = {
    ...KAVYA,
    phone: "98450 123",
    email: "kavya@",
    pact_hours: "evening",
    about: "Sage shaker kitchen",
    cta_type: "Banner",
    scope: "kitchen",
  };
  const { page } = await read(await send("/in/talk", { ...typed, kind: "full" }));
  const value = (name: string) => attribute(page.one(`#lead-form-page input[name="${name}"]`), "value");
  for (const name of ["name", "phone", "email", "pincode", "about", "cta_type", "scope"] as const)
    expect([name, value(name)]).toEqual([name, typed[name]]);
  expect(page.all('#lead-form-page input[value="evening"][checked]')).toHaveLength(1);
  // The box was not ticked when the form was sent, so it must not be ticked in the response.
  expect(page.all("#lead-page-whatsapp[checked]")).toHaveLength(0);
  expect(textOf(page.one("#lead-page-phone-note"))).toBe(
    "This number is 2 digits short. Indian mobile numbers have ten digits.",
  );
});

test("Arabic digits are accepted, and errors are in Arabic", async () => {
  const right = {
    name: "نورة العتيبي",
    phone: "٠٥٠١٢٣٤٥٦٧",
    dialCode: "+966",
    pincode: "٢٣٤٥١",
    kind: "full",
  };
  const stored = await send("/sa-ar/talk", right);
  expect([stored.status, stored.headers.get("location")?.split("/")[1]]).toEqual([303, "sa-ar"]);
  const wrong = await send("/sa-ar/talk", { ...right, phone: "٠٥٠١٢٣" });
  const { page } = await read(wrong);
  expect(wrong.status).toBe(422);
  expect(attribute(page.one("#lead-page-phone"), "value")).toBe("٠٥٠١٢٣");
  expect(textOf(page.one("#lead-page-phone-note"))).toMatch(/\p{Script=Arabic}/u);
});

test("values are always returned as text", async () => {
  const attack = '"><script>alert(1)</script>';
  const fields = Object.fromEntries(
    ["name", "phone", "email", "pincode", "about", "form_title", "cta_type", "scope", "dialCode"].map(
      (name) => [name, attack],
    ),
  );
  const response = await send("/in/talk", { ...fields, kind: attack });
  const { html, page } = await read(response);
  expect(response.status).toBe(422);
  expect(html).not.toContain("<script>alert(1)");
  expect(attribute(page.one("#lead-page-name"), "value")).toBe(attack);
});

test("a too long visible field is an error; a too long hidden field does not reject the lead", async () => {
  const response = await send("/in/talk", { ...KAVYA, name: `Kavya ${"a".repeat(500)}`, kind: "full" });
  const { page } = await read(response);
  expect(response.status).toBe(422);
  expect(page.all(".notice--bad a").map((link) => attribute(link, "href"))).toEqual(["#lead-page-name"]);
  const carried = await send("/in/talk", {
    ...KAVYA,
    phone: "98450 12399",
    about: "x".repeat(5000),
    kind: "full",
  });
  expect(carried.status).toBe(303);
});
