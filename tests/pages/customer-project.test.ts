import { textContent } from "domutils";
import { expect, test } from "vitest";
import { runProjectCommand } from "../../src/server/commands/project-command.ts";
import { LOCAL_URL, localSite } from "../support/local-site.ts";
import { elementsIn, readHtml } from "../support/read-html.ts";
import { readPdf } from "../support/read-pdf.ts";

const site = localSite();
const HUB = "/bumblebee/v1/api/hub";
const TRACKED =
  "query trackCustomerServices { trackCustomerServices { doesInteriorsProjectExist doesProductsProjectExist } }";

async function sample(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  const code = await runProjectCommand(["sample", ...words], { DATA_DIR: site.dataDirectory }, (sentence) =>
    said.push(sentence),
  );
  expect(code).toBe(0);
  return said;
}

const track = async (browser: Awaited<ReturnType<typeof site.customer>>) => {
  const answer = await browser.sendJson(`${HUB}/graphql`, {
    query: TRACKED,
    operationName: "trackCustomerServices",
    variables: {},
  });
  return JSON.parse(answer.text).data.trackCustomerServices;
};

test("CH-01 CH-06 RL-04 a sample project from the command is assigned to its owner at login, and shows the stage of the home", async () => {
  const [said] = await sample("asha@example.com", "--country", "in");
  expect(said).toContain("asha@example.com");
  const browser = await site.customer("asha@example.com");
  const { data } = JSON.parse((await browser.open(`${HUB}/project`)).text);
  expect(data.project).toMatchObject({ isSample: true, stages: expect.arrayContaining([]) });
  expect(data.project.stages).toHaveLength(10);
  const page = await browser.open("/in/profile/project");
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toContain("no-store");
  const html = readHtml(page.text);
  expect(html.all(".stage-line [aria-current=step]")).toHaveLength(1);
  for (const id of ["payments", "price", "date", "photographs", "checks", "team", "papers"])
    expect(html.all(`section#${id}`)).toHaveLength(1);
  expect(html.all("section#passport")).toHaveLength(0);
  expect(html.all(".papers a").length).toBeGreaterThan(3);
  expect(html.all(".next-step form button[name=option]").length).toBeGreaterThan(1);
});

test("CH-04 tracked services return which kinds of project a customer has", async () => {
  await sample("tracked@example.com");
  expect(await track(await site.customer("tracked@example.com"))).toEqual({
    doesInteriorsProjectExist: true,
    doesProductsProjectExist: false,
  });
  expect(await track(await site.customer("untracked@example.com"))).toEqual({
    doesInteriorsProjectExist: false,
    doesProductsProjectExist: false,
  });
});

test("CH-06 without a login no project is shown: calls are refused, pages redirect to the login and back", async () => {
  const guest = site.guest();
  expect((await guest.open(`${HUB}/project`)).status).toBe(401);
  for (const path of [
    "/in/profile/project",
    "/in/profile/project/calendar",
    "/in/profile/project/papers/x",
  ]) {
    const answer = await site.fetch(path, {}, LOCAL_URL);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toContain(`redirectPath=${encodeURIComponent(path)}`);
  }
});

test("a project document opens only for its owner; for another customer it is not found", async () => {
  await sample("owner@example.com");
  await sample("stranger@example.com", "--country", "sg");
  const owner = await site.customer("owner@example.com");
  const stranger = await site.customer("stranger@example.com");
  const { data } = JSON.parse((await owner.open(`${HUB}/project`)).text);
  const { id } = data.project.papers[0];
  expect((await owner.open(`/in/profile/project/papers/${id}`)).headers.get("content-type")).toBe(
    "application/pdf",
  );
  const ofNobody = await stranger.open(`${HUB}/project/papers/no-such-paper`);
  const ofOwner = await stranger.open(`${HUB}/project/papers/${id}`);
  expect([ofOwner.status, ofOwner.text]).toEqual([404, ofNobody.text]);
  expect((await stranger.open(`/sg/profile/project/papers/${id}`)).status).toBe(404);
});

