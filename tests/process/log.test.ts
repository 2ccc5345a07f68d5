import { expect, test } from "vitest";
import type { LeadReceipt } from "../../src/contracts/leads/lead-record.ts";
import { makeLittleContent } from "../faults/small-content.ts";
import { siteProcesses } from "../support/site-process.ts";

const { start, newFolder } = siteProcesses();

test("no token is in the log, in any spelling of its address, and an unknown proxy is reported once", async () => {
  const site = await start({ LOG_LEVEL: "trace", CONTENT_DIR: makeLittleContent(newFolder()) });
  await site.ready();
  const lead = await fetch(`${site.url}/v1/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.7" },
    body: JSON.stringify({ name: "Asha Rao", phone: "9845012345", iso_code: "IN" }),
  });
  const { token }: LeadReceipt = await lead.json();
  const [body = "", signature = ""] = token.split(".");
  const addresses = [
    `/in/contact-pact/${token}`,
    `/in/contact-pact/${token}.data`,
    `/in/contact-pact/${token}.data/`,
    `/in/contact-pact/${body}%2E${signature}`,
    `/in/contact-pact/%${body.charCodeAt(0).toString(16)}${body.slice(1)}.${signature}`,
    `/in/contact-pact/${token}/nothing`,
    `/in/contact-pact/${token}?_routes=x`,
    `/in/thank-you/${token}`,
    `/in/thank-you/${token}/calendar`,
    `/in/interiors/lead-refill?q=${token}`,
    `/api/nothing/${token}`,
    `/bumblebee/v1/api/lead-details?q=${token}`,
  ];
  for (const address of addresses) {
    for (const method of ["GET", "POST"]) {
      const headers = { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" };
      await (await fetch(site.url + address, { method, headers, redirect: "manual" })).text();
    }
  }
  site.child.kill("SIGTERM");
  const { stdout, stderr } = await site.ended();
  expect(stdout.match(/"answered"/g)?.length).toBeGreaterThan(addresses.length);
  expect(stdout + stderr).not.toContain(signature);
  expect(stdout + stderr).not.toContain(body.slice(1));
  expect(stdout.split("\n").filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(1);
}, 120_000);
