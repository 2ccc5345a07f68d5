import { describe, expect, test } from "vitest";
import type { RecaptchaConfig } from "../../src/services/config/customer-config.ts";
import { checkRecaptcha } from "../../src/services/leads/receive-lead.ts";
import { stubBackend } from "../support/stub-backend.ts";

const asked: { url: string; type: string; body: URLSearchParams }[] = [];
let answer: { status: number; body: string } = { status: 200, body: "" };

const google = stubBackend(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  asked.push({
    url: `${request.method} ${request.url}`,
    type: request.headers["content-type"] ?? "",
    body: new URLSearchParams(body),
  });
  response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
});

function config(more: Partial<RecaptchaConfig> = {}): RecaptchaConfig {
  return {
    siteKey: "site",
    secret: "the-secret",
    version: 3,
    size: "invisible",
    hideBadge: false,
    minScore: 0.5,
    url: google.url(),
    ...more,
  };
}

function says(verdict: unknown, status = 200): void {
  answer = { status, body: typeof verdict === "string" ? verdict : JSON.stringify(verdict) };
}

describe("reCAPTCHA", () => {
  test("without settings every lead is accepted, without a call", async () => {
    asked.length = 0;
    expect(await checkRecaptcha(undefined, undefined)).toBe("ok");
    expect(await checkRecaptcha(undefined, "token")).toBe("ok");
    expect(asked).toEqual([]);
  });

  test("a form without a token is distinguished from a refused one, without a call", async () => {
    asked.length = 0;
    expect(await checkRecaptcha(config(), undefined)).toBe("missing");
    expect(await checkRecaptcha(config(), "")).toBe("missing");
    expect(asked).toEqual([]);
  });

  test("RC-02 sends the secret, the token and the visitor's address as a form", async () => {
    asked.length = 0;
    says({ success: true, score: 0.9 });
    expect(await checkRecaptcha(config(), "a+token&x=1", "203.0.113.9")).toBe("ok");
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe("POST /recaptcha/api/siteverify");
    expect(asked[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
      secret: "the-secret",
      response: "a+token&x=1",
      remoteip: "203.0.113.9",
    });
  });

  test("RC-02 version 3 also needs the score, version 2 has none", async () => {
    says({ success: true, score: 0.4 });
    expect(await checkRecaptcha(config(), "t")).toBe("refused");
    expect(await checkRecaptcha(config({ minScore: 0.4 }), "t")).toBe("ok");
    says({ success: true });
    expect(await checkRecaptcha(config(), "t")).toBe("refused");
    expect(await checkRecaptcha(config({ version: 2 }), "t")).toBe("ok");
  });

  test("a used or forged token is refused", async () => {
    says({ success: false, "error-codes": ["timeout-or-duplicate"] });
    expect(await checkRecaptcha(config(), "t")).toBe("refused");
    expect(await checkRecaptcha(config({ version: 2 }), "t")).toBe("refused");
  });

  test("an error, an invalid response or no response counts as unreachable, so that the lead is not lost", async () => {
    says({ success: true, score: 1 }, 500);
    expect(await checkRecaptcha(config(), "t")).toBe("unreachable");
    says("<html>");
    expect(await checkRecaptcha(config(), "t")).toBe("unreachable");
    says({ success: "yes" });
    expect(await checkRecaptcha(config(), "t")).toBe("unreachable");
    expect(await checkRecaptcha(config({ url: "http://127.0.0.1:9" }), "t")).toBe("unreachable");
  });
});
