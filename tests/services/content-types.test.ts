import { expect, test } from "vitest";
import { ALL_CALLS } from "../../src/contracts/calls/all-calls.ts";
import { HOSTS } from "../../src/contracts/hosts.ts";
import { newBackends } from "./fixture-backends.ts";

/** Content types that another site can make a browser send without a preflight request, and a body without a type. */
const SIMPLE_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "",
];

const SIGNED = ["recordContactAttempt", "recordContactStop"];
const CRM = { url: "http://127.0.0.1:9", secret: "a-secret-of-both-sides", timeoutMs: 1000 };

test("every call with a body accepts only JSON, or only a file, and says so", async () => {
  const { app } = await newBackends({ crm: CRM });
  const calls = ALL_CALLS.filter(({ method }) => method === "POST");
  expect(calls.length).toBeGreaterThan(10);
  for (const { name, host, path, example, isUpload } of calls) {
    const post = (type: string) =>
      app.request(HOSTS[host].embeddedAt + path.replaceAll(/:\w+/g, "x"), {
        method: "POST",
        headers: type === "" ? {} : { "content-type": type },
        body: new TextEncoder().encode(JSON.stringify(example ?? {})),
      });
    // Signed calls are refused before their body is read.
    const refused = SIGNED.includes(name) ? 401 : 415;
    for (const type of [...SIMPLE_TYPES, "application/jsonp", "text/plain; application/json"])
      expect([name, type, (await post(type)).status]).toEqual([name, type, refused]);
    const accepted = isUpload
      ? ["application/octet-stream"]
      : ["application/json", "Application/JSON; charset=utf-8"];
    for (const type of accepted)
      expect([name, type, (await post(type)).status]).not.toEqual([name, type, 415]);
  }
  const response = await app.request("/v1/api/leads", { method: "POST", body: "{}" });
  expect(await response.json()).toEqual({ error: expect.stringContaining("application/json") });
});
