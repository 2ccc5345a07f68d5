import { describe, expect, test } from "vitest";
import { mailServer, tokenIn } from "../support/mail-server.ts";
import { openPage } from "../support/open-page.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, textOf } from "../support/read-html.ts";
import { formPost, sendLead } from "../support/send-lead.ts";
import { htmlProblems } from "./html-rules.ts";

const server = mailServer();
const site = testSite(() => ({
  LEADS_PER_ADDRESS: "1000",
  SMTP_URL: server.url(),
  MAIL_FROM: "Livspace <hello@example.com>",
}));

/** Waits for the job that sends the link; confirmations also contain such a link. */
async function stopLink(to: string): Promise<string> {
  for (;;) {
    const letter = server.received.find(
      (mail) => mail.to.includes(to) && /^message-id:\s*<stop-/im.test(mail.raw),
    );
    if (letter) return tokenIn(letter, "stop-contact");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("stopping all contact", () => {
  test("needs a link from the mailbox and one press, in plain HTML", async () => {
    const email = "jordan@x.io";
    const mine = await sendLead(site, { email });
    const other = await sendLead(site, { email });
    const pactPath = `/in/contact-pact/${mine.token}`;
    const { page: before } = await openPage(site, pactPath);
    expect(textOf(before.one(".pact__everything"))).toContain("j****n@x.io");
    const asked = await site.fetch(pactPath, formPost({ do: "stop-mailbox" }));
    expect([asked.status, asked.headers.get("location")]).toEqual([303, `${pactPath}?done=linkSent`]);
    const { html: sent, page: waiting } = await openPage(site, `${pactPath}?done=linkSent`);
    expect(waiting.all('[role="status"]').length).toBeGreaterThan(0);
    expect(await htmlProblems(sent)).toEqual([]);

    const path = `/in/stop-contact/${await stopLink(email)}`;
    const { html, page } = await openPage(site, path);
    expect(textOf(page.one("main"))).toContain("j****n@x.io");
    expect(html).not.toContain(email);
    expect(page.all("footer form")).toEqual([]);
    expect(await htmlProblems(html)).toEqual([]);
    // Opening the page changes nothing.
    const { page: untouched } = await openPage(site, `/in/contact-pact/${other.token}`);
    expect(untouched.all(".pact__stop")).toHaveLength(1);
    const wish = attribute(page.one('main input[name="do"]'), "value") ?? "";
    const decided = await site.fetch(path, formPost({ do: wish }));
    expect([decided.status, decided.headers.get("location")]).toEqual([303, `${path}?done=stopped`]);
    const { html: after, page: stopped } = await openPage(site, `${path}?done=stopped`);
    expect(stopped.all("main form")).toEqual([]);
    expect(await htmlProblems(after)).toEqual([]);
    const { page: quiet } = await openPage(site, `/in/contact-pact/${other.token}`);
    expect(textOf(quiet.one(".pact__next"))).toContain("j****n@x.io");
    expect(quiet.all(".pact__stop, .pact__everything")).toEqual([]);

    // A second use redirects to the page and changes nothing.
    expect((await site.fetch(path, formPost({ do: "allowed" }))).headers.get("location")).toBe(path);
    expect((await site.fetch(path, formPost({ do: "nonsense" }))).status).toBe(400);
  });

  test("goes to a person if only a number is known, in Arabic from right to left", async () => {
    const lead = { name: "سارة", phone: "0551234568", iso_code: "SA", language: "ar" };
    const { token } = await sendLead(site, lead);
    const path = `/sa-ar/contact-pact/${token}`;
    const { page: before } = await openPage(site, path);
    expect(before.all('input[value="stop-mailbox"]')).toEqual([]);
    const asked = await site.fetch(path, formPost({ do: "stop-number" }));
    expect(asked.headers.get("location")).toBe(`${path}?done=asked`);
    const { html, page } = await openPage(site, `${path}?done=asked`);
    expect(page.all('input[value="stop-number"]')).toEqual([]);
    expect(textOf(page.one(".pact__everything"))).toContain("+966******568");
    expect(await htmlProblems(html)).toEqual([]);
    expect((await site.fetch(path, formPost({ do: "stop-mailbox" }))).status).toBe(409);
  });

  test("is not possible without the link", async () => {
    const { token } = await sendLead(site);
    for (const other of ["x", "a.b", token, "%E2%80%AE.x"]) {
      expect((await site.fetch(`/in/stop-contact/${other}`)).status).toBe(404);
      expect((await site.fetch(`/in/stop-contact/${other}`, formPost({ do: "stopped" }))).status).toBe(404);
    }
  });
});
