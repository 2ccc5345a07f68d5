import { expect, test } from "vitest";
import { sameSite } from "./starts-navigation.ts";

test("NV-09 compares URLs by their origin", () => {
  expect(sameSite("https://a/x", "https://a/y")).toBe(true);
  expect(sameSite("https://a/x", "https://b/x")).toBe(false);
  expect(sameSite("https://a/x", "http://a/x")).toBe(false);
  expect(sameSite("https://a/x", "https://a:8443/x")).toBe(false);
  expect(sameSite("https://us.example", "https://us.example.evil")).toBe(false);
});

test("NV-09 an invalid URL never matches", () => {
  expect(sameSite("nonsense", "nonsense")).toBe(false);
});
