import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { attribute, hrefs, readHtml, textOf } from "../support/read-html.ts";
import { formPost, REFERRAL as NAMED } from "../support/send-lead.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite();
const broken = stubBackend((_, response) => response.writeHead(500).end());
const siteWithoutBackend = testSite(() => ({ BACKEND_URL: broken.url() }));

const PAGE = "/in/interiors/refer-a-friend";
const FORM = `form[action="${PAGE}#name-a-friend"]`;
const REFERRAL = {
  ...NAMED,
  friend_email: "",
  comments: "He gets his keys in May.\nCall it a favour.",
};

describe("the referral programme", () => {
  test.each([
    [PAGE, ["₹2,500", "₹7,500", "₹10,000", "₹20,000", "₹3 lakh"]],
    ["/sg/refer-a-friend", ["S$300", "S$500", "S$800", "S$15,000"]],
  ])("RF-04 RF-05 %s has the country's rewards and the form", async (path, amounts) => {
    const { html, page } = await openPage(site, path);
    const main = textOf(page.one("main"));
    for (const amount of amounts) expect(main).toContain(amount);
    const form = `form[action="${path}#name-a-friend"]`;
    for (const name of [
      "referrer_name",
      "referrer_email",
      "friend_name",
      "friend_email",
      "friend_phone",
      "comments",
    ])
      expect(page.all(`${form} [name="${name}"]`)).toHaveLength(1);
    expect(attribute(page.one(`${form} [name="friend_agrees"]`), "required")).toBeDefined();
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("RF-06 a referral gives the referrer a personal link, which works", async () => {
    const response = await site.fetch(PAGE, formPost(REFERRAL));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const html = await response.text();
    const page = readHtml(html);
    const [link = ""] = hrefs(page, ".refer-thanks__address a");
    expect(link).toMatch(new RegExp(`^${PUBLIC_URL}/in/interiors/referral/\\w{8}$`));
    expect((await site.fetch(new URL(link).pathname)).status).toBe(200);
    const whatsapp = hrefs(page, ".refer-thanks__ways a")[0] ?? "";
    expect(decodeURIComponent(whatsapp)).toContain(link);
    expect(page.all(FORM)).toEqual([]);
    expect(await htmlProblems(html)).toEqual([]);
    // Sending the same referral again creates no second one, and is not an error.
    expect((await site.fetch(PAGE, formPost(REFERRAL))).status).toBe(200);
  });

  test("Singapore has no referral page, so the link leads to the form and contains the key", async () => {
    const fields = { ...REFERRAL, friend_phone: "8123 4567", friend_dial_code: "+65" };
    const page = readHtml(await (await site.fetch("/sg/refer-a-friend", formPost(fields))).text());
    const [link = ""] = hrefs(page, ".refer-thanks__address a");
    const { pathname, searchParams } = new URL(link);
    expect([pathname, searchParams.get("about")]).toEqual([
      "/sg/talk",
      expect.stringMatching(/^Referral \w{8}$/),
    ]);
  });
});

describe("a form that cannot be accepted", () => {
  test("RF-09 is returned with the typed values and an error at each field", async () => {
    const wrong = { ...REFERRAL, referrer_email: "asha", friend_phone: "98450", friend_agrees: "" };
    const response = await site.fetch(PAGE, formPost(wrong));
    expect(response.status).toBe(422);
    const html = await response.text();
    const page = readHtml(html);
    const value = (name: string) => attribute(page.one(`${FORM} input[name="${name}"]`), "value");
    expect([value("referrer_name"), value("referrer_email"), value("friend_phone")]).toEqual([
      "Asha Rao",
      "asha",
      "98450",
    ]);
    expect(textOf(page.one(`${FORM} textarea`))).toContain("He gets his keys in May.");
    const bad = page.all(`${FORM} [aria-invalid]`).map((input) => attribute(input, "name"));
    expect(bad).toEqual(["referrer_email", "friend_phone"]);
    expect(page.all(`${FORM} .field__note--error`)).toHaveLength(3);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("never answers 500, for any input", async () => {
    for (const text of ["<script>alert(1)</script>", "\u0000", "\ud800", "x".repeat(5000), "=cmd()"]) {
      const fields = Object.fromEntries(Object.keys(REFERRAL).map((name) => [name, text]));
      const response = await site.fetch(PAGE, formPost(fields));
      expect([text.slice(0, 10), response.status]).toEqual([text.slice(0, 10), 422]);
      expect(await response.text()).not.toContain("<script>alert");
    }
    const comments = await site.fetch(PAGE, formPost({ ...REFERRAL, comments: "a\u0007b" }));
    expect(comments.status).toBe(422);
  });
});

test("RF-07 a failing backend shows an error in the form, and loses no input", async () => {
  const response = await siteWithoutBackend.fetch(PAGE, formPost(REFERRAL));
  expect(response.status).toBe(503);
  const page = readHtml(await response.text());
  expect(textOf(page.one(`${FORM} [role="alert"]`))).toContain("We couldn’t send your referral");
  expect(attribute(page.one(`${FORM} input[name="friend_name"]`), "value")).toBe("Vikram Shah");
});
