import { expect, test, vi } from "vitest";
import { createLog } from "../../platform/log.ts";
import type { Exchange } from "../exchange.ts";
import { noticeProxy } from "./notice-proxy.ts";

function noticed(trustedProxies: number, ...requests: Record<string, string>[]): string[] {
  const log = createLog("silent");
  const warn = vi.spyOn(log, "warn");
  const step = noticeProxy({ trustedProxies, log });
  for (const headers of requests) {
    const url = new URL("https://www.example.com/in");
    const client = { address: undefined, secure: true };
    const exchange: Exchange = {
      page: undefined,
      request: new Request(url, { headers }),
      url,
      requestId: "1",
      client,
      log,
      bindings: {},
    };
    expect(step(exchange)).toBeUndefined();
  }
  return warn.mock.calls.map((words) => String(words[1]));
}

test.each(["x-forwarded-for", "forwarded", "x-forwarded-proto", "x-real-ip"])(
  "warns once about %s while no proxy is trusted, and names the setting",
  (header) => {
    const told = noticed(0, {}, { [header]: "203.0.113.7" }, { [header]: "203.0.113.8" });
    expect(told).toEqual([expect.stringContaining("Set TRUST_PROXY to the number of proxies")]);
    expect(told[0]).toContain(header);
  },
);

test("does not warn when the proxies are configured or there is none", () => {
  expect(noticed(1, { "x-forwarded-for": "203.0.113.7" })).toEqual([]);
  expect(noticed(0, {}, { accept: "text/html" })).toEqual([]);
});
