import { expect, test } from "vitest";
import { testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

let answered = 500;
const backend = stubBackend((_, response) => {
  response.writeHead(answered, { "content-type": "application/json" }).end("{}");
});
const site = testSite(() => ({ BUMBLEBEE_URL: backend.url(), LEADS_VIA: "host" }));

test.each([
  [500, 503, "What you typed is still here: try again, or call us."],
  [429, 429, "Wait a few minutes and try again, or call us."],
  [403, 403, "Try again, or call us."],
])(
  "a lead call that answers %i returns the typed values and says what to do",
  async (status, shown, said) => {
    answered = status;
    const body = new URLSearchParams({
      name: "Kavya Menon",
      phone: "98450 12345",
      dialCode: "+91",
      pincode: "560102",
      whatsapp: "yes",
    });
    const response = await site.fetch("/in/talk", { method: "POST", body });
    const page = readHtml(await response.text());
    expect(response.status).toBe(shown);
    expect(textOf(page.one(".notice--bad h2"))).toContain(said);
    expect(attribute(page.one(".notice--bad a.btn"), "href")).toMatch(/^tel:\+\d+$/);
    for (const [name, value] of [...body].filter(([name]) => name !== "dialCode" && name !== "whatsapp"))
      expect(attribute(page.one(`#lead-form-page input[name="${name}"]`), "value")).toBe(value);
    expect(page.all("#lead-page-whatsapp[checked]")).toHaveLength(1);
  },
);
