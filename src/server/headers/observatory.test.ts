import { describe, expect, test } from "vitest";
import { hashInlineScripts } from "./inline-hashes.ts";
import { secureLocation } from "./request-security.ts";
import { securityHeaders } from "./security-headers.ts";

/* The rules of MDN HTTP Observatory that a server can fulfil: 100 points, a modifier for each rule, A+ from 100
   points. Its two bonuses for the HSTS preload list and for SRI are not under our control and are not counted here. */
const document = "<!doctype html><script type=module>start()</script>";

describe("MDN Observatory behind TLS", () => {
  const headers = new Headers(
    securityHeaders({
      variant: "page",
      secure: true,
      scriptHashes: hashInlineScripts(document),
    }),
  );
  const modifiers = {
    contentSecurityPolicy: scorePolicy(parsePolicy(headers.get("content-security-policy"))),
    cookies: scoreCookies(["anonymousId=x; Path=/; Secure; HttpOnly; SameSite=Lax"]),
    crossOriginResourceSharing: headers.has("access-control-allow-origin") ? -50 : 0,
    crossOriginResourcePolicy: scoreOf(headers.get("cross-origin-resource-policy"), {
      "same-origin": 10,
      "same-site": 10,
      "cross-origin": 0,
    }),
    crossOriginOpenerPolicy: scoreOf(headers.get("cross-origin-opener-policy"), {
      "same-origin": 10,
      "same-origin-allow-popups": 10,
      "noopener-allow-popups": 10,
      "unsafe-none": 0,
    }),
    redirection: scoreRedirection(),
    referrerPolicy: scoreOf(headers.get("referrer-policy"), {
      "no-referrer": 5,
      "same-origin": 5,
      "strict-origin": 5,
      "strict-origin-when-cross-origin": 5,
    }),
    strictTransportSecurity: scoreTransport(headers.get("strict-transport-security")),
    contentTypeOptions: scoreOf(headers.get("x-content-type-options"), { nosniff: 0 }),
    frameOptions: parsePolicy(headers.get("content-security-policy")).has("frame-ancestors") ? 5 : -20,
  };

  test.each(Object.entries(modifiers))("%s has no penalty (%i)", (_rule, modifier) => {
    expect(modifier).toBeGreaterThanOrEqual(0);
  });

  test("the policy earns the full bonus: default-src 'none' and nothing unsafe", () => {
    expect(modifiers.contentSecurityPolicy).toBe(10);
  });

  test("the grade is A+, with the bonuses and without them", () => {
    const values = Object.values(modifiers);
    const withoutBonus = 100 + values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
    expect(withoutBonus).toBe(100);
    expect(100 + values.reduce((sum, value) => sum + value, 0)).toBeGreaterThanOrEqual(140);
  });
});

test.each([
  [["sid=1; Secure; HttpOnly; SameSite=Lax"], 5],
  [["sid=1; Secure; HttpOnly"], 0],
  [["sid=1; HttpOnly; SameSite=Lax"], -5],
  [["session=1; Secure; SameSite=Lax"], -30],
  [["a=1; Secure; SameSite=Sometimes"], -20],
  [[], 0],
])("the cookie rule scores %j with %i", (cookies, score) => {
  expect(scoreCookies(cookies)).toBe(score);
});

function parsePolicy(header: string | null): Map<string, string[]> {
  const directives = (header ?? "").split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const INLINE = ["'unsafe-inline'", "data:"];

function scorePolicy(policy: Map<string, string[]>): number {
  const fallback = policy.get("default-src") ?? ["*"];
  const scripts = policy.get("script-src") ?? fallback;
  const styles = policy.get("style-src") ?? fallback;
  const objects = policy.get("object-src") ?? fallback;
  const all = [...policy.values()].flat();
  if (policy.size === 0) return -25;
  if (hasAny(scripts, [...BROAD, ...INLINE]) || hasAny(objects, BROAD)) return -20;
  if (all.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (hasAny([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (hasAny(styles, [...BROAD, ...INLINE])) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function hasAny(sources: string[], unwanted: string[]): boolean {
  return sources.some((source) => unwanted.includes(source));
}

function scoreCookies(cookies: string[]): number {
  const scores = cookies.map((cookie) => {
    const [pair = "", ...flags] = cookie.split(";").map((part) => part.trim().toLowerCase());
    const sameSite = flags.find((flag) => flag.startsWith("samesite="))?.slice("samesite=".length);
    const isSession = /login|sess/.test(pair.split("=")[0] ?? "");
    if (isSession && !flags.includes("httponly")) return -30;
    if (sameSite !== undefined && !["lax", "strict", "none"].includes(sameSite)) return -20;
    if (!flags.includes("secure")) return isSession ? -10 : -5;
    return sameSite === undefined ? 0 : 5;
  });
  return scores.length === 0 ? 0 : Math.min(...scores);
}

function scoreRedirection(): number {
  const url = new URL("http://homes.example/in");
  const location = secureLocation(new Headers({ "x-forwarded-proto": "http" }), url, "https://homes.example");
  const target = new URL(location ?? url);
  if (target.protocol !== "https:") return -20;
  return target.hostname === url.hostname ? 0 : -5;
}

function scoreTransport(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= 15_552_000 ? 0 : -10;
}

function scoreOf(value: string | null, scores: Record<string, number>): number {
  return scores[value ?? ""] ?? -5;
}