test("the dates are a calendar file, with hours, decisions and due payments", async () => {
  await sample("dates@example.com");
  const browser = await site.customer("dates@example.com");
  const { text, headers } = await browser.open("/in/profile/project/calendar");
  expect(headers.get("content-type")).toContain("text/calendar");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(7);
  expect(text).toMatch(/DTSTART;TZID=Asia\/Kolkata:\d{8}T100000/);
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
});

test("after the handover there is a home passport with the warranty periods, and the final bill is in Arabic", async () => {
  await sample("noura@example.com", "--country", "sa", "--handed-over");
  const browser = await site.customer("noura@example.com");
  const html = readHtml((await browser.open("/sa-ar/profile/project")).text);
  expect(html.all("section#passport .passport__code").length).toBeGreaterThan(4);
  expect(html.all(".warranty__track")).toHaveLength(4);
  expect(html.all(".stage-line .is-done")).toHaveLength(10);
  const { data } = JSON.parse((await browser.open(`${HUB}/project`)).text);
  const bill = data.project.papers.find(({ id }: { id: string }) => id.endsWith("-bill"));
  const response = await site.fetch(
    `/sa-ar/profile/project/papers/${bill.id}`,
    { headers: { cookie: cookiesOf(browser) } },
    LOCAL_URL,
  );
  const pdf = await readPdf(await response.arrayBuffer());
  expect([pdf.language, pdf.title]).toEqual(["ar", "الفاتورة النهائية"]);
});

test("a customer without a project sees how one starts", async () => {
  const browser = await site.customer("nobody@example.com");
  const page = await browser.open("/sg/profile/project");
  expect(page.status).toBe(200);
  expect(readHtml(page.text).all(".no-project__stage")).toHaveLength(4);
});

test("the overview shows the next steps and has a block for each area of the account", async () => {
  await sample("overview@example.com");
  const browser = await site.customer("overview@example.com");
  const html = readHtml((await browser.open("/in/profile")).text);
  expect(html.all(".overview__next .overview__lines li")).toHaveLength(4);
  expect(html.all(".overview__block")).toHaveLength(5);
});

test("a project in India keeps its currency, time zone and documents in every edition", async () => {
  await sample("abroad@example.com", "--country", "in");
  const browser = await site.customer("abroad@example.com");
  const text = async (path: string) => textContent(readHtml((await browser.open(path)).text).one("main"));
  for (const path of ["/sa-ar/profile", "/sa-ar/profile/project", "/sg/profile/project"]) {
    const shown = await text(path);
    expect(shown, path).toMatch(/₹\d,\d\d,\d\d\d/);
    expect(shown, path).not.toMatch(/ريال|S\$/);
  }
  const here = (await browser.open("/in/profile/project/calendar")).text;
  const there = (await browser.open("/sa-ar/profile/project/calendar")).text;
  const hours = (file: string) => file.match(/DT(?:START|END):\d{8}T\d{6}Z/g);
  expect(hours(there)).toEqual(hours(here));
  expect(there).toContain("₹");
  const { data } = JSON.parse((await browser.open(`${HUB}/project`)).text);
  expect(data.project.country).toBe("IN");
  const quote = data.project.papers.find(({ id }: { id: string }) => id.endsWith("estimate"));
  const response = await site.fetch(
    `/sg/profile/project/papers/${quote.id}`,
    { headers: { cookie: cookiesOf(browser) } },
    LOCAL_URL,
  );
  const pdf = await readPdf(await response.arrayBuffer());
  expect(pdf.text).not.toContain("S$");
});

