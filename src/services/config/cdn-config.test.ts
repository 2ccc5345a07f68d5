import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";

const CDN_PURGE_URL = "https://api.fastly.com/service/abc/purge";

test("a CDN has a kind, an address for purges and a token", () => {
  expect(loadConfig({}).cdn).toBeUndefined();
  const given = { CDN: "fastly", CDN_PURGE_URL, CDN_PURGE_TOKEN: "secret", CDN_SECONDS: "3600" };
  expect(loadConfig(given)).toMatchObject({
    cdn: { kind: "fastly", purgeUrl: CDN_PURGE_URL, token: "secret", keepSeconds: 3600 },
    hostAddresses: expect.not.objectContaining({ CDN_PURGE_URL }),
  });
});

test.each([
  [{ CDN: "webhook" }, /CDN and CDN_PURGE_URL need each other/],
  [{ CDN_PURGE_URL }, /CDN and CDN_PURGE_URL need each other/],
  [{ CDN: "cloudflare", CDN_PURGE_URL }, /CDN=cloudflare needs CDN_PURGE_TOKEN/],
])("%j stops the start and says what to do", (environment, sentence) => {
  expect(() => loadConfig(environment)).toThrow(sentence);
});
