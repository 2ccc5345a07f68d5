import { expect, test, vi } from "vitest";
import { PATIENT } from "../../../tests/support/patient.ts";
import { stubCollector } from "../../../tests/support/stub-collector.ts";
import { createLog } from "../../platform/log.ts";
import { openErrorReports } from "./open-error-reports.ts";

const sentry = stubCollector();

function dsn(): string {
  const url = new URL(sentry.url());
  url.username = "key";
  url.pathname = "/7";
  return url.href;
}

test("an error of the log is reported once, with release, page and request, and without personal data", async () => {
  const errors = openErrorReports(dsn(), "0123456789abcdef");
  const hide = (text: string) => text.replaceAll("asha@example.com", "[removed]");
  const log = createLog("error", { hide, output: { write: () => {} }, errors });
  const failure = Object.assign(new TypeError("no picture for asha@example.com"), { row: "Asha Rao" });
  for (let count = 0; count < 3; count += 1)
    log.error({ error: failure, page: "home", requestId: "r-1", name: "Asha Rao" }, "A page failed.");
  log.warn({ error: failure }, "A warning is no report.");
  log.error("The content could not be reloaded.");
  await vi.waitFor(() => expect(sentry.received).toHaveLength(2), PATIENT);
  const [page, content] = sentry.received.map((envelope) => JSON.parse(envelope.split("\n")[2] ?? ""));
  expect(page).toMatchObject({
    level: "error",
    release: "0123456789ab",
    transaction: "home",
    tags: { page: "home", requestId: "r-1", log: "A page failed." },
    exception: { values: [{ type: "TypeError", value: "no picture for [removed]" }] },
  });
  expect(page.exception.values[0].stacktrace.frames.at(-1).filename).toContain("open-error-reports.test.ts");
  expect(content.message).toBe("The content could not be reloaded.");
  expect(sentry.received.join()).not.toMatch(/asha/i);
});

test("a server for reports that is away stops nothing", async () => {
  const errors = openErrorReports("http://key@127.0.0.1:9/1", undefined);
  const log = createLog("error", { output: { write: () => {} }, errors });
  expect(() => log.error({ error: new Error("one") }, "A page failed.")).not.toThrow();
});
