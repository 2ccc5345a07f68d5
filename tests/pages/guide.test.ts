import { expect, test } from "vitest";
import { staticFileAddress } from "../../src/contracts/static-file.ts";
import { GUIDE } from "../../src/web/features/leads/guide/guide.ts";
import { openPage } from "../support/open-page.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, hrefs, textOf } from "../support/read-html.ts";
import { sendLead } from "../support/send-lead.ts";

const site = testSite();
const TITLE = "5 things you are doing wrong with your home interiors";

test("LF-23 LF-24 design ideas offer the guide for a lead that is counted as Guide Download", async () => {
  const { page } = await openPage(site, "/in/design-ideas");
  expect(textOf(page.one("[data-guide] h2"))).toBe(TITLE);
  const link = page.one("[data-guide] [data-opens]");
  expect(attribute(link, "data-cta-type")).toBe("Guide Download");
  const { page: form } = await openPage(site, attribute(link, "href") ?? "");
  expect(attribute(form.one('main input[name="cta_type"]'), "value")).toBe("Guide Download");
  const quiz = attribute(page.one("[data-guide]"), "data-quiz-url") ?? "";
  expect((await site.fetch(quiz)).status).toBe(200);
});

test("LF-24 SF-01 SF-02 the thank-you page of such a lead has the link, and the link returns the file", async () => {
  const { token } = await sendLead(site, { cta_type: "Guide Download" });
  const { page } = await openPage(site, `/in/thank-you/${token}`);
  const [href = ""] = hrefs(page, "[data-thanks] .guide-download a");
  const response = await site.fetch(href);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toContain(`filename="${TITLE}.pdf"`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
  expect(bytes.byteLength).toBeLessThan(2.5 * 1024 * 1024);
});

const MULTIPART = { "content-type": "multipart/form-data" };
const PARTS = new FormData();
PARTS.set("filePath", "elsewhere.pdf");

test.each<[string, RequestInit]>([
  ["GET", {}],
  ["GET of a multipart type", { headers: MULTIPART }],
  ["POST of a multipart type without a body", { method: "POST", headers: MULTIPART }],
  ["POST with parts", { method: "POST", body: PARTS }],
  ["HEAD", { method: "HEAD" }],
])("SF-01 %s returns the file that the query names", async (_, init) => {
  const response = await site.fetch(staticFileAddress(GUIDE), init);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toContain(`filename="${TITLE}.pdf"`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const begin = init.method === "HEAD" ? "" : "%PDF-";
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe(begin);
});

test("LF-24 other leads are not offered the guide", async () => {
  const { token } = await sendLead(site, { cta_type: "Banner", phone: "98450 66666" });
  const { page } = await openPage(site, `/in/thank-you/${token}`);
  expect(page.all(".guide-download a")).toEqual([]);
});
