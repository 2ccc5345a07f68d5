import { expect, test } from "vitest";
import { createSigner } from "./signing.ts";

const signer = createSigner("a secret of the tests");

test("reads what it signed", () => {
  expect(signer.read("lead", signer.sign("lead", "42"))).toEqual({ text: "42" });
});

test("reads nothing that was made for another purpose, by another secret, or changed", () => {
  const token = signer.sign("lead", "42");
  expect(signer.read("refill", token)).toBeUndefined();
  expect(createSigner("another").read("lead", token)).toBeUndefined();
  const forged = `${Buffer.from('["43"]').toString("base64url")}.${token.split(".")[1]}`;
  for (const bad of [forged, `${token}x`, `${token}.x`, "", ".", "..", "%00", "x".repeat(10_000)])
    expect(signer.read("lead", bad)).toBeUndefined();
});

test("says when the time of a token is over", () => {
  const until = new Date("2026-11-15T10:00:00Z");
  const token = signer.sign("refill", "42", until);
  expect(signer.read("refill", token, new Date("2026-11-15T09:59:59Z"))).toEqual({ text: "42" });
  expect(signer.read("refill", token, new Date("2026-11-15T10:00:01Z"))).toBe("expired");
});

test("a fingerprint is the same for the same text and tells nothing of it", () => {
  const print = signer.fingerprint("customer", "+919845012345");
  expect(print).toBe(signer.fingerprint("customer", "+919845012345"));
  expect(print).not.toBe(signer.fingerprint("customer", "+919845012346"));
  expect(print).toMatch(/^[0-9a-f]{32}$/);
});
