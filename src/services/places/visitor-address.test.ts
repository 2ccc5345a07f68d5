import { expect, test } from "vitest";
import { publicAddress } from "./service.ts";

test.each([
  ["49.207.1.1", "49.207.1.1"],
  ["10.0.0.7, 49.207.1.1, 192.168.1.1", "49.207.1.1"],
  ["49.207.1.1:51234", "49.207.1.1"],
  ["[2405:201::1]:443", "2405:201::1"],
  ["::ffff:49.207.1.1", "49.207.1.1"],
  ["2405:201::1", "2405:201::1"],
])("finds the public address in %s", (forwarded, address) => {
  expect(publicAddress(forwarded)).toBe(address);
});

test.each([
  undefined,
  "",
  "unknown",
  "127.0.0.1",
  "::1",
  "fe80::1",
  "10.1.2.3",
  "172.20.0.1",
  "100.64.0.1",
  "1.2.3",
])("finds none in %s", (forwarded) => expect(publicAddress(forwarded)).toBeUndefined());
