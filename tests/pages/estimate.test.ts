import { describe, expect, test } from "vitest";
import { createLead } from "../../src/contracts/calls/leads/create-lead.ts";
import { openPage } from "../support/open-page.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, hrefs, readHtml, textOf } from "../support/read-html.ts";
import { formPost, sendLead } from "../support/send-lead.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite({ LEADS_PER_ADDRESS: "1000" });

async function keep(choices = "finish=acrylic", calculator = "in-kitchen", region = "in") {
  const answer = await site.fetch(`/${region}/estimate`, formPost({ calculator, choices }));
  expect(answer.status).toBe(303);
  const { pathname: path, search } = new URL(answer.headers.get("location") ?? "", "http://own.invalid");
  expect(search).toBe("?done=kept");
  const cookies = answer.headers.getSetCookie();
  const cookie = cookies[0]?.split(";")[0] ?? "";
  return { path, cookies, cookie };
}

const as = (cookie: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...init.headers, cookie },
});

async function open(path: string, cookie = "") {
  const response = await site.fetch(path, as(cookie));
  expect([path, response.status]).toEqual([path, 200]);
  const html = await response.text();
  return { response, html, page: readHtml(html) };
}

describe("a saved estimate", () => {
  test("ST-08 a calculator's result is saved by a plain form, and has a page under its code", async () => {
    const { page: calculator } = await openPage(
      site,
      "/in/interiors/kitchen-price-calculator?finish=acrylic",
    );
    const form = calculator.one('form[action="/in/estimate"]');
    expect(attribute(form, "method")).toBe("post");
    const { path } = await keep(
      attribute(calculator.one('form[action="/in/estimate"] [name="choices"]'), "value"),
    );
    const { response, html, page } = await open(path);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(textOf(page.one(".estimate__chosen"))).toContain("Acrylic");
    expect(attribute(page.one('meta[name="robots"]'), "content")).toContain("noindex");
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("the owner's key is a cookie for one browser and this address only, not readable by scripts", async () => {
    const { path, cookies } = await keep();
    expect(cookies.length).toBe(1);
    expect(cookies[0]).toContain(`Path=${path};`);
    expect(cookies[0]).toContain("HttpOnly");
    const saudi = await keep("", "sa-home", "sa-ar");
    expect(saudi.cookies.map((line) => /Path=\/([\w-]+)\//.exec(line)?.[1]).sort()).toEqual(["sa", "sa-ar"]);
  });

  test("another choice shows its cost line by line, and only the owner can save it", async () => {
    const { path, cookie } = await keep();
    const { page, html } = await open(`${path}?c-finish=laminate`, cookie);
    const changes = page.all("#difference .calc-list li").map((line) => textOf(line));
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatch(/Acrylic to Laminate\s*−\s*₹[\d,]+/);
    expect(page.all(".estimate__lines tbody tr").length).toBeGreaterThan(4);
    expect(await htmlProblems(html)).toEqual([]);
    const choices = attribute(page.one(`form[action="${path}"] [name="choices"]`), "value") ?? "";
    const refused = await site.fetch(path, formPost({ do: "change", choices }));
    expect(refused.headers.get("location")).toBe(`${path}?done=notYours`);
    const { page: stranger } = await open(`${path}?c-finish=laminate`);
    expect(stranger.all(`form[action="${path}"] [name="choices"]`)).toEqual([]);
    const changed = await site.fetch(path, as(cookie, formPost({ do: "change", choices })));
    expect(changed.headers.get("location")).toBe(`${path}?done=changed`);
    const { page: second } = await open(path);
    expect(textOf(second.one(".estimate__chosen"))).toContain("Laminate");
    const { page: first } = await open(`${path}?version=1`);
    expect(textOf(first.one(".estimate__chosen"))).toContain("Acrylic");
  });

  test("the secret link gives the key to another browser and is removed from the address", async () => {
    const { path, cookie } = await keep();
    const { page } = await open(path, cookie);
    const link = new URL(attribute(page.one(".estimate__owner a"), "href") ?? "");
    const answer = await site.fetch(link.pathname + link.search);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    expect(answer.headers.getSetCookie()[0]).toContain(cookie);
    const { page: others } = await open(path);
    expect(others.all(".estimate__owner")).toEqual([]);
  });

  test("in another country it redirects to its own; its code can be typed in any format", async () => {
    const { path } = await keep();
    const code = path.split("/").at(-1) ?? "";
    const abroad = await site.fetch(`/sg/estimate/${code}`);
    expect(abroad.headers.get("location")).toBe(path);
    const typed = await site.fetch(`/in/estimate?code=${code.replace("-", "").toLowerCase()}`);
    expect(typed.headers.get("location")).toBe(path);
    const { page } = await openPage(site, "/in/estimate?code=hello");
    expect(attribute(page.one('input[name="code"]'), "aria-invalid")).toBe("true");
    expect((await site.fetch("/in/estimate/22222-22222")).status).toBe(404);
  });

  test("its code is sent with a lead, with and without a script", async () => {
    const { path } = await keep();
    const { page } = await open(path);
    const link = page.one("a[data-estimate]");
    const [code = "", version] = (attribute(link, "data-estimate") ?? "").split(".");
    const { page: talk } = await openPage(site, attribute(link, "href") ?? "");
    expect(attribute(talk.one('main input[name="estimate_code"]'), "value")).toBe(code);
    expect(attribute(talk.one('main input[name="estimate_version"]'), "value")).toBe(version);
    const about = { estimate_code: code, estimate_version: version };
    expect(createLead.input.parse({ phone: "9845012345", ...about })).toMatchObject(about);
    const { token } = await sendLead(site, about);
    const { page: thanks } = await open(`/in/thank-you/${token}`);
    expect(hrefs(thanks, ".thanks__foot a")).toContain(`${path}?version=1`);
  });

  test("in Arabic it is written from right to left, with Arabic text", async () => {
    const { path } = await keep("", "sa-home", "sa-ar");
    const { html, page } = await open(path);
    expect(attribute(page.one("html"), "dir")).toBe("rtl");
    expect(textOf(page.one("main"))).toContain("الاختيارات");
    expect(await htmlProblems(html)).toEqual([]);
  });
});