test("an option of a decision is chosen without a script, is recorded with customer and time, and is final", async () => {
  await sample("decides@example.com", "--country", "in");
  const browser = await site.customer("decides@example.com");
  const before = readHtml((await browser.open("/in/profile/project")).text);
  const options = before.all("#decisions form").map((form) => textContent(form));
  expect(options.some((option) => option.includes("Brass knob") && option.includes("+₹6,000"))).toBe(true);
  const answered = await browser.send("/in/profile/project", { decision: "handles", option: "knob" });
  expect(answered.status).toBe(200);
  const shown = textContent(readHtml(answered.text).one("#decisions"));
  expect(shown).toMatch(/Brass knob\s*Chosen by you · .+\d/);
  // Only the first answer counts, and loading the project again keeps it.
  await browser.send("/in/profile/project", { decision: "handles", option: "profile" });
  await sample("decides@example.com", "--country", "in");
  const { data } = JSON.parse((await browser.open(`${HUB}/project`)).text);
  const decided = data.project.decisions.find(({ id }: { id: string }) => id === "handles");
  expect(decided).toMatchObject({ answer: { option: "knob" }, decidedOn: expect.any(String) });
  const refused = await browser.sendJson(`${HUB}/project/decisions/handles`, { option: "profile" });
  expect(refused.status).toBe(409);
  expect((await browser.sendJson(`${HUB}/project/decisions/none`, { option: "knob" })).status).toBe(404);
  expect((await browser.open("/in/profile/tickets")).text).not.toContain("Handles of the wardrobes");
});

test("a change order is approved without a script, changes total and date, and is refused if it was read before a change", async () => {
  await sample("approves@example.com", "--country", "in");
  const browser = await site.customer("approves@example.com");
  const textOf = (page: { text: string }, part: string) => textContent(readHtml(page.text).one(part));
  const before = await browser.open("/in/profile/project");
  expect(textOf(before, "#decisions")).toMatch(/Price\s*\+₹5,000\s*Handover\s*1 day later/);
  expect(textOf(before, "section#payments")).toContain("₹14,70,000");
  const order = { decision: "sockets", option: "approve" };
  const stale = await browser.send("/in/profile/project", { ...order, mark: "of-another-text" });
  expect(readHtml(stale.text).all(".notice[role=status]")).toHaveLength(1);
  expect(textOf(stale, "section#payments")).toContain("₹14,70,000");
  const [, ofOrder = ""] =
    /name="decision" value="sockets"\/?><input type="hidden" name="mark" value="(\w+)"/.exec(before.text) ??
    [];
  expect(ofOrder).toMatch(/^\w{16}$/);
  const approved = await browser.send("/in/profile/project", { ...order, mark: ofOrder });
  expect(textOf(approved, "section#payments")).toContain("₹14,75,000");
  expect(textOf(approved, "section#price")).toContain("+₹5,000");
  expect(readHtml(approved.text).all("section#date dl > div")).toHaveLength(5);
  // The second tab is too late, and the sample that is loaded again keeps the answer.
  await browser.send("/in/profile/project", { decision: "sockets", option: "decline", mark: ofOrder });
  await sample("approves@example.com", "--country", "in");
  expect(textOf(await browser.open("/in/profile/project"), "section#payments")).toContain("₹14,75,000");
});

test("a due payment says how to pay", async () => {
  await sample("pays@example.com", "--country", "sa");
  const browser = await site.customer("pays@example.com");
  for (const path of ["/sa/profile/project", "/sa-ar/profile/project"]) {
    const payments = readHtml((await browser.open(path)).text).one("section#payments");
    expect(elementsIn(payments, ".notice a").length).toBeGreaterThan(1);
  }
});

test("the command explains an unknown argument, and changes nothing", async () => {
  const run = (...words: string[]) => {
    const said: string[] = [];
    return runProjectCommand(words, { DATA_DIR: site.dataDirectory }, (sentence) => said.push(sentence)).then(
      (code) => [code, said.join(" ")] as const,
    );
  };
  expect(await run("sample")).toEqual([2, expect.stringContaining("Usage")]);
  expect(await run("sample", "a@example.com", "--country", "fr")).toEqual([
    2,
    expect.stringContaining("Usage"),
  ]);
  expect(await run("sample", "12")).toEqual([1, expect.stringContaining('"12"')]);
  expect(await run("remove", "none@example.com")).toEqual([0, expect.stringContaining("has no sample")]);
});

function cookiesOf(browser: { cookie(name: string): string | undefined }): string {
  return ["atrium-session", "__Host-atrium-session", "atrium-known"]
    .flatMap((name) => {
      const value = browser.cookie(name);
      return value ? [`${name}=${value}`] : [];
    })
    .join("; ");
}
