import { expect, test } from "vitest";
import { createSigner } from "./signing.ts";

const signer = createSigner("a secret of the tests");

test("reads a token that it has signed", () => {
  expect(signer.read("lead", signer.sign("lead", "42"))).toEqual({ text: "42" });
});

test("does not read a token that has another purpose, another secret, or was changed", () => {
  const token = signer.sign("lead", "42");
  expect(signer.read("refill", token)).toBeUndefined();
  expect(createSigner("another").read("lead", token)).toBeUndefined();
  const forged = `${Buffer.from('["43"]').toString("base64url")}.${token.split(".")[1]}`;
  for (const bad of [forged, `${token}x`, `${token}.x`, "", ".", "..", "%00", "x".repeat(10_000)])
    expect(signer.read("lead", bad)).toBeUndefined();
});

test("reports that a token has expired", () => {
  const until = new Date("2026-11-15T10:00:00Z");
  const token = signer.sign("refill", "42", until);
  expect(signer.read("refill", token, new Date("2026-11-15T09:59:59Z"))).toEqual({ text: "42" });
  expect(signer.read("refill", token, new Date("2026-11-15T10:00:01Z"))).toBe("expired");
});

test("a fingerprint is equal for equal texts and does not reveal the text", () => {
  const print = signer.fingerprint("customer", "+919845012345");
  expect(print).toBe(signer.fingerprint("customer", "+919845012345"));
  expect(print).not.toBe(signer.fingerprint("customer", "+919845012346"));
  expect(print).toMatch(/^[0-9a-f]{32}$/);
});
