import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, textOf } from "../support/read-html.ts";
import { readPdf, withoutSpaces } from "../support/read-pdf.ts";
import { formPost } from "../support/send-lead.ts";

const site = testSite();

async function keep(region: string, calculator: string, choices: string): Promise<string> {
  const answer = await site.fetch(`/${region}/estimate`, formPost({ calculator, choices }));
  return new URL(answer.headers.get("location") ?? "", "http://own.invalid").pathname;
}

describe("the PDF of an estimate", () => {
  test.each([
    ["in", "in-kitchen", "finish=acrylic"],
    ["sg", "sg-home", ""],
    ["my", "my-home", ""],
    ["sa", "sa-home", ""],
    ["sa-ar", "sa-home", ""],
  ])(
    "ST-08 %s: has every line, every assumption, the code and the address of its page",
    async (region, calculator, choices) => {
      const path = await keep(region, calculator, choices);
      const { page } = await openPage(site, path);
      const answer = await site.fetch(`${path}/pdf`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(answer.headers.get("cache-control")).toContain("no-store");
      const { text, title, language, headings } = await readPdf(await answer.arrayBuffer());
      expect([title, language]).toEqual([
        expect.stringContaining(path.split("/").at(-1) ?? ""),
        attribute(page.one("html"), "lang"),
      ]);
      expect(headings.filter((role) => role === "H1")).toHaveLength(1);
      expect(headings.filter((role) => role === "H2").length).toBeGreaterThan(3);
      const code = path.split("/").at(-1) ?? "";
      expect(text).toContain(withoutSpaces(code));
      expect(text).toContain(withoutSpaces(path));
      const told = page.all(".ruled-list li").map((line) => withoutSpaces(textOf(line)));
      expect(told.length).toBeGreaterThan(4);
      expect(told.filter((line) => !text.includes(line))).toEqual([]);
      const chosen = page.all(".estimate__chosen dd").map((value) => withoutSpaces(textOf(value)));
      expect(chosen.filter((value) => !text.includes(value))).toEqual([]);
      const amounts = page
        .all(".calc-panel .bars .price, .calc-panel__sum .price")
        .map((one) => withoutSpaces(textOf(one)));
      expect(amounts.length).toBeGreaterThan(3);
      expect(amounts.filter((amount) => !text.includes(amount))).toEqual([]);
    },
  );

  test("an older version has its own PDF; an unknown code has none", async () => {
    const path = await keep("in", "in-wardrobe", "");
    expect((await site.fetch(`${path}/pdf?version=1`)).status).toBe(200);
    expect((await site.fetch("/in/estimate/22222-22222/pdf")).status).toBe(404);
    expect((await site.fetch("/in/estimate/nonsense/pdf")).status).toBe(404);
  });

  test("a second request gets the same file; another version or language has its own", async () => {
    const path = await keep("sa", "sa-home", "");
    const fileOf = async (address: string) => Buffer.from(await (await site.fetch(address)).arrayBuffer());
    const first = await fileOf(`${path}/pdf`);
    // A new drawing would have another date and another number.
    expect((await fileOf(`${path}/pdf`)).equals(first)).toBe(true);
    const other = await keep("sa", "sa-home", "tier=luxe");
    expect((await fileOf(`${other}/pdf`)).equals(first)).toBe(false);
    expect((await fileOf(`${path.replace("/sa/", "/sa-ar/")}/pdf`)).equals(first)).toBe(false);
  });
});
